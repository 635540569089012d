import LayoutModel

extension AccessMethod {
    /// Voice Control on the Mac.
    ///
    /// Sources: Apple, Mac User Guide, "Get started with Voice Control on Mac" (Click and a name, Show numbers); Apple,
    /// Developer News, "Challenge: Voice Control Synonyms". How it names custom actions is not documented.
    public static let macVoiceControl = voice(
        id: "mac-voice-control", name: "Voice Control on the Mac",
        summary: "A spoken command names a target; shared names get numbers, and numbers can be shown on everything.",
        platforms: [.mac, .macCatalyst],
        commands: VoiceMachine.Commands(
            activate: "Click", gestures: [.doubleTap: "Double click"], actionsMenu: "Show actions for"))
}
