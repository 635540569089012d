import LayoutModel

extension AccessMethod {
    /// The keyboard in a web browser: Tab and Shift-Tab through the page, arrows inside radio groups and composites.
    ///
    /// Sources: HTML standard, "Focus" and "The tabindex attribute"; WAI-ARIA Authoring Practices, "Developing a keyboard
    /// interface". A page's composite is one stop only where the file shows a roving tabindex.
    public static let webKeyboard = keyboard(
        id: "web-keyboard", name: "keyboard in a browser",
        summary:
            "Tab and Shift-Tab go through the page, arrows through radio groups and composites; Space or Return acts.",
        platforms: [.web],
        settings: [
            KeySettings.start(.before, source: "HTML standard: sequential navigation starts at the document"),
            KeySettings.wrap(true, source: "browsers go on through their own controls"),
            Setting(
                key: "browserStops", summary: "the browser's own stops between the last of the page and the first",
                kind: .integer(0...100), unit: "stops", defaultValue: .number(0),
                source: KeySettings.ours + "; they differ by browser, so the page alone is counted"),
            KeySettings.chord(
                "accessKeyModifier", "the keys held for an access key", "Alt",
                source: "Chrome and Edge on Windows; Firefox has Alt-Shift, a Mac Control-Option"),
        ],
        routes: [.tab, .arrows, .shortcut, .jump],
        rules: { _ in
            TreeRules(
                stops: .motor(scrolls: true), groups: .composites, focus: .web, composites: [.radioGroup],
                order: .tabIndex)
        },
        keys: { context in
            LoopMachine.Keys(act: Keyboards.act, accessKey: context.settings.chord("accessKeyModifier"))
        })
}
