import AccessCost

/// How values of a type are written as JSON, with the schema of what is written, and as cells of CSV: one description for all.
struct JSONType<Value>: Sendable {
    /// What is written.
    let schema: JSONSchema
    /// A value as a cell of CSV; nil for what holds other values by name.
    let cell: (@Sendable (Value) -> String)?
    /// Writes a value.
    let write: @Sendable (Value, inout JSONText) -> Void

    init(
        schema: JSONSchema, cell: (@Sendable (Value) -> String)? = nil,
        write: @escaping @Sendable (Value, inout JSONText) -> Void
    ) {
        (self.schema, self.cell, self.write) = (schema, cell, write)
    }
}

/// A member of a JSON object.
struct JSONMember<Value>: Sendable {
    let name: String
    /// What it says, in a phrase.
    let summary: String
    let schema: JSONSchema
    /// Whether it is always there.
    let isRequired: Bool
    /// The member as a cell of CSV, empty where it is left out or null; nil where its type is none that a cell holds.
    let cell: (@Sendable (Value) -> String)?
    /// Writes the member with its name, or nothing where it is left out.
    let write: @Sendable (Value, inout JSONText) -> Void
}

/// The JSON object that a value is written as: its members, sorted by name.
struct JSONObject<Value>: Sendable {
    /// The name of its definition in schemas.
    let name: String
    /// What it is, in a phrase.
    let summary: String
    /// The members, sorted by name.
    let members: [JSONMember<Value>]
    /// Writes all members.
    let write: @Sendable (Value, inout JSONText) -> Void

    init(_ name: String, _ summary: String, _ members: [JSONMember<Value>]) {
        self.name = name
        self.summary = summary
        self.members = members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        write = Self.inTurn(self.members.map(\.write)[...])
    }

    /// Writes one member after the other. Each function holds those that it calls: in a loop over the members each would be
    /// retained and released at every value.
    private static func inTurn(
        _ writes: ArraySlice<@Sendable (Value, inout JSONText) -> Void>
    ) -> @Sendable (Value, inout JSONText) -> Void {
        guard let first = writes.first else { return { _, _ in } }
        guard writes.count > 1 else { return first }
        let middle = writes.startIndex + writes.count / 2
        let (front, back) = (inTurn(writes[..<middle]), inTurn(writes[middle...]))
        return {
            front($0, &$1)
            back($0, &$1)
        }
    }
}

extension JSONMember {
    /// A member that is always there.
    static func member<Part>(
        _ name: String, _ summary: String, _ type: JSONType<Part>, _ part: @escaping @Sendable (Value) -> Part
    ) -> JSONMember {
        let key = JSONText.Key(name)
        let cell = type.cell.map { cell in { @Sendable (value: Value) in cell(part(value)) } }
        return JSONMember(name: name, summary: summary, schema: type.schema, isRequired: true, cell: cell) {
            value, text in
            text.begin(key)
            type.write(part(value), &text)
        }
    }

    /// A member that is left out where there is nothing to say.
    static func optional<Part>(
        _ name: String, _ summary: String, _ type: JSONType<Part>, _ part: @escaping @Sendable (Value) -> Part?
    ) -> JSONMember {
        let cell = type.cell.map { cell in { @Sendable (value: Value) in part(value).map(cell) ?? "" } }
        let key = JSONText.Key(name)
        return JSONMember(name: name, summary: summary, schema: type.schema, isRequired: false, cell: cell) {
            value, text in
            guard let part = part(value) else { return }
            text.begin(key)
            type.write(part, &text)
        }
    }

    /// A member that is the same in every document.
    static func constant(_ name: String, _ summary: String, _ text: String) -> JSONMember {
        let key = JSONText.Key(name)
        return JSONMember(name: name, summary: summary, schema: .constant(text), isRequired: true, cell: { _ in text })
        {
            _, json in
            json.begin(key)
            json.quoted(text)
        }
    }
}

extension JSONType<String> {
    static let text = JSONType(schema: .text, cell: { $0 }) { $1.quoted($0) }
    /// A text that is not empty.
    static let name = JSONType(schema: .name, cell: { $0 }) { $1.quoted($0) }

