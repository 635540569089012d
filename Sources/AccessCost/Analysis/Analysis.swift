public import LayoutModel

/// What is asked of an analysis.
public struct AnalysisRequest: Sendable {
    /// An access method with the values of its parameters.
    public struct MethodRequest: Sendable {
        /// The access method.
        public var method: AccessMethod
        /// The values of its parameters.
        public var parameters: ParameterValues

        /// A method with the given values, at their defaults if none are given.
        public init(_ method: AccessMethod, parameters: ParameterValues? = nil) {
            self.method = method
            self.parameters = parameters ?? method.defaults
        }
    }

    /// The methods to compute, in the order in which they are reported.
    public var methods: [MethodRequest]
    /// What is done with a target once it is reached.
    public var action: GoalAction
    /// The name of the action whose cost is asked for; nil for activation.
    public var actionName: String?
    /// What makes one route better than another.
    public var rank: Rank
    /// Weights that replace those of the layout.
    public var weights: WeightTable?
    /// The runs and the seed of a simulation, where one is asked for.
    public var simulation: (runs: Int, seed: UInt64)?
    /// The kinds of moves that routes may have; nil for all. It limits the methods that have one of them.
    public var routes: Set<RouteFamily>?

    /// A request for some methods.
    public init(
        methods: [MethodRequest], action: GoalAction = .activate, actionName: String? = nil, rank: Rank = .seconds,
        weights: WeightTable? = nil, routes: Set<RouteFamily>? = nil
    ) {
        self.routes = routes
        self.methods = methods
        self.action = action
        self.actionName = actionName
        self.rank = rank
        self.weights = weights
    }
}

/// A target of an analysis.
public struct AnalysedTarget: Hashable, Codable, Sendable {
    /// The place on the screen.
    public var element: ElementIndex
    /// Unique on the screen.
    public var id: String
    /// What it is called; its id where it has no label.
    public var label: String
    /// What kind of thing it is.
    public var role: Role
    /// How often it is wanted, relative to the others.
    public var weight: Double
    /// The line of the input, 0 where there is none.
    public var line: Int
}

/// What reaching one target costs by one method on one tree.
public struct TargetCost: Hashable, Codable, Sendable {
    /// Whether the cost is known.
    public enum Status: String, Hashable, Sendable, Codable {
        /// There is a way to it.
        case reached
        /// There is none.
        case unreachable
        /// The file does not tell what it would take.
        case unknown
    }

    /// Whether the cost is known.
    public var status: Status
    /// Why it is not reached.
    public var reason: String?
    /// The cost of the best way; nil where it is not reached.
    public var cost: Cost?
    /// The stop in the access tree; nil where the target is none.
    public var stop: StopIndex?
    /// What is done with it (`TargetAction.all`, activation is 0).
    public var action = 0
    /// The way to a target that is no stop: its own key; nil elsewhere.
    public var ownKey: Route?
}

/// The costs of all targets by one method on one tree.
public struct TreeAnalysis: Sendable {
    /// The tree that was visited.
    public var tree: AccessTree
    /// One entry for each target of the screen.
    public var costs: [TargetCost]
    /// The weighted mean over the targets that are reached; nil where none is wanted.
    public var expected: Cost?
    /// The dearest target, as an offset into the targets, by the rank's first figure; nil where none is reached.
    public var worst: Int?
    /// The targets that are not reached.
    public var unreachedCount: Int
    /// Their weight.
    public var unreachedWeight: Double
    /// What it takes to find one of the elements that are hidden until they reveal themselves; nil where there is none.
    public var finding: FindingCost?
    /// What presses that go wrong do to the costs; nil where nothing goes wrong, or the method has no model of it.
    public var errors: ErrorAnalysis?
    /// The means of the simulation, where one was asked for and every run arrived.
    public var simulated: [Figure: Estimate]?
    /// The way to the screen from the app's initial one; nil where the layout names no transitions.
    public var entry: ScreenEntry?
    /// The machine of scanning it; nil for methods that do not scan lists of stops.
    var scanMachine: (@Sendable () -> ScanMachine?)?
    /// The seconds of a share of simulated uses; nil where nothing goes wrong.
    var quantile: (@Sendable (StopIndex, Int, Double, Int, UInt64) -> Double?)?
    let cost: @Sendable (StopIndex, Int) -> Cost?
    let route: @Sendable (StopIndex, Int) -> Route?

