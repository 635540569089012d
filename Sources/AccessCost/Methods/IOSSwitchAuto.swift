import LayoutModel

extension AccessMethod {
    /// Switch Control on iOS, automatic scanning with one switch.
    public static let iosSwitchAuto = scanning(
        id: "ios-switch-auto", name: "Switch Control, automatic scanning",
        summary: "The highlight moves by itself; one switch selects.", platforms: [.ios, .macCatalyst],
        technique: .auto,
        parameters: [
            .init(.interval, 1, source: DefaultSource.undocumented),
            .init(.firstItemDelay, 0, source: DefaultSource.undocumented + "; 0.5 is common where it is on"),
            .reaction,
        ] + IOSSwitch.scan + IOSSwitch.tap,
        rules: IOSSwitch.rules)
}
