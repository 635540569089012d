/// The colours of boards' cells, as files write them.
enum CellColour {
    /// A colour as `#rrggbb`; nil for what is no colour, or lets everything through.
    ///
    /// Reads `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb(r, g, b)` and `rgba(r, g, b, a)`.
    static func hex(_ text: String) -> String? {
        let text = trimmed(text).lowercased()
        if text.hasPrefix("#") { return hex(digits: text.utf8.dropFirst().map { digit($0) }) }
        guard text.hasSuffix(")"), let open = text.firstIndex(of: "("), ["rgb", "rgba"].contains(text[..<open]) else {
            return nil
        }
        let parts = text[text.index(after: open)...].dropLast().split(separator: ",", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { decimalNumber(trimmed(String($0)).utf8) }
        guard numbers.count == parts.count, (3...4).contains(numbers.count),
            numbers.prefix(3).allSatisfy({ (0...255).contains($0) }), numbers.count == 3 || numbers[3] > 0
        else { return nil }
        return hex(bytes: numbers.prefix(3).map { Int($0.rounded()) })
    }

    private static func hex(digits: [Int?]) -> String? {
        let values = digits.compactMap(\.self)
        guard values.count == digits.count else { return nil }
        switch values.count {
        case 3: return hex(bytes: values.map { 17 * $0 })
        case 6, 8:
            let bytes = stride(from: 0, to: values.count, by: 2).map { 16 * values[$0] + values[$0 + 1] }
            return bytes.count == 4 && bytes[3] == 0 ? nil : hex(bytes: Array(bytes.prefix(3)))
        default: return nil
        }
    }

    private static func hex(bytes: [Int]) -> String {
        bytes.reduce("#") { $0 + ($1 < 16 ? "0" : "") + String($1, radix: 16) }
    }

    private static func digit(_ letter: UInt8) -> Int? {
        switch letter {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(letter - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(letter - UInt8(ascii: "a")) + 10
        default: nil
        }
    }
}
