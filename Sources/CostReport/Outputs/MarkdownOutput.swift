extension Output {
    /// Markdown, for comments on changes and for documentation.
    public static let markdown: Output = {
        var output = Output(id: "markdown", summary: "Markdown, for comments on a change", mediaType: "text/markdown")
        output.comparison = { SerialWriter.hand(ComparisonMarkdown.text($0, link: $1.link), to: $2) }
        output.check = { report, _ in CheckMarkdown.text(report) }
        output.rules = { RulesText.markdown() }
        return output
    }()
}
