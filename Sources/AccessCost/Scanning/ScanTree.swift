/// The lists that a scan goes through: the stops of an access tree, and the menus that selecting a target opens.
struct ScanTree: Sendable {
    /// One item of a list.
    struct Node: Sendable {
        enum Kind: Hashable, Sendable {
            /// Selecting it opens the list of its children: a group, or the menu of a target.
            case list
            /// Selecting it does the action of the stop's target.
            case act(Int)
            /// Selecting it activates the target after a delay; selecting again within the delay opens its menu.
            case autoTap
            /// Selecting it closes the list.
            case exit
        }

        var kind: Kind
        /// The stop of the item, or of the menu that it is in; -1 for a group's exit item.
        var stop: StopIndex
        /// The word for selecting it, where it is no plain selection.
        var word: String?
        /// The item whose list it is in, -1 at the top.
        var parent: Int
        /// The offset just after its last descendant.
        var end: Int
        /// 1-based place in its list, and the number of items there.
        var position, siblingCount: Int
        /// The number of lists around it.
        var depth: Int
    }

    private(set) var nodes: ContiguousArray<Node> = []
    /// The item that activates each stop's target, -1 where there is none.
    private var activations: ContiguousArray<Int>
    /// The item that does each other action.
    private var others: [Act: Int] = [:]
    private let context: MachineContext
    private let timing: ScanTiming

    init(_ context: MachineContext, _ timing: ScanTiming) {
        self.context = context
        self.timing = timing
        nodes.reserveCapacity(context.tree.stops.count)
        activations = ContiguousArray(repeating: -1, count: context.tree.stops.count)
        let top = Array(sequence(first: 0) { context.tree.next(after: $0) }.prefix(context.tree.rootCount))
        for (index, stop) in top.enumerated() {
            append(stop, parent: -1, position: index + 1, siblingCount: top.count, depth: 0)
        }
    }

    /// The item that does an action of a stop's target; nil where the method offers none.
    func node(of stop: StopIndex, action: Int) -> Int? {
        guard action == 0 else { return others[Act(stop: stop, action: action)] }
        return activations[stop] < 0 ? nil : activations[stop]
    }

    private struct Act: Hashable {
        var stop: StopIndex
        var action: Int
    }

    /// Remembers the item that does an action; the first one counts.
    private mutating func note(_ node: Int, does action: Int, of stop: StopIndex) {
        if action == 0 {
            if activations[stop] < 0 { activations[stop] = node }
        } else if others[Act(stop: stop, action: action)] == nil {
            others[Act(stop: stop, action: action)] = node
        }
    }

    /// The item after this one in its list, nil for the last.
    func next(after node: Int) -> Int? { nodes[node].position < nodes[node].siblingCount ? nodes[node].end : nil }

    /// The item of the access tree that an item of its menu belongs to; the item itself where it is in no menu.
    func item(ofStopWith node: Int) -> Int {
        var node = node
        while nodes[node].parent >= 0, nodes[nodes[node].parent].stop == nodes[node].stop { node = nodes[node].parent }
        return node
    }

    /// The first item of the list that contains this one.
    func first(ofListWith node: Int) -> Int { nodes[node].parent + 1 }

    private mutating func append(_ stop: StopIndex, parent: Int, position: Int, siblingCount: Int, depth: Int) {
        let offset = nodes.count
        func node(_ kind: Node.Kind, stop: StopIndex) -> Node {
            Node(
                kind: kind, stop: stop, parent: parent, end: offset + 1, position: position, siblingCount: siblingCount,
                depth: depth)
        }
        switch context.tree.stops[stop].kind {
        case .exit: nodes.append(node(.exit, stop: -1))
        case .group, .text:
            nodes.append(node(.list, stop: stop))
            var child = context.tree.firstChild(of: stop)
            while let inner = child {
                let entry = context.tree.stops[inner]
                append(
                    inner, parent: offset, position: entry.position, siblingCount: entry.siblingCount, depth: depth + 1)
                child = context.tree.next(after: inner)
            }
        case .target:
            let count = context.actionCount(of: stop)
            let activation = context.action == .activate ? timing.activation(ofActions: count) : .always
            switch activation {
            case .always:
                nodes.append(node(.act(0), stop: stop))
                note(offset, does: 0, of: stop)
            case .autoTap:
                nodes.append(node(.autoTap, stop: stop))
                note(offset, does: 0, of: stop)
                appendMenu(of: stop, count, in: offset, depth: depth + 1)
            case .menu:
                nodes.append(node(.list, stop: stop))
                appendMenu(of: stop, count, in: offset, depth: depth + 1)
            }
        }
        nodes[offset].end = nodes.count
    }

    /// The menu of a target in the order that the settings say: Tap, its custom actions, its gestures one level down.
    private mutating func appendMenu(of stop: StopIndex, _ count: Int, in parent: Int, depth: Int) {
        if count == 1 { return appendPlainMenu(of: stop, in: parent, depth: depth) }
        let actions = context.actions(of: stop)
        var entries: [(word: String, actions: [Int], isExit: Bool)] = []
        let gestures = actions.indices.filter { actions[$0].kind == .gesture }
        for part in timing.menuOrder {
            switch part {
            case .tap: entries.append(("Tap", [0], false))
            case .actions:
                entries += actions.indices.filter { actions[$0].kind == .action }.map {
                    (actions[$0].name, [$0], false)
                }
            case .gestures: if !gestures.isEmpty { entries.append(("Gestures", gestures, false)) }
            case .exit: entries.append(("Exit", [], true))
            }
        }
        for (index, entry) in entries.enumerated() {
            let offset = nodes.count
            let isSubmenu = entry.word == "Gestures" && entry.actions == gestures
            nodes.append(
                Node(
                    kind: entry.isExit ? .exit : isSubmenu ? .list : .act(entry.actions[0]), stop: stop,
                    word: entry.word,
                    parent: parent, end: offset + 1, position: index + 1, siblingCount: entries.count, depth: depth))
            if isSubmenu {
                for (inner, action) in gestures.enumerated() {
                    note(nodes.count, does: action, of: stop)
                    nodes.append(
                        Node(
                            kind: .act(action), stop: stop, word: actions[action].name, parent: offset,
                            end: nodes.count + 1, position: inner + 1, siblingCount: gestures.count + 1,
                            depth: depth + 1))
                }
                nodes.append(
                    Node(
                        kind: .exit, stop: stop, word: "Exit", parent: offset, end: nodes.count + 1,
                        position: gestures.count + 1, siblingCount: gestures.count + 1, depth: depth + 1))
                nodes[offset].end = nodes.count
            } else if !entry.isExit {
                note(offset, does: entry.actions[0], of: stop)
            }
        }
    }
    /// The menu of a target that can only be activated.
    private mutating func appendPlainMenu(of stop: StopIndex, in parent: Int, depth: Int) {
        let siblingCount = timing.menuOrder.count { $0 == .tap || $0 == .exit }
        for part in timing.menuOrder where part == .tap || part == .exit {
            let offset = nodes.count
            if part == .tap { note(offset, does: 0, of: stop) }
            nodes.append(
                Node(
                    kind: part == .tap ? .act(0) : .exit, stop: stop, word: part == .tap ? "Tap" : "Exit",
                    parent: parent, end: offset + 1, position: offset - parent, siblingCount: siblingCount, depth: depth
                ))
        }
    }
}
