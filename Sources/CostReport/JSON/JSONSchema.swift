/// What JSON may be, as JSON Schema (draft 2020-12) says it.
indirect enum JSONSchema: Sendable {
    case text, flag
    /// A text that is not empty.
    case name
    /// A number, from a least one where that is named.
    case number(from: Int?)
    /// A whole number, from a least one where that is named.
    case integer(from: Int?)
    /// One text.
    case constant(String)
    /// A text that a regular expression matches.
    case pattern(String)
    /// One of some texts.
    case words([String])
    /// What another one is, or null.
    case nullable(JSONSchema)
    case list(JSONSchema)
    /// Any keys, or some of those named, each with such a value.
    case map(JSONSchema, keys: [String]?)
    /// One of several.
    case anyOf([JSONSchema])
    /// A definition by its name; made when it is met first, so that definitions may contain themselves.
    case reference(String, @Sendable () -> JSONDefinition)
}

extension JSONSchema {
    /// Whether it is a text that may hold anything, or a list of such.
    var isText: Bool {
        switch self {
        case .text, .name: true
        case .nullable(let inner), .list(let inner): inner.isText
        case .anyOf(let choices): choices.contains(where: \.isText)
        default: false
        }
    }
}

extension JSONSchema {
    /// Whether it is a number.
    var isNumber: Bool {
        switch self {
        case .number, .integer: true
        default: false
        }
    }
}

/// The definition of an object in a schema.
struct JSONDefinition: Sendable {
    struct Member: Sendable {
        let name: String
        let summary: String
        let schema: JSONSchema
        let isRequired: Bool
    }

    let summary: String
    let members: [Member]
}

extension JSONObject {
    /// The definition in schemas.
    var definition: JSONDefinition {
        JSONDefinition(
            summary: summary,
            members: members.map {
                JSONDefinition.Member(name: $0.name, summary: $0.summary, schema: $0.schema, isRequired: $0.isRequired)
            })
    }

    /// The schema of documents that are such an object, as text.
    func schema(title: String) -> String {
        var definitions = SchemaDefinitions()
        var document = definitions.object(definition)
        document["$schema"] = "https://json-schema.org/draft/2020-12/schema"
        document["title"] = .text(title)
        document["$defs"] = .object(JSONMembers(definitions.finished()))
        return JSONValue.object(document).text(indented: true)
    }
}

/// The definitions of one schema, as far as they have been met.
private struct SchemaDefinitions {
    private var known: [String: JSONValue] = [:]
    private var waiting: [(name: String, definition: JSONDefinition)] = []
    private var met: Set<String> = []

    /// All definitions, those included that others refer to.
    mutating func finished() -> [(String, JSONValue)] {
        while let (name, definition) = waiting.popLast() { known[name] = .object(object(definition)) }
        return known.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// The schema of an object.
    mutating func object(_ definition: JSONDefinition) -> JSONMembers {
        var properties: [(String, JSONValue)] = []
        for member in definition.members {
            var value = value(member.schema)
            value["description"] = .text(member.summary)
            properties.append((member.name, .object(value)))
        }
        return [
            "type": "object", "description": .text(definition.summary),
            "properties": .object(JSONMembers(properties)),
            "required": .list(definition.members.filter(\.isRequired).map { .text($0.name) }),
            "additionalProperties": .flag(false),
        ]
    }

    private static func bounded(_ type: String, _ least: Int?) -> JSONMembers {
        var object: JSONMembers = ["type": .text(type)]
        object["minimum"] = least.map { JSONValue($0) }
        return object
    }

    private mutating func value(_ schema: JSONSchema) -> JSONMembers {
        switch schema {
        case .text: return ["type": "string"]
        case .name: return ["type": "string", "minLength": 1]
        case .number(let least): return Self.bounded("number", least)
        case .integer(let least): return Self.bounded("integer", least)
        case .flag: return ["type": "boolean"]
        case .constant(let text): return ["const": .text(text)]
        case .pattern(let text): return ["type": "string", "pattern": .text(text)]
        case .words(let words): return ["enum": .list(words.map(JSONValue.text))]
        case .nullable(let inner):
            var object = value(inner)
            guard let type = object["type"] else { return ["anyOf": [.object(object), ["type": "null"]]] }
            object["type"] = [type, "null"]
            return object
        case .list(let inner): return ["type": "array", "items": .object(value(inner))]
        case .map(let inner, let keys):
            var object: JSONMembers = ["type": "object", "additionalProperties": .object(value(inner))]
            object["propertyNames"] = keys.map { .object(["enum": .list($0.map(JSONValue.text))]) }
            return object
        case .anyOf(let choices): return ["anyOf": .list(choices.map { .object(value($0)) })]
        case .reference(let name, let definition):
            if met.insert(name).inserted { waiting.append((name, definition())) }
            return ["$ref": .text("#/$defs/\(name)")]
        }
    }
}
