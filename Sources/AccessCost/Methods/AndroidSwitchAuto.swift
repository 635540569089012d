import LayoutModel

extension AccessMethod {
    /// Switch Access on Android, automatic scanning with one switch; item by item, or by rows.
    public static let androidSwitchAuto = scanning(
        id: "android-switch-auto", name: "Switch Access, automatic scanning",
        summary: "The highlight moves by itself; one switch starts the scan and selects.", platforms: [.android],
        technique: .auto,
        parameters: [
            .init(.interval, 1, source: AndroidSwitch.source + "; slow is 3, fast 0.75"),
            .init(.firstItemDelay, 0.7, source: AndroidSwitch.source),
            .reaction,
            .init(.cycles, 2, source: AndroidSwitch.source),
            .init(.afterCycles, .top, source: AndroidSwitch.source + ": scanning starts again at the root"),
        ] + AndroidSwitch.tree + AndroidSwitch.tap,
        trees: [.flat, .grouped, .rows], mainTree: .rows, rules: AndroidSwitch.rules
    )
    .compared(
        with: "the tests of TalkBack 5.0's row-column scanning")
}
