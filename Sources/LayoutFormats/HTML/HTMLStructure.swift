/// A pseudo-class that tells where an element stands, or what its attributes say.
///
/// Source: Selectors 4, "Tree-Structural pseudo-classes" and "The Input Pseudo-classes".
enum HTMLStructure {
    /// The a n + b of `:nth-child`, counted from the start or the end, among all or those of one name.
    case place(step: Int, offset: Int, fromEnd: Bool, ofType: Bool)
    case only(ofType: Bool)
    case root, empty, link, enabled, disabled, checked, required, optional, open, defined

    init?(_ name: String, _ argument: Substring?) {
        if let argument {
            guard let (step, offset) = Self.formula(argument) else { return nil }
            switch name {
            case "nth-child": self = .place(step: step, offset: offset, fromEnd: false, ofType: false)
            case "nth-last-child": self = .place(step: step, offset: offset, fromEnd: true, ofType: false)
            case "nth-of-type": self = .place(step: step, offset: offset, fromEnd: false, ofType: true)
            case "nth-last-of-type": self = .place(step: step, offset: offset, fromEnd: true, ofType: true)
            default: return nil
            }
            return
        }
        switch name {
        case "first-child": self = .place(step: 0, offset: 1, fromEnd: false, ofType: false)
        case "last-child": self = .place(step: 0, offset: 1, fromEnd: true, ofType: false)
        case "first-of-type": self = .place(step: 0, offset: 1, fromEnd: false, ofType: true)
        case "last-of-type": self = .place(step: 0, offset: 1, fromEnd: true, ofType: true)
        case "only-child": self = .only(ofType: false)
        case "only-of-type": self = .only(ofType: true)
        case "root": self = .root
        case "empty": self = .empty
        case "link", "any-link": self = .link
        case "enabled": self = .enabled
        case "disabled": self = .disabled
        case "checked": self = .checked
        case "required": self = .required
        case "optional": self = .optional
        case "open": self = .open
        case "defined": self = .defined
        default: return nil
        }
    }

    /// The step and offset of "odd", "even", "3", "2n + 1", "-n+3".
    private static func formula(_ text: Substring) -> (step: Int, offset: Int)? {
        let text = text.lowercased().filter { !$0.isWhitespace }
        if text == "odd" { return (2, 1) }
        if text == "even" { return (2, 0) }
        guard let letter = text.firstIndex(of: "n") else { return number(text).map { (0, $0) } }
        let before = text[..<letter]
        let after = text[text.index(after: letter)...]
        let step = before.isEmpty || before == "+" ? 1 : before == "-" ? -1 : number(String(before))
        let offset = after.isEmpty ? 0 : number(String(after))
        guard let step, let offset else { return nil }
        return (step, offset)
    }

    private static func number(_ text: String) -> Int? {
        Int(text.hasPrefix("+") ? String(text.dropFirst()) : text).flatMap { abs($0) < 1_000_000 ? $0 : nil }
    }

    /// Whether it holds for an element. O(siblings).
    func matches(_ node: MarkupNode) -> Bool {
        switch self {
        case .place(let step, let offset, let fromEnd, let ofType):
            let place = place(of: node, fromEnd: fromEnd, ofType: ofType) - offset
            return step == 0 ? place == 0 : place % step == 0 && place / step >= 0
        case .only(let ofType):
            return place(of: node, fromEnd: false, ofType: ofType) == 1
                && place(of: node, fromEnd: true, ofType: ofType) == 1
        case .root: return node.documentParent == nil
        case .empty: return node.content.allSatisfy { $0.isText && $0.text.isEmpty }
        case .link: return ["a", "area"].contains(node.name) && node["href"] != nil
        case .enabled: return HTMLElements.canBeDisabled(node.name) && node["disabled"] == nil
        case .disabled: return HTMLElements.canBeDisabled(node.name) && node["disabled"] != nil
        case .checked: return node[node.name == "option" ? "selected" : "checked"] != nil
        case .required: return node["required"] != nil
        case .optional: return ["input", "select", "textarea"].contains(node.name) && node["required"] == nil
        case .open: return node["open"] != nil
        case .defined: return !node.name.contains("-")
        }
    }

    private func place(of node: MarkupNode, fromEnd: Bool, ofType: Bool) -> Int {
        guard let parent = node.parent else { return 1 }
        var place = 0
        var found = 0
        for sibling in parent.children where !ofType || sibling.name == node.name {
            place += 1
            if sibling == node { found = place }
        }
        return fromEnd ? place - found + 1 : found
    }
}
