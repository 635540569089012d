/// Text of JSON as it is written, value by value (RFC 8259); indented as Foundation's encoder does it, with sorted names.
struct JSONText {
    private var bytes: [UInt8] = []
    private let isIndented: Bool
    private var depth: Int
    /// Where the names of members stand, quotes excluded: those of the object that is being written behind those of the
    /// objects around it.
    private var names: [Range<Int>] = []

    /// Nothing yet; what comes next is so deep inside others.
    init(isIndented: Bool, depth: Int = 0) {
        self.isIndented = isIndented
        self.depth = depth
    }

    /// What was written.
    var string: String { String(decoding: bytes, as: UTF8.self) }

    /// Writes a value. O(size, and sorting the names of its objects).
    mutating func append(_ value: JSONValue) {
        switch value {
        case .null: append("null")
        case .flag(let flag): append(flag ? "true" : "false")
        case .number(let number): append(number)
        case .text(let text): appendQuoted(text)
        case .list(let list): self.list(list) { $0.append($1) }
        case .object(let object): self.object { text in for (name, value) in object { text.add(name, value) } }
        }
    }

    /// Writes a list, each value by `write`.
    mutating func list<Values: Sequence>(_ values: Values, _ write: (inout JSONText, Values.Element) -> Void) {
        open(UInt8(ascii: "["))
        for value in values {
            let line = nextLine
            appendPiece(line.count) { line.write(to: $0) }
            write(&self, value)
        }
        close(UInt8(ascii: "]"))
    }

    /// Writes an object to which `write` adds the members, of names that differ; in the end they are sorted by name.
    mutating func object(_ write: (inout JSONText) -> Void) {
        let first = names.count
        open(UInt8(ascii: "{"))
        write(&self)
        sortMembers(from: first)
        names.removeLast(names.count - first)
        close(UInt8(ascii: "}"))
    }

    /// Writes an object to which `write` adds the members in the order of their names, with `member`.
    mutating func sortedObject(_ write: (inout JSONText) -> Void) {
        open(UInt8(ascii: "{"))
        write(&self)
        close(UInt8(ascii: "}"))
    }

    /// The name of a member as it is written, with what stands behind it.
    struct Key: Sendable {
        fileprivate let indented, plain: [UInt8]

        init(_ name: String) {
            var quoted = JSONText(isIndented: false)
            quoted.quoted(name)
            plain = quoted.bytes + [UInt8(ascii: ":")]
            indented = quoted.bytes + Array(" : ".utf8)
        }
    }

    /// Begins the next member of an object whose members come in order; its value is written next.
    mutating func begin(_ key: Key) {
        let line = nextLine
        appendPiece(line.count) { line.write(to: $0) }
        bytes.append(contentsOf: isIndented ? key.indented : key.plain)
    }

    /// Adds the next member to an object whose members come in order, its value by `write`.
    mutating func member(_ name: String, _ write: (inout JSONText) -> Void) {
        appendQuoted(name, after: nextLine, before: isIndented ? " : " : ":")
        write(&self)
    }

    /// Adds a member to the object that is being written, its value by `write`.
    mutating func add(_ name: String, _ write: (inout JSONText) -> Void) {
        let line = nextLine
        let end: StaticString = isIndented ? " : " : ":"
        let start = bytes.count + line.count + 1
        appendQuoted(name, after: line, before: end)
        names.append(start..<bytes.count - end.utf8CodeUnitCount - 1)
        write(&self)
    }

    /// Adds a value.
    mutating func add(_ name: String, _ value: JSONValue) { add(name) { $0.append(value) } }

    /// Writes a text in quotes.
    mutating func quoted(_ text: String) { appendQuoted(text) }

    /// Writes a number, rounded as every figure is.
    mutating func number(_ number: Double) { append(number) }

    /// Writes true, false or null.
    mutating func literal(_ text: String) { append(text) }

    /// Writes the space before a line.
    mutating func indent() {
        let line = Line(hasComma: false, breaks: false, columns: 2 * depth)
        appendPiece(line.count) { line.write(to: $0) }
    }

    /// What stands before a value of a list, or member of an object.
    private struct Line {
        var hasComma: Bool
        var breaks: Bool
        var columns: Int

