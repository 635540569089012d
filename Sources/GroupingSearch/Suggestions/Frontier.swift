/// The best value for each number of groups.
enum Frontier {
    /// The most groups for which it is looked for.
    static let most = 12
    /// The most orders that are all split.
    private static let fewOrders = 24

    /// The points from no group to twelve, then the plan itself where it has more.
    ///
    /// For costs of the form of a list price each point is exact for the plan's order; else groups are taken out of the plan
    /// one by one, the least useful first.
    static func points(_ problem: GroupingProblem, _ plan: GroupingPlan, isOptimal: Bool) -> [FrontierPoint] {
        var points: [FrontierPoint] = []
        if let split = ExactSplit(problem) {
            // With few orders all of them are split; else that of the plan.
            let natural = NaturalOrders(problem)
            let isProven = natural.count(upTo: fewOrders) != nil
            let orders = isProven ? natural.all.filter(problem.constraints.allowsOrder) : [plan.targets]
            var best = [Double](repeating: .infinity, count: most + 1)
            for order in orders {
                for (groups, plan) in split.frontier(of: order, most: most).enumerated() {
                    if let value = problem.value(of: plan), value < best[groups] { best[groups] = value }
                }
            }
            // Fewer groups that are as good stand for themselves.
            for (groups, value) in best.enumerated() where value < (points.last?.after ?? .infinity) - 1e-12 {
                points.append(FrontierPoint(groups: groups, after: value, isProven: isProven))
            }
        } else {
            points = thinned(problem, plan)
        }
        guard let value = problem.value(of: plan), plan.groupCount > points.last?.groups ?? -1 else { return points }
        points.append(FrontierPoint(groups: plan.groupCount, after: value, isProven: isOptimal))
        return points
    }

    private static func thinned(_ problem: GroupingProblem, _ plan: GroupingPlan) -> [FrontierPoint] {
        var points: [FrontierPoint] = []
        var plan = plan
        while true {
            if let value = problem.value(of: plan), plan.groupCount <= most {
                points.append(FrontierPoint(groups: plan.groupCount, after: value, isProven: false))
            }
            guard plan.groupCount > 0 else { break }
            let smaller = (0..<plan.groupCount).map { plan.dissolving($0) }
            let values = smaller.map { problem.value(of: $0) ?? .infinity }
            let least = values.indices.min { values[$0] < values[$1] }!
            plan = smaller[least]
        }
        var best = Double.infinity
        return points.reversed().filter { point in
            defer { best = min(best, point.after) }
            return point.after < best - 1e-12
        }
    }
}

extension GroupingPlan {
    /// The plan without one group, counted in preorder; the group is replaced by what it held.
    func dissolving(_ number: Int) -> GroupingPlan {
        var seen = -1
        func items(_ list: [Item]) -> [Item] {
            list.flatMap { item -> [Item] in
                guard case .group(let inner) = item else { return [item] }
                seen += 1
                let isIt = seen == number
                let kept = items(inner)
                return isIt ? kept : [.group(kept)]
            }
        }
        return GroupingPlan(items(self.items))
    }
}
