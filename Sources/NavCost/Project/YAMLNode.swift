/// A node of a YAML file, with its location.
struct YAMLNode {
    /// What a node holds.
    enum Content {
        case scalar(String)
        case sequence([YAMLNode])
        case mapping([(key: YAMLNode, value: YAMLNode)])
    }

    /// What a scalar is taken for.
    enum ScalarType {
        /// Written without quotes or tag: its letters decide.
        case plain
        /// In quotes, or tagged as a string.
        case text
        /// With another tag.
        case tagged
    }

    let content: Content
    let type: ScalarType
    /// The line, from 1.
    let line: Int
    /// The column in Unicode scalars, from 1.
    let column: Int

    /// The text of a scalar.
    var string: String? { if case .scalar(let text) = content { text } else { nil } }

    /// The Boolean of a scalar, as YAML 1.1 writes it; nil for other nodes, and for a text.
    var bool: Bool? {
        guard let string, type != .text else { return nil }
        let word = string.lowercased()
        // Without a tag a word counts in three forms: yes, Yes and YES.
        let forms = [word, word.prefix(1).uppercased() + word.dropFirst(), word.uppercased()]
        guard type == .tagged || forms.contains(string) else { return nil }
        switch word {
        case "true", "yes", "on": return true
        case "false", "no", "off": return false
        default: return nil
        }
    }
}
