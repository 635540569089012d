/// The cheapest arrangement of cells on places in a row, all filled, in which families are runs and ordered cells a chain.
///
/// A tiling says where each family begins and where the ordered cells stand; the other cells, the loose ones, share the
/// places that it leaves. Prices on those places (Lagrange multipliers) take the loose cells out of the question: then the
/// best tiling follows by dynamic programming over the families that are placed, the ordered cells that are placed and the
/// number of loose places before, and with the cheapest place for each loose cell it is a lower bound. The prices are
/// raised by subgradients; what gap is left is closed by branch and bound over tilings with the same program as its bound,
/// each complete tiling being priced exactly as an assignment of the loose cells.
///
/// Source: Held and Karp 1971, doi:10.1007/BF01584070, for the ascent; Fisher 1981, doi:10.1287/mnsc.27.1.1.
struct RunSearch {
    private let price: PriceMatrix
    private let count: Int
    private let families: [[Int]]
    private let sizes: [Int]
    private let chain: [Int]
    private let loose: [Int]
    /// The cost and places of each family by the index at which it begins.
    private var runs: [[(cost: Double, places: [Int])]] = []
    private var isRunKnown = false
    private let inner: [[Int]]
    /// The number of members of each set of families.
    private let covered: [Int]
    private let width, depth: Int
    /// What the rest of a tiling costs at least, by state, at the present prices.
    private var rest: [Double] = []
    /// The prices of the places that loose cells share; none before the search.
    private(set) var duals: [Double] = []
    private var looseSum = 0.0
    private var best: (places: [Int], cost: Double)?
    /// The tiling that was priced last; an ascent meets the same one again and again.
    private var priced: Tiling?
    /// The most states of the dynamic program.
    private static let mostStates = 3_000_000
    /// The most families whose sets are listed.
    private static let mostFamilies = 18

    /// - Parameters:
    ///   - price: what each cell costs at each index, as many indices as cells.
    ///   - families: disjoint sets of cells.
    ///   - ordered: lists of cells, each inside one family or in none.
    init(_ price: PriceMatrix, families: [[Int]], ordered: [[Int]]) {
        self.price = price
        count = price.rows
        let own = families.filter { $0.count > 1 }
        self.families = own
        sizes = own.map(\.count)
        let inFamily = Set(own.joined())
        chain = ordered.first { !$0.contains(where: inFamily.contains) } ?? []
        inner = own.map { family in ordered.first { !$0.isEmpty && family.contains($0[0]) } ?? [] }
        loose = (0..<price.rows).filter { [chain] in !inFamily.contains($0) && !chain.contains($0) }
        (width, depth) = (loose.count + 1, chain.count + 1)
        var covered = [0]
        if own.count <= Self.mostFamilies {
            covered = (0..<(1 << own.count)).map { set in
                own.indices.reduce(0) { $0 + (set >> $1 & 1 == 1 ? own[$1].count : 0) }
            }
        }
        self.covered = covered
    }

    /// The number of states of the dynamic program.
    private var stateCount: Int { covered.count * width * depth }

    private var isTooLarge: Bool { families.count > Self.mostFamilies || stateCount > Self.mostStates }

    /// The index of each cell in the best arrangement, with its cost; nil where none costs less than a limit.
    ///
    /// - Parameter known: prices of the places that loose cells share, from a search like this one.
    mutating func best(
        below limit: Double, from known: [Double]? = nil, _ budget: inout SearchBudget
    ) -> (indices: [Int], cost: Double)? {
        guard count > 0 else { return limit > 0 ? ([], 0) : nil }
        guard !isTooLarge else {
            budget.giveUp()
            return nil
        }
        // Without families the bound takes less than an assignment, with any prices.
        if let known, families.isEmpty, bound(by: known) >= limit {
            budget.takeBound(of: count)
            return nil
        }
        // What no arrangement of the cells undercuts, families or not; its prices are where the ascent begins.
        budget.takeAssignment(of: count)
        guard let relaxed = Assignment(price), relaxed.cost < limit else { return nil }
        guard placeRuns(&budget) else { return nil }
        duals = relaxed.columnDuals
        (best, priced) = (nil, nil)
        let bound = ascend(below: limit, &budget)
        let least = min(limit, best?.cost ?? .infinity)
        guard bound < least - margin(least) else { return best.map { ($0.places, $0.cost) } }
        var tiling = Tiling(places: [Int](repeating: -1, count: count))
        branch(set: 0, chained: 0, loosened: 0, spent: looseSum, &tiling, limit: limit, &budget)
        return best.map { ($0.places, $0.cost) }
    }

