/// Chords that a system and its assistive technologies keep for themselves.
///
/// Sources: Apple, "Mac keyboard shortcuts" and "Use keyboard shortcuts on iPad"; Apple,
/// Accessibility Programming Guide for OS X, "Accessibility Keyboard Shortcuts"; Apple, VoiceOver User Guide (Control-Option
/// is the VoiceOver modifier); Microsoft, "Keyboard shortcuts in Windows"; GNOME Help, "Useful keyboard shortcuts"; Chrome
/// Help, "Chrome keyboard shortcuts" and "Chromebook keyboard shortcuts"; NV Access, NVDA User Guide, single letter navigation.
/// Keys that people can hide away from the system, as those of an input method, are not in it.
public struct SystemChords: Sendable {
    /// What a chord belongs to.
    struct Owner: Sendable, ExpressibleByStringLiteral {
        /// What has the chord.
        var name: String
        /// Words of commands that are just what the chord is for, as Quit is for Command-Q (English).
        var commands: [String] = []

        init(_ name: String, for commands: String...) {
            self.name = name
            self.commands = commands
        }
        init(stringLiteral name: String) { self.name = name }
    }

    private var chords: [Shortcut: Owner]
    private var family: (modifiers: [Shortcut.Modifier], owner: String)?
    private var letters: String?

    /// - Parameters:
    ///   - rows: the owners by chord, whose texts may name their modifiers in any order.
    ///   - family: modifiers with which every chord belongs to somebody.
    ///   - letters: whose single letters without modifiers are.
    init(
        _ rows: [String: Owner] = [:], family: (modifiers: [Shortcut.Modifier], owner: String)? = nil,
        letters: String? = nil
    ) {
        chords = Dictionary(uniqueKeysWithValues: rows.compactMap { row in Shortcut(row.key).map { ($0, row.value) } })
        self.family = family
        self.letters = letters
    }

    /// What a chord belongs to already; nil where it is free, or where the label says that it is just that.
    public func owner(of shortcut: Shortcut, label: String) -> String? {
        if let owner = chords[shortcut] {
            let label = label.lowercased()
            return owner.commands.contains { label.contains($0) } ? nil : owner.name
        }
        if let family, family.modifiers.allSatisfy(shortcut.modifiers.contains) { return family.owner }
        guard shortcut.modifiers.isEmpty, shortcut.key.count == 1, shortcut.key.first?.isLetter == true else {
            return nil
        }
        return letters
    }
}

extension SystemChords {
    /// The chords that Apple's platforms share.
    private static let apple: [String: Owner] = [
        "Command-Tab": "the app switcher", "Command-Shift-Tab": "the app switcher", "Command-Space": "Spotlight",
        "Command-Shift-3": "screenshots", "Command-Shift-4": "screenshots", "Command-Shift-5": "screenshots",
        "Control-Space": "input sources", "Control-Option-Space": "input sources",
    ]
    /// The chords of the Mac, with those of its desktop.
    static let mac = SystemChords(
        apple.merging(
            [
                "Command-H": .init("hiding the app", for: "hide", "home"),
                "Command-M": .init("minimising the window", for: "minimize", "minimise"),
                "Command-Q": .init("quitting the app", for: "quit"),
                "Option-Command-Escape": "Force Quit", "Option-Command-D": "the Dock",
                "Control-Command-Q": "locking the screen",
                "Control-Command-Space": .init("the character viewer", for: "emoji"), "Control-Up": "Mission Control",
                "Control-Down": "app windows", "Control-Left": "spaces", "Control-Right": "spaces",
                "Control-F2": "the menu bar", "Control-F3": "the Dock", "Control-F1": "keyboard navigation",
                "Control-F7": "keyboard navigation", "Option-Command-8": "zoom", "Option-Command-=": "zoom",
                "Option-Command--": "zoom", "Command-F5": "VoiceOver", "Option-Command-F5": "accessibility shortcuts",
                "Command-`": .init("the next window", for: "window", "next"),
                "Command-,": .init("settings", for: "settings", "preferences"),
            ], uniquingKeysWith: { $1 }), family: ([.control, .option], "VoiceOver"))
    /// The chords of iPhone, iPad and Apple TV.
    static let ios = SystemChords(
        apple.merging(
            [
                "Command-H": .init("the Home Screen", for: "hide", "home"), "Option-Command-D": "the Dock",
                "Control-Tab": "Full Keyboard Access", "Control-Shift-Tab": "Full Keyboard Access",
            ], uniquingKeysWith: { $1 }), family: ([.control, .option], "VoiceOver"))
    /// The chords of Windows.
    static let windows: [String: Owner] = [
        "Alt-Tab": "the window switcher", "Alt-Shift-Tab": "the window switcher",
        "Alt-F4": .init("closing the window", for: "exit", "close", "quit"), "Alt-Escape": "the next window",
        "Alt-Space": "the window menu", "Control-Escape": "the Start menu",
        "Control-Shift-Escape": "the Task Manager", "Control-Alt-Delete": "the security screen",
        "Control-Alt-Tab": "the window switcher", "F10": "the menu bar", "Shift-F10": "the context menu",
    ]
    /// The chords of GNOME, for all toolkits of its desktop.
    static let gnome = SystemChords(
        [
            "Alt-Tab": "the window switcher", "Alt-Shift-Tab": "the window switcher",
            "Alt-F4": .init("closing the window", for: "exit", "close", "quit"), "Alt-F2": "running a command",
            "Alt-Space": "the window menu", "Alt-Escape": "the next window", "Control-Alt-Delete": "logging out",
            "Control-Alt-Tab": "the parts of the desktop", "Control-Alt-Up": "workspaces",
            "Control-Alt-Down": "workspaces", "F10": "the menu bar", "Shift-F10": "the context menu",
        ], family: ([.meta], "the desktop"))
}
