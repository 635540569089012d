import AccessCost
import LayoutModel

extension Rule {
    /// A shortcut is taken: by the system, by assistive technology, or by something else on the screen.
    ///
    /// A chord that the system keeps never reaches the app, or the app takes from people a key that they use
    /// everywhere. A chord of two elements activates one of them; a mnemonic or access key of two elements only moves
    /// the focus from one to the other.
    ///
    /// The rule compares the shortcuts, mnemonics and access keys of shown elements and of their actions with a table
    /// of the platform's own chords and with each other. Mnemonics count within one menu, and outside menus within the
    /// screen. Two elements with one label are taken for the same command, in a menu and in a bar. Without a platform
    /// the system's chords are unknown.
    static let shortcutTaken = Rule(
        code: "shortcut-taken", title: "a shortcut that is taken already",
        message: "{target} has {key}, which belongs to {owner}",
        remedy: "give it another key",
        source: "Apple, Mac keyboard shortcuts; Microsoft, Keyboard shortcuts in Windows; GNOME, Keyboard navigation",
        affects: [.keys, .screenReader], touches: [.platformFeatures],
        examine: { screen, examination in
            var shortcuts: [Shortcut: ElementIndex] = [:]
            var letters: [Letter: ElementIndex] = [:]
            var hasShortcuts = false
            func name(_ index: ElementIndex) -> String {
                screen.screen[index].label.isEmpty ? screen.screen[index].id : screen.screen[index].label
            }
            for index in screen.indices where screen.isExposed(index) && screen.screen[index].isEnabled {
                let element = screen.screen[index]
                let own = element.shortcut.map { [($0, element.label)] } ?? []
                for (shortcut, label) in own
                    + element.actions.compactMap({ action in
                        action.shortcut.map { ($0, action.name) }
                    })
                {
                    hasShortcuts = true
                    if let owner = screen.platform?.systemChords.owner(of: shortcut, label: label) {
                        examination.found(
                            .error, at: [index], ["key": .text(shortcut.description), "owner": .text(owner)])
                    }
                    if let first = shortcuts[shortcut], first != index {
                        guard name(first) != name(index) else { continue }
                        // An action's key works on the focused element alone.
                        guard element.shortcut == shortcut, screen.screen[first].shortcut == shortcut else { continue }
                        examination.found(
                            .error, at: [index, first],
                            ["key": .text(shortcut.description), "owner": .text("'\(name(first))', too")])
                    } else {
                        shortcuts[shortcut] = index
                    }
                }
                guard screen.isTarget(index) else { continue }
                for (kind, key) in [("mnemonic", element.mnemonic), ("access key", element.accessKey)] {
                    guard let key else { continue }
                    if kind == "access key", let owner = Platform.accessKeyOwner(key) {
                        examination.found(
                            .warning, at: [index], ["key": .text("the access key \(key)"), "owner": .text(owner)])
                    }
                    let letter = Letter(kind: kind, key: key.uppercased(), menu: screen.menu(around: index))
                    if let first = letters[letter] {
                        guard name(first) != name(index) else { continue }
                        examination.found(
                            .warning, at: [index, first],
                            ["key": .text("the \(kind) \(key.uppercased())"), "owner": .text("'\(name(first))', too")])
                    } else {
                        letters[letter] = index
                    }
                }
            }
            if hasShortcuts, screen.platform == nil {
                examination.cannotTell("the file names no platform: which chords the system keeps is not known")
            }
        })

    /// A letter that stands for something within one menu, or outside of them.
    private struct Letter: Hashable {
        var kind, key: String
        var menu: ElementIndex?
    }
}

extension CheckedScreen {
    /// The innermost menu around an element, nil where it is in none.
    func menu(around index: ElementIndex) -> ElementIndex? {
        sequence(first: index) { self.screen[$0].parent }.dropFirst().first {
            screen[$0].role == .menu || screen[$0].role == .menuBar
        }
    }
}
