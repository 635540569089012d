/// What no choice of shapes can beat, by Lagrangian relaxation.
///
/// A target that stands nowhere is paid u, its multiplier; a place at the cost x is then worth v(x), the largest u - w x over
/// the targets, so that positions no longer depend on each other: the bound is the sum of the multipliers without what the best
/// choice of each position is worth. Multipliers are raised by subgradients. Source: Held, Wolfe and Crowder 1974, doi:10.1007/BF01580223.
struct NestingBound {
    /// Targets of one weight and class, which share a multiplier.
    private struct Kind {
        var weight: Double
        var inClass: Int
        var count: Int
    }

    private let table: NestingTable
    private var kinds: [Kind] = []
    /// For each room the kinds that fit in it, heaviest first.
    private var fitting: [[Int]]
    /// The multipliers of the best bound.
    private var multipliers: [Double]
    /// No list costs less.
    private(set) var least = -Double.infinity
    /// The best list met, as the choice at each position, with its cost.
    private(set) var list: [Int] = []
    private(set) var cost = Double.infinity

    /// What each place is worth at the best multipliers, by its number.
    private(set) var worth: [Double] = []
    /// What the positions from each one on are worth together.
    private(set) var worthFrom: [Double] = []
    /// The multipliers of the targets of each class from each one on together.
    private(set) var owedFrom: [[Double]] = []

    /// O(rounds x places).
    init(_ table: NestingTable, rounds: Int = 2_000) {
        self.table = table
        let classes = table.filling.classes
        for (number, weights) in classes.enumerated() {
            for weight in weights {
                if let last = kinds.last, last.weight == weight, last.inClass == number {
                    kinds[kinds.count - 1].count += 1
                } else {
                    kinds.append(Kind(weight: weight, inClass: number, count: 1))
                }
            }
        }
        let order = kinds.indices.sorted { [kinds] in (-kinds[$0].weight, $0) < (-kinds[$1].weight, $1) }
        fitting = classes.indices.map { [kinds] room in order.filter { kinds[$0].inClass <= room } }
        multipliers = []
        // Some targets first, then lists of the first shape; locked groups may need so many targets more.
        let locked = table.filling.count - classes[0].count
        for lead in 0...min(table.positions, locked + 12) {
            take((0..<table.positions).map { $0 < lead ? 0 : 1 })
        }
        multipliers = multipliersOfList()
        climb(rounds)
        finish()
    }

    private mutating func take(_ list: [Int]) {
        guard let cost = table.filling.best(table.places(of: list))?.cost else { return }
        if cost < self.cost { (self.cost, self.list) = (cost, list) }
    }

    /// Multipliers at which the best list so far is worth filling: where a place costs x, v falls by the weight that stands there,
    /// as if each target fitted everywhere.
    private func multipliersOfList() -> [Double] {
        let places = table.places(of: list).map(\.cost)
        let order = fitting[fitting.count - 1].flatMap { [Int](repeating: $0, count: kinds[$0].count) }
        var worth = [Double](repeating: 0, count: order.count)
        for index in order.indices.dropLast().reversed() {
            let weight = (kinds[order[index]].weight + kinds[order[index + 1]].weight) / 2
            worth[index] = worth[index + 1] + weight * (places[index + 1] - places[index])
        }
        var multipliers = kinds.map { _ in 0.0 }
        for (index, kind) in order.enumerated() {
            multipliers[kind] += (worth[index] + kinds[kind].weight * places[index]) / Double(kinds[kind].count)
        }
        return multipliers
    }

    /// What each place is worth, and for which kind of targets; -1 where it is worth nothing. O(places + kinds), times the rooms.
    private func worth(_ multipliers: [Double]) -> (worth: [Double], kind: [Int]) {
        var worth = [Double](repeating: 0, count: table.numbers)
        var kind = [Int](repeating: -1, count: table.numbers)
        for (room, kinds) in fitting.enumerated() {
            let lines = envelope(kinds, multipliers)
            var line = 0
            for place in stride(from: room, to: table.numbers, by: fitting.count) where !lines.isEmpty {
                let cost = table.cost(place)
                while line + 1 < lines.count, lines[line + 1].from < cost { line += 1 }
                let best = lines[line].kind
                let value = multipliers[best] - self.kinds[best].weight * cost
                if value > 0 { (worth[place], kind[place]) = (value, best) }
            }
        }
        return (worth, kind)
    }

    /// The upper envelope of the lines u - w x of kinds, the steepest first, with the x at which each begins.
    private func envelope(_ fitting: [Int], _ multipliers: [Double]) -> [(kind: Int, from: Double)] {
        var lines: [(kind: Int, from: Double)] = []
        for kind in fitting {
            var from = -Double.infinity
            var isAbove = true
            while let last = lines.last {
                let fall = kinds[last.kind].weight - kinds[kind].weight
                if fall == 0, multipliers[kind] <= multipliers[last.kind] {
                    isAbove = false
                    break
                }
                from = fall == 0 ? -.infinity : (multipliers[last.kind] - multipliers[kind]) / fall
                if fall > 0, from > last.from { break }
                lines.removeLast()
                from = -.infinity
            }
            if isAbove { lines.append((kind, from)) }
        }
        return lines
    }

    private func best(at position: Int, _ worth: [Double]) -> (choice: Int, worth: Double) {
        var best = (choice: 0, worth: 0.0)
        for (choice, places) in table.places[position].enumerated() {
            var sum = 0.0
            for place in places { sum += worth[place] }
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
                for place in table.places[position][best.choice] where kind[place] >= 0 { slope[kind[place]] -= 1 }
            }
            take(list + [Int](repeating: table.choices - 1, count: table.positions - list.count))
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
        owedFrom = table.filling.classes.indices.map { number in
            var from = [0.0]
            for (kind, multiplier) in zip(kinds, multipliers).reversed() where kind.inClass == number {
                for _ in 0..<kind.count { from.append(from[from.count - 1] + multiplier) }
            }
            return from.reversed()
        }
    }
}
