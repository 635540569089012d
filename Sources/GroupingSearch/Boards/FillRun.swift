/// One run over the fillings of a board.
struct FillRun {
    /// Places of one row that the same cells may take, of which so many may be filled.
    private struct Segment {
        var row: Int
        /// In the order in which they are filled: those that hold a cell now first.
        var places: [Int]
        /// How many those are.
        var held = 0
        var least, most: Int
    }

    let problem: BoardProblem
    var budget: SearchBudget
    private(set) var best: [Int]
    private(set) var bound = 0.0
    private var bestCost: Double
    /// The prices that bounded the last filling.
    private var duals = FilledSearch.Duals()
    private let weights: [Double]
    private let descending: [Double]
    private var segments: [Segment] = []
    /// The most that the segments from each on can hold, and must.
    private var room: [Int] = []
    private var need: [Int] = []
    /// The sizes of the rows after each row, the largest first.
    private var later: [[Int]] = []
    /// The most that the segments of a row from each on can hold.
    private var inRow: [Int] = []
    /// The prices of a bound, those of the places that are filled and of the others, kept for the next one.
    private var scratch: (filled: [Double], rest: [Double]) = ([], [])

    init(_ problem: BoardProblem, _ budget: SearchBudget) {
        self.problem = problem
        self.budget = budget
        let total = problem.weights.reduce(0, +)
        weights = problem.weights.map { total > 0 ? $0 / total : 0 }
        descending = weights.sorted(by: >)
        best = problem.current
        bestCost = problem.isAllowed(problem.current) ? problem.cost(of: problem.current) : .infinity
        makeSegments()
    }

