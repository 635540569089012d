public import LayoutModel

/// What the person does with a target on reaching it.
public enum GoalAction: String, CaseIterable, Hashable, Sendable, Codable {
    /// It is activated; where a press starts the scan, that press counts.
    case activate
    /// Nothing: only the route to it counts, as in published tables.
    case none
}

/// How a person moves a cursor over a screen and acts: what it stops on, how its trees are made, its parameters, its machine.
///
/// A value that is known by its id: equal, hashed and encoded by it. Handing one on is handing on two references.
public struct AccessMethod: Sendable {
    /// What a method consists of, made once and shared.
    private final class Definition: Sendable {
        let id: String
        let name: String
        let summary: String
        let platforms: [Platform]
        let figures: [Figure]
        let parameters: [MethodParameter]
        let trees: [TreeKind]
        let mainTree: TreeKind
        let routes: [RouteFamily]
        let problem: @Sendable (ParameterValues) -> String?
        let rules: @Sendable (ParameterValues) -> TreeRules
        let machine: @Sendable (MachineContext) -> any AccessMachine
        let closedForm: (@Sendable (MachineContext) -> ClosedForm)?
        let errors: (@Sendable (MachineContext, ErrorModel, (any AccessMachine)?) -> ErrorSolver)?

        init(
            id: String, name: String, summary: String, platforms: [Platform], figures: [Figure],
            parameters: [MethodParameter],
            trees: [TreeKind], mainTree: TreeKind, routes: [RouteFamily],
            problem: @escaping @Sendable (ParameterValues) -> String?,
            rules: @escaping @Sendable (ParameterValues) -> TreeRules,
            machine: @escaping @Sendable (MachineContext) -> any AccessMachine,
            closedForm: (@Sendable (MachineContext) -> ClosedForm)?,
            errors: (@Sendable (MachineContext, ErrorModel, (any AccessMachine)?) -> ErrorSolver)?
        ) {
            self.id = id
            self.name = name
            self.summary = summary
            self.platforms = platforms
            self.figures = figures
            self.parameters = parameters
            self.trees = trees
            self.mainTree = mainTree
            self.routes = routes
            self.problem = problem
            self.rules = rules
            self.machine = machine
            self.closedForm = closedForm
            self.errors = errors
        }
    }

    private let definition: Definition
    /// What outside navcost its predictions were compared with, in words; empty where nothing was.
    ///
    /// `Tests/Truth` has the expectations and figures, `Reports/truth.md` the result.
    public private(set) var evidence: [String] = []

    /// The name for `--method` and in reports.
    public var id: String { definition.id }
    /// What people call it.
    public var name: String { definition.name }
    /// What the person does, in a sentence.
    public var summary: String { definition.summary }
    /// The platforms on which it is common; the first method of a platform answers first.
    public var platforms: [Platform] {
        let own = definition.platforms
        return own + Platform.allCases.filter { $0.methodsOf.map(own.contains) ?? false }
    }
    /// The figures that it has; the others are absent.
    public var figures: [Figure] { definition.figures }
    /// What can be set, with defaults and their sources.
    public var parameters: [MethodParameter] { definition.parameters }
    /// The trees that it is computed on, `flat` and `grouped` among them.
    public var trees: [TreeKind] { definition.trees }
    /// The tree that the person uses where the layout is as it should be: what `flat` is compared with.
    public var mainTree: TreeKind { definition.mainTree }
    /// The kinds of moves that its routes can be made of; empty where all routes use the same kind.
    public var routes: [RouteFamily] { definition.routes }
    /// Whether people speak the names of targets.
    public var speaks: Bool { definition.routes.contains(.names) }
    /// Its states and moves on one tree, those only that the context allows. O(stops).
    func machine(_ context: MachineContext) -> any AccessMachine { machine(context, over: definition.machine(context)) }

    /// Its states and moves by themselves, of which listening, limits and mental time are still to be thought.
    func bareMachine(_ context: MachineContext) -> any AccessMachine { definition.machine(context) }

    /// What the context makes of its bare states and moves. O(1).
    func machine(_ context: MachineContext, over bare: any AccessMachine) -> any AccessMachine {
        var result = bare
        if let listener = context.listener { result = ListeningMachine(base: result, listener: listener) }
        // A limit that names none of its kinds is meant for other methods.
        if let allowed = context.routes, !allowed.isDisjoint(with: routes) {
            result = LimitedMachine(base: result, allowed: allowed)
        }
        let mental = context.parameters.countedMentalTime
        return mental > 0 && !routes.isEmpty ? MentalMachine(result, families: routes, seconds: mental) : result
    }

    /// The cost of each stop without going through the machine, where a formula gives it; tests hold both equal.
    var closedForm: (@Sendable (MachineContext) -> ClosedForm)? { definition.closedForm }
    /// What happens on a tree when presses go wrong; nil where the method has no model of that. It is given the method's bare states
    /// and moves where they are known.
    var errors: (@Sendable (MachineContext, ErrorModel, (any AccessMachine)?) -> ErrorSolver)? { definition.errors }

