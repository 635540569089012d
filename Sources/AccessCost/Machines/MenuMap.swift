import LayoutModel

/// Where keys lead in menus: along a bar, down a menu, and from an item into the menu that it opens.
///
/// A menu belongs to the target that stands right before it; without one its own title opens it, and the state of the
/// title is the number of the menu's stop.
/// Source: WAI-ARIA Authoring Practices, the patterns Menubar and Menu Button; desktops do the same.
struct MenuMap: Sendable {
    /// A place of a bar or menu, with the menu that it opens.
    private typealias Place = (state: StopIndex, menu: StopIndex?)

    private var moves: [StopIndex: [(key: String, target: StopIndex)]] = [:]
    /// The first place of each bar that holds menus.
    private(set) var bars: [StopIndex: StopIndex] = [:]
    /// The bar of each title in it.
    private(set) var barOf: [StopIndex: StopIndex] = [:]
    /// The menus that begin with the button that opens them.
    private(set) var buttons: Set<StopIndex> = []
    /// The titles of bars that open a menu, with its first place.
    private(set) var titles: [(element: ElementIndex, first: StopIndex)] = []
    /// The menus that something opens; the Tab loop skips their items.
    private var opened: Set<StopIndex> = []

    /// O(stops x depth).
    init(_ context: MachineContext) {
        let tree = context.tree
        let roles = tree.stops.map { stop in
            stop.kind == .group ? stop.element.map { context.screen[$0].role } : nil
        }
        guard roles.contains(.menu) else { return }
        let ahead = context.screen.direction == .leftToRight ? ["Right", "Left"] : ["Left", "Right"]
        for (group, role) in roles.enumerated() where role == .menu || role == .menuBar {
            var places = Self.places(of: group, tree, roles)
            let isBar = role == .menuBar
            if !isBar, let button = places.first?.state,
                tree.stops[button].element.map({ context.screen[$0].role.opensMenu }) == true
            {
                // The button stands in front of the menu that it opens.
                places.removeFirst()
                buttons.insert(group)
                if let first = places.first { moves[button, default: []].append(("Return", first.state)) }
            }
            guard !isBar || places.contains(where: { $0.menu != nil }), !places.isEmpty else { continue }
            let keys = isBar ? ahead : ["Down", "Up"]
            for (number, entry) in places.enumerated() {
                if places.count > 1 {
                    let next = places[(number + 1) % places.count]
                    moves[entry.state, default: []].append((keys[0], next.state))
                    moves[next.state, default: []].append((keys[1], entry.state))
                }
                if isBar { barOf[entry.state] = group }
                guard let menu = entry.menu else { continue }
                open(menu, from: entry.state, by: isBar ? "Down" : ahead[0], tree, roles)
                if isBar, let title = tree.stops[entry.state].element,
                    let first = Self.places(of: menu, tree, roles).first
                {
                    titles.append((title, first.state))
                }
            }
            if isBar { bars[group] = places[0].state }
        }
    }

    private mutating func open(
        _ menu: StopIndex, from state: StopIndex, by key: String, _ tree: AccessTree, _ roles: [Role?]
    ) {
        opened.insert(menu)
        guard let first = Self.places(of: menu, tree, roles).first else { return }
        moves[state, default: []].append((key, first.state))
    }

    /// The entries of a bar or menu; containers inside are replaced by what they hold.
    private static func places(of group: StopIndex, _ tree: AccessTree, _ roles: [Role?]) -> [Place] {
        var result: [Place] = []
        var last = group
        var next = tree.firstChild(of: group)
        while let stop = next {
            if roles[stop] == .menu {
                if let opener = result.last, opener.state == last, opener.menu == nil {
                    result[result.count - 1].menu = stop
                } else {
                    result.append((stop, stop))
                }
            } else if tree.stops[stop].kind == .group {
                result += places(of: stop, tree, roles)
            } else if tree.stops[stop].kind == .target {
                result.append((stop, nil))
            }
            last = stop
            next = tree.next(after: stop)
        }
        return result
    }

    /// Whether a stop lies in a menu that something opens, or in one of those. O(depth).
    func isInside(_ stop: StopIndex, _ tree: AccessTree) -> Bool {
        var next = tree.stops[stop].parent
        while next >= 0 {
            if opened.contains(next) { return true }
            next = tree.stops[next].parent
        }
        return false
    }

    /// Names each place that a key leads to from one. O(moves).
    func visit(from state: StopIndex, _ visit: (_ key: String, _ target: StopIndex) -> Void) {
        for move in moves[state] ?? [] { visit(move.key, move.target) }
    }
}
