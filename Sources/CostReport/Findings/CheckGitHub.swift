public import ScreenFindings

/// Writes findings as workflow commands of GitHub Actions, which shows them beside the lines of a change.
///
/// Source: GitHub, "Workflow commands for GitHub Actions": `::error file=...,line=...,col=...,title=...::message`.
public enum CheckGitHub {
    /// A line a finding.
    public static func text(_ report: CheckReport) -> String {
        report.placed.map { command($0.finding, $0.path) + "\n" }.joined()
    }

    private static func command(_ finding: Finding, _ layout: String) -> String {
        let name = finding.severity == .note ? "notice" : finding.severity.rawValue
        var properties: [String] = []
        let path = singleLine(FindingWords.path(finding, in: layout))
        if !path.isEmpty, path != "-" { properties.append("file=\(property(path))") }
        if let place = finding.places.first, place.line > 0 {
            properties.append("line=\(place.line)")
            if place.column > 0 { properties.append("col=\(place.column)") }
        }
        let title = Rule.named(finding.code)?.title ?? finding.code
        properties.append("title=\(property("navcost \(finding.code): \(title)"))")
        let message = "\(FindingWords.message(finding)). To do: \(FindingWords.remedy(finding))."
        return "::\(name) \(properties.joined(separator: ","))::\(data(message))"
    }

    private static func data(_ text: String) -> String {
        text.map { character in
            switch character {
            case "%": "%25"
            case "\r": "%0D"
            case "\n": "%0A"
            case "\r\n": "%0D%0A"
            default: String(character)
            }
        }.joined()
    }

    private static func property(_ text: String) -> String {
        data(text).map { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : String($0) }.joined()
    }
}
