public import AccessCost
public import GroupingSearch
import LayoutModel
public import ScreenFindings

/// How an output is written where it has a choice.
public struct OutputOptions: Hashable, Sendable {
    /// How text is dressed.
    public var style: TextStyle
    /// Whether everything is listed that text otherwise shortens.
    public var showsAll: Bool
    /// Which part of a run the results are, of how many; nil for a whole run.
    public var part: RunPart?
    /// The trees that are listed; nil for each method's own.
    public var treeKinds: [TreeKind]?
    /// The key of the parameter that is swept; nil where none is.
    public var swept: String?
    /// Whether tables have columns for what people need.
    public var people = false
    /// What stands on top of HTML pages.
    public var heading = PageHeading()
    /// Whether texts of tables stay as they are that a spreadsheet would take for formulas.
    public var isRaw = false
    /// Where the page of a comparison is, for texts that lead there; nil for none.
    public var link: String?

    /// Options; what is not named is at its default.
    public init(
        style: TextStyle = .plain, showsAll: Bool = false, part: RunPart? = nil, treeKinds: [TreeKind]? = nil,
        swept: String? = nil
    ) {
        (self.style, self.showsAll, self.part, self.treeKinds, self.swept) = (style, showsAll, part, treeKinds, swept)
    }
}

/// A part of a run over many inputs.
public struct RunPart: Hashable, Codable, Sendable {
    /// Which part, from 1.
    public var number: Int
    /// Of how many.
    public var count: Int

    /// A part of a run.
    public init(number: Int, count: Int) { (self.number, self.count) = (number, count) }
}

/// The page of one layout, with what is suggested for it and found in it.
public struct LayoutPage: Sendable {
    /// The costs of the layout.
    public var analysis: LayoutAnalysis
    /// What is suggested; nil where nothing was searched.
    public var suggestions: LayoutSuggestions?
    /// What the rules say of each screen.
    public var findings: [ScreenExamination]
    /// The picture of the screen that opens first; nil for none.
    public var picture: ScreenPicture?
    /// The pictures of boards' cells by the names that elements give them.
    public var cells: [String: ScreenPicture] = [:]
    /// What stands on top of it.
    public var heading = PageHeading()
    /// Whether the layout has further screens, which have pages of their own beside an index.
    public private(set) var isOneOfSeveral = false

    /// A page by its parts.
    public init(
        _ analysis: LayoutAnalysis, suggestions: LayoutSuggestions? = nil, findings: [ScreenExamination] = [],
        picture: ScreenPicture? = nil
    ) {
        (self.analysis, self.suggestions, self.findings) = (analysis, suggestions, findings)
        self.picture = picture
    }

    /// A page for each screen; the whole where there are not several. Notes on the layout stand on each. O(screens).
    public var screens: [LayoutPage] {
        guard analysis.screens.count > 1 else { return [self] }
        let suggested = Dictionary(grouping: suggestions?.screens ?? []) { $0.before.screen.id }
        let found = Dictionary(grouping: findings, by: \.screen)
        let pictured = analysis.screens.firstIndex { $0.screen.isInitial } ?? 0
        return analysis.screens.enumerated().map { place, screen in
            var own = self
            own.isOneOfSeveral = true
            if place != pictured { own.picture = nil }
            own.analysis.screens = [screen]
            own.suggestions?.screens = suggested[screen.screen.id] ?? []
            own.findings = found[screen.screen.id] ?? []
            return own
        }
    }
}

/// A way to write results: one value for each format, in one list. It computes nothing.
///
/// A result that an output cannot write has no function there, and the command that makes the result does not offer the output.
public struct Output: Sendable {
    /// The name for `--format`.
    public let id: String
    /// What it is, in a few words.
    public let summary: String
    /// The media type of what is written (RFC 6838).
    public let mediaType: String
    /// What analyses must store for it.
    public let details: AnalysisDetails
    /// Writes analyses screen by screen.
    public var analysis: (@Sendable (OutputOptions) -> SerialWriter)?
    /// Writes a page of one layout.
    public var page: (@Sendable (LayoutPage) -> String)?
    /// Writes the access trees of analyses.
    public var trees: (@Sendable ([LayoutAnalysis], OutputOptions) -> String)?
    /// Writes a comparison piece by piece.
    public var comparison: (@Sendable (Comparison, OutputOptions, SerialWriter.Taker) -> Void)?
    /// The suggestions of a screen that it lists where not everything is listed; nil for all.
    public var suggestionsListed: Int?
    /// Writes suggestions.
    public var suggestions: (@Sendable (LayoutSuggestions, OutputOptions) -> String)?
    /// Writes what a check found.
    public var check: (@Sendable (CheckReport, OutputOptions) -> String)?
    /// Writes the access methods with their parameters.
    public var methods: (@Sendable ([AccessMethod], OutputOptions) -> String)?
    /// Writes the list of rules.
    public var rules: (@Sendable () -> String)?

    init(id: String, summary: String, mediaType: String, details: AnalysisDetails = []) {
        (self.id, self.summary, self.mediaType, self.details) = (id, summary, mediaType, details)
    }

    /// Every output, in the order in which help lists them.
    public static let all: [Output] = [
        .text, .json, .jsonLines, .csv, .html, .markdown, .sarif, .junit, .github, .gitlab,
    ]
}
