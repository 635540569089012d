import LayoutModel

/// A touch screen reader: swipes over the flat list of items, jumps between containers, double taps.
///
/// States: an item, with the swipes up and down free or turned to containers; an item of the actions rotor or menu; what
/// has been done with a stop.
struct SwipeMachine: AccessMachine {
    /// A gesture and the time it takes.
    struct Gesture: Sendable {
        var name: String
        var seconds: Double
    }

    /// How custom actions are offered.
    enum ActionsWay: Sendable {
        /// In a ring with activation, once the rotor has been turned to it.
        case rotor(turns: Int)
        /// In a list after an entry of a menu.
        case menu(open: Gesture, position: Int)
    }

    /// What the fingers do.
    struct Gestures: Sendable {
        var next, previous, up, down, act, hold, turn: Gesture
        /// What scrolls a page in each direction.
        var scroll: @Sendable (ScrollDirection) -> Gesture
        /// The turns that bring swipes up and down to containers.
        var containerTurns: Int
        var actions: ActionsWay
    }

    private let context: MachineContext
    private let gestures: Gestures
    private let items: ItemList
    private let containers: ItemList.Jumps
    private let actions: ActionPlaces
    private let scrolls: ItemScrolls?

    init(_ context: MachineContext, _ gestures: Gestures) {
        self.context = context
        self.gestures = gestures
        items = ItemList(context.tree)
        containers = items.jumps(to: items.firstItems { context.tree.stops[$0].kind == .group })
        actions = ActionPlaces(context)
        scrolls = ItemScrolls(items, context)
    }

    private var itemCount: Int { items.stops.count }
    private var goals: MachineState { 2 * itemCount }
    private var doneActions: MachineState { goals + context.tree.stops.count }
    private var actionItems: MachineState { doneActions + actions.count }
    /// The menu open on an item, and on its entry for actions.
    private var menus: MachineState { actionItems + actions.count }
    var start: MachineState { menus + 2 * itemCount }
    var stateCount: Int { start + 1 }
    func goal(of stop: StopIndex) -> MachineState { goals + stop }
    func goal(of stop: StopIndex, action: Int) -> MachineState? {
        guard action > 0 else { return goal(of: stop) }
        guard let index = actions.place(of: stop, action: action), isPossible(actions.places[index].action) else {
            return nil
        }
        return doneActions + index
    }

    /// The cursor stays where it has acted.
    func resume(after stop: StopIndex, action: Int) -> MachineState { items.item(of: stop) }
    func stop(at state: MachineState) -> StopIndex? { state < goals ? items.stops[state % itemCount] : nil }

    func announcement(at state: MachineState) -> String? {
        switch state {
        case actionItems..<menus: actions.places[state - actionItems].action.name
        case menus..<start: "Actions"
        default: nil
        }
    }

    /// Of gestures only holding a finger down has a stand-in.
    private func isPossible(_ action: TargetAction) -> Bool {
        action.kind != .gesture || action.name == LayoutModel.Gesture.longPress.rawValue
    }

    private func move(_ gesture: Gesture, times: Int = 1, to target: MachineState, _ family: RouteFamily? = nil) -> Move
    {
        Move(
            times == 1 ? gesture.name : "\(gesture.name) x\(times)", by: .person,
            cost: Cost(commands: 1, seconds: gesture.seconds) * Double(times), to: target, family: family)
    }

    func visitMoves(from state: MachineState, _ visit: (Move) -> Void) {
        switch state {
        case ..<goals: visitMoves(fromItem: state % itemCount, turned: state >= itemCount, visit)
        case ..<actionItems: break
        case ..<menus: visitMoves(fromAction: state - actionItems, visit)
        case ..<start: visitMoves(fromMenu: state - menus, visit)
        default:
            // The cursor stands on the first element when the screen opens.
            if itemCount > 0 { visit(Move("", by: .clock, cost: Cost(), to: 0)) }
        }
    }

    private func visitMoves(fromItem item: Int, turned: Bool, _ visit: (Move) -> Void) {
        let base = turned ? itemCount : 0
        if item + 1 < itemCount { visit(move(gestures.next, to: base + item + 1, .items)) }
        if item > 0 { visit(move(gestures.previous, to: base + item - 1, .items)) }
        if turned {
            if let next = containers.next(after: item) { visit(move(gestures.down, to: base + next, .jump)) }
            if let previous = containers.previous(before: item) { visit(move(gestures.up, to: base + previous, .jump)) }
        } else if !containers.isEmpty {
            visit(move(gestures.turn, times: gestures.containerTurns, to: itemCount + item, .jump))
        }
        // Another page: the cursor goes on at the first item that shows there.
        scrolls?.visit(from: item) { direction, target in
            visit(move(gestures.scroll(direction), to: base + target, .pages))
        }
        let stop = items.stops[item]
        guard context.tree.stops[stop].kind == .target, let index = context.tree.stops[stop].element else { return }
        let element = context.screen[index]
        if context.action == .none {
            visit(Move("", by: .person, cost: Cost(), to: goal(of: stop)))
        } else {
            let adjusts = element.isAdjustable || element.role == .slider
            visit(move(adjusts ? gestures.up : gestures.act, to: goal(of: stop)))
        }
        visitActions(of: stop, item: item, visit)
    }

    private func visitActions(of stop: StopIndex, item: Int, _ visit: (Move) -> Void) {
        for actionIndex in actions[stop] {
            let entry = actions.places[actionIndex]
            if entry.action.kind == .gesture {
                if isPossible(entry.action) { visit(move(gestures.hold, to: doneActions + actionIndex, .gestures)) }
                continue
            }
            switch gestures.actions {
            case .rotor(let turns):
                let turning = Double(turns) * gestures.turn.seconds
                let turned =
                    turns == 0 ? "" : turns == 1 ? "\(gestures.turn.name), " : "\(gestures.turn.name) x\(turns), "
                func first(_ gesture: Gesture, _ index: Int) {
                    let cost = Cost(commands: Double(turns) + 1, seconds: turning + gesture.seconds)
                    visit(
                        Move(turned + gesture.name, by: .person, cost: cost, to: actionItems + index, family: .actions))
                }
                // Activation stands in the ring, too, and is where it begins.
                if entry.position == 1 { first(gestures.down, actionIndex) }
                if entry.position == entry.siblingCount { first(gestures.up, actionIndex) }
            case .menu(let open, _):
                if entry.position == 1 { visit(move(open, to: menus + item, .actions)) }
            }
        }
    }

    private func visitMoves(fromAction index: Int, _ visit: (Move) -> Void) {
        let entry = actions.places[index]
        visit(move(gestures.act, to: doneActions + index))
        let (ahead, back) =
            if case .rotor = gestures.actions { (gestures.down, gestures.up) } else {
                (gestures.next, gestures.previous)
            }
        if entry.position < entry.siblingCount { visit(move(ahead, to: actionItems + index + 1, .actions)) }
        if entry.position > 1 { visit(move(back, to: actionItems + index - 1, .actions)) }
    }

    private func visitMoves(fromMenu state: Int, _ visit: (Move) -> Void) {
        guard case .menu(_, let position) = gestures.actions else { return }
        let item = state % itemCount
        guard state >= itemCount else {
            let target = menus + itemCount + item
            return visit(
                position == 1
                    ? Move("", by: .person, cost: Cost(), to: target)
                    : move(gestures.next, times: position - 1, to: target, .actions))
        }
        visit(move(gestures.act, to: actionItems + actions[items.stops[item]].lowerBound, .actions))
    }
}
