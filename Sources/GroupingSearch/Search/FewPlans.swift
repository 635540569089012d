import AccessCost

/// Every plan that a problem allows, for problems that have few: then all of them can be tried.
enum FewPlans {
    /// The plans, the one of the expected order without new groups first; nil where they, or the orders that they come from,
    /// are more than a limit. O(plans x targets).
    static func all(of problem: GroupingProblem, upTo most: Int) -> [GroupingPlan]? {
        let orders = NaturalOrders(problem)
        guard let count = orders.count(upTo: most), count * problem.count < 100_000 else { return nil }
        var plans: [GroupingPlan] = []
        for order in orders.all where problem.constraints.allowsOrder(order) {
            guard problem.canGroup else {
                plans.append(problem.inCurrentGroups(order))
                continue
            }
            var nestings = Nestings(order, problem, most: most - plans.count)
            guard let lists = nestings.lists(order.indices, depth: problem.request.depth) else { return nil }
            plans += lists.map { GroupingPlan($0) }.filter(problem.allows)
        }
        return plans
    }
}

/// The nestings of one order, list by list.
private struct Nestings {
    private let order: [Int]
    private let problem: GroupingProblem
    private let most: Int
    private var known: [Key: [[GroupingPlan.Item]]] = [:]

    private struct Key: Hashable {
        var run: Range<Int>
        var depth: Int?
        var isRest: Bool
    }

    init(_ order: [Int], _ problem: GroupingProblem, most: Int) {
        self.order = order
        self.problem = problem
        self.most = most
    }

    /// Every list of targets and groups that holds a run of the order; nil where they are more than the limit.
    ///
    /// - Parameters:
    ///   - depth: the groups that may still be around a target; nil for any number.
    ///   - isRest: whether the run is the rest of a list, not all of it: then it may be one group.
    mutating func lists(_ run: Range<Int>, depth: Int?, isRest: Bool = false) -> [[GroupingPlan.Item]]? {
        if run.isEmpty { return [[]] }
        let key = Key(run: run, depth: depth, isRest: isRest)
        if let lists = known[key] { return lists }
        var result: [[GroupingPlan.Item]] = []
        for end in run.lowerBound + 1...run.upperBound {
            let first = run.lowerBound..<end
            guard first.count == 1 || isRest || first != run else { continue }
            guard let heads = heads(first, depth: depth) else { return nil }
            guard !heads.isEmpty else { continue }
            guard let tails = lists(end..<run.upperBound, depth: depth, isRest: true),
                result.count + heads.count * tails.count <= most
            else { return nil }
            for head in heads { result += tails.map { [head] + $0 } }
        }
        known[key] = result
        return result
    }

    /// What the first child of a list can be that holds a run: a target, or a group in every way; none where it must not be
    /// a group.
    private mutating func heads(_ run: Range<Int>, depth: Int?) -> [GroupingPlan.Item]? {
        if run.count == 1 { return [.target(order[run.lowerBound])] }
        guard depth ?? 1 > 0 else { return [] }
        switch problem.constraints.allowance(Array(order[run])) {
        case .none: return []
        case .leaf: return [.group(order[run].map { .target($0) })]
        case .any: break
        }
        return lists(run, depth: depth.map { $0 - 1 })?.map { .group($0) }
    }
}
