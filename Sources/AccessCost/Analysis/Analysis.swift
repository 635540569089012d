public import LayoutModel

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
    public enum Status: String, CaseIterable, Hashable, Sendable, Codable {
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
    /// The cheapest route; nil where there is none, and where routes were not asked for (`AnalysisDetails.routes`).
    ///
    /// A target that is not focusable but has a key of its own has its route in any case.
    public var route: Route?
    /// The costs of the target's further actions in the order of `TargetAction.all` without activation; empty where they were
    /// not asked for (`AnalysisDetails.actions`) or the target is not a stop.
    public var actions: [ActionCost] = []
}

/// What one of a target's actions costs besides activation.
public struct ActionCost: Hashable, Codable, Sendable {
    /// The cost of the cheapest route; nil where there is none.
    public var cost: Cost?
    /// The cheapest route; nil where there is none.
    public var route: Route?
}

/// The costs of all targets by one method on one tree.
public struct TreeAnalysis: Hashable, Codable, Sendable {
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
    /// The number of stops that the cursor can land on without entering a group.
    public var stops: Int { tree.rootCount }
    /// How the tree was made.
    public var kind: TreeKind { tree.kind }

    /// The cost of one of a target's actions (`TargetAction.all`) with its route; nil where there is none.
    ///
    /// Further actions than activation must have been asked for (`AnalysisDetails.actions`).
    public func action(_ action: Int, of target: Int) -> ActionCost? {
        guard action > 0 else { return costs[target].cost.map { ActionCost(cost: $0, route: costs[target].route) } }
        let actions = costs[target].actions
        guard actions.indices.contains(action - 1), actions[action - 1].cost != nil else { return nil }
        return actions[action - 1]
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
public struct MethodAnalysis: Hashable, Codable, Sendable {
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
public struct ScreenAnalysis: Hashable, Codable, Sendable {
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
    /// What is done with a target once it is reached.
    public var action = GoalAction.activate
    /// The kinds of moves that routes may have; nil for all.
    public var routes: Set<RouteFamily>?
}

/// The costs of all screens of one layout, with where it came from.
public struct LayoutAnalysis: Hashable, Codable, Sendable {
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
    /// The value of the parameter that is swept; nil where none is.
    public var swept: SweptParameter?

    /// A parameter that is swept, with the value that this analysis has for it.
    public struct SweptParameter: Hashable, Codable, Sendable {
        /// The parameter's key.
        public var key: String
        /// The value.
        public var value: ParameterValue

        /// A parameter's value.
        public init(key: String, value: ParameterValue) { (self.key, self.value) = (key, value) }
    }

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
