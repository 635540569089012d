import LayoutModel

extension AccessMethod {
    /// Switch Control on iOS, point scanning with the gliding cursor.
    public static let iosSwitchPoint = AccessMethod(
        id: "ios-switch-point", name: "Switch Control, point scanning",
        summary: "A cursor glides over the screen on each axis; presses stop it over the target.",
        platforms: [.ios], figures: [.presses, .wait, .seconds],
        settings: [
            Setting(
                key: "precision", summary: "how many passes the cursor makes on each axis: one, two or three",
                kind: .choice(["single", "refined", "precise"]), unit: "", defaultValue: .word("refined"),
                source: ScanSettings.undocumented),
            speed("speed", 100, "how fast the gliding cursor moves"),
            speed("fineSpeed", 10, "how fast the fine line moves"),
            Setting(
                key: "band", summary: "how broad the gliding band is", kind: .number(1...1000), unit: "points",
                defaultValue: .number(50), source: ScanSettings.ours),
            Setting(
                key: "reaction", summary: "from the cursor over the target to the press", kind: .number(0...60),
                unit: "s", defaultValue: .number(0.65), source: ScanSettings.simpson + " at an interval of 1 s"),
            ScanSettings.activation(.menu, source: ScanSettings.apple), ScanSettings.autoTapDelay,
        ],
        trees: [.flat, .grouped], mainTree: .flat,
        rules: { _ in TreeRules(groups: .navigationStyle(automatic: true)) },
        machine: { PointMachine($0) },
        closedForm: { PointMachine($0).closedForm() })

    private static func speed(_ key: String, _ value: Double, _ summary: String) -> Setting {
        Setting(
            key: key, summary: summary, kind: .number(1...10_000), unit: "points/s", defaultValue: .number(value),
            source: ScanSettings.ours)
    }
}
