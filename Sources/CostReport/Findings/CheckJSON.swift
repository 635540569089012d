import AccessCost
import LayoutModel
public import ScreenFindings

/// Writes findings as JSON (schema `navcost.check/2`).
public enum CheckJSON {
    /// The document for a run.
    ///
    /// - Parameter part: which part of a run it is, of how many; nil for a whole one.
    public static func document(_ report: CheckReport, part: RunPart? = nil) -> String {
        var text = JSONText(isIndented: true)
        text.object(Run(report: report, part: part), shape)
        return text.string + "\n"
    }

    struct Run {
        var report: CheckReport
        var part: RunPart?
    }

    static let shape = JSONObject<Run>(
        "document", "what a check has found",
        [
            .constant("schema", "the name and version of this schema", "navcost.check/2"),
            .version,
            .member("failed", "whether the run fails", .flag) { $0.report.isFailed },
            .member("failOn", "the severity from which a finding fails the run", JSONType.word) { $0.report.failsFrom },
            .member("layouts", "one entry for each layout, in the order of the inputs", layout.list) { run in
                run.report.layouts.map { LayoutEntry(layout: $0, report: run.report) }
            },
            .member("findings", "findings that are about no layout", finding.list) { run in
                run.report.others.map { FindingEntry(finding: $0, path: "", report: run.report) }
            },
            .optional("shard", "which part of a run it is", .part) { $0.part },
        ])

    private struct LayoutEntry {
        var layout: LayoutCheck
        var report: CheckReport
    }

    private static let layout = JSONType.object(
        JSONObject<LayoutEntry>(
            "layout", "what was found in one input file",
            [
                .member("path", "the path as it was given", .text) { $0.layout.path },
                .member("format", "the id of the format", .name) { $0.layout.format },
                .member("screens", "what the rules say of each screen", screen.list) { $0.layout.screens },
                .member("findings", "the findings that count, in file order", finding.list) { entry in
                    entry.layout.findings.map {
                        FindingEntry(finding: $0, path: entry.layout.path, report: entry.report)
                    }
                },
                .member("suppressed", "the findings that do not count", suppressed.list) { entry in
                    entry.layout.suppressed.map { Suppressed(one: $0, entry: entry) }
                },
                .member("budgets", "what the budgets say", budget.list) { $0.layout.budgets },
                .member("notes", "what is not there any more, and the like", JSONType.text.list) { $0.layout.notes },
            ]))

    private struct Suppressed {
        var one: SuppressedFinding
        var entry: LayoutEntry
    }

    private static let suppressed = JSONType.object(
        JSONObject<Suppressed>(
            "suppressed", "a finding that does not count",
            [
                .member("finding", "the finding", finding) {
                    FindingEntry(finding: $0.one.finding, path: $0.entry.layout.path, report: $0.entry.report)
                },
                .member("reason", "why it does not count", .name) { $0.one.suppression.reason },
            ]))

    private static let screen = JSONType.object(
        JSONObject<ScreenExamination>(
            "screen", "what the rules say of one screen",
            [
                .member("id", "unique in the layout", .text) { $0.screen },
                .member("label", "what people call the screen", .text) { $0.label },
                .member("answers", "the answer of each rule by its code", JSONType<Answer>.word.map) {
                    $0.examinations.map { ($0.code, $0.answer) }
                },
                .member("cannotTell", "what the file does not tell", unclear.list) { screen in
                    screen.examinations.flatMap { one in one.unclear.map { Unclear(code: one.code, unclear: $0) } }
                },
            ]))

    private static let code = JSONType.pattern("^[a-z-]+$")

    private struct Unclear {
        var code: String
        var unclear: Examination.Unclear
    }

    private static let unclear = JSONType.object(
        JSONObject<Unclear>(
            "unclear", "what the file does not tell",
            [
                .member("code", "the rule's code", code) { $0.code },
                .member("reason", "what is missing", .name) { $0.unclear.reason },
                .member("targets", "the elements that it is about", place.list) { $0.unclear.places },
            ]))

    struct FindingEntry {
        var finding: Finding
        var path: String
        var report: CheckReport
    }

    private static let finding = JSONType.object(findingObject)

