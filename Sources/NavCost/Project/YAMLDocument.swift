import AccessCost
import LayoutFormats
import LayoutModel

/// A YAML file whose keys and values are checked with line and column.
struct YAMLDocument {
    let path: String
    let root: YAMLNode?

    /// Parses a file; an empty one has no root.
    init(path: String) throws(FormatError) {
        self.path = path
        let bytes = try SideFile.bytes(of: path)
        root = try YAMLReader.root(of: String(decoding: bytes, as: UTF8.self), path: path)
    }

    /// A text of the file in quotes for a message, of a long one the start alone: the file may not be what it was taken for.
    static func quoted(_ text: String) -> String {
        text.count > longestQuote ? "'\(text.prefix(longestQuote))…'" : "'\(text)'"
    }

    private static let longestQuote = 60
    private static let longestMessage = 400

    /// An error at a node.
    func error(_ message: String, at node: YAMLNode) -> FormatError {
        let isLong = message.count > Self.longestMessage
        return FormatError(
            path: path, line: node.line, column: node.column,
            message: isLong ? "\(message.prefix(Self.longestMessage / 2))…\(message.suffix(100))" : message)
    }

    /// The members of a mapping whose keys are all known; the error for another names the nearest.
    func members(of node: YAMLNode, known: [String], what: String) throws(FormatError) -> [(
        key: YAMLNode, value: YAMLNode
    )] {
        let members = try pairs(of: node, what: what)
        for member in members where !known.contains(member.key.string ?? "") {
            let key = member.key.string ?? ""
            if let message = RenamedKeys.message(for: key, known: known) { throw error(message, at: member.key) }
            let hint = nearestName(to: key, among: known).map { "did you mean '\($0)'?" }
            throw error(
                "\(what) has no key \(Self.quoted(key)); \(hint ?? "known are \(known.joined(separator: ", "))")",
                at: member.key)
        }
        return members
    }

    /// The members of a mapping.
    func pairs(of node: YAMLNode, what: String) throws(FormatError) -> [(key: YAMLNode, value: YAMLNode)] {
        guard case .mapping(let members) = node.content else {
            throw error("\(what) must be a list of 'key: value'", at: node)
        }
        return members
    }

    /// The text of a scalar.
    func text(_ node: YAMLNode, _ what: String) throws(FormatError) -> String {
        guard let text = node.string, !text.isEmpty else {
            throw error("\(what) must be a single value", at: node)
        }
        return text
    }

    /// The texts of a sequence, or of a single scalar.
    func texts(_ node: YAMLNode, _ what: String) throws(FormatError) -> [String] {
        guard case .sequence(let sequence) = node.content else { return [try text(node, what)] }
        var result: [String] = []
        for entry in sequence { result.append(try text(entry, what)) }
        return result
    }

    /// The finite number of a scalar within bounds.
    func number(_ node: YAMLNode, _ what: String, from least: Double, below limit: Double = .infinity)
        throws(FormatError)
        -> Double
    {
        let text = try text(node, what)
        guard let value = Double(text), value.isFinite else {
            throw error("\(what) is \(Self.quoted(text)), not a number", at: node)
        }
        guard value >= least, value < limit else {
            let bound = limit == .infinity ? "" : " and below \(ParameterValue.number(limit))"
            throw error("\(what) is \(text); it must be at least \(ParameterValue.number(least))\(bound)", at: node)
        }
        return value
    }

    /// The Boolean of a scalar.
    func flag(_ node: YAMLNode, _ what: String) throws(FormatError) -> Bool {
        guard let value = node.bool else { throw error("\(what) must be true or false", at: node) }
        return value
    }
}
