import LayoutModel

/// A screen reader's virtual cursor on a page: item by item or line by line, and by single letters from one kind of thing to
/// the next.
///
/// States: the places of the cursor, the goals of the stops, the start.
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
        /// Go to the next and the previous item, or line.
        var next, previous: Chord
        /// Go to the next and the previous word, where the others go from line to line.
        var words: (next: Chord, previous: Chord)?
        /// Acts on an item.
        var act: Chord
        var kinds: [Kind]
    }

    private let context: MachineContext
    private let keys: Keys
    private let items: ItemList
    private let lines: ScreenLines
    private let kinds: [(next: Chord, previous: Chord, family: RouteFamily, jumps: ItemList.Jumps)]
    private let seconds: Double
    /// The item at which the cursor goes on after each skip link.
    private let skips: [StopIndex: Int]

    init(_ context: MachineContext, _ keys: Keys) {
        self.context = context
        self.keys = keys
        let items = ItemList(context.tree)
        self.items = items
        lines =
            keys.words == nil
            ? ScreenLines(count: items.stops.count)
            : ScreenLines(
                items.stops.map { stop in
                    context.tree.stops[stop].element.map { (context.screen[$0].label, context.screen[$0].isInline) }
                        ?? ("", false)
                })
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

    func goal(of stop: StopIndex) -> MachineState { lines.count + stop }
    var start: MachineState { lines.count + context.tree.stops.count }
    var stateCount: Int { start + 1 }

    /// The cursor stays where it has acted, unless that was a skip link.
    func resume(after stop: StopIndex, action: Int) -> MachineState {
        lines.place(of: skips[stop] ?? items.item(of: stop))
    }
    func stop(at state: MachineState) -> StopIndex? { state < lines.count ? items.stops[lines.items[state]] : nil }

    private func move(_ chord: Chord, to target: MachineState, _ family: RouteFamily? = nil) -> Move {
        Move(chord.name, by: .person, cost: chord.cost(seconds), to: target, family: family)
    }

    func visitMoves(from state: MachineState, _ visit: (Move) -> Void) {
        if state == start {
            // The virtual cursor stands at the top when the page opens.
            if lines.count > 0 { visit(Move("", by: .clock, cost: Cost(), to: 0)) }
            return
        }
        guard state < lines.count else {
            if let item = skips[state - lines.count], context.action != .none {
                visit(Move("", by: .clock, cost: Cost(), to: lines.place(of: item), family: .jump))
            }
            return
        }
        let item = lines.items[state]
        if let next = lines.nextLine(after: state) { visit(move(keys.next, to: next, .items)) }
        if let previous = lines.previousLine(before: state) { visit(move(keys.previous, to: previous, .items)) }
        if let words = keys.words {
            if let next = lines.nextWord(after: state) { visit(move(words.next, to: next, .items)) }
            if let previous = lines.previousWord(before: state) { visit(move(words.previous, to: previous, .items)) }
        }
        for kind in kinds {
            if let next = kind.jumps.next(after: item) {
                visit(move(kind.next, to: lines.place(of: next), kind.family))
            }
            if let previous = kind.jumps.previous(before: item) {
                visit(move(kind.previous, to: lines.place(of: previous), kind.family))
            }
        }
        let stop = items.stops[item]
        guard context.tree.stops[stop].kind == .target else { return }
        if let item = skips[stop], context.action == .none {
            visit(move(keys.act, to: lines.place(of: item), .jump))
        }
        visit(
            context.action == .none
                ? Move("", by: .person, cost: Cost(), to: goal(of: stop))
                : move(keys.act, to: goal(of: stop)))
    }
}