    static let findingObject =
        JSONObject<FindingEntry>(
            "finding", "one trouble of one screen",
            [
                .member("code", "the rule's code", code) { $0.finding.code },
                .member("severity", "how much it weighs", JSONType.word) { $0.finding.severity },
                .member("fails", "whether it fails the run", .flag) { $0.report.fails($0.finding) },
                .member("screen", "the screen's id; empty where it is about no screen", .text) { $0.finding.screen },
                .member("method", "the method whose users pay most; null where all do", JSONType.text.orNull) {
                    $0.finding.method
                },
                .member("message", "what is wrong", .name) { FindingWords.message($0.finding) },
                .member("remedy", "what to do", .name) { FindingWords.remedy($0.finding) },
                .member("path", "the file", .text) { FindingWords.path($0.finding, in: $0.path) },
                .member("line", "the line; null where it is not known", JSONType<Int>.position.orNull) {
                    $0.finding.places.first.flatMap { $0.line > 0 ? $0.line : nil }
                },
                .member("column", "the column; null where it is not known", JSONType<Int>.position.orNull) {
                    $0.finding.places.first.flatMap { $0.column > 0 ? $0.column : nil }
                },
                .member("targets", "the elements that it is about", place.list) {
                    $0.finding.places.filter { !$0.id.isEmpty }
                },
                .member(
                    "guidelines", "what the rule touches in WCAG 2.2 and EN 301 549; none for cost alone",
                    guideline.list
                ) { Rule.named($0.finding.code)?.touches ?? [] },
                .member("values", "what else it states, by name", value.map) { entry in
                    entry.finding.values.map { ($0.key, $0.value) }
                },
            ])

    private static let guideline = JSONType.object(
        JSONObject<Guideline>(
            "guideline", "something that a rule touches; to touch is not to fail",
            [
                .member(
                    "criterion", "the success criterion of WCAG 2.2; null for what EN 301 549 asks for alone",
                    JSONType.text.orNull
                ) { $0.criterion },
                .member("title", "what the criterion or clause is called", .name) { $0.title },
                .member("level", "the conformance level of the criterion; null without one", JSONType.text.orNull) {
                    $0.level
                },
                .member("clauses", "the clauses of EN 301 549", JSONType.text.list) { $0.clauses },
            ]))

    private static let place = JSONType.object(
        JSONObject<FindingLocation>(
            "place", "where a finding is",
            [
                .member("id", "the element's id; empty for a screen", .text) { $0.id },
                .member("label", "what people call it", .text) { $0.label },
                .member("role", "what kind of thing it is; null where it is not an element", JSONType<Role>.word.orNull)
                {
                    $0.role
                },
                .member("line", "the line; null where there is none", JSONType<Int>.position.orNull) {
                    $0.line > 0 ? $0.line : nil
                },
                .member("column", "the column; null where it is not known", JSONType<Int>.position.orNull) {
                    $0.column > 0 ? $0.column : nil
                },
                .member("source", "the element's path in the input; null where it is not known", JSONType.text.orNull) {
                    $0.source
                },
            ]))

    private struct FigureEntry {
        var figure: Figure
        var value: Double
    }

    private static let figure = JSONType.object(
        JSONObject<FigureEntry>(
            "figure", "a figure in its own unit",
            [
                .member("figure", "which figure", JSONType.word) { $0.figure },
                .member("value", "the value", .number) { $0.value },
            ]))

    private static let change = JSONType.object(
        JSONObject<FindingValue.Change>(
            "change", "what one target costs before and now",
            [
                .member("label", "what people call the target", .text) { $0.label },
                .member("figure", "which cost it is", JSONType.word) { $0.figure },
                .member("before", "the cost before; null where it was not known", JSONType.number.orNull) { $0.before },
                .member("after", "the cost now; null where it is unreachable", JSONType.number.orNull) { $0.after },
            ]))

    private static let value = JSONType<FindingValue>(
        schema: .anyOf([.text, .number(from: nil), figure.schema, change.list.schema])
    ) { value, text in
        switch value {
        case .text(let words): text.quoted(words)
        case .count(let count): text.number(Double(count))
        case .share(let number), .chance(let number): text.number(number)
        case .figure(let number, let kind): figure.write(FigureEntry(figure: kind, value: number), &text)
        case .changes(let changes): change.list.write(changes, &text)
        }
    }

    private static let budget = JSONType.object(
        JSONObject<BudgetAnswer>(
            "budget", "what a budget says of one screen by one method",
            [
                .member("budget", "the budget's figure", .word(of: Budget.names)) { $0.budget.name },
                .member("screen", "the screen's id", .text) { $0.screen },
                .member("method", "the method's id", .text) { $0.method },
                .member("target", "the target's id; null for the screen", JSONType.text.orNull) { $0.budget.target },
                .member("now", "the value now; null where a target is unreachable", JSONType.number.orNull) { $0.now },
                .member("before", "the value in the baseline; null for absolute budgets", JSONType.number.orNull) {
                    $0.before
                },
                .member("limit", "what it may be", .number) { $0.limit },
                .member("kept", "whether it is kept", .flag) { $0.isKept },
            ]))
}
