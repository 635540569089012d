/// A start for methods whose cost has no list price: the best grouping for a price that is like theirs.
enum GuidedStart {
    /// The plan of an order that steps with a choice per level make best; nil where it breaks a constraint.
    static func plan(of order: [Int], _ problem: GroupingProblem) -> GroupingPlan? {
        guard problem.canGroup else { return problem.inCurrentGroups(order) }
        var best: (plan: GroupingPlan, cost: Double)?
        // Entering a group costs as much as a step, or three times that.
        for perChoice in [0.0, 1, 3] {
            let guide = ExactSplit(problem, as: ListPrice(perPosition: 1, perChoice: perChoice))
            let plan = guide.best(of: order)
            guard problem.allows(plan), let cost = problem.cost(of: plan) else { continue }
            if cost < best?.cost ?? .infinity { best = (plan, cost) }
        }
        return best?.plan
    }
}
