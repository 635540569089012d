public import LayoutModel

/// The words in labels that the search makes for groups; all else in a label is from the layout. English by default.
public struct GroupWords: Hashable, Codable, Sendable {
    /// What stands between the ends of a range, as in "Level 1 to 9".
    public var to = "to"
    /// What says how many more there are, with braces for the number.
    public var more = "and {} more"
    /// What is called so that has no other name.
    public var elements = "Elements"
    /// What several elements of one role are called.
    public var kinds: [Role: String]

    /// The words of another language.
    public init(to: String, more: String, elements: String, kinds: [Role: String]) {
        (self.to, self.more, self.elements, self.kinds) = (to, more, elements, kinds)
    }

    /// The words in English.
    public init() {
        let rows: [(String, [Role])] = [
            ("buttons", [.button, .menuButton, .popUpButton]), ("links", [.link]), ("keys", [.key]), ("tabs", [.tab]),
            ("items", [.cell, .listItem, .treeItem]), ("rows", [.row]), ("switches", [.checkbox, .toggle]),
            ("choices", [.radioButton, .segment]), ("fields", [.textField, .secureTextField, .searchField, .textView]),
            ("pictures", [.image, .icon]), ("texts", [.staticText]),
        ]
        kinds = Dictionary(
            rows.flatMap { word, roles in roles.map { ($0, word) } }, uniquingKeysWith: { first, _ in first })
    }

    /// "and 3 more".
    func more(_ count: Int) -> String {
        let parts = more.split(separator: "{}", omittingEmptySubsequences: false)
        return parts.joined(separator: String(count))
    }

    /// What elements of these roles are called together, as a label begins.
    func plural(_ roles: [Role]) -> String {
        guard let first = roles.first, roles.allSatisfy({ $0 == first }), let word = kinds[first] else {
            return elements
        }
        return word.prefix(1).uppercased() + word.dropFirst()
    }
}
