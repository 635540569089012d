import LayoutModel

/// The elements of an XML text with where they stand in its bytes, so that some bytes can be exchanged and all others stay.
struct OriginalText {
    /// One element.
    struct Tag {
        /// Its path, as `Screen.source(of:)` has it.
        var path: String
        /// Its name without a prefix.
        var name: String
        /// From its start to the end of its start tag, and to its own end.
        var tag, whole: Range<Int>
        /// Where the name ends in the start tag.
        var nameEnd: Int
        /// Each attribute with where it begins, the white space before it included, and where its value stands.
        var attributes: [(name: String, whole: Range<Int>, value: Range<Int>)]
    }

    /// Bytes that take the place of others.
    struct Edit {
        var range: Range<Int>
        var bytes: [UInt8]
    }

    let bytes: [UInt8]
    /// In the order in which they begin.
    private(set) var tags: [Tag] = []
    private var numbers: [String: Int] = [:]

    /// Finds the elements of a text that an XML reader has read before. O(bytes).
    ///
    /// - Throws: the text is no UTF-8, or elements do not nest.
    init(_ bytes: [UInt8], path: String) throws(FormatError) {
        self.bytes = bytes
        guard String(validating: bytes, as: UTF8.self) != nil, !bytes.prefix(4).contains(0) else {
            throw FormatError(path: path, message: "only files in UTF-8 are written back; save it as UTF-8")
        }
        var open: [Int] = []
        var counts: [[String: Int]] = [[:]]
        var offset = 0
        func starts(_ text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }
        while offset < bytes.count {
            guard bytes[offset] == UInt8(ascii: "<") else {
                offset += 1
                continue
            }
            if let end = Self.endOfComment(bytes, offset) {
                offset = end
            } else if starts("<![CDATA[") {
                offset = Self.end(of: "]]>", in: bytes, from: offset)
            } else if starts("<!") {
                offset = Self.endOfDeclaration(bytes, offset)
            } else if starts("</") {
                let end = Self.end(of: ">", in: bytes, from: offset)
                guard let last = open.popLast() else { break }
                tags[last].whole = tags[last].whole.lowerBound..<end
                counts.removeLast()
                offset = end
            } else {
                var tag = Self.tag(bytes, offset)
                counts[counts.count - 1][tag.name, default: 0] += 1
                let place = counts[counts.count - 1][tag.name]!
                tag.path = open.isEmpty ? "/\(tag.name)" : "\(tags[open.last!].path)/\(tag.name)[\(place)]"
                numbers[tag.path] = tags.count
                tags.append(tag)
                offset = tag.tag.upperBound
                if bytes[max(0, offset - 2)] != UInt8(ascii: "/") {
                    open.append(tags.count - 1)
                    counts.append([:])
                }
            }
        }
        guard open.isEmpty else { throw FormatError(path: path, message: "its elements do not nest; repair it") }
    }

    /// The element of a path; nil where there is none.
    func tag(at path: String) -> Tag? { numbers[path].map { tags[$0] } }

    /// The text of an attribute as the file writes it; nil where it is absent.
    func raw(_ name: String, of tag: Tag) -> [UInt8]? {
        tag.attributes.first { $0.name == name }.map { Array(bytes[$0.value]) }
    }

    /// An attribute as text; nil where it is absent.
    func value(_ name: String, of tag: Tag) -> String? {
        raw(name, of: tag).map { String(decoding: $0, as: UTF8.self) }
    }

    /// What gives an attribute of an element another value as the file writes it, or takes it away.
    ///
    /// - Parameter before: the attributes behind which a new one stands, the last that is there.
    func edit(_ name: String, of tag: Tag, to raw: [UInt8]?, behind before: [String]) -> Edit? {
        let own = tag.attributes.first { $0.name == name }
        switch (own, raw) {
        case (nil, nil): return nil
        case (let own?, nil): return Edit(range: own.whole, bytes: [])
        case (let own?, let raw?): return Array(bytes[own.value]) == raw ? nil : Edit(range: own.value, bytes: raw)
        case (nil, let raw?):
            let after = before.compactMap { name in tag.attributes.first { $0.name == name }?.whole.upperBound }.max()
            let place = after ?? tag.nameEnd
            return Edit(range: place..<place, bytes: Array(" \(name)=\"".utf8) + raw + [UInt8(ascii: "\"")])
        }
    }

