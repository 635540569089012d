import LayoutModel

/// A keyboard's focus: Tab and Shift-Tab round a loop, arrows inside groups, and keys that work from anywhere.
///
/// States: the focus on a stop, what has been done with a stop (activation and each action), menus open on a stop,
/// stops outside the screen that the loop passes, hubs through which keys go that work from anywhere, and what has been
/// done with targets that only a key activates.
struct LoopMachine: AccessMachine {
    /// What a method's keyboard can do.
    struct Keys: Sendable {
        var next = Chord("Tab", keystrokes: 1)
        var previous = Chord("Shift-Tab", keystrokes: 2)
        /// What moves on where Tab itself is typed into a text.
        var nextFromText: Chord?
        var previousFromText: Chord?
        /// The roles that swallow Tab as soon as they have the focus.
        var swallowing: Set<Role> = []
        /// Whether texts take keys only once they are activated, and then swallow Tab.
        var editsOnActivation = false
        /// The key that activates an element, nil where reaching it has done that.
        var act: @Sendable (Element) -> Chord? = { _ in Chord("Space", keystrokes: 1) }
        /// The key that chooses in a menu.
        var choose = Chord("Space", keystrokes: 1)
        /// The keys that open the menus of custom actions and of gestures, nil where there are none.
        var actionsMenu: Chord?
        var gesturesMenu: Chord?
        /// Finding by name, nil where there is none.
        var find: Find?
        /// The key that opens the menu bar.
        var menuBar: Chord?
        /// The keys held for mnemonics and access keys.
        var mnemonic: Chord?
        var accessKey: Chord?
        /// The groups in which moving the focus selects, and so activates.
        var selects: @Sendable (Element) -> Bool = { $0.role == .radioGroup }
        /// The groups that the focus cannot enter.
        var isLeftOut: @Sendable (Element) -> Bool = { _ in false }
    }

    /// Finding by name: the keys that open and close it, and what a person types.
    struct Find: Sendable {
        var open, close: Chord
        var typing: FindIndex.Typing
        /// Whether the focus may go on from what was found.
        var goesOn: Bool
    }

    let context: MachineContext
    let keys: Keys
    let loop: TabLoop
    let arrows: ArrowMap
    let menus: MenuMap
    let actions: ActionPlaces
    let anywhere: AnywhereKeys
    /// The targets that only a chord activates, numbered.
    let unfocused: [ElementIndex: Int]
    let seconds: Double
    /// Whether reaching a stop activates it.
    let isDoneOnFocus: ContiguousArray<Bool>
    let wraps: Bool
    let outside: Int
    private let startStop: StopIndex?
    /// The index in the loop before which a skip link puts the focus.
    let skips: [StopIndex: Int]

    /// - Parameter outside: the number of stops outside the screen that the loop passes before it begins again.
    init(_ context: MachineContext, _ keys: Keys, outside: Int = 0) {
        let (values, tree, screen) = (context.parameters, context.tree, context.screen)
        self.context = context
        self.keys = keys
        self.outside = outside
        seconds = values[.keystrokeTime]
        wraps = values[.wrap]
        menus = MenuMap(context)
        loop = TabLoop(
            context, menus: menus, landsOnSelected: keys.selects, skipped: keys.menuBar == nil ? [] : [.menuBar],
            isLeftOut: keys.isLeftOut)
        skips = context.screen.elements.contains { $0.jumpsTo != nil } ? loop.skips(in: context) : [:]
        actions = ActionPlaces(context)
        anywhere = AnywhereKeys(context, keys)
        var unfocused: [ElementIndex: Int] = [:]
        for target in anywhere.unfocused where unfocused[target.element] == nil {
            unfocused[target.element] = unfocused.count
        }
        self.unfocused = unfocused
        var arrows = ArrowMap(stopCount: tree.stops.count)
        var isDone = ContiguousArray(repeating: false, count: tree.stops.count)
        for entry in loop.entries + loop.offLoop {
            guard let group = entry.group, let index = tree.stops[group].element, menus.bars[group] == nil,
                !menus.buttons.contains(group)
            else {
                continue
            }
            arrows.connect(entry.members, role: screen[index].role, in: context)
            guard keys.selects(screen[index]) else { continue }
            for member in entry.members { isDone[member] = true }
            // Nothing is chosen yet: Tab lands on a radio button without choosing it.
            let hasSelected = tree.stops[entry.landing].element.map { screen[$0].isSelected } ?? false
            if screen[index].role == .radioGroup, !hasSelected { isDone[entry.landing] = false }
        }
        self.arrows = arrows
        isDoneOnFocus = isDone
        if values[.startFocus] == .focus {
            startStop = loop.stop(of: screen.focus, context) ?? loop.entries.first?.landing
        } else {
            startStop = nil
        }
    }

