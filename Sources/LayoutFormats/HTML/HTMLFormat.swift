#if canImport(libxml2)
    import libxml2
#else
    import CLibXML2
#endif
import LayoutModel

extension LayoutFormat {
    /// A web page: HTML as browsers parse it, or XHTML.
    ///
    /// Sources: HTML standard (focus, tabindex, parsing); WAI-ARIA 1.2 and ARIA in HTML (roles); Accessible Name and
    /// Description Computation 1.2.
    public static let html = LayoutFormat(
        id: "html", summary: "web page (HTML, XHTML)", roots: "<html>, <!doctype html>",
        tells: [.order, .labels, .shortcuts, .containers], traits: FormatTraits(isSnapshot: true),
        fileEndings: ["html", "htm", "xhtml"],
        recognises: { _ in false },
        raw: Raw(
            recognises: { HTMLStart.isPage($0) }, recognisesFile: { HTMLStart.isFragment($0, path: $1) }
        ) { (bytes, path, sink) throws(FormatError) in
            let tree = try HTMLParser.parse(bytes, path: path, &sink.files, &sink.notes)
            sink.layout.platform = .web
            let page = HTMLPage(tree, files: &sink.files)
            page.note(&sink.notes)
            var builder = HTMLScreenBuilder(page)
            sink.add(builder.screen(&sink.notes))
            sink.layout.name = sink.layout.screens[0].label
        })
}

/// How a page begins.
enum HTMLStart {
    /// The elements that a page or a piece of one may begin with; `<html>` is what most do.
    private static let elements: Set<String> = [
        "html", "head", "body", "title", "main", "nav", "header", "footer", "section", "article", "div", "p", "ul",
        "ol",
        "table", "form", "fieldset", "h1", "h2", "h3", "span", "a", "button", "input", "select", "textarea", "details",
        "dialog", "img", "meta", "h4", "h5", "h6", "dl", "pre", "aside", "hr", "br", "blockquote", "center", "font",
    ]

    /// Whether a file whose name says that it is a page holds a piece of one: text or elements that no format begins with.
    ///
    /// What begins as XML does, with a declaration or a namespace, is told by its root.
    static func isFragment(_ bytes: ArraySlice<UInt8>, path: String) -> Bool {
        guard [".html", ".htm"].contains(where: { path.lowercased().hasSuffix($0) }) else { return false }
        let text = HTMLEncoding.plainText(of: bytes).lowercased()
        let isXML = text.firstRange(of: "<?xml") != nil || text.firstRange(of: "xmlns") != nil
        let tags = zip(text.utf8, text.utf8.dropFirst())
        return !isXML && tags.contains { $0 == UInt8(ascii: "<") && $1 &- 97 < 26 }
    }

    /// Whether the first tag is one of a page; comments, declarations and white space before it aside.
    static func isPage(_ bytes: ArraySlice<UInt8>) -> Bool {
        let start = Array(HTMLEncoding.plainText(of: bytes).lowercased().utf8)
        var rest = start[...]
        func skip(_ opening: String, to closing: String) -> Bool {
            guard rest.starts(with: opening.utf8) else { return false }
            let end = Array(closing.utf8)
            while !rest.isEmpty, !rest.starts(with: end) { rest = rest.dropFirst() }
            rest = rest.dropFirst(end.count)
            return true
        }
        while true {
            rest = rest.drop { $0 == 32 || (9...13).contains($0) }
            if rest.starts(with: "<!doctype".utf8) {
                rest = rest.dropFirst(9).drop { $0 == 32 || (9...13).contains($0) }
                return rest.starts(with: "html".utf8)
            }
            if skip("<!--", to: "-->") || skip("<?", to: ">") { continue }
            guard rest.first == UInt8(ascii: "<") else { return false }
            let name = rest.dropFirst().prefix { $0 &- 97 < 26 || $0 &- 48 < 10 }
            let next = rest.dropFirst(1 + name.count).first ?? 0
            let word = String(decoding: name, as: UTF8.self)
            // A namespace other than the page's own makes another format of it (AppKit's and Java's windows too).
            let tag = String(decoding: rest.prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
            let isForeign = tag.contains("xmlns") && !tag.contains("http://www.w3.org/1999/xhtml")
            return [32, 9, 10, 13, 47, 62].contains(next) && elements.contains(word) && !isForeign
        }
    }
}

/// Reads the bytes of a page: as XML where it is XHTML, else as browsers do.
enum HTMLParser {
    static func parse(
        _ bytes: [UInt8], path: String, _ files: inout IncludeResolver, _ notes: inout FormatNotes
    ) throws(FormatError) -> MarkupTree {
        let start = HTMLEncoding.plainText(of: bytes.prefix(4096))
        // Browsers go by the name of a file: one that ends in .html is HTML, whatever it says inside.
        let isHTML = [".html", ".htm"].contains { path.lowercased().hasSuffix($0) }
        if start.contains("http://www.w3.org/1999/xhtml"), !isHTML {
            do throws(FormatError) {
                var reader = try XMLReader(ByteStream(.bytes(bytes, path: path)), keepsBlankText: true)
                guard try reader.next() == .start else { throw empty(path) }
                let tree = try MarkupTree.read(&reader)
                if let location = reader.trailingContent {
                    throw FormatError(
                        path: path, line: location.line, column: location.column, message: "something follows")
                }
                return tree
            } catch {
                notes.add(
                    .assumed, "it looks like XHTML but is no XML, so it is read as HTML (\(error.message))",
                    line: error.line)
            }
        }
        guard let text = HTMLEncoding.utf8(bytes, &notes) else {
            throw FormatError(
                path: path, line: 1, column: 1,
                message: "the page's encoding is not known or not kept; save it as UTF-8")
        }
        guard !text.allSatisfy({ $0 == 32 || (9...13).contains($0) }) else { throw empty(path) }
        #if HTML5
            var frames = HTMLFrames(files: files, path: path)
            let tree = HTMLGumboParser.parse(text, path: path, &frames, &notes)
            files = frames.files
        #else
            let tree = HTMLLibXMLParser.parse(text, path: path, &notes)
            notes.add(
                .assumed,
                "the page is read by the rules of HTML 4, as this build has no HTML 5 parser (package trait HTML5)")
        #endif
        guard let tree else { throw empty(path) }
        return tree
    }

