import LayoutModel

/// Chords that systems and assistive technologies keep for themselves.
///
/// Sources: Apple, "Mac keyboard shortcuts" and "Use keyboard shortcuts on iPad"; Apple,
/// Accessibility Programming Guide for OS X, "Accessibility Keyboard Shortcuts"; Apple, VoiceOver User Guide (Control-Option
/// is the VoiceOver modifier); Microsoft, "Keyboard shortcuts in Windows"; GNOME Help, "Useful keyboard shortcuts"; Chrome
/// Help, "Chrome keyboard shortcuts" and "Chromebook keyboard shortcuts"; NV Access, NVDA User Guide, single letter navigation.
/// Keys that people can hide away from the system, as those of an input method, are not in it.
enum SystemChords {
    /// A table by chords, whose texts may name their modifiers in any order.
    private static func table(_ rows: [String: String]) -> [Shortcut: String] {
        Dictionary(uniqueKeysWithValues: rows.compactMap { row in Shortcut(row.key).map { ($0, row.value) } })
    }

    private static let apple: [Shortcut: String] = table([
        "Command-Tab": "the app switcher", "Command-Shift-Tab": "the app switcher", "Command-Space": "Spotlight",
        "Command-Shift-3": "screenshots", "Command-Shift-4": "screenshots", "Command-Shift-5": "screenshots",
        "Control-Space": "input sources", "Control-Option-Space": "input sources",
    ])
    private static let mac: [Shortcut: String] = table([
        "Command-H": "hiding the app", "Command-M": "minimising the window", "Command-Q": "quitting the app",
        "Option-Command-Escape": "Force Quit", "Option-Command-D": "the Dock",
        "Control-Command-Q": "locking the screen",
        "Control-Command-Space": "the character viewer", "Control-Up": "Mission Control", "Control-Down": "app windows",
        "Control-Left": "spaces", "Control-Right": "spaces", "Control-F2": "the menu bar", "Control-F3": "the Dock",
        "Control-F1": "keyboard navigation", "Control-F7": "keyboard navigation", "Option-Command-8": "zoom",
        "Option-Command-=": "zoom", "Option-Command--": "zoom", "Command-F5": "VoiceOver",
        "Option-Command-F5": "accessibility shortcuts",
        "Command-`": "the next window", "Command-,": "settings",
    ])
    private static let iOS: [Shortcut: String] = table([
        "Command-H": "the Home Screen", "Option-Command-D": "the Dock", "Control-Tab": "Full Keyboard Access",
        "Control-Shift-Tab": "Full Keyboard Access",
    ])
    private static let windows: [Shortcut: String] = table([
        "Alt-Tab": "the window switcher", "Alt-Shift-Tab": "the window switcher", "Alt-F4": "closing the window",
        "Alt-Escape": "the next window", "Alt-Space": "the window menu", "Control-Escape": "the Start menu",
        "Control-Shift-Escape": "the Task Manager", "Control-Alt-Delete": "the security screen",
        "Control-Alt-Tab": "the window switcher", "F10": "the menu bar", "Shift-F10": "the context menu",
    ])
    private static let gnome: [Shortcut: String] = table([
        "Alt-Tab": "the window switcher", "Alt-Shift-Tab": "the window switcher", "Alt-F4": "closing the window",
        "Alt-F2": "running a command", "Alt-Space": "the window menu", "Alt-Escape": "the next window",
        "Control-Alt-Delete": "logging out", "Control-Alt-Tab": "the parts of the desktop",
        "Control-Alt-Up": "workspaces", "Control-Alt-Down": "workspaces", "F10": "the menu bar",
        "Shift-F10": "the context menu",
    ])
    private static let chromeOS: [Shortcut: String] = table([
        "Alt-Tab": "the window switcher", "Alt-Shift-Tab": "the window switcher",
        "Control-Alt-Z": "ChromeVox", "Control-Shift-Q": "signing out", "Control-Alt-/": "the list of shortcuts",
    ])

    /// What a chord of a platform belongs to already; nil where it is free, or where the label says that it is just that.
    static func owner(of shortcut: Shortcut, on platform: Platform?, label: String) -> String? {
        guard let platform else { return nil }
        let owner: String?
        switch platform {
        case .mac, .macCatalyst:
            owner =
                apple[shortcut] ?? mac[shortcut]
                ?? (shortcut.modifiers.contains([.control, .option]) ? "VoiceOver" : nil)
        case .ios, .tvos:
            owner =
                apple[shortcut] ?? iOS[shortcut]
                ?? (shortcut.modifiers.contains([.control, .option]) ? "VoiceOver" : nil)
        case .windows: owner = windows[shortcut] ?? (shortcut.modifiers.contains(.meta) ? "Windows" : nil)
        case .gtk, .qt, .java: owner = gnome[shortcut] ?? (shortcut.modifiers.contains(.meta) ? "the desktop" : nil)
        case .chromeos:
            owner = chromeOS[shortcut] ?? (shortcut.modifiers.contains(.meta) ? "the launcher and ChromeVox" : nil)
        case .web:
            owner =
                windows[shortcut]
                ?? (shortcut.modifiers.isEmpty && shortcut.key.count == 1 && shortcut.key.first!.isLetter
                    ? "screen readers, which go through pages by single letters" : nil)
        case .android, .androidTV, .aac: owner = nil
        }
        guard let owner, !isHome(label, of: shortcut) else { return nil }
        return owner
    }

    /// What browsers do with Alt and the letter of an access key; nil where it is free.
    static func owner(ofAccessKey key: String) -> String? {
        switch key.uppercased() {
        case "D": "the browser's address bar"
        case "E", "F": "the browser's menu"
        default: nil
        }
    }

    /// Whether a command is the one that a chord is for, as Quit is for Command-Q (English).
    private static func isHome(_ label: String, of chord: Shortcut) -> Bool {
        let words: [String: [String]] = [
            "Command-H": ["hide", "home"], "Command-M": ["minimize", "minimise"], "Command-Q": ["quit"],
            "Command-,": ["settings", "preferences"], "Alt-F4": ["exit", "close", "quit"],
            "Control-Command-Space": ["emoji"], "Command-`": ["window", "next"],
        ]
        let label = label.lowercased()
        return (words[chord.description] ?? []).contains { label.contains($0) }
    }
}

extension [Shortcut.Modifier] {
    fileprivate func contains(_ others: [Shortcut.Modifier]) -> Bool { others.allSatisfy(contains) }
}
