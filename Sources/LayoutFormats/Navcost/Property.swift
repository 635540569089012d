import LayoutModel

/// The nodes of navcost's own XML that a property can stand on.
struct NodeKinds: OptionSet, Sendable {
    let rawValue: Int
    static let screen = NodeKinds(rawValue: 1)
    static let group = NodeKinds(rawValue: 2)
    static let element = NodeKinds(rawValue: 4)
    static let both: NodeKinds = [.group, .element]
}

/// What the text of an attribute must look like; the reader and the RELAX NG schema both follow it.
enum ValueType: Sendable {
    case text
    case nonEmptyText
    case boolean
    /// A finite decimal number, not below the minimum.
    case number(minimum: Double?)
    /// A whole number, not below the minimum.
    case integer(minimum: Int?)
    case choice([String])
    /// One or more of the words, separated by white space.
    case words([String])
    /// One or more ids, separated by white space.
    case ids
    case shortcut
    case shape
    /// KEY=VALUE, separated by white space.
    case settings
}

/// One attribute of navcost's own XML: how it is read into its owner and written from it.
struct Property<Owner>: Sendable {
    let name: String
    let nodes: NodeKinds
    let type: ValueType
    /// Sets the property from an attribute's value in UTF-8; answers what is wrong with it, nil where nothing is.
    let read: @Sendable (inout Owner, Span<UInt8>) -> String?
    /// The attribute's text, nil where the property has its default.
    let write: @Sendable (Owner) -> String?
}

extension Property {
    static func text(
        _ name: String, _ nodes: NodeKinds, canBeEmpty: Bool = true,
        get: @escaping @Sendable (Owner) -> String?, set: @escaping @Sendable (inout Owner, String) -> Void
    ) -> Property {
        Property(
            name: name, nodes: nodes, type: canBeEmpty ? .text : .nonEmptyText,
            read: { owner, value in
                if !canBeEmpty, value.isEmpty { return "must not be empty" }
                set(&owner, value.text)
                return nil
            }, write: get)
    }

    /// A Boolean that is written only where it differs from `unless`.
    static func boolean(
        _ name: String, _ nodes: NodeKinds, unless: Bool?,
        get: @escaping @Sendable (Owner) -> Bool?, set: @escaping @Sendable (inout Owner, Bool) -> Void
    ) -> Property {
        Property(
            name: name, nodes: nodes, type: .boolean,
            read: { owner, value in
                switch trimmed(value.text) {
                case "true": set(&owner, true)
                case "false": set(&owner, false)
                case let other: return "is '\(other)', not 'true' or 'false'"
                }
                return nil
            }, write: { owner in get(owner).flatMap { $0 == unless ? nil : String($0) } })
    }

    static func number(
        _ name: String, _ nodes: NodeKinds, minimum: Double? = nil,
        get: @escaping @Sendable (Owner) -> Double?, set: @escaping @Sendable (inout Owner, Double) -> Void
    ) -> Property {
        Property(
            name: name, nodes: nodes, type: .number(minimum: minimum),
            read: { owner, value in
                guard let number = value.decimalNumber else {
                    return "is '\(value.text)', not a finite decimal number"
                }
                if let minimum, number < minimum {
                    return "is \(decimalText(number)), below the least allowed value \(decimalText(minimum))"
                }
                set(&owner, number)
                return nil
            }, write: { owner in get(owner).map(decimalText) })
    }

    static func integer(
        _ name: String, _ nodes: NodeKinds, minimum: Int? = nil,
        get: @escaping @Sendable (Owner) -> Int?, set: @escaping @Sendable (inout Owner, Int) -> Void
    ) -> Property {
        Property(
            name: name, nodes: nodes, type: .integer(minimum: minimum),
            read: { owner, value in
                let text = trimmed(value.text)
                guard let number = wholeNumber(text) else { return "is '\(text)', not a whole number" }
                if let minimum, number < minimum { return "is \(number), below the least allowed value \(minimum)" }
                set(&owner, number)
                return nil
            }, write: { owner in get(owner).map(String.init) })
    }

    static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String, _ nodes: NodeKinds,
        get: @escaping @Sendable (Owner) -> Value?, set: @escaping @Sendable (inout Owner, Value) -> Void
    ) -> Property {
        let known = Value.allCases.map(\.rawValue)
        let words = known.map { Array($0.utf8) }
        let values = Array(Value.allCases)
        return Property(
            name: name, nodes: nodes, type: .choice(known),
            read: { owner, value in
                if let index = value.index(in: words) {
                    set(&owner, values[index])
                    return nil
                }
                let text = trimmed(value.text)
                guard let index = known.firstIndex(of: text) else { return unknownWord(text, known) }
                set(&owner, values[index])
                return nil
            }, write: { owner in get(owner)?.rawValue })
    }

    /// A list of ids, or of the words of a vocabulary, separated by white space.
    static func list(
        _ name: String, _ nodes: NodeKinds, words: [String]? = nil,
        get: @escaping @Sendable (Owner) -> [String], set: @escaping @Sendable (inout Owner, [String]) -> Void
    ) -> Property {
        Property(
            name: name, nodes: nodes, type: words.map(ValueType.words) ?? .ids,
            read: { owner, value in
                let parts = value.text.split { isXMLSpace($0) }.map(String.init)
                if parts.isEmpty { return "must not be empty" }
                if let words, let wrong = parts.first(where: { !words.contains($0) }) {
                    return unknownWord(wrong, words)
                }
                set(&owner, parts)
                return nil
            }, write: { owner in get(owner).isEmpty ? nil : get(owner).joined(separator: " ") })
    }

    static func shortcut(
        _ name: String, _ nodes: NodeKinds,
        get: @escaping @Sendable (Owner) -> Shortcut?, set: @escaping @Sendable (inout Owner, Shortcut) -> Void
    ) -> Property {
        Property(
            name: name, nodes: nodes, type: .shortcut,
            read: { owner, value in
                let text = trimmed(value.text)
                guard let value = Shortcut(text) else {
                    let known = Shortcut.Modifier.allCases.map(\.rawValue).joined(separator: ", ")
                    return "is '\(text)', not a chord such as 'Command-I' (modifiers: \(known))"
                }
                set(&owner, value)
                return nil
            }, write: { owner in get(owner)?.description })
    }
}

/// The sentence for a word that a vocabulary does not have.
func unknownWord(_ word: String, _ known: [String]) -> String {
    let hint = nearestName(to: word, among: known).map { "; did you mean '\($0)'?" }
    return "is '\(word)', which is not known" + (hint ?? "; known are \(known.joined(separator: ", "))")
}

/// Text without the white space around it, as XML Schema collapses it.
func trimmed(_ text: String) -> String {
    func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 10 || byte == 9 || byte == 13 }
    guard let first = text.utf8.first, let last = text.utf8.last, isSpace(first) || isSpace(last) else { return text }
    guard let start = text.utf8.firstIndex(where: { !isSpace($0) }) else { return "" }
    let end = text.utf8.lastIndex { !isSpace($0) }!
    return String(text[start...end])
}

/// Whether a character is white space in XML.
func isXMLSpace(_ character: Character) -> Bool {
    character == " " || character == "\n" || character == "\t" || character == "\r" || character == "\r\n"
}

/// The whole number that `-?digits` stands for, nil otherwise.
func wholeNumber(_ text: String) -> Int? {
    text.utf8.first == UInt8(ascii: "+") ? nil : Int(text)
}

/// A number as the shortest text that reads back to it, without a trailing ".0".
func decimalText(_ value: Double) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
