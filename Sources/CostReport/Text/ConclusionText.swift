import AccessCost

/// For which values of parameters a conclusion holds, in a sentence.
enum ConclusionText {
    /// "This holds for every scan interval and exit item."; nil where nothing was varied.
    static func sentence(_ ranges: [ConclusionRange]) -> String? {
        guard !ranges.isEmpty else { return nil }
        let all = ranges.filter(\.isForAll).map(name)
        var parts = all.isEmpty ? [] : ["for every \(list(all, "and"))"]
        for range in ranges where !range.isForAll { parts.append(part(range)) }
        return "This holds \(parts.joined(separator: "; "))."
    }

    private static func part(_ range: ConclusionRange) -> String {
        if !range.words.isEmpty { return "for the \(name(range)) \(list(range.words, "or")) only" }
        let unit = range.unit.isEmpty ? "" : " \(range.unit)"
        let spans = range.spans.map { span in
            switch (span.from, span.to) {
            case (let from?, let to?): "from \(shortNumber(from)) to \(shortNumber(to))\(unit)"
            case (let from?, nil): "from \(shortNumber(from))\(unit) on"
            case (nil, let to?): "up to \(shortNumber(to))\(unit)"
            case (nil, nil): "of any length"
            }
        }
        return spans.isEmpty
            ? "for no other \(name(range))" : "for a \(name(range)) \(list(spans, "or"))"
    }

    /// What people call the parameter.
    private static func name(_ range: ConclusionRange) -> String {
        switch range.parameter {
        case "interval": "scan interval"
        case "exit": "exit item"
        case "groupItems": "grouping by the system"
        default: range.parameter
        }
    }

    private static func list(_ words: [String], _ last: String) -> String {
        words.count < 2
            ? words.joined()
            : "\(words.dropLast().joined(separator: ", ")) \(last) \(words[words.count - 1])"
    }
}
