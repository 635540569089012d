import AccessCost
import LayoutModel
public import ScreenFindings

/// Writes findings as SARIF 2.1.0: a result a finding, and one of kind `review` for what cannot be told.
///
/// Source: OASIS, Static Analysis Results Interchange Format (SARIF) Version 2.1.0.
public enum CheckSARIF {
    private static let rules = Rule.all + Rule.ofProject

    /// The log of a run.
    public static func document(_ report: CheckReport) -> String {
        let value: JSONValue = [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
            "runs": [
                [
                    "tool": [
                        "driver": [
                            "name": "navcost", "version": .text(navcostVersion),
                            "rules": .list(rules.map(rule)),
                        ]
                    ],
                    "columnKind": "unicodeCodePoints",
                    "results": .list(report.layouts.flatMap(results) + report.others.map { result($0, in: "") }),
                ]
            ],
        ]
        return value.text(indented: true)
    }

    private static func rule(_ rule: Rule) -> JSONValue {
        [
            "id": .text(rule.code), "name": .text(pascalCase(rule.code)),
            "shortDescription": ["text": .text(sentence(rule.title))],
            "fullDescription": ["text": .text(sentence(summary(rule)))],
            "help": ["text": .text("\(rule.documentation)\n\n\(touches(rule))Source: \(rule.source).")],
            "defaultConfiguration": ["level": "warning"],
            "properties": ["tags": .list(["accessibility"] + tags(rule))],
        ]
    }

    private static func touches(_ rule: Rule) -> String {
        rule.affects.isEmpty
            ? "" : "Concerns \(AffectedPeople.words(rule.affects)). Touches \(RulesText.guidelines(rule)).\n\n"
    }

    /// The criteria and clauses as words to filter by.
    private static func tags(_ rule: Rule) -> [JSONValue] {
        rule.touches.compactMap(\.criterion).map { .text("WCAG 2.2 \($0)") }
            + rule.touches.flatMap(\.clauses).map { .text("EN 301 549 \($0)") }
    }

    private static func results(_ layout: LayoutCheck) -> [JSONValue] {
        let findings = layout.findings.map { result($0, in: layout.path) }
        let suppressed = layout.suppressed.map { one in
            result(one.finding, in: layout.path, suppressed: one.suppression.reason)
        }
        let unclear = layout.unclear.map { screen, code, one -> JSONValue in
            var object = common(code, "cannot tell: \(one.reason)")
            object["kind"] = "review"
            object["level"] = "none"
            object["locations"] = [location(one.places.first ?? FindingLocation(), screen, layout.path)]
            return .object(object)
        }
        return findings + suppressed + unclear
    }

    private static func result(_ finding: Finding, in path: String, suppressed: String? = nil) -> JSONValue {
        var object = common(finding.code, "\(FindingWords.message(finding)). To do: \(FindingWords.remedy(finding))")
        object["level"] = .text(finding.severity.rawValue)
        let first = finding.places.first ?? FindingLocation()
        object["locations"] = [location(first, finding.screen, FindingWords.path(finding, in: path))]
        let related = finding.places.dropFirst().filter { !$0.id.isEmpty }
        if !related.isEmpty {
            object["relatedLocations"] = .list(
                related.enumerated().map { number, place in
                    var value = locationObject(place, finding.screen, path)
                    value["id"] = JSONValue(number + 1)
                    value["message"] = ["text": .text(singleLine(place.label))]
                    return .object(value)
                })
        }
        object["partialFingerprints"] = [
            "target/v1": .text(Fingerprint.text(of: finding, in: FindingWords.path(finding, in: path)))
        ]
        if let suppressed {
            object["suppressions"] = [["kind": "external", "justification": .text(suppressed)]]
        }
        return .object(object)
    }

    private static func common(_ code: String, _ message: String) -> JSONMembers {
        [
            "ruleId": .text(code), "ruleIndex": JSONValue(rules.firstIndex { $0.code == code }),
            "message": ["text": .text(sentence(message))],
        ]
    }

    private static func location(_ place: FindingLocation, _ screen: String, _ path: String) -> JSONValue {
        .object(locationObject(place, screen, path))
    }

    private static func locationObject(_ place: FindingLocation, _ screen: String, _ path: String) -> JSONMembers {
        var object = JSONMembers()
        if !path.isEmpty, path != "-" {
            var physical: JSONMembers = ["artifactLocation": ["uri": .text(uri(path))]]
            if place.line > 0 {
                var region: JSONMembers = ["startLine": JSONValue(place.line)]
                if place.column > 0 { region["startColumn"] = JSONValue(place.column) }
                physical["region"] = .object(region)
            }
            object["physicalLocation"] = .object(physical)
        }
        let name = [screen, place.id].filter { !$0.isEmpty }.joined(separator: "/")
        if !name.isEmpty {
            object["logicalLocations"] = [["fullyQualifiedName": .text(name), "kind": "element"]]
        }
        return object
    }

    /// A path as a relative reference (RFC 3986), or as a file's address where it begins at the root.
    static func uri(_ path: String) -> String {
        let text = path.split(separator: "/", omittingEmptySubsequences: false).map {
            IndexHTML.address(of: String($0))
        }
        .joined(separator: "/")
        return text.hasPrefix("/") ? "file://" + text : text
    }

    private static func summary(_ rule: Rule) -> String {
        String(rule.documentation.prefix { $0 != "\n" })
    }

    private static func sentence(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }

    private static func pascalCase(_ code: String) -> String {
        code.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
