/// Takes the nodes of an HTML document, names in lower case, no deeper than `depthLimit`.
struct HTMLTreeBuilder {
    /// The deepest nesting that is kept; what lies deeper stands beside what it lies in, as browsers do from 512 on.
    static let depthLimit = XMLReader.depthLimit

    private var builder: MarkupTree.Builder
    private var depth = 0
    /// Whether anything was nested deeper.
    private var isCut = false

    init(path: String) { builder = MarkupTree.Builder(path: path) }

    mutating func open(_ name: String, line: Int, column: Int, attributes: [MarkupTree.Attribute]) {
        depth += 1
        if depth > Self.depthLimit {
            isCut = true
            builder.close()
        }
        var attributes = attributes
        for index in attributes.indices { attributes[index].value = Self.writable(attributes[index].value) }
        builder.open(
            XMLName(namespace: "", local: name.lowercased()), line: line, column: column, attributes: attributes)
    }

    mutating func add(text: String, line: Int) { builder.add(text: Self.writable(text), line: line) }

    /// A text as XML can hold it: HTML may hold what XML never can. A form feed is white space, the rest becomes U+FFFD.
    static func writable(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 32 && !(9...10).contains($0) && $0 != 13 || $0 == 0xEF }) else {
            return text
        }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\t", "\n", "\r": result.append(scalar)
            case "\u{C}": result.append(" ")
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    mutating func close() {
        depth -= 1
        // What was cut is a leaf beside its parent; the last of them is closed with the level that it stands on.
        if depth < Self.depthLimit { builder.close() }
    }

    consuming func finish(_ notes: inout FormatNotes) -> MarkupTree {
        if isCut {
            notes.add(.assumed, "what is nested deeper than \(Self.depthLimit) levels is taken to stand side by side")
        }
        return builder.finish()
    }
}
