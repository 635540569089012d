/// The name of an element or attribute with its namespace.
public struct XMLName: Hashable, Sendable {
    /// The namespace's address, empty where there is none.
    public var namespace: String
    /// The name without prefix.
    public var local: String
}

/// What a reader has come to.
public enum XMLEvent: Sendable {
    /// The start of an element; name, attributes and place are the reader's.
    case start
    /// The end of an element.
    case end
    /// Text between tags, never only white space.
    case text
    /// The end of the document.
    case endOfDocument
}

/// Parsed events that wait to be read, their text in one run of bytes.
struct XMLEventBuffer {
    struct Event {
        var kind: XMLEvent
        var name: Int32 = 0
        var line: Int32 = 0
        var column: Int32 = 0
        /// The attributes of a start, or the bytes of a text.
        var range: Range<Int> = 0..<0
    }

    struct Attribute {
        var name: Int32
        var line: Int32
        var column: Int32
        var value: Range<Int>
    }

    var events: ContiguousArray<Event> = []
    var attributes: ContiguousArray<Attribute> = []
    var bytes: ContiguousArray<UInt8> = []

    /// Forgets everything, keeping the memory.
    mutating func removeAll() {
        events.removeAll(keepingCapacity: true)
        attributes.removeAll(keepingCapacity: true)
        bytes.removeAll(keepingCapacity: true)
    }

    func string(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}

/// The finite number that decimal text stands for, without leading plus, hexadecimal or names; nil otherwise.
///
/// The grammar is `-?digits(.digits)?([eE][+-]?digits)?`, as the RELAX NG schema states it. Exact: numbers of up to 15
/// digits are scaled by an exact power of ten, longer ones go through the standard library.
func decimalNumber(_ bytes: some Collection<UInt8>) -> Double? {
    var rest = bytes[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest = rest.dropFirst() }
    var digits = 0
    var mantissa: UInt64 = 0
    var scale = 0
    func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }

    guard let first = rest.first, isDigit(first) else { return nil }
    while let byte = rest.first, isDigit(byte) {
        if digits < 18 { mantissa = mantissa &* 10 &+ UInt64(byte &- 48) }
        digits += 1
        rest = rest.dropFirst()
    }
    if rest.first == UInt8(ascii: ".") {
        rest = rest.dropFirst()
        guard let first = rest.first, isDigit(first) else { return nil }
        while let byte = rest.first, isDigit(byte) {
            if digits < 18 { mantissa = mantissa &* 10 &+ UInt64(byte &- 48) }
            digits += 1
            scale += 1
            rest = rest.dropFirst()
        }
    }
    var hasExponent = false
    if let byte = rest.first, byte | 32 == UInt8(ascii: "e") {
        hasExponent = true
        rest = rest.dropFirst()
        if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest = rest.dropFirst() }
        guard let first = rest.first, isDigit(first) else { return nil }
        while let byte = rest.first, isDigit(byte) { rest = rest.dropFirst() }
    }
    guard rest.isEmpty else { return nil }
    if !hasExponent, digits <= 15, scale <= 22 {
        let value = Double(mantissa) / exactPowersOfTen[scale]
        return isNegative ? -value : value
    }
    guard let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else { return nil }
    return value
}

/// 10^0 to 10^22, each exact in binary floating point.
private let exactPowersOfTen: [Double] = {
    var powers = [1.0]
    for _ in 0..<22 { powers.append(powers.last! * 10) }
    return powers
}()
