import AccessCost
import CostReport
import GroupingSearch
import LayoutFormats
import LayoutModel
import NavCost
import ScreenFindings

/// What the commands write of a made-up layout, each input in one of the outputs.
struct LayoutOutputs {
    private let choice: LayoutJob.Choice
    private let options: OutputOptions

    init(_ choice: LayoutJob.Choice) {
        self.choice = choice
        options = OutputOptions(showsAll: choice.search & 8 != 0)
    }

    func write(_ analysis: LayoutAnalysis) {
        if let writer = choice.output.analysis?(options) { _ = writer.text([analysis]) }
        _ = choice.output.trees?([analysis], options)
    }

    func write(_ found: LayoutSuggestions) { _ = choice.output.suggestions?(found, options) }

    func writePage(_ analysis: LayoutAnalysis, _ found: LayoutSuggestions?, findings: [ScreenExamination]) {
        var page = LayoutPage(analysis, suggestions: found, findings: findings)
        page.heading.language = choice.language
        _ = Output.html.page?(page)
    }

    /// Holds a layout to rules and to budgets, some of which name what is not there.
    func check(_ input: ImportedLayout, _ request: AnalysisRequest) throws {
        let budgets = try [
            "expected.seconds=1", "worst.steps=3 screen=s0", "worst.seconds=0 target=e1",
            "expected.presses=2 screen=s9",
        ].map { try Budget($0) }
        let suppressions = [
            Suppression(code: "no-name", reason: "known"), Suppression(code: "costly", target: "e1", reason: "rare"),
            Suppression(code: "no-such-rule", screen: "s1", reason: "old"),
        ]
        let checked = CheckRequest(request, budgets: budgets, suppressions: suppressions, failsFrom: .warning)
        let path = FuzzJob.file(Array(LayoutWriter.xml(input.layout).utf8))
        let report = try LayoutJob.waiting {
            try await Session().check(Inputs(sources: [.file(path)]), checked) { requireOneLine($0) }
        }
        LayoutJob.requireNumbers(CheckJSON.document(report))
        LayoutJob.requireNumbers(CheckSARIF.document(report))
        _ = choice.output.check?(report, options)
    }

    /// Compares a layout with itself, which changes nothing, and with another one: as suggested, else with what could be changed.
    func compare(_ input: ImportedLayout, _ suggested: Layout?, _ request: AnalysisRequest) throws {
        let compared = CompareRequest(request, removedGoals: choice.search & 8 == 0 ? .fail : .ok)
        let same = try Session().compare(input, input, compared)
        require(
            same.addedScreens.isEmpty && same.removedScreens.isEmpty
                && same.screens.allSatisfy { $0.added.isEmpty && $0.removed.isEmpty }, "a layout differs from itself")
        var other = input
        other.layout = suggested ?? changed(input.layout)
        write(try Session().compare(input, other, compared))
    }

    private func write(_ comparison: Comparison) {
        LayoutJob.requireNumbers(ComparisonJSON.document(comparison))
        choice.output.comparison?(comparison, options) { _ in }
    }

    /// A layout with some of what could be changed, and without its last elements.
    private func changed(_ layout: Layout) -> Layout {
        var layout = layout
        for place in layout.screens.indices {
            var screen = layout.screens[place]
            for change in ScreenChange.candidates(on: screen, platform: layout.platform).prefix(3) {
                screen = change.apply(to: screen, platform: layout.platform) ?? screen
            }
            if let last = screen.elements.indices.last.map(ElementIndex.init) {
                screen[last].label += choice.search & 128 != 0 ? "2" : ""
                screen[last].isHidden = choice.search & 64 != 0
            }
            layout.screens[place] = screen
        }
        return layout
    }
}
