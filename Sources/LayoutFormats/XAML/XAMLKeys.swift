import LayoutModel

/// Reads access keys and chords.
enum XAMLKeys {
    /// A text of WPF without its underscores, and the letter after the first that stands alone.
    ///
    /// Source: WPF, AccessText: one underscore marks the letter after it, two are one that is shown.
    static func mnemonic(_ text: String) -> (label: String, key: String?) {
        var (label, key) = ("", String?.none)
        var characters = Array(text)[...]
        while let character = characters.popFirst() {
            guard character == "_" else {
                label.append(character)
                continue
            }
            guard let next = characters.first else {
                label.append("_")
                break
            }
            if next == "_" {
                label.append("_")
                characters.removeFirst()
            } else if key == nil, !isXMLSpace(next) {
                key = next.uppercased()
            } else {
                label.append("_")
            }
        }
        return (label, key)
    }

    /// A chord as "Ctrl+Shift+F"; nil where a part is not known.
    static func gesture(_ text: String) -> Shortcut? {
        var parts = trimmed(text).split(separator: "+", omittingEmptySubsequences: false).map { trimmed(String($0)) }
        if parts.count > 1, parts.last == "", parts[parts.count - 2] == "" {
            parts.removeLast(2)
            parts.append("+")
        }
        guard let key = parts.popLast(), let name = name(of: key) else { return nil }
        let held = parts.map(modifier)
        return held.contains(nil) ? nil : Shortcut(held.compactMap(\.self), key: name)
    }

    /// A chord of a key and modifiers, as "Control,Shift".
    static func chord(key: String, modifiers: String) -> Shortcut? {
        guard let name = name(of: trimmed(key)) else { return nil }
        let held = modifiers.split { ",+ ".contains($0) }.map(String.init).filter { $0 != "None" }.map(modifier)
        return held.contains(nil) ? nil : Shortcut(held.compactMap(\.self), key: name)
    }

    private static func modifier(_ name: String) -> Shortcut.Modifier? {
        switch name.lowercased() {
        case "ctrl", "control": .control
        case "shift": .shift
        case "alt", "menu": .alt
        case "windows", "win": .meta
        case "cmd", "command": .command
        default: nil
        }
    }

    private static func name(of key: String) -> String? {
        switch key.lowercased() {
        case "": nil
        case "del", "delete": "Delete"
        case "esc", "escape": "Escape"
        case "enter", "return": "Return"
        case "ins", "insert": "Insert"
        case "back", "backspace": "Backspace"
        case "oemplus", "add", "plus": "+"
        case "oemminus", "subtract", "minus": "-"
        case "oemcomma": ","
        case "oemperiod": "."
        case "pageup", "prior": "PageUp"
        case "pagedown", "next": "PageDown"
        default:
            if key.count == 2, key.first == "D", key.last?.isNumber == true {
                String(key.dropFirst())
            } else {
                key.count == 1 || key.allSatisfy { $0.isLetter || $0.isNumber } ? key : nil
            }
        }
    }

    /// The text and chord of a command of WPF that needs no more than its name.
    ///
    /// Source: WPF, ApplicationCommands, NavigationCommands and EditingCommands (default text and gestures).
    static func command(_ value: String) -> (label: String, shortcut: Shortcut?)? {
        guard !value.hasPrefix("{"), let name = value.split(separator: ".").last.map(String.init) else { return nil }
        let chords = [
            "New": "Ctrl+N", "Open": "Ctrl+O", "Save": "Ctrl+S", "Print": "Ctrl+P", "Cut": "Ctrl+X", "Copy": "Ctrl+C",
            "Paste": "Ctrl+V", "Undo": "Ctrl+Z", "Redo": "Ctrl+Y", "Find": "Ctrl+F", "Replace": "Ctrl+H",
            "SelectAll": "Ctrl+A", "Delete": "Del", "Help": "F1", "Properties": "F4", "ToggleBold": "Ctrl+B",
            "ToggleItalic": "Ctrl+I", "ToggleUnderline": "Ctrl+U", "PrintPreview": "Ctrl+F2", "Refresh": "F5",
        ]
        let plain = ["Close", "SaveAs", "Stop", "ContextMenu"]
        guard chords[name] != nil || plain.contains(name) else { return nil }
        return (words(name), chords[name].flatMap(gesture))
    }

    /// A name as words: a capital begins one.
    static func words(_ name: String) -> String {
        var text = ""
        for letter in name {
            if letter.isUppercase, !text.isEmpty { text += " " }
            text.append(letter)
        }
        return text
    }
}
