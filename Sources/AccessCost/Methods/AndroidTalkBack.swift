import LayoutModel

extension AccessMethod {
    /// TalkBack on Android.
    ///
    /// Source: Google, Android Accessibility Help, "Use TalkBack gestures" and "Use TalkBack menus and reading controls".
    /// Where Actions stand in the menu depends on version and element (P).
    public static let androidTalkBack = touchReader(
        id: "android-talkback", name: "TalkBack on Android",
        summary:
            "Swipes go over all items, reading controls jump between containers, the menu offers actions, a double tap acts.",
        platforms: [.android],
        settings: [
            Setting(
                key: "turn", summary: "the time of one change of the reading control (a swipe up and down)",
                kind: .number(0.01...10), unit: "s", defaultValue: .share(2, of: "swipe"), source: "ours: two swipes"),
            TouchReaders.turns(1, "containerTurns", "changes of the reading control that bring containers").atLeastOne,
            TouchReaders.turns(1, "menuPlace", "the place of Actions in the menu").atLeastOne,
        ],
        gestures: { settings in
            // A swipe down and right.
            let open = SwipeMachine.Gesture(name: "Open menu", seconds: 2 * settings.number("swipe"))
            return TouchReaders.gestures(
                settings, turn: "Change reading control", .menu(open: open, place: settings.integer("menuPlace")))
        })
}
