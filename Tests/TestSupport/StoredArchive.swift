/// ZIP archives without compression, written by hand: headers, names and bytes.
public enum StoredArchive {
    /// The archive of some files, by name.
    public static func bytes(_ files: [(String, String)]) -> [UInt8] { bytes(files.map { ($0, Array($1.utf8)) }) }

    /// The archive of some files, by name.
    public static func bytes(_ files: [(String, [UInt8])]) -> [UInt8] {
        var bytes: [UInt8] = []
        var directory: [UInt8] = []
        func little(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 255) } }
        for (name, content) in files {
            var check: UInt32 = .max
            for byte in content {
                check ^= UInt32(byte)
                for _ in 0..<8 { check = check & 1 == 1 ? check >> 1 ^ 0xEDB8_8320 : check >> 1 }
            }
            let sizes = little(Int(~check), 4) + little(content.count, 4) + little(content.count, 4)
            let about = little(20, 2) + little(0, 8) + sizes + little(name.utf8.count, 2) + little(0, 2)
            directory += [0x50, 0x4B, 1, 2] + little(20, 2) + about + little(0, 10) + little(bytes.count, 4)
            directory += Array(name.utf8)
            bytes += [0x50, 0x4B, 3, 4] + about + Array(name.utf8) + content
        }
        let start = bytes.count
        bytes += directory + [0x50, 0x4B, 5, 6] + little(0, 4) + little(files.count, 2) + little(files.count, 2)
        bytes += little(directory.count, 4) + little(start, 4) + little(0, 2)
        return bytes
    }
}
