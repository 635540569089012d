import LayoutModel

extension AccessMethod {
    /// Full Keyboard Access on iPhone and iPad.
    ///
    /// Sources: Apple, iPhone User Guide, "Control iPhone with an external keyboard" (the commands, which people can
    /// change); "Support Full Keyboard Access in your iOS app", WWDC 2021 (what reacts is reached, input labels are
    /// found). How menus are ordered and what find prefers is not documented.
    public static let iosKeyboard = keyboard(
        id: "ios-keyboard", name: "Full Keyboard Access on iOS",
        summary:
            "Tab and Shift-Tab go over groups and single stops, arrows inside; Tab-F finds by name, Tab-Z opens actions.",
        platforms: [.ios],
        parameters: [
            .init(.startFocus, .before, source: DefaultSource.undocumented),
            .init(.wrap, true, source: DefaultSource.undocumented),
            .init(.next, "Tab", source: apple),
            .init(.previous, "Shift-Tab", source: apple),
            .init(.activate, "Space", source: apple),
            .init(.find, "Tab-F", source: apple),
            .init(.findDone, "Return", source: DefaultSource.undocumented),
            .init(.findLetters, 3, source: DefaultSource.ours),
            .init(.findNeighbours, false, source: DefaultSource.ours),
            .init(.actions, "Tab-Z", source: apple),
            .init(.gestures, "Tab-G", source: apple),
            .init(
                .leaveText, "Control-Tab", source: apple, summary: "moves on from a text that is being edited"),
            .init(
                .leaveTextBackwards, "Control-Shift-Tab", source: apple,
                summary: "moves back from a text that is being edited"),
        ],
        routes: [.tab, .arrows, .find, .shortcut, .actions, .gestures, .jump],
        rules: { _ in TreeRules(stops: .motor(scrolls: true), groups: .containers) },
        keys: { context in
            let values = context.parameters
            let act = values[.activate]
            return LoopMachine.Keys(
                next: values[.next], previous: values[.previous],
                nextFromText: values[.leaveText], previousFromText: values[.leaveTextBackwards],
                editsOnActivation: true, act: { _ in act }, choose: act, actionsMenu: values[.actions],
                gesturesMenu: values[.gestures],
                find: LoopMachine.Find(
                    open: values[.find], close: values[.findDone],
                    typing: FindIndex.Typing(
                        letters: values[.findLetters], startsAnywhere: values[.findNeighbours]),
                    goesOn: values[.findNeighbours]),
                selects: { _ in false })
        })

    private static let apple = "Apple, iPhone User Guide, Full Keyboard Access; people can change it"
}
