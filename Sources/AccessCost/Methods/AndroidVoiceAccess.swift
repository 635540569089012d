import LayoutModel

extension AccessMethod {
    /// Voice Access on Android.
    ///
    /// Sources: Google, "Voice Access best practices" (names of icons and words, numbers for repeated ones, Show labels,
    /// numbers on everything); Google, Android Accessibility Help, "Use Voice Access commands". It has no command for
    /// custom actions.
    public static let androidVoiceAccess = voice(
        id: "android-voice-access", name: "Voice Access on Android",
        summary: "A spoken command names a target; shared names get numbers, and numbers can be shown on everything.",
        platforms: [.android],
        commands: VoiceMachine.Commands(
            activate: "Tap",
            gestures: [
                .longPress: "Long press", .swipeUp: "Swipe up on", .swipeDown: "Swipe down on",
                .swipeLeft: "Swipe left on", .swipeRight: "Swipe right on",
            ], actionsMenu: nil))
}
