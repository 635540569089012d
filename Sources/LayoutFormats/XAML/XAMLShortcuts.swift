import LayoutModel

extension XAMLReader {
    /// Sets the chord of an element: its own, that of a binding, or that of its command.
    func keys(_ node: MarkupNode, _ element: inout Element) {
        if let text = node["InputGestureText"], let shortcut = XAMLKeys.gesture(text) { element.shortcut = shortcut }
        if let inside = node.property("KeyboardAccelerators")?.children.first(where: {
            $0.name == "KeyboardAccelerator"
        }) {
            element.shortcut = XAMLKeys.chord(key: inside["Key"] ?? "", modifiers: inside["Modifiers"] ?? "")
        }
        if element.shortcut == nil, let text = literal(node, "AutomationProperties.AcceleratorKey") {
            element.shortcut = XAMLKeys.gesture(text)
        }
        for attribute in node.attributes where attribute.name.local.hasPrefix("KeyboardShortcutManager.") {
            // The calculator of Windows.
            let key = attribute.value
            switch attribute.name.local {
            case "KeyboardShortcutManager.Character": element.shortcut = XAMLKeys.chord(key: key, modifiers: "")
            case "KeyboardShortcutManager.VirtualKeyControlChord":
                element.shortcut = element.shortcut ?? XAMLKeys.chord(key: key, modifiers: "Control")
            default: break
            }
        }
        guard let command = node["Command"] else { return }
        for index in bindings.indices where bindings[index].command == command {
            element.shortcut = element.shortcut ?? bindings[index].shortcut
            bindings[index].command = ""
        }
        if dialect == .wpf, element.shortcut == nil { element.shortcut = XAMLKeys.command(command)?.shortcut }
    }

    /// Reads the chords that the root binds to commands.
    func readBindings(_ root: MarkupNode) {
        for binding in root.property("InputBindings")?.children.filter({ $0.name == "KeyBinding" }) ?? [] {
            let chord =
                binding["Gesture"].flatMap(XAMLKeys.gesture)
                ?? binding["Key"].flatMap { XAMLKeys.chord(key: $0, modifiers: binding["Modifiers"] ?? "") }
            guard let chord, let command = binding["Command"] else {
                notes.add(.ignored, "a key binding has no key or command that is known", at: binding)
                continue
            }
            bindings.append((chord, command, binding.line))
        }
    }

    /// Notes setters that change what is shown or takes the focus.
    func noteStyles(_ root: MarkupNode) {
        let names: Set<String> = ["IsTabStop", "Focusable", "Visibility", "IsEnabled", "TabIndex", "IsVisible"]
        for setter in root.descendants where setter.name == "Setter" && names.contains(setter["Property"] ?? "") {
            notes.add(
                .ignored, "a style or trigger sets whether elements are shown or take the focus; it is not followed",
                at: setter)
        }
    }
}
