import LayoutModel

/// What a screen costs once groups were made of its stops, by the prices of places: no screen is built for it.
struct GroupPricer {
    private let problem: GroupingProblem
    private let numbers: [String: Int]

    /// A pricer for a screen without groups; nil where there are some, and where places have no prices.
    init?(_ problem: GroupingProblem) {
        guard problem.price != nil, problem.canGroup, problem.items.groups.isEmpty else { return nil }
        self.problem = problem
        numbers = Dictionary(
            problem.items.items.enumerated().map { (problem.screen[$1.element].id, $0) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The expected cost after some changes; nil where they are others than groups of stops that follow each other.
    /// O(stops + changes log changes).
    func value(of changes: [ScreenChange]) -> Double? {
        var groups: [Range<Int>] = []
        for change in changes {
            guard change.kind == .group, let run = run(of: change.targets) else { return nil }
            groups.append(run)
        }
        // Outer ones first.
        groups.sort { ($0.lowerBound, -$0.count) < ($1.lowerBound, -$1.count) }
        var next = 0
        guard let items = items(of: 0..<problem.count, groups, &next) else { return nil }
        return problem.value(of: GroupingPlan(items))
    }

    /// The stops of a group as they follow each other; nil where they do not, or are none for a group of their own.
    private func run(of targets: [String]) -> Range<Int>? {
        guard let first = targets.first.flatMap({ numbers[$0] }), targets.count > 1, targets.count < problem.count,
            targets.enumerated().allSatisfy({ numbers[$1] == first + $0 })
        else { return nil }
        return first..<first + targets.count
    }

    private func items(of range: Range<Int>, _ groups: [Range<Int>], _ next: inout Int) -> [GroupingPlan.Item]? {
        var result: [GroupingPlan.Item] = []
        var number = range.lowerBound
        while number < range.upperBound {
            guard next < groups.count, groups[next].lowerBound == number else {
                result.append(.target(number))
                number += 1
                continue
            }
            let group = groups[next]
            next += 1
            guard group.upperBound <= range.upperBound, group != range, let inner = items(of: group, groups, &next)
            else { return nil }
            result.append(.group(inner))
            number = group.upperBound
        }
        return result
    }
}
