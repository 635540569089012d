/// A JSON value; numbers are rounded as every written figure is.
enum JSONValue: Decodable, Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral
{
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([JSONValue])
    case object(JSONMembers)

    init(stringLiteral value: String) { self = .text(value) }
    init(integerLiteral value: Int) { self = .number(Double(value)) }
    init(nilLiteral: ()) { self = .null }
    init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
    init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(JSONMembers(elements))
    }

    /// A text, or null.
    init(_ text: String?) { self = text.map(JSONValue.text) ?? .null }
    /// A number, or null.
    init(_ number: Double?) { self = number.map(JSONValue.number) ?? .null }
    /// A whole number, or null.
    init(_ number: Int?) { self = number.map { .number(Double($0)) } ?? .null }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([JSONValue].self) {
            self = .list(list)
        } else {
            self = .object(JSONMembers(try container.decode([String: JSONValue].self).map { ($0, $1) }))
        }
    }

    /// The value as text with sorted keys, indented or in one line, ending with a line feed.
    func text(indented: Bool) -> String {
        var text = JSONText(isIndented: indented)
        text.append(self)
        return text.string + "\n"
    }
}
