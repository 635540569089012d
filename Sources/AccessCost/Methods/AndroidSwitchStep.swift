import LayoutModel

extension AccessMethod {
    /// Switch Access on Android, step scanning: one switch moves, one selects.
    public static let androidSwitchStep = scanning(
        id: "android-switch-step", name: "Switch Access, step scanning",
        summary: "One switch starts the scan and moves the highlight, another selects.", platforms: [.android],
        technique: .manual,
        parameters: [
            .press,
            .init(.switchBack, false, source: AndroidSwitch.source),
        ] + AndroidSwitch.tree + AndroidSwitch.tap,
        trees: [.flat, .grouped, .rows], mainTree: .rows, rules: AndroidSwitch.rules)
}
