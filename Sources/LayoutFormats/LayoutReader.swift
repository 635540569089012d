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

    /// What the silence of its format means; of a converted layout, that of the format it was converted from.
    public var formatTraits: FormatTraits { LayoutFormat(id: layout.format ?? format)?.traits ?? FormatTraits() }

    /// The layout as it is written as navcost's own XML, with the format that it is from.
    public var converted: Layout {
        var result = layout
        if result.format == nil, format != LayoutFormat.navcost.id { result.format = format }
        return result
    }

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
        var stream = try LayoutStream(source, format: format)
        return try stream.rest()
    }

    /// The format that is called so.
    static func format(named id: String, path: String) throws(FormatError) -> LayoutFormat {
        if let format = LayoutFormat(id: id) { return format }
        throw FormatError(
            path: path, message: "no format is called '\(id)'\(LayoutFormat.hint(for: id)) (see 'navcost formats')")
    }

    /// The format of the document at whose root's start a reader stands.
    static func format(of reader: inout XMLReader) throws(FormatError) -> LayoutFormat {
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
