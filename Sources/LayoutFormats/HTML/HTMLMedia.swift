/// Whether a style sheet's conditions hold in a usual window: a screen 1280 pixels wide and 900 high, with a mouse.
///
/// Source: Media Queries 4; CSS Conditional Rules 3. What is not known does not hold.
enum HTMLMedia {
    private static let width = 1280.0
    private static let height = 900.0

    /// Whether a list of media queries holds; an empty one does.
    static func holds(_ text: Substring) -> Bool {
        let queries = CSSText.split(text, at: UInt8(ascii: ",")).map { trimmed($0.lowercased()) }
        return queries.allSatisfy(\.isEmpty) || queries.contains(where: query)
    }

    private static func query(_ text: String) -> Bool {
        var words = parts(text[...])
        guard let first = words.first else { return false }
        if first == "only" { words.removeFirst() }
        if first == "not", words.count > 1, !words[1].hasPrefix("(") {
            return !query(words.dropFirst().joined(separator: " "))
        }
        return condition(words, feature)
    }

    /// Words and conditions in parentheses joined by `and`, `or` or after `not`.
    private static func condition(_ words: [String], _ holds: (String) -> Bool) -> Bool {
        guard !words.isEmpty else { return false }
        if words[0] == "not" { return !condition(Array(words.dropFirst()), holds) }
        if words.contains("or") { return words.split(separator: "or").contains { condition(Array($0), holds) } }
        return words.filter { $0 != "and" }.allSatisfy { word in
            guard word.hasPrefix("("), word.hasSuffix(")") else { return word == "all" || word == "screen" }
            let inside = trimmed(String(word.dropFirst().dropLast()))
            let isCondition = inside.hasPrefix("(") || inside.hasPrefix("not ")
            return isCondition ? condition(parts(inside[...]), holds) : holds(inside)
        }
    }

    /// The words of a text, what is in parentheses as one.
    private static func parts(_ text: Substring) -> [String] {
        CSSText.split(text.replacing("(", with: " (").replacing(")", with: ") ")[...], at: 32)
            .map { trimmed(String($0)) }.filter { !$0.isEmpty }
    }

    private static func feature(_ text: String) -> Bool {
        let signs = text.contains { "<>=".contains($0) }
        if signs { return range(text) }
        let pair = text.split(separator: ":", maxSplits: 1).map { trimmed(String($0)) }
        let value = pair.count > 1 ? pair[1] : ""
        switch pair.first ?? "" {
        case "min-width": return length(value).map { width >= $0 } ?? false
        case "max-width": return length(value).map { width <= $0 } ?? false
        case "min-height": return length(value).map { height >= $0 } ?? false
        case "max-height": return length(value).map { height <= $0 } ?? false
        case "width": return pair.count == 1 || length(value) == width
        case "height": return pair.count == 1 || length(value) == height
        case "orientation": return value == "landscape"
        case "hover", "any-hover": return ["", "hover"].contains(value)
        case "pointer", "any-pointer": return ["", "fine"].contains(value)
        case "scripting": return ["", "enabled"].contains(value)
        case "color": return true
        case "prefers-color-scheme": return value == "light"
        case "update": return ["", "fast"].contains(value)
        default: return pair.first?.hasPrefix("prefers-") == true && value == "no-preference"
        }
    }

    /// A condition with signs, as `400px <= width < 900px`.
    private static func range(_ text: String) -> Bool {
        var values: [Double] = []
        var signs: [String] = []
        var rest = text[...]
        while !rest.isEmpty {
            let value = trimmed(String(rest.prefix { !"<>=".contains($0) }))
            guard let number = value == "width" ? width : value == "height" ? height : length(value) else {
                return false
            }
            values.append(number)
            rest = rest.drop { !"<>=".contains($0) }
            let sign = rest.prefix { "<>=".contains($0) }
            if !sign.isEmpty { signs.append(String(sign)) }
            rest = rest.dropFirst(sign.count)
        }
        guard values.count == signs.count + 1 else { return false }
        return signs.indices.allSatisfy { index in
            let (a, b) = (values[index], values[index + 1])
            switch signs[index] {
            case "<": return a < b
            case "<=": return a <= b
            case ">": return a > b
            case ">=": return a >= b
            default: return a == b
            }
        }
    }

    /// A length in pixels: px, em and rem.
    private static func length(_ text: String) -> Double? {
        let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        guard let number = decimalNumber(digits.utf8) else { return nil }
        switch text.dropFirst(digits.count) {
        case "px": return number
        case "em", "rem": return number * 16
        case "": return number == 0 ? 0 : nil
        default: return nil
        }
    }

    /// How names and values begin that browsers of one maker have alone, and Chromium has not.
    private static let foreign = [
        "-moz-", "-ms-", "-o-", "-khtml-", "-apple-", "-webkit-touch-callout", "-webkit-overflow-scrolling",
        "-webkit-hyphens", "-webkit-backdrop-filter", "-webkit-marquee", "-webkit-nbsp-mode", "-webkit-sticky",
        "-webkit-paged", "hanging-punctuation", "masonry", "behavior",
    ]

    /// Whether `@supports` holds: browsers of today have what pages ask for, but for what one maker's browsers alone have.
    ///
    /// Functions, as `selector()`, hold.
    static func isSupported(_ text: Substring) -> Bool {
        let words = parts(text.lowercased()[...])
        let conditions = words.indices.compactMap { index -> String? in
            let isWord = ["not", "and", "or"].contains(words[index]) || words[index].hasPrefix("(")
            // The argument of a function belongs to it.
            if index > 0, words[index].hasPrefix("("), !["not", "and", "or"].contains(words[index - 1]) { return nil }
            return isWord ? words[index] : "(selector)"
        }
        return condition(conditions) { declaration in
            let sides = declaration.split(separator: ":", maxSplits: 1).map { trimmed(String($0)) }
            return !sides.contains { side in foreign.contains { side.hasPrefix($0) } }
        }
    }
}
