import LayoutModel

/// What scanning on communication boards and on-screen keyboards shares.
enum AACBoard {
    /// What a second switch adds to scanning with one.
    static let secondSwitch: [MethodParameter] = [
        .init(.advance, .time, source: "parameter; " + source + "; LifeCompanion has both"),
        .init(.press, 0.5, source: "not used unless advance is press; " + DefaultSource.ours),
    ]

    static let source = "vendors' manuals; common values"

    static func parameters(startPress: Bool) -> [MethodParameter] {
        [
            .init(.interval, 1, source: source),
            .init(.firstItemDelay, 0, source: source),
            .reaction,
            .init(.cycles, 3, source: source),
            .init(.afterCycles, .up, source: source),
            .init(.exit, .none, source: source),
            .init(.smallestRow, 1, source: source),
            .init(.lines, .rows, source: "parameter; " + source + "; LifeCompanion has both"),
            .init(.rowsBy, .overlap, source: "parameter; " + source + "; Onboard's scanner goes by tops"),
            .dissolveSingles,
            .init(.startsWithPress, startPress, source: source),
            .init(.activation, .always, source: source),
            .unusedAutoTapDelay,
            .menuOrder(source: "not used unless activation is menu"),
            .init(.afterActivation, .top, source: "parameter; " + source),
        ]
    }

    static func rules(_ values: ParameterValues) -> TreeRules {
        TreeRules(
            dissolvesSingles: values[.dissolveSingles], exit: values[.exit], rows: values[.rowsBy],
            smallestRow: values[.smallestRow], areColumns: values[.lines] == .columns)
    }
}
