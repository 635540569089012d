import LayoutModel

/// What the four ways of Switch Control on iOS share.
enum IOSSwitch {
    static let scan: [Setting] = [
        ScanSettings.groupItems,
        ScanSettings.dissolveSingles,
        ScanSettings.exit(.last, source: ScanSettings.undocumented),
        ScanSettings.loops(4, source: ScanSettings.undocumented),
        ScanSettings.afterLoops(.stop, source: ScanSettings.undocumented),
    ]

    static let tap: [Setting] = [
        ScanSettings.startPress(false, source: ScanSettings.undocumented),
        ScanSettings.activation(.menu, source: ScanSettings.apple),
        ScanSettings.autoTapDelay,
        ScanSettings.menuForSeveral(false, source: ScanSettings.apple),
        ScanSettings.menuOrder(source: ScanSettings.undocumented + "; people may change it"),
        ScanSettings.afterActivation(
            .top, source: ScanSettings.undocumented + "; people choose it as Focused Item After Tap"),
    ]

    static func rules(_ settings: Settings) -> TreeRules {
        TreeRules(
            groups: .navigationStyle(automatic: settings.word("groupItems") != "off"),
            groupsRows: settings.word("groupItems") == "rows", dissolvesSingles: settings.flag("dissolveSingles"),
            exit: settings.exit)
    }
}