    private func margin(_ cost: Double) -> Double { FilledSearch.tolerance * max(1, abs(cost)) }

    private func index(_ set: Int, _ chained: Int, _ loosened: Int) -> Int {
        (set * depth + chained) * width + loosened
    }

    // MARK: Families

    /// Finds what each family costs wherever it begins; false where the budget is used up.
    private mutating func placeRuns(_ budget: inout SearchBudget) -> Bool {
        runs = families.indices.map { _ in [] }
        for (number, family) in families.enumerated() {
            let order = inner[number].compactMap { family.firstIndex(of: $0) }
            for start in 0...(count - family.count) {
                let own = PriceMatrix(rows: family.count, columns: family.count) { price[family[$0], start + $1] }
                var found: (indices: [Int], cost: Double)?
                if order.isEmpty {
                    budget.takeAssignment(of: own.rows)
                    found = Assignment(own).map { ($0.columns, $0.cost) }
                } else {
                    var search = RunSearch(own, families: [], ordered: [order])
                    found = search.best(below: .infinity, &budget)
                }
                guard budget.isLeft else { return false }
                runs[number].append((found?.cost ?? .infinity, found?.indices.map { $0 + start } ?? []))
            }
        }
        return true
    }

    // MARK: Bounds

    /// Raises the prices of loose places, and keeps the best arrangement that their tilings give. The best bound; the
    /// prices are those that it was found with.
    private mutating func ascend(below limit: Double, _ budget: inout SearchBudget) -> Double {
        var (bound, kept) = (-Double.infinity, duals)
        var scale = 1.0
        var idle = 0
        for _ in 0..<(loose.isEmpty ? 1 : 160) {
            guard budget.isLeft else { break }
            budget.take(max(1, rest.count / 1000))
            let takers = price(looseBy: duals)
            fillRest()
            let value = rest[0] + looseSum
            if value > bound + 1e-12 * abs(value) {
                (bound, kept, idle) = (value, duals, 0)
            } else {
                idle += 1
                if idle >= 8 { (scale, idle) = (scale / 2, 0) }
            }
            guard value.isFinite else { break }
            budget.takeAssignment(of: loose.count)
            let free = follow()
            let least = min(limit, best?.cost ?? .infinity)
            if bound >= least - margin(least) { break }
            var slope = [Double](repeating: 0, count: count)
            for place in free { slope[place] += 1 }
            for place in takers { slope[place] -= 1 }
            let square = slope.reduce(0) { $0 + $1 * $1 }
            guard square > 0 else { break }
            let goal = least.isFinite ? least : bound + max(0.05 * abs(bound), 1e-6)
            let step = scale * max(goal - value, 1e-9) / square
            for place in slope.indices { duals[place] += step * slope[place] }
        }
        duals = kept
        _ = price(looseBy: duals)
        fillRest()
        return bound
    }

    /// What no arrangement costs less than, by any prices of the places that loose cells share.
    private mutating func bound(by duals: [Double]) -> Double {
        self.duals = duals
        _ = price(looseBy: duals)
        fillRest()
        return rest[0] + looseSum
    }

    /// The place that each loose cell takes where places have prices of their own; sets the sum of what that leaves.
    private mutating func price(looseBy duals: [Double]) -> [Int] {
        looseSum = 0
        return loose.map { cell in
            var (least, place) = (Double.infinity, 0)
            price.withRow(cell) { own in
                for index in 0..<count where own[index] - duals[index] < least {
                    (least, place) = (own[index] - duals[index], index)
                }
            }
            looseSum += least
            return place
        }
    }

