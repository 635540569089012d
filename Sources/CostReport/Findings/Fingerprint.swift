import ScreenFindings

/// What stays the same about a finding while lines and figures change, so that systems know it again.
enum Fingerprint {
    /// Sixteen hexadecimal digits (FNV-1a; Fowler, Noll, Vo) of path, code, screen, method and targets.
    static func text(of finding: Finding, in path: String, number: Int = 0) -> String {
        var parts = [path, finding.code, finding.screen, finding.method ?? ""] + finding.places.map(\.id)
        if number > 0 { parts.append(String(number)) }
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in parts.joined(separator: "\u{0}").utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
