import LayoutModel

/// What scanning on communication boards and on-screen keyboards shares.
enum AACBoard {
    static let source = "vendors' manuals; common values"

    static func settings(startPress: Bool) -> [Setting] {
        [
            ScanSettings.interval(1, source: source),
            ScanSettings.firstItemPause(0, source: source),
            ScanSettings.reaction,
            ScanSettings.loops(3, source: source),
            ScanSettings.afterLoops(.up, source: source),
            ScanSettings.exit(.none, source: source),
            ScanSettings.smallestRow(1, source: source),
            ScanSettings.dissolveSingles,
            ScanSettings.startPress(startPress, source: source),
            ScanSettings.activation(.always, source: source),
            ScanSettings.autoTapDelay.with(default: .number(0.75), source: "not used unless activation is autoTap"),
            ScanSettings.menuOrder(source: "not used unless activation is menu"),
            ScanSettings.afterActivation(.top, source: "parameter; " + source),
        ]
    }

    static func rules(_ settings: Settings) -> TreeRules {
        TreeRules(
            dissolvesSingles: settings.flag("dissolveSingles"), exit: settings.exit,
            smallestRow: settings.integer("smallestRow"))
    }
}
