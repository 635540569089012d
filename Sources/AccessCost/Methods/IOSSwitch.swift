import LayoutModel

/// What the four Switch Control methods on iOS share.
enum IOSSwitch {
    static let scan: [MethodParameter] = [
        .groupItems,
        .dissolveSingles,
        .rowTolerance,
        .init(.exit, .last, source: DefaultSource.undocumented),
        .init(.cycles, 4, source: DefaultSource.undocumented),
        .init(.afterCycles, .stop, source: DefaultSource.undocumented),
    ]

    static let tap: [MethodParameter] =
        [
            .init(.startsWithPress, false, source: DefaultSource.undocumented),
            .init(.activation, .menu, source: DefaultSource.switchControl),
            .autoTapDelay,
            .init(.menuForSeveral, false, source: DefaultSource.switchControl),
            .menuOrder(source: DefaultSource.undocumented + "; people may change it"),
            .init(
                .afterActivation, .top,
                source: DefaultSource.undocumented + "; people choose it as Focused Item After Tap"),
        ]
        + MethodParameter.scanScrolling(
            .submenu, source: DefaultSource.switchControl + ": Scroll in the scanner menu",
            repeating: DefaultSource.undocumented)

    static func rules(_ values: ParameterValues) -> TreeRules {
        TreeRules(
            groups: .navigationStyle(automatic: values[.groupItems] != .off),
            groupsRows: values[.groupItems] == .rows, dissolvesSingles: values[.dissolveSingles],
            exit: values[.exit], order: .tops(tolerance: values[.rowTolerance]),
            scroll: .init(page: values[.scrollPage], isByPages: true))
    }
}
