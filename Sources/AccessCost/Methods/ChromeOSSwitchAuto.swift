import LayoutModel

extension AccessMethod {
    /// Switch Access on ChromeOS, automatic scanning with one switch.
    public static let chromeosSwitchAuto = scanning(
        id: "chromeos-switch-auto", name: "Switch Access on ChromeOS, automatic scanning",
        summary: "The highlight moves by itself; one switch selects; each group ends with a back button.",
        platforms: [.chromeos], technique: .auto,
        settings: [
            ScanSettings.interval(1.8, source: source, range: 0.7...4),
            ScanSettings.firstItemPause(0, source: source),
            ScanSettings.reaction,
            ScanSettings.loops(0, source: source),
            ScanSettings.afterLoops(.up, source: source + "; not used while loops has no limit"),
            ScanSettings.exit(.last, source: source + ": the back button"),
            ScanSettings.dissolveSingles,
            ScanSettings.startPress(false, source: source),
            ScanSettings.activation(.always, source: source),
            ScanSettings.autoTapDelay.with(default: .number(0.75), source: "not used unless activation is autoTap"),
            ScanSettings.menuForSeveral(true, source: source),
            ScanSettings.menuOrder(source: ScanSettings.undocumented),
            ScanSettings.afterActivation(.item, source: ScanSettings.ours + "; the focus stays where it was"),
        ],
        rules: { settings in
            TreeRules(groups: .branching, dissolvesSingles: settings.flag("dissolveSingles"), exit: settings.exit)
        })

    private static let source = "Switch Access, open source (chromium)"
}
