/// A parsed JSON value, for looking into outputs.
public enum JSON: Equatable, Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([JSON])
    case object([String: JSON])

    /// A member of an object, null where there is none.
    public subscript(_ key: String) -> JSON {
        if case .object(let object) = self { object[key] ?? .null } else { .null }
    }

    /// An entry of a list, null where there is none.
    public subscript(_ index: Int) -> JSON {
        if case .list(let list) = self, list.indices.contains(index) { list[index] } else { .null }
    }

    /// The number, nil where it is none.
    public var number: Double? { if case .number(let number) = self { number } else { nil } }
    /// The text, nil where it is none.
    public var text: String? { if case .text(let text) = self { text } else { nil } }
    /// The entries, none where it is no list.
    public var list: [JSON] { if case .list(let list) = self { list } else { [] } }
    /// The members, none where it is no object.
    public var object: [String: JSON] { if case .object(let object) = self { object } else { [:] } }
}

/// Validates against the part of JSON Schema (2020-12) that the project's schemas use; any other keyword is a problem.
public struct JSONSchema: Sendable {
    private let root: JSON
    private static let known: Set = [
        "$schema", "title", "$defs", "$ref", "type", "properties", "required", "additionalProperties", "items", "enum",
        "const", "minimum", "minLength", "pattern", "anyOf", "description", "propertyNames",
    ]

    /// A schema from its JSON text.
    public init(_ text: String) throws { root = try JSON.parse(text) }

    /// What is wrong with a value, with the place of each problem.
    public func problems(_ value: JSON) -> [String] { problems(value, root, at: "$") }

    private func problems(_ value: JSON, _ schema: JSON, at place: String) -> [String] {
        if case .text(let reference) = schema["$ref"] {
            return problems(value, root["$defs"][String(reference.dropFirst("#/$defs/".count))], at: place)
        }
        guard case .object(let keywords) = schema else { return ["\(place): the schema is no object"] }
        var found = keywords.keys.filter { !Self.known.contains($0) }.map { "\(place): keyword \($0) is not checked" }
        let types = schema["type"].list.compactMap(\.text) + [schema["type"].text].compactMap(\.self)
        if !types.isEmpty, !types.contains(where: { matches(value, $0) }) {
            return found + ["\(place): \(value) is no \(types.joined(separator: " or "))"]
        }
        if case .list(let allowed) = schema["enum"], !allowed.contains(value) {
            found.append("\(place): \(value) is not allowed")
        }
        if case .list(let choices) = schema["anyOf"],
            !choices.contains(where: { problems(value, $0, at: place).isEmpty })
        {
            found.append("\(place): \(value) is none of what is allowed")
        }
        if let fixed = keywords["const"], fixed != value { found.append("\(place): \(value) is not \(fixed)") }
        switch value {
        case .number(let number):
            if let minimum = schema["minimum"].number, number < minimum {
                found.append("\(place): \(number) is too small")
            }
        case .text(let text):
            if let least = schema["minLength"].number, Double(text.count) < least {
                found.append("\(place): too short")
            }
            if let pattern = schema["pattern"].text, (try? Regex(pattern).firstMatch(in: text)) == nil {
                found.append("\(place): '\(text)' does not match")
            }
        case .list(let list):
            if let items = keywords["items"] {
                for (index, item) in list.enumerated() { found += problems(item, items, at: "\(place)[\(index)]") }
            }
        case .object(let object):
            for name in schema["required"].list.compactMap(\.text) where object[name] == nil {
                found.append("\(place): \(name) is missing")
            }
            for (name, member) in object {
                if let names = keywords["propertyNames"] {
                    found += problems(.text(name), names, at: "\(place).\(name)")
                }
                if let own = schema["properties"].object[name] {
                    found += problems(member, own, at: "\(place).\(name)")
                } else if keywords["additionalProperties"] == .flag(false) {
                    found.append("\(place): \(name) is not expected")
                } else if case .object = schema["additionalProperties"] {
                    found += problems(member, schema["additionalProperties"], at: "\(place).\(name)")
                }
            }
        default: break
        }
        return found
    }

    private func matches(_ value: JSON, _ type: String) -> Bool {
        switch (value, type) {
        case (.null, "null"), (.flag, "boolean"), (.number, "number"), (.text, "string"), (.list, "array"),
            (.object, "object"):
            true
        case (.number(let number), "integer"): number == number.rounded()
        default: false
        }
    }
}
