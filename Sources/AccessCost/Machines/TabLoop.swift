import LayoutModel

/// The stops of a keyboard's Tab loop in order: single targets, and groups whose members are reached by arrows.
struct TabLoop: Sendable {
    /// One stop of the loop.
    struct Entry: Sendable {
        /// The group, nil for a single target.
        var group: StopIndex?
        /// The targets in it, in visiting order.
        var members: [StopIndex]
        /// The member on which Tab lands.
        var landing: StopIndex
    }

    private(set) var entries: [Entry] = []
    /// The place of each stop's entry, -1 for those in none.
    private(set) var entryOf: ContiguousArray<Int>
    /// Entries that Tab passes over: menu bars and the menus in them, which a key of their own opens.
    private(set) var offLoop: [Entry] = []
    /// One that is a menu of a bar, or a part of one.
    struct Menu: Sendable {
        /// The place in `offLoop`.
        var entry: Int
        /// The menu's element, right in the bar.
        var title: ElementIndex
        /// The number of titles before its own.
        var place: Int
        /// The number of the menu's entries above this one.
        var below: Int
    }

    /// The menus of the bar, in the bar's order.
    private(set) var menus: [Menu] = []
    /// The number of titles in the bar.
    private(set) var menuCount = 0
    /// The stop that Tab goes to from one, and Shift-Tab, where the file says so; -1 elsewhere.
    private(set) var forward, backward: ContiguousArray<StopIndex>

    /// Finds the loop of a tree. Each target belongs to the innermost group around it. O(stops).
    ///
    /// - Parameters:
    ///   - landsOnSelected: the groups in which Tab lands on the selected member whatever the file says.
    ///   - isLeftOut: the groups that the focus cannot enter.
    init(
        _ context: MachineContext, landsOnSelected: (Element) -> Bool, skipped: Set<Role>,
        isLeftOut: (Element) -> Bool
    ) {
        let (tree, screen) = (context.tree, context.screen)
        entryOf = ContiguousArray(repeating: -1, count: tree.stops.count)
        forward = entryOf
        backward = entryOf
        var byGroup: [StopIndex: Int] = [:]
        var all: [Entry] = []
        for (offset, stop) in tree.stops.enumerated() where stop.kind == .target {
            if stop.parent >= 0 {
                if let box = tree.stops[stop.parent].element, isLeftOut(screen[box]) { continue }
                if let place = byGroup[stop.parent] {
                    all[place].members.append(offset)
                    continue
                }
                byGroup[stop.parent] = all.count
            }
            all.append(Entry(group: stop.parent < 0 ? nil : stop.parent, members: [offset], landing: offset))
        }
        for var entry in all {
            // A roving tab index is where Tab lands.
            entry.landing =
                entry.members.first { tree.stops[$0].element.map { screen[$0].tabIndex ?? 0 >= 0 } ?? false }
                ?? entry.landing
            let box = entry.group.flatMap { tree.stops[$0].element }.map { screen[$0] }
            if let box, box.entry == .selected || landsOnSelected(box) {
                let selected = entry.members.first { tree.stops[$0].element.map { screen[$0].isSelected } ?? false }
                entry.landing = selected ?? entry.landing
            }
            if let bar = Self.bar(around: tree.stops[entry.landing].element, screen, skipped) {
                if let title = bar.title, screen[title].role == .menu { addMenu(title) }
                offLoop.append(entry)
                continue
            }
            for member in entry.members { entryOf[member] = entries.count }
            entries.append(entry)
        }
        setStatedNeighbours(tree, screen)
    }

    /// States that the next entry off the loop lies in a menu.
    private mutating func addMenu(_ title: ElementIndex) {
        let isSame = menus.last?.title == title
        if !isSame { menuCount += 1 }
        menus.append(
            Menu(
                entry: offLoop.count, title: title, place: menuCount - 1,
                below: isSame ? (menus.last?.below ?? 0) + 1 : 0))
    }

    /// The skipped bar around an element, and what directly inside the bar holds the element; nil outside of bars.
    private static func bar(
        around element: ElementIndex?, _ screen: Screen, _ skipped: Set<Role>
    ) -> (bar: ElementIndex, title: ElementIndex?)? {
        var inner: ElementIndex?
        var next = element
        while let index = next {
            if skipped.contains(screen[index].role) { return (index, inner) }
            inner = index
            next = screen[index].parent
        }
        return nil
    }

    /// The stop in the loop that stands for the element of an id, nil where there is none. O(stops).
    func stop(of id: String?, _ context: MachineContext) -> StopIndex? {
        guard let id else { return nil }
        return context.tree.stops.indices.first { stop in
            entryOf[stop] >= 0 && context.tree.stops[stop].element.map { context.screen[$0].id } == id
        }
    }

    private mutating func setStatedNeighbours(_ tree: AccessTree, _ screen: Screen) {
        guard screen.elements.contains(where: { $0.next.forward != nil }) else { return }
        var stops: [String: StopIndex] = [:]
        for entry in entries {
            for member in entry.members {
                if let element = tree.stops[member].element { stops[screen[element].id] = member }
            }
        }
        for entry in entries {
            for member in entry.members {
                guard let element = tree.stops[member].element, let id = screen[element].next.forward,
                    let next = stops[id]
                else { continue }
                forward[member] = next
                if backward[next] < 0 { backward[next] = member }
            }
        }
    }
}
