import LayoutModel

extension AccessMethod {
    /// Voice Control on iPhone and iPad.
    ///
    /// Sources: Apple, iPhone User Guide, "Use Voice Control to interact with iPhone" (Tap and a name, Show numbers); Apple,
    /// Developer News, "Challenge: Voice Control Synonyms" (numbers beside what shares a name). How it names custom
    /// actions is not documented.
    public static let iosVoiceControl = voice(
        id: "ios-voice-control", name: "Voice Control on iOS",
        summary: "A spoken command names a target; shared names get numbers, and numbers can be shown on everything.",
        platforms: [.ios],
        commands: VoiceMachine.Commands(
            activate: "Tap",
            gestures: [
                .doubleTap: "Double tap", .longPress: "Long press", .swipeUp: "Swipe up on",
                .swipeDown: "Swipe down on", .swipeLeft: "Swipe left on", .swipeRight: "Swipe right on",
            ], actionsMenu: "Show actions for"))
}
