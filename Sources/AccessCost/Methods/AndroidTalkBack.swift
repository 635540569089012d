import LayoutModel

extension AccessMethod {
    /// TalkBack on Android.
    ///
    /// Source: Google, Android Accessibility Help, "Use TalkBack gestures" and "Use TalkBack menus and reading controls".
    /// The position of Actions in the menu depends on version and element (P).
    public static let androidTalkBack = touchReader(
        id: "android-talkback", name: "TalkBack on Android",
        summary:
            "Swipes go over all items, reading controls jump between containers, the menu offers actions, a double tap acts.",
        platforms: [.android],
        parameters: [
            .init(
                .turn, 2, of: .swipe, source: "ours: two swipes",
                summary: "the time of one change of the reading control (a swipe up and down)"),
            .init(
                .containerTurns, 1, source: TouchReaders.turns,
                summary: "changes of the reading control that bring containers"),
            .init(.menuPlace, 1, source: TouchReaders.turns),
        ],
        announcement: .stateFirst,
        announcementSource: "TalkBack, open source (android/talkback): state, name, type; people choose it",
        gestures: { values in
            // A swipe down and right.
            let open = SwipeMachine.Gesture(name: "Open menu", seconds: 2 * values[.swipe])
            return TouchReaders.gestures(
                values, turn: "Change reading control", fingers: "two",
                .menu(open: open, position: values[.menuPlace]))
        })
}
