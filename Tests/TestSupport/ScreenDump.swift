public import LayoutModel

/// A screen as text, one element a line, indented by depth: `role "label" #id =value flags`.
///
/// A group stands in brackets; what is at its default is left out. With `keys` it also says what is hidden, the tab
/// index as `@3`, the mnemonic as `_F` and the shortcut as `^Control-S`; with `everything` it names keys, containers and
/// where activation leads.
public func screenDump(
    _ screen: Screen, ids: Bool = true, frames: Bool = false, keys: Bool = false, everything: Bool = false
) -> String {
    var depths: [Int] = []
    return screen.elements.map { element in
        let depth = element.parent.map { depths[$0.rawValue] + 1 } ?? 0
        depths.append(depth)
        var parts = [element.kind == .group ? "[\(element.role.rawValue)]" : element.role.rawValue]
        if !element.label.isEmpty { parts.append("\"\(element.label)\"") }
        if ids { parts.append("#\(element.id)") }
        if let value = element.value { parts.append("=\(value)") }
        if frames, let frame = element.frame {
            parts.append(
                "(\([frame.x, frame.y, frame.width, frame.height].map { String(Int($0)) }.joined(separator: ",")))")
        }
        if let accessible = element.accessible { parts.append(accessible ? "accessible" : "inaccessible") }
        if let interactive = element.interactive { parts.append(interactive ? "reacts" : "inert") }
        if keys {
            if let place = element.tabIndex { parts.append("@\(place)") }
            if let letter = element.mnemonic { parts.append("_\(letter)") }
            if let shortcut = element.shortcut { parts.append("^\(shortcut)") }
            if element.isHidden { parts.append("hidden") }
        }
        let flags: [(Bool, String)] = [
            (!element.isEnabled, "disabled"), (element.isOffscreen, "offscreen"), (element.isModal, "modal"),
            (element.isSelected, "selected"), (element.isAdjustable, "adjustable"), (element.isPrivate, "private"),
            (element.headingLevel != nil, "heading"), (element.gestures.contains(.longPress), "longPress"),
            (everything && element.isHidden, "hidden"), (everything && element.isDestructive, "destructive"),
        ]
        let said: [(String, String?)] = [
            ("key", element.shortcut?.description), ("mnemonic", element.mnemonic), ("accessKey", element.accessKey),
            ("tab", element.tabIndex.map { "\($0)" }), ("leadsTo", element.leadsTo),
            ("container", element.container?.rawValue),
            ("style", element.navigationStyle == .automatic ? nil : element.navigationStyle.rawValue),
        ]
        if everything { parts += said.compactMap { name, value in value.map { "\(name):\($0)" } } }
        parts += flags.filter(\.0).map(\.1) + element.actions.map { "+\($0.name)" }
        return String(repeating: "  ", count: depth) + parts.joined(separator: " ")
    }.joined(separator: "\n")
}

/// A screen as text with everything that its elements say.
public func fullDump(_ screen: Screen, ids: Bool = true, frames: Bool = false) -> String {
    screenDump(screen, ids: ids, frames: frames, everything: true)
}

extension Screen {
    /// The elements that a scanner would stop on: enabled, shown accessibility elements that react.
    public var stops: [Element] {
        var coveredUntil = 0
        return elements.enumerated().compactMap { offset, element in
            guard offset >= coveredUntil, element.isAccessibilityElement else { return nil }
            coveredUntil = element.subtreeEnd
            let isShown = !element.isOffscreen && !element.isHidden && element.frame?.isEmpty != true
            return isShown && element.isEnabled && element.respondsToInteraction ? element : nil
        }
    }
}
