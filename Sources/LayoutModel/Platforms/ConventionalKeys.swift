/// The keys that people know from everywhere, which no screen should use for anything else.
///
/// Sources: Apple, Human Interface Guidelines, "Keyboards", standard keyboard shortcuts; Microsoft, "Guidelines for
/// Keyboard User Interface Design", Windows shortcut keys; GNOME Human Interface Guidelines, "Standard keyboard
/// shortcuts"; Qt, QKeySequence::StandardKey; Sun, "Java Look and Feel Design Guidelines", common shortcuts; browsers: Alt
/// with these letters opens Chrome's and Edge's address bar and menus.
public struct ConventionalKeys: Sendable {
    /// The keys that are held; none for access keys, which have their browser's own.
    public let modifiers: [Shortcut.Modifier]
    /// The letters that are taken on every screen.
    public let always: Set<Character>
    /// The letters that are taken where text is edited: styles, alignment, and ways through the text.
    public let whileEditing: Set<Character>

    init(_ modifiers: [Shortcut.Modifier], always: String, whileEditing: String = "") {
        self.modifiers = modifiers
        self.always = Set(always)
        self.whileEditing = Set(whileEditing)
    }

    /// The keys of Apple's platforms.
    static let apple = ConventionalKeys([.command], always: "ACFGHMNOPQSVWXZ", whileEditing: "BDEIJKRTUY")
}
