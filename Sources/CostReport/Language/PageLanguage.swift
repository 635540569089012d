public import GroupingSearch

/// A language that pages are written in: its texts, its numbers and its direction.
///
/// A new language is a folder beside `English` with a value of this type, and one entry in `all`; the compiler names the texts
/// that it lacks.
public struct PageLanguage: Sendable {
    /// The tag of the language (BCP 47), as "de".
    public let id: String
    /// What its speakers call it.
    public let name: String
    /// Which way its lines run: "ltr" or "rtl".
    let direction: String
    let numbers: NumberStyle
    let texts: any PageTexts
    let terms: any PageTerms

    /// The words in the labels of groups that are suggested.
    public var groupWords: GroupWords { terms.groupWords }

    /// How numbers are written.
    struct NumberStyle: Sendable {
        /// What stands before the fraction.
        var point = "."
        /// What stands between thousands from five digits on; empty for nothing.
        var group = ""
        /// What stands before a percent sign.
        var percentGap = ""
    }

    /// Every language, in the order in which help lists them.
    public static let all: [PageLanguage] = [.english, .german]

    /// The language with a tag; nil where there is none.
    public static func named(_ id: String) -> PageLanguage? { all.first { $0.id == id } }

    /// The language of what is being written: English but for pages in another one.
    @TaskLocal static var current = english

    /// The result of a function that writes in the language. Nothing outside of the function sees it.
    func writing<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$current.withValue(self, operation: body)
    }

    /// Whether texts that are not translated need no mark.
    var isEnglish: Bool { id == Self.english.id }

    /// A number in the notation of programs as the language writes it.
    func number(_ text: String) -> String {
        guard !numbers.group.isEmpty || numbers.point != "." else { return text }
        let parts = text.split(separator: ".", maxSplits: 1)
        guard let whole = parts.first else { return text }
        let isNegative = whole.hasPrefix("-")
        let digits = Array(isNegative ? whole.dropFirst() : whole)
        var result = isNegative ? "-" : ""
        for (place, digit) in digits.enumerated() {
            if place > 0, digits.count > 4, (digits.count - place) % 3 == 0 { result += numbers.group }
            result.append(digit)
        }
        return parts.count > 1 ? result + numbers.point + parts[1] : result
    }
}

/// What a language says for the English of other modules. Its tables are made when something is written in the language: help
/// only names it.
protocol PageTerms: Sendable {
    /// Methods, parameters, rules and reasons by their English texts. Braces stand for what varies.
    var phrases: PhraseTable { get }
    /// The moves of routes by their English names, and the parts of chords.
    var moves: PhraseTable { get }
    /// The words in the labels of groups that are suggested.
    var groupWords: GroupWords { get }
}

extension PageLanguage: Hashable {
    /// Whether two are the same language.
    public static func == (a: PageLanguage, b: PageLanguage) -> Bool { a.id == b.id }
    /// Takes in the tag.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension PageLanguage: Codable {
    /// Reads the tag.
    ///
    /// - Throws: no language has that tag.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let id = try container.decode(String.self)
        guard let known = Self.named(id) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no language has the tag '\(id)'")
        }
        self = known
    }
    /// Writes the tag.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(id)
    }
}

/// The texts of the language that is being written.
var say: any PageTexts { PageLanguage.current.texts }

/// A text of another module in the language that is being written; as it is where that has no translation.
func phrase(_ text: String) -> String { PageLanguage.current.terms.phrases[text] ?? text }

/// A text of another module in the language that is being written, cut to so many columns; marked as English where that has no
/// translation.
func foreign(_ text: String, _ width: Int = .max) -> Markup {
    let language = PageLanguage.current
    let known = language.terms.phrases[text]
    let shown = width == .max ? known ?? text : (known ?? text).shown(width)
    return language.isEnglish || known != nil || text.isEmpty ? "\(shown)" : "<span lang=\"en\">\(shown)</span>"
}
