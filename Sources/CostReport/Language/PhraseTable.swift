/// Translations of English texts; `{}` in both stands for what varies, in the same order.
struct PhraseTable: Sendable {
    private let fixed: [String: String]
    private let patterns: [(parts: [String], translation: [String])]

    /// A table of texts and their translations.
    init(_ phrases: [String: String] = [:]) {
        fixed = phrases.filter { !$0.key.contains("{}") }
        patterns = phrases.filter { $0.key.contains("{}") }.sorted { $0.key < $1.key }.map {
            (Self.parts($0.key), Self.parts($0.value))
        }
    }

    /// The translation of a text; nil where there is none. O(patterns x length) for texts that are not fixed.
    subscript(text: String) -> String? {
        if let known = fixed[text] { return known }
        for pattern in patterns {
            guard let values = Self.values(of: text, pattern.parts), values.count + 1 >= pattern.translation.count
            else {
                continue
            }
            var result = pattern.translation[0]
            for (value, part) in zip(values, pattern.translation.dropFirst()) { result += value + part }
            return result
        }
        return nil
    }

    /// What stands between the parts of a pattern in a text; nil where they are not in it.
    private static func values(of text: String, _ parts: [String]) -> [String]? {
        guard text.hasPrefix(parts[0]) else { return nil }
        var rest = text.dropFirst(parts[0].count)
        var values: [String] = []
        for (place, part) in parts.enumerated().dropFirst() {
            let isLast = place == parts.count - 1
            if isLast {
                guard rest.hasSuffix(part) else { return nil }
                values.append(String(rest.dropLast(part.count)))
            } else {
                guard let start = start(of: part, in: rest) else { return nil }
                values.append(String(rest[..<start]))
                rest = rest[start...].dropFirst(part.count)
            }
        }
        return values
    }

    private static func start(of part: String, in text: Substring) -> Substring.Index? {
        text.indices.first { text[$0...].hasPrefix(part) }
    }

    /// The pieces of a text around its braces.
    private static func parts(_ text: String) -> [String] {
        var (result, rest) = ([""], text[...])
        while let character = rest.first {
            if rest.hasPrefix("{}") {
                result.append("")
                rest = rest.dropFirst(2)
            } else {
                result[result.count - 1].append(character)
                rest = rest.dropFirst()
            }
        }
        return result
    }
}