    private var stopCount: Int { context.tree.stops.count }
    private var doneActions: MachineState { 2 * stopCount }
    private var menuItems: MachineState { doneActions + actions.count }
    private var found: MachineState { menuItems + actions.count }
    /// What was found, where the focus does not go on from it.
    private var landings: MachineState { found + (keys.find == nil ? 0 : stopCount) }
    private var outsideStops: MachineState { landings + (keys.find?.goesOn ?? true ? 0 : stopCount) }
    var hub: MachineState { outsideStops + outside }
    var findOpen: MachineState { hub + 1 }
    var start: MachineState { hub + 2 }
    var stateCount: Int { start + 1 + unfocused.count }
    func goal(of stop: StopIndex) -> MachineState { stopCount + stop }
    func goal(of stop: StopIndex, action: Int) -> MachineState? {
        action == 0 ? goal(of: stop) : actions.place(of: stop, action: action).map { doneActions + $0 }
    }

    /// The focus stays on what was activated, in a text while it is edited; what the loop does not hold leaves it where
    /// it was, which is taken as the start. A skip link has moved it.
    func resume(after stop: StopIndex, action: Int) -> MachineState {
        guard loop.entryOf[stop] >= 0 else { return start }
        return action == 0 && (keys.editsOnActivation && isText(stop) || skips[stop] != nil) ? goal(of: stop) : stop
    }
    func stop(at state: MachineState) -> StopIndex? { state < stopCount ? state : nil }

    func obstacle(to stop: StopIndex) -> Obstacle? {
        guard loop.entryOf[stop] < 0, let group = context.tree.stops[stop].groupElement(in: context.tree) else {
            return nil
        }
        let box = context.screen[group]
        guard keys.isLeftOut(box) else { return nil }
        return Obstacle(
            "arrows do not reach it: selection does not follow focus in '\(box.label.isEmpty ? box.id : box.label)'")
    }

    /// A move by keys.
    func move(_ chord: Chord, to target: MachineState, _ family: RouteFamily? = nil) -> Move {
        Move(chord.name, by: .person, cost: chord.cost(seconds), to: target, family: family)
    }

    func visitMoves(from state: MachineState, _ visit: (Move) -> Void) {
        switch state {
        case ..<stopCount: visitMoves(fromStop: state, visit)
        case ..<doneActions: visitMoves(afterActivating: state - stopCount, visit)
        case ..<menuItems: break
        case ..<found: visitMoves(fromMenuItem: state - menuItems, visit)
        case ..<landings:
            let find = keys.find!
            visit(move(find.close, to: find.goesOn ? state - found : state + stopCount, .find))
        case ..<outsideStops: visitActs(onStop: state - landings, visit)
        case ..<hub: visitTabs(at: loop.entries.count + state - outsideStops, keys.next, keys.previous, visit)
        case hub: visitMovesFromAnywhere(visit)
        case findOpen:
            for (stop, text) in anywhere.typed {
                let length = text.letters
                let cost = Cost(
                    keystrokes: Double(length), commands: Double(length), seconds: Double(length) * seconds)
                visit(Move(text.name, by: .person, cost: cost, to: found + stop, family: .find))
            }
        case start:
            if let startStop {
                let edits = keys.editsOnActivation && isText(startStop)
                visit(Move("", by: .clock, cost: Cost(), to: edits ? goal(of: startStop) : startStop))
            } else {
                visit(Move("", by: .clock, cost: Cost(), to: hub))
                visitTabs(at: -1, keys.next, keys.previous, visit)
            }
        default: break
        }
    }

    private func element(_ stop: StopIndex) -> Element? { context.tree.stops[stop].element.map { context.screen[$0] } }
    private func isText(_ stop: StopIndex) -> Bool { element(stop)?.role.isText ?? false }

