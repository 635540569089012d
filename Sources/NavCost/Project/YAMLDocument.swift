import AccessCost
import LayoutFormats
import LayoutModel
import Yams

/// A YAML file whose keys and values are checked with line and column.
struct YAMLDocument {
    let path: String
    let root: Node?

    /// Parses a file; an empty one has no root.
    init(path: String) throws(FormatError) {
        self.path = path
        let bytes = try SideFile.bytes(of: path)
        do {
            root = try Yams.compose(yaml: String(decoding: bytes, as: UTF8.self))
        } catch let error as YamlError {
            throw Self.located(error, path)
        } catch {
            throw FormatError(path: path, message: "cannot be read as YAML: \(error)")
        }
    }

    private static func located(_ error: YamlError, _ path: String) -> FormatError {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            FormatError(path: path, line: mark.line, column: mark.column, message: "not valid YAML: \(problem)")
        case .duplicatedKeysInMapping(let keys, let context):
            FormatError(
                path: path, line: context.mark.line, column: context.mark.column,
                message: "the key '\(keys.sorted().joined(separator: "', '"))' is there twice")
        default: FormatError(path: path, line: 1, column: 1, message: "not valid YAML")
        }
    }

    /// An error at a node.
    func error(_ message: String, at node: Node) -> FormatError {
        FormatError(path: path, line: node.mark?.line, column: node.mark?.column, message: message)
    }

    /// The members of a mapping whose keys are all known; the error for another names the nearest.
    func members(of node: Node, known: [String], what: String) throws(FormatError) -> [(key: Node, value: Node)] {
        let members = try pairs(of: node, what: what)
        for member in members where !known.contains(member.key.string ?? "") {
            let key = member.key.string ?? ""
            if let message = RenamedKeys.message(for: key, known: known) { throw error(message, at: member.key) }
            let hint = nearestName(to: key, among: known).map { "did you mean '\($0)'?" }
            throw error(
                "\(what) has no key '\(key)'; \(hint ?? "known are \(known.joined(separator: ", "))")", at: member.key)
        }
        return members
    }

    /// The members of a mapping.
    func pairs(of node: Node, what: String) throws(FormatError) -> [(key: Node, value: Node)] {
        guard case .mapping(let mapping) = node else { throw error("\(what) must be a list of 'key: value'", at: node) }
        return mapping.map { ($0.key, $0.value) }
    }

    /// The text of a scalar.
    func text(_ node: Node, _ what: String) throws(FormatError) -> String {
        guard case .scalar(let scalar) = node, !scalar.string.isEmpty else {
            throw error("\(what) must be a single value", at: node)
        }
        return scalar.string
    }

    /// The texts of a sequence, or of a single scalar.
    func texts(_ node: Node, _ what: String) throws(FormatError) -> [String] {
        guard case .sequence(let sequence) = node else { return [try text(node, what)] }
        var result: [String] = []
        for entry in sequence { result.append(try text(entry, what)) }
        return result
    }

    /// The finite number of a scalar within bounds.
    func number(_ node: Node, _ what: String, from least: Double, below limit: Double = .infinity) throws(FormatError)
        -> Double
    {
        let text = try text(node, what)
        guard let value = Double(text), value.isFinite else {
            throw error("\(what) is '\(text)', not a number", at: node)
        }
        guard value >= least, value < limit else {
            let bound = limit == .infinity ? "" : " and below \(ParameterValue.number(limit))"
            throw error("\(what) is \(text); it must be at least \(ParameterValue.number(least))\(bound)", at: node)
        }
        return value
    }

    /// The Boolean of a scalar.
    func flag(_ node: Node, _ what: String) throws(FormatError) -> Bool {
        guard let value = node.bool else { throw error("\(what) must be true or false", at: node) }
        return value
    }
}
