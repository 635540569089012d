extension Output {
    /// Text for people at a terminal.
    public static let text: Output = {
        var output = Output(id: "text", summary: "text for people at a terminal", mediaType: "text/plain")
        output.analysis = { AnalysisText(style: $0.style, showsAll: $0.showsAll).writer }
        output.trees = { layouts, options in
            let writer = TreeText(style: options.style)
            return layouts.map { writer.text($0, kinds: options.treeKinds) }.joined()
        }
        output.comparison = {
            SerialWriter.hand(ComparisonText(style: $1.style, showsAll: $1.showsAll).text($0), to: $2)
        }
        output.suggestions = { SuggestionText(style: $1.style, showsAll: $1.showsAll).text($0) }
        output.suggestionsListed = SuggestionText.listed
        output.check = { CheckText(style: $1.style, showsAll: $1.showsAll).text($0) }
        output.methods = { MethodsText(style: $1.style).text($0) }
        output.rules = { RulesText.text() }
        return output
    }()
}
