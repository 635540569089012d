import AccessCost

extension Output {
    /// CSV (RFC 4180), a row for each target, stop, change or finding.
    public static let csv: Output = {
        var output = Output(
            id: "csv", summary: "CSV, a table for spreadsheets and statistics", mediaType: "text/csv", details: .routes)
        output.analysis = { AnalysisCSV.writer(swept: $0.swept, people: $0.people, isRaw: $0.isRaw) }
        output.trees = { TreeCSV.table($0, kinds: $1.treeKinds, isRaw: $1.isRaw) }
        output.suggestions = { SuggestionCSV.table([$0], isRaw: $1.isRaw) }
        output.check = { CheckCSV.table($0, isRaw: $1.isRaw) }
        output.methods = { MethodsCSV.table($0, isRaw: $1.isRaw) }
        output.comparison = { ComparisonCSV.write($0, isRaw: $1.isRaw, to: $2) }
        return output
    }()
}
