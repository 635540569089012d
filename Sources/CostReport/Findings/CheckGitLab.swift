public import ScreenFindings

/// Writes findings as a Code Quality report, which GitLab shows in merge requests.
///
/// Source: GitLab, "Code Quality", the report format: a list of objects with description, check_name, fingerprint, severity
/// and location.
public enum CheckGitLab {
    /// The report for a run; a finding without a file, as of the command line, has the name of the settings file.
    public static func document(_ report: CheckReport) -> String {
        var seen: [String: Int] = [:]
        let entries = report.placed.map { finding, layout -> JSONValue in
            let path = FindingWords.path(finding, in: layout)
            var fingerprint = Fingerprint.text(of: finding, in: path)
            let number = seen[fingerprint, default: 0]
            seen[fingerprint] = number + 1
            if number > 0 { fingerprint = Fingerprint.text(of: finding, in: path, number: number) }
            return [
                "description": .text(FindingWords.message(finding)), "check_name": .text(finding.code),
                "fingerprint": .text(fingerprint), "severity": .text(severity(finding)),
                "location": [
                    "path": .text(path.isEmpty ? ".navcost.yml" : path),
                    "lines": ["begin": JSONValue(max(finding.places.first?.line ?? 1, 1))],
                ],
            ]
        }
        return JSONValue.list(entries).text(indented: true)
    }

    private static func severity(_ finding: Finding) -> String {
        switch finding.severity {
        case .note: "info"
        case .warning: "minor"
        case .error: "major"
        }
    }
}
