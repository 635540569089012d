import LayoutModel

extension AccessMethod {
    /// Switch Control on iOS, dwell: one switch moves, staying on an item selects it.
    public static let iosSwitchDwell = scanning(
        id: "ios-switch-dwell", name: "Switch Control, dwell scanning",
        summary: "One switch moves the highlight; staying on an item selects it.",
        platforms: [.ios], technique: .dwell,
        settings: [
            ScanSettings.press, ScanSettings.dwell, ScanSettings.groupItems, ScanSettings.dissolveSingles,
            ScanSettings.exit(.last, source: ScanSettings.undocumented),
        ] + IOSSwitch.tap,
        rules: IOSSwitch.rules)
}
