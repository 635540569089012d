import LayoutModel

extension AccessMethod {
    /// The keyboard on Windows, GTK, Qt and Java desktops.
    ///
    /// Sources: Microsoft, "Keyboard interaction" (Tab stops, arrows inside a group, access keys); GTK, "Keyboard
    /// navigation"; a text of several lines takes Tab itself and is left with Control-Tab (GTK, Qt, Java).
    public static let desktopKeyboard = keyboard(
        id: "desktop-keyboard", name: "keyboard on a desktop",
        summary:
            "Tab and Shift-Tab go round the window, arrows through lists, bars and radio groups; mnemonics act from anywhere.",
        platforms: [.windows, .gtk, .qt, .java],
        settings: [
            KeySettings.start(.focus, source: "a window opens with the focus on a control"),
            KeySettings.wrap(true, source: "GTK, Qt and Windows dialogs go round"),
            KeySettings.chord(
                "mnemonicModifier", "the keys held for a mnemonic", "Alt", source: "Microsoft; GTK; Qt; Java"),
            KeySettings.chord("menuBar", "the key that opens the menu bar", "F10", source: "Microsoft; GTK; Java"),
            KeySettings.chord(
                "leaveText", "Tab's stand-in where Tab is typed into a text", "Control-Tab", source: "GTK; Qt; Java"),
            KeySettings.chord(
                "leaveTextBackwards", "Shift-Tab's stand-in there", "Control-Shift-Tab", source: "GTK; Qt; Java"),
        ],
        routes: [.tab, .arrows, .shortcut, .jump],
        rules: { _ in
            TreeRules(
                stops: .motor(scrolls: true), groups: .composites, focus: .controls,
                composites: Keyboards.collections.union([
                    .radioGroup, .segmentedControl, .tabGroup, .toolbar, .tabBar, .menuBar, .menu,
                ]))
        },
        keys: { context in
            let settings = context.settings
            return LoopMachine.Keys(
                nextFromText: settings.chord("leaveText"), previousFromText: settings.chord("leaveTextBackwards"),
                swallowing: [.textView], act: Keyboards.act, menuBar: settings.chord("menuBar"),
                mnemonic: settings.chord("mnemonicModifier"))
        })
}
