/// Messages about XML that cannot be read.
enum XMLMessages {
    static let endsTooEarly = "the file ends before its first element does; export it again"
    static let undecodable = "these bytes are no text in the encoding that the file begins with; save it as UTF-8"

    static func refusedEntity(_ name: String?) -> String {
        "entity '&\(name ?? "?");' is refused: only the five predefined entities are read; write the text itself"
    }

    /// libxml2's sentence, in one line.
    static func wellFormedness(_ message: String) -> String {
        let sentence = message.split(whereSeparator: \.isNewline).first.map(String.init) ?? "unknown error"
        let end = sentence.lastIndex { !$0.isWhitespace }.map(sentence.index(after:)) ?? sentence.startIndex
        return "not well-formed XML: \(sentence[..<end]); repair the file or export it again"
    }
}
