#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension JSON {
    /// What is decoded to have Foundation check a document, without an error for each value that is of another type.
    private struct Anything: Decodable {
        init(from decoder: any Decoder) throws {}
    }

    /// Parses a document.
    ///
    /// - Throws: `DecodingError` where Foundation finds that it is no JSON.
    public static func parse(_ text: String) throws -> JSON {
        let data = Data(text.utf8)
        _ = try JSONDecoder().decode(Anything.self, from: data)
        var parser = JSONParser(bytes: Array(data))
        return parser.value()
    }
}

/// Reads JSON that is known to be valid.
private struct JSONParser {
    let bytes: [UInt8]
    var next = 0

    mutating func value() -> JSON {
        skipSpace()
        switch bytes[next] {
        case UInt8(ascii: "{"): return object()
        case UInt8(ascii: "["): return list()
        case UInt8(ascii: "\""): return .text(string())
        case UInt8(ascii: "n"): return word("null", .null)
        case UInt8(ascii: "t"): return word("true", .flag(true))
        case UInt8(ascii: "f"): return word("false", .flag(false))
        default: return number()
        }
    }

    private mutating func skipSpace() {
        while bytes[next] <= 0x20 { next += 1 }
    }

    /// Whether the next byte is this one, which is then gone.
    private mutating func skips(_ byte: Unicode.Scalar) -> Bool {
        skipSpace()
        guard bytes[next] == UInt8(ascii: byte) else { return false }
        next += 1
        return true
    }

    private mutating func word(_ text: String, _ value: JSON) -> JSON {
        next += text.utf8.count
        return value
    }

    private mutating func number() -> JSON {
        let start = next
        while next < bytes.count,
            bytes[next] == 0x2B || bytes[next] == 0x2D || bytes[next] == 0x2E
                || (0x30...0x39).contains(bytes[next]) || bytes[next] | 0x20 == UInt8(ascii: "e")
        {
            next += 1
        }
        return .number(Double(String(decoding: bytes[start..<next], as: UTF8.self))!)
    }

    private mutating func list() -> JSON {
        next += 1
        var list: [JSON] = []
        while !skips("]") {
            list.append(value())
            _ = skips(",")
        }
        return .list(list)
    }

    private mutating func object() -> JSON {
        next += 1
        var object: [String: JSON] = [:]
        while !skips("}") {
            let key = string()
            _ = skips(":")
            object[key] = value()
            _ = skips(",")
        }
        return .object(object)
    }

    private mutating func string() -> String {
        next += 1
        var units: [UInt8] = []
        while bytes[next] != UInt8(ascii: "\"") {
            if bytes[next] == UInt8(ascii: "\\") { units += escape() } else { units.append(take()) }
        }
        next += 1
        return String(decoding: units, as: UTF8.self)
    }

    private mutating func take() -> UInt8 {
        next += 1
        return bytes[next - 1]
    }

    /// The bytes that an escape stands for; two of them may make one letter.
    private mutating func escape() -> [UInt8] {
        next += 1
        switch take() {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "u"):
            var units = [unit()]
            while UTF16.isLeadSurrogate(units.last!), bytes[next...].starts(with: "\\u".utf8) {
                next += 2
                units.append(unit())
            }
            return Array(String(decoding: units, as: UTF16.self).utf8)
        case let letter: return [letter]
        }
    }

    /// The number of four hexadecimal digits.
    private mutating func unit() -> UInt16 {
        next += 4
        return UInt16(String(decoding: bytes[next - 4..<next], as: UTF8.self), radix: 16)!
    }
}
