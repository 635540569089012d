/// An oddity of an input that could be lived with: what was assumed, dropped or skipped.
public struct FormatNote: Hashable, Sendable, Codable {
    /// What kind of oddity it is.
    public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
        /// The file does not tell; a default of the format was taken.
        case assumed
        /// Something in the file is not part of the layout that people use, and was left out.
        case dropped
        /// Bytes around the XML were skipped.
        case skipped
        /// The file says something that cannot be followed, as an id that nothing has.
        case ignored
        /// What the file shows cannot be used: nobody gets further than this.
        case error
    }

    /// What kind of oddity it is.
    public var kind: Kind
    /// The oddity in a sentence, without its count.
    public var message: String
    /// How many times it occurs.
    public var count: Int
    /// The first line where it occurs, nil where it has none.
    public var line: Int?

    /// A note on one or more occurrences.
    public init(_ kind: Kind, _ message: String, count: Int = 1, line: Int? = nil) {
        self.kind = kind
        self.message = message
        self.count = count
        self.line = line
    }
}

/// Notes in the order in which they first occur, equal ones counted.
public struct FormatNotes: Sendable {
    private(set) var all: [FormatNote] = []
    private var indices: [String: Int] = [:]

    /// Adds an occurrence. O(1).
    public mutating func add(_ kind: FormatNote.Kind, _ message: String, line: Int? = nil) {
        if let index = indices[message] {
            all[index].count += 1
        } else {
            indices[message] = all.count
            all.append(FormatNote(kind, message, line: line))
        }
    }

    /// Adds an occurrence at an element of the file. O(1).
    mutating func add(_ kind: FormatNote.Kind, _ message: String, at node: MarkupNode) {
        add(kind, message, line: node.line)
    }
}