    /// One of some words.
    static func word(of words: [String]) -> JSONType { JSONType(schema: .words(words), cell: { $0 }) { $1.quoted($0) } }

    /// A text that a regular expression matches.
    static func pattern(_ pattern: String) -> JSONType {
        JSONType(schema: .pattern(pattern), cell: { $0 }) { $1.quoted($0) }
    }
}

extension JSONType<Route> {
    /// The moves of a route as a text.
    static let route = JSONType(schema: .text, cell: \.description) { route, json in
        json.quoted(upTo: route.longestDescription) { route.forEachPiece($0) }
    }
}

extension JSONType<Double> {
    static let number = JSONType(schema: .number(from: nil), cell: CSV.number) { $1.number($0) }
    /// A number from 0.
    static let amount = JSONType(schema: .number(from: 0), cell: CSV.number) { $1.number($0) }
}

extension JSONType<Int> {
    static let integer = JSONType(schema: .integer(from: nil), cell: String.init) { $1.number(Double($0)) }
    /// How many there are, from 0.
    static let count = JSONType(schema: .integer(from: 0), cell: String.init) { $1.number(Double($0)) }
    /// A number that starts at 1: a line, a column, a position, how many there are of what is there.
    static let position = JSONType(schema: .integer(from: 1), cell: String.init) { $1.number(Double($0)) }
}

extension JSONType<Bool> {
    static let flag = JSONType(schema: .flag, cell: { $0 ? "true" : "false" }) { $1.literal($0 ? "true" : "false") }
}

extension JSONType<JSONValue> {
    /// A value whose form is described by hand.
    static func value(_ schema: JSONSchema) -> JSONType { JSONType(schema: schema) { $1.append($0) } }
}

extension JSONType where Value: RawRepresentable<String> & CaseIterable & Sendable {
    /// One of the words of an enumeration.
    static var word: JSONType {
        JSONType(schema: .words(Value.allCases.map(\.rawValue)), cell: { $0.rawValue }) { $1.quoted($0.rawValue) }
    }
}

extension JSONType {
    /// An object by its description.
    static func object(_ object: JSONObject<Value>) -> JSONType {
        JSONType(schema: .reference(object.name) { object.definition }) { $1.object($0, object) }
    }

    /// The value, or null.
    var orNull: JSONType<Value?> {
        let write = write
        let cell = cell.map { cell in { @Sendable (value: Value?) in value.map(cell) ?? "" } }
        return JSONType<Value?>(schema: .nullable(schema), cell: cell) { value, text in
            if let value { write(value, &text) } else { text.literal("null") }
        }
    }

    /// A list of such values; in a cell numbers stand between dots, and texts between spaces.
    var list: JSONType<[Value]> {
        let write = write
        let separator = schema.isNumber ? "." : " "
        let cell = cell.map { cell in { @Sendable (values: [Value]) in values.map(cell).joined(separator: separator) } }
        return JSONType<[Value]>(schema: .list(schema), cell: cell) { values, text in
            text.list(values) { write($1, &$0) }
        }
    }

    /// An object with such a value for each key; the keys differ. In a cell it is `KEY=VALUE`, between spaces.
    var map: JSONType<[(String, Value)]> { map(keys: nil) }

    /// An object with such a value for each of some words of an enumeration.
    func map<Key>(by key: Key.Type) -> JSONType<[(String, Value)]>
    where Key: RawRepresentable<String> & CaseIterable {
        map(keys: key.allCases.map(\.rawValue))
    }

    private func map(keys: [String]?) -> JSONType<[(String, Value)]> {
        let write = write
        let cell = cell.map { cell in
            { @Sendable (entries: [(String, Value)]) in
                entries.sorted { $0.0 < $1.0 }.map { "\($0)=\(cell($1))" }.joined(separator: " ")
            }
        }
        return JSONType<[(String, Value)]>(schema: .map(schema, keys: keys), cell: cell) { entries, text in
            text.object { text in for (key, value) in entries { text.add(key) { write(value, &$0) } } }
        }
    }
}

extension JSONText {
    /// Writes an object by its description. O(size).
    mutating func object<Value>(_ value: Value, _ object: JSONObject<Value>) {
        sortedObject { object.write(value, &$0) }
    }
}
