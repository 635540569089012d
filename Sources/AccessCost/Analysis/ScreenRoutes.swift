import LayoutModel

/// The routes through one screen by one method on one tree, from wherever the scan or the focus is. Each is found on
/// demand.
struct ScreenRoutes {
    let context: MachineContext
    let machine: any AccessMachine
    private let method: AccessMethod
    /// The method's states and moves by themselves.
    private let bare: any AccessMachine
    /// The targets by what is heard on the way to them; nil where listening takes no time.
    private let classes: ListeningClasses?
    private let stops: ContiguousArray<StopIndex?>
    /// What the method's formula says of routes from the start; nil where it has none.
    private lazy var formula: ClosedForm? = known ?? method.closedForm?(context)
    /// The same where it was known before, so that asking it takes no time.
    private let known: ClosedForm?
    private let rank: Rank
    /// The routes from the start, where no formula gives them.
    private var begin: CheapestRoutes?
    /// The routes from the start to stops, where listening takes time.
    private var heard: ListeningRoutes?
    /// The states from which stops were to be focused.
    private var origins: Set<MachineState> = []
    /// What focusing stops takes from the first state from which that was asked twice.
    private var focused: (origin: MachineState, ends: [StopIndex: FocusEnd])?

    /// The cost of the cheapest route that focuses a stop, and the state at its end.
    typealias FocusEnd = (cost: Cost, state: MachineState)

    /// - Parameter formula: what the method's formula says in this context, where it is known.
    init(_ context: MachineContext, _ method: AccessMethod, rank: Rank, formula: ClosedForm? = nil) {
        self.context = context
        self.method = method
        bare = formula?.machine?() ?? method.bareMachine(context)
        machine = method.machine(context, over: bare)
        classes = ListeningClasses(context)
        stops = context.tree.stopsByElement(count: context.screen.elements.count)
        self.rank = rank
        known = formula
    }

    /// The state in which use of the screen begins.
    var start: MachineState { machine.start }

    /// The stop of an element; nil where the method skips the element.
    func stop(of element: ElementIndex) -> StopIndex? { stops[element.rawValue] }

    /// Why costs are unknown, where the file does not tell them.
    var reason: String? { mutating get { context.tree.unavailable ?? formula?.reason } }

    /// The cheapest route from a state to an action of a stop's target; nil where there is none.
    ///
    /// O((states + moves) log states) over the states that are nearer; from the start O(1) after the first.
    mutating func route(from state: MachineState, to stop: StopIndex, action: Int) -> (cost: Cost, route: Route)? {
        if state == start, let formula {
            return formula.cost(stop, action).map { ($0, formula.route(stop, action)) }
        }
        guard let goal = machine.goal(of: stop, action: action) else { return nil }
        if state == start, let classes {
            if heard == nil { heard = ListeningRoutes(context, method, rank: rank, classes) }
            return heard?.route(to: goal, of: stop)
        }
        if state == start { return Self.route(to: goal, of: routesFromStart()) }
        let (search, origin) = search(from: state, to: stop)
        return search.goal(of: stop, action: action).flatMap { goal in
            Self.route(to: goal, of: CheapestRoutes(search, rank: rank, from: origin) { $0 == goal })
        }
    }

    private static func route(to goal: MachineState, of routes: CheapestRoutes) -> (cost: Cost, route: Route)? {
        routes.cost(to: goal).flatMap { cost in routes.route(to: goal).map { (cost, $0) } }
    }

    /// The costs of the cheapest routes from a state to an action of several stops' targets; nil where there is none.
    ///
    /// One search for all of them, O((states + moves) log states) over the states that are nearer than the last; where listening
    /// takes time, one for each.
    mutating func costs(from state: MachineState, to stops: [StopIndex], action: Int) -> [Cost?] {
        guard state != start, classes == nil else {
            return stops.map { route(from: state, to: $0, action: action)?.cost }
        }
        let (search, origin) = search(from: state, to: nil)
        let goals = stops.map { search.goal(of: $0, action: action) }
        var open = Set(goals.compactMap(\.self))
        guard !open.isEmpty else { return goals.map { _ in nil } }
        let found = CheapestRoutes(search, rank: rank, from: origin) { passed in
            open.remove(passed)
            return open.isEmpty
        }
        return goals.map { $0.flatMap(found.cost) }
    }

    /// The cheapest route from a state to the activation of a target that is not a stop; nil where there is none. `end` is
    /// where the focus was when the target's own key was pressed.
    mutating func route(
        from state: MachineState, toUnfocused element: ElementIndex
    ) -> (cost: Cost, route: Route, end: MachineState)? {
        guard let goal = machine.goal(ofUnfocused: element) else { return nil }
        let found =
            state == start
            ? routesFromStart() : CheapestRoutes(machine(to: nil), rank: rank, from: state) { $0 == goal }
        guard let (cost, route) = Self.route(to: goal, of: found) else { return nil }
        let end = found.last(before: goal) { machine.stop(at: $0) != nil }
        return (cost, route, end.map(machine.rest) ?? state)
    }

    private mutating func routesFromStart() -> CheapestRoutes {
        if let begin { return begin }
        let found = CheapestRoutes(machine(to: nil), rank: rank)
        begin = found
        return found
    }

    /// The machine in which to look for routes from a state to a stop, or to any, and the number that the state has there.
    private func search(
        from state: MachineState, to stop: StopIndex?
    ) -> (machine: any AccessMachine, origin: MachineState) {
        let machine = machine(to: stop)
        guard let narrowed = (machine as? any NarrowingMachine)?.narrowed(from: state) else { return (machine, state) }
        return (narrowed, narrowed.start)
    }

    /// The machine of a person who is after a stop.
    private func machine(to stop: StopIndex?) -> any AccessMachine {
        guard let classes, let stop else { return machine }
        return method.machine(context.listening(classes.listener(classes.number(of: stop))), over: bare)
    }

    /// The cheapest route from a state to the highlight or the focus on a stop; nil where there is none.
    ///
    /// O((states + moves) log states) over the states that are nearer; from the start O(items) where the formula knows it.
    /// - Parameter others: stops that may be asked for later: from the first state that is asked twice there is one search
    ///   for all of them.
    mutating func routeToFocus(
        from state: MachineState, on stop: StopIndex, of others: Set<StopIndex> = []
    ) -> FocusEnd? {
        if state == start, rank == .seconds, classes == nil, let highlight = known?.highlight { return highlight(stop) }
        // What is heard on the way depends on the stop.
        if classes == nil, others.contains(stop) {
            if focused == nil, !origins.insert(state).inserted {
                focused = (state, routesToFocus(from: state, on: others))
            }
            if let focused, focused.origin == state { return focused.ends[stop] }
        }
        return routesToFocus(from: state, on: [stop])[stop]
    }

    private func routesToFocus(from state: MachineState, on stops: Set<StopIndex>) -> [StopIndex: FocusEnd] {
        let (search, origin) = search(from: state, to: stops.first)
        var open = stops
        var goals: [(stop: StopIndex, state: MachineState)] = []
        let found = CheapestRoutes(search, rank: rank, from: origin) { passed in
            guard let stop = search.stop(at: passed), open.remove(stop) != nil else { return false }
            goals.append((stop, passed))
            return open.isEmpty
        }
        var result: [StopIndex: FocusEnd] = [:]
        for (stop, goal) in goals {
            let end = (search as? any RouteMachine)?.state(at: goal, of: found) ?? goal
            result[stop] = found.cost(to: goal).map { ($0, end) }
        }
        return result
    }
}
