import LayoutModel

/// Reads the elements of an FXML file.
extension MarkupNode {
    private static var fx: String { "http://javafx.com/fxml" }

    /// An attribute of FXML itself, as `fx:id`; nil where it is not stated.
    func fx(_ name: String) -> String? {
        for attribute in attributes where attribute.name.local == name && isFX(attribute.name.namespace) {
            return attribute.value
        }
        return nil
    }

    /// The `fx:id`; nil where it is not stated, or empty.
    var fxID: String? { fx("id").flatMap { $0.isEmpty ? nil : $0 } }

    private func isFX(_ namespace: String) -> Bool { namespace == Self.fx || namespace.hasPrefix(Self.fx + "/") }

    /// Whether the element is one of FXML itself, as `fx:include`.
    func isFX(named local: String) -> Bool { name == local && isFX(namespace) }

    /// The class's own name, without its package.
    var fxClass: String {
        let full = isFX(named: "root") ? self["type"] ?? "" : name
        return String(full.split(separator: ".").last ?? "")
    }

    /// Whether the element is a property of the one around it: its name, or the last part of it, is in lower case.
    var isFXProperty: Bool {
        !isFX(namespace) && name.split(separator: ".").last?.first?.isLowercase == true
    }

    /// A property as text, from an attribute or an element with text; nil where it is not stated.
    func fxText(_ property: String) -> String? {
        let raw = self[property] ?? children.first { $0.name == property && !$0.children.contains { _ in true } }?.text
        // "\" hides what the first character would mean otherwise.
        return raw.map { singleLine($0.hasPrefix("\\") ? String($0.dropFirst()) : $0) }
    }

    /// A property's truth, nil where it is not stated or is bound to something else.
    func fxFlag(_ property: String) -> Bool? {
        switch fxText(property)?.lowercased() {
        case "true": true
        case "false": false
        default: nil
        }
    }

    /// The object that is a property's value: the element inside the property's.
    func fxObject(_ property: String) -> MarkupNode? { child(property)?.children.first { _ in true } }

    /// The name that a property refers to with "$".
    func fxReference(_ property: String) -> String? {
        if let text = self[property], text.hasPrefix("$") { return String(text.dropFirst()) }
        return fxObject(property).flatMap { $0["source"] ?? $0.fxID }
    }

    /// The chord of an accelerator, from an attribute or a KeyCodeCombination.
    var fxAccelerator: Shortcut? {
        if let text = self["accelerator"] { return Accelerator.chord(text) }
        guard let keys = fxObject("accelerator") else { return nil }
        let modifiers = ["shortcut", "control", "alt", "shift", "meta"].filter { keys[$0]?.uppercased() == "DOWN" }
        var key = keys["code"] ?? keys["character"] ?? ""
        if key.hasPrefix("DIGIT") { key = String(key.dropFirst(5)) }
        return Accelerator.chord(modifiers: modifiers, key: key)
    }
}
