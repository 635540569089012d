/// Reads the text of style sheets piece by piece: words, strings, and what parentheses hold.
///
/// Source: CSS Syntax 3, "Tokenization".
struct CSSText {
    private let bytes: Substring.UTF8View
    private var index: Substring.UTF8View.Index

    init(_ text: Substring) {
        bytes = text.utf8
        index = bytes.startIndex
    }

    /// The next byte, nil at the end.
    var peek: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

    /// What is left.
    var rest: Substring { Substring(bytes[index...]) }

    mutating func skip() { if index < bytes.endIndex { index = bytes.index(after: index) } }

    mutating func skipSpace() { while let byte = peek, Self.isSpace(byte) { skip() } }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

    /// A name; escapes are resolved. Nil where none begins.
    mutating func word() -> String? {
        var result: [UInt8] = []
        while let byte = peek {
            if byte == UInt8(ascii: "\\") {
                skip()
                guard let escaped = escape() else { break }
                result += escaped
            } else if byte >= 128 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte &- 48 < 10
                || (byte | 32) &- 97 < 26
            {
                result.append(byte)
                skip()
            } else {
                break
            }
        }
        return result.isEmpty ? nil : String(decoding: result, as: UTF8.self)
    }

    private mutating func escape() -> [UInt8]? {
        var number: UInt32 = 0
        var digits = 0
        while let byte = peek, digits < 6, let digit = Character(UnicodeScalar(byte)).hexDigitValue {
            number = number * 16 + UInt32(digit)
            digits += 1
            skip()
        }
        if digits > 0 {
            if let byte = peek, Self.isSpace(byte) { skip() }
            return UnicodeScalar(number).map { Array(String(Character($0)).utf8) } ?? []
        }
        guard let byte = peek else { return nil }
        skip()
        return [byte]
    }

    /// A string in quotes, without them; nil where it does not end.
    mutating func quoted() -> String? {
        guard let quote = peek else { return nil }
        skip()
        var result: [UInt8] = []
        while let byte = peek {
            skip()
            if byte == quote { return String(decoding: result, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") { result += escape() ?? [] } else { result.append(byte) }
        }
        return nil
    }

    /// What stands before the byte that closes what is open, which is passed; nil where it does not come. O(text).
    mutating func upTo(_ end: UInt8) -> Substring? {
        let start = index
        guard let found = Self.index(of: [end], in: bytes[index...]) else { return nil }
        index = bytes.index(after: found)
        return Substring(bytes[start..<found])
    }

    /// The first of some bytes outside strings and inner parentheses, brackets and braces. O(text).
    static func index(of wanted: [UInt8], in text: Substring.UTF8View) -> Substring.UTF8View.Index? {
        var depth = 0
        var quote: UInt8?
        var index = text.startIndex
        while index < text.endIndex {
            let byte = text[index]
            if byte == UInt8(ascii: "\\") {
                index = text.index(after: index)
                if index == text.endIndex { return nil }
            } else if let open = quote {
                if byte == open || byte == 10 { quote = nil }
            } else if depth == 0, wanted.contains(byte) {
                return index
            } else {
                switch byte {
                case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(depth - 1, 0)
                default: break
                }
            }
            index = text.index(after: index)
        }
        return nil
    }

    /// The pieces between a separator that is outside strings and parentheses. O(text).
    static func split(_ text: Substring, at separator: UInt8) -> [Substring] {
        var pieces: [Substring] = []
        var rest = text.utf8[...]
        while let end = index(of: [separator], in: rest) {
            pieces.append(Substring(rest[..<end]))
            rest = rest[rest.index(after: end)...]
        }
        return pieces + [Substring(rest)]
    }

    /// A text without its comments. O(text).
    static func withoutComments(_ text: String) -> String {
        guard text.contains("/*") || text.contains("<!--") else { return text }
        var result = ""
        var rest = text.replacing("<!--", with: " ").replacing("-->", with: " ")[...]
        while let start = rest.firstRange(of: "/*") {
            result += rest[..<start.lowerBound] + " "
            guard let end = rest[start.upperBound...].firstRange(of: "*/") else { return result }
            rest = rest[end.upperBound...]
        }
        return result + rest
    }
}
