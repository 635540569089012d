import LayoutModel

/// Reads the chords that desktop toolkits write into their files.
enum Accelerator {
    /// A chord of parts between "+" or "-": "Ctrl+Shift+S", "Ctrl-O", "Shortcut+Plus".
    ///
    /// Nil for several chords, one after the other: "Ctrl+K, Ctrl+C".
    static func chord(_ text: String) -> Shortcut? {
        let text = trimmed(text)
        guard !text.isEmpty, !text.contains(", ") else { return nil }
        if text.count == 1 { return Shortcut(key: text) }
        var parts = text.split(omittingEmptySubsequences: false) { $0 == "+" || $0 == "-" }.map { trimmed(String($0)) }
        // The key is the separator itself: "Ctrl++".
        if parts.count > 2, parts.suffix(2).allSatisfy(\.isEmpty), let last = text.last {
            parts.removeLast(2)
            parts.append(String(last))
        }
        guard let key = parts.popLast(), !key.isEmpty else { return nil }
        return chord(modifiers: parts, key: key)
    }

    /// A GTK chord: "<Primary><Shift>s", "F10".
    static func gtk(_ text: String) -> Shortcut? {
        var rest = trimmed(text)[...]
        var modifiers: [String] = []
        while rest.first == "<", let end = rest.firstIndex(of: ">") {
            modifiers.append(String(rest[rest.index(after: rest.startIndex)..<end]))
            rest = rest[rest.index(after: end)...]
        }
        return chord(modifiers: modifiers, key: String(rest))
    }

    /// A chord of names as toolkits write them; nil where a modifier or the key is not known.
    static func chord(modifiers names: [String], key: String) -> Shortcut? {
        var modifiers: [Shortcut.Modifier] = []
        for name in names {
            guard let modifier = Self.modifiers[name.lowercased()] else { return nil }
            modifiers.append(modifier)
        }
        // A key's name stands without spaces; "-" in it would part it from its modifiers.
        let key = Self.key(String(key.filter { !isXMLSpace($0) }))
        guard !key.isEmpty, key.lowercased() != "voidsymbol", key == "-" || !key.contains("-") else { return nil }
        return Shortcut(modifiers, key: key)
    }

    private static let modifiers: [String: Shortcut.Modifier] = [
        "ctrl": .control, "control": .control, "ctl": .control, "primary": .control, "shortcut": .control,
        "rawctrl": .control, "gdk_control_mask": .control, "shift": .shift, "shft": .shift, "gdk_shift_mask": .shift,
        "alt": .alt, "mod1": .alt, "gdk_mod1_mask": .alt, "gdk_alt_mask": .alt, "meta": .meta, "super": .meta,
        "hyper": .meta, "cmd": .control, "command": .control,
    ]

    private static func key(_ name: String) -> String {
        if let known = keys[name.lowercased()] { return known }
        return name.hasPrefix("KP_") ? key(String(name.dropFirst(3))) : name
    }

    private static let keys: [String: String] = [
        "del": "Delete", "delete": "Delete", "ins": "Insert", "insert": "Insert", "esc": "Escape",
        "escape": "Escape", "enter": "Return", "return": "Return", "pgup": "PageUp", "page_up": "PageUp",
        "prior": "PageUp", "pgdown": "PageDown", "page_down": "PageDown", "next": "PageDown", "back": "Backspace",
        "backspace": "Backspace", "back_space": "Backspace", "plus": "+", "minus": "-", "equal": "=", "equals": "=",
        "comma": ",", "period": ".", "slash": "/", "question": "?", "space": "Space", "tab": "Tab", "home": "Home",
        "end": "End", "left": "Left", "right": "Right", "up": "Up", "down": "Down", "semicolon": ";",
        "bracketleft": "[", "bracketright": "]", "backslash": "\\", "add": "+", "subtract": "-",
    ]
}
