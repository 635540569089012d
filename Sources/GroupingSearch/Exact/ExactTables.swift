/// The least costs of the runs of one order, level by level and for each number of groups; `ExactGrouping` says of what.
///
/// O(n m^2) steps of the innermost loop for groups of at most m targets, n^3 / 6 where any run may be one.
struct ExactTables: Sendable {
    let runs: GroupRuns
    let price: ListPrice
    /// The lists of the highest level are those of no group, where levels count.
    let levels: Int
    /// One more than the groups that there may be, where they count.
    let budgets: Int
    let isDepthLimited: Bool
    let isBudgeted: Bool
    let canGroup: Bool
    private var tables: [Table] = []

    /// One level with one number of groups.
    struct Table: Sendable {
        /// What a run costs as a group of the level above: choosing it, C inside, its price. By first place and length.
        var groups: [Double] = []
        /// R by the end and what its length falls short of the longest. So the groups that begin at one place lie beside each
        /// other, and the rests after them, too, and the innermost loop goes along both.
        var rests: [Double] = []
        /// R of the suffixes of each wide run, the whole being the last, by start; the first of them is C of the run.
        var suffixes: [[Double]] = []
        /// What a wide run costs as a group of the level above.
        var wideGroups: [Double] = []
    }

    /// The tables of at least one target.
    init(_ runs: GroupRuns, _ price: ListPrice, _ limits: ExactGrouping.Limits) {
        self.runs = runs
        self.price = price
        canGroup = Self.canGroup(runs.count, limits)
        isDepthLimited = limits.depth != nil && canGroup
        levels = isDepthLimited ? min(limits.depth ?? runs.count, runs.count) + 1 : 1
        isBudgeted = limits.groups != nil
        budgets = if canGroup, let groups = limits.groups { min(groups, runs.count) + 1 } else { 1 }
        for level in 0..<levels {
            for budget in 0..<budgets { tables.append(table(level, budget)) }
        }
    }

    /// Whether there may be a group at all.
    static func canGroup(_ count: Int, _ limits: ExactGrouping.Limits) -> Bool {
        limits.depth != 0 && limits.groups != 0 && count > 2
    }

    /// The table of a level and a number of groups.
    subscript(_ level: Int, _ budget: Int) -> Table {
        _read { yield tables[level * budgets + budget] }
    }

    /// What the whole costs.
    func cost(budget: Int) -> Double { self[levels - 1, budget].suffixes[runs.wide.count - 1][0] }

    /// The level from which groups on a level come: the one below, or the one that is being filled.
    func below(_ level: Int) -> Int? {
        guard canGroup else { return nil }
        return isDepthLimited ? (level == 0 ? nil : level - 1) : level
    }

    /// What choosing a target costs on a level.
    func alone(_ target: Int, _ level: Int) -> Double {
        // A locked group stands on the top level, however deep it is.
        if isDepthLimited, min(runs.depth(target), levels - 1) > level { return .infinity }
        return price.perChoice * runs.weight(target, 1)
    }

    /// Where R of a run of at most the longest length stands.
    func restPlace(end: Int, length: Int) -> Int { runs.at(end, runs.width - length) }

    /// The additional cost of moving from the first position of a list to a later one.
    func paused(_ start: Int, _ length: Int) -> Double { price.firstNext * runs.weight(start, length) }

    // MARK: Filling

    /// The least costs of a run besides t: as a list, and as the rest of one.
    private struct Least {
        var list = Double.infinity
        var rest = Double.infinity
    }

    /// Finished tables: of groups as first children, and of what may follow them where that is not the table being filled.
    private struct Partner {
        var inner: Table
        var after: Table?
    }

    /// What to look at for each number of groups that a first child may take.
    private func partners(_ level: Int, _ budget: Int) -> [Partner] {
        guard let inner = below(level) else { return [] }
        guard isBudgeted else { return isDepthLimited ? [Partner(inner: self[inner, 0])] : [] }
        return stride(from: 1, through: budget, by: 1).map {
            Partner(inner: self[inner, $0 - 1], after: self[level, budget - $0])
        }
    }

    private func table(_ level: Int, _ budget: Int) -> Table {
        let partners = partners(level, budget)
        var table = Table()
        // No group holds the lists of the top level where levels count.
        let isTop = isDepthLimited && level == levels - 1
        if !isTop { fillRuns(&table, partners, level) }
        for place in runs.wide.indices {
            if isTop, place < runs.wide.count - 1 {
                table.suffixes.append([])
                table.wideGroups.append(.infinity)
            } else {
                fillWide(&table, place, partners, level)
            }
        }
        return table
    }

