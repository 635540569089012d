/// The entries of a ZIP archive with where they stand in its bytes, so that some can be exchanged or renamed and the others
/// copied as they are.
///
/// Source: PKWARE, APPNOTE.TXT 6.3, "General format of a .ZIP file".
struct ZIPEntries {
    private struct Entry {
        /// The name as the archive has it.
        var name: [UInt8]
        /// Its line of the central directory.
        var central: Range<Int>
        /// Where its header begins.
        var local: Int
        /// What stands behind its header, up to the next one or the directory.
        var content: Range<Int>
    }

    private let bytes: [UInt8]
    private var entries: [Entry] = []
    private var directory = 0..<0

    /// Nil where the bytes are no archive, or one of more than one part, of more than 4 GB, encrypted, or with entries that share
    /// bytes.
    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        // The end record is the last 22 bytes, or stands before a comment.
        var end = bytes.count - 22
        while end >= max(0, bytes.count - 65_557), number(end, 4) != 0x0605_4B50 { end -= 1 }
        guard end >= 0, number(end, 4) == 0x0605_4B50, number(end + 4, 4) == 0 else { return nil }
        let (count, size, start) = (number(end + 10, 2), number(end + 12, 4), number(end + 16, 4))
        guard start + size <= end, start != 0xFFFF_FFFF else { return nil }
        directory = start..<(start + size)
        var offset = start
        for _ in 0..<count {
            guard offset + 46 <= directory.upperBound, number(offset, 4) == 0x0201_4B50, number(offset + 8, 2) & 1 == 0
            else { return nil }
            let name = number(offset + 28, 2)
            let next = offset + 46 + name + number(offset + 30, 2) + number(offset + 32, 2)
            let local = number(offset + 42, 4)
            guard next <= directory.upperBound, local + 30 <= start, number(local, 4) == 0x0403_4B50 else { return nil }
            entries.append(
                Entry(
                    name: Array(bytes[(offset + 46)..<(offset + 46 + name)]), central: offset..<next, local: local,
                    content: local..<local))
            offset = next
        }
        var following = start
        for index in entries.indices.sorted(by: { entries[$0].local > entries[$1].local }) {
            let local = entries[index].local
            let content = local + 30 + number(local + 26, 2) + number(local + 28, 2)
            guard content <= following else { return nil }
            entries[index].content = content..<following
            following = local
        }
    }

    /// The archive with other contents and names for some entries; everything else is copied.
    ///
    /// - Parameters:
    ///   - contents: by name with "/" between folders; they are stored without compression.
    ///   - names: new names by old ones, with "/" between folders.
    func replacing(_ contents: [String: [UInt8]], renaming names: [String: String]) -> [UInt8] {
        var result: [UInt8] = []
        var starts: [Int: Int] = [:]
        let order = entries.sorted { $0.local < $1.local }
        result += bytes[..<(order.first?.local ?? directory.lowerBound)]
        for entry in order {
            starts[entry.local] = result.count
            let nameEnd = entry.local + 30 + number(entry.local + 26, 2)
            var header = Array(bytes[entry.local..<(entry.local + 30)])
            let name = renamed(entry.name, names)
            Self.set(&header, 26, 2, name.count)
            let content = contents[Self.plain(entry.name)]
            if let content { Self.store(content, in: &header, flags: 6, method: 8, sums: 14) }
            result += header + name + bytes[nameEnd..<entry.content.lowerBound]
            result += content ?? Array(bytes[entry.content])
        }
        let start = result.count
        for entry in entries {
            var line = Array(bytes[entry.central.lowerBound..<(entry.central.lowerBound + 46)])
            let name = renamed(entry.name, names)
            Self.set(&line, 28, 2, name.count)
            Self.set(&line, 42, 4, starts[entry.local] ?? 0)
            if let content = contents[Self.plain(entry.name)] {
                Self.store(content, in: &line, flags: 8, method: 10, sums: 16)
            }
            result += line + name + bytes[(entry.central.lowerBound + 46 + entry.name.count)..<entry.central.upperBound]
        }
        var tail = Array(bytes[directory.upperBound...])
        let size = result.count - start
        if let end = (0..<tail.count).first(where: { tail[$0...].starts(with: [0x50, 0x4B, 5, 6]) }) {
            Self.set(&tail, end + 12, 4, size)
            Self.set(&tail, end + 16, 4, start)
        }
        return result + tail
    }

    /// The names, with "/" between folders.
    var names: [String] { entries.map { Self.plain($0.name) } }

    private static func plain(_ name: [UInt8]) -> String {
        String(decoding: name.map { $0 == UInt8(ascii: "\\") ? UInt8(ascii: "/") : $0 }, as: UTF8.self)
    }

    /// A new name, its folders divided as in the old one.
    private func renamed(_ name: [UInt8], _ names: [String: String]) -> [UInt8] {
        guard let new = names[Self.plain(name)] else { return name }
        let isBackslash = name.contains(UInt8(ascii: "\\"))
        return new.utf8.map { isBackslash && $0 == UInt8(ascii: "/") ? UInt8(ascii: "\\") : $0 }
    }

    /// Makes a header say that a content is stored as it is, its sums in front of it.
    private static func store(_ content: [UInt8], in header: inout [UInt8], flags: Int, method: Int, sums: Int) {
        header[flags] &= 0b1111_0111
        set(&header, method, 2, 0)
        set(&header, sums, 4, Int(checksum(content)))
        set(&header, sums + 4, 4, content.count)
        set(&header, sums + 8, 4, content.count)
    }

    private func number(_ offset: Int, _ count: Int) -> Int {
        guard offset >= 0, offset + count <= bytes.count else { return 0 }
        return (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }

    private static func set(_ bytes: inout [UInt8], _ offset: Int, _ count: Int, _ value: Int) {
        for index in 0..<count { bytes[offset + index] = UInt8(truncatingIfNeeded: value >> (8 * index)) }
    }

    /// The CRC-32 of some bytes.
    static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~0 as UInt32) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
    }
}
