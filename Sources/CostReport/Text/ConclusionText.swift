import AccessCost

/// For which values of parameters a conclusion holds, in a sentence.
enum ConclusionText {
    /// "This holds for every scan interval and exit item."; nil where nothing was varied.
    static func sentence(_ ranges: [ConclusionRange]) -> String? {
        guard !ranges.isEmpty else { return nil }
        let all = ranges.filter(\.isForAll).map(name)
        var parts = all.isEmpty ? [] : [say.holdsForEvery(say.list(all, isOr: false))]
        for range in ranges where !range.isForAll { parts.append(part(range)) }
        return say.holds(parts)
    }

    private static func part(_ range: ConclusionRange) -> String {
        if !range.words.isEmpty { return say.holdsOnlyFor(name(range), say.list(range.words, isOr: true)) }
        let unit = range.unit.isEmpty ? "" : " \(range.unit)"
        let spans = range.spans.map { say.span(from: $0.from.map(shortNumber), to: $0.to.map(shortNumber), unit) }
        return spans.isEmpty
            ? say.holdsForNoOther(name(range)) : say.holdsFor(name(range), say.list(spans, isOr: true))
    }

    /// What people call the parameter.
    private static func name(_ range: ConclusionRange) -> String { say.parameterName(range.parameter) }
}
