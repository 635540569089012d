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
        parameters: [
            .init(.startFocus, .focus, source: "a window opens with the focus on a control"),
            .init(.wrap, true, source: "GTK, Qt and Windows dialogs go round"),
            .init(.mnemonicModifier, "Alt", source: "Microsoft; GTK; Qt; Java"),
            .init(.menuBar, "F10", source: "Microsoft; GTK; Java"),
            .init(.leaveText, "Control-Tab", source: "GTK; Qt; Java"),
            .init(.leaveTextBackwards, "Control-Shift-Tab", source: "GTK; Qt; Java"),
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
            let values = context.parameters
            return LoopMachine.Keys(
                nextFromText: values[.leaveText], previousFromText: values[.leaveTextBackwards],
                swallowing: [.textView], act: Keyboards.act, menuBar: values[.menuBar],
                mnemonic: values[.mnemonicModifier])
        }
    )
    .compared(
        with: "the tests of Tab of JavaFX, Avalonia, Qt, GTK 4 and Flutter",
        "GTK and Qt windows, pressing Tab")
}
