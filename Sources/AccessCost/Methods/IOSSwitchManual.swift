import LayoutModel

extension AccessMethod {
    /// Switch Control on iOS, manual scanning: one switch moves, one selects, a third may move back.
    public static let iosSwitchManual = scanning(
        id: "ios-switch-manual", name: "Switch Control, manual scanning",
        summary: "One switch moves the highlight, another selects; a third may move back.",
        platforms: [.ios], technique: .manual,
        parameters: [
            .press,
            .init(.switchBack, false, source: DefaultSource.switchControl),
            .groupItems, .dissolveSingles, .rowTolerance,
            .init(.exit, .last, source: DefaultSource.undocumented),
        ] + IOSSwitch.tap,
        rules: IOSSwitch.rules
    )
    .compared(
        with: "the press tests of 30 people (the time of three presses)")
}
