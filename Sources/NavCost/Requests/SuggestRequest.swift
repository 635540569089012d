public import AccessCost
public import GroupingSearch

/// What is asked of a search for better groupings and orders.
public struct SuggestRequest: Hashable, Codable, Sendable {
    /// One method of a mix with its share.
    public struct Share: Hashable, Codable, Sendable {
        /// The access method.
        public var method: AccessMethod
        /// How much it counts relative to the others, above 0.
        public var share: Double

        /// A method with its share.
        public init(_ method: AccessMethod, share: Double) { (self.method, self.share) = (method, share) }
    }

    /// The methods, their parameters, weights and tasks, and the seed.
    public var analysis: AnalysisRequest
    /// What is made small; nil for seconds.
    public var objective: Objective?
    /// What orders and groups must be like.
    public var constraints: Constraints
    /// The tree that the person goes through, for methods that have it; nil for the one that each usually visits.
    public var tree: TreeKind?
    /// Methods that count together, instead of those of the analysis; empty for one method.
    public var mix: [Share]
    /// The moves to try in all; nil for as many as the price of a move allows.
    public var moves: Int?
    /// The seconds after which the search ends with the best so far; nil for no limit.
    public var timeLimit: Double?
    /// The suggestions of a screen that are rated by each of the platform's usual methods, those that are listed first; nil
    /// for all.
    public var told: Int?
    /// The searches that run at a time; nil for two. The result is the same.
    public var threads: Int?

    /// A search; what is not named is at its default.
    public init(
        _ analysis: AnalysisRequest = AnalysisRequest(), objective: Objective? = nil,
        constraints: Constraints = Constraints(), tree: TreeKind? = nil, mix: [Share] = [], moves: Int? = nil,
        timeLimit: Double? = nil, told: Int? = nil, threads: Int? = nil
    ) {
        self.tree = tree
        (self.analysis, self.objective, self.constraints, self.mix) = (analysis, objective, constraints, mix)
        (self.moves, self.timeLimit, self.told, self.threads) = (moves, timeLimit, told, threads)
    }

    /// Whether the suggestions are for one method or one mix, so that one layout can be written.
    public var hasOneResult: Bool { !mix.isEmpty || analysis.methods.count < 2 }

    /// How the search runs, its time limit beginning now.
    var search: OrderSearch.Options {
        var options = OrderSearch.Options()
        options.seed = analysis.seed ?? 1
        options.moves = moves
        if let threads { options.threads = threads }
        if let timeLimit { options.deadline = ContinuousClock.now + .seconds(timeLimit) }
        return options
    }
}