    /// The number of stops that the cursor can land on without entering a group.
    public var stops: Int { tree.rootCount }
    /// How the tree was made.
    public var kind: TreeKind { tree.kind }

    /// The way to a target; nil where there is none.
    public func route(to target: Int) -> Route? {
        guard costs[target].status == .reached else { return nil }
        return costs[target].ownKey ?? costs[target].stop.flatMap { route($0, costs[target].action) }
    }

    /// The cost of one of a target's actions (`TargetAction.all`) with the way to it; nil where there is none.
    public func action(_ action: Int, of target: Int) -> (cost: Cost, route: Route)? {
        if action == 0, let key = costs[target].ownKey { return costs[target].cost.map { ($0, key) } }
        guard let stop = costs[target].stop, let cost = cost(stop, action) else { return nil }
        return (cost, route(stop, action) ?? Route())
    }

    /// The seconds within which a share of the uses of a target ends, 0.95 for 95 of 100, presses going wrong as they do;
    /// nil where it is not reached.
    ///
    /// Without errors of use every use takes the same time. With them it is taken from simulated uses, the same for the
    /// same seed. O(runs x length of a use).
    public func seconds(within share: Double, to target: Int, runs: Int = 2000, seed: UInt64 = 1) -> Double? {
        guard costs[target].status == .reached, let cost = costs[target].cost else { return nil }
        guard let quantile, let stop = costs[target].stop else { return cost.seconds }
        return quantile(stop, costs[target].action, share, runs, seed)
    }

    /// The position of a target on each level of the tree; nil where it is no stop.
    public func path(to target: Int) -> [Int]? { costs[target].stop.map(tree.path(of:)) }
}

/// The expected costs of all targets when presses go wrong.
public struct ErrorAnalysis: Hashable, Codable, Sendable {
    /// The chances and the cost of undoing.
    public var model: ErrorModel
    /// One entry for each target, nil where it is not reached.
    public var costs: [ErrorCost?]
    /// The weighted mean over the targets that are reached.
    public var expected: ErrorCost?
}

/// The costs by one method on each of its trees.
public struct MethodAnalysis: Sendable {
    /// The access method.
    public var method: AccessMethod
    /// The values of its parameters that were used.
    public var parameters: ParameterValues
    /// One entry for each tree of the method, in the method's order.
    public var trees: [TreeAnalysis]

    /// The analysis on one kind of tree, nil where the method has none.
    public func tree(_ kind: TreeKind) -> TreeAnalysis? { trees.first { $0.kind == kind } }
}

/// The costs of all targets of one screen.
public struct ScreenAnalysis: Sendable {
    /// The screen.
    public var screen: Screen
    /// The system that it is made for.
    public var platform: Platform?
    /// Its targets in file order.
    public var targets: [AnalysedTarget]
    /// One entry for each method asked for.
    public var methods: [MethodAnalysis]
    /// The tasks that begin on the screen, in the order in which they are given.
    public var tasks: [TaskAnalysis] = []
    /// What typing costs, where a text was given and the screen has keys for it.
    public var text: TextAnalysis?
    /// What was odd about the weights.
    public var notes: [String]
}

/// The costs of all screens of one layout, with where it came from.
public struct LayoutAnalysis: Sendable {
    /// The path as it was given.
    public var path: String
    /// The id of the format.
    public var format: String
    /// What the layout calls itself.
    public var name: String
    /// The system that it is made for.
    public var platform: Platform?
    /// One entry for each screen, in file order.
    public var screens: [ScreenAnalysis]
    /// What was odd about the input, in the words of its reader.
    public var notes: [Note]

    /// An oddity of the input.
    public struct Note: Hashable, Codable, Sendable {
        /// What kind of oddity it is.
        public var kind: String
        /// The oddity in a sentence.
        public var message: String
        /// How many times it occurs.
        public var count: Int
        /// The first line where it occurs.
        public var line: Int?

        /// An oddity and how often it occurs.
        public init(kind: String, message: String, count: Int, line: Int?) {
            self.kind = kind
            self.message = message
            self.count = count
            self.line = line
        }
    }

    /// The analysis of a layout.
    public init(
        path: String, format: String, name: String, platform: Platform?, screens: [ScreenAnalysis], notes: [Note]
    ) {
        self.path = path
        self.format = format
        self.name = name
        self.platform = platform
        self.screens = screens
        self.notes = notes
    }
}
