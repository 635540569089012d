import LayoutModel

/// The ways through one screen by one method on one tree, from wherever the scan or the focus stands; each found when it
/// is asked for.
struct ScreenWays {
    let context: MachineContext
    let machine: any AccessMachine
    private let stops: ContiguousArray<StopIndex?>
    private let formula: ClosedForm?
    private let rank: Rank
    private var routes: [MachineState: CheapestRoutes] = [:]

    /// Activations count in full, whatever else is asked of an analysis.
    init(
        _ screen: Screen, _ exposure: Exposure, _ kind: TreeKind, _ asked: AnalysisRequest.MethodRequest, rank: Rank
    ) {
        let tree = AccessTree(screen, exposure: exposure, kind: kind, rules: asked.method.rules(asked.settings))
        context = MachineContext(screen: screen, tree: tree, settings: asked.settings, action: .activate)
        machine = asked.method.machine(context)
        formula = asked.method.closedForm?(context)
        stops = tree.stopsByElement(count: screen.elements.count)
        self.rank = rank
    }

    /// Where everything begins on the screen.
    var start: MachineState { machine.start }

    /// The stop of an element, nil where it is none.
    func stop(of element: ElementIndex) -> StopIndex? { stops[element.rawValue] }

    /// Why the cost of a stop is not known, where the file does not tell it.
    var reason: String? { context.tree.unavailable ?? formula?.reason }

    /// The cheapest way from a state to an action of a stop's target; nil where there is none.
    ///
    /// The first way from a state takes O((states + moves) log states) where no formula gives it, the others O(1).
    mutating func way(from state: MachineState, to stop: StopIndex, action: Int) -> (cost: Cost, route: Route)? {
        if state == start, let formula {
            return formula.cost(stop, action).map { ($0, formula.route(stop, action)) }
        }
        guard let goal = machine.goal(of: stop, action: action) else { return nil }
        let found = routes[state] ?? CheapestRoutes(machine, rank: rank, from: state)
        routes[state] = found
        guard let cost = found.cost(to: goal), let route = found.route(to: goal) else { return nil }
        return (cost, route)
    }
}
