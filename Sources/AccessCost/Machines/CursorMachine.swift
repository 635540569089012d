/// A screen reader's cursor that moves among siblings, into groups and out of them.
struct CursorMachine: AccessMachine {
    /// The words and keystrokes of the commands.
    struct Commands: Sendable {
        var next, previous, enter, leave, act: (name: String, keystrokes: Int)
        /// Opens the menu of custom actions.
        var actions: (name: String, keystrokes: Int)
    }

    private let context: MachineContext
    private let commands: Commands
    private let secondsPerKeystroke: Double
    private let previous: ContiguousArray<StopIndex?>
    private let actions: ActionPlaces

    init(_ context: MachineContext, _ commands: Commands, secondsPerKeystroke: Double) {
        self.context = context
        self.commands = commands
        self.secondsPerKeystroke = secondsPerKeystroke
        actions = ActionPlaces(context)
        var previous = ContiguousArray<StopIndex?>(repeating: nil, count: context.tree.stops.count)
        for stop in context.tree.stops.indices {
            if let next = context.tree.next(after: stop) { previous[next] = stop }
        }
        self.previous = previous
    }

    private var stopCount: Int { context.tree.stops.count }
    func goal(of stop: StopIndex) -> MachineState { stopCount + stop }
    /// The cursor stays where it has acted.
    func resume(after stop: StopIndex, action: Int) -> MachineState { stop }
    func stop(at state: MachineState) -> StopIndex? { state < stopCount ? state : nil }
    func announcement(at state: MachineState) -> String? {
        state >= menuItems && state < doneActions ? actions.places[state - menuItems].action.name : nil
    }
    /// Gestures have no command.
    func goal(of stop: StopIndex, action: Int) -> MachineState? {
        guard action > 0 else { return goal(of: stop) }
        guard let index = actions.place(of: stop, action: action), actions.places[index].action.kind == .action else {
            return nil
        }
        return doneActions + index
    }
    var start: MachineState { 2 * stopCount }
    private var menuItems: MachineState { start + 1 }
    private var doneActions: MachineState { menuItems + actions.count }
    var stateCount: Int { doneActions + actions.count }

    func visitMoves(from state: MachineState, _ visit: (Move) -> Void) {
        let tree = context.tree
        func move(_ command: (name: String, keystrokes: Int), to target: MachineState, _ family: RouteFamily? = nil) {
            let chord = Chord(command.name, keystrokes: command.keystrokes)
            visit(Move(chord.name, by: .person, cost: chord.cost(secondsPerKeystroke), to: target, family: family))
        }
        if state == start {
            // The cursor stands on the first element when the screen opens.
            if stopCount > 0 { visit(Move("", by: .clock, cost: Cost(), to: 0)) }
        } else if state < stopCount {
            if let next = tree.next(after: state) { move(commands.next, to: next, .items) }
            if let previous = previous[state] { move(commands.previous, to: previous, .items) }
            if let child = tree.firstChild(of: state) { move(commands.enter, to: child, .groups) }
            let group = tree.stops[state].parent
            if group >= 0 { move(commands.leave, to: group, .groups) }
            if tree.stops[state].kind == .target {
                if context.action == .activate {
                    move(commands.act, to: goal(of: state))
                } else {
                    visit(Move("", by: .person, cost: Cost(), to: goal(of: state)))
                }
                let places = actions[state]
                if let first = places.first, actions.places[first].action.kind == .action {
                    move(commands.actions, to: menuItems + first, .actions)
                }
            }
        } else if state >= menuItems, state < doneActions {
            let index = state - menuItems
            let entry = actions.places[index]
            move((name: "Return", keystrokes: 1), to: doneActions + index)
            if entry.position < entry.siblingCount { move((name: "Down", keystrokes: 1), to: state + 1, .actions) }
            if entry.position > 1 { move((name: "Up", keystrokes: 1), to: state - 1, .actions) }
        }
    }
}
