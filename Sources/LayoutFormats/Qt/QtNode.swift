import LayoutModel

/// Reads the properties of a form's elements, as Qt Designer 3 and 4 to 6 write them.
extension MarkupNode {
    /// The element of a property's or attribute's value; nil where it is not stated. O(properties).
    func qtProperty(_ name: String) -> MarkupNode? {
        for child in children where child.name == "property" || child.name == "attribute" {
            if child["name"] == name { return child.children.first { _ in true } }
            // Before Qt 3.1 the name stood in an element.
            if child["name"] == nil, child.child("name")?.text == name {
                return child.children.first { $0.name != "name" }
            }
        }
        return nil
    }

    /// A property's text, nil where it is not stated.
    func qtText(_ name: String) -> String? { qtProperty(name).map(\.text) }

    /// A property's text in one line, empty where it is not stated.
    func qtLabel(_ name: String) -> String { singleLine(withoutTags(qtText(name) ?? "")) }

    /// A property's truth, nil where it is not stated.
    func qtFlag(_ name: String) -> Bool? {
        guard let text = qtText(name).map({ trimmed($0).lowercased() }) else { return nil }
        return text == "true" || text == "1"
    }

    /// A property's number, nil where it is not stated.
    func qtNumber(_ name: String) -> Int? { qtText(name).flatMap { Int(trimmed($0)) } }

    /// The words of an enumeration or set without their scopes: "Qt::NoFocus" is "NoFocus".
    func qtWords(_ name: String) -> [String] {
        (qtText(name) ?? "").split(separator: "|").map { word in
            trimmed(String(word.split(separator: ":").last ?? ""))
        }
    }

    /// A property's rectangle, nil where there is none or it covers nothing.
    var qtGeometry: Frame? {
        guard let rect = qtProperty("geometry"), rect.name == "rect" else { return nil }
        let sides = ["x", "y", "width", "height"].compactMap { rect.child($0).flatMap { Double(trimmed($0.text)) } }
        guard sides.count == 4, sides.allSatisfy({ abs($0) < 1e6 }), sides[2] > 0, sides[3] > 0 else { return nil }
        return Frame(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    }

    /// The name of a widget, action or layout.
    var qtName: String { self["name"] ?? child("name")?.text ?? qtText("name") ?? "" }

    /// The class of a widget or layout.
    var qtClass: String { trimmed(self["class"] ?? child("class")?.text ?? "") }
}

extension Shortcut {
    /// The chord of a Qt key sequence, or of one of Qt's standard keys by its name.
    ///
    /// Source: Qt, QKeySequence::StandardKey, the column of KDE and GNOME.
    static func qt(_ text: String) -> Shortcut? {
        let name = trimmed(text)
        if let standard = standardKeys[String(name.split(separator: ":").last ?? "")] {
            return Accelerator.chord(standard)
        }
        return Accelerator.chord(name)
    }

    private static let standardKeys = [
        "HelpContents": "F1", "Open": "Ctrl+O", "Close": "Ctrl+W", "Save": "Ctrl+S", "Quit": "Ctrl+Q",
        "SaveAs": "Ctrl+Shift+S", "New": "Ctrl+N", "Cut": "Ctrl+X", "Copy": "Ctrl+C", "Paste": "Ctrl+V",
        "Undo": "Ctrl+Z", "Redo": "Ctrl+Shift+Z", "Print": "Ctrl+P", "Find": "Ctrl+F", "FindNext": "F3",
        "FindPrevious": "Shift+F3", "Replace": "Ctrl+R", "SelectAll": "Ctrl+A", "Bold": "Ctrl+B",
        "Italic": "Ctrl+I", "Underline": "Ctrl+U", "Refresh": "F5", "ZoomIn": "Ctrl++", "ZoomOut": "Ctrl+-",
        "FullScreen": "F11", "Preferences": "Ctrl+Shift+,", "AddTab": "Ctrl+T",
    ]
}
