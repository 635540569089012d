import LayoutModel

/// The keys that people know from everywhere, which no screen should use for anything else.
///
/// Sources: Apple, Human Interface Guidelines, "Keyboards", standard keyboard shortcuts; Microsoft, "Guidelines for
/// Keyboard User Interface Design", Windows shortcut keys; GNOME Human Interface Guidelines, "Standard keyboard
/// shortcuts"; Qt, QKeySequence::StandardKey; Sun, "Java Look and Feel Design Guidelines", common shortcuts; browsers: Alt
/// with these letters opens Chrome's and Edge's address bar and menus.
struct ConventionalKeys {
    /// The keys that are held; none for access keys, which have their browser's own.
    let modifiers: [Shortcut.Modifier]
    /// The letters that are taken on every screen.
    private let always: Set<Character>
    /// The letters that are taken where text is edited: styles, alignment, and ways through the text.
    private let whileEditing: Set<Character>

    /// The keys of a platform; nil where no chord activates a target from anywhere, or no keyboard is usual.
    init?(_ platform: Platform?) {
        switch platform {
        case .ios, .mac, .macCatalyst:
            (modifiers, always, whileEditing) = ([.command], Set("ACFGHMNOPQSVWXZ"), Set("BDEIJKRTUY"))
        case .windows:
            (modifiers, always, whileEditing) = ([.control], Set("ACFHNOPSVWXYZ"), Set("BEIJLRU"))
        case .gtk:
            (modifiers, always, whileEditing) = ([.control], Set("ACDFGHLNOPQRSTVWXZ"), Set("BEIKUY"))
        case .qt:
            (modifiers, always, whileEditing) = ([.control], Set("ACFGHNOPQRSTVWXYZ"), Set("BDEIKU"))
        case .java:
            (modifiers, always, whileEditing) = ([.control], Set("ACFGHNOPQSVWXYZ"), Set("BEILRU"))
        case .web:
            (modifiers, always, whileEditing) = ([], Set("DEF"), [])
        default: return nil
        }
    }

    /// The letters that everybody expects for a command (English).
    private static let commands: [String: Character] = [
        "new": "N", "open": "O", "save": "S", "print": "P", "find": "F", "search": "F", "undo": "Z",
    ]

    /// Commands that Return and Escape stand for already (English).
    private static let answered: Set<String> = ["ok", "cancel", "close", "done", "back", "yes", "no", "apply", "help"]

    /// Whether a label's command has a key of its own by convention that is no letter.
    static func isAnswered(_ label: String) -> Bool {
        let words = LabelWords.words(of: label)
        return words.count == 1 && answered.contains(words[0].lowercased())
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
