#if canImport(libxml2)
    import libxml2
#else
    import CLibXML2
#endif

/// A streaming XML reader over libxml2: pull events, in memory that follows the largest tag, not the file.
///
/// Refused, each with line and column: what is not well-formed, entities other than the predefined ones (so no
/// expansion bombs and no external entities), nesting deeper than `depthLimit`, and libxml2's own limits (10 MB for one
/// attribute or text). Nothing is ever loaded from elsewhere: no DTD, no XInclude, no network.
/// Source: libxml2's SAX2 interface, https://gnome.pages.gitlab.gnome.org/libxml2/
public struct XMLReader: ~Copyable {
    /// The deepest nesting that is read; libxml2's own limit without its HUGE option.
    public static let depthLimit = 256

    private let session: XMLSession
    private var stream: ByteStream
    private var chunk: [UInt8]
    private var cursor = 0
    private var current = XMLEventBuffer.Event(kind: .endOfDocument)
    private var isFinished = false

    /// What stands before the XML in the file: log lines of the tool that wrote it; empty in a clean file.
    public let textBefore: String

    /// The path to name in messages.
    public var path: String { stream.path }

    /// Opens an input and reads its first bytes.
    ///
    /// - Throws: the file cannot be opened or read, is empty, or holds no XML.
    public init(_ source: InputSource) throws(FormatError) {
        try self.init(ByteStream(source), keepsBlankText: false)
    }

    /// Opens a stream; `keepsBlankText` makes white space between tags a text of its own, which HTML needs.
    init(_ source: consuming ByteStream, keepsBlankText: Bool) throws(FormatError) {
        var stream = source
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = try stream.peek(4096).count
        _ = try stream.read(into: &chunk)
        guard count > 0 else { throw FormatError(path: stream.path, line: 1, column: 1, message: "the file is empty") }
        let start = try Self.startOfXML(in: chunk[0..<count], path: stream.path)
        XMLDeclaration.repair(&chunk, from: start, to: count)
        let session = XMLSession()
        session.lineOffset = chunk[0..<start].count { $0 == UInt8(ascii: "\n") }
        session.keepsBlankText = keepsBlankText
        session.open(chunk[start..<min(start + 4, count)], path: stream.path)
        if count > start + 4 { session.parse(chunk[start + 4..<count], isLast: false) }
        textBefore = String(decoding: chunk[0..<start], as: UTF8.self)
        self.session = session
        self.stream = stream
        self.chunk = chunk
    }

