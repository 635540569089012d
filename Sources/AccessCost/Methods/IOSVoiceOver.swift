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
        parameters: [
            .init(.turn, 0.45, source: DefaultSource.ours),
            .init(.containerTurns, 1, source: TouchReaders.turns),
            .init(.actionTurns, 0, source: TouchReaders.turns),
            .rowTolerance,
        ],
        announcement: .nameFirst, announcementSource: "Apple, UIAccessibility: label, value, traits",
        order: { .tops(tolerance: $0[.rowTolerance]) },
        gestures: { values in
            TouchReaders.gestures(values, turn: "Turn rotor", fingers: "three", .rotor(turns: values[.actionTurns]))
        }
    )
    .compared(
        with: "AccessibilitySnapshot's tests of VoiceOver's order",
        "four tasks of six people (VoiceOver, 2018)")
}
