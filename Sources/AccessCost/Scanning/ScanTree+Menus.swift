/// The menus of targets.
extension ScanTree {
    /// An entry of a target's menu.
    private enum Entry {
        case act(String, Int)
        case gestures, scroll, exit
        case scrolling(Int)
    }

    /// The menu of a target in the order that the parameters say: Tap, its custom actions, its gestures one level down,
    /// scrolling.
    mutating func appendMenu(
        of stop: StopIndex, _ count: Int, _ scrolls: [ScrollOptions.Option], in parent: Int, depth: Int
    ) {
        if count == 1, scrolls.isEmpty { return appendPlainMenu(of: stop, in: parent, depth: depth) }
        let actions = count == 1 ? [] : context.actions(of: stop)
        let gestures = actions.indices.filter { actions[$0].kind == .gesture }
        // A menu of its own that scrolls counts them itself.
        let tracks = timing.scrollMenu == .submenu ? [] : tracks(of: scrolls)
        var entries: [Entry] = []
        entries.reserveCapacity(timing.menuOrder.count + scrolls.count)
        for part in timing.menuOrder {
            switch part {
            case .tap: entries.append(.act("Tap", 0))
            case .actions:
                entries += actions.indices.filter { actions[$0].kind == .action }.map { .act(actions[$0].name, $0) }
            case .gestures: if !gestures.isEmpty { entries.append(.gestures) }
            case .scroll:
                if !scrolls.isEmpty {
                    entries += timing.scrollMenu == .submenu ? [.scroll] : scrolls.indices.map { .scrolling($0) }
                }
            case .exit: entries.append(.exit)
            }
        }
        for (index, entry) in entries.enumerated() {
            let offset = nodes.count
            func append(_ kind: Node.Kind, _ word: String) {
                appendItem(kind, stop, word, in: parent, index + 1, of: entries.count, depth: depth)
            }
            switch entry {
            case .act(let word, let action):
                append(.act(action), word)
                note(offset, does: action, of: stop)
            case .exit: append(.exit, "Exit")
            case .scrolling(let number):
                append(.jump(target: -1, restarts: false), timing.word(for: scrolls[number]))
                noteScroll(offset, scrolls, number, tracks)
            case .scroll:
                append(.list, "Scroll")
                appendScrolls(scrolls, of: stop, in: offset, depth: depth + 1)
                nodes[offset].end = nodes.count
            case .gestures:
                append(.list, "Gestures")
                let siblingCount = gestures.count + 1
                for (inner, action) in gestures.enumerated() {
                    note(nodes.count, does: action, of: stop)
                    appendItem(
                        .act(action), stop, actions[action].name, in: offset, inner + 1, of: siblingCount,
                        depth: depth + 1)
                }
                appendItem(.exit, stop, "Exit", in: offset, siblingCount, of: siblingCount, depth: depth + 1)
                nodes[offset].end = nodes.count
            }
        }
    }

    /// The menu of a target that can only be activated.
    private mutating func appendPlainMenu(of stop: StopIndex, in parent: Int, depth: Int) {
        let siblingCount = timing.menuOrder.count { $0 == .tap || $0 == .exit }
        for part in timing.menuOrder where part == .tap || part == .exit {
            let offset = nodes.count
            if part == .tap { note(offset, does: 0, of: stop) }
            appendItem(
                part == .tap ? .act(0) : .exit, stop, part == .tap ? "Tap" : "Exit", in: parent, offset - parent,
                of: siblingCount, depth: depth)
        }
    }
}
