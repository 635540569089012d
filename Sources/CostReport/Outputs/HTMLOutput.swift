import AccessCost

extension Output {
    /// One HTML page that stands alone.
    public static let html: Output = {
        var output = Output(
            id: "html", summary: "an HTML page that stands alone", mediaType: "text/html",
            details: [.routes, .actions])
        output.page = { AnalysisHTML.page($0) }
        output.comparison = { SerialWriter.hand(ComparisonHTML.page($0, heading: $1.heading), to: $2) }
        return output
    }()
}
