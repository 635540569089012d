public import AccessCost
public import LayoutModel

/// The results of all rules for one screen.
public struct ScreenExamination: Hashable, Codable, Sendable {
    /// The id of the screen.
    public var screen: String
    /// What people call it.
    public var label: String
    /// The line of the input where it starts, 0 where there is none.
    public var line: Int
    /// The result of each rule, in the order of the rules.
    public var examinations: [Examination]

    /// The findings in file order; on one line, those of earlier rules first.
    public var findings: [Finding] { examinations.flatMap(\.findings).inFileOrder }
}

/// Checks screens by rules.
public enum Checker {
    /// The results of the rules for the screens of an analysis.
    ///
    /// - Parameters:
    ///   - layout: the whole layout, also where only some of its screens were analysed.
    ///   - format: what follows from properties that the layout's file does not state.
    ///   - request: the plan of the analysis.
    public static func check(
        _ analysis: LayoutAnalysis, of layout: Layout, format: FormatTraits, _ request: AnalysisPlan
    ) -> [ScreenExamination] {
        analysis.screens.map { screen in
            let checked = CheckedScreen(screen, of: layout, format: format, request)
            return ScreenExamination(
                screen: screen.screen.id, label: screen.screen.label, line: screen.screen.line,
                examinations: Rule.all.map { $0.examination(of: checked) })
        }
    }
}
