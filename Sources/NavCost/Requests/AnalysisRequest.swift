public import AccessCost
public import LayoutFormats
public import LayoutModel

/// What is asked of an analysis: the only description of it, for the command line, project settings and Swift programs.
///
/// ```swift
/// let request = AnalysisRequest(methods: [.iosSwitchAuto], simulations: 1000)
/// let analysis = try Session().analyze(.file("Main.xml"), request)
/// ```
/// A property that is nil or empty is at its default, or as the project settings have it.
public struct AnalysisRequest: Hashable, Codable, Sendable {
    /// The access methods; empty for those that fit the layout's platform.
    public var methods: [AccessMethod]
    /// Method parameters that differ from their defaults; of one parameter the last counts.
    public var parameters: [ParameterChange]
    /// Values of one parameter, each of which gives a result of its own; nil for one result.
    public var sweep: ParameterSweep?
    /// What is done with a target once it is reached; nil for activation.
    public var action: RequestedAction?
    /// What makes one route better than another; nil for seconds.
    public var rank: Rank?
    /// The kinds of moves that routes may have; empty for all.
    public var routes: Set<RouteFamily>
    /// What is known of the person.
    public var person: Person?
    /// The people whose needs are computed besides; nil for none.
    public var people: Population?
    /// Weights that replace those of the layout.
    public var weights: WeightTable?
    /// The weight of targets that weights or tasks do not name, from 0; nil for 0.
    public var unnamedWeight: Double?
    /// Tasks that replace those of the layout and, without weights, give targets their weights.
    public var tasks: TaskList?
    /// What is typed on keyboards and boards.
    public var text: TextSample?
    /// The runs of a simulation, from 2; nil for no simulation.
    public var simulations: Int?
    /// The seed of simulations and searches; nil for 1.
    public var seed: UInt64?
    /// The id of the one screen to analyse; nil for all.
    public var screen: String?
    /// The format to read inputs as; nil to recognise it.
    public var inputFormat: LayoutFormat?

    /// A request; what is not named is at its default.
    public init(
        methods: [AccessMethod] = [], parameters: [ParameterChange] = [], sweep: ParameterSweep? = nil,
        action: RequestedAction? = nil, rank: Rank? = nil, routes: Set<RouteFamily> = [], person: Person? = nil,
        people: Population? = nil,
        weights: WeightTable? = nil, unnamedWeight: Double? = nil, tasks: TaskList? = nil, text: TextSample? = nil,
        simulations: Int? = nil, seed: UInt64? = nil, screen: String? = nil, inputFormat: LayoutFormat? = nil
    ) {
        (self.methods, self.parameters, self.sweep, self.action) = (methods, parameters, sweep, action)
        (self.rank, self.routes, self.person, self.weights) = (rank, routes, person, weights)
        self.people = people
        (self.unnamedWeight, self.tasks, self.text) = (unnamedWeight, tasks, text)
        (self.simulations, self.seed, self.screen, self.inputFormat) = (simulations, seed, screen, inputFormat)
    }

    /// This request, and another one where this one says nothing; parameters of the other come first, so that these win.
    public func filled(from other: AnalysisRequest) -> AnalysisRequest {
        AnalysisRequest(
            methods: methods.isEmpty ? other.methods : methods, parameters: other.parameters + parameters,
            sweep: sweep ?? other.sweep, action: action ?? other.action, rank: rank ?? other.rank,
            routes: routes.isEmpty ? other.routes : routes, person: person ?? other.person,
            people: people ?? other.people,
            weights: weights ?? other.weights, unnamedWeight: unnamedWeight ?? other.unnamedWeight,
            tasks: tasks ?? other.tasks, text: text ?? other.text, simulations: simulations ?? other.simulations,
            seed: seed ?? other.seed, screen: screen ?? other.screen, inputFormat: inputFormat ?? other.inputFormat)
    }

    /// Whether nothing that is asked for needs more than one screen at a time.
    var screensAreIndependent: Bool {
        guard weights == nil, tasks == nil, screen == nil, sweep == nil else { return false }
        if case .named = action { return false }
        return true
    }

    /// One request for each value of the sweep; this one where there is none.
    var variants: [(request: AnalysisRequest, change: ParameterChange?)] {
        guard let sweep else { return [(self, nil)] }
        return sweep.changes.map { change in
            var request = self
            request.sweep = nil
            request.parameters.append(change)
            return (request, change)
        }
    }
}

/// What is done with a target once it is reached.
public enum RequestedAction: Hashable, Codable, Sendable {
    /// It is activated.
    case activate
    /// Nothing: only reaching it counts, as in published tables.
    case none
    /// The action or gesture of that name.
    case named(String)

    /// Reads `activate`, `none` or a name.
    public init(_ text: String) {
        self = text == "activate" ? .activate : text == "none" ? .none : .named(text)
    }
}

/// Tasks with the file that they are from.
public struct TaskList: Hashable, Codable, Sendable {
    /// The tasks, in file order.
    public var tasks: [Task]
    /// The path of the file, for messages; nil where there is none.
    public var path: String?

    /// Tasks of a file.
    public init(_ tasks: [Task], path: String? = nil) { (self.tasks, self.path) = (tasks, path) }

    /// Reads a file of tasks, or standard input for "-".
    ///
    /// - Throws: the file cannot be read, or is no document of tasks; with line and column.
    public init(file path: String) throws(FormatError) {
        self.init(try TasksReader.read(.bytes(SideFile.bytes(of: path), path: path)), path: path)
    }
}
