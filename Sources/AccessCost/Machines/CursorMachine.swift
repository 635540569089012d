/// A screen reader's cursor that moves among siblings, into groups and out of them.
struct CursorMachine: AccessMachine {
    /// The words and keystrokes of the commands.
    struct Commands: Sendable {
        var next, previous, enter, leave, act: (name: String, keystrokes: Int)
    }

    private let context: MachineContext
    private let commands: Commands
    private let secondsPerKeystroke: Double
    private let previous: ContiguousArray<StopIndex?>

    init(_ context: MachineContext, _ commands: Commands, secondsPerKeystroke: Double) {
        self.context = context
        self.commands = commands
        self.secondsPerKeystroke = secondsPerKeystroke
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
    var start: MachineState { 2 * stopCount }
    var stateCount: Int { 2 * stopCount + 1 }

    func visitMoves(from state: MachineState, _ visit: (Move) -> Void) {
        let tree = context.tree
        func move(_ command: (name: String, keystrokes: Int), to target: MachineState) {
            let keystrokes = Double(command.keystrokes)
            let cost = Cost(keystrokes: keystrokes, commands: 1, seconds: keystrokes * secondsPerKeystroke)
            visit(Move(command.name, by: .person, cost: cost, to: target))
        }
        if state == start {
            // The cursor stands on the first element when the screen opens.
            if stopCount > 0 { visit(Move("", by: .clock, cost: Cost(), to: 0)) }
        } else if state < stopCount {
            if let next = tree.next(after: state) { move(commands.next, to: next) }
            if let previous = previous[state] { move(commands.previous, to: previous) }
            if let child = tree.firstChild(of: state) { move(commands.enter, to: child) }
            let group = tree.stops[state].parent
            if group >= 0 { move(commands.leave, to: group) }
            if tree.stops[state].kind == .target {
                if context.action == .activate {
                    move(commands.act, to: goal(of: state))
                } else {
                    visit(Move("", by: .person, cost: Cost(), to: goal(of: state)))
                }
            }
        }
    }
}