    /// The least cost of the rest of a tiling for every state, from the last to the first.
    private mutating func fillRest() {
        let (families, chain, sizes, duals) = (families, chain, sizes, duals)
        if rest.isEmpty { rest = Array(repeating: .infinity, count: stateCount) }
        for set in (0..<covered.count).reversed() {
            for chained in (0..<depth).reversed() {
                for loosened in (0..<width).reversed() {
                    let place = covered[set] + chained + loosened
                    guard place < count else {
                        rest[index(set, chained, loosened)] = 0
                        continue
                    }
                    var least = Double.infinity
                    if loosened < loose.count { least = duals[place] + rest[index(set, chained, loosened + 1)] }
                    if chained < chain.count {
                        least = min(least, price[chain[chained], place] + rest[index(set, chained + 1, loosened)])
                    }
                    for family in families.indices where set >> family & 1 == 0 && place + sizes[family] <= count {
                        least = min(
                            least, runs[family][place].cost + rest[index(set | 1 << family, chained, loosened)])
                    }
                    rest[index(set, chained, loosened)] = least
                }
            }
        }
    }

    /// The loose places of the best tiling at the present prices, which is priced exactly.
    private mutating func follow() -> [Int] {
        var tiling = Tiling(places: [Int](repeating: -1, count: count))
        var (set, chained, loosened) = (0, 0, 0)
        while covered[set] + chained + loosened < count {
            let next = steps(set, chained, loosened).min { $0.total < $1.total }!
            take(next, set: &set, chained: &chained, loosened: &loosened, &tiling)
        }
        finish(tiling)
        return tiling.free
    }

    // MARK: Tilings

    private func steps(_ set: Int, _ chained: Int, _ loosened: Int) -> [Step] {
        let place = covered[set] + chained + loosened
        var result: [Step] = []
        if loosened < loose.count {
            result.append(
                Step(
                    kind: .loose, cost: duals[place],
                    total: duals[place] + rest[index(set, chained, loosened + 1)]))
        }
        if chained < chain.count {
            let own = price[chain[chained], place]
            result.append(Step(kind: .chain, cost: own, total: own + rest[index(set, chained + 1, loosened)]))
        }
        for family in families.indices where set >> family & 1 == 0 && place + sizes[family] <= count {
            let own = runs[family][place].cost
            let next = rest[index(set | 1 << family, chained, loosened)]
            result.append(Step(kind: .family(family), cost: own, total: own + next))
        }
        return result
    }

    private func take(
        _ step: Step, set: inout Int, chained: inout Int, loosened: inout Int, _ tiling: inout Tiling
    ) {
        let place = covered[set] + chained + loosened
        switch step.kind {
        case .loose:
            tiling.free.append(place)
            loosened += 1
        case .chain:
            tiling.places[chain[chained]] = place
            tiling.cost += step.cost
            chained += 1
        case .family(let number):
            for (cell, own) in zip(families[number], runs[number][place].places) { tiling.places[cell] = own }
            tiling.cost += step.cost
            set |= 1 << number
        }
    }

    /// Gives the loose cells the places that a tiling leaves, and keeps it where it is the best.
    private mutating func finish(_ tiling: Tiling) {
        guard tiling.cost.isFinite, tiling != priced else { return }
        priced = tiling
        let own = PriceMatrix(rows: loose.count, columns: tiling.free.count) { price[loose[$0], tiling.free[$1]] }
        guard let found = Assignment(own) else { return }
        let cost = tiling.cost + found.cost
        guard cost < best?.cost ?? .infinity else { return }
        var places = tiling.places
        for (cell, column) in zip(loose, found.columns) { places[cell] = tiling.free[column] }
        best = (places, cost)
    }

    private mutating func branch(
        set: Int, chained: Int, loosened: Int, spent: Double, _ tiling: inout Tiling, limit: Double,
        _ budget: inout SearchBudget
    ) {
        guard budget.isLeft else { return }
        if covered[set] + chained + loosened == count {
            budget.takeAssignment(of: loose.count)
            return finish(tiling)
        }
        budget.take()
        for step in steps(set, chained, loosened).sorted(by: { $0.total < $1.total }) {
            let least = min(limit, best?.cost ?? .infinity)
            guard spent + step.total < least - margin(least) else { return }
            var (next, inChain, free, own) = (set, chained, loosened, tiling)
            take(step, set: &next, chained: &inChain, loosened: &free, &own)
            branch(
                set: next, chained: inChain, loosened: free, spent: spent + step.cost, &own, limit: limit, &budget)
        }
    }
}
