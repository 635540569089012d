import LayoutModel

extension AccessMethod {
    /// Switch Access on ChromeOS, automatic scanning with one switch.
    public static let chromeosSwitchAuto = scanning(
        id: "chromeos-switch-auto", name: "Switch Access on ChromeOS, automatic scanning",
        summary: "The highlight moves by itself; one switch selects; each group ends with a back button.",
        platforms: [.chromeos], technique: .auto,
        parameters: [
            .init(.interval, 1.8, source: source, limits: 0.7...4),
            .init(.firstItemDelay, 0, source: source),
            .reaction,
            .init(.cycles, 0, source: source),
            .init(.afterCycles, .up, source: source + "; not used while cycles has no limit"),
            .init(.exit, .last, source: source + ": the back button"),
            .dissolveSingles,
            .init(.startsWithPress, false, source: source),
            .init(.activation, .always, source: source),
            .unusedAutoTapDelay,
            .init(.menuForSeveral, true, source: source),
            .menuOrder(source: DefaultSource.undocumented),
            .init(.afterActivation, .item, source: DefaultSource.ours + "; the focus stays where it was"),
        ]
            + MethodParameter.scanScrolling(
                .menu, source: source + ": the menu of what lies in something that scrolls", repeating: source),
        rules: { values in
            TreeRules(
                groups: .branching, dissolvesSingles: values[.dissolveSingles], exit: values[.exit],
                order: .document, scroll: .init(page: values[.scrollPage], isByPages: true))
        }
    )
    .compared(
        with: "the tests of Chromium's Switch Access")

    private static let source = "Switch Access, open source (chromium)"
}
