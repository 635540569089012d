public import AccessCost
public import LayoutModel

/// The suggestions for the screens of one layout.
public struct LayoutSuggestions: Hashable, Codable, Sendable {
    /// The path as it was given.
    public var path: String
    /// The id of the format.
    public var format: String
    /// The layout as it was read.
    public var layout: Layout
    /// One entry for each screen and method, screens in file order.
    public var screens: [ScreenSuggestions]
    /// The costs of the current layout by the requested methods.
    public var analysis: LayoutAnalysis
    /// What was odd about the input.
    public var notes: [LayoutAnalysis.Note] { analysis.notes }

    /// The suggestions for a layout.
    public init(
        path: String, format: String, layout: Layout, screens: [ScreenSuggestions], analysis: LayoutAnalysis
    ) {
        self.path = path
        self.format = format
        self.layout = layout
        self.screens = screens
        self.analysis = analysis
    }

    /// Why a search was cut short, where one was.
    public var cut: StopRule.Reason? { screens.compactMap(\.cut).first }

    /// The layout as suggested; the weights are those of the layout itself.
    ///
    /// With several requested methods, the suggestions are for the first.
    public var applied: Layout {
        var result = layout
        for index in result.screens.indices {
            let screen = result.screens[index]
            guard let own = screens.first(where: { $0.before.screen.id == screen.id }) else { continue }
            let changes = own.suggestions.filter(\.isIncluded).map(\.change)
            for change in changes { result.tasks = change.repointed(result.tasks, on: screen) }
            let applied = Suggester.applied(changes, to: screen, own.mix, layout.platform)
            let boxes = applied.standIns(forBoxesOf: screen).map { ScreenChange.StandIn(target: $0, element: $1) }
            result.tasks = ScreenChange.repointed(result.tasks, to: boxes, on: screen)
            result.screens[index] = applied
        }
        return result
    }
}