    private static func empty(_ path: String) -> FormatError {
        FormatError(path: path, line: 1, column: 1, message: "there is no element in the page")
    }
}

/// The character encodings of pages.
///
/// Source: HTML standard, "Determining the character encoding": a byte order mark, then the page's own word, else
/// windows-1252, which is what browsers take latin-1 for.
enum HTMLEncoding {
    /// Enough of the text to look for tags in, whatever the encoding: bytes of other alphabets do not matter.
    static func plainText(of bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.filter { $0 != 0 && $0 < 128 }, as: UTF8.self)
    }

    /// The page in UTF-8, nil where its bytes are not text of the encoding.
    static func utf8(_ bytes: [UInt8], _ notes: inout FormatNotes) -> [UInt8]? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
        if bytes.starts(with: [0xFF, 0xFE]) { return converted(Array(bytes.dropFirst(2)), from: "UTF-16LE") }
        if bytes.starts(with: [0xFE, 0xFF]) { return converted(Array(bytes.dropFirst(2)), from: "UTF-16BE") }
        let stated = statedCharset(plainText(of: bytes.prefix(4096)))
        let isUTF8 = String(validating: bytes, as: UTF8.self) != nil
        if stated == "utf-8" || stated == nil, isUTF8 { return bytes }
        if stated == "utf-8" || stated == nil {
            if stated != nil { notes.add(.assumed, "the page says UTF-8 but is not; it is read as windows-1252") }
            return latin(bytes)
        }
        let name = stated ?? ""
        let isLatin = ["iso-8859-1", "latin1", "us-ascii", "ascii", "windows-1252"].contains(name)
        return isLatin ? latin(bytes) : converted(bytes, from: name)
    }

    /// What windows-1252 has from 0x80 to 0x9F, where latin-1 has control characters; the standard leaves five of these.
    private static let between = Array(
        "\u{20AC}\u{81}\u{201A}\u{192}\u{201E}\u{2026}\u{2020}\u{2021}\u{2C6}\u{2030}\u{160}\u{2039}\u{152}\u{8D}\u{17D}\u{8F}\u{90}\u{2018}\u{2019}\u{201C}\u{201D}\u{2022}\u{2013}\u{2014}\u{2DC}\u{2122}\u{161}\u{203A}\u{153}\u{9D}\u{17E}\u{178}"
            .unicodeScalars)

    /// A page in windows-1252, which has a letter for every byte. O(bytes).
    private static func latin(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 8)
        for byte in bytes {
            switch byte {
            case 0..<0x80: result.append(byte)
            case 0x80..<0xA0: result += Array(String(between[Int(byte) - 0x80]).utf8)
            default: result += [0xC0 | byte >> 6, 0x80 | byte & 0x3F]
            }
        }
        return result
    }

    /// The charset of a meta element, in lower case.
    private static func statedCharset(_ text: String) -> String? {
        let text = text.lowercased()
        guard let range = text.firstRange(of: "charset=") else { return nil }
        let name = text[range.upperBound...].drop { $0 == "\"" || $0 == "'" || $0 == " " }
            .prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        return name.isEmpty ? nil : String(name)
    }

    /// Text of another encoding in UTF-8, by the converters that libxml2 brings.
    private static func converted(_ bytes: [UInt8], from name: String) -> [UInt8]? {
        XMLConsole.silence()
        guard let handler = xmlFindCharEncodingHandler(name) else { return nil }
        defer { xmlCharEncCloseFunc(handler) }
        guard let input = xmlBufferCreateSize(bytes.count + 1), let output = xmlBufferCreateSize(bytes.count * 4 + 16)
        else { return nil }
        defer {
            xmlBufferFree(input)
            xmlBufferFree(output)
        }
        guard xmlBufferAdd(input, bytes, Int32(bytes.count)) == 0 else { return nil }
        while xmlBufferLength(input) > 0 {
            let before = xmlBufferLength(input)
            if xmlCharEncInFunc(handler, output, input) < 0 || xmlBufferLength(input) == before { return nil }
        }
        return Array(UnsafeBufferPointer(start: xmlBufferContent(output), count: Int(xmlBufferLength(output))))
    }
}
