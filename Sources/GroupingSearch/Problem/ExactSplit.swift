/// The exact grouping of one order of a problem's stops.
struct ExactSplit: Sendable {
    let problem: GroupingProblem
    private let price: ListPrice
    private let total: Double
    /// What may be a group although it is beyond the largest, with the number of changes that it is then.
    private var largeSets: [(items: [Int], changes: Double)] = []

    /// Nil where the method sees no groups that a layout can make, or its cost is not of the form that can be split exactly.
    init?(_ problem: GroupingProblem) {
        guard problem.canGroup, let price = problem.price else { return nil }
        self.problem = problem
        self.price = price
        total = problem.weights.reduce(0, +)
        largeSets = judgedLargeSets()
    }

    /// The split by another price than the method's, changes being free.
    init(_ problem: GroupingProblem, as price: ListPrice) {
        self.problem = problem
        self.price = price
        total = 0
        largeSets = judgedLargeSets()
    }

    private var limits: ExactGrouping.Limits {
        ExactGrouping.Limits(
            depth: problem.request.depth, largestGroup: problem.request.largestGroup)
    }

    /// The best plan of an order, prices of changes included. O(n m^2) for groups of at most m.
    func best(of order: [Int]) -> GroupingPlan {
        var none: GroupMemory?
        return best(of: order, &none)
    }

    /// The same for one of many orders; the sets that it judges are looked up by their hashes where there is a memory, so
    /// a proof takes none.
    func best(of order: [Int], _ memory: inout GroupMemory?) -> GroupingPlan {
        let tables = tables(order, limits, problem.changePrice, &memory)
        return numbered(ExactGrouping(tables).plan(budget: tables.budgets - 1), order)
    }

    /// The expected cost of the best plan of an order with the prices of its changes; no less than what the plan costs, and
    /// the same but for the current plan, which is no change even where its order is not the expected one.
    func cost(of order: [Int], _ memory: inout GroupMemory?) -> Double {
        let tables = tables(order, limits, problem.changePrice, &memory)
        let changes = problem.constraints.currentGroups.count + problem.adjacencyBreaks(order)
        return tables.cost(budget: tables.budgets - 1) / total + problem.constant
            + problem.changePrice * Double(changes)
    }

    /// The best plan of an order for each number of groups, whatever changes cost.
    func frontier(of order: [Int], most: Int) -> [GroupingPlan] {
        var limits = limits
        limits.groups = most
        var none: GroupMemory?
        let tables = tables(order, limits, 0, &none)
        return (0..<tables.budgets).map { numbered(ExactGrouping(tables).plan(budget: $0), order) }
    }

    private func tables(
        _ order: [Int], _ limits: ExactGrouping.Limits, _ changePrice: Double, _ memory: inout GroupMemory?
    ) -> ExactTables {
        let constraints = problem.constraints
        let canGroup = ExactTables.canGroup(order.count, limits)
        let width = GroupRuns.width(order.count, canGroup ? limits.largestGroup ?? order.count : 1)
        let hasLocks = constraints.depths.contains { $0 > 0 }
        var prices: [Double] = []
        var leaves: [Bool] = []
        var wide: [(run: Range<Int>, price: Double)] = []
        if canGroup, !isFree || changePrice > 0 || !constraints.currentGroups.isEmpty {
            let change = changePrice * total
            prices = Array(repeating: .infinity, count: (order.count + 1) * (width + 1))
            if !isFree { leaves = Array(repeating: false, count: prices.count) }
            func note(_ changes: Double, _ run: Int) {
                guard changes != .infinity else { return }
                prices[run] = change * (changes == Self.leaf ? 1 : changes)
                if changes == Self.leaf { leaves[run] = true }
            }
            for start in order.indices {
                let lengths = stride(from: 2, through: min(width, order.count - start), by: 1)
                if memory == nil {
                    for length in lengths {
                        note(changes(order[start..<start + length]), start * (width + 1) + length)
                    }
                    continue
                }
                var hash = memory!.hash(of: order[start])
                for length in lengths {
                    hash &+= memory!.hash(of: order[start + length - 1])
                    // A closure for what is not known would copy all of the problem each time.
                    let known = memory!.changes(hash)
                    let found = known ?? changes(order[start..<start + length])
                    if known == nil { memory!.keep(found, hash) }
                    note(found, start * (width + 1) + length)
                }
            }
            wide = self.wide(order).map { ($0.run, change * $0.changes) }
        }
        let runs = GroupRuns(
            order.map { problem.weights[$0] }, prices: prices, leaves: leaves, wide: wide,
            depths: hasLocks ? order.map { constraints.depths[$0] } : [], perGroup: price.perGroup, width: width)
        return ExactTables(runs, price, limits)
    }

    /// Whether any run may be a group.
    private var isFree: Bool {
        problem.request.kind == .none && problem.request.together.isEmpty && problem.request.apart.isEmpty
    }

    /// What stands for one change that is a group without further ones in it.
    private static let leaf = 2.0

    /// The number of changes that a group is: 1 where it is new, -1 where it stays, infinitely many where it must not be.
    private func changes(_ members: ArraySlice<Int>) -> Double {
        let members = Array(members)
        if problem.constraints.isCurrentGroup(members) { return -1 }
        if isFree { return 1 }
        return switch problem.constraints.allowance(members) {
        case .none: .infinity
        case .leaf: Self.leaf
        case .any: 1
        }
    }

    /// The runs of an order that may be groups although they exceed the largest size: current groups, and the lists of the
    /// screen. O(n + the sizes of the lists).
    private func wide(_ order: [Int]) -> [(run: Range<Int>, changes: Double)] {
        guard !largeSets.isEmpty else { return [] }
        var placeOf = [Int](repeating: 0, count: order.count)
        for (index, item) in order.enumerated() { placeOf[item] = index }
        return largeSets.compactMap { set in
            var (low, high) = (Int.max, -1)
            for item in set.items {
                low = min(low, placeOf[item])
                high = max(high, placeOf[item])
            }
            return high - low + 1 == set.items.count ? (low..<high + 1, set.changes) : nil
        }
    }

    /// The large sets that may be groups with further groups in them: which items they are decides that, not their order.
    private func judgedLargeSets() -> [(items: [Int], changes: Double)] {
        guard let most = problem.request.largestGroup else { return [] }
        let constraints = problem.constraints
        var sets = constraints.currentGroups.filter { $0.count > most }.map { $0 }
        var members: [Int: [Int]] = [:]
        for item in constraints.sections.order {
            for section in constraints.sections.path(of: item) where section > 0 {
                members[section, default: []].append(item)
            }
        }
        for section in constraints.sections.sections.indices where members[section]?.count ?? 0 > most {
            sets.append(members[section]!)
        }
        var seen: Set<[Int]> = []
        return sets.compactMap { set in
            guard seen.insert(set.sorted()).inserted else { return nil }
            let changes = changes(set[...])
            return changes == .infinity || changes == Self.leaf ? nil : (set, changes)
        }
    }

    private func numbered(_ plan: GroupingPlan, _ order: [Int]) -> GroupingPlan {
        func items(_ list: [GroupingPlan.Item]) -> [GroupingPlan.Item] {
            list.map { item in
                switch item {
                case .target(let index): .target(order[index])
                case .group(let inner): .group(items(inner))
                }
            }
        }
        return GroupingPlan(items(plan.items))
    }
}
