#if canImport(libxml2)
    import libxml2
#else
    import CLibXML2
#endif

/// What libxml2 prints on standard error by itself: errors of its decoders, which come to no handler of a parser.
enum XMLConsole {
    /// Called with a text and what fills it, which stays unread: C passes such arguments behind the others.
    private static let ignored: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Void = { _, _ in }

    /// Keeps the library silent on this thread. O(1).
    static func silence() {
        xmlSetStructuredErrorFunc(nil) { _, _ in }
        xmlSetGenericErrorFunc(nil, unsafeBitCast(ignored, to: xmlGenericErrorFunc.self))
    }
}

/// What stands before and on the root besides its name and attributes.
struct XMLProlog {
    /// The addresses of the namespaces that the root declares.
    private(set) var namespaces: [String] = []
    /// The targets of the processing instructions before the root, the first 64.
    private(set) var instructions: [String] = []

    mutating func take(_ declared: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, count: Int) {
        guard let declared else { return }
        // Two pointers each: prefix and address.
        for index in 0..<count {
            if let address = declared[index * 2 + 1] { namespaces.append(String(cString: address)) }
        }
    }

    mutating func take(instruction: UnsafePointer<UInt8>?) {
        if let instruction, instructions.count < 64 { instructions.append(String(cString: instruction)) }
    }
}

/// Where the tag that is being parsed starts, found by looking back for its "<", which no attribute value can hold.
struct TagPlace {
    let line: Int
    let column: Int
    /// The tag as it stands in the input, in UTF-8, up to where the parser is.
    let bytes: UnsafeBufferPointer<UInt8>

    init(_ context: xmlParserCtxtPtr?, lineOffset: Int) {
        guard let input = context?.pointee.input, let base = input.pointee.base, let here = input.pointee.cur else {
            (line, column, bytes) = (1, 1, UnsafeBufferPointer(start: nil, count: 0))
            return
        }
        var newlines = 0
        var cursor = here - 1
        while cursor > base, cursor.pointee != UInt8(ascii: "<") {
            if cursor.pointee == UInt8(ascii: "\n") { newlines += 1 }
            cursor -= 1
        }
        line = Int(input.pointee.line) - newlines + lineOffset
        bytes = UnsafeBufferPointer(start: cursor, count: here - cursor)
        if newlines == 0 {
            column = max(1, Int(input.pointee.col) - (here - cursor))
        } else {
            var lineStart = cursor
            while lineStart > base, (lineStart - 1).pointee != UInt8(ascii: "\n") { lineStart -= 1 }
            column = cursor - lineStart + 1
        }
    }

    /// Where an address lies in the tag; nil where it lies elsewhere.
    func offset(of address: UnsafePointer<UInt8>) -> Int? {
        guard let start = bytes.baseAddress, address >= start, address < start + bytes.count else { return nil }
        return address - start
    }
}

/// A table from the addresses of a name to its number, so that a file's names are made into strings once.
struct NameCache {
    private struct Key: Hashable {
        var local: UnsafePointer<UInt8>?
        var uri: UnsafePointer<UInt8>?
    }

    private struct Entry {
        var key = Key()
        var number: Int32 = -1
    }

    /// The last name of each of 512 slots.
    private var recent = ContiguousArray(repeating: Entry(), count: 512)
    private var all: [Key: Int32] = [:]

    mutating func number(of local: UnsafePointer<UInt8>?, _ uri: UnsafePointer<UInt8>?, new: () -> Int32) -> Int32 {
        let key = Key(local: local, uri: uri)
        // Fibonacci hashing: names lie side by side in libxml2's memory, so that their low bits are much the same.
        let address = UInt64(UInt(bitPattern: local) ^ UInt(bitPattern: uri) << 1)
        let slot = Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 55)
        let entry = recent[slot]
        if entry.number >= 0, entry.key.local == local, entry.key.uri == uri { return entry.number }
        let number = all[key] ?? new()
        all[key] = number
        recent[slot] = Entry(key: key, number: number)
        return number
    }
}