        static let none = Line(hasComma: false, breaks: false, columns: 0)

        var count: Int { (hasComma ? 1 : 0) + (breaks ? 1 : 0) + columns }

        /// Writes it at the beginning of a piece and answers its length.
        func write(to piece: UnsafeMutableBufferPointer<UInt8>) -> Int {
            if hasComma { piece[0] = UInt8(ascii: ",") }
            if breaks { piece[hasComma ? 1 : 0] = UInt8(ascii: "\n") }
            for place in count - columns..<count { piece[place] = UInt8(ascii: " ") }
            return count
        }
    }

    /// What stands before the next value or member: behind a bracket the line is begun already.
    private var nextLine: Line {
        let isFirst =
            switch bytes.last {
            case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\n"): true
            default: false
            }
        return Line(hasComma: !isFirst, breaks: isIndented && !isFirst, columns: isIndented ? 2 * depth : 0)
    }

    /// Appends at most so many bytes at once, which `write` puts at the beginning of a piece; it answers how many they are.
    private mutating func appendPiece(_ limit: Int, _ write: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: limit) { piece in
            let count = write(piece)
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: piece[..<count]))
        }
    }

    /// Begins a list or an object.
    private mutating func open(_ bracket: UInt8) {
        bytes.append(bracket)
        if isIndented { bytes.append(UInt8(ascii: "\n")) }
        depth += 1
    }

    /// Ends a list or an object.
    private mutating func close(_ bracket: UInt8) {
        depth -= 1
        if isIndented {
            bytes.append(UInt8(ascii: "\n"))
            indent()
        }
        bytes.append(bracket)
    }

    /// Sorts the members of the object that is being written by name. O(size of the object) in bytes, and the comparisons.
    ///
    /// - Parameter first: the index in `names` of the object's first member.
    private mutating func sortMembers(from first: Int) {
        let members = first..<names.count
        guard zip(members, members.dropFirst()).contains(where: { precedes($1, $0) }) else { return }
        let gap = isIndented ? 2 + 2 * depth : 1
        let start = names[first].lowerBound - 1
        let order = members.sorted(by: precedes)
        var sorted: [UInt8] = []
        sorted.reserveCapacity(bytes.count - start)
        // Through a pointer: a slice would hold the array, and the write below would copy all that was written before.
        bytes.withUnsafeBufferPointer { bytes in
            let separator = names[first + 1].lowerBound - 1 - gap..<names[first + 1].lowerBound - 1
            for index in order {
                if !sorted.isEmpty { sorted.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[separator])) }
                let end = index + 1 < names.count ? names[index + 1].lowerBound - 1 - gap : bytes.count
                sorted.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[names[index].lowerBound - 1..<end]))
            }
        }
        sorted.withUnsafeBytes { sorted in
            bytes.withUnsafeMutableBytes { $0[start...].copyBytes(from: sorted) }
        }
    }

    private func precedes(_ place: Int, _ other: Int) -> Bool {
        bytes.withUnsafeBufferPointer { $0[names[place]].lexicographicallyPrecedes($0[names[other]]) }
    }

    /// Writes a text in quotes between what stands around it; what JSON does not allow in quotes is escaped.
    private mutating func appendQuoted(
        _ text: String, after line: Line = .none, before end: StaticString = ""
    ) {
        var text = text
        text.withUTF8 { utf8 in
            // An escaped byte takes up to six.
            appendPiece(line.count + 6 * utf8.count + 2 + end.utf8CodeUnitCount) { piece in
                var count = line.write(to: piece)
                func put(_ byte: UInt8) {
                    piece[count] = byte
                    count += 1
                }
                put(UInt8(ascii: "\""))
                for byte in utf8 {
                    if byte >= 32, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
                        put(byte)
                    } else {
                        for byte in Self.escape(byte).utf8 { put(byte) }
                    }
                }
                put(UInt8(ascii: "\""))
                end.withUTF8Buffer { for byte in $0 { put(byte) } }
                return count
            }
        }
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

    private mutating func append(_ number: Double) { CostReport.append(rounded: number, to: &bytes) }

    private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
