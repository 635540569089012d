/// A piece of a page: literal text is markup, and every text that is put into it is escaped, by `escaped` alone.
///
/// `"<p>\(label)</p>" as Markup` is safe whatever the label holds, between tags and inside quoted attributes.
struct Markup: Sendable, ExpressibleByStringInterpolation {
    /// The text as it stands in the page.
    private(set) var source: String

    init(stringLiteral value: String) { source = value }
    init(stringInterpolation: Interpolation) { source = stringInterpolation.source }

    /// Nothing.
    static let empty: Markup = ""

    /// A style sheet or script of ours; it must not hold its own end tag.
    init(asset: String) { source = asset }

    var isEmpty: Bool { source.isEmpty }

    static func += (a: inout Markup, b: Markup) { a.source += b.source }
    static func + (a: Markup, b: Markup) -> Markup {
        var sum = a
        sum += b
        return sum
    }

    struct Interpolation: StringInterpolationProtocol {
        var source = ""

        init(literalCapacity: Int, interpolationCount: Int) {
            source.reserveCapacity(literalCapacity + 16 * interpolationCount)
        }

        mutating func appendLiteral(_ literal: String) { source += literal }
        mutating func appendInterpolation(_ text: String) { source += Markup.escaped(text) }
        mutating func appendInterpolation(_ markup: Markup) { source += markup.source }
        mutating func appendInterpolation(_ number: Int) { source += String(number) }
        mutating func appendInterpolation(_ number: Double) { source += plainNumber(number) }
        /// Markup that stands there only where the condition holds.
        mutating func appendInterpolation(if condition: Bool, _ markup: Markup) {
            if condition { source += markup.source }
        }
        mutating func appendInterpolation(_ list: [Markup]) { for markup in list { source += markup.source } }
    }

    /// A text that a browser shows as it is, between tags and in quoted attributes; what no page may hold is replaced.
    static func escaped(_ text: String) -> String {
        if text.utf8.allSatisfy(isPlain) { return text }
        var result = ""
        result.reserveCapacity(text.utf8.count + 16)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value): result += "\u{FFFD}"
            case _ where (0xFDD0...0xFDEF).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE:
                result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Printable ASCII that means nothing to a browser.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F && byte != 38 && byte != 60 && byte != 62 && byte != 34 && byte != 39
    }
}

/// A number as programs read it: rounded as every written figure, whole ones without a fraction.
func plainNumber(_ value: Double) -> String {
    let value = rounded(value)
    return Int(exactly: value).map(String.init) ?? value.description
}

extension Sequence where Element == Markup {
    /// All pieces in order.
    func joined() -> Markup {
        var result = Markup.empty
        for piece in self { result += piece }
        return result
    }
}

extension String {
    /// A label as pages show it: in one line, cut to so many columns.
    func shown(_ width: Int = 200) -> String { cut(self, to: width) }
}
