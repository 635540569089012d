/// A selector of a style sheet, as far as it can match a page at rest.
///
/// Source: Selectors 4. States that people cause (`:hover`, `:focus`, `:active`) never hold; what cannot be told from the
/// page (`:host`, pseudo-elements) makes no selector.
struct HTMLSelector {
    private enum Combinator { case descendant, child, next, later }

    private indirect enum Simple {
        case name(String)
        case id(String)
        case word(String)
        case attribute(name: String, sign: UInt8, value: String, ignoresCase: Bool)
        case anyOf([HTMLSelector])
        case noneOf([HTMLSelector])
        case structure(HTMLStructure)
        case has([HTMLSelector])
        /// The element that `:has()` is asked of.
        case anchor
        case never
    }

    private struct Compound {
        var combinator = Combinator.descendant
        var parts: [Simple]
    }

    private var compounds: [Compound]
    /// Ids, then classes and attributes, then names, each below 100.
    private(set) var specificity: Int

    /// The id, class or name that every match has: where to look for it.
    var key: String {
        for part in compounds[compounds.count - 1].parts {
            switch part {
            case .id(let id): return "#\(id)"
            case .word(let word): return ".\(word)"
            default: continue
            }
        }
        for case .name(let name) in compounds[compounds.count - 1].parts { return name }
        return ""
    }

    /// The selectors of a list; nil where one of them cannot be told, which makes the others no worse.
    static func list(_ text: String) -> [HTMLSelector] {
        CSSText.split(text[...], at: UInt8(ascii: ",")).compactMap { HTMLSelector($0) }
    }

