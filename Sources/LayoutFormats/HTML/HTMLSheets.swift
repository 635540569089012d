/// Collects the style sheets of a page: its own, and those in files around it.
struct HTMLSheets {
    private(set) var files: IncludeResolver
    private var texts: [(text: String, scope: Int)] = []

    init(files: IncludeResolver) { self.files = files }

    /// Takes a style element.
    mutating func add(_ text: String, at node: MarkupNode) { texts.append((text, node.styleScope)) }

    /// Takes a linked sheet.
    ///
    /// - Returns: whether there is a file of it.
    mutating func add(linked address: String, at node: MarkupNode) -> Bool {
        guard let text = Self.text(address, &files) else { return false }
        texts.append((text, node.styleScope))
        return true
    }

    /// The rules of all sheets, in their order. O(text).
    func styles() -> HTMLStyles {
        // Addresses in a sheet are taken as relative to the page.
        var files = files
        var sheet = HTMLStyleSheet { Self.text($0, &files) }
        for (text, scope) in texts { sheet.add(text, scope: scope) }
        return sheet.styles
    }

    /// The text of a sheet at an address next to the page, nil where there is none.
    private static func text(_ address: String, _ files: inout IncludeResolver) -> String? {
        guard let name = HTMLAddress.fileName(of: address, in: ""), let source = files.source(name) else { return nil }
        guard var stream = try? ByteStream(source), let bytes = try? stream.rest(limit: 4_000_000) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// The addresses in a page.
enum HTMLAddress {
    /// The name of the file that a relative address means, from the folder of a page; nil for other addresses.
    ///
    /// - Parameter folder: empty, or ending in "/".
    static func fileName(of address: String, in folder: String) -> String? {
        var name = trimmed(address).prefix { $0 != "?" && $0 != "#" }
        guard !name.isEmpty, !name.contains(":"), !name.hasPrefix("/") else { return nil }
        if name.hasPrefix("./") { name = name.dropFirst(2) }
        return IncludeResolver.normalised(folder + unescaped(String(name)))
    }

    /// Text with its percent escapes resolved.
    static func unescaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2,
                let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
