import LayoutModel

/// What the Switch Access methods on Android share.
enum AndroidSwitch {
    static let source = "Switch Access, open source (android/talkback)"

    static let tap: [MethodParameter] =
        [
            .init(.startsWithPress, true, source: source),
            .init(.activation, .always, source: source),
            .unusedAutoTapDelay,
            .init(.menuForSeveral, true, source: source),
            .menuOrder(source: DefaultSource.undocumented),
        ] + scrolling

    static let scrolling = MethodParameter.scanScrolling(
        .container, source: source + ": what can scroll is a stop with its actions",
        repeating: DefaultSource.undocumented)

    static let tree: [MethodParameter] = [
        .init(.smallestRow, 3, source: source + ": rows of one or two are scanned item by item"),
        .init(.exit, .none, source: source),
        .dissolveSingles,
        .init(.afterActivation, .top, source: "parameter; " + source + ": scanning starts again at the root"),
    ]

    static func rules(_ values: ParameterValues) -> TreeRules {
        TreeRules(
            dissolvesSingles: values[.dissolveSingles], exit: values[.exit], rows: .identical,
            smallestRow: values[.smallestRow],
            scroll: .init(page: values[.scrollPage], isByPages: true, hasContainerStops: true))
    }
}