    init(
        id: String, name: String, summary: String, platforms: [Platform], figures: [Figure],
        parameters: [MethodParameter],
        trees: [TreeKind], mainTree: TreeKind, routes: [RouteFamily] = [],
        problem: @escaping @Sendable (ParameterValues) -> String? = { _ in nil },
        rules: @escaping @Sendable (ParameterValues) -> TreeRules,
        machine: @escaping @Sendable (MachineContext) -> any AccessMachine,
        closedForm: (@Sendable (MachineContext) -> ClosedForm)? = nil,
        errors: (@Sendable (MachineContext, ErrorModel, (any AccessMachine)?) -> ErrorSolver)? = nil
    ) {
        definition = Definition(
            id: id, name: name, summary: summary, platforms: platforms, figures: figures, parameters: parameters,
            trees: trees, mainTree: mainTree, routes: routes, problem: problem, rules: rules,
            machine: machine,
            closedForm: closedForm, errors: errors)
    }

    /// Every access method, in the order in which reports show them.
    public static let all: [AccessMethod] = [
        .macVoiceOver, .macKeyboard, .iosSwitchAuto, .iosSwitchManual, .iosSwitchDwell, .iosSwitchPoint, .iosKeyboard,
        .iosVoiceOver, .androidSwitchAuto, .androidSwitchStep, .androidSwitchGroups, .androidTalkBack,
        .chromeosSwitchAuto, .webKeyboard, .webScreenReader, .desktopKeyboard, .tvRemote, .aacRowColumn, .aacInverse,
        .iosVoiceControl, .macVoiceControl, .androidVoiceAccess,
    ]

    /// The methods that fit a platform; for an unknown platform, the most common scanning method.
    public static func usual(on platform: Platform?) -> [AccessMethod] {
        let wanted = platform?.methodsOf ?? platform
        let fitting = all.filter { method in wanted.map(method.definition.platforms.contains) ?? false }
        return fitting.isEmpty ? [.iosSwitchAuto] : fitting
    }

    /// The same method with what its predictions were compared with.
    func compared(with evidence: String...) -> AccessMethod {
        var method = self
        method.evidence = evidence
        return method
    }

    /// The parameters at their defaults.
    public var defaults: ParameterValues { ParameterValues(self) }

    /// Why a combination of parameters is invalid; nil where it is valid.
    public func problem(with parameters: ParameterValues) -> String? { definition.problem(parameters) }

    /// The rules by which the method makes its trees.
    public func rules(for parameters: ParameterValues) -> TreeRules { definition.rules(parameters) }
}

extension AccessMethod: KnownByID {
    /// What methods are called in messages.
    public static let noun = "access method"
}

/// Everything that a method's machine is made from.
public struct MachineContext: Sendable {
    /// The screen that the tree was made of.
    public let screen: Screen
    /// The tree whose stops are visited.
    public let tree: AccessTree
    /// The method's parameters.
    public let parameters: ParameterValues
    /// What the person does with a target on reaching it.
    public let action: GoalAction
    /// The system that the screen is made for, nil where it is not known.
    public let platform: Platform?
    /// The kinds of moves that routes may have; nil for all.
    public let routes: Set<RouteFamily>?
    /// What the person hears on the way to a target; nil where listening takes no time.
    var listener: Listener?

    /// A context for one tree.
    public init(
        screen: Screen, tree: AccessTree, parameters: ParameterValues, action: GoalAction = .activate,
        platform: Platform? = nil, routes: Set<RouteFamily>? = nil
    ) {
        self.platform = platform
        self.routes = routes
        self.screen = screen
        self.tree = tree
        self.parameters = parameters
        self.action = action
    }

    /// The same context for a person who listens.
    func listening(_ listener: Listener) -> MachineContext {
        var context = self
        context.listener = listener
        return context
    }

    /// Everything that can be done with a stop's element, activation first.
    func actions(of stop: StopIndex) -> [TargetAction] {
        tree.stops[stop].element.map { TargetAction.all(of: screen[$0]) } ?? []
    }

    /// The number of things that can be done with a stop's element.
    func actionCount(of stop: StopIndex) -> Int {
        guard let element = tree.stops[stop].element else { return 1 }
        return 1 + screen.furtherActionCount(of: element)
    }
}

/// What a formula says about a tree.
public struct ClosedForm: Sendable {
    /// The cost of an action of a stop's target (`TargetAction.all`, activation is 0); nil where there is none to do it,
    /// or where it cannot be told.
    public let cost: @Sendable (_ stop: StopIndex, _ action: Int) -> Cost?
    /// The route to it, with the machine's names of moves.
    public let route: @Sendable (_ stop: StopIndex, _ action: Int) -> Route
    /// Why a cost cannot be told, where activation has none.
    public let reason: String?
    /// Makes the method's states and moves by themselves of what the formula has built; nil where it has nothing to share.
    let machine: (@Sendable () -> any AccessMachine)?
    /// The cost of the fastest route from the start to the highlight on a stop, and the machine's state then; nil where that has
    /// not been found out.
    let highlight: (@Sendable (_ stop: StopIndex) -> (cost: Cost, state: MachineState)?)?

    init(
        cost: @escaping @Sendable (StopIndex, Int) -> Cost?, route: @escaping @Sendable (StopIndex, Int) -> Route,
        reason: String? = nil, machine: (@Sendable () -> any AccessMachine)? = nil,
        highlight: (@Sendable (StopIndex) -> (cost: Cost, state: MachineState)?)? = nil
    ) {
        self.cost = cost
        self.route = route
        self.reason = reason
        self.machine = machine
        self.highlight = highlight
    }
}
