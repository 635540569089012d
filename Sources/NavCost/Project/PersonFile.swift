public import AccessCost
public import LayoutFormats

/// Reads what is known of a person from YAML: `reaction`, `press`, `keystroke` in seconds, `missed` and `accidental` as
/// chances, `mental` true or false, `latePress` next or withheld.
///
/// A reaction is a number, a list of measured times, or a mapping: `distribution: exGaussian` with `mu`, `sigma` and `tau`, or
/// `distribution: lognormal` with `mu` and `sigma` of the natural logarithm.
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

    static let keys = ["reaction", "press", "keystroke", "missed", "accidental", "mental", "latePress"]

    /// The person of a mapping.
    static func person(_ node: YAMLNode, in document: YAMLDocument) throws(FormatError) -> Person {
        var person = Person()
        for (key, value) in try document.members(of: node, known: keys, what: "a person") {
            try set(key.string ?? "", of: &person, to: value, in: document)
        }
        return person
    }

    /// Takes the value of one of a person's keys.
    static func set(
        _ key: String, of person: inout Person, to value: YAMLNode, in document: YAMLDocument
    ) throws(FormatError) {
        switch key {
        case "reaction":
            if case .scalar = value.content {
                person.reaction = try document.number(value, "reaction", from: 0.01)
            } else {
                person.reactionTimes = try distribution(value, in: document)
            }
        case "latePress":
            let text = try document.text(value, "latePress")
            guard let press = LatePress(rawValue: text) else {
                throw document.error("latePress is \(YAMLDocument.quoted(text)), not next or withheld", at: value)
            }
            person.latePress = press
        case "press": person.press = try document.number(value, "press", from: 0)
        case "keystroke": person.keystroke = try document.number(value, "keystroke", from: 0.01)
        case "missed": person.missed = try document.number(value, "missed", from: 0, below: 1)
        case "accidental": person.accidental = try document.number(value, "accidental", from: 0, below: 1)
        default: person.countsMental = try document.flag(value, "mental")
        }
    }

    /// The distribution of a list of times or of a mapping.
    private static func distribution(
        _ node: YAMLNode, in document: YAMLDocument
    ) throws(FormatError) -> ReactionDistribution {
        let found: ReactionDistribution?
        if case .sequence(let times) = node.content {
            var numbers: [Double] = []
            for time in times { numbers.append(try document.number(time, "a reaction time", from: 0.01)) }
            found = ReactionDistribution(sampled: numbers)
        } else {
            var word = ""
            var numbers: [String: Double] = [:]
            for (key, value) in try document.members(
                of: node, known: ["distribution", "mu", "sigma", "tau"], what: "a reaction")
            {
                let name = key.string ?? ""
                if name == "distribution" {
                    word = try document.text(value, name)
                } else {
                    // The mean of a logarithm may be negative.
                    numbers[name] = try document.number(value, name, from: name == "mu" ? -20 : 0)
                }
            }
            let names = word == "lognormal" ? ["mu", "sigma"] : ["mu", "sigma", "tau"]
            let values = names.compactMap { numbers[$0].map { "\($0)" } }
            found =
                values.count == numbers.count && values.count == names.count
                ? ReactionDistribution(([word] + values).joined(separator: ":")) : nil
        }
        guard let found else {
            throw document.error(
                "the reaction is no list of times, and no distribution of times: exGaussian with mu, sigma and tau, or lognormal with mu and sigma",
                at: node)
        }
        return found
    }
}
