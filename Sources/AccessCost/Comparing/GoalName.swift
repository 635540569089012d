import LayoutModel

/// Names of goals, made comparable: "Pin card 1" and the action "Pin" of "Card 1" have the same words.
enum GoalName {
    /// Words that join what is done and what it is done with (English).
    private static let joining: Set<String> = ["of", "for", "to", "from", "on", "in", "at", "with", "the", "a", "an"]

    /// The words of a label in lower case: runs of letters and digits.
    static func words(_ label: String) -> [String] {
        label.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
    }

    /// The words of an action's name; a gesture's end at its capitals, as those of "longPress".
    static func words(_ action: TargetAction) -> [String] {
        guard action.kind == .gesture else { return words(action.name) }
        return words(String(action.name.flatMap { $0.isUppercase ? [" ", $0] : [$0] }))
    }

    /// What is compared: the words without those that join; nil where there is none.
    static func key(_ words: [String]) -> String? {
        let telling = words.filter { !joining.contains($0) }
        let kept = telling.isEmpty ? words : telling
        return kept.isEmpty ? nil : kept.joined(separator: " ")
    }

    /// A label as alignments compare it: its words, or itself where it has none, as "+".
    static func comparable(_ label: String) -> String {
        let words = words(label)
        return words.isEmpty ? String(label.filter { !$0.isWhitespace }) : words.joined(separator: " ")
    }

    /// Whether two labels that differ are likely to name one thing: the same numbers, and more than half of the words in
    /// common or one label the beginning of the other. O(words).
    static func areSimilar(_ a: [String], _ b: [String]) -> Bool {
        guard !a.isEmpty, !b.isEmpty else { return false }
        func numbers(_ words: [String]) -> [String] { words.filter { $0.contains(where: \.isNumber) } }
        guard numbers(a) == numbers(b) else { return false }
        let (x, y) = (a.joined(separator: " "), b.joined(separator: " "))
        if min(x.count, y.count) >= 4, x.hasPrefix(y) || y.hasPrefix(x) { return true }
        return 4 * Set(a).intersection(b).count > Set(a).count + Set(b).count
    }
}
