public import LayoutModel

/// What the start of a document tells: enough to know its format.
public struct DocumentHead: Sendable {
    /// The root's name.
    public var root: XMLName
    /// The root's attributes without namespace.
    public var attributes: [String: String]
    /// The name of the root's first child.
    public var firstChild: XMLName?
}

/// One XML format that layouts come in: how it is recognised, what it tells, and its reader.
public struct LayoutFormat: Sendable {
    /// How early a screen can be handed on.
    public enum Delivery: String, Sendable {
        /// Each as soon as it is complete, so memory follows the largest screen.
        case streams
        /// All at the end: later parts of the file can change earlier ones.
        case wholeFile
    }

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
    /// How early a screen can be handed on.
    public let delivery: Delivery
    /// What it tells.
    public let tells: Set<Ability>
    /// Whether log lines of the tool that writes it may stand around the XML.
    public let toleratesNoise: Bool
    /// Whether a document is of this format.
    let recognises: @Sendable (DocumentHead) -> Bool
    /// Reads the document, standing at the root's start, to its end.
    let read: @Sendable (inout XMLReader, inout LayoutSink) throws(FormatError) -> Void

    /// Every format that is read, in the order in which they are tried.
    public static let all: [LayoutFormat] = [
        .navcost,
        .xcuitest,
        .uiautomator,
    ]
}

/// Takes what a format's reader has understood.
public struct LayoutSink {
    /// The layout as far as it was read.
    public var layout = Layout()
    /// The oddities met so far.
    public var notes = FormatNotes()

    /// Takes a complete screen.
    public mutating func add(_ screen: Screen) { layout.screens.append(screen) }
}