    /// The bytes with edits made; those at one place in their order. O(bytes + edits log edits).
    ///
    /// Of edits that share bytes the first counts, as where a file has a key inside a key.
    func applying(_ edits: [Edit], within range: Range<Int>? = nil) -> [UInt8] {
        let range = range ?? 0..<bytes.count
        var result: [UInt8] = []
        var done = range.lowerBound
        for (_, edit) in edits.enumerated().sorted(by: {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }) {
            guard edit.range.lowerBound >= done else { continue }
            result += bytes[done..<edit.range.lowerBound]
            result += edit.bytes
            done = edit.range.upperBound
        }
        return result + bytes[done..<range.upperBound]
    }

    // MARK: Parts

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 13 }

    /// The place behind a text, from a place on; the end of the bytes where it is not there.
    private static func end(of text: String, in bytes: [UInt8], from start: Int) -> Int {
        let end = Array(text.utf8)
        var next = start
        while next + end.count <= bytes.count {
            if bytes[next..<(next + end.count)].elementsEqual(end) { return next + end.count }
            next += 1
        }
        return bytes.count
    }

    /// The end of the comment or processing instruction that begins at a place; nil where none does.
    private static func endOfComment(_ bytes: [UInt8], _ start: Int) -> Int? {
        if bytes[start...].starts(with: "<!--".utf8) { return end(of: "-->", in: bytes, from: start + 4) }
        if bytes[start...].starts(with: "<?".utf8) { return end(of: "?>", in: bytes, from: start + 2) }
        return nil
    }

    /// The end of a document type: brackets of its internal subset count outside of comments, instructions and quotes alone.
    private static func endOfDeclaration(_ bytes: [UInt8], _ start: Int) -> Int {
        var (offset, depth) = (start, 0)
        while offset < bytes.count {
            if let end = endOfComment(bytes, offset) {
                offset = end
                continue
            }
            let byte = bytes[offset]
            offset += 1
            switch byte {
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                offset = (bytes[offset...].firstIndex(of: byte) ?? bytes.count - 1) + 1
            case UInt8(ascii: ">") where depth == 0: return offset
            default: break
            }
        }
        return offset
    }

    /// A start tag.
    private static func tag(_ bytes: [UInt8], _ start: Int) -> Tag {
        var offset = start + 1
        func endOfName() -> Int {
            var end = offset
            while end < bytes.count, !isSpace(bytes[end]), ![62, 47, 61].contains(bytes[end]) { end += 1 }
            return end
        }
        var end = endOfName()
        var name = String(decoding: bytes[offset..<end], as: UTF8.self)
        if let colon = name.firstIndex(of: ":") { name = String(name[name.index(after: colon)...]) }
        let nameEnd = end
        var attributes: [(name: String, whole: Range<Int>, value: Range<Int>)] = []
        offset = end
        while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") {
            let first = offset
            while offset < bytes.count, isSpace(bytes[offset]) { offset += 1 }
            guard offset < bytes.count, bytes[offset] != UInt8(ascii: ">") else { break }
            if bytes[offset] == UInt8(ascii: "/") {
                offset += 1
                continue
            }
            end = endOfName()
            let own = String(decoding: bytes[offset..<end], as: UTF8.self)
            offset = end
            while offset < bytes.count, bytes[offset] != 34, bytes[offset] != 39, bytes[offset] != 62 { offset += 1 }
            guard offset < bytes.count, bytes[offset] != 62 else { break }
            let quote = bytes[offset]
            let value = offset + 1
            offset = value
            while offset < bytes.count, bytes[offset] != quote { offset += 1 }
            attributes.append((own, first..<min(bytes.count, offset + 1), value..<offset))
            offset += 1
        }
        let tagEnd = min(bytes.count, offset + 1)
        return Tag(
            path: "", name: name, tag: start..<tagEnd, whole: start..<tagEnd, nameEnd: nameEnd, attributes: attributes)
    }
}
