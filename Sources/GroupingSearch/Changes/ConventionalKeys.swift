import LayoutModel

extension ConventionalKeys {
    /// The letters that everybody expects for a command (English).
    private static let commands: [String: Character] = [
        "new": "N", "open": "O", "save": "S", "print": "P", "find": "F", "search": "F", "undo": "Z",
    ]

    /// Commands that Return and Escape already activate (English).
    private static let answered: Set<String> = ["ok", "cancel", "close", "done", "back", "yes", "no", "apply", "help"]

    /// Whether a label's command has a key of its own by convention that is no letter.
    static func isAnswered(_ label: String) -> Bool {
        let words = LabelWords.words(of: label)
        return words.count == 1 && answered.contains(words[0].lowercased())
    }

    /// Whether everybody expects one letter for a label's command.
    static func isConventional(_ label: String) -> Bool {
        let words = LabelWords.words(of: label)
        return words.count <= 2 && words.first.map { commands[$0.lowercased()] != nil } ?? false
    }

    /// The first free key for a label: that of its command and no other, else the first letters of its words, else its
    /// letters.
    ///
    /// - Parameter isUsed: whether a letter has a meaning on the screen already.
    func key(for label: String, isEditing: Bool, isUsed: (Character) -> Bool) -> Character? {
        let words = LabelWords.words(of: label)
        if !modifiers.isEmpty, words.count <= 2, let command = words.first.flatMap({ Self.commands[$0.lowercased()] }) {
            return isUsed(command) ? nil : command
        }
        let letters = words.compactMap(\.first) + words.joined()
        return letters.lazy.compactMap { $0.isASCII && $0.isLetter ? Character($0.uppercased()) : nil }.first {
            !always.contains($0) && !(isEditing && whileEditing.contains($0)) && !isUsed($0)
        }
    }
}
