public import AccessCost
public import LayoutFormats
import Yams

/// Reads what is known of a person from YAML: `reaction`, `press`, `keystroke` in seconds, `missed` and `accidental` as
/// chances, `mental` true or false.
public enum PersonFile {
    /// The person of a file.
    ///
    /// - Throws: the file cannot be read, has an unknown key, or a value out of bounds; with line and column.
    public static func read(_ path: String) throws(FormatError) -> Person {
        let document = try YAMLDocument(path: path)
        guard let root = document.root else {
            throw FormatError(
                path: path, line: 1, column: 1,
                message: "the person file is empty; known are \(keys.joined(separator: ", "))")
        }
        return try person(root, in: document)
    }

    private static let keys = ["reaction", "press", "keystroke", "missed", "accidental", "mental"]

    /// The person of a mapping.
    static func person(_ node: Node, in document: YAMLDocument) throws(FormatError) -> Person {
        var person = Person()
        for (key, value) in try document.members(of: node, known: keys, what: "a person") {
            switch key.string {
            case "reaction": person.reaction = try document.number(value, "reaction", from: 0.01)
            case "press": person.press = try document.number(value, "press", from: 0)
            case "keystroke": person.keystroke = try document.number(value, "keystroke", from: 0.01)
            case "missed": person.missed = try document.number(value, "missed", from: 0, below: 1)
            case "accidental": person.accidental = try document.number(value, "accidental", from: 0, below: 1)
            default: person.countsMental = try document.flag(value, "mental")
            }
        }
        return person
    }
}
