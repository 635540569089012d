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
        var value: Range<Int>
        /// Where its tag begins, if the value stands inside the tag's own bytes; -1 where it was copied to resolve references.
        var tag: Int
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

    /// Where the value of an attribute stands; where its tag does, if it was copied. O(size of the tag).
    func location(of attribute: Attribute, in tag: Event) -> (line: Int, column: Int) {
        let (line, column) = (Int(tag.line), Int(tag.column))
        guard attribute.tag >= 0 else { return (line, column) }
        let before = bytes[attribute.tag..<attribute.value.lowerBound]
        guard let last = before.lastIndex(of: UInt8(ascii: "\n")) else { return (line, column + before.count) }
        return (line + before.count { $0 == UInt8(ascii: "\n") }, attribute.value.lowerBound - last)
    }

    func string(_ range: Range<Int>) -> String {
        bytes.withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
    }
}

/// The value of an attribute in UTF-8.
extension Span<UInt8> {
    /// The value as text.
    var text: String { withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) } }

    /// The index of the word that is the value; nil for none. O(words).
    func index(in words: [[UInt8]]) -> Int? {
        withUnsafeBufferPointer { bytes in
            for index in words.indices where words[index].count == bytes.count {
                if words[index].elementsEqual(bytes) { return index }
            }
            return nil
        }
    }

    /// The finite decimal number that the value stands for, without the white space around it; nil for other texts.
    var decimalNumber: Double? {
        withUnsafeBufferPointer { all in
            if let number = plainNumber(all) { return number }
            var bytes = all[...]
            while bytes.first == 32 { bytes = bytes.dropFirst() }
            while bytes.last == 32 { bytes = bytes.dropLast() }
            return LayoutFormats.decimalNumber(bytes)
        }
    }
}

/// What `decimalNumber` answers for digits with at most one point among them, 15 at most; nil for any other text.
private func plainNumber(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    guard bytes.count <= 16 else { return nil }
    var mantissa = 0
    var digits = 0
    var point = -1
    for byte in bytes {
        let digit = byte &- 48
        if digit < 10 {
            mantissa = mantissa &* 10 &+ Int(digit)
            digits += 1
        } else if byte == UInt8(ascii: "."), point < 0, digits > 0 {
            point = digits
        } else {
            return nil
        }
    }
    guard digits > 0, digits <= 15, point < digits else { return nil }
    return point < 0 ? Double(mantissa) : Double(mantissa) / exactPowersOfTen[digits - point]
}

/// The finite number that decimal text stands for, without leading plus, hexadecimal or names; nil otherwise.
///
/// The grammar is `-?digits(.digits)?([eE][+-]?digits)?`, as the RELAX NG schema states it. Exact: numbers of up to 15
/// digits are scaled by an exact power of ten, longer ones go through the standard library.
func decimalNumber(_ bytes: some Collection<UInt8>) -> Double? {
    bytes.withContiguousStorageIfAvailable { decimalNumber(of: $0[...]) } ?? decimalNumber(of: Array(bytes)[...])
}

private func decimalNumber(of bytes: some RandomAccessCollection<UInt8>) -> Double? {
    var index = bytes.startIndex
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.formIndex(after: &index) }
    var digits = 0
    var mantissa: UInt64 = 0
    func next() -> UInt8? { index < bytes.endIndex ? bytes[index] : nil }
    /// Goes over digits; false where there is none.
    func passDigits(_ take: (UInt8) -> Void = { _ in }) -> Bool {
        let start = index
        while let byte = next(), byte &- 48 < 10 {
            take(byte &- 48)
            bytes.formIndex(after: &index)
        }
        return index > start
    }
    func takeDigit(_ digit: UInt8) {
        if digits < 18 { mantissa = mantissa &* 10 &+ UInt64(digit) }
        digits += 1
    }

    guard passDigits(takeDigit) else { return nil }
    let whole = digits
    if next() == UInt8(ascii: ".") {
        bytes.formIndex(after: &index)
        guard passDigits(takeDigit) else { return nil }
    }
    let scale = digits - whole
    var hasExponent = false
    if let byte = next(), byte | 32 == UInt8(ascii: "e") {
        hasExponent = true
        bytes.formIndex(after: &index)
        if let sign = next(), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { bytes.formIndex(after: &index) }
        guard passDigits() else { return nil }
    }
    guard index == bytes.endIndex else { return nil }
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
