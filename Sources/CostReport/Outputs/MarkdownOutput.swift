extension Output {
    /// Markdown, for comments on changes and for documentation.
    public static let markdown: Output = {
        var output = Output(id: "markdown", summary: "Markdown, for comments on a change", mediaType: "text/markdown")
        output.comparison = { comparison, _ in ComparisonMarkdown.text(comparison) }
        output.check = { report, _ in CheckMarkdown.text(report) }
        output.rules = { RulesText.markdown() }
        return output
    }()
}
