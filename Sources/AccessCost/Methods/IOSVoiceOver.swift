import LayoutModel

extension AccessMethod {
    /// VoiceOver on iPhone and iPad.
    ///
    /// Sources: Apple, iPhone User Guide, "Learn VoiceOver gestures" and "Use the VoiceOver rotor"; with containers in the
    /// rotor, swipes up and down go from container to container. Where an element has actions, swipes up and down go
    /// through them without a turn of the rotor, activation being the first of their ring.
    public static let iosVoiceOver = touchReader(
        id: "ios-voiceover", name: "VoiceOver on iOS",
        summary: "Swipes go over all items, the rotor jumps between containers and offers actions, a double tap acts.",
        platforms: [.ios],
        settings: [
            Setting(
                key: "turn", summary: "the time of one turn of the rotor", kind: .number(0.01...10), unit: "s",
                defaultValue: .number(0.45), source: KeySettings.ours),
            TouchReaders.turns(1, "containerTurns", "turns of the rotor that bring containers").atLeastOne,
            TouchReaders.turns(0, "actionTurns", "turns of the rotor that bring an element's actions"),
        ],
        gestures: { settings in
            TouchReaders.gestures(settings, turn: "Turn rotor", .rotor(turns: settings.integer("actionTurns")))
        })
}

extension Setting {
    /// The same setting, from 1.
    var atLeastOne: Setting {
        guard case .integer(let range) = kind else { return self }
        return Setting(
            key: key, summary: summary, kind: .integer(1...range.upperBound), unit: unit, defaultValue: defaultValue,
            source: source)
    }
}
