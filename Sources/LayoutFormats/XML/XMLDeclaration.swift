/// Repairs an XML declaration that cannot be true.
///
/// Tools save what was UTF-16 again as UTF-8 and leave the declaration as it was. A declaration that can be read byte by
/// byte is not in UTF-16: the text after it is taken as UTF-8.
enum XMLDeclaration {
    /// Makes a declaration of UTF-16 in front of a text of one byte per character one of UTF-8, of the same length.
    static func repair(_ bytes: inout [UInt8], from start: Int, to end: Int) {
        var first = start
        if bytes[first..<end].starts(with: [0xEF, 0xBB, 0xBF]) { first += 3 }
        guard bytes[first..<end].starts(with: Array("<?xml".utf8)),
            let close = bytes[first..<min(end, first + 256)].firstIndex(of: UInt8(ascii: ">"))
        else { return }
        let wanted = Array("utf-16".utf8)
        for offset in first + 5..<max(close, first + 5) where offset + wanted.count < close {
            let word = bytes[offset..<offset + wanted.count].map { (65...90).contains($0) ? $0 + 32 : $0 }
            let (before, after) = (bytes[offset - 1], bytes[offset + wanted.count])
            guard word == wanted, before == after, before == UInt8(ascii: "\"") || before == UInt8(ascii: "'") else {
                continue
            }
            bytes.replaceSubrange(
                offset...offset + wanted.count, with: Array("utf-8".utf8) + [after, UInt8(ascii: " ")])
            return
        }
    }
}
