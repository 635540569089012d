import LayoutModel

/// An accessibility element of the hierarchy.
struct SnapshotElement {
    private let node: MarkupNode
    private let traits: Set<String>

    init(_ node: MarkupNode) {
        self.node = node
        traits = Set(node.jsonItems("traits").map { singleLine($0.text) })
    }

    /// The element in navcost's words.
    func element(_ frame: Frame?, _ notes: inout FormatNotes) -> Element {
        var element = Element(role: role, label: node.jsonText("label") ?? "")
        if let id = node.jsonText("identifier") { element.id = id }
        element.value = value(of: element.role)
        element.frame = frame
        element.isSelected = traits.contains("selected")
        element.isEnabled = !traits.contains("notEnabled")
        element.isAdjustable = traits.contains("adjustable")
        element.isPrivate = traits.contains("secureTextField")
        element.isOffscreen = node.jsonText("visibility") == "offscreen"
        if element.role == .heading { element.headingLevel = 1 }
        if let responds = node.child("respondsToUserInteraction") {
            let responds = responds.text == "true"
            if responds != element.role.isInteractive { element.interactive = responds }
        }
        element.inputLabels = node.jsonItems("userInputLabels").map { singleLine($0.text) }.filter {
            !$0.isEmpty && $0 != element.label
        }
        for action in node.jsonItems("customActions") {
            let name = action["type"] == "object" ? action.jsonText("name") ?? "" : singleLine(action.text)
            if name.isEmpty {
                notes.add(.ignored, "a custom action has no name", at: action)
            } else if !element.actions.contains(where: { $0.name == name }) {
                element.actions.append(Action(name: name))
            }
        }
        if !node.jsonItems("customRotors").isEmpty { notes.add(.ignored, "custom rotors are not read", at: node) }
        if element.label.isEmpty, element.role.isInteractive {
            notes.add(.assumed, "an element has no label", at: node)
        }
        return element
    }

    private var role: Role {
        let roles: [(String, Role)] = [
            ("secureTextField", .secureTextField), ("searchField", .searchField), ("textArea", .textView),
            ("textEntry", .textField), ("switchButton", .toggle), ("keyboardKey", .key), ("tabBarItem", .tab),
            ("adjustable", .slider), ("link", .link), ("backButton", .button), ("button", .button),
            ("header", .heading),
            ("image", .image), ("staticText", .staticText), ("summaryElement", .staticText),
        ]
        return roles.first { traits.contains($0.0) }?.1 ?? .other
    }

    private func value(of role: Role) -> String? {
        let value = node.jsonText("value")
        guard role == .toggle else { return value }
        switch value {
        case "1": return "on"
        case "0": return "off"
        case "2": return "mixed"
        default: return value
        }
    }
}
