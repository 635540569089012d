/// Text of JSON as it is written, value by value (RFC 8259); indented as Foundation's encoder does it, with sorted names.
struct JSONText {
    /// What ends a line with a comma and indents the next one by up to 64 columns.
    private static let nextLine: StaticString =
        ",\n                                                                "
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
        case .number(let number): append(writtenText(number))
        case .text(let text): append(quoted: text)
        case .list(let list): self.list(list) { $0.append($1) }
        case .object(let object): self.object { text in for (name, value) in object { text.add(name, value) } }
        }
    }

    /// Writes a list, each value by `write`.
    mutating func list<Values: Sequence>(_ values: Values, _ write: (inout JSONText, Values.Element) -> Void) {
        open(UInt8(ascii: "["))
        for value in values {
            next()
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

    /// Adds a member to the object that is being written, its value by `write`.
    mutating func add(_ name: String, _ write: (inout JSONText) -> Void) {
        next()
        let start = bytes.count + 1
        append(quoted: name)
        names.append(start..<bytes.count - 1)
        append(isIndented ? " : " : ":")
        write(&self)
    }

    /// Adds an object to which `write` adds the members.
    mutating func addObject(_ name: String, _ write: (inout JSONText) -> Void) { add(name) { $0.object(write) } }

    /// Adds a list, each value by `write`.
    mutating func addList<Values: Sequence>(
        _ name: String, _ values: Values, _ write: (inout JSONText, Values.Element) -> Void
    ) {
        add(name) { $0.list(values, write) }
    }

    /// Adds a value.
    mutating func add(_ name: String, _ value: JSONValue) { add(name) { $0.append(value) } }

    /// Adds a text, or null.
    mutating func add(_ name: String, text: String?) {
        add(name) { if let text { $0.append(quoted: text) } else { $0.append("null") } }
    }

    /// Adds a number, or null.
    mutating func add(_ name: String, number: Double?) { add(name) { $0.append(number.map(writtenText) ?? "null") } }

    /// Adds a whole number, or null.
    mutating func add(_ name: String, number: Int?) { add(name, number: number.map(Double.init)) }

    /// Adds a list of texts.
    mutating func add(_ name: String, texts: [String]) { addList(name, texts) { $0.append(quoted: $1) } }

    /// Writes the space before a line.
    mutating func indent() { startLine(from: 2) }

    /// Begins the next value of a list, or member of an object.
    private mutating func next() {
        let isFirst =
            switch bytes.last {
            case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\n"): true
            default: false
            }
        if isIndented {
            startLine(from: isFirst ? 2 : 0)
        } else if !isFirst {
            bytes.append(UInt8(ascii: ","))
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

    private mutating func startLine(from start: Int) {
        Self.nextLine.withUTF8Buffer {
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[start..<2 + 2 * min(depth, 32)]))
        }
        for _ in 0..<2 * max(depth - 32, 0) { bytes.append(UInt8(ascii: " ")) }
    }

    /// Puts the members of the object that is being written in order, whose names begin at that place.
    private mutating func sortMembers(from first: Int) {
        let places = first..<names.count
        guard zip(places, places.dropFirst()).contains(where: { precedes($1, $0) }) else { return }
        let gap = isIndented ? 2 + 2 * depth : 1
        let start = names[first].lowerBound - 1
        var sorted: [UInt8] = []
        sorted.reserveCapacity(bytes.count - start)
        let separator = bytes[names[first + 1].lowerBound - 1 - gap..<names[first + 1].lowerBound - 1]
        for place in places.sorted(by: precedes) {
            if !sorted.isEmpty { sorted += separator }
            let end = place + 1 < names.count ? names[place + 1].lowerBound - 1 - gap : bytes.count
            sorted += bytes[names[place].lowerBound - 1..<end]
        }
        // In its place: an array of another size would be a copy of all that was written.
        sorted.withUnsafeBytes { sorted in
            bytes.withUnsafeMutableBytes { $0[start...].copyBytes(from: sorted) }
        }
    }

    private func precedes(_ place: Int, _ other: Int) -> Bool {
        bytes[names[place]].lexicographicallyPrecedes(bytes[names[other]])
    }

    /// Writes a text in quotes; what JSON does not allow in them is escaped.
    private mutating func append(quoted text: String) {
        var text = text
        bytes.append(UInt8(ascii: "\""))
        text.withUTF8 { utf8 in
            if utf8.contains(where: { $0 < 32 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
                for byte in utf8 { append(escaped: byte) }
            } else {
                bytes.append(contentsOf: utf8)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func append(escaped byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): append("\\\"")
        case UInt8(ascii: "\\"): append("\\\\")
        case 8: append("\\b")
        case 9: append("\\t")
        case 10: append("\\n")
        case 12: append("\\f")
        case 13: append("\\r")
        case ..<32: append("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
        default: bytes.append(byte)
        }
    }

    private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
