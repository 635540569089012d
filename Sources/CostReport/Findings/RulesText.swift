public import ScreenFindings

/// Writes what rules there are, and what each is about.
public enum RulesText {
    private static let rules = Rule.all + Rule.ofProject

    /// A line a rule: its code and the trouble.
    public static func text() -> String {
        var table = TextTable([.left, .left])
        for rule in rules { table.add([rule.code, rule.title]) }
        let lines = table.lines() + ["", "navcost check --explain CODE says why, what is looked at, and what is not."]
        return lines.joined(separator: "\n") + "\n"
    }

    /// A table for documentation: code, trouble, what to do.
    public static func markdown() -> String {
        var lines = [
            "| code | what it finds | what to do | concerns | WCAG 2.2 | EN 301 549 |",
            "| --- | --- | --- | --- | --- | --- |",
        ]
        for rule in rules {
            let criteria = rule.touches.compactMap(\.criterion).joined(separator: ", ")
            let clauses = rule.touches.flatMap(\.clauses).joined(separator: ", ")
            let people = rule.affects.isEmpty ? "" : AffectedPeople.words(rule.affects)
            lines.append(
                "| `\(rule.code)` | \(rule.title) | \(plain(rule.remedy)) | \(people) | \(criteria) | \(clauses) |")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// What a rule is about, for a terminal.
    public static func explanation(of rule: Rule) -> String {
        var lines = ["\(rule.code): \(rule.title)", ""]
        for paragraph in rule.documentation.paragraphs { lines += wrapped(paragraph) + [""] }
        lines += wrapped("To do: \(plain(rule.remedy)).") + [""]
        if !rule.affects.isEmpty {
            lines += wrapped("Concerns: \(AffectedPeople.words(rule.affects)).") + [""]
            lines += wrapped("Touches: \(guidelines(rule)).") + [""]
        }
        lines += wrapped("Source: \(rule.source).")
        return lines.joined(separator: "\n") + "\n"
    }

    /// The criteria and clauses that a rule touches, in words; that it is about cost alone where it touches none.
    static func guidelines(_ rule: Rule, _ scope: Guideline.Scope = .both) -> String {
        rule.touches.isEmpty
            ? say.touchesNothing
            : rule.touches.map { $0.words(scope) }.joined(separator: "; ")
    }

    /// A sentence without the places for what a finding states.
    private static func plain(_ sentence: String) -> String {
        sentence.split(separator: "{", omittingEmptySubsequences: false).enumerated().map { place, part in
            guard place > 0, let close = part.firstIndex(of: "}") else { return String(part) }
            let name = part[..<close]
            let word = name == "target" ? "it" : name == "other" ? "the other" : name == "targets" ? "them" : "..."
            return word + part[part.index(after: close)...]
        }.joined()
    }
}

extension String {
    /// The paragraphs of a documentation comment, each in one line.
    var paragraphs: [String] {
        var result = [""]
        for line in split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty {
                result.append("")
            } else {
                result[result.count - 1] += (result[result.count - 1].isEmpty ? "" : " ") + line
            }
        }
        return result.filter { !$0.isEmpty }
    }
}
