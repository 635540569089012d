import AccessCost
import LayoutModel
import ScreenFindings

extension ReportSection where Subject == ScreenView {
    /// What the rules found, the most severe first, and what the file does not tell.
    static var findings: ReportSection {
        ReportSection("findings", say.findings) { view in
            guard let findings = view.findings, !view.screen.targets.isEmpty else { return "" }
            return FindingsSection(findings: findings, platform: view.layout.platform).markup
        }
    }
}

/// The findings of one screen with what to do about each and why it matters.
struct FindingsSection {
    let findings: ScreenExamination
    let platform: Platform?
    /// The most findings of a list.
    private static let most = 40
    /// The most findings that are shown at once.
    private static let shown = 8

    var markup: Markup {
        let found = findings.bySeverity
        let items = found.prefix(Self.most).map(item)
        let rest: Markup =
            found.count > Self.most
            ? "<p class=\"hint\">\(say.restInCheck(found.count - Self.most))</p>\n" : ""
        let others = Array(items.dropFirst(Self.shown))
        let further: Markup =
            others.isEmpty
            ? ""
            : "<details><summary>\(say.more(others.count))</summary>\n<ul class=\"findings\" data-more=\"\(say.moreOnPage)\">\n\(others)</ul></details>\n"
        let list: Markup =
            found.isEmpty
            ? "<p>\(say.noFindings(findings.examinations.count))</p>\n"
            : "<ul class=\"findings\" data-more=\"\(say.moreOnPage)\">\n\(Array(items.prefix(Self.shown)))</ul>\n\(further)\(rest)"
        return list + unclear
    }

    /// Whom a rule concerns, and the criteria and clauses that it touches.
    private func concerns(_ rule: Rule) -> Markup {
        guard !rule.affects.isEmpty else { return "" }
        let scope: Guideline.Scope = platform.map { $0.isScripted ? .web : .software } ?? .both
        return """
            <p class="concerns">\(say.concerns(say.affected(rule.affects), RulesText.guidelines(rule, scope)))</p>

            """
    }

    /// A severity as a word in a frame.
    static func badge(_ severity: Severity) -> Markup {
        "<span class=\"severity \(severity.rawValue)\">\(say.severity(severity))</span>"
    }

    private func item(_ finding: Finding) -> Markup {
        let line = finding.places.first.flatMap { $0.line > 0 ? say.inLine($0.line) : nil } ?? ""
        let rule = Rule.named(finding.code)
        let paragraphs = rule.map(say.explanation)?.map { "<p>\(Self.prose($0))</p>\n" as Markup } ?? []
        return """
            <li><p class="what">\(Self.badge(finding.severity)) \
            <bdi>\(FindingWords.message(finding, namesMethods: true).capitalisedStart)</bdi>.</p>
            <p>\(say.toDo("<bdi>\(Self.prose(FindingWords.remedy(finding)))</bdi>")) <span class="hint"><code>\(finding.code)</code>\(line)</span></p>
            \(rule.map(concerns) ?? "")<details><summary>\(say.whyItMatters)</summary>\(paragraphs)</details></li>

            """
    }

    /// A text in which what stands between back quotes is code.
    private static func prose(_ text: String) -> Markup {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { place, part -> Markup in
            place % 2 == 0 ? "\(String(part))" : "<code>\(String(part))</code>"
        }.joined()
    }

    private func title(_ code: String) -> String { Rule.named(code).map { say.rule($0).title.capitalisedStart } ?? "" }

    /// What the file does not tell, rule by rule.
    private var unclear: Markup {
        let open = findings.examinations.filter { $0.answer == .cannotTell }
        guard !open.isEmpty else { return "" }
        let items = open.map { one -> Markup in
            let reasons = one.unclear.map { phrase($0.reason) }.reduce(into: [String]()) {
                if !$0.contains($1) { $0.append($1) }
            }
            return
                "<li><code>\(one.code)</code> \(say.fileDoesNotTell("\(title(one.code))", "\(reasons.prefix(3).joined(separator: "; ").shown(400))"))</li>\n"
        }
        return """
            <details><summary>\(say.openQuestions(open.count))</summary>
            <ul class="notes">
            \(items)</ul></details>

            """
    }
}
