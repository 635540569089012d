import GroupingSearch
import TestSupport

/// Random boards that are small enough to try every arrangement, with a search of its own that knows no bounds.
struct SmallBoard {
    /// What a random board is made with.
    enum Kind: CaseIterable {
        case sorted, fixed, skipped, singles, families, alphabetical, movePrice, everything
    }

    var problem: BoardProblem
    private var (perPosition, perChoice, passesSingles) = (1.0, 0.0, false)

    init(_ kind: Kind, seed: Int) {
        var numbers = SeededNumbers(UInt64(seed))
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }
        let everything = kind == .everything
        let sizes = (0..<number(2...3)).map { _ in number(1...3) }
        var rows: [Range<Int>] = []
        for size in sizes { rows.append((rows.last?.upperBound ?? 0)..<((rows.last?.upperBound ?? 0) + size)) }
        let places = sizes.reduce(0, +)
        let skips = kind == .skipped || kind == .singles || everything
        let count = max(1, min(6, skips ? places - number(0...2) : places))
        let passes = kind == .singles || everything && number(0...1) == 1
        let t = Double(number(1...4)) / 2
        let s = max(Double(number(-1...2)) / 2, -t)
        (perPosition, perChoice, passesSingles) = (t, s, passes)
        let table = sizes.indices.map { row in
            (0..<sizes.max()!).map { Double(row + 1) * t + s + Double($0 + 1) * t + s }
        }
        let single = sizes.indices.map { passes ? Double($0 + 1) * t + s : table[$0][0] }
        let opens = skips || count < places
        problem = BoardProblem(
            weights: (0..<count).map { _ in Double(number(0...9)) },
            current: Array((0..<places).shuffled(using: &numbers).prefix(count)), rows: rows,
            prices: .byPosition(table: table, single: single), opensPlaces: opens)
        if kind == .fixed || everything {
            for cell in 0..<count where number(0...3) == 0 { problem.allowed[cell] = [problem.current[cell]] }
            if number(0...1) == 0, count > 2 {
                let own = Set(problem.current[0..<2])
                problem.allowed[0] = own
                problem.allowed[1] = own
                for cell in 2..<count where problem.allowed[cell] == nil {
                    problem.allowed[cell] = Set(0..<places).subtracting(own)
                }
            }
        }
        if kind == .families || everything, count > 3 {
            let cells = Array(0..<count).shuffled(using: &numbers)
            let first = number(2...(count - 2))
            problem.families = [Array(cells[..<first])]
            if count - first > 1, number(0...1) == 0 { problem.families.append(Array(cells[first..<(first + 2)])) }
        }
        if kind == .alphabetical || everything {
            let inside = Set(problem.families.joined())
            let outside = (0..<count).filter { !inside.contains($0) }
            problem.ordered = [outside.filter { _ in number(0...2) > 0 }] + problem.families.map { $0.sorted() }
        }
        if kind == .movePrice || everything { problem.movePrice = Double(number(1...6)) / 16 }
    }

    /// The least cost over all arrangements that keep the constraints, the price of moves counted; nil where there is none.
    func least() -> Double? {
        let count = problem.weights.count
        var best: Double?
        for filled in subsets(of: Array(0..<problem.placeCount), count) {
            guard problem.optional.isEmpty ? Set(filled) == Set(problem.current) : true else { continue }
            let prices = filled.map { price(of: $0, filled) }
            attempt(filled, prices, [], 0, problem.weights.reduce(0, +), &best)
        }
        return best
    }

    /// Goes on with the next cell; what costs as much as the best is not gone on with.
    private func attempt(
        _ filled: [Int], _ prices: [Double], _ chosen: [Int], _ spent: Double, _ total: Double, _ best: inout Double?
    ) {
        guard spent < best ?? .infinity else { return }
        let cell = chosen.count
        if cell == filled.count {
            if keepsRuns(chosen), keepsOrders(chosen) { best = spent }
            return
        }
        for index in filled.indices where !chosen.contains(index) {
            guard problem.allowed[cell]?.contains(filled[index]) ?? true else { continue }
            let own = total > 0 ? problem.weights[cell] * prices[index] / total : 0
            let moved = filled[index] == problem.current[cell] ? 0 : problem.movePrice
            attempt(filled, prices, chosen + [index], spent + own + moved, total, &best)
        }
    }

    private func keepsRuns(_ ranks: [Int]) -> Bool {
        problem.families.allSatisfy { family in
            let own = family.map { ranks[$0] }.sorted()
            return own == Array(own[0]..<(own[0] + own.count))
        }
    }

    private func keepsOrders(_ ranks: [Int]) -> Bool {
        problem.ordered.allSatisfy { list in
            let own = list.map { ranks[$0] }
            return own == own.sorted()
        }
    }

    /// The row among those that hold something, and the place among what the row holds.
    private func price(of place: Int, _ filled: [Int]) -> Double {
        let row = problem.rows.firstIndex { $0.contains(place) }!
        let above = problem.rows[..<row].count { range in filled.contains { range.contains($0) } }
        let beside = filled.filter { problem.rows[row].contains($0) }
        let first = Double(above + 1) * perPosition + perChoice
        if beside.count == 1, passesSingles { return first }
        return first + Double(beside.firstIndex(of: place)! + 1) * perPosition + perChoice
    }

    private func subsets(of items: [Int], _ size: Int) -> [[Int]] {
        if size == 0 { return [[]] }
        guard items.count >= size else { return [] }
        let rest = Array(items.dropFirst())
        return subsets(of: rest, size - 1).map { [items[0]] + $0 } + subsets(of: rest, size)
    }
}
