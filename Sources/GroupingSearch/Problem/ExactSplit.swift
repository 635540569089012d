/// The exact grouping of one order of a problem's stops.
struct ExactSplit: Sendable {
    let problem: GroupingProblem
    private let price: ListPrice
    private let total: Double

    /// Nil where the method's cost is not of the form that can be split exactly.
    init?(_ problem: GroupingProblem) {
        guard let price = problem.price else { return nil }
        self.problem = problem
        self.price = price
        total = problem.weights.reduce(0, +)
    }

    /// The split by another price than the method's, changes being free.
    init(_ problem: GroupingProblem, as price: ListPrice) {
        self.problem = problem
        self.price = price
        total = 0
    }

    private var limits: ExactGrouping.Limits {
        ExactGrouping.Limits(
            depth: problem.canGroup ? problem.asked.depth : 0, largestGroup: problem.asked.largestGroup)
    }

    /// The best plan of an order, prices of changes included. O(n m^2) for groups of at most m.
    func best(of order: [Int]) -> GroupingPlan {
        numbered(
            ExactGrouping.best(
                order.map { problem.weights[$0] }, price, limits, rule: rule(order, changePrice: problem.changePrice)
            ).plan, order)
    }

    /// The best plan of an order for each number of groups, whatever changes cost.
    func frontier(of order: [Int], most: Int) -> [GroupingPlan] {
        ExactGrouping.frontier(
            order.map { problem.weights[$0] }, price, limits, rule: rule(order, changePrice: 0), most: most
        ).map { numbered($0.plan, order) }
    }

    /// Which runs of an order may be groups; nil where all may and nothing has a price.
    private func rule(_ order: [Int], changePrice: Double) -> GroupRule? {
        let constraints = problem.constraints
        let isFree = problem.asked.kind == .none && problem.asked.together.isEmpty && problem.asked.apart.isEmpty
        let hasLocks = constraints.depths.contains { $0 > 0 }
        if isFree, changePrice == 0, !hasLocks, constraints.today.isEmpty { return nil }
        let change = changePrice * total
        return GroupRule(wide: wide(order), depths: hasLocks ? order.map { constraints.depths[$0] } : []) {
            start, length in
            let members = Array(order[start..<start + length])
            if constraints.isToday(members) { return -change }
            return isFree || constraints.allowsGroup(members) ? change : nil
        }
    }

    /// The runs beyond the largest group that may be groups: today's groups, and the lists of the screen.
    private func wide(_ order: [Int]) -> [Range<Int>] {
        guard let most = problem.asked.largestGroup else { return [] }
        let constraints = problem.constraints
        var sets = constraints.today.filter { $0.count > most }.map { $0 }
        var members: [Int: [Int]] = [:]
        for item in constraints.sections.order {
            for section in constraints.sections.path(of: item) where section > 0 {
                members[section, default: []].append(item)
            }
        }
        for section in constraints.sections.sections.indices where members[section]?.count ?? 0 > most {
            sets.append(members[section]!)
        }
        var placeOf = [Int](repeating: 0, count: order.count)
        for (place, item) in order.enumerated() { placeOf[item] = place }
        let runs = sets.compactMap { set -> Range<Int>? in
            let places = set.map { placeOf[$0] }
            guard let low = places.min(), let high = places.max(), high - low + 1 == set.count else { return nil }
            return low..<high + 1
        }
        return Set(runs).sorted { ($0.count, $0.lowerBound) < ($1.count, $1.lowerBound) }
    }

    private func numbered(_ plan: GroupingPlan, _ order: [Int]) -> GroupingPlan {
        func items(_ list: [GroupingPlan.Item]) -> [GroupingPlan.Item] {
            list.map { item in
                switch item {
                case .target(let place): .target(order[place])
                case .group(let inner): .group(items(inner))
                }
            }
        }
        return GroupingPlan(items(plan.items))
    }
}
