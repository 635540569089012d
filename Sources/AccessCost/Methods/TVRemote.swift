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
        parameters: [
            .init(
                .rule, .platform,
                source:
                    "Apple, About focus interactions for Apple TV; Android, FocusFinder (open source); W3C, CSS Spatial Navigation; Microsoft, 2D directional navigation"
            ),
            .init(.keystrokeTime, 0.28, source: "a remote's key as a keystroke: " + DefaultSource.klm),
            .mental, .mentalTime,
        ],
        trees: [.flat, .grouped], mainTree: .grouped, routes: [.arrows],
        rules: { _ in TreeRules(stops: .motor(scrolls: true), groups: .containers) },
        machine: { context in
            DirectionMachine(context, rule: context.parameters[.rule])
        }
    )
    .compared(
        with: "the tests of arrow keys of Chromium, Android, Compose, Avalonia and JavaFX")
}
