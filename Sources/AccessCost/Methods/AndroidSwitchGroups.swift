import LayoutModel

extension AccessMethod {
    /// Switch Access on Android, group selection: each switch selects a part of the remaining stops.
    public static let androidSwitchGroups = AccessMethod(
        id: "android-switch-groups", name: "Switch Access, group selection",
        summary: "Each of several switches chooses one part of the screen, until one item is left.",
        platforms: [.android], figures: [.presses, .steps, .seconds],
        parameters: [
            .init(.switches, 2, source: AndroidSwitch.source),
            .init(.cancelItem, true, source: AndroidSwitch.source),
            .press,
            .init(.startsWithPress, true, source: AndroidSwitch.source),
            .init(
                .activation, .always, source: AndroidSwitch.source,
                summary: "what selecting does: opens the menu, or activates", limits: [.menu, .always]),
            .init(.menuForSeveral, true, source: AndroidSwitch.source),
        ] + AndroidSwitch.scrolling,
        trees: [.flat, .grouped, .halves], mainTree: .halves,
        rules: {
            TreeRules(
                parts: $0[.switches], partsEndWithCancel: $0[.cancelItem],
                scroll: .init(page: $0[.scrollPage], isByPages: true, hasContainerStops: true))
        },
        machine: { PartsMachine($0) },
        closedForm: { PartsMachine($0).closedForm() }
    )
    .compared(
        with: "the tests of TalkBack 5.0's group selection")
}
