import LayoutModel

extension AccessMethod {
    /// Switch Control on iOS, point scanning with the gliding cursor.
    public static let iosSwitchPoint = AccessMethod(
        id: "ios-switch-point", name: "Switch Control, point scanning",
        summary: "A cursor glides over the screen on each axis; presses stop it over the target.",
        platforms: [.ios], figures: [.presses, .wait, .seconds],
        parameters: [
            .init(.precision, .refined, source: DefaultSource.undocumented),
            .init(.speed, 100, source: DefaultSource.ours),
            .init(.fineSpeed, 10, source: DefaultSource.ours),
            .init(.band, 50, source: DefaultSource.ours),
            .init(
                .reaction, 0.65, source: DefaultSource.simpson + " at an interval of 1 s",
                summary: "from the cursor over the target to the press"),
            .init(.activation, .menu, source: DefaultSource.switchControl), .autoTapDelay, .rowTolerance,
            .init(.menuInterval, 1, source: DefaultSource.undocumented),
            .menuOrder(source: DefaultSource.undocumented + "; people may change it"),
            .scrollPage, .init(.scrollRepeat, true, source: DefaultSource.undocumented),
        ],
        trees: [.flat, .grouped], mainTree: .flat,
        rules: {
            TreeRules(
                groups: .navigationStyle(automatic: true), order: .tops(tolerance: $0[.rowTolerance]),
                scroll: .init(page: $0[.scrollPage], isByPages: true))
        },
        machine: { PointMachine($0) },
        closedForm: { PointMachine($0).closedForm() })
}