    /// The offset of the first tag or declaration; anything but text in a byte-per-character encoding starts at 0.
    private static func startOfXML(in bytes: ArraySlice<UInt8>, path: String) throws(FormatError) -> Int {
        var rest = bytes
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        if rest.first == UInt8(ascii: "<") { return 0 }
        // UTF-16 and UTF-32 with or without a byte order mark, and EBCDIC, are libxml2's to tell apart.
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0x4C, 0x6F])
            || bytes.prefix(4).contains(0) && bytes.prefix(4).contains(UInt8(ascii: "<"))
        {
            return 0
        }
        var index = rest.startIndex
        while let open = rest[index...].firstIndex(of: UInt8(ascii: "<")) {
            let next = rest.index(after: open)
            if next < rest.endIndex,
                rest[next] == UInt8(ascii: "?") || rest[next] == UInt8(ascii: "!") || rest[next] | 32 &- 97 < 26
            {
                return open
            }
            index = next
        }
        if rest.allSatisfy({ $0 == 32 || (9...13).contains($0) }) {
            throw FormatError(path: path, line: 1, column: 1, message: "the file holds nothing but white space")
        }
        throw FormatError(
            path: path, line: 1, column: 1, message: "this is not XML: there is no tag in its first 4,096 bytes")
    }

    /// Goes to the next event. Amortised O(size of the event).
    ///
    /// - Throws: the document is not well-formed or breaks a limit, once everything before that place was read.
    public mutating func next() throws(FormatError) -> XMLEvent {
        if current.kind == .end { session.leave() }
        while cursor == session.buffer.events.count {
            if let failure = session.failure { throw located(failure) }
            if isFinished {
                current = XMLEventBuffer.Event(kind: .endOfDocument)
                return .endOfDocument
            }
            session.recycle()
            cursor = 0
            try readMore()
        }
        current = session.buffer.events[cursor]
        cursor += 1
        if current.kind == .start { session.enter(Int(current.name)) }
        return current.kind
    }

    /// The name of the root's first child, nil where it has none; to be asked at the root's start.
    ///
    /// - Throws: as `next`.
    public mutating func firstChild() throws(FormatError) -> XMLName? {
        while true {
            for event in session.buffer.events[cursor...] {
                if event.kind == .start { return session.names[Int(event.name)] }
                if event.kind == .end { return nil }
            }
            if session.failure != nil || isFinished { return nil }
            try readMore()
        }
    }

    /// Parses the next piece of the input.
    private mutating func readMore() throws(FormatError) {
        let count = try stream.read(into: &chunk)
        session.parse(chunk[0..<count], isLast: count == 0)
        isFinished = count == 0
    }

    private func located(_ failure: XMLSession.Failure) -> FormatError {
        FormatError(path: path, line: failure.line, column: failure.column, message: failure.message)
    }

    /// Whether text or a second document follows the first one's end, and where; known at the end of the document.
    public var trailingContent: (line: Int, column: Int)? { session.trailingContent }

    /// What stands before and on the root besides its name and attributes; known at the root's start.
    var prolog: XMLProlog { session.prolog }

    /// The prefixes that are used without being declared, each once.
    public var undeclaredPrefixes: [String] { session.undeclaredPrefixes }

    // MARK: The event that was read last

    /// The name of the element, at its start and end.
    public var name: XMLName { session.names[Int(current.name)] }
    /// The line of the tag's start, from 1.
    public var line: Int { Int(current.line) }
    /// The column of the tag's start, from 1.
    public var column: Int { Int(current.column) }
    /// The number of open elements, the current one included.
    public var depth: Int { session.places.depth }
    /// The 1-based place of the current element among its siblings of the same name; 0 for the root.
    public var place: Int { session.places.current }
    /// The text of a text event.
    public var text: String { session.buffer.string(current.range) }

    /// The number of attributes of a start.
    public var attributeCount: Int { current.kind == .start ? current.range.count : 0 }

    private func attribute(at index: Int) -> XMLEventBuffer.Attribute {
        session.buffer.attributes[current.range.lowerBound + index]
    }

    /// The name of an attribute.
    public func attributeName(at index: Int) -> XMLName { session.names[Int(attribute(at: index).name)] }
    /// The number of an attribute's name: equal names have equal numbers within one reader.
    public func attributeNameID(at index: Int) -> Int { Int(attribute(at: index).name) }
    /// The value of an attribute.
    public func attributeValue(at index: Int) -> String { session.buffer.string(attribute(at: index).value) }

    /// Hands over each attribute of a start: its index, the number of its name, and its value's UTF-8, which is not copied.
    func eachAttribute(_ body: (Int, Int, Span<UInt8>) throws(FormatError) -> Void) throws(FormatError) {
        guard current.kind == .start else { return }
        let bytes = session.buffer.bytes
        let attributes = session.buffer.attributes
        for offset in current.range {
            let attribute = attributes[offset]
            try body(offset - current.range.lowerBound, Int(attribute.name), bytes.span.extracting(attribute.value))
        }
    }

    /// The value of the attribute of that name without namespace, nil where there is none. O(attributes).
    public func attribute(_ local: String) -> String? {
        for index in 0..<attributeCount {
            let name = attributeName(at: index)
            if name.local == local, name.namespace.isEmpty { return attributeValue(at: index) }
        }
        return nil
    }

    /// An error at the current event, or at one of its attributes.
    public func error(_ message: String, attribute index: Int? = nil) -> FormatError {
        if let index {
            let location = session.buffer.location(of: attribute(at: index), in: current)
            return FormatError(path: path, line: location.line, column: location.column, message: message)
        }
        return FormatError(path: path, line: line, column: column, message: message)
    }
}
