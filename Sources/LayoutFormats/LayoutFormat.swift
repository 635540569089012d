public import LayoutModel

/// What the start of a document tells: enough to know its format.
public struct DocumentHead: Sendable {
    /// The root's name.
    public var root: XMLName
    /// The root's attributes without namespace.
    public var attributes: [String: String]
    /// The name of the root's first child.
    public var firstChild: XMLName?
    /// The addresses of the namespaces that the root declares.
    public var namespaces: [String]
    /// The targets of the processing instructions before the root.
    public var instructions: [String]
}

/// One XML format that layouts come in: how it is recognised, what it tells, and its reader.
public struct LayoutFormat: Sendable {
    /// What a file of the format tells about a layout.
    public enum Ability: String, CaseIterable, Sendable {
        case frames, order, labels, shortcuts, transitions, weights, containers
    }

    /// The name for `--input-format` and for reports.
    public let id: String
    /// What the format is, in a few words.
    public let summary: String
    /// The roots that it is recognised by, for messages.
    public let roots: String
    /// What it tells.
    public let tells: Set<Ability>
    /// What the silence of its files means.
    public let traits: FormatTraits
    /// The schema that documents of the format are validated against on request; nil where none is published.
    public let schema: (@Sendable () -> String)?
    /// Whether log lines of the tool that writes it may stand around the XML.
    public let toleratesNoise: Bool
    /// How its files usually end, without the dot: which files of a folder are taken, nothing else.
    let fileEndings: [String]
    /// Whether a document is of this format.
    let recognises: @Sendable (DocumentHead) -> Bool
    /// How an XML document of it is read; nil where it is read from bytes alone.
    let reading: Reading?
    /// How an input of it that need not be XML is recognised and read; nil where it must be XML.
    let raw: Raw?
    /// How cells of it are moved in an original; nil where its files are not written back.
    let rewriting: Rewriting?

    /// How a document is read.
    enum Reading: Sendable {
        /// As events, standing at the root's start, screen by screen: no later part of the file changes an earlier screen.
        case screens(@Sendable () -> any ScreenReader)
        /// As events, standing at the root's start, to its end.
        case document(@Sendable (inout XMLReader, inout LayoutSink) throws(FormatError) -> Void)
        /// As a whole in memory.
        case tree(@Sendable (MarkupTree, inout LayoutSink) throws(FormatError) -> Void)
    }

    /// How an input is read that need not be XML.
    struct Raw: Sendable {
        /// Whether an input is one, by its first 4,096 bytes.
        var recognises: @Sendable (ArraySlice<UInt8>) -> Bool
        /// Whether an input that no format recognises by its bytes is one, by its first 4,096 bytes and its path.
        var recognisesFile: @Sendable (ArraySlice<UInt8>, String) -> Bool = { _, _ in false }
        /// Whether an archive of files of these names is one.
        var holds: @Sendable (Set<String>) -> Bool = { _ in false }
        /// Reads all of it.
        var read: @Sendable (_ bytes: [UInt8], _ path: String, inout LayoutSink) throws(FormatError) -> Void
    }

    init(
        id: String, summary: String, roots: String, tells: Set<Ability>, traits: FormatTraits = FormatTraits(),
        schema: (@Sendable () -> String)? = nil, toleratesNoise: Bool = false, fileEndings: [String] = ["xml"],
        recognises: @escaping @Sendable (DocumentHead) -> Bool, reading: Reading? = nil, raw: Raw? = nil,
        rewriting: Rewriting? = nil
    ) {
        self.rewriting = rewriting
        self.id = id
        self.summary = summary
        self.roots = roots
        self.tells = tells
        self.traits = traits
        self.schema = schema
        self.toleratesNoise = toleratesNoise
        self.fileEndings = fileEndings
        self.recognises = recognises
        self.reading = reading
        self.raw = raw
    }

    /// Every format that is read, in the order in which they are tried.
    public static let all: [LayoutFormat] = [
        .navcost,
        .xcuitest,
        .uiautomator,
        .interfaceBuilder,
        .xaml,
        .winAppDriver,
        .atspi,
        .html,
        .androidLayout,
        .qt,
        .grid3,
        .caribou,
        .matchbox,
        .onboard,
        .lifeCompanion,
        .openBoard,
        .accessibilitySnapshot,
        .gtk,
        .fxml,
        .xrc,
    ]

    /// How the files of a folder end that are taken as layouts, in lower case without the dot.
    public static let allFileEndings: Set<String> = Set(all.flatMap(\.fileEndings))
}

extension LayoutFormat: KnownByID {
    /// What formats are called in messages.
    public static let noun = "format"
}

/// Reads the screens of a document one after the other.
protocol ScreenReader {
    /// Reads on until the sink has a further screen or task, or the document ends.
    ///
    /// - Returns: whether the document goes on.
    mutating func readOn(_ reader: inout XMLReader, _ sink: inout LayoutSink) throws(FormatError) -> Bool
}

/// Takes what a format's reader has understood.
public struct LayoutSink {
    /// The layout as far as it was read.
    public var layout = Layout()
    /// The oddities met so far.
    public var notes = FormatNotes()
    /// Whether an element of a screen leads to another one.
    var leads = false
    /// Whether a screen without anything to act on is worth a note: in a file of ours it was meant.
    var notesIdleScreens = true
    /// The files around the input.
    var files: IncludeResolver

    init(_ source: InputSource) { files = IncludeResolver(around: source) }

    /// The most levels of elements on a screen: our own XML nests no deeper, with its root, the screen and an element's
    /// details around and inside them.
    private static let depthLimit = XMLReader.depthLimit - 3

    /// Takes a complete screen.
    public mutating func add(_ screen: consuming Screen) {
        let line = screen.line
        layout.screens.append(limited(screen))
        if layout.screens[layout.screens.count - 1].flatten(below: Self.depthLimit) {
            notes.add(
                .assumed, "what is nested deeper than \(Self.depthLimit) levels is taken to stand side by side",
                line: line)
        }
    }
}
