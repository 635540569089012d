/// The best arrangement on given places, all of which are filled.
///
/// Without families and orders it is an assignment, in which the price of a move and the places that a cell may take are
/// entries of the matrix. Families and orders are runs and chains in visiting order: see `RunSearch`.
struct FilledSearch {
    /// Prices that gave a good bound for one filling, and may for the next.
    struct Duals {
        /// Of the cells, where there are neither families nor orders.
        var cells: [Double]?
        /// Of the filled places, by their number, where there are.
        var places: [Double]?
    }

    private let problem: BoardProblem
    private let weights: [Double]
    /// The filled places in visiting order, and their prices.
    private let visited: [Int]
    private let own: [Double]
    /// The number of each place among the filled ones; nil where it is empty.
    private let ranks: [Int?]
    /// What moving a cell takes.
    private let moved: Double
    /// What no arrangement on these places costs less than, whatever may stand where.
    let bound: Double
    /// The share of the expected cost below which two figures count as equal.
    static let tolerance = 1e-10

    /// - Parameters:
    ///   - weights: how often each cell is wanted; they add up to 1.
    ///   - visited: as many places as there are cells, in visiting order.
    init(_ problem: BoardProblem, weights: [Double], visited: [Int]) {
        self.problem = problem
        self.weights = weights
        self.visited = visited
        let own = problem.prices.prices(of: visited, rows: problem.rows)
        self.own = own
        var ranks = [Int?](repeating: nil, count: problem.placeCount)
        for (rank, place) in visited.enumerated() { ranks[place] = rank }
        self.ranks = ranks
        let leaving = problem.current.count { ranks[$0] == nil }
        let least = zip(weights.sorted(by: >), own.sorted()).reduce(0) { $0 + $1.0 * $1.1 }
        bound = least + problem.movePrice * Double(leaving)
        // Of arrangements at the same cost the one is taken that moves less.
        moved = problem.movePrice + 1e-13 * (own.max() ?? 0)
    }

    /// What each cell costs on each filled place, by its number.
    private var price: PriceMatrix {
        var result = PriceMatrix(rows: weights.count, columns: own.count) { weights[$0] * own[$1] + moved }
        for (cell, weight) in weights.enumerated() {
            if let rank = ranks[problem.current[cell]] { result[cell, rank] = weight * own[rank] }
            if problem.allowed[cell] != nil {
                for rank in visited.indices where !problem.allows(cell, on: visited[rank]) {
                    result[cell, rank] = .infinity
                }
            }
        }
        return result
    }

    /// What no arrangement costs less than, by prices of the cells. O(cells^2).
    private func least(_ price: PriceMatrix, _ duals: [Double]) -> Double {
        var least = [Double](repeating: .infinity, count: visited.count)
        for (cell, dual) in duals.enumerated() {
            price.withRow(cell) { own in
                for rank in least.indices { least[rank] = min(least[rank], own[rank] - dual) }
            }
        }
        return duals.reduce(0, +) + least.reduce(0, +)
    }

    /// The place of each cell in the best arrangement with its cost, the price of moves included; nil where none is allowed
    /// that costs less than a limit.
    ///
    /// - Parameter duals: the prices of another filling, which become those of this one.
    func best(
        below limit: Double, _ duals: inout Duals, _ budget: inout SearchBudget
    ) -> (places: [Int], cost: Double)? {
        guard bound < limit else { return nil }
        let price = price
        let indices: [Int]
        let cost: Double
        if problem.families.isEmpty, problem.ordered.isEmpty {
            // The prices of one filling tell of most others that they are no better.
            if let cells = duals.cells, least(price, cells) >= limit {
                budget.takeBound(of: price.rows)
                return nil
            }
            budget.takeAssignment(of: price.rows)
            guard let found = Assignment(price) else { return nil }
            duals.cells = found.rowDuals
            (indices, cost) = (found.columns, found.cost)
        } else {
            var search = RunSearch(price, families: problem.families, ordered: problem.ordered)
            let found = search.best(below: limit, from: duals.places, &budget)
            if !search.duals.isEmpty { duals.places = search.duals }
            guard let found else { return nil }
            (indices, cost) = found
        }
        return cost < limit ? (indices.map { visited[$0] }, cost) : nil
    }
}
