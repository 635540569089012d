public import LayoutModel

/// Reads a layout screen by screen, in memory that follows the largest screen where the format lets it.
///
/// ```swift
/// var stream = try LayoutStream(.file("Main.xml"))
/// while let screen = try stream.next() { print(screen.id) }
/// let rest = try stream.rest()  // the layout's name, platform, tasks and notes
/// ```
public struct LayoutStream: ~Copyable {
    private var sink: LayoutSink
    private var reader: XMLReader?
    /// Reads on; nil once the document has ended, and for formats that are read as a whole.
    private var screens: (any ScreenReader)?
    private var format: LayoutFormat?
    private let path: String
    private var isEmpty = true

    /// Opens an input and reads its head; all of it where its format is not read screen by screen.
    ///
    /// - Parameter id: the format to read as; nil finds it from the document's head.
    /// - Throws: the input cannot be read, is of no known format, or is not valid in its format.
    public init(_ source: InputSource, format id: String? = nil) throws(FormatError) {
        try self.init(source, format: id, beside: source)
    }

    /// Opens an input whose neighbours are those of another.
    init(_ source: InputSource, format id: String?, beside neighbour: InputSource) throws(FormatError) {
        sink = LayoutSink(neighbour)
        path = source.path
        var stream = try ByteStream(source)
        var asked: LayoutFormat?
        if let id { asked = try LayoutReader.format(named: id, path: path) }
        let start = try stream.peek(4096)
        let raw = LayoutFormat.all.first { (asked == nil || asked?.id == $0.id) && $0.raw?.recognises(start) == true }
        let isPiece = raw == nil && asked == nil && !Archive.isZIP(start)
        let named = isPiece ? LayoutFormat.all.first { $0.raw?.recognisesFile(start, path) == true } : nil
        if let named, let raw = named.raw, !Self.isKnownXML(source) {
            self.format = named
            sink.notes.add(.assumed, "the file is taken as a piece of a page, by its name")
            try raw.read(stream.rest(limit: 256_000_000), path, &sink)
            return
        }
        if let known = raw ?? asked, let raw = known.raw, raw.recognises(start) || known.reading == nil {
            let bytes = try stream.rest(limit: 256_000_000)
            // Archives of several formats begin alike; what they hold tells them apart.
            let names = asked == nil && Archive.isZIP(start) ? Archive.names(in: bytes) : []
            let format = names.isEmpty ? known : LayoutFormat.all.first { $0.raw?.holds(names) == true } ?? known
            self.format = format
            try (format.raw ?? raw).read(bytes, path, &sink)
            return
        }
        var reader = try XMLReader(stream, keepsBlankText: false)
        guard try reader.next() == .start else {
            throw FormatError(path: path, line: 1, column: 1, message: "there is no element in the file")
        }
        let format = if let asked { asked } else { try LayoutReader.format(of: &reader) }
        self.format = format
        sink.notesIdleScreens = format.id != LayoutFormat.navcost.id
        if !reader.textBefore.isEmpty {
            // Blank lines are XML's own, unless its declaration comes after them.
            let isBlank = reader.textBefore.allSatisfy(\.isWhitespace)
            guard isBlank || format.toleratesNoise else {
                throw FormatError(path: path, line: 1, column: 1, message: "text stands before the XML; remove it")
            }
            sink.notes.add(.skipped, "\(isBlank ? "white space" : "text") before the XML was skipped", line: 1)
        }
        self.reader = consume reader
        switch format.reading {
        case .screens(let make):
            screens = make()
            return
        case .document(let read): try read(&self.reader!, &sink)
        case .tree(let read): try read(MarkupTree.read(&self.reader!), &sink)
        case nil: break
        }
        try Self.end(&self.reader!, format, &sink)
    }

    /// Whether an input is XML whose root a format knows.
    private static func isKnownXML(_ source: InputSource) -> Bool {
        do throws(FormatError) {
            var reader = try XMLReader(source)
            guard try reader.next() == .start else { return false }
            _ = try LayoutReader.format(of: &reader)
            return true
        } catch {
            return false
        }
    }

    /// The id of the format.
    public var formatID: String { format?.id ?? "" }
    /// Whether screens come one by one, while the file is read.
    public var isGradual: Bool { screens != nil }
    /// What the layout calls itself; known with the first screen.
    public var name: String { sink.layout.name }
    /// The system that the layout is made for; known with the first screen.
    public var platform: Platform? { sink.layout.platform }
    /// How the file says that it is scanned; known with the first screen.
    public var scanSettings: [ScanSetting] { sink.layout.scanSettings }
    /// Whether what was read so far takes more than one screen at a time: something leads to another screen, or there is a
    /// task.
    public var hasCrossScreenLinks: Bool { sink.leads || !sink.layout.tasks.isEmpty }

    /// The next screen; nil after the last, and once a task was met, whose targets can only be checked on all screens. It
    /// does not stand in what `rest` answers.
    ///
    /// - Throws: the document is not valid from there on.
    public mutating func next() throws(FormatError) -> Screen? {
        while sink.layout.screens.isEmpty, sink.layout.tasks.isEmpty, try readOn() {}
        guard !sink.layout.screens.isEmpty else { return nil }
        isEmpty = false
        return sink.layout.screens.removeFirst()
    }

    /// Reads to the end: the layout with the screens that `next` has not handed on.
    ///
    /// - Throws: the document is not valid, or holds no screen at all.
    public mutating func rest() throws(FormatError) -> ImportedLayout {
        while try readOn() {}
        // Those that were handed on are known to lead nowhere dead: their reader has checked it.
        if isEmpty { sink.removeDanglingLinks() }
        guard !isEmpty || !sink.layout.screens.isEmpty else {
            throw FormatError(path: path, line: 1, column: 1, message: "the layout holds no screen")
        }
        return ImportedLayout(path: path, format: formatID, layout: sink.layout, notes: sink.notes.all)
    }

    /// Reads on; false at the end of the document.
    private mutating func readOn() throws(FormatError) -> Bool {
        guard screens != nil else { return false }
        if try screens!.readOn(&reader!, &sink) { return true }
        screens = nil
        try Self.end(&reader!, format, &sink)
        return false
    }

    /// Checks what stands after the document.
    private static func end(
        _ reader: inout XMLReader, _ format: LayoutFormat?, _ sink: inout LayoutSink
    ) throws(FormatError) {
        if let location = reader.trailingContent {
            guard format?.toleratesNoise == true else {
                throw FormatError(
                    path: reader.path, line: location.line, column: location.column,
                    message: "something follows the end of the first element; remove it")
            }
            sink.notes.add(.skipped, "what follows the end of the first document was skipped", line: location.line)
        }
        for prefix in reader.undeclaredPrefixes {
            sink.notes.add(.ignored, "the prefix '\(prefix)' is used but never declared")
        }
    }
}
