public import LayoutModel

/// A target of an analysis.
public struct AnalysedTarget: Hashable, Codable, Sendable {
    /// The index of the element on the screen.
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
        /// A route leads to it.
        case reached
        /// No route leads to it.
        case unreachable
        /// The file does not tell what reaching it costs.
        case unknown
    }

    /// Whether the cost is known.
    public var status: Status
    /// Why there is no cost.
    public var reason: String?
    /// The cost of the cheapest route; nil where the target is unreachable or its cost is unknown.
    public var cost: Cost?
    /// The stop in the access tree; nil where the method skips the target.
    public var stop: StopIndex?
    /// The number of scrolls that bring the target into view; 0 where it is visible at first.
    public var page = 0
    /// Seconds of the cost that are spent listening; nil where listening takes no time, and where there is no cost.
    public var listening: Double?
    /// The action that the cost is of (`TargetAction.all`, activation is 0).
    public var action = 0
    /// The cheapest route; nil where there is none, or routes were not requested (`AnalysisDetails.routes`).
    ///
    /// A target that is not focusable but has a key of its own has its route in any case.
    public var route: Route?
    /// The costs of the target's further actions in the order of `TargetAction.all` without activation; empty where they were
    /// not asked for (`AnalysisDetails.actions`) or the target is not a stop.
    public var actions: [ActionCost] = []
    /// What activation costs, as the only entry, where the cost is of a named action and those of actions were asked for; else
    /// empty.
    public var activation: [ActionCost] = []
}

/// The cost of one of a target's actions besides activation.
public struct ActionCost: Hashable, Codable, Sendable {
    /// The cost of the cheapest route; nil where there is none.
    public var cost: Cost?
    /// The cheapest route; nil where there is none.
    public var route: Route?
    /// Why there is no cost.
    public var reason: String?
    /// Whether there is no cost because the file does not tell it.
    public var isUnknown = false
}

/// The costs of all targets by one method on one tree.
public struct TreeAnalysis: Hashable, Codable, Sendable {
    /// The tree that was visited.
    public var tree: AccessTree
    /// One entry for each target of the screen.
    public var costs: [TargetCost]
    /// The weighted mean over the targets that have a cost; nil where all of these have weight 0.
    public var expected: Cost?
    /// The weighted mean of the seconds spent listening, over the same targets; nil where listening takes no time.
    public var listening: Double?
    /// The index of the costliest target by the rank's first figure; nil where no target has a cost.
    public var worst: Int?
    /// The targets that the mean is about.
    public var coverage: Coverage
    /// The cost of finding one of the hidden elements; nil where there is none.
    public var discovery: DiscoveryCost?
    /// The costs with missed and accidental selections; nil where their chances are 0, or the method has no error model.
    public var errors: ErrorAnalysis?
    /// What each of some people needs; nil where none were asked for, or the method has none of their parameters.
    public var people: PeopleAnalysis?
    /// The means of the simulation; nil where none was requested, or a run did not reach its target.
    public var simulated: [Figure: Estimate]?
    /// The route to the screen from the app's initial screen; nil where the layout names no transitions.
    public var entry: ScreenEntry?
    /// The number of stops that the cursor can land on without entering a group.
    public var stops: Int { tree.rootCount }
    /// How the tree was made.
    public var kind: TreeKind { tree.kind }
    /// The number of targets without a cost.
    public var unreachedCount: Int { coverage.count - coverage.targets }
    /// The sum of the weights of the targets without a cost.
    public var unreachedWeight: Double { coverage.totalWeight - coverage.weight }

    /// The cost of one of a target's actions (`TargetAction.all`) with its route; nil where there is none.
    ///
    /// Actions other than activation have a cost only where they were requested (`AnalysisDetails.actions`).
    public func action(_ action: Int, of target: Int) -> ActionCost? {
        guard action > 0 else {
            if let activation = costs[target].activation.first { return activation.cost == nil ? nil : activation }
            return costs[target].cost.map { ActionCost(cost: $0, route: costs[target].route) }
        }
        let actions = costs[target].actions
        guard actions.indices.contains(action - 1), actions[action - 1].cost != nil else { return nil }
        return actions[action - 1]
    }

    /// The position of a target on each level of the tree; nil where the method skips it.
    public func path(to target: Int) -> [Int]? { costs[target].stop.map { tree.path(of: $0) } }
}

/// The expected costs of all targets with missed and accidental selections.
public struct ErrorAnalysis: Hashable, Codable, Sendable {
    /// The chances and the cost of undoing.
    public var model: ErrorModel
    /// One entry for each target; nil where it has no cost.
    public var costs: [ErrorCost?]
    /// The weighted mean over the targets that have a cost.
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
    /// One entry for each requested method.
    public var methods: [MethodAnalysis]
    /// The tasks that begin on the screen, in the order in which they are given.
    public var tasks: [TaskAnalysis] = []
    /// The cost of typing, where a text was given and the screen has keys for it.
    public var text: TextAnalysis?
    /// Notes on the weights, the pages and the simulation.
    public var notes: [String]
    /// What the person does with a target on reaching it.
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
    /// The point of the layout in a sentence; empty where the file has none.
    public var summary = ""
    /// The system that it is made for.
    public var platform: Platform?
    /// One entry for each screen, in file order.
    public var screens: [ScreenAnalysis]
    /// The reader's notes on the input.
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
        /// The kinds that readers of formats tell apart.
        public static let kinds = ["assumed", "dropped", "skipped", "ignored", "error"]

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

        /// The oddity with the word before it and its count, as a line of text tells it.
        public var sentence: String {
            "\(kind == "error" ? "error" : "note"): \(message)\(count > 1 ? " (\(count) times)" : "")"
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
