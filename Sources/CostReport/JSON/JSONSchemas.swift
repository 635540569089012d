/// The JSON Schemas of what navcost writes, made from the same descriptions as the documents.
public enum JSONSchemas {
    /// Each schema with the name of its file in `Schemas`, without `.schema.json`.
    public static var all: [(name: String, text: String)] {
        [
            ("analysis", AnalysisJSON.shape.schema(title: "navcost analyze --format json")),
            ("check", CheckJSON.shape.schema(title: "navcost check --format json")),
            ("comparison", ComparisonJSON.shape.schema(title: "navcost compare --format json")),
            ("methods", MethodsJSON.shape.schema(title: "navcost methods --format json")),
            ("screen", AnalysisJSON.line.schema(title: "navcost analyze --format jsonl, one line")),
            ("suggestions", SuggestionJSON.shape.schema(title: "navcost suggest --format json")),
            ("tree", TreeJSON.shape.schema(title: "navcost tree --format json")),
        ]
    }
}
