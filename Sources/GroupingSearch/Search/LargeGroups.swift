/// The best order and nesting where any target may be in any group, and current groups beyond the largest size may stay as they
/// are.
///
/// What stays is a list of its own, in the list around it one place that no smaller group holds: each choice of what stays
/// is solved by `FreeNesting`, inside and outside.
struct LargeGroups {
    /// The most large groups of which every choice is tried.
    private static let most = 5

    private enum Answer {
        case best(items: [GroupingPlan.Item], cost: Double)
        /// No tree keeps the limits.
        case impossible
        /// Nothing is proven.
        case unknown
    }

    private let weights: [Double]
    private let depths: [Int]
    private let price: ListPrice
    private let largest: Int
    private let groups: [[Int]]

    init(_ problem: GroupingProblem, _ price: ListPrice, largest: Int) {
        weights = problem.weights
        depths = problem.constraints.depths
        self.price = price
        self.largest = largest
        groups = problem.constraints.currentGroups.filter { $0.count > largest }.sorted { $0[0] < $1[0] }
    }

    /// The best plan with at most so many groups around a target, nil for any number; nil where nothing is proven.
    ///
    /// 2^g times what `FreeNesting` takes, for g large groups.
    func best(depth: Int?) -> GroupingPlan? {
        guard groups.count <= Self.most,
            case .best(let items, _) = best(Array(weights.indices), groups, depth, isTop: true)
        else { return nil }
        return GroupingPlan(items)
    }

    private func best(_ members: [Int], _ groups: [[Int]], _ depth: Int?, isTop: Bool) -> Answer {
        // A locked group stands in the top list of the screen, however deep it is.
        if !isTop, let depth, members.contains(where: { depths[$0] > depth }) { return .impossible }
        let inside = groups.filter { group in group.count < members.count && Set(members).isSuperset(of: group) }
        var least = Answer.impossible
        for choice in 0..<(depth == 0 ? 1 : 1 << inside.count) {
            let kept = inside.indices.filter { choice >> $0 & 1 == 1 }.map { inside[$0] }
            guard Set(kept.joined()).count == kept.reduce(0, { $0 + $1.count }) else { continue }
            switch (outside(members, kept, groups, depth), least) {
            case (.unknown, _): return .unknown
            case (.best(let items, let cost), .best(_, let before)) where cost < before:
                least = .best(items: items, cost: cost)
            case (.best(let items, let cost), .impossible): least = .best(items: items, cost: cost)
            default: break
            }
        }
        return least
    }

    /// The best list of members in which some large groups stay.
    private func outside(_ members: [Int], _ kept: [[Int]], _ groups: [[Int]], _ depth: Int?) -> Answer {
        let taken = Set(kept.joined())
        var items: [GroupingPlan.Item] = []
        var (weights, depths) = ([Double](), [Int]())
        var total = 0.0
        for member in members where !taken.contains(member) {
            items.append(.target(member))
            weights.append(self.weights[member])
            depths.append(self.depths[member])
        }
        for group in kept {
            let answer = best(group, groups, depth.map { $0 - 1 }, isTop: false)
            guard case .best(let inner, let cost) = answer else { return answer }
            items.append(.group(inner))
            weights.append(group.reduce(0) { $0 + self.weights[$1] })
            depths.append(.max)
            total += cost
        }
        let plan: GroupingPlan
        if depth == 0 {
            plan = GroupingPlan(weights.indices.sorted { (-weights[$0], $0) < (-weights[$1], $1) }.map { .target($0) })
            total += plan.cost(weights: weights, price: price)
        } else {
            guard let found = FreeNesting.best(weights, depths: depths, price, depth: depth, largest: largest) else {
                return .unknown
            }
            plan = found.plan
            total += found.cost
        }
        return .best(items: Self.named(plan.items, items), cost: total)
    }

    private static func named(_ plan: [GroupingPlan.Item], _ items: [GroupingPlan.Item]) -> [GroupingPlan.Item] {
        plan.map { item in
            switch item {
            case .target(let place): items[place]
            case .group(let inner): .group(named(inner, items))
            }
        }
    }
}
