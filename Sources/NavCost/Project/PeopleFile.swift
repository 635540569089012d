public import AccessCost
public import LayoutFormats

/// Reads a population from YAML: `name`, `source`, and `people`, of which each has a `name`, a `weight` and what a person file
/// has.
public enum PeopleFile {
    /// The built-in population of a name, else the population of a file.
    ///
    /// - Throws: the file cannot be read, has an unknown key, or a value out of bounds; with line and column.
    public static func population(_ nameOrPath: String) throws(FormatError) -> Population {
        if let known = Population.named(nameOrPath) { return known }
        do {
            return try read(nameOrPath)
        } catch {
            guard error.line == nil else { throw error }
            let names = Population.all.map(\.name).joined(separator: ", ")
            throw FormatError(path: error.path, message: "\(error.message) (built-in people are \(names))")
        }
    }

    /// The population of a file.
    ///
    /// - Throws: as `population`.
    public static func read(_ path: String) throws(FormatError) -> Population {
        let document = try YAMLDocument(path: path)
        guard let root = document.root else {
            throw FormatError(path: path, line: 1, column: 1, message: "the file of people is empty; it needs people")
        }
        var population = Population(name: "", members: [])
        for (key, value) in try document.members(
            of: root, known: ["name", "source", "people"], what: "a file of people")
        {
            switch key.string {
            case "name": population.name = try document.text(value, "name")
            case "source": population.source = try document.text(value, "source")
            default:
                guard case .sequence(let list) = value.content else {
                    throw document.error("people must be a list", at: value)
                }
                for node in list {
                    population.members.append(try member(node, number: population.members.count + 1, document))
                }
            }
        }
        guard !population.members.isEmpty else { throw document.error("the file names no people", at: root) }
        guard population.members.contains(where: { $0.weight > 0 }) else {
            throw document.error("all weights are 0; give a person a weight", at: root)
        }
        if population.name.isEmpty { population.name = "people" }
        return population
    }

    private static func member(
        _ node: YAMLNode, number: Int, _ document: YAMLDocument
    ) throws(FormatError) -> Population.Member {
        var member = Population.Member(name: "person \(number)", person: Person())
        for (key, value) in try document.members(
            of: node, known: ["name", "weight"] + PersonFile.keys, what: "a person")
        {
            switch key.string ?? "" {
            case "name": member.name = try document.text(value, "name")
            case "weight": member.weight = try document.number(value, "weight", from: 0)
            case let key: try PersonFile.set(key, of: &member.person, to: value, in: document)
            }
        }
        return member
    }
}
