extension Output {
    /// Markdown, for comments on changes and for documentation.
    public static let markdown: Output = {
        var output = Output(id: "markdown", summary: "Markdown, for comments on a change", mediaType: "text/markdown")
        output.comparison = { ComparisonMarkdown.text($0, link: $1.link) }
        output.check = { report, _ in CheckMarkdown.text(report) }
        output.rules = { RulesText.markdown() }
        return output
    }()
}
