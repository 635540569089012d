/// An access method with the values of its parameters.
public struct RequestedMethod: Hashable, Codable, Sendable {
    /// The access method.
    public var method: AccessMethod
    /// The values of its parameters.
    public var parameters: ParameterValues

    /// A method with the given values, or with its defaults where none are given.
    public init(_ method: AccessMethod, parameters: ParameterValues? = nil) {
        self.method = method
        self.parameters = parameters ?? method.defaults
    }
}

/// What an analysis stores beyond the costs, because it takes time or memory to find.
public struct AnalysisDetails: OptionSet, Hashable, Codable, Sendable {
    /// One bit for each detail.
    public let rawValue: Int

    /// Details by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The cheapest route to each target.
    public static let routes = AnalysisDetails(rawValue: 1)
    /// The cost and route of each further action of each target.
    public static let actions = AnalysisDetails(rawValue: 2)
}

/// The runs and the seed of a simulation.
public struct SimulationPlan: Hashable, Codable, Sendable {
    /// The number of runs, at least 2.
    public var runs: Int
    /// The seed of the random numbers; the same seed gives the same figures.
    public var seed: UInt64

    /// A simulation of so many runs.
    public init(runs: Int, seed: UInt64 = 1) { (self.runs, self.seed) = (runs, seed) }
}

/// What the engine computes for a screen: methods with the values of their parameters, and everything else resolved.
public struct AnalysisPlan: Hashable, Codable, Sendable {
    /// The methods to compute, in the order in which they are reported.
    public var methods: [RequestedMethod]
    /// What the person does with a target on reaching it.
    public var action: GoalAction
    /// The name of the action whose cost is requested; nil for activation.
    public var actionName: String?
    /// What makes one route better than another.
    public var rank: Rank
    /// Weights that replace those of the layout.
    public var weights: WeightTable?
    /// The simulation; nil for none.
    public var simulation: SimulationPlan?
    /// The kinds of moves that routes may have; nil for all. It limits the methods that have one of them.
    public var routes: Set<RouteFamily>?
    /// What the result holds besides the costs.
    public var details: AnalysisDetails
    /// The people whose needs are computed besides; nil for none. Its methods are those of the plan.
    public var people: PeoplePlan?

    /// A plan for some methods.
    public init(
        methods: [RequestedMethod], action: GoalAction = .activate, actionName: String? = nil, rank: Rank = .seconds,
        weights: WeightTable? = nil, simulation: SimulationPlan? = nil, routes: Set<RouteFamily>? = nil,
        details: AnalysisDetails = []
    ) {
        (self.methods, self.action, self.actionName, self.rank) = (methods, action, actionName, rank)
        (self.weights, self.simulation, self.routes, self.details) = (weights, simulation, routes, details)
    }
}
