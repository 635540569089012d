/// The document type at the start of a page.
///
/// Pages of the nineties are parsed in quirks mode: a table stays inside the paragraph that it stands in. The library gumbo finds
/// this mode by a missing document type, but not by the public identifiers of old ones.
enum HTMLDoctype {
    /// What the public identifiers of old document types begin with, in small letters.
    ///
    /// Source: HTML standard, "The initial insertion mode"; of makers whose names are all old the common part is written.
    private static let oldStarts =
        [
            "+//silmaril//dtd html pro v0r11 19970101//", "-//advasoft ltd//dtd html 3.0 aswedit + extensions//",
            "-//as//dtd html 3.0 aswedit + extensions//", "-//metrius//dtd metrius presentational//",
            "-//microsoft//dtd internet explorer ", "-//netscape comm. corp.//dtd ",
            "-//o'reilly and associates//dtd html ", "-//softquad", "-//spyglass//dtd html 2.0 extended//",
            "-//sq//dtd html 2.0 hotmetal + extensions//", "-//sun microsystems corp.//dtd hotjava ",
            "-//w3c//dtd w3 html//", "-//w3o//dtd w3 html 3.0//", "-//w3o//dtd w3 html strict 3.0//en//",
            "-//webtechs//dtd mozilla html",
        ]
        + [
            "3 1995-03-24", "3.2 draft", "3.2 final", "3.2", "3.2s draft", "4.0 frameset", "4.0 transitional",
            "experimental 19960712", "experimental 970421",
        ].map { "-//w3c//dtd html \($0)//" }
        + [
            "", " 2.0", " 2.0 level 1", " 2.0 level 2", " 2.0 strict", " 2.0 strict level 1", " 2.0 strict level 2",
            " 2.1e",
            " 3", " 3.0", " 3.2", " 3.2 final", " strict", " level 0", " level 1", " level 2", " level 3",
            " strict level 0", " strict level 1", " strict level 2", " strict level 3",
        ].map { "-//ietf//dtd html\($0)//" }
    /// These are old where no address of a system follows; an empty one is none in Chromium.
    private static let oldWithoutAddress = ["-//w3c//dtd html 4.01 frameset//", "-//w3c//dtd html 4.01 transitional//"]

    /// The page with an old document type made a comment of the same length, so that it is parsed in quirks mode. O(bytes).
    static func withoutOld(_ bytes: [UInt8]) -> [UInt8] {
        guard let whole = place(in: bytes), isOld(bytes[whole]) else { return bytes }
        var result = bytes
        result.replaceSubrange(whole.lowerBound..<(whole.lowerBound + 4), with: "<!--".utf8)
        result.replaceSubrange((whole.upperBound - 3)..<whole.upperBound, with: "-->".utf8)
        return result
    }

    /// Where the document type stands, from "<" to ">"; nil where none comes before the first element.
    private static func place(in bytes: [UInt8]) -> Range<Int>? {
        var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while offset < bytes.count {
            let rest = bytes[offset...]
            if [9, 10, 12, 13, 32].contains(bytes[offset]) {
                offset += 1
            } else if rest.starts(with: "<!--".utf8) {
                guard let end = rest.dropFirst(4).indices.first(where: { bytes[$0...].starts(with: "-->".utf8) }) else {
                    return nil
                }
                offset = end + 3
            } else if rest.starts(with: "<?".utf8) || rest.starts(with: "<!".utf8) {
                guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
                let word = String(decoding: rest.prefix(9), as: UTF8.self).lowercased()
                if word == "<!doctype" { return offset..<(end + 1) }
                offset = end + 1
            } else {
                return nil
            }
        }
        return nil
    }

    /// Whether a document type asks for quirks mode by its public identifier.
    private static func isOld(_ doctype: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: doctype.dropFirst(9).dropLast(), as: UTF8.self).lowercased()
        guard let word = text.firstRange(of: "public") else { return false }
        var rest = trimmed(String(text[word.upperBound...]))[...]
        var parts: [Substring] = []
        while let quote = rest.first, quote == "\"" || quote == "'" {
            let own = rest.dropFirst().prefix { $0 != quote }
            parts.append(own)
            rest = rest[own.endIndex...].dropFirst().drop { $0.isWhitespace }
        }
        guard let name = parts.first else { return false }
        return name == "html" || name == "-/w3c/dtd html 4.0 transitional/en"
            || oldStarts.contains(where: name.hasPrefix)
            || parts.dropFirst().allSatisfy(\.isEmpty) && oldWithoutAddress.contains(where: name.hasPrefix)
    }
}
