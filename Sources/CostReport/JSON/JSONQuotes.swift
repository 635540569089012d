/// What stands between the quotes of a JSON text (RFC 8259, section 7).
enum JSONQuotes {
    /// Whether a text stands in quotes as it is; eight bytes are looked at in one step. O(bytes).
    @inline(__always)
    static func isPlain(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
        guard utf8.count >= 8 else { return utf8.allSatisfy { !isEscaped($0) && $0 != leadOfControls } }
        let bytes = UnsafeRawBufferPointer(utf8)
        var place = 0
        while place < bytes.count {
            // The last eight overlap those before them.
            let eight = bytes.loadUnaligned(fromByteOffset: min(place, bytes.count - 8), as: UInt64.self)
            guard isPlain(eight) else { return false }
            place += 8
        }
        return true
    }

    /// Whether none of eight bytes has to be escaped or may have to be.
    @inline(__always)
    private static func isPlain(_ eight: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let tops = 0x80 * ones
        /// Sets the top bit of some byte where one of the eight is smaller, as the subtraction then borrows.
        func smaller(_ eight: UInt64, than limit: UInt64) -> UInt64 { (eight &- limit * ones) & ~eight & tops }
        func equal(_ byte: UInt8) -> UInt64 { smaller(eight ^ UInt64(byte) * ones, than: 1) }
        return smaller(eight, than: 32) | equal(UInt8(ascii: "\"")) | equal(UInt8(ascii: "\\")) | equal(leadOfControls)
            == 0
    }

    /// How many bytes a byte takes at most where it is escaped.
    static let longest = 6

    /// Writes a part of a text, which is plain or else escaped where JSON does not allow it in quotes.
    @inline(__always)
    static func put(_ utf8: UnsafeBufferPointer<UInt8>, isPlain: Bool, at cursor: inout TextBytes.Cursor) {
        if isPlain { cursor.put(utf8) } else { putEscaped(utf8, at: &cursor) }
    }

    private static func putEscaped(_ utf8: UnsafeBufferPointer<UInt8>, at cursor: inout TextBytes.Cursor) {
        var place = 0
        while place < utf8.count {
            let byte = utf8[place]
            // The second byte of such a control is its number.
            let isControl = byte == leadOfControls && utf8[place + 1] < 0xA0
            if isControl { place += 1 }
            if isControl || isEscaped(byte) {
                for byte in escape(utf8[place]).utf8 { cursor.put(byte) }
            } else {
                cursor.put(byte)
            }
            place += 1
        }
    }

    /// The first byte of the controls from 0x80 to 0x9F, which steer terminals, and of some letters.
    private static let leadOfControls: UInt8 = 0xC2

    /// Whether JSON does not allow a byte in quotes.
    @inline(__always)
    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte < 32 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private static func escape(_ byte: UInt8) -> String {
        switch byte {
        case UInt8(ascii: "\""): "\\\""
        case UInt8(ascii: "\\"): "\\\\"
        case 8: "\\b"
        case 9: "\\t"
        case 10: "\\n"
        case 12: "\\f"
        case 13: "\\r"
        default: "\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
    }
}
