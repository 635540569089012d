import AccessCost

extension Output {
    /// CSV (RFC 4180), a row for each target, method and tree.
    public static let csv: Output = {
        var output = Output(
            id: "csv", summary: "CSV, a row for each target, method and tree", mediaType: "text/csv", details: .routes)
        output.analysis = { AnalysisCSV.writer(swept: $0.swept, people: $0.people, isRaw: $0.isRaw) }
        output.comparison = { ComparisonCSV.table($0, isRaw: $1.isRaw) }
        return output
    }()
}
