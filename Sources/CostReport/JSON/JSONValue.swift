#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A JSON value; numbers are rounded as every written figure is.
enum JSONValue: Codable, Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral
{
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])

    init(stringLiteral value: String) { self = .text(value) }
    init(integerLiteral value: Int) { self = .number(Double(value)) }
    init(nilLiteral: ()) { self = .null }
    init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
    init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
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
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .flag(let flag): try container.encode(flag)
        case .number(let number):
            let number = written(number)
            // Whole numbers are written without a fraction on every platform.
            if let whole = Int(exactly: number) { try container.encode(whole) } else { try container.encode(number) }
        case .text(let text): try container.encode(text)
        case .list(let list): try container.encode(list)
        case .object(let object): try container.encode(object)
        }
    }

    /// The value as text with sorted keys, indented or in one line, ending with a line feed.
    func text(indented: Bool) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting =
            indented ? [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes] : [.sortedKeys, .withoutEscapingSlashes]
        // Strings, finite numbers, lists and objects of them can always be encoded.
        guard let data = try? encoder.encode(self) else { preconditionFailure("a JSON value cannot be encoded") }
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
