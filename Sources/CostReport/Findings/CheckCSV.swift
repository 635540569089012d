import AccessCost
import LayoutModel
public import ScreenFindings

/// Writes findings as CSV (RFC 4180): one row for each, those that are suppressed with their reason.
public enum CheckCSV {
    /// The table with its header; what is absent is empty.
    ///
    /// - Parameter isRaw: whether texts that a spreadsheet would take for formulas stay as they are.
    public static func table(_ report: CheckReport, isRaw: Bool = false) -> String {
        func row(_ finding: Finding, _ layout: LayoutCheck?, _ reason: String = "") -> Row {
            Row(
                finding: .init(finding: finding, path: layout?.path ?? "", report: report),
                method: layout.flatMap { method(of: finding, in: $0) }, reason: reason)
        }
        let rows = report.layouts.flatMap { layout in
            layout.findings.map { row($0, layout) }
                + layout.suppressed.map { row($0.finding, layout, $0.suppression.reason) }
        }
        return CSVTable(columns: columns).text(rows + report.others.map { row($0, nil) }, isRaw: isRaw)
    }

    private struct Row {
        var finding: CheckJSON.FindingEntry
        /// The costs by the method that the finding names; nil where it names none.
        var method: MethodAnalysis?
        var reason: String
    }

    private static let columns: [CSVColumn<Row>] =
        ["path", "screen", "method"].map(ofFinding) + [
            CSVColumn("tree") { $0.method?.method.mainTree.rawValue ?? "" },
            CSVColumn("parameters") { row in row.method.map { parameters.cell($0, isRaw: true) } ?? "" },
        ] + ["code", "severity", "fails", "message", "remedy", "line", "column"].map(ofFinding) + [
            CSVColumn("targets", isText: true) { row in
                row.finding.finding.places.map(\.id).filter { !$0.isEmpty }.joined(separator: " ")
            },
            CSVColumn("suppressed", isText: true) { $0.reason },
        ]

    private static let parameters = CSVColumn("parameters", of: [JSONMember<MethodAnalysis>.parameters { $0 }])

    private static func ofFinding(_ name: String) -> CSVColumn<Row> {
        CSVColumn(name, of: CheckJSON.findingObject.members).of(\.finding)
    }

    private static func method(of finding: Finding, in layout: LayoutCheck) -> MethodAnalysis? {
        guard let id = finding.method else { return nil }
        let screen = layout.analysis.screens.first { $0.screen.id == finding.screen }
        return screen?.methods.first { $0.method.id == id }
    }
}
