import LayoutModel

extension AccessMethod {
    /// VoiceOver on the Mac: the cursor moves among siblings, into groups and out of them.
    ///
    /// Source: Apple, VoiceOver User Guide for Mac, "General commands"; a Mac Catalyst container is a group
    /// ("Accessibility design for Mac Catalyst", WWDC 2020).
    public static let macVoiceOver = AccessMethod(
        id: "mac-voiceover", name: "VoiceOver on the Mac",
        summary:
            "VO-arrows move among siblings, VO-Shift-Down enters a group, VO-Space acts, VO-Command-Space opens actions.",
        platforms: [.mac, .macCatalyst], figures: [.keystrokes, .commands, .seconds],
        parameters: [
            .init(.voKeys, 2, source: "Apple, VoiceOver User Guide for Mac")
        ] + MethodParameter.keyTimes
            + MethodParameter.listening(
                .nameFirst, source: DefaultSource.undocumented + "; people choose it in VoiceOver Utility"),
        trees: [.flat, .grouped], mainTree: .grouped, routes: [.items, .groups, .actions],
        rules: { _ in TreeRules(stops: .reader, groups: .containers, dissolvesSingles: false) },
        machine: { context in
            let keys = context.parameters[.voKeys]
            return CursorMachine(
                context,
                CursorMachine.Commands(
                    next: ("VO-Right", keys + 1), previous: ("VO-Left", keys + 1),
                    enter: ("VO-Shift-Down", keys + 2), leave: ("VO-Shift-Up", keys + 2),
                    act: ("VO-Space", keys + 1), actions: ("VO-Command-Space", keys + 2)),
                secondsPerKeystroke: context.parameters[.keystrokeTime])
        })
}
