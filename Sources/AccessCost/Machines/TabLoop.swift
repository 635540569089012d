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
    /// Entries that Tab skips: menu bars, which a key of their own opens.
    private(set) var offLoop: [Entry] = []
    /// The stop that Tab goes to from one, and Shift-Tab, where the file says so; -1 elsewhere.
    private(set) var forward, backward: ContiguousArray<StopIndex>

    /// Finds the loop of a tree. Each target belongs to the innermost group around it. O(stops).
    ///
    /// - Parameters:
    ///   - landsOnSelected: the groups in which Tab lands on the selected member whatever the file says.
    ///   - isLeftOut: the groups that the focus cannot enter.
    init(
        _ context: MachineContext, menus: MenuMap, landsOnSelected: (Element) -> Bool, skipped: Set<Role>,
        isLeftOut: (Element) -> Bool
    ) {
        let (tree, screen) = (context.tree, context.screen)
        entryOf = ContiguousArray(repeating: -1, count: tree.stops.count)
        forward = entryOf
        backward = entryOf
        var byGroup: [StopIndex: Int] = [:]
        var all: [Entry] = []
        for (offset, stop) in tree.stops.enumerated() {
            // A bar whose menus have nothing but titles is a stop all the same: on its first title.
            if let first = menus.bars[offset], tree.stops[first].kind == .group {
                byGroup[offset] = all.count
                all.append(Entry(group: offset, members: [], landing: first))
            }
            guard stop.kind == .target, !menus.isInside(offset, tree) else { continue }
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
            if let box, skipped.contains(box.role) {
                offLoop.append(entry)
                continue
            }
            for member in entry.members { entryOf[member] = entries.count }
            if entry.members.isEmpty { entryOf[entry.landing] = entries.count }
            entries.append(entry)
        }
        setStatedNeighbours(tree, screen)
    }

    /// The stop in the loop of the element with an id; nil where there is none. O(stops).
    func stop(of id: String?, _ context: MachineContext) -> StopIndex? {
        guard let id else { return nil }
        return context.tree.stops.indices.first { stop in
            entryOf[stop] >= 0 && context.tree.stops[stop].element.map { context.screen[$0].id } == id
        }
    }

    /// Where the loop goes on after activating each stop that is a skip link: the place of the first entry at or after
    /// what the link names, in document order; the number of entries where none follows.
    ///
    /// Source: HTML standard, "Sequential focus navigation starting point".
    func skips(in context: MachineContext) -> [StopIndex: Int] {
        let (tree, screen) = (context.tree, context.screen)
        var places: [String: Int] = [:]
        for (offset, element) in screen.elements.enumerated() { places[element.id] = offset }
        // For each element the entry with the nearest member at or after it: numbered stops come in another order than
        // the document.
        var following = ContiguousArray(repeating: entries.count, count: screen.elements.count + 1)
        for (place, entry) in entries.enumerated().reversed() {
            for member in entry.members {
                if let element = tree.stops[member].element { following[element.rawValue] = place }
            }
        }
        for element in screen.elements.indices.reversed() where following[element] == entries.count {
            following[element] = following[element + 1]
        }
        var skips: [StopIndex: Int] = [:]
        for (stop, index) in tree.stops.enumerated().compactMap({ stop, own in own.element.map { (stop, $0) } }) {
            guard let id = screen[index].jumpsTo, let target = places[id], entryOf[stop] >= 0 else { continue }
            skips[stop] = following[target]
        }
        return skips
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
