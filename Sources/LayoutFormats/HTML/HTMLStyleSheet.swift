/// Reads style sheets: rules, nested ones, and the at-rules that hold them.
///
/// Source: CSS Syntax 3, "Parsing"; CSS Nesting 1; CSS Cascading and Inheritance 5, "@layer" and "@import".
struct HTMLStyleSheet {
    /// The deepest nesting of rules that is followed.
    private static let depthLimit = 16
    /// The most bytes of all sheets of a page.
    private static let sizeLimit = 8_000_000

    /// The rules read so far.
    private(set) var styles = HTMLStyles()
    private var size = 0
    /// Gives the text of a sheet that another imports, by the address that it states.
    private let imported: (String) -> String?

    init(imported: @escaping (String) -> String?) { self.imported = imported }

    /// Adds a sheet for a document or shadow tree. O(text).
    mutating func add(_ text: String, scope: Int) { add(text, scope: scope, layer: nil, depth: 0) }

    private mutating func add(_ text: String, scope: Int, layer: String?, depth: Int) {
        size += text.utf8.count
        guard size <= Self.sizeLimit else { return }
        read(CSSText.withoutComments(text)[...], in: nil, scope, layer, depth)
    }

    /// Reads what stands in a sheet or a block: rules, at-rules and, inside a rule, its declarations.
    private mutating func read(_ text: Substring, in selector: String?, _ scope: Int, _ layer: String?, _ depth: Int) {
        guard depth < Self.depthLimit else { return }
        var rest = text.utf8[...]
        var declarations: [HTMLStyles.Declaration] = []
        while let end = CSSText.index(of: [UInt8(ascii: "{"), UInt8(ascii: ";")], in: rest) {
            let head = trimmed(String(Substring(rest[..<end])))
            let sign = rest[end]
            rest = rest[rest.index(after: end)...]
            guard sign == UInt8(ascii: "{") else {
                if head.hasPrefix("@") {
                    statement(head, scope, layer, depth)
                } else if selector != nil {
                    declarations += HTMLStyles.Declaration.list(head[...])
                }
                continue
            }
            let close = CSSText.index(of: [UInt8(ascii: "}")], in: rest) ?? rest.endIndex
            let block = Substring(rest[..<close])
            rest = close < rest.endIndex ? rest[rest.index(after: close)...] : rest[close...]
            if head.hasPrefix("@") {
                self.block(head, block, in: selector, scope, layer, depth)
            } else if Self.matters(block) {
                read(block, in: Self.nested(head, in: selector), scope, layer, depth + 1)
            }
        }
        if let selector {
            declarations += HTMLStyles.Declaration.list(Substring(rest))
            add(declarations, selector, scope, layer)
        }
    }

    /// Whether a block can say anything that counts.
    private static func matters(_ block: Substring) -> Bool {
        let text = block.lowercased()
        return ["display", "visibility", "overflow", "height", "width", "-size", "float", "position"].contains {
            text.contains($0)
        }
    }

    private mutating func add(
        _ declarations: [HTMLStyles.Declaration], _ selector: String, _ scope: Int, _ layer: String?
    ) {
        guard !declarations.isEmpty else { return }
        let place = layer.map { layerPlace($0) }
        for selector in HTMLSelector.list(selector) {
            styles.add(.init(selector: selector, declarations: declarations, layer: place, scope: scope))
        }
    }

    /// A selector inside another rule: `&` is what that rule selects, else it is what is inside of it.
    private static func nested(_ selector: String, in outer: String?) -> String {
        guard let outer else { return selector }
        // Rules in rules that name the outer one several times grow without bounds.
        guard outer.utf8.count < 2_000 else { return "" }
        return CSSText.split(selector[...], at: UInt8(ascii: ",")).map { part in
            let part = trimmed(String(part))
            return part.contains("&") ? part.replacing("&", with: ":is(\(outer))") : ":is(\(outer)) \(part)"
        }.joined(separator: ", ")
    }

    /// An at-rule without a block: the order of layers, and other sheets.
    private mutating func statement(_ head: String, _ scope: Int, _ layer: String?, _ depth: Int) {
        if let names = Self.argument("@layer", head) {
            for name in CSSText.split(names[...], at: UInt8(ascii: ",")) {
                _ = layerPlace(Self.joined(layer, trimmed(String(name))))
            }
        } else if let argument = Self.argument("@import", head) {
            var scanner = CSSText(argument[...])
            scanner.skipSpace()
            var address: String?
            if argument.lowercased().hasPrefix("url(") {
                _ = scanner.upTo(UInt8(ascii: "("))
                let inside = scanner.upTo(UInt8(ascii: ")"))
                address = inside.map { trimmed(String($0)).filter { $0 != "\"" && $0 != "'" } }
            } else {
                address = scanner.quoted()
            }
            guard let address, HTMLMedia.holds(scanner.rest), let text = imported(address) else { return }
            add(text, scope: scope, layer: layer, depth: depth + 1)
        }
    }

    /// An at-rule with a block.
    private mutating func block(
        _ head: String, _ block: Substring, in selector: String?, _ scope: Int, _ layer: String?, _ depth: Int
    ) {
        if let query = Self.argument("@media", head) {
            if HTMLMedia.holds(query[...]) { read(block, in: selector, scope, layer, depth + 1) }
        } else if let condition = Self.argument("@supports", head) {
            if HTMLMedia.isSupported(condition[...]) { read(block, in: selector, scope, layer, depth + 1) }
        } else if let name = Self.argument("@layer", head) {
            read(
                block, in: selector, scope, Self.joined(layer, name.isEmpty ? "#\(styles.layers.count)" : name),
                depth + 1)
        }
    }

    /// What follows the name of an at-rule; nil where it is another.
    private static func argument(_ name: String, _ head: String) -> String? {
        guard head.lowercased().hasPrefix(name) else { return nil }
        let rest = head.dropFirst(name.count)
        guard rest.first.map({ !$0.isLetter && $0 != "-" }) ?? true else { return nil }
        return trimmed(String(rest))
    }

    private static func joined(_ outer: String?, _ name: String) -> String { outer.map { "\($0).\(name)" } ?? name }

    /// The place of a layer among all, from 0.
    private mutating func layerPlace(_ name: String) -> Int {
        if let known = styles.layers.firstIndex(of: name) { return known }
        guard styles.layers.count < 1_000 else { return styles.layers.count }
        styles.layers.append(name)
        return styles.layers.count - 1
    }
}
