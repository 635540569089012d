import AccessCost
public import ScreenFindings

/// Writes findings as Markdown for a comment on a change: the answer, what the costs have become since the baseline, the
/// findings, the most severe first.
public enum CheckMarkdown {
    private static let mostFindings = 50

    /// The text for a run.
    public static func text(_ report: CheckReport) -> String {
        var lines = ["### navcost: \(report.isFailed ? "not passed" : "passed"), \(FindingWords.counts(report))", ""]
        lines += changes(report)
        lines += findings(report)
        let suppressed = report.layouts.flatMap { layout in layout.suppressed.map { ($0, layout.path) } }
        if !suppressed.isEmpty {
            lines += ["", "<details><summary>\(suppressed.count) suppressed</summary>", ""]
            for (one, path) in suppressed {
                let what = "\(FindingWords.message(one.finding)) (`\(one.finding.code)`, \(place(one.finding, path)))"
                lines.append("- \(escaped(what)): \(escaped(one.suppression.reason))")
            }
            lines += ["", "</details>"]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// What has become of each cost that the baseline knows.
    private static func changes(_ report: CheckReport) -> [String] {
        var rows: [String] = []
        for layout in report.layouts {
            for answer in layout.budgets where answer.before != nil {
                let unit = answer.budget.figure.unit
                let now = answer.now.map { "\(shortNumber($0)) \(unit)" } ?? "unreachable"
                let change = answer.now.map { percentChange(from: answer.before!, to: $0) } ?? ""
                let what = answer.budget.target.map { "'\($0)'" } ?? answer.budget.measure.rawValue
                rows.append(
                    "| \(escaped(layout.path)) | \(escaped(answer.screen)) | \(answer.method) | \(escaped(what)) | \(shortNumber(answer.before!)) \(unit) | \(now) | \(change) | \(answer.isKept ? "yes" : "**no**") |"
                )
            }
        }
        guard !rows.isEmpty else { return [] }
        return [
            "| layout | screen | method | cost | before | now | change | kept |",
            "| --- | --- | --- | --- | --- | --- | --- | --- |",
        ] + rows + [""]
    }

    private static func findings(_ report: CheckReport) -> [String] {
        let placed = report.placed
        // The most severe first, those of one severity as they came.
        let all = Severity.allCases.reversed().flatMap { severity in placed.filter { $0.finding.severity == severity } }
        guard !all.isEmpty else { return [] }
        var lines = ["| | what | where | to do |", "| --- | --- | --- | --- |"]
        for (finding, path) in all.prefix(mostFindings) {
            lines.append(
                "| \(finding.severity.rawValue) | \(escaped(FindingWords.message(finding))) (`\(finding.code)`) | \(escaped(place(finding, path))) | \(escaped(FindingWords.remedy(finding))) |"
            )
        }
        if all.count > mostFindings { lines += ["", "and \(all.count - mostFindings) more"] }
        return lines
    }

    private static func place(_ finding: Finding, _ path: String) -> String { CheckText.place(finding, path) }

    private static func escaped(_ text: String) -> String { ComparisonMarkdown.escaped(text) }
}
