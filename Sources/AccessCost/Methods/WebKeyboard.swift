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
        parameters: [
            .init(.startFocus, .before, source: "HTML standard: sequential navigation starts at the document"),
            .init(.wrap, true, source: "browsers go on through their own controls"),
            .init(
                .browserStops, 0,
                source: DefaultSource.ours + "; they differ by browser, so the page alone is counted"),
            .init(
                .accessKeyModifier, "Alt",
                source: "Chrome and Edge on Windows; Firefox has Alt-Shift, a Mac Control-Option"),
        ],
        routes: [.tab, .arrows, .shortcut, .jump],
        rules: { _ in
            TreeRules(
                stops: .motor(scrolls: true), groups: .composites, focus: .web, composites: [.radioGroup],
                order: .tabIndex)
        },
        keys: { context in
            LoopMachine.Keys(act: Keyboards.act, accessKey: context.parameters[.accessKeyModifier])
        }
    )
    .compared(
        with: "web-platform-tests on sequential focus navigation",
        "Chromium, pressing Tab")
}
