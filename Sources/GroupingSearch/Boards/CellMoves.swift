import LayoutModel

extension ScreenChange {
    /// The screen with the cells on their new places; nil where one is not there, or a place is asked for twice.
    ///
    /// A cell that takes another's place stands in its container, too: rows, scan blocks and priorities belong to places.
    /// O(elements).
    static func applyMoves(_ change: ScreenChange, to screen: Screen) -> Screen? {
        guard change.targets.count == change.frames.count, !change.targets.isEmpty else { return nil }
        let known = Dictionary(
            screen.elements.enumerated().map { ($1.id, ElementIndex($0)) }, uniquingKeysWith: { first, _ in first })
        let moved = change.targets.compactMap { known[$0] }
        guard moved.count == change.targets.count, Set(moved).count == moved.count,
            Set(change.frames).count == moved.count,
            moved.allSatisfy({ screen[$0].subtreeEnd == $0.rawValue + 1 && screen[$0].frame != nil })
        else { return nil }
        let slots = Dictionary(moved.map { (screen[$0].frame!, $0) }, uniquingKeysWith: { first, _ in first })
        var vacated = moved.filter { !change.frames.contains(screen[$0].frame!) }[...]
        var result = screen
        var names: [String: String] = [:]
        for (cell, frame) in zip(moved, change.frames) {
            // Who goes to a free place takes the entry of one that nobody stands in for.
            guard let slot = slots[frame] ?? vacated.popFirst() else { return nil }
            var element = screen[cell]
            element.frame = frame
            element.parent = screen[slot].parent
            element.subtreeEnd = screen[slot].subtreeEnd
            result[slot] = element
            names[screen[slot].id] = element.id
        }
        for index in result.elements.indices.map(ElementIndex.init) where !result[index].order.isEmpty {
            result[index].order = result[index].order.map { names[$0] ?? $0 }
        }
        return result
    }
}
