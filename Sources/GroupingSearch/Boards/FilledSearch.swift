/// The best arrangement on given places, all of which are filled.
///
/// Without families and orders it is an assignment, in which the price of a move and the places that a cell may take are
/// entries of the matrix. Families and orders are runs and chains in visiting order: see `RunSearch`.
struct FilledSearch {
    private let problem: BoardProblem
    /// The filled places in visiting order.
    private let visited: [Int]
    /// What each cell costs on each of them.
    private let price: [[Double]]
    /// What no arrangement on these places costs less than, whatever may stand where.
    let bound: Double
    /// The share of the expected cost below which two figures count as equal.
    static let tolerance = 1e-10

    /// - Parameters:
    ///   - weights: how often each cell is wanted; they add up to 1.
    ///   - filled: as many places as there are cells.
    init(_ problem: BoardProblem, weights: [Double], filled: Set<Int>) {
        self.problem = problem
        let visited = filled.sorted()
        self.visited = visited
        let prices = problem.prices.prices(filled: filled, rows: problem.rows)
        let own = visited.map { prices[$0] ?? .infinity }
        bound = zip(weights.sorted(by: >), own.sorted()).reduce(0) { $0 + $1.0 * $1.1 }
        // Of arrangements at the same cost the one is taken that moves less.
        let moved = problem.movePrice + 1e-13 * (own.max() ?? 0)
        price = weights.indices.map { cell in
            visited.indices.map { index in
                guard problem.allows(cell, on: visited[index]) else { return .infinity }
                return weights[cell] * own[index] + (visited[index] == problem.current[cell] ? 0 : moved)
            }
        }
    }

    /// The place of each cell in the best arrangement with its cost, the price of moves included; nil where none is allowed
    /// that costs less than a limit.
    func best(below limit: Double, _ budget: inout SearchBudget) -> (places: [Int], cost: Double)? {
        guard bound < limit else { return nil }
        let indices: [Int]
        let cost: Double
        if problem.families.isEmpty, problem.ordered.isEmpty {
            budget.takeAssignment(of: price.count)
            guard let found = Assignment(price) else { return nil }
            (indices, cost) = (found.columns, found.cost)
        } else {
            var search = RunSearch(price, families: problem.families, ordered: problem.ordered)
            guard let found = search.best(below: limit, &budget) else { return nil }
            (indices, cost) = found
        }
        return cost < limit ? (indices.map { visited[$0] }, cost) : nil
    }
}
