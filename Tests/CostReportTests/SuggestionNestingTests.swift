import AccessCost
import LayoutFormats
import LayoutModel
import NavCost
import TestSupport
import Testing

@testable import CostReport
@testable import GroupingSearch

/// Suggested groups inside suggested groups, as they are listed.
@Suite struct SuggestionNestingTests {
    private func entries(_ changes: [ScreenChange]) throws -> [String] {
        let sample = try SampleLoader.layout("RoastedBeans").layout.screens[0]
        let alone = Analyzer.analyze(sample, platform: nil, AnalysisPlan(methods: [.init(.macVoiceOver)]))
        let suggestions = changes.map {
            Suggestion(change: $0, saves: 1, savesAfterOthers: 1, isIncluded: true, alone: alone, effects: [])
        }
        return SuggestionNesting(suggestions).entries.map { "\($0.depth) \($0.suggestion.change.label)" }
    }

    @Test func aGroupStandsBelowTheGroupThatHoldsIt() throws {
        #expect(
            try entries([
                ScreenChange(.group, ["c", "d"], label: "cd"),
                ScreenChange(.group, ["x", "y"], label: "xy"),
                ScreenChange(.shortcut, ["a"], label: "Command-A"),
                ScreenChange(.group, ["a", "b", "c", "d", "e"], label: "abcde"),
                ScreenChange(.group, ["b", "c", "d"], label: "bcd"),
                ScreenChange(.group, ["d", "x"], label: "dx"),
            ]) == ["0 xy", "0 Command-A", "0 abcde", "1 bcd", "2 cd", "0 dx"])
    }

    @Test func groupsOfTheSameTargetsAndOtherChangesStayInOrder() throws {
        #expect(
            try entries([
                ScreenChange(.group, ["a", "b"], label: "first"),
                ScreenChange(.group, ["b", "a"], label: "second"),
                ScreenChange(.merge, ["a", "b"], label: "merge"),
                ScreenChange(.ungroup, ["a", "b"], label: "ungroup"),
            ]) == ["0 first", "1 second", "0 merge", "0 ungroup"])
        #expect(try entries([]).isEmpty)
    }

    /// A list in a list, with the numbers that the text gives.
    @Test func theReportNestsThemAsTheTextDoes() async throws {
        let body = (0..<24).map { "<element role='button' label='B\($0)' weight='\(1 + $0 % 5)'/>" }.joined()
        let xml = "<layout platform='ios'><screen>\(body)</screen></layout>"
        var request = SuggestRequest(AnalysisRequest(methods: [.iosSwitchAuto]), moves: 2000, threads: 1)
        request.constraints.kind = .none
        let layout = try Session().read(.bytes(Array(xml.utf8), path: "t.xml"))
        let found = try await Session().suggest(layout, request, details: [.routes, .actions]).screens[0]
        let entries = SuggestionNesting(found.suggestions.filter(\.isIncluded)).entries
        try #require(entries.contains { $0.depth > 0 })
        var depth = -1
        var shown: [String] = []
        let markup = SuggestionsSection(found: found, platform: .ios, isFirst: true).markup.source
        for tag in markup.split(separator: "<") {
            if tag.hasPrefix("ol ") { depth += 1 }
            if tag.hasPrefix("/ol>") { depth -= 1 }
            if tag.hasPrefix("li value=") { shown.append("\(depth) \(tag.prefix { $0 != ">" })") }
        }
        #expect(shown == entries.enumerated().map { "\($1.depth) li value=\"\($0 + 1)\"" })
    }
}
