/// What the style elements of a page show and hide: rules by simple selectors for `display` and `visibility`.
///
/// Names, classes, ids and attributes, joined by descent or as children, are followed; rules with states (`:hover`),
/// siblings or at-rules are not. Source: CSS Cascading and Inheritance 4, "Cascading"; Selectors 4.
struct HTMLStyles {
    /// What declarations say of being shown.
    struct ShownState: Equatable {
        /// Whether `display` lets it be shown; nil where nothing is said.
        var isDisplayed: Bool?
        /// The word for `visibility`; nil where nothing is said.
        var visibility: String?

        /// Reads declarations as a style attribute has them.
        init(declarations text: some StringProtocol) {
            for part in text.lowercased().split(separator: ";") {
                let pair = part.split(separator: ":", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
                guard pair.count == 2, let value = pair[1].split(separator: "!").first.map(String.init) else {
                    continue
                }
                if pair[0] == "display" { isDisplayed = value != "none" }
                if pair[0] == "visibility" { visibility = value }
            }
        }
    }

    private struct Compound {
        var name: String?
        var ids: [String] = []
        var classes: [String] = []
        var attributes: [(name: String, value: String?)] = []
        /// Whether the element before it must be its parent.
        var isChild = false
    }

    private struct Rule {
        var compounds: [Compound]
        var specificity: Int
        var shown: ShownState
    }

    private var rules: [Rule] = []

    /// Adds the rules of a style element. O(text).
    mutating func add(_ text: String) {
        var rest = Self.withoutComments(text)[...]
        while let brace = rest.firstIndex(where: { $0 == "{" || $0 == ";" }) {
            let head = rest[..<brace]
            if rest[brace] == ";" {
                // An at-rule without a block.
                rest = rest[rest.index(after: brace)...]
                continue
            }
            let end = Self.end(ofBlock: rest[brace...])
            defer { rest = end < rest.endIndex ? rest[rest.index(after: end)...] : rest[end...] }
            guard !head.contains("@") else { continue }
            let shown = ShownState(declarations: rest[rest.index(after: brace)..<end])
            guard shown != ShownState(declarations: "") else { continue }
            for selector in head.split(separator: ",") {
                guard rules.count < 1_000, let rule = Self.rule(selector, shown) else { continue }
                rules.append(rule)
            }
        }
    }

    private static func withoutComments(_ text: String) -> String {
        var result = ""
        var rest = text.replacing("<!--", with: " ").replacing("-->", with: " ")[...]
        while let start = rest.firstRange(of: "/*") {
            result += rest[..<start.lowerBound] + " "
            guard let end = rest[start.upperBound...].firstRange(of: "*/") else { return result }
            rest = rest[end.upperBound...]
        }
        return result + rest
    }

    /// The brace that ends the block which the text begins with; its end where there is none.
    private static func end(ofBlock text: Substring) -> Substring.Index {
        var depth = 0
        for index in text.indices {
            if text[index] == "{" { depth += 1 }
            if text[index] == "}" {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return text.endIndex
    }

    private static func rule(_ selector: Substring, _ shown: ShownState) -> Rule? {
        guard !selector.contains(where: { ":+~\\".contains($0) }) else { return nil }
        var compounds: [Compound] = []
        var isChild = false
        for word in selector.replacing(">", with: " > ").split(whereSeparator: \.isWhitespace) {
            if word == ">" {
                isChild = true
                continue
            }
            guard var compound = compound(word) else { return nil }
            compound.isChild = isChild
            isChild = false
            compounds.append(compound)
        }
        guard !compounds.isEmpty, compounds.count <= 8, !isChild else { return nil }
        let specificity = compounds.reduce(0) {
            $0 + 10_000 * $1.ids.count + 100 * ($1.classes.count + $1.attributes.count) + ($1.name == nil ? 0 : 1)
        }
        return Rule(compounds: compounds, specificity: specificity, shown: shown)
    }

    private static func compound(_ text: Substring) -> Compound? {
        var compound = Compound()
        var rest = text
        func isWord(_ character: Character) -> Bool {
            character.isLetter || character.isNumber || character == "-" || character == "_"
        }
        let name = rest.prefix(while: isWord)
        if !name.isEmpty { compound.name = name.lowercased() }
        rest = rest.dropFirst(name.count)
        if rest.first == "*", name.isEmpty { rest = rest.dropFirst() }
        while let sign = rest.popFirst() {
            if sign == "[" {
                guard let close = rest.firstIndex(of: "]") else { return nil }
                let parts = rest[..<close].split(separator: "=", maxSplits: 1).map(String.init)
                guard let name = parts.first, name.allSatisfy(isWord) else { return nil }
                let value = parts.count > 1 ? parts[1].filter { $0 != "\"" && $0 != "'" } : nil
                compound.attributes.append((name.lowercased(), value))
                rest = rest[rest.index(after: close)...]
                continue
            }
            let word = String(rest.prefix(while: isWord))
            guard !word.isEmpty else { return nil }
            rest = rest.dropFirst(word.count)
            switch sign {
            case "#": compound.ids.append(word)
            case ".": compound.classes.append(word)
            default: return nil
            }
        }
        return compound
    }

    /// What the rules and its own style attribute say of an element. O(rules x depth).
    func shownState(of node: MarkupNode) -> ShownState {
        var shown = ShownState(declarations: "")
        var least = (display: -1, visibility: -1)
        for rule in rules where matches(rule.compounds[...], node) {
            // Of equal ones the later wins.
            if let value = rule.shown.isDisplayed, rule.specificity >= least.display {
                shown.isDisplayed = value
                least.display = rule.specificity
            }
            if let value = rule.shown.visibility, rule.specificity >= least.visibility {
                shown.visibility = value
                least.visibility = rule.specificity
            }
        }
        guard let style = node["style"] else { return shown }
        let own = ShownState(declarations: style)
        shown.isDisplayed = own.isDisplayed ?? shown.isDisplayed
        shown.visibility = own.visibility ?? shown.visibility
        return shown
    }

    private func matches(_ compounds: ArraySlice<Compound>, _ node: MarkupNode) -> Bool {
        guard let last = compounds.last else { return true }
        guard matches(last, node) else { return false }
        let outer = compounds.dropLast()
        guard !outer.isEmpty else { return true }
        var next = node.parent
        while let around = next {
            if matches(outer, around) { return true }
            if last.isChild { return false }
            next = around.parent
        }
        return false
    }

    private func matches(_ compound: Compound, _ node: MarkupNode) -> Bool {
        if let name = compound.name, name != node.name { return false }
        if !compound.ids.isEmpty, !compound.ids.allSatisfy({ $0 == node["id"] }) { return false }
        if !compound.classes.isEmpty {
            let own = node["class"]?.split(whereSeparator: isXMLSpace) ?? []
            guard compound.classes.allSatisfy({ own.contains(Substring($0)) }) else { return false }
        }
        return compound.attributes.allSatisfy { attribute in
            node[attribute.name].map { attribute.value == nil || attribute.value == $0 } ?? false
        }
    }
}
