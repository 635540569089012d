#if canImport(libxml2)
    import libxml2
#else
    import CLibXML2
#endif

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
    private let end: UnsafePointer<UInt8>?
    private var cursor: UnsafePointer<UInt8>?
    private var walkedLine: Int
    private var walkedColumn: Int

    init(_ context: xmlParserCtxtPtr?, lineOffset: Int) {
        guard let input = context?.pointee.input, let base = input.pointee.base, let here = input.pointee.cur else {
            (line, column, end, cursor, walkedLine, walkedColumn) = (1, 1, nil, nil, 1, 1)
            return
        }
        var newlines = 0
        var cursor = here - 1
        while cursor > base, cursor.pointee != UInt8(ascii: "<") {
            if cursor.pointee == UInt8(ascii: "\n") { newlines += 1 }
            cursor -= 1
        }
        line = Int(input.pointee.line) - newlines + lineOffset
        end = here
        if newlines == 0 {
            column = max(1, Int(input.pointee.col) - (here - cursor))
        } else {
            var lineStart = cursor
            while lineStart > base, (lineStart - 1).pointee != UInt8(ascii: "\n") { lineStart -= 1 }
            column = cursor - lineStart + 1
        }
        self.cursor = cursor
        (walkedLine, walkedColumn) = (line, column)
    }

    /// The place of an attribute's value, asked for in order; the tag's own where libxml2 had to copy the value to
    /// resolve references. Amortised O(size of the tag).
    mutating func place(of value: UnsafePointer<UInt8>) -> (line: Int, column: Int) {
        guard var cursor, let end, value >= cursor, value <= end else { return (line, column) }
        while cursor < value {
            if cursor.pointee == UInt8(ascii: "\n") {
                walkedLine += 1
                walkedColumn = 0
            }
            walkedColumn += 1
            cursor += 1
        }
        self.cursor = cursor
        return (walkedLine, walkedColumn)
    }
}

/// A small table from the addresses of a name to its number, so that a file's names are made into strings once.
struct NameCache {
    private struct Key: Hashable {
        var local: UnsafePointer<UInt8>?
        var uri: UnsafePointer<UInt8>?
    }

    private var recent = [(key: Key, number: Int32)?](repeating: nil, count: 256)
    private var all: [Key: Int32] = [:]

    mutating func number(of local: UnsafePointer<UInt8>?, _ uri: UnsafePointer<UInt8>?, new: () -> Int32) -> Int32 {
        let key = Key(local: local, uri: uri)
        let slot = (Int(bitPattern: local) >> 3 ^ Int(bitPattern: uri) >> 5) & 255
        if let entry = recent[slot], entry.key == key { return entry.number }
        let number = all[key] ?? new()
        all[key] = number
        recent[slot] = (key, number)
        return number
    }
}
