import AccessCost
import GroupingSearch
import ScreenFindings

extension ReportSection where Subject == ScreenView {
    /// The few changes and findings to begin with, each with what it saves, and links to all of them.
    static var priorities: ReportSection {
        ReportSection("first", "What to do first") { view in PrioritiesSection(view: view).markup }
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
        let name = found.mix.parts[0].evaluator.method.method.name
        let items = included.prefix(Self.most).map { suggestion -> Markup in
            let (alone, later) = (suggestion.saves, suggestion.savesAfterOthers)
            let saves = SuggestionWords.saves(max(alone, later), found)
            let words = SuggestionWords.sentence(suggestion.change, found.before.screen).capitalisedStart
            return """
                <li><bdi>\(words)</bdi>: saves <strong>\(saves)</strong> \(alone >= later ? "alone" : "after the others")</li>

                """
        }
        let list: Markup =
            items.isEmpty
            ? "<p>Nothing worth changing was found.</p>\n" : "<ol class=\"brief\">\n\(items)</ol>\n"
        return """
            <div><h4>Suggestions for \(name)</h4>
            \(list)\
            <p><a href="#s\(view.place + 1)-suggestions">\(found.suggestions.isEmpty ? "What the search found" : all(found.suggestions.count, "suggestion"))</a></p></div>

            """
    }

    private var findings: Markup {
        guard let found = view.findings else { return "" }
        let items = found.bySeverity.prefix(Self.most).map { finding -> Markup in
            """
            <li>\(FindingsSection.badge(finding.severity)) <bdi>\(FindingWords.message(finding).capitalisedStart)</bdi></li>

            """
        }
        let list: Markup =
            items.isEmpty
            ? "<p>None of the \(found.examinations.count) rules finds anything.</p>\n"
            : "<ul class=\"brief\">\n\(items)</ul>\n"
        return """
            <div><h4>Findings</h4>
            \(list)\
            <p><a href="#s\(view.place + 1)-findings">\(items.isEmpty ? "What the file does not tell" : all(found.findings.count, "finding"))</a></p></div>

            """
    }

    private func all(_ count: Int, _ word: String) -> String {
        count == 1 ? "The \(word) in detail" : "All \(plural(count, word)) in detail"
    }
}

extension ScreenExamination {
    /// The findings, the most severe first, those of one severity in the order of the rules.
    var bySeverity: [Finding] {
        Severity.allCases.reversed().flatMap { severity in findings.filter { $0.severity == severity } }
    }
}
