public import LayoutModel

/// A layout with where it came from and what was odd about it.
public struct ImportedLayout: Sendable {
    /// The path as it was given, "-" for standard input.
    public var path: String
    /// The id of its format.
    public var format: String
    /// What the file says.
    public var layout: Layout
    /// What was assumed, dropped, skipped or ignored.
    public var notes: [FormatNote]

    /// A layout of a path and format.
    public init(path: String, format: String, layout: Layout, notes: [FormatNote] = []) {
        self.path = path
        self.format = format
        self.layout = layout
        self.notes = notes
    }
}

/// Reads layouts of any known format.
public enum LayoutReader {
    /// Reads a whole layout. O(size of the input).
    ///
    /// - Parameter format: the id of the format to read as; nil finds it from the document's head.
    /// - Throws: the input cannot be read, is of no known format, or is not valid in its format.
    public static func read(_ source: InputSource, format: String? = nil) throws(FormatError) -> ImportedLayout {
        var sink = LayoutSink(source)
        let id = try read(source, format: format, into: &sink)
        sink.dropDeadLeads()
        guard !sink.layout.screens.isEmpty else {
            throw FormatError(path: source.path, line: 1, column: 1, message: "the layout holds no screen")
        }
        return ImportedLayout(path: source.path, format: id, layout: sink.layout, notes: sink.notes.all)
    }

    private static func read(
        _ source: InputSource, format: String?, into sink: inout LayoutSink
    ) throws(FormatError) -> String {
        var stream = try ByteStream(source)
        var asked: LayoutFormat?
        if let format { asked = try self.format(named: format, path: source.path) }
        let start = try stream.peek(4096)
        let raw = LayoutFormat.all.first { (asked == nil || asked?.id == $0.id) && $0.raw?.recognises(start) == true }
        if let format = raw ?? asked, let raw = format.raw, raw.recognises(start) || format.reading == nil {
            try raw.read(stream.rest(limit: 256_000_000), source.path, &sink)
            return format.id
        }
        var reader = try XMLReader(stream, keepsBlankText: false)
        guard try reader.next() == .start else {
            throw FormatError(path: source.path, line: 1, column: 1, message: "there is no element in the file")
        }
        let found = if let asked { asked } else { try self.format(of: &reader) }
        if !reader.textBefore.isEmpty {
            guard found.toleratesNoise else {
                throw FormatError(
                    path: source.path, line: 1, column: 1, message: "text stands before the XML; remove it")
            }
            sink.notes.add(.skipped, "text before the XML was skipped", line: 1)
        }
        switch found.reading {
        case .document(let read): try read(&reader, &sink)
        case .tree(let read): try read(MarkupTree.read(&reader), &sink)
        case nil: break
        }
        if let place = reader.trailingContent {
            guard found.toleratesNoise else {
                throw FormatError(
                    path: source.path, line: place.line, column: place.column,
                    message: "something follows the end of the first element; remove it")
            }
            sink.notes.add(.skipped, "what follows the end of the first document was skipped", line: place.line)
        }
        for prefix in reader.undeclaredPrefixes {
            sink.notes.add(.ignored, "the prefix '\(prefix)' is used but never declared")
        }
        return found.id
    }

    private static func format(named id: String, path: String) throws(FormatError) -> LayoutFormat {
        if let format = LayoutFormat.all.first(where: { $0.id == id }) { return format }
        let hint = nearestName(to: id, among: LayoutFormat.all.map(\.id)).map { "; did you mean '\($0)'?" } ?? ""
        throw FormatError(path: path, message: "no format is called '\(id)'\(hint) (see 'navcost formats')")
    }

    private static func format(of reader: inout XMLReader) throws(FormatError) -> LayoutFormat {
        var attributes: [String: String] = [:]
        for index in 0..<reader.attributeCount where reader.attributeName(at: index).namespace.isEmpty {
            attributes[reader.attributeName(at: index).local] = reader.attributeValue(at: index)
        }
        let head = DocumentHead(
            root: reader.name, attributes: attributes, firstChild: try reader.firstChild(),
            namespaces: reader.prolog.namespaces, instructions: reader.prolog.instructions)
        if let format = LayoutFormat.all.first(where: { $0.recognises(head) }) { return format }
        let known = LayoutFormat.all.map { "\($0.id) (\($0.roots))" }.joined(separator: ", ")
        var error = reader.error("no known format has the root <\(head.root.local)>; known are \(known)")
        error.isUnknownFormat = true
        throw error
    }
}
