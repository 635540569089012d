/// A machine with many states, of which few matter for routes that begin at one of them.
protocol NarrowingMachine: AccessMachine {
    /// A machine with the same cheapest routes from a state, which begins there; nil where all states matter.
    func narrowed(from state: MachineState) -> (any RouteMachine)?
}

/// Those states of another machine that the cheapest routes from one of them may pass, with numbers of their own.
protocol RouteMachine: AccessMachine {
    /// The state of the other machine that a route leads to. O(moves of the route).
    func state(at end: MachineState, of routes: CheapestRoutes) -> MachineState
}
