import LayoutModel

extension AccessMethod {
    /// Switch Control on iOS, manual scanning: one switch moves, one selects, a third may move back.
    public static let iosSwitchManual = scanning(
        id: "ios-switch-manual", name: "Switch Control, manual scanning",
        summary: "One switch moves the highlight, another selects; a third may move back.",
        platforms: [.ios], technique: .manual,
        settings: [
            ScanSettings.press,
            Setting(
                key: "switchBack", summary: "whether a third switch moves the highlight back", kind: .flag, unit: "",
                defaultValue: .flag(false), source: ScanSettings.apple),
            ScanSettings.groupItems, ScanSettings.dissolveSingles,
            ScanSettings.exit(.last, source: ScanSettings.undocumented),
        ] + IOSSwitch.tap,
        rules: IOSSwitch.rules)
}
