import LayoutModel

extension ScreenChange {
    /// A board with a key on an empty place that leads to another page. The key is nobody's goal, so that its weight is 0.
    ///
    /// Nil where something stands on the place, or a key leads there already. O(elements).
    static func applyPageJump(_ change: ScreenChange, to screen: Screen) -> Screen? {
        guard let page = change.container, page != screen.id, change.frames.count == 1, !change.label.isEmpty,
            !leads(screen, to: page),
            !screen.elements.contains(where: { $0.kind == .element && $0.frame?.intersects(change.frames[0]) ?? false }
            ),
            let first = screen.elements.firstIndex(where: { $0.kind == .element && $0.frame != nil })
        else { return nil }
        var key = Element(role: .button, id: pageJumpID(on: screen), label: change.label)
        key.frame = change.frames[0]
        key.leadsTo = page
        key.weight = 0
        key.line = screen.elements[first].line
        return screen.inserting(key, around: first..<first)
    }

    /// Whether a key that people see leads to a page.
    static func leads(_ screen: Screen, to page: String) -> Bool {
        screen.elements.contains { $0.leadsTo == page && !$0.isHidden }
    }

    /// The id of the new key.
    static func pageJumpID(on screen: Screen) -> String {
        let ids = Set(screen.elements.map(\.id))
        return sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? "page-jump" : "page-jump-\($0)" }
            .first { !ids.contains($0) }!
    }
}
