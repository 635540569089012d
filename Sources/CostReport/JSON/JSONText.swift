/// Text of JSON as it is written, value by value (RFC 8259); indented as Foundation's encoder does it, with sorted keys.
struct JSONText {
    /// What ends a line with a comma and indents the next one by up to 64 columns.
    private static let nextLine = Array(",\n".utf8) + [UInt8](repeating: UInt8(ascii: " "), count: 64)
    private var bytes: [UInt8] = []
    private let isIndented: Bool
    private var depth: Int

    /// Nothing yet; what comes next is so deep inside others.
    init(isIndented: Bool, depth: Int = 0) {
        self.isIndented = isIndented
        self.depth = depth
    }

    /// What was written.
    var string: String { String(decoding: bytes, as: UTF8.self) }

    /// Writes a value. O(size, and sorting the keys of its objects).
    mutating func append(_ value: JSONValue) {
        switch value {
        case .null: append("null")
        case .flag(let flag): append(flag ? "true" : "false")
        case .number(let number): append(writtenText(number))
        case .text(let text): append(quoted: text)
        case .list(let list):
            open(UInt8(ascii: "["))
            for (place, value) in list.enumerated() {
                next(isFirst: place == 0)
                append(value)
            }
            close(UInt8(ascii: "]"))
        case .object(let object):
            open(UInt8(ascii: "{"))
            for (place, member) in object.sorted.enumerated() {
                next(isFirst: place == 0)
                append(key: member.key)
                append(member.value)
            }
            close(UInt8(ascii: "}"))
        }
    }

    /// Writes the name of a member.
    mutating func append(key: String) {
        append(quoted: key, end: isIndented ? "\" : " : "\":")
    }

    /// Begins a list or an object.
    private mutating func open(_ bracket: UInt8) {
        bytes.append(bracket)
        if isIndented { bytes.append(UInt8(ascii: "\n")) }
        depth += 1
    }

    /// Begins the next value of a list, or member of an object.
    mutating func next(isFirst: Bool) {
        guard isIndented else {
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            return
        }
        startLine(from: isFirst ? 2 : 0)
    }

    /// Ends a list or an object.
    private mutating func close(_ bracket: UInt8) {
        depth -= 1
        if isIndented {
            bytes.append(UInt8(ascii: "\n"))
            indent()
        }
        bytes.append(bracket)
    }

    /// Writes the space before a line.
    mutating func indent() { startLine(from: 2) }

    private mutating func startLine(from start: Int) {
        bytes.append(contentsOf: Self.nextLine[start..<2 + 2 * min(depth, 32)])
        for _ in 0..<2 * max(depth - 32, 0) { bytes.append(UInt8(ascii: " ")) }
    }

    /// Writes a text in quotes; what JSON does not allow in them is escaped.
    private mutating func append(quoted text: String, end: StaticString = "\"") {
        var text = text
        bytes.append(UInt8(ascii: "\""))
        text.withUTF8 { utf8 in
            if utf8.contains(where: { $0 < 32 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
                for byte in utf8 { append(escaped: byte) }
            } else {
                bytes.append(contentsOf: utf8)
            }
        }
        end.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    private mutating func append(escaped byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): append("\\\"")
        case UInt8(ascii: "\\"): append("\\\\")
        case 8: append("\\b")
        case 9: append("\\t")
        case 10: append("\\n")
        case 12: append("\\f")
        case 13: append("\\r")
        case ..<32: append("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
        default: bytes.append(byte)
        }
    }

    private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
