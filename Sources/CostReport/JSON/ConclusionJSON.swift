import AccessCost

/// For which values of a parameter a conclusion holds, as JSON.
enum ConclusionJSON {
    static let range = JSONType.object(
        JSONObject<ConclusionRange>(
            "conclusion", "for which values of a parameter the conclusion holds",
            [
                .member("parameter", "the parameter's key", .text) { $0.parameter },
                .member("all", "whether it holds for every value that was tried", .flag) { $0.isForAll },
                .member("spans", "the numbers for which it holds", span.list) { $0.spans },
                .member("words", "the words for which it holds", JSONType.text.list) { $0.words },
            ]))

    private static let span = JSONType.object(
        JSONObject<ConclusionRange.Span>(
            "span", "a run of numbers",
            [
                .member("from", "the least; null for the least that was tried", JSONType.number.orNull) { $0.from },
                .member("to", "the largest; null for the largest that was tried", JSONType.number.orNull) { $0.to },
            ]))
}
