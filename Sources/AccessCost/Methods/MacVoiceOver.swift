import LayoutModel

extension AccessMethod {
    /// VoiceOver on the Mac: the cursor moves among siblings, into groups and out of them.
    ///
    /// Source: Apple, VoiceOver User Guide for Mac, "General commands"; a Mac Catalyst container is a group
    /// ("Accessibility design for Mac Catalyst", WWDC 2020).
    public static let macVoiceOver = AccessMethod(
        id: "mac-voiceover", name: "VoiceOver on the Mac",
        summary: "VO-arrows move among siblings, VO-Shift-Down enters a group, VO-Space acts.",
        platforms: [.mac, .macCatalyst], figures: [.keystrokes, .commands, .seconds],
        settings: [
            Setting(
                key: "voKeys", summary: "the keys that make up VO: 2 for Control-Option, 1 for Caps Lock",
                kind: .integer(1...2), unit: "keys", defaultValue: .number(2),
                source: "Apple, VoiceOver User Guide for Mac"),
            Setting(
                key: "keystrokeTime", summary: "the time of one keystroke", kind: .number(0.01...10), unit: "s",
                defaultValue: .number(0.28), source: "keystroke-level model, Card, Moran, Newell 1980; 0.08 to 1.2"),
        ],
        trees: [.flat, .grouped], mainTree: .grouped,
        rules: { _ in TreeRules(stops: .reader, groups: .containers, dissolvesSingles: false) },
        machine: { context in
            let keys = context.settings.integer("voKeys")
            return CursorMachine(
                context,
                CursorMachine.Commands(
                    next: ("VO-Right", keys + 1), previous: ("VO-Left", keys + 1),
                    enter: ("VO-Shift-Down", keys + 2), leave: ("VO-Shift-Up", keys + 2),
                    act: ("VO-Space", keys + 1)),
                secondsPerKeystroke: context.settings.number("keystrokeTime"))
        })
}
