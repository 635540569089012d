import LayoutModel

extension AccessMethod {
    /// Switch Access on Android, group selection: each switch stands for a part of what is left.
    public static let androidSwitchGroups = AccessMethod(
        id: "android-switch-groups", name: "Switch Access, group selection",
        summary: "Each of several switches chooses one part of the screen, until one item is left.",
        platforms: [.android], figures: [.presses, .steps, .seconds],
        settings: [
            Setting(
                key: "switches", summary: "the number of switches, each for one part", kind: .integer(2...10),
                unit: "", defaultValue: .number(2), source: AndroidSwitch.source),
            ScanSettings.press,
        ]
            + AndroidSwitch.tap.filter { $0.key != "autoTapDelay" && $0.key != "menuOrder" }.map { setting in
                setting.key == "activation" ? menuOrAlways(setting) : setting
            },
        trees: [.flat, .grouped, .halves], mainTree: .halves,
        rules: { TreeRules(parts: $0.integer("switches")) },
        machine: { PartsMachine($0) },
        closedForm: { PartsMachine($0).closedForm() })

    private static func menuOrAlways(_ setting: Setting) -> Setting {
        Setting(
            key: setting.key, summary: "what selecting does: opens the menu, or activates",
            kind: .choice(["menu", "always"]), unit: setting.unit, defaultValue: setting.defaultValue,
            source: setting.source)
    }
}
