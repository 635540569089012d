import LayoutModel

/// A screen reader's virtual cursor on a page: item by item, and by single letters from one kind of thing to the next.
struct BrowseMachine: AccessMachine {
    /// One kind of jump.
    struct Kind: Sendable {
        var family: RouteFamily
        var key: Chord
        /// What goes to the one before; nil for the key with Shift.
        var back: Chord?
        /// Whether a stop is one; for groups, their first item is.
        var isOne: @Sendable (Element) -> Bool
    }

    /// The keys of a screen reader.
    struct Keys: Sendable {
        /// Go to the next and the previous item.
        var next, previous: Chord
        /// Acts on an item.
        var act: Chord
        var kinds: [Kind]
    }

    private let context: MachineContext
    private let keys: Keys
    private let items: ItemList
    private let kinds: [(next: Chord, previous: Chord, family: RouteFamily, jumps: ItemList.Jumps)]
    private let seconds: Double
    /// The item at which the cursor goes on after each skip link.
    private let skips: [StopIndex: Int]

    init(_ context: MachineContext, _ keys: Keys) {
        self.context = context
        self.keys = keys
        let items = ItemList(context.tree)
        self.items = items
        seconds = context.parameters[.keystrokeTime]
        skips = items.skips(in: context)
        kinds = keys.kinds.map { kind in
            let chosen = items.firstItems { stop in
                context.tree.stops[stop].element.map { kind.isOne(context.screen[$0]) } ?? false
            }
            let back = kind.back ?? Chord("Shift-\(kind.key.name)", keystrokes: kind.key.keystrokes + 1)
            return (kind.key, back, kind.family, items.jumps(to: chosen))
        }
    }

    private var itemCount: Int { items.stops.count }
    func goal(of stop: StopIndex) -> MachineState { itemCount + stop }
    var start: MachineState { itemCount + context.tree.stops.count }
    var stateCount: Int { start + 1 }

    /// The cursor stays where it has acted, unless that was a skip link.
    func resume(after stop: StopIndex, action: Int) -> MachineState { skips[stop] ?? items.item(of: stop) }
    func stop(at state: MachineState) -> StopIndex? { state < itemCount ? items.stops[state] : nil }

    private func move(_ chord: Chord, to target: MachineState, _ family: RouteFamily? = nil) -> Move {
        Move(chord.name, by: .person, cost: chord.cost(seconds), to: target, family: family)
    }

    func visitMoves(from state: MachineState, _ visit: (Move) -> Void) {
        if state == start {
            // The virtual cursor stands at the top when the page opens.
            if itemCount > 0 { visit(Move("", by: .clock, cost: Cost(), to: 0)) }
            return
        }
        guard state < itemCount else {
            if let item = skips[state - itemCount], context.action != .none {
                visit(Move("", by: .clock, cost: Cost(), to: item, family: .jump))
            }
            return
        }
        if state + 1 < itemCount { visit(move(keys.next, to: state + 1, .items)) }
        if state > 0 { visit(move(keys.previous, to: state - 1, .items)) }
        for kind in kinds {
            if let next = kind.jumps.next(after: state) { visit(move(kind.next, to: next, kind.family)) }
            if let previous = kind.jumps.previous(before: state) {
                visit(move(kind.previous, to: previous, kind.family))
            }
        }
        let stop = items.stops[state]
        guard context.tree.stops[stop].kind == .target else { return }
        if let item = skips[stop], context.action == .none {
            visit(move(keys.act, to: item, .jump))
        }
        visit(
            context.action == .none
                ? Move("", by: .person, cost: Cost(), to: goal(of: stop))
                : move(keys.act, to: goal(of: stop)))
    }
}
