import AccessCost
public import ScreenFindings

/// Says findings in words: the sentences of their rules with what they state in the place of the names in braces.
public enum FindingWords {
    /// What a finding says, a sentence without a full stop.
    ///
    /// - Parameter namesMethods: whether access methods have their names, as on pages, and not the ids that options take.
    public static func message(_ finding: Finding, namesMethods: Bool = false) -> String {
        var finding = finding
        if namesMethods {
            finding.method = finding.method.map(methodName)
            if case .text(let ids)? = finding.values["methods"] {
                let names = ids.split(separator: ", ").map { methodName(String($0)) }
                finding.values["methods"] = .text(names.joined(separator: "; "))
            }
        }
        return Rule.named(finding.code).map { filled(say.rule($0).message, finding) } ?? finding.code
    }

    private static func methodName(_ id: String) -> String {
        AccessMethod.all.first { $0.id == id }.map { phrase($0.name) } ?? id
    }

    /// What to do about it, a sentence without a full stop.
    public static func remedy(_ finding: Finding) -> String {
        Rule.named(finding.code).map { filled(say.rule($0).remedy, finding) } ?? ""
    }

    /// A sentence of a rule in which what the finding states replaces names in braces.
    static func filled(_ sentence: String, _ finding: Finding) -> String {
        var result = ""
        var rest = sentence[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            result += rest[..<open]
            result += value(String(rest[rest.index(after: open)..<close]), finding)
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    private static func value(_ name: String, _ finding: Finding) -> String {
        if let value = finding.values[name] { return words(value) }
        let labels = finding.places.map { say.named(cut(singleLine($0.label), to: 60)) }
        switch name {
        case "target": return labels.first ?? ""
        case "other": return labels.dropFirst().first ?? ""
        case "method": return finding.method ?? ""
        case "screen": return say.named(finding.screen)
        // A figure that is not there: an unreachable target.
        case "now": return say.unreachable
        default: return ""
        }
    }

    private static func words(_ value: FindingValue) -> String {
        switch value {
        case .text(let text):
            let text = singleLine(text)
            let parts = text.split(separator: ", ", omittingEmptySubsequences: false).map { phrase(String($0)) }
            // A list, as of gestures, is translated entry by entry.
            return PageLanguage.current.terms.phrases[text] ?? parts.joined(separator: ", ")
        case .count(let count): return String(count)
        case .figure(let number, let figure): return unit(shortNumber(number), figure)
        case .share(let share), .chance(let share): return "\(shortNumber(share * 100)) %"
        case .changes(let changes):
            guard !changes.isEmpty else { return "" }
            return ": "
                + changes.map { change in
                    let label = say.named(cut(singleLine(change.label), to: 40))
                    guard let after = change.after else { return say.unreachableNow(label) }
                    let now = unit(shortNumber(after), change.figure)
                    return "\(label) \(change.before.map { "\(shortNumber($0)) → \(now)" } ?? now)"
                }.joined(separator: ", ")
        }
    }

    /// A figure with its unit, which stays in the plural in English.
    private static func unit(_ number: String, _ figure: Figure) -> String { say.withUnit(number, figure) }

    /// The path of the file in which a finding is.
    static func path(_ finding: Finding, in layout: String) -> String { finding.places.first?.path ?? layout }

    /// "2 errors, 1 warning, 3 notes", those left out that there are none of; "no findings" for none.
    static func counts(_ report: CheckReport) -> String {
        let parts = Severity.allCases.reversed().compactMap { severity -> String? in
            let count = report.count(severity)
            return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }
        return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
    }
}
