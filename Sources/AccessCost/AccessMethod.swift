public import LayoutModel

/// What is done with a target once it is reached.
public enum GoalAction: String, CaseIterable, Hashable, Sendable, Codable {
    /// It is activated; where a press starts the scan, that press counts.
    case activate
    /// Nothing: only the way to it counts, as in published tables.
    case none
}

/// A way to move a cursor over a screen and act: what it stops on, how its trees are made, its settings, its machine.
///
/// A class, so that handing one on is handing on a single reference: analyses on several cores share them.
public final class AccessMethod: Sendable {
    /// The name for `--method` and in reports.
    public let id: String
    /// What people call it.
    public let name: String
    /// What the person does, in a sentence.
    public let summary: String
    /// The platforms on which it is one of the usual ways; the first method of a platform answers first.
    public let platforms: [Platform]
    /// The figures that it has; the others are absent.
    public let figures: [Figure]
    /// What can be set, with defaults and their sources.
    public let settings: [Setting]
    /// The trees that it is computed on, `flat` and `grouped` among them.
    public let trees: [TreeKind]
    /// The tree that the person uses where the layout is as it should be: what `flat` is compared with.
    public let mainTree: TreeKind
    /// The kinds of moves that its routes can be made of; empty where there is only one way.
    public let routes: [RouteFamily]
    /// What is wrong with a combination of settings, nil where nothing is.
    let problem: @Sendable (Settings) -> String?
    /// How its trees are made.
    let rules: @Sendable (Settings) -> TreeRules
    /// Its states and moves on one tree, those only that the context allows.
    let machine: @Sendable (MachineContext) -> any AccessMachine
    /// The cost of each stop without going through the machine, where a formula gives it; tests hold both equal.
    let closedForm: (@Sendable (MachineContext) -> ClosedForm)?
    /// What happens on a tree when presses go wrong; nil where the method has no model of that.
    let errors: (@Sendable (MachineContext, ErrorModel) -> ErrorSolver)?

    init(
        id: String, name: String, summary: String, platforms: [Platform], figures: [Figure], settings: [Setting],
        trees: [TreeKind], mainTree: TreeKind, routes: [RouteFamily] = [],
        problem: @escaping @Sendable (Settings) -> String? = { _ in nil },
        rules: @escaping @Sendable (Settings) -> TreeRules,
        machine: @escaping @Sendable (MachineContext) -> any AccessMachine,
        closedForm: (@Sendable (MachineContext) -> ClosedForm)? = nil,
        errors: (@Sendable (MachineContext, ErrorModel) -> ErrorSolver)? = nil
    ) {
        self.id = id
        self.name = name
        self.summary = summary
        self.platforms = platforms
        self.figures = figures
        self.settings = settings
        self.trees = trees
        self.mainTree = mainTree
        self.problem = problem
        self.rules = rules
        self.routes = routes
        self.machine = { context in
            var result = machine(context)
            // A limit that names none of its kinds is meant for other methods.
            if let allowed = context.routes, !allowed.isDisjoint(with: routes) {
                result = LimitedMachine(base: result, allowed: allowed)
            }
            let mental = context.settings.mentalTime
            return mental > 0 && !routes.isEmpty
                ? MentalMachine(result, families: routes, seconds: mental) : result
        }
        self.closedForm = closedForm
        self.errors = errors
    }

    /// Every access method, in the order in which reports show them.
    public static let all: [AccessMethod] = [
        .macVoiceOver, .macKeyboard, .iosSwitchAuto, .iosSwitchManual, .iosSwitchDwell, .iosSwitchPoint, .iosKeyboard,
        .iosVoiceOver, .androidSwitchAuto, .androidSwitchStep, .androidSwitchGroups, .androidTalkBack,
        .chromeosSwitchAuto, .webKeyboard, .webScreenReader, .desktopKeyboard, .tvRemote, .aacRowColumn, .aacInverse,
    ]

    /// The methods that fit a platform; for an unknown one the most common way to scan.
    public static func usual(on platform: Platform?) -> [AccessMethod] {
        let fitting = all.filter { method in platform.map { method.platforms.contains($0) } ?? false }
        return fitting.isEmpty ? [.iosSwitchAuto] : fitting
    }

    /// The settings at their defaults.
    public var defaults: Settings { Settings(settings) }

    /// What is wrong with a combination of settings, nil where nothing is.
    public func problem(with settings: Settings) -> String? { problem(settings) }

    /// The rules by which the method makes its trees.
    public func rules(for settings: Settings) -> TreeRules { rules(settings) }
}

/// Everything that a method's machine is made from.
public struct MachineContext: Sendable {
    /// The screen that the tree was made of.
    public let screen: Screen
    /// The tree whose stops are visited.
    public let tree: AccessTree
    /// The method's settings.
    public let settings: Settings
    /// What is done with a target once it is reached.
    public let action: GoalAction
    /// The system that the screen is made for, nil where it is not known.
    public let platform: Platform?
    /// The kinds of moves that routes may have; nil for all.
    public let routes: Set<RouteFamily>?

    /// A context for one tree.
    public init(
        screen: Screen, tree: AccessTree, settings: Settings, action: GoalAction = .activate,
        platform: Platform? = nil, routes: Set<RouteFamily>? = nil
    ) {
        self.platform = platform
        self.routes = routes
        self.screen = screen
        self.tree = tree
        self.settings = settings
        self.action = action
    }

    /// Everything that can be done with a stop's element, activation first.
    func actions(of stop: StopIndex) -> [TargetAction] {
        tree.stops[stop].element.map { TargetAction.all(of: screen[$0]) } ?? []
    }

    /// The number of things that can be done with a stop's element.
    func actionCount(of stop: StopIndex) -> Int {
        guard let element = tree.stops[stop].element else { return 1 }
        return 1 + screen[element].actions.count + screen[element].gestures.count
    }
}

/// What a formula says about a tree.
public struct ClosedForm: Sendable {
    /// The cost of an action of a stop's target (`TargetAction.all`, activation is 0); nil where there is none to do it,
    /// or where it cannot be told.
    public let cost: @Sendable (_ stop: StopIndex, _ action: Int) -> Cost?
    /// The way to it in the machine's words.
    public let route: @Sendable (_ stop: StopIndex, _ action: Int) -> Route
    /// Why a cost cannot be told, where activation has none.
    public let reason: String?

    init(
        cost: @escaping @Sendable (StopIndex, Int) -> Cost?, route: @escaping @Sendable (StopIndex, Int) -> Route,
        reason: String? = nil
    ) {
        self.cost = cost
        self.route = route
        self.reason = reason
    }
}
