import AccessCost

extension Output {
    /// JSON (RFC 8259), by the schemas in `Schemas`.
    public static let json: Output = {
        var output = Output(
            id: "json", summary: "JSON, all figures by screen", mediaType: "application/json",
            details: [.routes, .actions])
        output.analysis = { AnalysisJSON.writer(part: $0.part) }
        output.trees = { TreeJSON.document($0, kinds: $1.treeKinds) }
        output.comparison = { comparison, _, take in ComparisonJSON.write(comparison, to: take) }
        output.suggestions = { suggestions, _ in SuggestionJSON.document([suggestions]) }
        output.check = { CheckJSON.document($0, part: $1.part) }
        output.methods = { methods, _ in MethodsJSON.document(methods) }
        return output
    }()

    /// JSON with one screen a line.
    public static let jsonLines: Output = {
        var output = Output(
            id: "jsonl", summary: "JSON with one screen a line", mediaType: "application/jsonl",
            details: [.routes, .actions])
        output.analysis = { _ in AnalysisJSON.linesWriter }
        return output
    }()
}
