import LayoutModel

extension GoalMatcher {
    /// Matches the actions and gestures of each target with those of its partner, by name.
    mutating func matchActionsOfPartners() {
        for (old, partner) in partners.enumerated() {
            guard let new = partner, before.targets[old].actions.count > 1, after.targets[new].actions.count > 1 else {
                continue
            }
            for place in before.targets[old].actions.indices.dropFirst() {
                let goal = Comparison.Goal(target: old, action: place)
                guard before.isFree(goal) else { continue }
                let action = before.targets[old].actions[place]
                let others = after.targets[new].actions.indices.dropFirst().map {
                    Comparison.Goal(target: new, action: $0)
                }.filter { after.isFree($0) }
                func name(_ goal: Comparison.Goal) -> TargetAction { after.targets[new].actions[goal.action] }
                let words = GoalName.words(action)
                guard
                    let other = others.first(where: { name($0).name == action.name && name($0).kind == action.kind })
                        ?? others.first(where: { GoalName.words(name($0)) == words })
                else { continue }
                pair(goal, other, by: name(other).kind == action.kind ? .name : .goal)
            }
        }
    }

    /// Matches targets of one side with actions of the other whose names agree.
    mutating func matchAcrossKinds() {
        let (old, new) = (before, after)
        for (goal, target) in Self.agreeing(new, old, owners: owners(of: \.before)) {
            pair(Comparison.Goal(target: target), goal, by: .goal)
        }
        for (goal, target) in Self.agreeing(old, new, owners: owners(of: \.after)) {
            pair(goal, Comparison.Goal(target: target), by: .goal)
        }
        matchMovedActions()
    }

    /// For each target of one side its partner on the other.
    private func owners(of side: KeyPath<GoalMatcher, ComparedSide>) -> [Int?] {
        if side == \GoalMatcher.before { return partners }
        var owners = [Int?](repeating: nil, count: after.targets.count)
        for (old, new) in partners.enumerated() { if let new, owners[new] == nil { owners[new] = old } }
        return owners
    }

    /// Actions of one side and targets of the other, each of them left over, whose names agree.
    ///
    /// "Pin card 1" agrees with the action "Pin" of "Card 1", in both orders. A target that is called as the action alone agrees
    /// where it follows the element of the action, or where both names are unique.
    /// - Parameter owners: for each target its partner on the side of the actions.
    private static func agreeing(
        _ actions: ComparedSide, _ targets: ComparedSide, owners: [Int?]
    ) -> [(action: Comparison.Goal, target: Int)] {
        let goals = actions.freeActions
        let free = targets.targets.indices.filter { targets.isFree($0) && !targets.targets[$0].words.isEmpty }
        guard !goals.isEmpty, !free.isEmpty else { return [] }
        var (full, alone) = ([String: [Int]](), [String: [Int]]())
        for (place, goal) in goals.enumerated() {
            let owner = actions.targets[goal.target]
            let words = GoalName.words(owner.actions[goal.action])
            for key in Set([GoalName.key(words + owner.words), GoalName.key(owner.words + words)]) {
                if let key, !owner.words.isEmpty { full[key, default: []].append(place) }
            }
            if let key = GoalName.key(words) { alone[key, default: []].append(place) }
        }
        var names: [String: Int] = [:]
        for target in free { names[GoalName.key(targets.targets[target].words) ?? "", default: 0] += 1 }
        var isTaken = [Bool](repeating: false, count: goals.count)
        var result: [(Comparison.Goal, Int)] = []
        func take(_ place: Int, _ target: Int) {
            isTaken[place] = true
            result.append((goals[place], target))
        }
        var rest: [Int] = []
        for target in free {
            guard let key = GoalName.key(targets.targets[target].words) else { continue }
            if let places = full[key], names[key] == 1, places.count == 1, !isTaken[places[0]] {
                take(places[0], target)
            } else {
                rest.append(target)
            }
        }
        for target in rest {
            guard let key = GoalName.key(targets.targets[target].words),
                let places = alone[key]?.filter({ !isTaken[$0] }), !places.isEmpty
            else { continue }
            // The element that it follows, a few places back at most.
            let owner = (max(0, target - 8)..<target).reversed().lazy.compactMap { owners[$0] }.first { owner in
                places.contains { goals[$0].target == owner }
            }
            if let owner, let place = places.first(where: { goals[$0].target == owner }) {
                take(place, target)
            } else if names[key] == 1, places.count == 1 {
                take(places[0], target)
            }
        }
        return result
    }

    /// Matches actions that are left over and have become actions of another element, by the names of both.
    private mutating func matchMovedActions() {
        func keys(_ side: ComparedSide) -> [String: [Comparison.Goal]] {
            var keys: [String: [Comparison.Goal]] = [:]
            for goal in side.freeActions where !side.targets[goal.target].words.isEmpty {
                let owner = side.targets[goal.target]
                let words = GoalName.words(owner.actions[goal.action]) + owner.words
                if let key = GoalName.key(words) { keys[key, default: []].append(goal) }
            }
            return keys
        }
        let (old, new) = (keys(before), keys(after))
        let unique = old.filter { key, goals in goals.count == 1 && new[key]?.count == 1 }
        for (key, goals) in unique.sorted(by: { $0.value[0] < $1.value[0] }) {
            if let other = new[key]?.first { pair(goals[0], other, by: .goal) }
        }
    }
}
