import AccessCost
import LayoutModel
public import ScreenFindings

/// Writes findings as JSON (schema `navcost.check/1`).
public enum CheckJSON {
    /// The document for a run.
    ///
    /// - Parameter part: which part of a run it is, of how many; nil for a whole one.
    public static func document(_ report: CheckReport, part: (number: Int, count: Int)? = nil) -> String {
        var object: JSONMembers = [
            "schema": "navcost.check/1", "version": .text(navcostVersion),
            "failed": .flag(report.isFailed), "failOn": .text(report.failsFrom.rawValue),
            "layouts": .list(report.layouts.map { layout($0, report) }),
            "findings": .list(report.others.map { finding($0, in: "", report) }),
        ]
        if let part { object["shard"] = .shard(part) }
        return JSONValue.object(object).text(indented: true)
    }

    private static func layout(_ layout: LayoutCheck, _ report: CheckReport) -> JSONValue {
        [
            "path": .text(layout.path), "format": .text(layout.format),
            "screens": .list(layout.screens.map(screen)),
            "findings": .list(layout.findings.map { finding($0, in: layout.path, report) }),
            "suppressed": .list(
                layout.suppressed.map { one in
                    [
                        "finding": finding(one.finding, in: layout.path, report),
                        "reason": .text(one.suppression.reason),
                    ]
                }),
            "budgets": .list(layout.budgets.map(budget)),
            "notes": .list(layout.notes.map(JSONValue.text)),
        ]
    }

    private static func screen(_ screen: ScreenFindings) -> JSONValue {
        [
            "id": .text(screen.screen), "label": .text(screen.label),
            "answers": .object(
                JSONMembers(screen.examinations.map { ($0.code, .text($0.answer.rawValue)) })),
            "cannotTell": .list(
                screen.examinations.flatMap { one in
                    one.unclear.map { unclear in
                        [
                            "code": .text(one.code), "reason": .text(unclear.reason),
                            "targets": .list(unclear.places.map(place)),
                        ]
                    }
                }),
        ]
    }

    private static func finding(_ finding: Finding, in path: String, _ report: CheckReport) -> JSONValue {
        let first = finding.places.first
        return [
            "code": .text(finding.code), "severity": .text(finding.severity.rawValue),
            "fails": .flag(report.fails(finding)), "screen": .text(finding.screen),
            "method": JSONValue(finding.method), "message": .text(FindingWords.message(finding)),
            "remedy": .text(FindingWords.remedy(finding)), "path": .text(FindingWords.path(finding, in: path)),
            "line": JSONValue(first.flatMap { $0.line > 0 ? $0.line : nil }),
            "column": JSONValue(first.flatMap { $0.column > 0 ? $0.column : nil }),
            "targets": .list(finding.places.filter { !$0.id.isEmpty }.map(place)),
            "values": .object(JSONMembers(finding.values.map { ($0, value($1)) })),
        ]
    }

    private static func place(_ place: FindingPlace) -> JSONValue {
        [
            "id": .text(place.id), "label": .text(place.label), "role": JSONValue(place.role?.rawValue),
            "line": JSONValue(place.line > 0 ? place.line : nil),
            "column": JSONValue(place.column > 0 ? place.column : nil), "source": JSONValue(place.source),
        ]
    }

    private static func value(_ value: FindingValue) -> JSONValue {
        switch value {
        case .text(let text): .text(text)
        case .count(let count): JSONValue(count)
        case .share(let number), .chance(let number): .number(number)
        case .figure(let number, let figure): ["figure": .text(figure.rawValue), "value": .number(number)]
        case .changes(let changes):
            .list(
                changes.map {
                    [
                        "label": .text($0.label), "figure": .text($0.figure.rawValue),
                        "before": JSONValue($0.before), "after": JSONValue($0.after),
                    ]
                })
        }
    }

    private static func budget(_ answer: BudgetAnswer) -> JSONValue {
        [
            "budget": .text(answer.budget.name), "screen": .text(answer.screen), "method": .text(answer.method),
            "target": JSONValue(answer.budget.target), "now": JSONValue(answer.now),
            "before": JSONValue(answer.before), "limit": .number(answer.limit), "kept": .flag(answer.isKept),
        ]
    }
}
