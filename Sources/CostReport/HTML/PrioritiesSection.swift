import AccessCost
import GroupingSearch
import ScreenFindings

extension ReportSection where Subject == ScreenView {
    /// The few changes and findings to begin with, each with what it saves, and links to all of them.
    static var priorities: ReportSection {
        ReportSection("first", say.toDoFirst) { view in PrioritiesSection(view: view).markup }
    }
}

/// The suggestions that save most and the most severe findings, in two short lists.
struct PrioritiesSection {
    let view: ScreenView
    /// The most entries of each list.
    private static let most = 5

    var markup: Markup {
        guard !view.screen.targets.isEmpty else { return "" }
        let lists = [suggestions, findings].filter { !$0.isEmpty }
        return lists.isEmpty ? "" : "<div class=\"pair\">\n\(lists)</div>\n"
    }

    private var suggestions: Markup {
        guard let found = view.suggestions.first else { return "" }
        let included = found.suggestions.filter(\.isIncluded)
        let name = phrase(found.mix.parts[0].evaluator.method.method.name)
        let items = included.prefix(Self.most).map { suggestion -> Markup in
            let words = SuggestionWords.sentence(suggestion.change, found.before.screen).capitalisedStart
            return "<li><bdi>\(words)</bdi>: \(saving(suggestion, found))</li>\n"
        }
        let list: Markup =
            items.isEmpty
            ? "<p>\(say.nothingWorthChangingFound)</p>\n" : "<ol class=\"brief\">\n\(items)</ol>\n"
        return """
            <div><h4>\(say.suggestionsFor(name))</h4>
            \(list)\
            <p><a href="#s\(view.place + 1)-suggestions">\(found.suggestions.isEmpty ? say.whatSearchFound : say.allInDetail(found.suggestions.count, .suggestion))</a></p></div>

            """
    }

    private func saving(_ suggestion: Suggestion, _ found: ScreenSuggestions) -> Markup {
        if let together = suggestion.together { return "\(SuggestionWords.together(together, found))" }
        let (alone, later) = (suggestion.saves, suggestion.savesAfterOthers)
        let saves = SuggestionWords.saves(max(alone, later), found)
        return say.savesMost("<strong>\(saves)</strong>", alone: alone >= later)
    }

    private var findings: Markup {
        guard let found = view.findings else { return "" }
        let items = found.bySeverity.prefix(Self.most).map { finding -> Markup in
            """
            <li>\(FindingsSection.badge(finding.severity)) <bdi>\(FindingWords.message(finding, namesMethods: true).capitalisedStart)</bdi></li>

            """
        }
        let list: Markup =
            items.isEmpty
            ? "<p>\(say.noFindings(found.examinations.count))</p>\n"
            : "<ul class=\"brief\">\n\(items)</ul>\n"
        return """
            <div><h4>\(say.findings)</h4>
            \(list)\
            <p><a href="#s\(view.place + 1)-findings">\(items.isEmpty ? say.whatFileDoesNotTell : say.allInDetail(found.findings.count, .finding))</a></p></div>

            """
    }
}

extension ScreenExamination {
    /// The findings, the most severe first, those of one severity in the order of the rules.
    var bySeverity: [Finding] {
        Severity.allCases.reversed().flatMap { severity in findings.filter { $0.severity == severity } }
    }
}
