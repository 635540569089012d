import LayoutModel

/// The state that an element says besides its name.
enum HTMLValue {
    /// Reads value, selection, adjustability and privacy into an element.
    ///
    /// Source: WAI-ARIA 1.2, "States and properties"; HTML standard, "Form controls".
    static func read(_ node: MarkupNode, into element: inout Element) {
        let type = node["type"]?.lowercased()
        switch node.name {
        case "input" where type == "checkbox": element.value = node["checked"] == nil ? "off" : "on"
        case "input" where type == "radio": element.isSelected = node["checked"] != nil
        case "input" where type == "password": element.isPrivate = true
        case "input" where ["button", "submit", "reset", "image", "file", "color", "hidden"].contains(type): break
        case "input": element.value = text(node["value"])
        case "select": element.value = text(selected(of: node))
        case "textarea": element.value = text(node.text)
        case "summary": element.value = node.parent?["open"] == nil ? "collapsed" : "expanded"
        case "progress", "meter": element.value = text(node["value"])
        default: break
        }
        if let current = node["aria-valuetext"] ?? node["aria-valuenow"] { element.value = text(current) }
        if element.role == .radioButton {
            if node["aria-checked"]?.lowercased() == "true" { element.isSelected = true }
        } else if let checked = (node["aria-checked"] ?? node["aria-pressed"])?.lowercased() {
            element.value = checked == "true" ? "on" : checked == "mixed" ? "mixed" : "off"
        }
        if let expanded = node["aria-expanded"]?.lowercased(), element.value == nil {
            element.value = expanded == "true" ? "expanded" : "collapsed"
        }
        if node["aria-selected"]?.lowercased() == "true" { element.isSelected = true }
        if let current = node["aria-current"]?.lowercased(), !["", "false"].contains(current) {
            element.isSelected = true
        }
        element.isAdjustable = [.slider, .stepper, .scrollBar].contains(element.role)
    }

    private static func text(_ text: String?) -> String? {
        let line = singleLine(text ?? "")
        return line.isEmpty ? nil : line
    }

    /// The text of the option that is selected: the last that says so, else the first that can be.
    static func selected(of select: MarkupNode) -> String {
        let options = select.descendants.filter { $0.name == "option" }
        let isList = select["multiple"] != nil || Int(select["size"] ?? "") ?? 1 > 1
        let chosen =
            options.last { $0["selected"] != nil } ?? (isList ? nil : options.first { $0["disabled"] == nil })
        return chosen.map { singleLine($0["label"] ?? $0.text) } ?? ""
    }
}

/// The keys that an element states.
enum HTMLKeys {
    /// The first key of `accesskey` that is one character.
    static func accessKey(_ node: MarkupNode) -> String? {
        node["accesskey"]?.split(whereSeparator: isXMLSpace).first { $0.count == 1 }.map(String.init)
    }

    /// The first chord of `aria-keyshortcuts`, as "Control+Alt+S".
    static func shortcut(_ node: MarkupNode) -> Shortcut? {
        guard let text = node["aria-keyshortcuts"]?.split(whereSeparator: isXMLSpace).first else { return nil }
        var parts = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
        guard var key = parts.popLast() else { return nil }
        // "Control++" is Control with the plus key; the standard also calls it "Plus".
        if key.isEmpty, parts.last == "" || parts.isEmpty {
            if !parts.isEmpty { parts.removeLast() }
            key = "+"
        }
        guard !key.isEmpty else { return nil }
        let known: [String: Shortcut.Modifier] = [
            "control": .control, "ctrl": .control, "alt": .alt, "altgraph": .alt, "shift": .shift, "meta": .meta,
        ]
        var modifiers: [Shortcut.Modifier] = []
        for part in parts {
            guard let modifier = known[part.lowercased()] else { return nil }
            modifiers.append(modifier)
        }
        let names = ["plus": "+", "space": "Space", "enter": "Return"]
        return Shortcut(modifiers, key: names[key.lowercased()] ?? key)
    }
}
