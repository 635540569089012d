import AccessCost
import LayoutModel

/// Groups of copies of one template, as the cards of a list: all of them are groups, or none is.
struct AlikeGroups {
    /// What may be done with the templates of a screen, each as the changes that it takes template by template; the first is
    /// nothing.
    let choices: [[[ScreenChange]]]
    /// The boxes of copies that are groups already and stay so together.
    private let kept: Set<String>

    /// The choices for a problem. O(items x sections).
    init(_ problem: GroupingProblem) {
        let screen = problem.screen
        func id(_ item: Int) -> String { screen[problem.items.items[item].element].id }
        var choices: [[ScreenChange]] = []
        var kept: Set<String> = []
        var labels = GroupLabel(problem)
        for copies in problem.canGroup && problem.request.kind == .natural ? problem.constraints.copies : [] {
            let boxes = copies.map { copy in
                problem.items.groups.first { Array($0.items) == copy.sorted() }.map { screen[$0.box].id }
            }
            if boxes.allSatisfy({ $0 != nil }) {
                kept.formUnion(boxes.compactMap(\.self))
                choices.append(
                    zip(copies, boxes).map { ScreenChange(.ungroup, $0.map(id), container: $1) })
            } else {
                let names = labels.labels(ofCopies: copies)
                guard problem.constraints.mayAskForName || names.allSatisfy(\.isGood) else { continue }
                let known = copies.map { copy in
                    problem.constraints.listed(copy).flatMap { problem.constraints.sections.sections[$0].box }
                }
                choices.append(
                    zip(zip(copies, names), known).map { copy, box in
                        let own = box.map { screen[$0].label } ?? ""
                        return ScreenChange(
                            .group, copy.0.map(id), label: own.isEmpty ? copy.1.text : own,
                            container: box.map { screen[$0].id }, needsName: own.isEmpty && !copy.1.isGood)
                    })
            }
        }
        // Each template by itself, and all together: what two of several do is seldom far from either.
        self.choices = [[]] + choices.map { [$0] } + (choices.count > 1 ? [choices] : [])
        self.kept = kept
    }

    /// The screen after a choice, the copies that are groups then being locked, with the stops in each lock by its id.
    static func locked(
        _ screen: Screen, _ choice: [ScreenChange], keeping kept: Set<String>, _ mix: MethodMix
    ) -> (screen: Screen, inside: [String: [String]]) {
        var result = Restructuring.screen(screen, choice, mix.main)
        let places = Dictionary(
            result.elements.indices.map { (result.elements[$0].id, ElementIndex($0)) },
            uniquingKeysWith: { first, _ in first })
        var inside: [String: [String]] = [:]
        let dissolved = Set(choice.filter { $0.kind == .ungroup }.compactMap(\.container))
        for box in kept.subtracting(dissolved).sorted() {
            guard let index = places[box] else { continue }
            result[index].isLocked = true
        }
        for change in choice where change.kind == .group {
            guard let first = change.targets.first.flatMap({ places[$0] }) else { continue }
            let members = change.targets.compactMap { places[$0] }
            let box = sequence(first: first) { result[$0].parent }.dropFirst().first { box in
                members.allSatisfy { box < $0 && $0.rawValue < result[box].subtreeEnd }
            }
            guard let box else { continue }
            result[box].isLocked = true
            inside[result[box].id] = change.targets
        }
        return (result, inside)
    }

    /// The problem of a choice, and what a change of its tree is on the screen itself.
    func problem(_ screen: Screen, _ choice: [ScreenChange], _ mix: MethodMix, _ constraints: Constraints) -> (
        problem: GroupingProblem, unlocked: ([ScreenChange]) -> [ScreenChange]
    ) {
        let (locked, inside) = Self.locked(screen, choice, keeping: kept, mix)
        return (
            GroupingProblem(locked, mix, constraints),
            { changes in
                changes.map { change in
                    var change = change
                    change.targets = change.targets.flatMap { inside[$0] ?? [$0] }
                    return change
                }
            }
        )
    }

    /// Whether there is nothing to choose and nothing to keep together.
    var isEmpty: Bool { choices.count == 1 && kept.isEmpty }
}

extension GroupingProblem {
    /// The screen with the best groups of the current order, the number of stops and groups on its top level, and of all groups:
    /// copies of one template are groups all together or not at all, and the rest is split exactly; nil where no group can be made.
    ///
    /// O(choices x n m^2) for groups of at most m; see `bestGrouping`.
    public var bestGrouped: (screen: Screen, stops: Int, groups: Int)? {
        guard price != nil, canGroup else { return nil }
        let alike = AlikeGroups(self)
        var best: (screen: Screen, stops: Int, groups: Int, cost: Double)?
        for choice in alike.choices.map({ $0.flatMap(\.self) }) {
            let own = alike.isEmpty ? self : alike.problem(screen, choice, mix, request).problem
            guard let plan = own.bestGrouping, let cost = own.value(of: plan), cost < best?.cost ?? .infinity else {
                continue
            }
            // A copy that is a group is one stop of its own problem.
            let kept = own.items.items.count(where: \.isLocked) - items.items.count(where: \.isLocked)
            best = (own.screen(in: own.shape(of: plan)), plan.items.count, plan.groupCount + kept, cost)
        }
        return best.map { ($0.screen, $0.stops, $0.groups) }
    }
}
