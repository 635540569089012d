/// The best grouping of targets whose order is kept, by dynamic programming over intervals.
///
/// `C(i,j)` is the least cost of targets i to j as one list, `R(i,j)` that of the rest of a list that began before i:
/// `R(i,j) = t W(i,j) + min over k of [ s W(i,k) + inside(i,k) + R(k+1,j) ]`, where i to k is the first child, and C is
/// the same but that all behind its first child also pay the first "next". A group never ends its list: what it holds
/// costs less in the list itself. Source: MODEL.md, "What suggest searches", 1.
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

    private let count: Int
    private let price: ListPrice
    /// The sums of the weights before each target.
    private let sums: [Double]
    /// The longest interval that can be a group.
    private let width: Int
    private let levels: Int
    private let isDepthLimited: Bool
    private let budgets: Int
    private let isBudgeted: Bool
    private var tables: [Table] = []

    /// The least costs of intervals up to `width`, and of suffixes, on one level with one number of groups.
    private struct Table {
        /// C and R by start and length; only lengths up to the width.
        var list: [Double]
        var rest: [Double]
        /// R of the suffixes that are longer.
        var suffix: [Double]
        /// What C, R and the suffixes chose: the length of the first child, and the groups inside it, itself included.
        var listChoice: [Choice]
        var restChoice: [Choice]
        var suffixChoice: [Choice]
    }

    private struct Choice {
        var length: Int32 = 1
        var groups: Int32 = 0
    }

    /// The best plan for weights in their order, within limits, with its cost.
    ///
    /// O(n m^2) for groups of at most m targets, O(n^3) without that limit, times the depth where it is limited and the
    /// square of the number of groups where that is.
    public static func best(
        _ weights: [Double], _ price: ListPrice, _ limits: Limits = Limits()
    ) -> (plan: GroupingPlan, cost: Double) {
        guard !weights.isEmpty else { return (GroupingPlan([]), 0) }
        let search = ExactGrouping(weights, price, limits)
        return search.plan(budget: search.budgets - 1)
    }

    /// The best plan for each number of groups from none to `most`; each is at most as dear as the one before.
    ///
    /// O(n m^2 most^2); see `best`.
    public static func frontier(
        _ weights: [Double], _ price: ListPrice, _ limits: Limits = Limits(), most: Int
    ) -> [(plan: GroupingPlan, cost: Double)] {
        guard !weights.isEmpty else { return [] }
        var limits = limits
        limits.groups = min(most, limits.groups ?? most)
        let search = ExactGrouping(weights, price, limits)
        return (0..<search.budgets).map(search.plan)
    }

    private init(_ weights: [Double], _ price: ListPrice, _ limits: Limits) {
        count = weights.count
        self.price = price
        var sums = [0.0]
        for weight in weights { sums.append(sums[sums.count - 1] + weight) }
        self.sums = sums
        // A group holds at least two, and never all: the list around it would hold nothing else.
        width = max(1, min(count - 1, limits.largestGroup ?? count))
        let canGroup = limits.depth != 0 && limits.groups != 0 && count > 2
        isDepthLimited = limits.depth != nil && canGroup
        levels = isDepthLimited ? min(limits.depth!, count) + 1 : 1
        isBudgeted = limits.groups != nil || !canGroup
        budgets = if canGroup, let groups = limits.groups { min(groups, weights.count) + 1 } else { 1 }
        let allowsGroups = canGroup
        for level in 0..<levels {
            for budget in 0..<budgets { tables.append(table(level, budget, allowsGroups: allowsGroups)) }
        }
    }

    private func weight(_ start: Int, _ length: Int) -> Double { sums[start + length] - sums[start] }
    private func at(_ start: Int, _ length: Int) -> Int { start * (width + 1) + length }

    /// The table from which groups on a level come: the one below, or the one that is being filled.
    private func below(_ level: Int) -> Int? { isDepthLimited ? (level == 0 ? nil : level - 1) : level }

    private func table(_ level: Int, _ budget: Int, allowsGroups: Bool) -> Table {
        let size = count * (width + 1) + width + 1
        var table = Table(
            list: Array(repeating: 0, count: size), rest: Array(repeating: 0, count: size),
            suffix: Array(repeating: 0, count: count + 1), listChoice: Array(repeating: Choice(), count: size),
            restChoice: Array(repeating: Choice(), count: size),
            suffixChoice: Array(repeating: Choice(), count: count + 1)
        )
        let inner = allowsGroups ? below(level) : nil
        for length in 1...width {
            for start in 0...(count - length) {
                var (list, rest) = (Double.infinity, Double.infinity)
                var (listChoice, restChoice) = (Choice(), Choice())
                visitChildren(start, length, level, budget, inner, table) { first, groups, cost, left in
                    let tail = length - first
                    let next = tail == 0 ? 0 : left(start + first, tail)
                    if cost + next < rest {
                        rest = cost + next
                        restChoice = Choice(length: Int32(first), groups: Int32(groups))
                    }
                    let paused = cost + next + price.firstNext * weight(start + first, tail)
                    if paused < list {
                        list = paused
                        listChoice = Choice(length: Int32(first), groups: Int32(groups))
                    }
                }
                let all = price.perPosition * weight(start, length)
                table.list[at(start, length)] = list + all
                table.rest[at(start, length)] = rest + all
                table.listChoice[at(start, length)] = listChoice
                table.restChoice[at(start, length)] = restChoice
            }
        }
        for start in (0..<count).reversed() {
            let length = count - start
            var best = Double.infinity
            var choice = Choice()
            visitChildren(start, length, level, budget, inner, table) { first, groups, cost, _ in
                let remaining =
                    groups == 0 || budgets == 1 ? table.suffix : tables[tableIndex(level, budget - groups)].suffix
                var total = cost + remaining[start + first]
                if start == 0 { total += price.firstNext * weight(first, count - first) }
                if total < best {
                    best = total
                    choice = Choice(length: Int32(first), groups: Int32(groups))
                }
            }
            table.suffix[start] = best + price.perPosition * weight(start, length)
            table.suffixChoice[start] = choice
        }
        return table
    }

    private func tableIndex(_ level: Int, _ budget: Int) -> Int { level * budgets + budget }

    /// Names each first child of an interval: its length, the groups it takes, what choosing it and being in it cost, and
    /// the cost of what is left of the list.
    private func visitChildren(
        _ start: Int, _ length: Int, _ level: Int, _ budget: Int, _ inner: Int?, _ own: Table,
        _ visit: (_ first: Int, _ groups: Int, _ cost: Double, _ left: (Int, Int) -> Double) -> Void
    ) {
        visit(1, 0, price.perChoice * weight(start, 1)) { own.rest[at($0, $1)] }
        guard let inner, length > 2 else { return }
        for first in 2..<min(length, width + 1) {
            let choosing = price.perChoice * weight(start, first) + price.perGroup
            guard isBudgeted else {
                let table = isDepthLimited ? tables[inner] : own
                visit(first, 1, choosing + table.list[at(start, first)]) { own.rest[at($0, $1)] }
                continue
            }
            guard budget > 0 else { continue }
            for groups in 1...budget {
                // One for the child, the others inside it; what is left of the list has the rest.
                let inside = tables[tableIndex(inner, groups - 1)]
                let rest = tables[tableIndex(level, budget - groups)]
                visit(first, groups, choosing + inside.list[at(start, first)]) { rest.rest[at($0, $1)] }
            }
        }
    }

    // MARK: The plan

    private func plan(budget: Int) -> (plan: GroupingPlan, cost: Double) {
        let level = levels - 1
        var items: [GroupingPlan.Item] = []
        var start = 0
        var left = budget
        while start < count {
            let choice = tables[tableIndex(level, left)].suffixChoice[start]
            append(choice, start, level, left, &items)
            start += Int(choice.length)
            if isBudgeted { left -= Int(choice.groups) }
        }
        return (GroupingPlan(items), tables[tableIndex(level, budget)].suffix[0])
    }

    private func append(
        _ choice: Choice, _ start: Int, _ level: Int, _ budget: Int, _ items: inout [GroupingPlan.Item]
    ) {
        let length = Int(choice.length)
        guard length > 1, let inner = below(level) else { return items.append(.target(start)) }
        items.append(.group(list(start, length, inner, isBudgeted ? Int(choice.groups) - 1 : 0)))
    }

    private func list(_ start: Int, _ length: Int, _ level: Int, _ budget: Int) -> [GroupingPlan.Item] {
        var items: [GroupingPlan.Item] = []
        var (start, length, budget) = (start, length, budget)
        var isFirst = true
        while length > 0 {
            let table = tables[tableIndex(level, budget)]
            let choice = isFirst ? table.listChoice[at(start, length)] : table.restChoice[at(start, length)]
            append(choice, start, level, budget, &items)
            start += Int(choice.length)
            length -= Int(choice.length)
            if isBudgeted { budget -= Int(choice.groups) }
            isFirst = false
        }
        return items
    }
}
