/// Cells that are to be put on the places of a grid so that scanning to them costs least.
///
/// Places are numbered in the order in which they are visited: rows from top to bottom, in a row from leading to trailing.
/// Everything is plain numbers, so that a problem can be stated, tried exhaustively and compared without a screen.
public struct BoardProblem: Hashable, Codable, Sendable {
    /// How often each cell is wanted; relative to their sum.
    public var weights: [Double]
    /// The place on which each cell stands now.
    public var current: [Int]
    /// The places of each row, as a run of numbers.
    public var rows: [Range<Int>]
    /// What reaching a place costs.
    public var prices: PlacePrices
    /// The places that a cell may take; nil for all.
    public var allowed: [Set<Int>?]
    /// Cells whose members stand one after another in visiting order: families.
    public var families: [[Int]] = []
    /// Lists of cells that keep their order, as letters of the alphabet: at most one inside each family, and one of cells
    /// that are in no family.
    public var ordered: [[Int]] = []
    /// What each moved cell must save, in the unit of the prices.
    public var movePrice = 0.0
    /// The places that may be filled or left empty; the others stay filled. None where no place is free.
    public var optional: Set<Int> = []

    /// A problem without constraints, in which the free places may be filled.
    ///
    /// - Parameter opensPlaces: whether cells may move to free places; the prices must tell what becomes of the others.
    public init(
        weights: [Double], current: [Int], rows: [Range<Int>], prices: PlacePrices, opensPlaces: Bool = true
    ) {
        (self.weights, self.current, self.rows, self.prices) = (weights, current, rows, prices)
        allowed = Array(repeating: nil, count: weights.count)
        let count = rows.last?.upperBound ?? 0
        if opensPlaces, count > weights.count { optional = Set(0..<count) }
    }

    /// The number of places.
    public var placeCount: Int { rows.last?.upperBound ?? 0 }

    /// Whether a cell may take a place.
    public func allows(_ cell: Int, on place: Int) -> Bool { allowed[cell]?.contains(place) ?? true }

    /// Whether a cell can only stay where it is.
    func isFixed(_ cell: Int) -> Bool { allowed[cell] == [current[cell]] }

    /// The weighted mean of the prices for an arrangement; the price of moves is not in it. O(cells + places).
    ///
    /// - Parameter places: the place of each cell, no two the same.
    public func value(of places: [Int]) -> Double {
        let total = weights.reduce(0, +)
        guard total > 0 else { return 0 }
        let found = prices.prices(filled: Set(places), rows: rows)
        return zip(weights, places).reduce(0) { $0 + $1.0 * (found[$1.1] ?? .infinity) } / total
    }

    /// The number of cells that an arrangement moves.
    public func moved(_ places: [Int]) -> Int { zip(places, current).count { $0 != $1 } }

    /// What an arrangement costs with the price of its moves: what the search makes small.
    public func cost(of places: [Int]) -> Double { value(of: places) + movePrice * Double(moved(places)) }

    /// Whether an arrangement keeps every constraint. O(places log places).
    public func isAllowed(_ places: [Int]) -> Bool {
        let filled = Set(places)
        guard filled.count == places.count, places.indices.allSatisfy({ allows($0, on: places[$0]) }) else {
            return false
        }
        guard (0..<placeCount).allSatisfy({ optional.contains($0) || filled.contains($0) || !wasFilled($0) }),
            filled.allSatisfy({ optional.contains($0) || wasFilled($0) })
        else { return false }
        let visited = filled.sorted()
        let ranks = Dictionary(uniqueKeysWithValues: visited.enumerated().map { ($1, $0) })
        for family in families {
            let own = family.map { ranks[places[$0]]! }
            if let first = own.min(), let last = own.max(), last - first + 1 != own.count { return false }
        }
        return ordered.allSatisfy { list in zip(list, list.dropFirst()).allSatisfy { places[$0] < places[$1] } }
    }

    private func wasFilled(_ place: Int) -> Bool { current.contains(place) }
}

/// What reaching a place of a grid costs, as the engine charges it.
public enum PlacePrices: Hashable, Codable, Sendable {
    /// One price for each place, whatever stands on the others: no place is filled or emptied.
    case byPlace([Double])
    /// By the position of the row among the rows that hold cells, then by the position in the row; what is empty is skipped.
    /// `single` has the prices of a cell that is alone in its row.
    case byPosition(table: [[Double]], single: [Double])

    /// The price of each filled place. O(places log places).
    func prices(filled: Set<Int>, rows: [Range<Int>]) -> [Int: Double] {
        let visited = filled.sorted()
        return Dictionary(uniqueKeysWithValues: zip(visited, prices(of: visited, rows: rows)))
    }

    /// The prices of the filled places, which are in visiting order. O(places).
    func prices(of visited: [Int], rows: [Range<Int>]) -> [Double] {
        switch self {
        case .byPlace(let prices): return visited.map { prices[$0] }
        case .byPosition(let table, let single):
            var result: [Double] = []
            result.reserveCapacity(visited.count)
            var row = 0
            for places in rows where result.count < visited.count && places.contains(visited[result.count]) {
                let count = visited[result.count...].prefix { $0 < places.upperBound }.count
                result += count == 1 ? single[row...row] : table[row][..<count]
                row += 1
            }
            return result
        }
    }
}
