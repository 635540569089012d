public import LayoutModel

/// Writes a layout as navcost's own XML; reading it back gives an equal layout (but for paths in the input).
public enum LayoutWriter {
    /// The whole document as UTF-8, one element a line. O(size of the output).
    public static func xml(_ layout: Layout) -> String {
        var out = XMLText()
        out.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
        var root: [(String, String)] = []
        if !layout.name.isEmpty { root.append(("name", layout.name)) }
        if !layout.summary.isEmpty { root.append(("summary", layout.summary)) }
        if let platform = layout.platform { root.append(("platform", platform.rawValue)) }
        if let format = layout.format { root.append(("format", format)) }
        if !layout.scanSettings.isEmpty {
            root.append(("scan", layout.scanSettings.map(\.text).joined(separator: " ")))
        }
        out.open("layout", root)
        for screen in layout.screens { write(screen, to: &out) }
        for task in layout.tasks { write(task, to: &out) }
        out.close("layout")
        return out.text
    }

    private static func write(_ screen: Screen, to out: inout XMLText) {
        out.open(
            "screen", Property<Screen>.all.compactMap { property in property.write(screen).map { (property.name, $0) } }
        )
        var open: [(end: Int, name: String)] = []
        for (offset, element) in screen.elements.enumerated() {
            while let last = open.last, last.end <= offset { out.close(open.removeLast().name) }
            let node: NodeKinds = element.kind == .group ? .group : .element
            let attributes = Property<Element>.all.compactMap { property in
                property.nodes.contains(node) ? property.write(element).map { (property.name, $0) } : nil
            }
            let name = element.kind.rawValue
            guard element.subtreeEnd > offset + 1 || !element.inputLabels.isEmpty || !element.actions.isEmpty else {
                out.empty(name, attributes)
                continue
            }
            out.open(name, attributes)
            open.append((element.subtreeEnd, name))
            for label in element.inputLabels { out.element("inputLabel", text: label) }
            for action in element.actions {
                var attributes = [("name", action.name)]
                if let image = action.image { attributes.append(("image", image)) }
                if let shortcut = action.shortcut { attributes.append(("shortcut", shortcut.description)) }
                if let sameAs = action.sameAs { attributes.append(("sameAs", sameAs)) }
                out.empty("action", attributes)
            }
        }
        while let last = open.popLast() { out.close(last.name) }
        out.close("screen")
    }

    private static func write(_ task: Task, to out: inout XMLText) {
        var attributes = [("name", task.name)]
        if task.weight != 1 { attributes.append(("weight", decimalText(task.weight))) }
        out.open("task", attributes)
        for activation in task.activations {
            var attributes = [("target", activation.target)]
            if let action = activation.action { attributes.append(("action", action)) }
            out.empty("activate", attributes)
        }
        out.close("task")
    }
}

/// An appending XML writer with one escaping function.
struct XMLText {
    private(set) var text = ""
    private var indent = 0

    mutating func line(_ content: String) {
        text.append(String(repeating: "  ", count: indent))
        text.append(content)
        text.append("\n")
    }

    mutating func open(_ name: String, _ attributes: [(String, String)] = []) {
        line("<\(name)\(Self.list(attributes))>")
        indent += 1
    }

    mutating func empty(_ name: String, _ attributes: [(String, String)] = []) {
        line("<\(name)\(Self.list(attributes))/>")
    }

    mutating func element(_ name: String, _ attributes: [(String, String)] = [], text: String) {
        line("<\(name)\(Self.list(attributes))>\(Self.escaped(text))</\(name)>")
    }

    mutating func close(_ name: String) {
        indent -= 1
        line("</\(name)>")
    }

    private static func list(_ attributes: [(String, String)]) -> String {
        attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
    }

    /// Text as it stands in content and in double-quoted attributes; characters that XML cannot hold become U+FFFD.
    static func escaped(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result += "&#\(scalar.value);"
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result.unicodeScalars.append("\u{FFFD}")
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
