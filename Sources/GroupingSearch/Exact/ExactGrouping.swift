/// The best grouping of targets whose order is kept, by dynamic programming over runs.
///
/// `C(i,j)` is the least cost of targets i to j as one list, `R(i,j)` that of the rest of a list that began before i:
/// `R(i,j) = t W(i,j) + min over k of [ s W(i,k) + inside(i,k) + R(k+1,j) ]`, where i to k is the first child, and C is
/// the same but that all after its first child also pay the first "next". Both are kept for the runs up to the largest
/// group, and for the suffixes of the whole and of each wide run that a rule allows. Where leaving a group out costs
/// nothing, no group ends its list: what it holds costs less in the list itself.
/// Source: NavCost.docc/Model.md, "Exact grouping".
public struct ExactGrouping: Sendable {
    /// What a grouping may look like.
    public struct Limits: Hashable, Sendable {
        /// The most groups around a target; nil for any number.
        public var depth: Int?
        /// The most targets in a group, from 2; nil for any number.
        public var largestGroup: Int?
        /// The most groups in all; nil for any number.
        public var groups: Int?

        /// Limits; none where nothing is said.
        public init(depth: Int? = nil, largestGroup: Int? = nil, groups: Int? = nil) {
            precondition(depth ?? 0 >= 0 && largestGroup ?? 2 >= 2 && groups ?? 0 >= 0)
            self.depth = depth
            self.largestGroup = largestGroup
            self.groups = groups
        }
    }

    private let tables: ExactTables

    /// The best plan for weights in their order, within limits, with its cost.
    ///
    /// O(n m^2) for groups of at most m targets, O(n^3) without that limit, times the depth where it is limited and the
    /// square of the number of groups where that is.
    public static func best(
        _ weights: [Double], _ price: ListPrice, _ limits: Limits = Limits()
    ) -> (plan: GroupingPlan, cost: Double) {
        guard !weights.isEmpty else { return (GroupingPlan([]), 0) }
        let search = ExactGrouping(weights, price, limits)
        let most = search.tables.budgets - 1
        return (search.plan(budget: most), search.tables.cost(budget: most))
    }

    /// The best plan for each number of groups from none to `most`; none costs more than the previous one.
    ///
    /// O(n m^2 most^2); see `best`.
    public static func frontier(
        _ weights: [Double], _ price: ListPrice, _ limits: Limits = Limits(), most: Int
    ) -> [(plan: GroupingPlan, cost: Double)] {
        guard !weights.isEmpty else { return [] }
        var limits = limits
        limits.groups = min(most, limits.groups ?? most)
        let search = ExactGrouping(weights, price, limits)
        return (0..<search.tables.budgets).map { (search.plan(budget: $0), search.tables.cost(budget: $0)) }
    }

    private init(_ weights: [Double], _ price: ListPrice, _ limits: Limits) {
        let width = ExactTables.canGroup(weights.count, limits) ? limits.largestGroup ?? weights.count : 1
        tables = ExactTables(GroupRuns(weights, perGroup: price.perGroup, width: width), price, limits)
    }

    /// What has been worked out of some runs.
    init(_ tables: ExactTables) { self.tables = tables }

    // MARK: The plan

    /// The best plan with at most so many groups.
    func plan(budget: Int) -> GroupingPlan {
        let whole = tables.runs.wide.count - 1
        return GroupingPlan(items(tables.runs.wide[whole], whole, tables.levels - 1, budget))
    }

    /// What a list holds; `place` is its place among the wide runs where it is one.
    private func items(_ run: Range<Int>, _ place: Int?, _ level: Int, _ budget: Int) -> [GroupingPlan.Item] {
        var items: [GroupingPlan.Item] = []
        var (start, budget) = (run.lowerBound, budget)
        while start < run.upperBound {
            let choice = choice(start, run, place, level, budget)
            if choice.length > 1, let inner = tables.below(level) {
                let inside = start..<start + choice.length
                if choice.place == nil, tables.runs.isLeaf(start, choice.length) {
                    items.append(.group(inside.map { .target($0) }))
                } else {
                    items.append(
                        .group(self.items(inside, choice.place, inner, tables.isBudgeted ? choice.groups - 1 : 0)))
                }
            } else {
                items.append(.target(start))
            }
            start += choice.length
            budget -= choice.groups
        }
        return items
    }

    /// A first child, and the groups that it takes where they count, itself included.
    private struct Choice {
        var length = 1
        var groups = 0
        /// Its place among the wide runs.
        var place: Int?
        var cost = Double.infinity
    }

    /// The first child of what is left of a list from a target on; of equally good ones the shortest.
    private func choice(_ start: Int, _ run: Range<Int>, _ place: Int?, _ level: Int, _ budget: Int) -> Choice {
        let runs = tables.runs
        let (end, length) = (run.upperBound, run.upperBound - start)
        let isHead = start == run.lowerBound
        var best = Choice()
        func offer(_ first: Int, _ groups: Int, _ wide: Int?, _ child: Double) {
            var cost = child
            if first < length {
                let left = budget - groups
                cost +=
                    place.map { tables[level, left].suffixes[$0][start + first - run.lowerBound] }
                    ?? tables[level, left].rests[tables.restPlace(end: end, length: length - first)]
            }
            if isHead { cost += tables.paused(start + first, length - first) }
            if cost < best.cost { best = Choice(length: first, groups: groups, place: wide, cost: cost) }
        }
        offer(1, 0, nil, tables.alone(start, level))
        guard let inner = tables.below(level) else { return best }
        let counts = tables.isBudgeted ? Array(stride(from: 1, through: budget, by: 1)) : [0]
        for first in stride(from: 2, through: min(length, runs.width), by: 1) {
            // What ends its list is worth a group only where leaving the group out costs something, and never all of it.
            guard first < length || !isHead && runs.price(start, first) < 0 else { continue }
            for groups in counts {
                offer(first, groups, nil, tables[inner, max(0, groups - 1)].groups[runs.at(start, first)])
            }
        }
        runs.forEachWideChild(start, end) { wide, first in
            guard !isHead || first < length else { return }
            for groups in counts {
                offer(first, groups, wide, tables[inner, max(0, groups - 1)].wideGroups[wide])
            }
        }
        return best
    }
}
