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
        builder.open(
            XMLName(namespace: "", local: name.lowercased()), line: line, column: column, attributes: attributes)
    }

    mutating func add(text: String, line: Int) { builder.add(text: text, line: line) }

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
