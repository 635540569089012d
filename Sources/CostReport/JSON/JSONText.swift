/// Text of JSON as it is written, value by value (RFC 8259); indented as Foundation's encoder does it, with sorted names.
struct JSONText: ~Copyable {
    private var bytes = TextBytes(capacity: 1024)
    private let isIndented: Bool
    private var depth: Int
    /// Where the names of members stand, quotes excluded: those of the object that is being written behind those of the
    /// objects around it.
    private var names: [Range<Int>] = []
    /// What takes the text piece by piece; nil where all of it is kept.
    private var take: SerialWriter.Taker?

    /// Nothing yet; what comes next is so deep inside others.
    init(isIndented: Bool, depth: Int = 0) {
        self.isIndented = isIndented
        self.depth = depth
    }

    /// Hands what a function writes on piece by piece.
    static func write(
        isIndented: Bool, depth: Int = 0, to take: SerialWriter.Taker, _ body: (inout JSONText) -> Void
    ) {
        withoutActuallyEscaping(take) { take in
            var text = JSONText(isIndented: isIndented, depth: depth)
            text.take = take
            body(&text)
            text.bytes.withBytes(take)
        }
    }

    /// What was written.
    var string: String { bytes.string }

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
            bytes.append(upTo: line.count) { line.write(to: &$0) }
            write(&self, value)
            // The members of an object around it that is to be sorted stay.
            if let take, names.isEmpty { bytes.handOnPiece(to: take) }
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
            let bytes = quoted.bytes.withBytes(Array.init)
            plain = bytes + [UInt8(ascii: ":")]
            indented = bytes + Array(" : ".utf8)
        }
    }

    /// Begins the next member of an object whose members come in order; its value is written next.
    mutating func begin(_ key: Key) {
        let line = nextLine
        (isIndented ? key.indented : key.plain).withUnsafeBufferPointer { key in
            bytes.append(upTo: line.count + key.count) {
                line.write(to: &$0)
                $0.put(key)
            }
        }
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

    /// Writes a text in quotes that a function hands on piece by piece, at most so many bytes.
    mutating func quoted(upTo limit: Int, _ pieces: ((String) -> Void) -> Void) {
        bytes.append(upTo: JSONQuotes.longest * limit + 2) { cursor in
            cursor.put(UInt8(ascii: "\""))
            var room = limit
            pieces { piece in
                piece.withBytes { utf8 in
                    room -= utf8.count
                    precondition(room >= 0, "a text is longer than was said")
                    JSONQuotes.put(utf8, isPlain: JSONQuotes.isPlain(utf8), at: &cursor)
                }
            }
            cursor.put(UInt8(ascii: "\""))
        }
    }

    /// Writes a number, rounded as every figure is.
    mutating func number(_ number: Double) { append(number) }

    /// Writes true, false or null.
    mutating func literal(_ text: String) { append(text) }

    /// Writes the space before a line.
    mutating func indent() {
        bytes.append(upTo: 2 * depth) { [depth] in $0.put(UInt8(ascii: " "), count: 2 * depth) }
    }

    /// What stands before a value of a list, or member of an object.
    private struct Line {
        var hasComma: Bool
        var breaks: Bool
        var columns: Int

        static let none = Line(hasComma: false, breaks: false, columns: 0)

        var count: Int { (hasComma ? 1 : 0) + (breaks ? 1 : 0) + columns }

        @inline(__always)
        func write(to cursor: inout TextBytes.Cursor) {
            if hasComma { cursor.put(UInt8(ascii: ",")) }
            if breaks { cursor.put(UInt8(ascii: "\n")) }
            cursor.put(UInt8(ascii: " "), count: columns)
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
        let order = members.sorted { precedes($0, $1) }
        var sorted = TextBytes(capacity: bytes.count - start)
        bytes.withBytes { bytes in
            func put(_ range: Range<Int>) {
                sorted.append(upTo: range.count) { $0.put(UnsafeBufferPointer(rebasing: bytes[range])) }
            }
            let separator = names[first + 1].lowerBound - 1 - gap..<names[first + 1].lowerBound - 1
            for index in order {
                if sorted.count > 0 { put(separator) }
                let end = index + 1 < names.count ? names[index + 1].lowerBound - 1 - gap : bytes.count
                put(names[index].lowerBound - 1..<end)
            }
        }
        bytes.withBytes(from: start) { bytes in sorted.withBytes { _ = bytes.update(fromContentsOf: $0) } }
    }

    private func precedes(_ place: Int, _ other: Int) -> Bool {
        bytes.withBytes { $0[names[place]].lexicographicallyPrecedes($0[names[other]]) }
    }

    /// Writes a text in quotes between what stands around it; what JSON does not allow in quotes is escaped.
    private mutating func appendQuoted(
        _ text: String, after line: Line = .none, before end: StaticString = ""
    ) {
        text.withBytes { utf8 in
            let isPlain = JSONQuotes.isPlain(utf8)
            let limit = line.count + (isPlain ? 1 : JSONQuotes.longest) * utf8.count + 2 + end.utf8CodeUnitCount
            bytes.append(upTo: limit) { cursor in
                line.write(to: &cursor)
                cursor.put(UInt8(ascii: "\""))
                JSONQuotes.put(utf8, isPlain: isPlain, at: &cursor)
                cursor.put(UInt8(ascii: "\""))
                end.withUTF8Buffer { cursor.put($0) }
            }
        }
    }

    private mutating func append(_ number: Double) { CostReport.append(rounded: number, to: &bytes) }

    private mutating func append(_ text: String) { bytes.append(text) }
}
