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
        settings: [
            KeySettings.start(.before, source: KeySettings.undocumented),
            KeySettings.wrap(true, source: KeySettings.undocumented),
            KeySettings.chord("next", "moves to the next group or single stop", "Tab", source: apple),
            KeySettings.chord("previous", "moves to the previous one", "Shift-Tab", source: apple),
            KeySettings.chord("activate", "activates", "Space", source: apple),
            KeySettings.chord("find", "opens finding by name", "Tab-F", source: apple),
            KeySettings.chord(
                "findDone", "moves the focus to what was found", "Return", source: KeySettings.undocumented),
            KeySettings.chord("actions", "opens the custom actions", "Tab-Z", source: apple),
            KeySettings.chord("gestures", "opens the gestures", "Tab-G", source: apple),
            KeySettings.chord("leaveText", "moves on from a text that is being edited", "Control-Tab", source: apple),
            KeySettings.chord(
                "leaveTextBackwards", "moves back from a text that is being edited", "Control-Shift-Tab", source: apple),
        ],
        routes: [.tab, .arrows, .find, .shortcut, .actions, .gestures],
        rules: { _ in TreeRules(stops: .motor(scrolls: true), groups: .containers) },
        keys: { context in
            let settings = context.settings
            let act = settings.chord("activate")
            return LoopMachine.Keys(
                next: settings.chord("next"), previous: settings.chord("previous"),
                nextFromText: settings.chord("leaveText"), previousFromText: settings.chord("leaveTextBackwards"),
                editsOnActivation: true, act: { _ in act }, choose: act, actionsMenu: settings.chord("actions"),
                gesturesMenu: settings.chord("gestures"),
                find: (open: settings.chord("find"), close: settings.chord("findDone")), selects: { _ in false })
        })

    private static let apple = "Apple, iPhone User Guide, Full Keyboard Access; people can change it"
}
