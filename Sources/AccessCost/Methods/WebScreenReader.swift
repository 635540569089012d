import LayoutModel

extension AccessMethod {
    /// A screen reader in a browser, in browse mode.
    ///
    /// Source: NV Access, NVDA User Guide, "Browse mode" (arrow keys; single letters H, D, F, B, with Shift backwards; the
    /// search ends at the page's ends). JAWS has R for landmarks.
    public static let webScreenReader = AccessMethod(
        id: "web-screen-reader", name: "screen reader in a browser",
        summary:
            "Arrows go from item to item, letters to the next heading, landmark, form field or button; Return acts.",
        platforms: [.web], figures: [.keystrokes, .commands, .seconds],
        parameters: [
            .init(.reader, .nvda, source: nvda + "; the others by their own manuals"),
            .init(
                .screenLayout, false,
                source: "parameter, ours; NVDA has it on at first (NVDA User Guide, Use screen layout)"),
            .init(.heading, "H", source: nvda),
            .init(.landmark, "D", source: nvda + "; R in JAWS"),
            .init(.field, "F", source: nvda),
            .init(.button, "B", source: nvda),
            .init(.voKeys, 2, source: "not used unless reader is voiceover; Apple, VoiceOver User Guide for Mac"),
        ] + MethodParameter.keyTimes
            + MethodParameter.listening(
                .nameFirst,
                source:
                    "parameter; readers differ: NVDA, open source (speech), speaks the role first where arrows go through a page"
            ),
        trees: [.flat, .grouped], mainTree: .grouped,
        routes: [.items, .headings, .landmarks, .fields, .buttons, .tab, .jump],
        rules: { _ in TreeRules(stops: .reader, groups: .landmarks, dissolvesSingles: false, order: .document) },
        machine: { context in
            BrowseMachine(context, context.parameters[.reader].keys(context.parameters))
        }
    )
    .compared(
        with: "Chromium's accessibility tree", "Orca's reading")

    private static let nvda = "NV Access, NVDA User Guide, browse mode"
}
