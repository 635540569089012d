import LayoutModel

/// One object of a designer's file on its way to the screen.
struct ScreenPart {
    /// Where it stands in the file.
    var node: MarkupNode
    var element: Element
    var parts: [ScreenPart] = []
    /// Whether it is a box that is kept only where it holds at least two things.
    var onlyLaysOut = false

    /// What is there to act on: itself, or parts that it does not speak for.
    var actingParts: [ScreenPart] {
        if element.isHidden { return [] }
        if element.isAccessibilityElement { return element.respondsToInteraction ? [self] : [] }
        return parts.flatMap(\.actingParts)
    }

    /// What it and what is inside say, in order.
    var spokenLabels: [String] {
        if element.isHidden { return [] }
        if element.isAccessibilityElement { return [element.label] }
        return parts.flatMap(\.spokenLabels)
    }
}

/// Writes parts into a screen; each element carries the path and line of its object.
struct PartWriter {
    private var builder: ScreenBuilder
    /// The first element of each id of the file.
    private var places: [String: ElementIndex] = [:]
    /// The object that has the focus at first.
    var focused: MarkupNode?
    private var focus: ElementIndex?

    init(_ screen: Screen) { builder = ScreenBuilder(screen, path: [], line: screen.line) }

    /// Writes a part with all that is in it; a container that only lays out one thing is replaced by it.
    mutating func write(_ part: ScreenPart, in parent: ElementIndex? = nil) {
        let isElementAround = parent.map { builder.screen[$0].isAccessibilityElement } ?? false
        if part.onlyLaysOut {
            let shown = part.parts.count { !$0.onlyLaysOut || !$0.parts.isEmpty }
            let repeatsFrame =
                parent.map { builder.screen[$0].frame == part.element.frame && part.element.frame != nil } ?? false
            if shown < 2 || repeatsFrame || isElementAround {
                for inner in part.parts { write(inner, in: parent) }
                return
            }
        }
        let element = part.element.asItsKind
        builder.enter(at: part.node)
        let index = builder.open(element, line: part.node.line, column: part.node.column)
        if !element.id.isEmpty, places[element.id] == nil { places[element.id] = index }
        if focus == nil, part.node == focused, element.isAccessibilityElement { focus = index }
        for inner in part.parts { write(inner, in: index) }
        builder.leave()
    }

    /// The screen with an id for every element.
    ///
    /// - Parameter resolve: changes elements by the ids of the file, and gives the one that has the focus at first.
    consuming func finish(
        _ resolve: (inout Screen, [String: ElementIndex]) -> ElementIndex? = { _, _ in nil }
    ) -> Screen {
        var screen = builder.screen
        let focus = resolve(&screen, places) ?? self.focus
        var result = ScreenBuilder(screen, path: [], line: screen.line).finish()
        result.focus = focus.map { result[$0].id }
        return result
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