    /// Tab and Shift-Tab from an index of the loop: first the entries, then a stop outside; -1 is before the first entry.
    private func visitTabs(at index: Int, _ next: Chord, _ previous: Chord, _ visit: (Move) -> Void) {
        let entries = loop.entries
        guard !entries.isEmpty else { return }
        let count = entries.count + outside
        func state(_ index: Int) -> MachineState {
            index < entries.count ? entries[index].landing : outsideStops + index - entries.count
        }
        if index + 1 < count {
            visit(move(next, to: state(index + 1), .tab))
        } else if wraps {
            visit(move(next, to: state(0), .tab))
        }
        if index > 0 {
            visit(move(previous, to: state(index - 1), .tab))
        } else if wraps {
            visit(move(previous, to: state(count - 1), .tab))
        }
    }

    private func visitTabs(fromStop stop: StopIndex, _ next: Chord, _ previous: Chord, _ visit: (Move) -> Void) {
        guard loop.entryOf[stop] >= 0 else { return }
        let (forward, backward) = (loop.forward[stop], loop.backward[stop])
        if forward >= 0 { visit(move(next, to: forward, .tab)) }
        if backward >= 0 { visit(move(previous, to: backward, .tab)) }
        visitTabs(at: loop.entryOf[stop], next, previous) { move in
            // What the file states takes the place of the usual neighbour.
            if forward >= 0, move.name == next.name { return }
            if backward >= 0, move.name == previous.name { return }
            visit(move)
        }
    }

    private func visitMoves(fromStop stop: StopIndex, _ visit: (Move) -> Void) {
        guard let element = element(stop) else { return }
        visit(Move("", by: .clock, cost: Cost(), to: hub))
        menus.visit(from: stop) { visit(move(Chord($0, keystrokes: 1), to: $1, .arrows)) }
        guard context.tree.stops[stop].kind == .target else {
            return visitTabs(fromStop: stop, keys.next, keys.previous, visit)
        }
        if !keys.swallowing.contains(element.role) {
            visitTabs(fromStop: stop, keys.next, keys.previous, visit)
        } else if let next = keys.nextFromText, let previous = keys.previousFromText {
            visitTabs(fromStop: stop, next, previous, visit)
        }
        arrows.visit(from: stop) { visit(move(Chord($0, keystrokes: 1), to: $1, .arrows)) }
        visitActs(onStop: stop, visit)
    }

    /// What can be done with the target that has the focus.
    private func visitActs(onStop stop: StopIndex, _ visit: (Move) -> Void) {
        guard let element = element(stop) else { return }
        let act = context.action == .none || isDoneOnFocus[stop] ? nil : keys.act(element)
        visit(act.map { move($0, to: goal(of: stop)) } ?? Move("", by: .person, cost: Cost(), to: goal(of: stop)))
        if let index = skips[stop], context.action == .none { visitSkip(to: index, after: keys.act(element), visit) }
        for index in actions[stop] {
            let entry = actions.places[index]
            if let shortcut = entry.action.shortcut {
                visit(
                    move(
                        Chord(shortcut.description, keystrokes: shortcut.keystrokes), to: doneActions + index, .shortcut
                    ))
            }
            guard entry.position == 1 else { continue }
            let isAction = entry.action.kind == .action
            if let menu = isAction ? keys.actionsMenu : keys.gesturesMenu {
                visit(move(menu, to: menuItems + index, isAction ? .actions : .gestures))
            }
        }
    }

    /// A text that was activated is being edited: Tab would be typed into it. A skip link has moved the focus.
    private func visitMoves(afterActivating stop: StopIndex, _ visit: (Move) -> Void) {
        if let index = skips[stop], context.action != .none { return visitSkip(to: index, after: nil, visit) }
        guard keys.editsOnActivation, isText(stop), let next = keys.nextFromText, let previous = keys.previousFromText
        else { return }
        visitTabs(fromStop: stop, next, previous, visit)
    }

    private func visitMoves(fromMenuItem index: Int, _ visit: (Move) -> Void) {
        let entry = actions.places[index]
        let family: RouteFamily = entry.action.kind == .action ? .actions : .gestures
        visit(move(keys.choose, to: doneActions + index))
        if entry.position < entry.siblingCount {
            visit(move(Chord("Down", keystrokes: 1), to: menuItems + index + 1, family))
        }
        if entry.position > 1 { visit(move(Chord("Up", keystrokes: 1), to: menuItems + index - 1, family)) }
    }
}

extension AccessTree.Stop {
    /// The element of the group around the stop, nil at the top. O(1).
    func groupElement(in tree: AccessTree) -> ElementIndex? { parent < 0 ? nil : tree.stops[parent].element }
}
