import LayoutModel

/// What no format may hand on, however it came into a file: our own XML could not say it, or figures could not be computed.
extension LayoutSink {
    /// A screen without frames that no display has and without keys that cannot be written. O(elements).
    mutating func limited(_ screen: consuming Screen) -> Screen {
        for index in screen.elements.indices {
            if screen.elements[index].leadsTo != nil { leads = true }
            if let frame = screen.elements[index].frame, !frame.isWithinLimit {
                screen[ElementIndex(index)].frame = nil
                notes.add(
                    .dropped, "a frame that reaches beyond 1,000,000,000 points was left out",
                    line: screen.elements[index].line)
            }
            if let shortcut = screen.elements[index].shortcut, Shortcut(shortcut.description) != shortcut {
                screen[ElementIndex(index)].shortcut = nil
                notes.add(.ignored, "a shortcut names no key", line: screen.elements[index].line)
            }
        }
        if !Frame(x: 0, y: 0, width: screen.width ?? 0, height: screen.height ?? 0).isWithinLimit {
            (screen.width, screen.height) = (nil, nil)
            notes.add(.dropped, "the size of a screen beyond 1,000,000,000 points was left out", line: screen.line)
        }
        let isIdle = notesIdleScreens && !screen.elements.indices.contains { screen.elements[$0].respondsToInteraction }
        if isIdle, screen.elements.indices.contains(where: { screen.elements[$0].isAccessibilityElement }) {
            notes.add(.error, "a screen shows something, but holds nothing that people can act on", line: screen.line)
        }
        return screen
    }

    /// Once every screen is there: takes away what leads to one that is not. O(elements).
    mutating func removeDanglingLinks() {
        let known = Set(layout.screens.map(\.id))
        for number in layout.screens.indices {
            for index in layout.screens[number].elements.indices {
                let element = layout.screens[number].elements[index]
                guard let id = element.leadsTo, !known.contains(id) else { continue }
                layout.screens[number][ElementIndex(index)].leadsTo = nil
                notes.add(.ignored, "what leads to no screen of the layout leads nowhere", line: element.line)
            }
        }
    }
}
