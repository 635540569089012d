import LayoutModel

/// Writes widgets into a screen; each element carries the path and line of its object.
struct DraftWriter {
    private var builder: ScreenBuilder
    /// The first element of each id of the file.
    private var indices: [String: ElementIndex] = [:]
    /// The object that has the focus at first.
    var focused: MarkupNode?
    private var focus: ElementIndex?

    init(_ screen: Screen) { builder = ScreenBuilder(screen, path: [], line: screen.line) }

    /// Writes a widget with all that is in it; a container that only lays out one thing is replaced by it.
    mutating func write(_ draft: WidgetDraft, in parent: ElementIndex? = nil) {
        if draft.onlyLaysOut, isReplaced(draft, in: parent) {
            for inner in draft.children { write(inner, in: parent) }
            return
        }
        builder.enter(at: draft.node)
        let element = draft.element.asItsKind
        let index = builder.open(element, line: draft.node.line, column: draft.node.column)
        if !element.id.isEmpty, indices[element.id] == nil { indices[element.id] = index }
        if focus == nil, draft.node == focused, element.isAccessibilityElement { focus = index }
        for inner in draft.children { write(inner, in: index) }
        builder.leave()
    }

    private func isReplaced(_ draft: WidgetDraft, in parent: ElementIndex?) -> Bool {
        let shown = draft.children.count { !$0.onlyLaysOut || !$0.children.isEmpty }
        guard shown >= 2, let parent else { return shown < 2 }
        let outer = builder.screen[parent]
        return outer.isAccessibilityElement || outer.frame != nil && outer.frame == draft.element.frame
    }

    /// The screen with an id for every element.
    ///
    /// - Parameter resolve: changes elements by the ids of the file, and gives the one that has the focus at first.
    consuming func finish(
        _ resolve: (inout Screen, [String: ElementIndex]) -> ElementIndex? = { _, _ in nil }
    ) -> Screen {
        var screen = builder.screen
        let focus = resolve(&screen, indices) ?? self.focus
        var result = ScreenBuilder(screen, path: [], line: screen.line).finish()
        result.focus = focus.map { result[$0].id }
        return result
    }
}

extension Screen {
    /// The screen with widgets, in the order in which they stand, at the line of an object of the file.
    func holding(_ drafts: [WidgetDraft], line: Int) -> Screen {
        var screen = self
        screen.line = line
        var writer = DraftWriter(screen)
        for draft in drafts { writer.write(draft) }
        return writer.finish()
    }
}

extension Element {
    /// The same without what only the other kind of node can have: designers' files say more than the model holds.
    fileprivate var asItsKind: Element {
        var element = self
        switch kind {
        case .group:
            (element.shortcut, element.accessKey) = (nil, nil)
            (element.tabIndex, element.headingLevel, element.leadsTo) = (nil, nil, nil)
            (element.isAdjustable, element.isSelected, element.isPrivate, element.isDestructive) = (
                false, false, false, false
            )
            element.gestures = []
        case .element:
            (element.container, element.navigationStyle, element.isModal, element.order) = (nil, .automatic, false, [])
        }
        return element
    }
}
