/// What keys are called that X and keyboards name by words.
///
/// Source: X.Org, keysymdef.h (names of symbols); XKB, "Key names" (keys of a keyboard), labels of a US keyboard.
enum KeySymbols {
    /// The label of a symbol's name.
    static func label(of name: String) -> String {
        if let known = symbols[name] { return known }
        if name.count == 1 { return name }
        var rest = name
        if rest.hasPrefix("Caribou_") { rest = String(rest.dropFirst(8)) }
        for ending in ["_L", "_R"] where rest.hasSuffix(ending) { rest = String(rest.dropLast(2)) }
        return rest.replacing("_", with: " ")
    }

    private static let symbols: [String: String] = [
        "space": "Space", "period": ".", "comma": ",", "at": "@", "numbersign": "#", "dollar": "$", "percent": "%",
        "ampersand": "&", "asterisk": "*", "parenleft": "(", "parenright": ")", "minus": "-", "plus": "+", "equal": "=",
        "quotedbl": "\"", "apostrophe": "'", "grave": "`", "asciitilde": "~", "underscore": "_", "colon": ":",
        "semicolon": ";", "backslash": "\\", "bar": "|", "bracketleft": "[", "bracketright": "]", "braceleft": "{",
        "braceright": "}", "exclam": "!", "question": "?", "slash": "/", "less": "<", "greater": ">",
        "asciicircum": "^", "exclamdown": "¡", "questiondown": "¿", "section": "§", "sterling": "£", "EuroSign": "€",
        "yen": "¥", "cent": "¢", "degree": "°", "BackSpace": "Backspace", "Caribou_ShiftUp": "Shift",
        "Caribou_ShiftDown": "Shift", "Caribou_Prefs": "Preferences", "Caribou_Symbols": "Symbols",
        "Caribou_Alpha": "Letters", "Control_L": "Control", "Super_L": "Super", "Alt_L": "Alt", "Menu": "Menu",
    ]

    /// The label of a key by its name in XKB, as on a US keyboard; nil for keys that it does not have.
    static func label(ofKeyNamed name: String) -> String? {
        keys[name.split(separator: ".").first.map(String.init) ?? ""]
    }

    private static let keys: [String: String] = {
        var table = [
            "TLDE": "`", "BKSL": "\\", "LSGT": "<", "SPCE": "Space", "RTRN": "Return", "TAB": "Tab",
            "CAPS": "Caps Lock",
            "LFSH": "Shift", "RTSH": "Shift", "LCTL": "Control", "RCTL": "Control", "LALT": "Alt", "RALT": "Alt Gr",
            "LWIN": "Super", "RWIN": "Super", "MENU": "Menu", "BKSP": "Backspace", "ESC": "Escape", "DELE": "Delete",
            "INS": "Insert", "HOME": "Home", "END": "End", "PGUP": "Page Up", "PGDN": "Page Down", "LEFT": "Left",
            "RGHT": "Right", "UP": "Up", "DOWN": "Down", "Prnt": "Print", "Pause": "Pause", "Scroll": "Scroll Lock",
            "NMLK": "Num Lock", "KPEN": "Enter", "KPDL": ".", "KPAD": "+", "KPSU": "-", "KPMU": "*", "KPDV": "/",
        ]
        for (row, letters) in [
            ("AE", "1234567890-="), ("AD", "qwertyuiop[]"), ("AC", "asdfghjkl;'"), ("AB", "zxcvbnm,./"),
        ] {
            for (number, letter) in letters.enumerated() {
                table[row + (number < 9 ? "0" : "") + String(number + 1)] = String(letter)
            }
        }
        for digit in 0...9 { table["KP\(digit)"] = String(digit) }
        for number in 1...12 { table["F\(number)"] = "F\(number)" }
        return table
    }()
}
