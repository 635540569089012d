import LayoutModel

extension AccessMethod {
    /// Switch Control on iOS, dwell: one switch moves, staying on an item selects it.
    public static let iosSwitchDwell = scanning(
        id: "ios-switch-dwell", name: "Switch Control, dwell scanning",
        summary: "One switch moves the highlight; staying on an item selects it.",
        platforms: [.ios], technique: .dwell,
        parameters: [
            .press, .dwell, .groupItems, .dissolveSingles, .rowTolerance,
            .init(.exit, .last, source: DefaultSource.undocumented),
        ] + IOSSwitch.tap,
        rules: IOSSwitch.rules)
}
