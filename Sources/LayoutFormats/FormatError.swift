import LayoutModel

/// Why an input cannot be read: one line for the person who repairs it.
public struct FormatError: Error, Hashable, Sendable {
    /// The path as it was given, "-" for standard input.
    public var path: String
    /// The line, from 1; nil where the failure has no location (a file that cannot be opened).
    public var line: Int?
    /// The column in characters, from 1.
    public var column: Int?
    /// What is wrong, and what to do.
    public var message: String
    /// Whether the file is of no format that is known: it may be no layout at all.
    public var isUnknownFormat = false

    /// An error at a location of a file.
    public init(path: String, line: Int? = nil, column: Int? = nil, message: String) {
        self.path = path
        self.line = line
        self.column = column
        self.message = message
    }
}

extension FormatError: CustomStringConvertible {
    /// `PATH:LINE:COLUMN: error: what, and what to do`.
    public var description: String {
        let location = [line, column].compactMap(\.self).map { ":\($0)" }.joined()
        // What the file says may be in the message, and a foreign project may name its files as it likes.
        return "\(path)\(location): error: \(message)".inOnePlainLine
    }
}