    /// Reads one selector; nil where it is none, or cannot be told.
    ///
    /// - Parameter isRelative: whether it is one of `:has()`, which begins at the element that is asked about.
    init?(_ text: Substring, isRelative: Bool = false) {
        var scanner = CSSText(text)
        compounds = isRelative ? [Compound(parts: [.anchor])] : []
        specificity = 0
        var combinator = Combinator.descendant
        var isOpen = false
        while let byte = scanner.peek {
            switch byte {
            case 32, 9, 10, 12, 13: scanner.skip()
            case UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "~"):
                guard !isOpen, !compounds.isEmpty else { return nil }
                scanner.skip()
                combinator = byte == UInt8(ascii: ">") ? .child : byte == UInt8(ascii: "+") ? .next : .later
                isOpen = true
            default:
                guard let parts = Self.parts(&scanner, &specificity), compounds.count < 12 else { return nil }
                compounds.append(Compound(combinator: combinator, parts: parts))
                combinator = .descendant
                isOpen = false
            }
        }
        guard compounds.count > (isRelative ? 1 : 0), !isOpen else { return nil }
    }

    private static func parts(_ scanner: inout CSSText, _ specificity: inout Int) -> [Simple]? {
        var parts: [Simple] = []
        while let byte = scanner.peek {
            switch byte {
            case UInt8(ascii: "*"): scanner.skip()
            case UInt8(ascii: "#"):
                scanner.skip()
                guard let word = scanner.word() else { return nil }
                parts.append(.id(word))
                specificity += 10_000
                continue
            case UInt8(ascii: "."):
                scanner.skip()
                guard let word = scanner.word() else { return nil }
                parts.append(.word(word))
                specificity += 100
                continue
            case UInt8(ascii: "["):
                guard let attribute = attribute(&scanner) else { return nil }
                parts.append(attribute)
                specificity += 100
                continue
            case UInt8(ascii: ":"):
                guard let pseudo = pseudo(&scanner, &specificity) else { return nil }
                parts.append(pseudo)
                continue
            default:
                guard parts.isEmpty, let word = scanner.word() else { return parts.isEmpty ? nil : parts }
                parts.append(.name(word.lowercased()))
                specificity += 1
                continue
            }
            if parts.isEmpty { parts.append(.anyOf([])) }
        }
        return parts.isEmpty ? nil : parts
    }

    private static func attribute(_ scanner: inout CSSText) -> Simple? {
        scanner.skip()
        guard let inside = scanner.upTo(UInt8(ascii: "]")) else { return nil }
        var inner = CSSText(inside)
        inner.skipSpace()
        guard let name = inner.word() else { return nil }
        inner.skipSpace()
        guard var sign = inner.peek else {
            return .attribute(name: name.lowercased(), sign: 0, value: "", ignoresCase: false)
        }
        inner.skip()
        if sign != UInt8(ascii: "=") {
            guard inner.peek == UInt8(ascii: "="), "~|^$*".utf8.contains(sign) else { return nil }
            inner.skip()
        } else {
            sign = UInt8(ascii: "=")
        }
        inner.skipSpace()
        guard
            let value = inner.peek == UInt8(ascii: "\"") || inner.peek == UInt8(ascii: "'")
                ? inner.quoted() : inner.word()
        else { return nil }
        inner.skipSpace()
        let flag = inner.word()?.lowercased()
        return .attribute(name: name.lowercased(), sign: sign, value: value, ignoresCase: flag == "i")
    }

    private static func pseudo(_ scanner: inout CSSText, _ specificity: inout Int) -> Simple? {
        scanner.skip()
        guard scanner.peek != UInt8(ascii: ":"), let name = scanner.word()?.lowercased() else { return nil }
        var argument: Substring?
        if scanner.peek == UInt8(ascii: "(") {
            scanner.skip()
            guard let inside = scanner.upTo(UInt8(ascii: ")")) else { return nil }
            argument = inside
        }
        switch name {
        case "not", "is", "where", "matches", "-webkit-any":
            guard let argument else { return nil }
            let inner = CSSText.split(argument, at: UInt8(ascii: ",")).map { HTMLSelector($0) }
            // What cannot be told inside `:not` decides the whole.
            guard name != "not" || inner.allSatisfy({ $0 != nil }), inner.contains(where: { $0 != nil }) else {
                return nil
            }
            let known = inner.compactMap { $0 }
            if name != "where" { specificity += known.map(\.specificity).max() ?? 0 }
            return name == "not" ? .noneOf(known) : .anyOf(known)
        case "has":
            // One in another has no meaning.
            guard let argument, !argument.lowercased().contains(":has(") else { return nil }
            let inner = CSSText.split(argument, at: UInt8(ascii: ",")).map { HTMLSelector($0, isRelative: true) }
            guard inner.allSatisfy({ $0 != nil }) else { return nil }
            specificity += inner.compactMap { $0?.specificity }.max() ?? 0
            return .has(inner.compactMap { $0 })
        case "hover", "focus", "focus-visible", "focus-within", "active", "visited", "target", "modal", "fullscreen",
            "popover-open", "autofill", "user-invalid", "target-within":
            specificity += 100
            return .never
        default:
            guard let structure = HTMLStructure(name, argument) else { return nil }
            specificity += 100
            return .structure(structure)
        }
    }

    /// Whether an element is meant. O(compounds x elements around and before it); `:has()` looks at those inside and after it.
    ///
    /// - Parameters:
    ///   - looks: how often `:has()` may still look; where no look is left it does not hold.
    ///   - anchor: the element that `:has()` is asked of.
    func matches(_ node: MarkupNode, _ looks: HTMLLooks, from anchor: MarkupNode? = nil) -> Bool {
        matches(compounds[...], node, looks, anchor)
    }

    private func matches(
        _ compounds: ArraySlice<Compound>, _ node: MarkupNode, _ looks: HTMLLooks, _ anchor: MarkupNode?
    ) -> Bool {
        guard let last = compounds.last else { return true }
        guard last.parts.allSatisfy({ matches($0, node, looks, anchor) }) else { return false }
        let outer = compounds.dropLast()
        guard !outer.isEmpty else { return true }
        switch last.combinator {
        case .child: return node.documentParent.map { matches(outer, $0, looks, anchor) } ?? false
        case .descendant:
            var next = node.documentParent
            while let around = next {
                if matches(outer, around, looks, anchor) { return true }
                next = around.documentParent
            }
            return false
        case .next: return node.elementsBefore.last.map { matches(outer, $0, looks, anchor) } ?? false
        case .later: return node.elementsBefore.contains { matches(outer, $0, looks, anchor) }
        }
    }

    private func matches(_ part: Simple, _ node: MarkupNode, _ looks: HTMLLooks, _ anchor: MarkupNode?) -> Bool {
        switch part {
        case .name(let name): return node.name == name
        case .id(let id): return node["id"] == id
        case .word(let word): return node["class"]?.split(whereSeparator: isXMLSpace).contains(Substring(word)) ?? false
        case .attribute(let name, let sign, var value, let ignoresCase):
            guard var own = node[name] else { return false }
            if ignoresCase { (own, value) = (own.lowercased(), value.lowercased()) }
            switch sign {
            case 0: return true
            case UInt8(ascii: "="): return own == value
            case UInt8(ascii: "~"): return own.split(whereSeparator: isXMLSpace).contains(Substring(value))
            case UInt8(ascii: "|"): return own == value || own.hasPrefix(value + "-")
            case UInt8(ascii: "^"): return !value.isEmpty && own.hasPrefix(value)
            case UInt8(ascii: "$"): return !value.isEmpty && own.hasSuffix(value)
            default: return !value.isEmpty && own.contains(value)
            }
        // Without a selector it is the universal one.
        case .anyOf(let inner): return inner.isEmpty || inner.contains { $0.matches(node, looks) }
        case .noneOf(let inner): return !inner.contains { $0.matches(node, looks) }
        case .structure(let structure): return structure.matches(node)
        case .has(let inner): return inner.contains { $0.hasMatch(from: node, looks) }
        case .anchor: return node == anchor
        case .never: return false
        }
    }

    /// Whether something matches a relative selector from an element on: inside it, or after it under the same parent.
    private func hasMatch(from node: MarkupNode, _ looks: HTMLLooks) -> Bool {
        func holds(_ other: MarkupNode) -> Bool { looks.take() && matches(other, looks, from: node) }
        switch compounds[1].combinator {
        case .child, .descendant: return node.descendants.contains(where: holds)
        case .next, .later:
            guard let parent = node.parent else { return false }
            let after = parent.children.drop { $0 != node }.dropFirst()
            return after.contains { holds($0) || compounds.count > 2 && $0.descendants.contains(where: holds) }
        }
    }
}
