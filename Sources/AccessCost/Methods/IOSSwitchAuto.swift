import LayoutModel

extension AccessMethod {
    /// Switch Control on iOS, automatic scanning with one switch.
    public static let iosSwitchAuto = scanning(
        id: "ios-switch-auto", name: "Switch Control, automatic scanning",
        summary: "The highlight moves by itself; one switch selects.", platforms: [.ios, .macCatalyst],
        technique: .auto,
        settings: [
            ScanSettings.interval(1, source: ScanSettings.undocumented),
            ScanSettings.firstItemPause(0, source: ScanSettings.undocumented + "; 0.5 is common where it is on"),
            ScanSettings.reaction,
        ] + IOSSwitch.scan + IOSSwitch.tap,
        rules: IOSSwitch.rules)
}
