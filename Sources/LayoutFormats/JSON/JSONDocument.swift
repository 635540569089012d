/// Reads a JSON document into the tree that XML is read into, so that its parts have lines and paths as well.
///
/// A member becomes an element of its key's name, an item of a list an element `item`; a text, number or word becomes its
/// text. The attribute `type` tells them apart: object, list, text, number, word. Source: RFC 8259.
struct JSONDocument {
    private let bytes: [UInt8]
    private let path: String
    private var next = 0
    private var line = 1
    private var lineStart = 0
    private var builder: MarkupTree.Builder

    /// The document of bytes in UTF-8. O(bytes).
    ///
    /// - Throws: it is no JSON, or deeper than XML may be; with line and column.
    static func read(_ bytes: [UInt8], path: String) throws(FormatError) -> MarkupTree {
        var document = JSONDocument(bytes, path)
        return try document.read()
    }

    /// Whether an input begins as JSON does, by its first bytes.
    static func begins(_ start: ArraySlice<UInt8>) -> Bool {
        let start = start.starts(with: [0xEF, 0xBB, 0xBF]) ? start.dropFirst(3) : start
        let first = start.drop { isSpace($0) }.first
        return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    }

    private init(_ bytes: [UInt8], _ path: String) {
        self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        self.path = path
        builder = MarkupTree.Builder(path: path)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 13 }

    private mutating func read() throws(FormatError) -> MarkupTree {
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw error("the JSON is not UTF-8; save it as UTF-8")
        }
        try value("json", depth: 0)
        skipSpace()
        guard next == bytes.count else { throw error("something follows the end of the JSON; remove it") }
        return builder.finish()
    }

    private func error(_ message: String) -> FormatError {
        let before = String(decoding: bytes[min(lineStart, next)..<min(next, bytes.count)], as: UTF8.self)
        return FormatError(path: path, line: line, column: before.count + 1, message: message)
    }

    private mutating func skipSpace() {
        while next < bytes.count, Self.isSpace(bytes[next]) {
            if bytes[next] == 10 {
                line += 1
                lineStart = next + 1
            }
            next += 1
        }
    }

    private mutating func expect(_ sign: UInt8, _ what: String) throws(FormatError) {
        skipSpace()
        guard next < bytes.count else { throw error("the JSON ends where \(what) is expected") }
        guard bytes[next] == sign else { throw error("\(what) is expected here") }
        next += 1
    }

    /// Whether the next sign is this one, which is then passed.
    private mutating func passes(_ sign: UInt8) -> Bool {
        skipSpace()
        guard next < bytes.count, bytes[next] == sign else { return false }
        next += 1
        return true
    }

    private mutating func value(_ name: String, depth: Int) throws(FormatError) {
        skipSpace()
        guard depth < XMLReader.depthLimit - 4 else { throw error("the JSON is nested too deeply") }
        guard next < bytes.count else { throw error("the JSON ends where a value is expected") }
        let column = next - lineStart + 1
        func open(_ type: String) {
            builder.open(
                XMLName(namespace: "", local: name), line: line, column: column,
                attributes: [MarkupTree.Attribute(name: XMLName(namespace: "", local: "type"), value: type)])
        }
        switch bytes[next] {
        case UInt8(ascii: "{"):
            open("object")
            next += 1
            if !passes(UInt8(ascii: "}")) {
                repeat {
                    skipSpace()
                    guard next < bytes.count, bytes[next] == UInt8(ascii: "\"") else {
                        throw error("a key in quotes is expected here")
                    }
                    let key = try text()
                    try expect(UInt8(ascii: ":"), "':'")
                    try value(key, depth: depth + 1)
                } while passes(UInt8(ascii: ","))
                try expect(UInt8(ascii: "}"), "',' or '}'")
            }
        case UInt8(ascii: "["):
            open("list")
            next += 1
            if !passes(UInt8(ascii: "]")) {
                repeat { try value("item", depth: depth + 1) } while passes(UInt8(ascii: ","))
                try expect(UInt8(ascii: "]"), "',' or ']'")
            }
        case UInt8(ascii: "\""):
            open("text")
            builder.add(text: try text(), line: line)
        default:
            let word = bytes[next...].prefix {
                $0 == 43 || $0 == 45 || $0 == 46 || $0 &- 48 < 10 || ($0 | 32) &- 97 < 26
            }
            let text = String(decoding: word, as: UTF8.self)
            let isNumber = Self.isNumber(text)
            guard isNumber || ["true", "false", "null"].contains(text) else { throw error("a value is expected here") }
            open(isNumber ? "number" : "word")
            if text != "null" { builder.add(text: text, line: line) }
            next += word.count
        }
        builder.close()
    }

    private static func isNumber(_ text: String) -> Bool {
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        guard let first = digits.utf8.first, first &- 48 < 10, !digits.hasSuffix(".") else { return false }
        if first == 48, let second = digits.utf8.dropFirst().first, second &- 48 < 10 { return false }
        return Double(text) != nil
    }

    /// A text in quotes; letters that XML cannot hold become U+FFFD.
    private mutating func text() throws(FormatError) -> String {
        next += 1
        var units: [UInt8] = []
        while true {
            guard next < bytes.count, bytes[next] >= 32 else { throw error("a text does not end in its line") }
            let byte = bytes[next]
            next += 1
            if byte == UInt8(ascii: "\"") { break }
            if byte == UInt8(ascii: "\\") { units += try escape() } else { units.append(byte) }
        }
        return HTMLTreeBuilder.writable(String(decoding: units, as: UTF8.self))
    }

    private mutating func escape() throws(FormatError) -> [UInt8] {
        guard next < bytes.count else { throw error("a text does not end in its line") }
        let sign = bytes[next]
        next += 1
        switch sign {
        case UInt8(ascii: "n"): return [10]
        case UInt8(ascii: "t"): return [9]
        case UInt8(ascii: "r"): return [13]
        case UInt8(ascii: "b"), UInt8(ascii: "f"): return [32]
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [sign]
        case UInt8(ascii: "u"):
            var units = [try unit()]
            if UTF16.isLeadSurrogate(units[0]), bytes[next...].starts(with: "\\u".utf8) {
                next += 2
                units.append(try unit())
            }
            return Array(String(decoding: units, as: UTF16.self).utf8)
        default: throw error("an escape of a text is not one of JSON")
        }
    }

    private mutating func unit() throws(FormatError) -> UInt16 {
        let digits = bytes[next...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ $0 &- 48 < 10 || ($0 | 32) &- 97 < 6 }),
            let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw error("four hexadecimal digits are expected here") }
        next += 4
        return unit
    }
}

/// What a node says that was read from JSON.
extension MarkupNode {
    /// The member of a key as one line; nil where there is none, or no text, number or word.
    func jsonText(_ key: String) -> String? {
        guard let member = child(key), ["text", "number", "word"].contains(member["type"]) else { return nil }
        let line = singleLine(member.text)
        return line.isEmpty ? nil : line
    }

    /// The member of a key as a number.
    func jsonNumber(_ key: String) -> Double? {
        child(key).flatMap { $0["type"] == "number" ? decimalNumber($0.text.utf8) : nil }
    }

    /// Whether the member of a key is true.
    func jsonFlag(_ key: String) -> Bool { child(key).map { $0["type"] == "word" && $0.text == "true" } ?? false }

    /// The items of the list of a key.
    func jsonItems(_ key: String) -> [MarkupNode] {
        child(key).map { $0["type"] == "list" ? Array($0.children) : [] } ?? []
    }
}
