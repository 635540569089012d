#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import LayoutModel

/// Reads key equivalents.
///
/// Sources: AppKit, NSMenuItem.keyEquivalent (a capital letter implies Shift) and NSEvent's function-key characters; real
/// files: a mask that is there and empty means no key is held, no mask means the default.
enum IBKeys {
    /// The chord of a menu item or button, nil where it has none.
    ///
    /// - Parameter withoutMask: the keys that are held where the file names no mask.
    static func shortcut(
        of node: MarkupNode, key: String = "keyEquivalent", withoutMask: [Shortcut.Modifier], _ notes: inout FormatNotes
    ) -> Shortcut? {
        guard let text = text(node, key), let character = text.unicodeScalars.first else { return nil }
        guard text.unicodeScalars.count == 1, let name = name(of: character) else {
            notes.add(.ignored, "a key equivalent is no key that is known", at: node)
            return nil
        }
        var held = withoutMask
        if let mask = node.part("keyEquivalentModifierMask") ?? node.part("modifierFlags") {
            let names: [(String, Shortcut.Modifier)] = [
                ("control", .control), ("option", .option), ("alternate", .option), ("shift", .shift),
                ("command", .command), ("function", .function),
            ]
            held = names.filter { mask.says($0.0) }.map(\.1)
        }
        if character.properties.isUppercase { held.append(.shift) }
        return Shortcut(held, key: name)
    }

    /// The characters of a key, which may stand in an attribute, a string, or a string in base 64.
    private static func text(_ node: MarkupNode, _ key: String) -> String? {
        if let value = node[key] { return value.isEmpty ? nil : value }
        guard let held = node.children.first(where: { $0.name == "string" && $0["key"] == key }) else { return nil }
        guard held.says("base64-UTF8") else { return held.text.isEmpty ? nil : held.text }
        var digits = trimmed(held.text)
        while digits.utf8.count % 4 != 0 { digits += "=" }
        guard let data = Data(base64Encoded: digits), let text = String(bytes: data, encoding: .utf8), !text.isEmpty
        else { return nil }
        return text
    }

    private static func name(of character: Unicode.Scalar) -> String? {
        switch character.value {
        case 0x03: return "Enter"
        case 0x08, 0x7F: return "Delete"
        case 0x09, 0x19: return "Tab"
        case 0x0A, 0x0D: return "Return"
        case 0x1B: return "Escape"
        case 0x20, 0xA0: return "Space"
        case 0xF700: return "Up"
        case 0xF701: return "Down"
        case 0xF702: return "Left"
        case 0xF703: return "Right"
        case 0xF704...0xF726: return "F\(character.value - 0xF703)"
        case 0xF727: return "Insert"
        case 0xF728: return "ForwardDelete"
        case 0xF729: return "Home"
        case 0xF72B: return "End"
        case 0xF72C: return "PageUp"
        case 0xF72D: return "PageDown"
        case 0xF746: return "Help"
        case 0..<0x20, 0xF700...0xF8FF: return nil
        default: return String(character)
        }
    }
}
