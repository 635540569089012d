/// The best grouping of targets whose order is kept, by dynamic programming over runs.
///
/// `C(i,j)` is the least cost of targets i to j as one list, `R(i,j)` that of the rest of a list that began before i:
/// `R(i,j) = t W(i,j) + min over k of [ s W(i,k) + inside(i,k) + R(k+1,j) ]`, where i to k is the first child, and C is
/// the same but that all behind its first child also pay the first "next". Both are kept for the runs up to the largest
/// group, and for the suffixes of the whole and of each wide run that a rule allows. Where leaving a group out costs
/// nothing, no group ends its list: what it holds costs less in the list itself.
/// Source: MODEL.md, "What suggest searches", 1.
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

    private let runs: GroupRuns
    private let price: ListPrice
    private let levels: Int
    private let isDepthLimited: Bool
    private let budgets: Int
    private let isBudgeted: Bool
    private let canGroup: Bool
    private var tables: [Table] = []

    /// The best plan for weights in their order, within limits, with its cost.
    ///
    /// O(n m^2) for groups of at most m targets, O(n^3) without that limit, times the depth where it is limited and the
    /// square of the number of groups where that is. The cost has the prices of the rule in it.
    public static func best(
        _ weights: [Double], _ price: ListPrice, _ limits: Limits = Limits(), rule: GroupRule? = nil
    ) -> (plan: GroupingPlan, cost: Double) {
        guard !weights.isEmpty else { return (GroupingPlan([]), 0) }
        let search = ExactGrouping(weights, price, limits, rule)
        return search.plan(budget: search.budgets - 1)
    }

    /// The best plan for each number of groups from none to `most`; each is at most as dear as the one before.
    ///
    /// O(n m^2 most^2); see `best`.
    public static func frontier(
        _ weights: [Double], _ price: ListPrice, _ limits: Limits = Limits(), rule: GroupRule? = nil, most: Int
    ) -> [(plan: GroupingPlan, cost: Double)] {
        guard !weights.isEmpty else { return [] }
        var limits = limits
        limits.groups = min(most, limits.groups ?? most)
        let search = ExactGrouping(weights, price, limits, rule)
        return (0..<search.budgets).map(search.plan)
    }

    private init(_ weights: [Double], _ price: ListPrice, _ limits: Limits, _ rule: GroupRule?) {
        self.price = price
        let count = weights.count
        canGroup = limits.depth != 0 && limits.groups != 0 && count > 2
        runs = GroupRuns(
            weights, rule, perGroup: price.perGroup, width: canGroup ? limits.largestGroup ?? count : 1)
        isDepthLimited = limits.depth != nil && canGroup
        levels = isDepthLimited ? min(limits.depth ?? count, count) + 1 : 1
        isBudgeted = limits.groups != nil || !canGroup
        budgets = if canGroup, let groups = limits.groups { min(groups, count) + 1 } else { 1 }
        for level in 0..<levels {
            for budget in 0..<budgets { tables.append(table(level, budget)) }
        }
    }

    // MARK: The tables

    /// The least costs of the runs on one level with one number of groups.
    private struct Table {
        /// C and R by start and length, with what each chose: the length of the first child, and the groups that it
        /// takes, itself included.
        var list, rest: [Entry]
        /// The same for the suffixes of each wide run, the whole being the last: R by start, and C of the run itself.
        var suffixes: [[Entry]] = []
        var wholes: [Entry] = []
    }

    private struct Entry {
        var cost = 0.0
        var length: Int32 = 1
        var groups: Int32 = 0

        mutating func take(_ cost: Double, _ length: Int, _ groups: Int) {
            guard cost < self.cost else { return }
            self = Entry(cost: cost, length: Int32(length), groups: Int32(groups))
        }
    }

    private func tableIndex(_ level: Int, _ budget: Int) -> Int { level * budgets + budget }

    /// The level from which groups on a level come: the one below, or the one that is being filled.
    private func below(_ level: Int) -> Int? {
        guard canGroup else { return nil }
        return isDepthLimited ? (level == 0 ? nil : level - 1) : level
    }

    private func table(_ level: Int, _ budget: Int) -> Table {
        let size = runs.count * (runs.width + 1) + runs.width + 1
        var table = Table(list: Array(repeating: Entry(), count: size), rest: Array(repeating: Entry(), count: size))
        for length in 1...runs.width {
            for start in 0...(runs.count - length) {
                var (list, rest) = (Entry(cost: .infinity), Entry(cost: .infinity))
                visitChildren(start, start + length, level, budget, table) { first, groups, cost in
                    let tail = length - first
                    var next = 0.0
                    if tail > 0 {
                        let rests =
                            groups == 0 || !isBudgeted ? table.rest : tables[tableIndex(level, budget - groups)].rest
                        next = rests[runs.at(start + first, tail)].cost
                    }
                    rest.take(cost + next, first, groups)
                    // A list that holds a single group is none.
                    guard tail > 0 || first == 1 else { return }
                    let paused = price.firstNext * runs.weight(start + first, tail)
                    list.take(cost + next + paused, first, groups)
                }
                let all = price.perPosition * runs.weight(start, length)
                list.cost += all
                rest.cost += all
                table.list[runs.at(start, length)] = list
                table.rest[runs.at(start, length)] = rest
            }
        }
        for (place, run) in runs.wide.enumerated() {
            table.suffixes.append(Array(repeating: Entry(), count: run.count + 1))
            for start in run.reversed() {
                let isWhole = start == run.lowerBound
                var best = Entry(cost: .infinity)
                visitChildren(start, run.upperBound, level, budget, table) { first, groups, cost in
                    if isWhole, first == run.count, first > 1 { return }
                    let rests =
                        groups == 0 || !isBudgeted
                        ? table.suffixes[place] : tables[tableIndex(level, budget - groups)].suffixes[place]
                    var total = cost + rests[start + first - run.lowerBound].cost
                    if isWhole { total += price.firstNext * runs.weight(start + first, run.count - first) }
                    best.take(total, first, groups)
                }
                best.cost += price.perPosition * runs.weight(start, run.upperBound - start)
                if isWhole { table.wholes.append(best) }
                table.suffixes[place][start - run.lowerBound] = best
            }
        }
        return table
    }

    /// Names each first child of the rest of a list that ends at `end`: its length, the groups it takes, and what choosing
    /// it and being in it cost.
    private func visitChildren(
        _ start: Int, _ end: Int, _ level: Int, _ budget: Int, _ own: Table,
        _ visit: (_ first: Int, _ groups: Int, _ cost: Double) -> Void
    ) {
        let length = end - start
        let alone = price.perChoice * runs.weight(start, 1)
        // A locked group stands on the top level, however deep it is.
        visit(1, 0, isDepthLimited && min(runs.depth(start), levels - 1) > level ? .infinity : alone)
        guard let inner = below(level), length > 1 else { return }
        for first in 2..<max(2, min(length, runs.width) + 1) {
            let groupPrice = runs.price(start, first)
            // What ends its list is worth a group only where leaving the group out costs something.
            guard groupPrice < .infinity, first < length || groupPrice < 0 else { continue }
            offer(start, first, groupPrice, level, inner, budget, visit) { inside in
                (isDepthLimited || isBudgeted ? tables[inside] : own).list[runs.at(start, first)].cost
            }
        }
        for (place, run) in runs.wide.enumerated() where run.lowerBound == start && run.upperBound <= end {
            guard place < runs.wide.count - 1, run.count <= length else { continue }
            let groupPrice = runs.widePrices[place]
            guard groupPrice < .infinity, run.count < length || groupPrice < 0 else { continue }
            offer(start, run.count, groupPrice, level, inner, budget, visit) { inside in
                (isDepthLimited || isBudgeted ? tables[inside] : own).wholes[place].cost
            }
        }
    }

    /// Names a group as a first child, for each number of groups that it may take.
    private func offer(
        _ start: Int, _ length: Int, _ groupPrice: Double, _ level: Int, _ inner: Int, _ budget: Int,
        _ visit: (_ first: Int, _ groups: Int, _ cost: Double) -> Void, inside: (Int) -> Double
    ) {
        let choosing = price.perChoice * runs.weight(start, length) + groupPrice
        guard isBudgeted else { return visit(length, 1, choosing + inside(tableIndex(inner, 0))) }
        // One for the child, the others inside it; what is left of the list has the rest.
        for groups in stride(from: 1, through: budget, by: 1) {
            visit(length, groups, choosing + inside(tableIndex(inner, groups - 1)))
        }
    }

    // MARK: The plan

    private func plan(budget: Int) -> (plan: GroupingPlan, cost: Double) {
        let level = levels - 1
        let whole = runs.wide.count - 1
        return (
            GroupingPlan(items(ofWide: whole, level, budget)), tables[tableIndex(level, budget)].wholes[whole].cost
        )
    }

    /// What a list holds that is one of the wide runs.
    private func items(ofWide place: Int, _ level: Int, _ budget: Int) -> [GroupingPlan.Item] {
        let run = runs.wide[place]
        return items(run, level, budget) { start, table in
            start == run.lowerBound ? table.wholes[place] : table.suffixes[place][start - run.lowerBound]
        }
    }

    private func items(_ run: Range<Int>, _ level: Int, _ budget: Int, _ entry: (Int, Table) -> Entry)
        -> [GroupingPlan.Item]
    {
        var items: [GroupingPlan.Item] = []
        var (start, budget) = (run.lowerBound, budget)
        while start < run.upperBound {
            let choice = entry(start, tables[tableIndex(level, budget)])
            let length = Int(choice.length)
            if length > 1, let inner = below(level) {
                let left = isBudgeted ? Int(choice.groups) - 1 : 0
                if length > runs.width {
                    let place = runs.wide.firstIndex(of: start..<start + length)!
                    items.append(.group(self.items(ofWide: place, inner, left)))
                } else {
                    let inside = start..<start + length
                    items.append(
                        .group(
                            self.items(inside, inner, left) { next, table in
                                let rest = runs.at(next, inside.upperBound - next)
                                return next == inside.lowerBound ? table.list[rest] : table.rest[rest]
                            }))
                }
            } else {
                items.append(.target(start))
            }
            start += length
            if isBudgeted { budget -= Int(choice.groups) }
        }
        return items
    }
}
