import LayoutModel

extension AccessMethod {
    /// A remote or D-pad: four arrows and one key that selects.
    ///
    /// Sources: Apple, "About focus interactions for Apple TV" (beam and focus guides); Android's open source FocusFinder
    /// (weighted distance with beam preference).
    public static let tvRemote = AccessMethod(
        id: "tv-remote", name: "remote with arrow keys",
        summary: "Arrows move the focus to the next target in their direction, Select acts.",
        platforms: [.tvos, .androidTV], figures: [.keystrokes, .commands, .seconds],
        settings: [
            Setting(
                key: "rule",
                summary:
                    "the next target: in the beam alone (tvOS), nearest with beam preference (Android), or as the platform",
                kind: .choice(["platform", "beam", "nearest"]), unit: "", defaultValue: .word("platform"),
                source: "Apple, About focus interactions for Apple TV; Android, FocusFinder (open source)"),
            KeySettings.keystrokeTime.with(
                default: .number(0.28), source: "a remote's key as a keystroke: " + KeySettings.klm),
            KeySettings.mental, KeySettings.mentalTime,
        ],
        trees: [.flat, .grouped], mainTree: .grouped, routes: [.arrows],
        rules: { _ in TreeRules(stops: .motor(scrolls: true), groups: .containers) },
        machine: { context in
            let rule = context.settings.word("rule")
            let isBeam = rule == "platform" ? context.platform == .tvos : rule == "beam"
            return DirectionMachine(context, rule: isBeam ? .beam : .nearest)
        })
}
