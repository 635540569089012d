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
        parameters: [
            .init(.startFocus, .before, source: DefaultSource.undocumented),
            .init(.wrap, true, source: "AppKit: the key view loop is a loop"),
            .init(
                .keyboardNavigation, true,
                source: "ours; the system's setting of this name is off until people turn it on"),
            .init(
                .menuBar, "Control-F2", source: apple, summary: "the keys that move the focus to the menu bar"),
            .init(.leaveText, "Control-Tab", source: apple),
            .init(.leaveTextBackwards, "Control-Shift-Tab", source: apple),
        ],
        routes: [.tab, .arrows, .shortcut, .jump],
        rules: { values in
            TreeRules(
                stops: .motor(scrolls: true), groups: .composites,
                focus: values[.keyboardNavigation] ? .controls : .textsAndLists,
                composites: Keyboards.collections.union([.radioGroup, .segmentedControl, .tabGroup, .menuBar, .menu]))
        },
        keys: { context in
            let values = context.parameters
            let isAppKit = context.platform?.selectionFollowsFocus ?? false
            return LoopMachine.Keys(
                nextFromText: values[.leaveText], previousFromText: values[.leaveTextBackwards],
                swallowing: [.textView],
                act: { Keyboards.adjust($0) ?? ($0.role.isText ? nil : Chord("Space", keystrokes: 1)) },
                menuBar: values[.menuBar],
                selects: { box in
                    box.role == .radioGroup
                        || Keyboards.collections.contains(box.role) && (isAppKit || box.selectionFollowsFocus)
                },
                isLeftOut: { box in
                    Keyboards.collections.contains(box.role) && !isAppKit && !box.selectionFollowsFocus
                })
        })

    private static let apple = "Apple, Mac keyboard shortcuts"
}
