import LayoutModel

extension AccessMethod {
    /// The keyboard on the Mac: Tab round the controls, arrows in tables and collections where selection follows focus.
    ///
    /// Sources: Apple, "Support Full Keyboard Access"/"Use your keyboard like a mouse" in the Mac User Guide; UIKit,
    /// `selectionFollowsFocus` ("Accessibility design for Mac Catalyst", WWDC 2020). Tables of AppKit always move the
    /// selection; on Mac Catalyst the file must say so, else the keyboard does not enter them. Pictures and texts that
    /// only react to clicks are no key views.
    public static let macKeyboard = keyboard(
        id: "mac-keyboard", name: "keyboard on the Mac",
        summary:
            "Tab and Shift-Tab go round the controls, arrows through tables and collections where selection follows focus.",
        platforms: [.mac, .macCatalyst],
        settings: [
            KeySettings.start(.before, source: KeySettings.undocumented),
            KeySettings.wrap(true, source: "AppKit: the key view loop is a loop"),
            Setting(
                key: "keyboardNavigation", summary: "whether Tab reaches all controls, or texts and lists alone",
                kind: .flag, unit: "", defaultValue: .flag(true),
                source: "ours; the system's setting of this name is off until people turn it on"),
            KeySettings.chord(
                "menuBar", "the keys that move the focus to the menu bar", "Control-F2",
                source: "Apple, Mac keyboard shortcuts"),
            KeySettings.chord(
                "leaveText", "Tab's stand-in where Tab is typed into a text", "Control-Tab",
                source: "Apple, Mac keyboard shortcuts"),
            KeySettings.chord(
                "leaveTextBackwards", "Shift-Tab's stand-in there", "Control-Shift-Tab",
                source: "Apple, Mac keyboard shortcuts"),
        ],
        routes: [.tab, .arrows, .shortcut, .jump],
        rules: { settings in
            TreeRules(
                stops: .motor(scrolls: true), groups: .composites,
                focus: settings.flag("keyboardNavigation") ? .controls : .textsAndLists,
                composites: Keyboards.collections.union([.radioGroup, .segmentedControl, .tabGroup, .menuBar, .menu]))
        },
        keys: { context in
            let settings = context.settings
            let isAppKit = context.platform == .mac
            return LoopMachine.Keys(
                nextFromText: settings.chord("leaveText"), previousFromText: settings.chord("leaveTextBackwards"),
                swallowing: [.textView],
                act: { $0.role.isText ? nil : Chord("Space", keystrokes: 1) }, menuBar: settings.chord("menuBar"),
                selects: { box in
                    box.role == .radioGroup
                        || Keyboards.collections.contains(box.role) && (isAppKit || box.selectionFollowsFocus)
                },
                isLeftOut: { box in
                    Keyboards.collections.contains(box.role) && !isAppKit && !box.selectionFollowsFocus
                })
        })
}
