import AccessCost
import LayoutModel

/// What comparisons say of goals in words.
struct GoalWords {
    let pair: Comparison.ScreenPair
    /// Whether removed goals are no regressions.
    let removalsAreMeant: Bool
    /// Whether the layout as it is now lacks a screen that is not meant to be removed.
    private let losesScreens: Bool
    private let named = 5

    init(_ pair: Comparison.ScreenPair, in comparison: Comparison) {
        (self.pair, removalsAreMeant) = (pair, comparison.removalsAreMeant)
        losesScreens = !comparison.removedScreens.isEmpty && !comparison.removalsAreMeant
    }

    /// What a goal is called: its target's label, with the action that it is.
    static func name(_ goal: Comparison.Goal, on screen: ScreenAnalysis) -> String {
        let label = screen.targets[goal.target].label
        guard let action = screen.action(of: goal) else { return label }
        return say.action(name(action), on: label)
    }

    /// An action's name; a gesture's in words, as "long press".
    static func name(_ action: TargetAction) -> String {
        guard action.kind == .gesture else { return action.name }
        return action.name.map { $0.isUppercase ? " \($0.lowercased())" : String($0) }.joined()
    }

    /// What the goals of a list are called together.
    static func word(_ goals: some Sequence<Comparison.Goal>) -> Noun {
        goals.allSatisfy { $0.action == 0 } ? .target : .goal
    }

    /// What the goals on both screens are called together.
    var word: Noun { pair.goals.allSatisfy(\.isOfTargets) ? .target : .goal }

    /// What the change makes slower, unreachable or removes, which is always answered.
    func answer(method: Int) -> String {
        guard !pair.goals.isEmpty || !pair.removed.isEmpty else {
            return say.nothingOnBoth
        }
        let shift = pair.shift(of: .seconds, method: method)
        var sentences: [String] = []
        if !shift.slower.isEmpty {
            sentences.append(say.slowerGoals(counted(shift.slower), slower(shift.slower, method)))
        }
        if !pair.missed.isEmpty {
            sentences.append(say.removedGoals(removed(pair.missed), isMeant: removalsAreMeant))
        }
        if pair.missed.count < pair.removed.count {
            let unwanted = pair.removed.filter { pair.before.targets[$0.target].weight == 0 }
            sentences.append(say.removedUnwanted(removed(unwanted)))
        }
        if !shift.unreachable.isEmpty {
            sentences.append(say.unreachableNow(goals: counted(shift.unreachable, named: true)))
        }
        if !shift.lost.isEmpty {
            sentences.append(say.noLongerTells(counted(shift.lost, named: true)))
        }
        if sentences.isEmpty {
            // Nothing is said of what is not known, and of screens that are gone.
            sentences.append(
                !shift.unknown.isEmpty
                    ? say.noKnownGetsSlower(word)
                    : losesScreens ? say.noneHereGetsSlower(word) : say.nothingGetsSlowerSentence)
        } else if shift.slower.isEmpty, !pair.goals.isEmpty {
            sentences.append(say.noOtherGetsSlower(word))
        }
        if !shift.unknown.isEmpty { sentences.append(say.notComparable(counted(shift.unknown))) }
        if !pair.goals.isEmpty {
            sentences.append(
                say.fasterAndSame(
                    shift.faster.count, shift.same.count, unreachable: shift.stayUnreachable.count))
        }
        return sentences.joined(separator: " ")
    }

    /// How many removed goals, and which.
    private func removed(_ goals: [Comparison.Goal]) -> String {
        let names = goals.map { cutMiddle(Self.name($0, on: pair.before), to: 24) }
        return "\(plural(goals.count, Self.word(goals))) (\(list(names)))"
    }

    private func slower(_ places: [Int], _ method: Int) -> String {
        let tree = pair.before.methods[method].method.mainTree
        return list(
            places.map { place -> String in
                let goals = pair.goals[place]
                let name = cutMiddle(Self.name(goals.after, on: pair.after), to: 24)
                guard let old = pair.before.methods[method].tree(tree), let new = pair.after.methods[method].tree(tree),
                    let a = pair.before.cost(of: goals.before, on: old).cost,
                    let b = pair.after.cost(of: goals.after, on: new).cost
                else { return name }
                return "\(name) (\(shortNumber(a.seconds)) → \(shortNumber(b.seconds)) s)"
            })
    }

    /// How many goals on both screens, and which.
    private func counted(_ places: [Int], named: Bool = false) -> String {
        let goals = places.map { pair.goals[$0].after }
        let count = plural(places.count, Self.word(goals))
        return named ? "\(count) (\(list(goals.map { cutMiddle(Self.name($0, on: pair.after), to: 24) })))" : count
    }

    /// The first names of a list, with the number of the others.
    private func list(_ names: [String]) -> String {
        let more = names.count > named ? say.andMore(names.count - named) : ""
        return names.prefix(named).joined(separator: ", ") + more
    }
}
