import LayoutModel

/// What the ways of Switch Access on Android share.
enum AndroidSwitch {
    static let source = "Switch Access, open source (android/talkback)"

    static let tap: [Setting] = [
        ScanSettings.startPress(true, source: source),
        ScanSettings.activation(.always, source: source),
        ScanSettings.autoTapDelay.with(default: .number(0.75), source: "not used unless activation is autoTap"),
        ScanSettings.menuForSeveral(true, source: source),
        ScanSettings.menuOrder(source: ScanSettings.undocumented),
    ]

    static let tree: [Setting] = [
        ScanSettings.smallestRow(3, source: source + ": rows of one or two are scanned item by item"),
        ScanSettings.exit(.none, source: source),
        ScanSettings.dissolveSingles,
        ScanSettings.afterActivation(.top, source: "parameter; " + source + ": scanning starts again at the root"),
    ]

    static func rules(_ settings: Settings) -> TreeRules {
        TreeRules(
            dissolvesSingles: settings.flag("dissolveSingles"), exit: settings.exit, rows: .identical,
            smallestRow: settings.integer("smallestRow"))
    }
}