    private func fillRuns(_ table: inout Table, _ partners: [Partner], _ level: Int) {
        let isOwn = below(level) == level && !isBudgeted
        var groups = [Double](repeating: .infinity, count: (runs.count + 1) * (runs.width + 1))
        var rests = [Double](repeating: 0, count: groups.count)
        for length in 1...runs.width {
            for start in 0...runs.count - length {
                let end = start + length
                let groupPrice = length > 1 ? runs.price(start, length) : .infinity
                guard length <= runs.longest[end] || groupPrice < .infinity else { continue }
                let all = price.perPosition * runs.weight(start, length)
                var least = Least()
                least.rest = alone(start, level) + rests[restPlace(end: end, length: length - 1)]
                least.list = least.rest + paused(start + 1, length - 1)
                let column = restPlace(end: end, length: length)
                let begins = runs.begins[start]
                if isOwn, begins { look(&least, start, end, 2..<max(2, length), groups, rests, column) }
                // Not by element: that would count references to each of its arrays.
                for one in partners.indices where length > 2 && begins {
                    if isBudgeted {
                        look(
                            &least, start, end, 2..<length, partners[one].inner.groups, partners[one].after!.rests,
                            column)
                    } else {
                        look(&least, start, end, 2..<length, partners[one].inner.groups, rests, column)
                    }
                }
                let run = runs.at(start, length)
                let inside =
                    length > 1 && runs.isLeaf(start, length)
                    ? runs.flatCost(start, length, price) : least.list + all
                groups[run] = price.perChoice * runs.weight(start, length) + groupPrice + inside
                // What ends its list is worth a group only where leaving the group out costs something.
                if groupPrice < 0 {
                    if isOwn { least.rest = min(least.rest, groups[run]) }
                    for one in partners.indices { least.rest = min(least.rest, partners[one].inner.groups[run]) }
                }
                rests[column] = least.rest + all
            }
        }
        table.groups = groups
        table.rests = rests
    }

    /// Checks whether a group as first child makes a run cost less: the innermost loop.
    @inline(__always)
    private func look(
        _ least: inout Least, _ start: Int, _ end: Int, _ firsts: Range<Int>, _ groups: [Double], _ rests: [Double],
        _ column: Int
    ) {
        guard !firsts.isEmpty else { return }
        let row = runs.at(start, 0)
        if price.firstNext == 0 {
            var lowest = Double.infinity
            for first in firsts {
                let cost = groups[row + first] + rests[column + first]
                if cost < lowest { lowest = cost }
            }
            least.list = min(least.list, lowest)
            least.rest = min(least.rest, lowest)
        } else {
            for first in firsts {
                let cost = groups[row + first] + rests[column + first]
                least.rest = min(least.rest, cost)
                least.list = min(least.list, cost + price.firstNext * (runs.sums[end] - runs.sums[start + first]))
            }
        }
    }

    private func fillWide(
        _ table: inout Table, _ place: Int, _ partners: [Partner], _ level: Int
    ) {
        let run = runs.wide[place]
        let end = run.upperBound
        let isOwn = below(level) == level && !isBudgeted
        var rests = [Double](repeating: 0, count: run.count + 1)
        for start in run.reversed() {
            let length = end - start
            let isWhole = start == run.lowerBound
            let column = start - run.lowerBound
            var least = Least()
            least.rest = alone(start, level) + rests[column + 1]
            least.list = least.rest + paused(start + 1, length - 1)
            let firsts = 2..<(runs.begins[start] ? max(2, min(length - 1, runs.width) + 1) : 2)
            if isOwn { look(&least, start, end, firsts, table.groups, rests, column) }
            for one in partners.indices {
                if isBudgeted {
                    look(
                        &least, start, end, firsts, partners[one].inner.groups, partners[one].after!.suffixes[place],
                        column)
                } else {
                    look(&least, start, end, firsts, partners[one].inner.groups, rests, column)
                }
            }
            if !isWhole, 2...max(2, runs.width) ~= length, runs.width > 1, runs.price(start, length) < 0 {
                let last = runs.at(start, length)
                if isOwn { least.rest = min(least.rest, table.groups[last]) }
                for one in partners.indices { least.rest = min(least.rest, partners[one].inner.groups[last]) }
            }
            runs.forEachWideChild(start, end) { wide, first in
                guard !isWhole || first < length else { return }
                func take(_ inner: Double, _ after: Double) {
                    let cost = inner + after
                    least.rest = min(least.rest, cost)
                    least.list = min(least.list, cost + paused(start + first, length - first))
                }
                if isOwn { take(table.wideGroups[wide], rests[column + first]) }
                for one in partners.indices {
                    take(
                        partners[one].inner.wideGroups[wide],
                        isBudgeted ? partners[one].after!.suffixes[place][column + first] : rests[column + first])
                }
            }
            rests[column] = (isWhole ? least.list : least.rest) + price.perPosition * runs.weight(start, length)
        }
        let inside = price.perChoice * runs.weight(run.lowerBound, run.count) + runs.widePrices[place]
        table.wideGroups.append(inside + rests[0])
        table.suffixes.append(rests)
    }
}
