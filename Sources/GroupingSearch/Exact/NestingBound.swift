/// What no choice of shapes can beat, by Lagrangian relaxation.
///
/// A target that stands nowhere is paid u, its multiplier; a place at the cost x is then worth v(x), the largest u - w x over
/// the targets, so that positions no longer depend on each other: the bound is the sum of the multipliers without what the best
/// choice of each position is worth. Multipliers are raised by subgradients. Source: Held, Wolfe and Crowder 1974, doi:10.1007/BF01580223.
struct NestingBound {
    /// Targets of one weight, which share a multiplier.
    private struct Kind {
        var weight: Double
        var count: Int
    }

    private let table: NestingTable
    private var kinds: [Kind] = []
    /// The multipliers of the best bound.
    private var multipliers: [Double]
    /// No list costs less.
    private(set) var least = -Double.infinity
    /// The best list met, as the choice at each position, with its cost.
    private(set) var list: [Int] = []
    private(set) var cost = Double.infinity

    /// What each rank is worth at the best multipliers.
    private(set) var worth: [Double] = []
    /// What the positions from each one on are worth together.
    private(set) var worthFrom: [Double] = []
    /// The multipliers of the targets from each one on together.
    private(set) var owedFrom: [Double] = []

    /// O(rounds x places).
    init(_ table: NestingTable, rounds: Int = 2_000) {
        self.table = table
        for weight in table.weights {
            if kinds.last?.weight == weight {
                kinds[kinds.count - 1].count += 1
            } else {
                kinds.append(Kind(weight: weight, count: 1))
            }
        }
        multipliers = []
        // Some targets first, then lists of the first shape.
        for lead in 0...min(table.positions, 12) {
            take((0..<table.positions).map { $0 < lead ? 0 : 1 })
        }
        multipliers = multipliersOfList()
        climb(rounds)
        finish()
    }

    private mutating func take(_ list: [Int]) {
        let cost = table.cost(of: list)
        if cost < self.cost { (self.cost, self.list) = (cost, list) }
    }

    /// Multipliers at which the best list so far is worth filling: where a place costs x, v falls by the weight that stands there.
    private func multipliersOfList() -> [Double] {
        let places = list.enumerated().flatMap { table.ranks[$0][$1] }.sorted().map { table.costs[$0] }
        let weights = table.weights
        var worth = [Double](repeating: 0, count: weights.count)
        for index in weights.indices.dropLast().reversed() {
            let weight = (weights[index] + weights[index + 1]) / 2
            worth[index] = worth[index + 1] + weight * (places[index + 1] - places[index])
        }
        var next = 0
        return kinds.map { kind in
            let sum = (next..<next + kind.count).reduce(0) { $0 + worth[$1] + kind.weight * places[$1] }
            next += kind.count
            return sum / Double(kind.count)
        }
    }

    /// What each rank is worth, and for which kind of targets; -1 where it is worth nothing. O(ranks + kinds).
    private func worth(_ multipliers: [Double]) -> (worth: [Double], kind: [Int]) {
        // The upper envelope of the lines u - w x, the steepest first, with the x at which each begins.
        var lines: [(kind: Int, from: Double)] = []
        for kind in kinds.indices {
            var from = -Double.infinity
            while let last = lines.last {
                let fall = kinds[last.kind].weight - kinds[kind].weight
                from = (multipliers[last.kind] - multipliers[kind]) / fall
                if from > last.from { break }
                lines.removeLast()
                from = -.infinity
            }
            lines.append((kind, from))
        }
        var worth = [Double](repeating: 0, count: table.costs.count)
        var kind = [Int](repeating: -1, count: table.costs.count)
        var line = 0
        for (rank, cost) in table.costs.enumerated() {
            while line + 1 < lines.count, lines[line + 1].from < cost { line += 1 }
            let best = lines[line].kind
            let value = multipliers[best] - kinds[best].weight * cost
            if value > 0 { (worth[rank], kind[rank]) = (value, best) }
        }
        return (worth, kind)
    }

    private func best(at position: Int, _ worth: [Double]) -> (choice: Int, worth: Double) {
        var best = (choice: 0, worth: 0.0)
        for (choice, ranks) in table.ranks[position].enumerated() {
            var sum = 0.0
            for rank in ranks { sum += worth[rank] }
            if sum > best.worth { best = (choice, sum) }
        }
        return best
    }

    private mutating func climb(_ rounds: Int) {
        var (current, stride, stalled) = (multipliers, 1.0, 0)
        for _ in 0..<rounds where stride > 1e-4 && cost - least > 1e-9 * abs(cost) {
            let (worth, kind) = worth(current)
            var bound = zip(kinds, current).reduce(0) { $0 + Double($1.0.count) * $1.1 }
            // How many targets of each kind stand nowhere.
            var slope = kinds.map { Double($0.count) }
            var list: [Int] = []
            for position in 0..<table.positions {
                let best = best(at: position, worth)
                // Positions are worth less and less.
                guard best.worth > 0 else { break }
                bound -= best.worth
                list.append(best.choice)
                for rank in table.ranks[position][best.choice] where kind[rank] >= 0 { slope[kind[rank]] -= 1 }
            }
            take(list + [Int](repeating: table.choices.count - 1, count: table.positions - list.count))
            if bound > least {
                (least, multipliers, stalled) = (bound, current, 0)
            } else {
                stalled += 1
                if stalled > 20 {
                    (stride, stalled, current) = (stride * 0.7, 0, multipliers)
                    continue
                }
            }
            let length = slope.reduce(0) { $0 + $1 * $1 }
            guard length > 0 else { return }
            let step = stride * (cost - bound) / length
            for index in current.indices { current[index] += step * slope[index] }
        }
    }

    private mutating func finish() {
        worth = worth(multipliers).worth
        worthFrom = [Double](repeating: 0, count: table.positions + 1)
        for position in (0..<table.positions).reversed() {
            worthFrom[position] = worthFrom[position + 1] + best(at: position, worth).worth
        }
        let owed = zip(kinds, multipliers).flatMap { [Double](repeating: $1, count: $0.count) }
        owedFrom = [Double](repeating: 0, count: owed.count + 1)
        for target in owed.indices.reversed() { owedFrom[target] = owedFrom[target + 1] + owed[target] }
    }
}
