import LayoutModel
import Testing

/// Chords: how they are written and how many keys they take.
@Suite struct ShortcutTests {
    @Test(
        "read and written back, modifiers in one order, characters in upper case",
        arguments: [
            ("Command-I", "Command-I", 2), ("Command-Control-f", "Control-Command-F", 3), ("Return", "Return", 1),
            ("Shift-Tab", "Shift-Tab", 2), ("Command--", "Command--", 2), ("-", "-", 1),
            ("Alt-Meta-Fn-1", "Alt-Meta-Fn-1", 4),
        ])
    func roundTrip(text: String, written: String, keystrokes: Int) throws {
        let shortcut = try #require(Shortcut(text))
        #expect(shortcut.description == written)
        #expect(shortcut.keystrokes == keystrokes)
        #expect(Shortcut(written) == shortcut)
    }

    @Test(
        "a missing key, an unknown or a repeated modifier is no chord",
        arguments: [
            "", "Command-", "Cmd-I", "Command-Command-I", "I-Command", "command-I", "--", "-I", "Command---",
        ])
    func wrong(text: String) { #expect(Shortcut(text) == nil) }

    @Test("a modifier alone is a key")
    func modifierAsKey() { #expect(Shortcut("Control-Option")?.key == "Option") }

    @Test("modifiers given twice count once")
    func fromParts() {
        let shortcut = Shortcut([.command, .shift, .command], key: "n")
        #expect(shortcut.description == "Shift-Command-N")
        #expect(shortcut.keystrokes == 3)
    }
}
