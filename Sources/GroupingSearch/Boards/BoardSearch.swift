/// Finds the best arrangement of a board: which places are filled by branch and bound, and for each filling the best
/// arrangement on it.
///
/// A filling is bounded by the rearrangement inequality: the most wanted cells on the cheapest places that any completion
/// can have. Among places of a row that the same cells may take only the number of filled ones matters.
public struct BoardSearch: Sendable {
    /// What a search has found.
    public struct Result: Hashable, Sendable {
        /// The place of each cell.
        public var places: [Int]
        /// The weighted mean of the prices.
        public var value: Double
        /// Whether no arrangement that keeps the constraints costs less, the price of moves counted.
        public var isProven: Bool
        /// Why the search was cut short from outside; nil where it was not.
        public var cut: StopRule.Reason?
        /// What no arrangement of these cells on these places costs less than, constraints or not.
        public var bound: Double
    }

    private let problem: BoardProblem
    /// The parts of arrangements that are looked at, at most.
    private let steps: Int
    private static let most = 1_000_000
    private let deadline: ContinuousClock.Instant?

    /// A search.
    ///
    /// - Parameters:
    ///   - moves: how many are asked for, each worth 250 parts of arrangements; nil for the most parts, a million, which take
    ///     a few seconds.
    ///   - deadline: when to end before that.
    public init(_ problem: BoardProblem, moves: Int? = nil, deadline: ContinuousClock.Instant? = nil) {
        self.problem = problem
        steps = moves.map { min($0, Self.most / 250) * 250 } ?? Self.most
        self.deadline = deadline
    }

    /// The least value where only weights and places decide; a bound where that is not found.
    private func freeValue(_ bound: Double) -> Double {
        var free = problem
        (free.families, free.ordered, free.movePrice) = ([], [], 0)
        free.allowed = Array(repeating: nil, count: free.weights.count)
        var run = FillRun(free, SearchBudget(steps: steps, deadline: deadline))
        run.search()
        return run.budget.isLeft ? problem.value(of: run.best) : min(bound, run.bound)
    }

    /// Runs the search; cancelling the task ends it with the best so far.
    public func run() -> Result {
        var run = FillRun(problem, SearchBudget(steps: steps, deadline: deadline))
        run.search()
        let value = problem.value(of: run.best)
        return Result(
            places: run.best, value: value, isProven: run.budget.isLeft, cut: run.budget.cut,
            bound: min(freeValue(run.bound), value))
    }
}