    private mutating func makeSegments() {
        let owners = Dictionary(
            problem.current.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let bound = problem.allowed.indices.filter { problem.allowed[$0] != nil }
        // Places that the same cells may take are alike; with a price of moves those that hold a cell are not.
        func kind(_ place: Int) -> [Bool] {
            bound.map { problem.allows($0, on: place) } + [problem.optional.contains(place), owners[place] != nil]
        }
        for (row, places) in problem.rows.enumerated() {
            var last: [Bool]?
            for place in places {
                let own = kind(place)
                let isFilled = owners[place] != nil
                let isOptional = problem.optional.contains(place)
                let isAlone = problem.movePrice > 0 && isFilled
                if let before = last, !isAlone,
                    problem.movePrice == 0 ? before.dropLast() == own.dropLast() : before == own
                {
                    segments[segments.count - 1].places.append(place)
                } else {
                    segments.append(Segment(row: row, places: [place], least: 0, most: 0))
                }
                last = own
                let mustStay = isFilled && (!isOptional || owners[place].map(problem.isFixed) ?? false)
                segments[segments.count - 1].held += isFilled ? 1 : 0
                segments[segments.count - 1].least += mustStay ? 1 : 0
                segments[segments.count - 1].most += isOptional || isFilled ? 1 : 0
            }
        }
        for index in segments.indices {
            segments[index].places.sort { (owners[$0] == nil ? 1 : 0, $0) < (owners[$1] == nil ? 1 : 0, $1) }
        }
        room = Array(repeating: 0, count: segments.count + 1)
        (need, inRow) = (room, room)
        for index in segments.indices.reversed() {
            let goesOn = index + 1 < segments.count && segments[index + 1].row == segments[index].row
            inRow[index] = segments[index].most + (goesOn ? inRow[index + 1] : 0)
            room[index] = room[index + 1] + segments[index].most
            need[index] = need[index + 1] + segments[index].least
        }
        let sizes = problem.rows.indices.map { row in
            segments.filter { $0.row == row }.reduce(0) { $0 + $1.most }
        }
        later = problem.rows.indices.map { row in sizes[(row + 1)...].filter { $0 > 0 }.sorted(by: >) }
    }

    mutating func search() {
        let current = problem.current.sorted()
        attempt(current)
        if problem.optional.isEmpty {
            bound = FilledSearch(problem, weights: weights, visited: current).bound
            return
        }
        var state = State()
        bound = leastCost(state, from: 0)
        if let greedy = cheapest() { attempt(greedy) }
        branch(&state, from: 0)
    }

    /// - Parameter filled: as many places as there are cells, in visiting order.
    private mutating func attempt(_ filled: [Int]) {
        let search = FilledSearch(problem, weights: weights, visited: filled)
        let margin = bestCost.isFinite ? FilledSearch.tolerance * max(1, bestCost) : 0
        if let found = search.best(below: bestCost - margin, &duals, &budget) {
            let cost = problem.cost(of: found.places)
            if cost < bestCost { (best, bestCost) = (found.places, cost) }
        }
    }

    // MARK: Branches

    private struct State {
        /// The number of filled places in each row so far.
        var counts: [Int] = []
        var filled: [Int] = []
        /// The cells whose places are left empty, so that they move.
        var leaving = 0

        mutating func fill(_ segment: Segment, to count: Int) {
            counts[segment.row] += count
            filled += segment.places.prefix(count)
            leaving += max(0, segment.held - count)
        }

        /// Takes back what filled a segment last.
        mutating func empty(_ segment: Segment, of count: Int) {
            counts[segment.row] -= count
            filled.removeLast(count)
            leaving -= max(0, segment.held - count)
        }
    }

    private mutating func branch(_ state: inout State, from index: Int) {
        guard budget.isLeft else { return }
        budget.take()
        let left = problem.weights.count - state.filled.count
        guard index < segments.count else { return attempt(state.filled.sorted()) }
        let segment = segments[index]
        while state.counts.count <= segment.row { state.counts.append(0) }
        let least = max(segment.least, left - room[index + 1])
        let most = min(segment.most, left - need[index + 1])
        guard least <= most else { return }
        var next: [(count: Int, bound: Double)] = []
        for count in stride(from: most, through: least, by: -1) {
            state.fill(segment, to: count)
            next.append((count, leastCost(state, from: index + 1)))
            state.empty(segment, of: count)
        }
        for (count, bound) in next.sorted(by: { ($0.bound, -$0.count) < ($1.bound, -$1.count) }) {
            let margin = bestCost.isFinite ? FilledSearch.tolerance * max(1, bestCost) : 0
            guard bound < bestCost - margin else { return }
            state.fill(segment, to: count)
            branch(&state, from: index + 1)
            state.empty(segment, of: count)
        }
    }

    /// What no completion of a filling costs less than.
    private mutating func leastCost(_ state: State, from index: Int) -> Double {
        guard case .byPosition(let table, let single) = problem.prices else { return 0 }
        // Moved out and back: two owners of a list would have it copied.
        var (prices, rest) = (scratch.filled, scratch.rest)
        scratch = ([], [])
        defer { scratch = (prices, rest) }
        prices.removeAll(keepingCapacity: true)
        rest.removeAll(keepingCapacity: true)
        let openRow = index < segments.count ? segments[index].row : problem.rows.count
        var row = 0
        for (number, filled) in state.counts.enumerated() where number < openRow && filled > 0 {
            prices += filled == 1 ? single[row...row] : table[row][..<filled]
            row += 1
        }
        func add(_ size: Int, _ taken: Int, at row: Int) {
            for column in 0..<size {
                let price = column == 0 ? min(single[row], table[row][0]) : table[row][column]
                if column < taken { prices.append(price) } else { rest.append(price) }
            }
        }
        if openRow < problem.rows.count {
            let taken = openRow < state.counts.count ? state.counts[openRow] : 0
            if taken > 0 {
                add(taken + inRow[index], taken, at: row)
                row += 1
            }
            // The open row may stay empty: then it counts as one of the later rows.
            var open = taken == 0 ? inRow[index] : 0
            for size in later[openRow] {
                if open > size {
                    add(open, 0, at: row)
                    (row, open) = (row + 1, 0)
                }
                add(size, 0, at: row)
                row += 1
            }
            if open > 0 { add(open, 0, at: row) }
        }
        let missing = problem.weights.count - prices.count
        guard missing <= rest.count else { return .infinity }
        if missing > 0 {
            rest.sort()
            prices += rest.prefix(missing)
        }
        prices.sort()
        return zip(descending, prices).reduce(0) { $0 + $1.0 * $1.1 } + problem.movePrice * Double(state.leaving)
    }

    /// The filling by the cheapest places, every row counted; nil where some must stay as they are.
    private func cheapest() -> [Int]? {
        guard case .byPosition(let table, _) = problem.prices, problem.movePrice == 0,
            segments.allSatisfy({ $0.least == 0 })
        else { return nil }
        let places = problem.rows.enumerated().flatMap { row, places in
            places.filter(problem.optional.contains).enumerated().map { (table[row][$0], $1) }
        }
        guard places.count >= problem.weights.count else { return nil }
        return places.sorted { $0 < $1 }.prefix(problem.weights.count).map(\.1).sorted()
    }
}
