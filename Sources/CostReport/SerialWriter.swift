public import AccessCost

/// A way to write the layouts of a run one after the other, and their screens one after the other, so that none has to be
/// kept: what stands before, between and behind them, and each screen by itself.
public struct SerialWriter: Sendable {
    /// What analyses must store for the writer.
    public let details: AnalysisDetails
    /// What stands before the first layout, between two of them, and behind the last.
    public let head, separator, tail: String
    /// What stands before a layout's screens. The layout may come without them.
    public let lead: @Sendable (LayoutAnalysis) -> String
    /// One screen of a layout, which may come without its screens.
    public let screen: @Sendable (ScreenAnalysis, LayoutAnalysis) -> String
    /// What stands between two screens.
    public let between: String
    /// What stands behind a layout's screens, of which there are so many. The layout may come without them.
    public let trail: @Sendable (LayoutAnalysis, Int) -> String

    /// A writer by its parts.
    public init(
        details: AnalysisDetails = [], head: String = "", separator: String = "", tail: String = "",
        lead: @escaping @Sendable (LayoutAnalysis) -> String = { _ in "" }, between: String = "",
        trail: @escaping @Sendable (LayoutAnalysis, Int) -> String = { _, _ in "" },
        screen: @escaping @Sendable (ScreenAnalysis, LayoutAnalysis) -> String
    ) {
        self.details = details
        (self.head, self.separator, self.tail, self.between) = (head, separator, tail, between)
        (self.lead, self.screen, self.trail) = (lead, screen, trail)
    }

    /// The text of some layouts.
    public func text(_ layouts: [LayoutAnalysis]) -> String {
        let texts = layouts.map { layout in
            lead(layout) + layout.screens.map { screen($0, layout) }.joined(separator: between)
                + trail(layout, layout.screens.count)
        }
        return head + texts.joined(separator: separator) + tail
    }
}
