import AccessCost
import Foundation
@testable import GroupingSearch
import LayoutFormats
import LayoutModel
import NavCost
import ScreenFindings
import TestSupport
import Testing

@testable import CostReport

/// The languages of pages: complete catalogues, numbers by their rules, and no English on pages in another language.
@Suite struct PageLanguageTests {
    private static let others = PageLanguage.all.filter { $0 != .english }

    private func page(_ sample: String, _ language: PageLanguage) async throws -> String {
        let session = Session()
        let path = ProjectFiles.path("Samples/\(sample).xml")
        let page = try await session.page(
            of: .file(path), AnalysisRequest(), heading: PageHeading(language: language))
        return AnalysisHTML.page(page)
    }

    /// The texts of elements of some kinds, without the labels that stand in `bdi` and without what is marked as English.
    private func texts(_ page: String, in tags: [String]) -> Set<String> {
        var result: Set<String> = []
        let page = page.components(separatedBy: "<details lang=\"en\">").enumerated().map { place, part in
            place == 0 ? part : part.components(separatedBy: "</details>").dropFirst().joined(separator: "</details>")
        }.joined()
        for tag in tags {
            for piece in page.components(separatedBy: "<\(tag)").dropFirst() {
                guard let open = piece.firstIndex(of: ">"), "> ".contains(piece.first ?? "x"),
                    !piece[..<open].contains("lang=\"en\"")
                else { continue }
                let inner = piece[piece.index(after: open)...].components(separatedBy: "</\(tag)>")[0]
                for text in inner.components(separatedBy: "<").enumerated().compactMap({ place, part -> String? in
                    if place == 0 { return part }
                    guard let close = part.firstIndex(of: ">") else { return nil }
                    let name = part[..<close]
                    let isContent = ["bdi", "code", "svg", "text", "title"].contains { name.hasPrefix($0) }
                    return isContent || name.contains("lang=\"en\"") ? nil : String(part[part.index(after: close)...])
                }) {
                    let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                    if text.contains(where: \.isLetter), !text.hasSuffix(".xml"), !isFigure(text) {
                        result.insert(text)
                    }
                }
            }
        }
        return result
    }

    /// Whether a text is a figure alone, as "11 s".
    private func isFigure(_ text: String) -> Bool { !text.contains { $0.isLetter && $0 != "s" } }

    /// The texts of a sample itself, which pages show as they are.
    private func contents(of sample: String) throws -> Set<String> {
        let source = try ProjectFiles.text("Samples/\(sample).xml")
        let values = source.components(separatedBy: "\"").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        return Set(values.map { Markup.escaped($0).replacingOccurrences(of: "&amp;", with: "&") })
    }

    @Test func namesAndTagsDiffer() {
        #expect(Set(PageLanguage.all.map(\.id)).count == PageLanguage.all.count)
        #expect(PageLanguage.all[0] == .english && PageLanguage.current == .english)
    }

    /// What other modules name in English has a translation, so that nothing new stays English unnoticed.
    @Test func everyNamedThingIsTranslated() {
        for language in Self.others { checkNames(in: language) }
    }

    private func checkNames(in language: PageLanguage) {
        for method in AccessMethod.all {
            for text in [method.name, method.summary] + method.parameters.map(\.summary) {
                #expect(language.terms.phrases[text] != nil, "\(method.id): '\(text)'")
            }
        }
        for rule in Rule.all + Rule.ofProject {
            let texts = language.texts.rule(rule)
            #expect(
                texts.title != rule.title && texts.message != rule.message && texts.remedy != rule.remedy,
                "\(rule.code)")
            #expect(language.texts.explanation(rule) != PageLanguage.english.texts.explanation(rule), "\(rule.code)")
            #expect(!language.texts.explanation(rule).isEmpty, "\(rule.code)")
            #expect(names(texts.message).isSubset(of: names(rule.message)), "\(rule.code): names in braces")
            #expect(names(texts.remedy).isSubset(of: names(rule.remedy)), "\(rule.code): names in braces")
        }
    }

    private func names(_ sentence: String) -> Set<Substring> {
        Set(
            sentence.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap {
                $0.split(separator: "}").first
            })
    }

    /// The script fills the same places in every language, and finds the form that it looks for.
    @Test func textsOfTheScript() {
        for language in PageLanguage.all { checkScript(in: language) }
    }

    private func checkScript(in language: PageLanguage) {
        for text in ScriptText.allCases {
            let own = language.texts.script(text).forms
            let english = PageLanguage.english.texts.script(text).forms
            #expect(own.last?.category == "other", "\(text)")
            for form in own { #expect(names(form.text) == names(english[0].text), "\(text)") }
        }
    }

    /// Not a heading, caption or label of an English page is left on the same page in another language.
    @Test(arguments: ["RoastedBeans", "KeyboardQwerty", "DogGalleryBefore"]) func noEnglishHeadings(_ sample: String)
        async throws
    {
        let tags = [
            "h1", "h2", "h3", "h4", "h5", "th", "caption", "summary", "legend", "figcaption", "dt", "dd", "label", "p",
            "li",
        ]
        let english = texts(try await page(sample, .english), in: tags)
        for language in Self.others {
            let own = try await page(sample, language)
            #expect(own.hasPrefix("<!DOCTYPE html>\n<html lang=\"\(language.id)\""))
            let same = texts(own, in: tags).intersection(english).subtracting(Self.alike).subtracting(
                try contents(of: sample))
            #expect(same.isEmpty, "\(language.id): \(same.sorted())")
        }
    }

    /// What is the same in several languages: names of programs, and words that German has from English.
    private static let alike: Set<String> =
        Set(CodeToolkit.all.map(\.name)).union([
            "navcost", "navcost \(navcostVersion)", "Start", "Code", "Status", "Parameter", "s", "Logo", "person.yml",
        ])

    @Test func germanNumbers() {
        PageLanguage.german.writing {
            #expect(shortNumber(19.1653) == "19,2" && shortNumber(0.05) == "0,05" && shortNumber(-1.5) == "-1,5")
            #expect(
                shortNumber(1234) == "1234" && shortNumber(12345.6) == "12.346" && shortNumber(1_234_567) == "1.234.567"
            )
            #expect(plural(1, .target) == "1 Ziel" && plural(2, .target) == "2 Ziele")
            #expect(counted("1", .presses) == "1 Schalterdruck" && counted("2,5", .steps) == "2,5 Scanschritte")
            #expect(percentChange(from: 10, to: 5) == "-50\u{A0}%")
            #expect(
                phrase("arrows do not reach it: selection does not follow focus in 'Coffees'").contains("„Coffees“"))
            #expect(foreign("an unknown note").source == "<span lang=\"en\">an unknown note</span>")
        }
        #expect(shortNumber(19.1653) == "19.2" && foreign("a note").source == "a note", "nothing is left behind")
    }

    /// Every move of the samples' routes by every method has a name in every language.
    @Test func routesAreTranslated() throws {
        let request = AnalysisRequest(methods: AccessMethod.all)
        for sample in ["RoastedBeans", "DogGallery", "KeyboardQwerty"] {
            let layout = try Session().analyze(SampleLoader.layout(sample), request, details: [.routes])
            let routes = Set(
                layout.screens.flatMap(\.methods).flatMap(\.trees).flatMap(\.costs).compactMap { $0.route?.description }
            )
            #expect(routes.count > 100)
            for language in Self.others {
                language.writing {
                    for method in layout.screens.flatMap(\.methods) {
                        let own = method.trees.flatMap(\.costs).compactMap(\.route)
                        let unknown = own.first { RouteWords.translated($0) == nil }
                        #expect(unknown == nil, "\(language.id), \(method.method.id)")
                    }
                }
            }
        }
        PageLanguage.german.writing {
            var route = Route()
            route.append("VO-Shift-Down")
            route.append("Wait", count: 3)
            #expect(RouteWords.markup(route).source == "VO-Umschalt-Abwärts, Warten x3")
            route.append("Wave")
            #expect(RouteWords.markup(route).source == "<span lang=\"en\">VO-Shift-Down, Wait x3, Wave</span>")
        }
    }

    /// Groups that are suggested have labels in the language of the page, in its texts and drawings.
    @Test func labelsOfSuggestedGroups() async throws {
        let english = try await page("ShapeShuffleGameBefore", .english)
        let german = try await page("ShapeShuffleGameBefore", .german)
        #expect(english.contains("Card 1 to 4") && english.contains("Card 5 to 8"))
        #expect(german.contains("versteht Doppeltippen, langes Drücken"))
        #expect(german.contains("Card 1 bis 4") && german.contains("Card 5 bis 8") && !german.contains("Card 1 to 4"))
        let words = PageLanguage.german.groupWords
        #expect(words.plural([.button, .button]) == "Tasten" && words.plural([.button, .link]) == "Elemente")
        #expect(words.more(3) == "und 3 weitere" && GroupWords().more(3) == "and 3 more")
        #expect(GroupWords().plural([.row]) == "Rows")
    }

    /// Numbers that scripts and programs read stay in their notation.
    @Test func numbersOfPrograms() async throws {
        let page = try await page("RoastedBeans", .german)
        let isThere = page.contains("data-v=\"19.1653\">19,2</td>") && !page.contains(">19.2</td>")
        #expect(isThere)
    }

    @Test func comparisonsAndIndexes() throws {
        let comparison = try Session().compare(
            SampleLoader.layout("DogGalleryBefore"), SampleLoader.layout("DogGallery"), CompareRequest())
        let tags = ["h1", "h2", "h3", "h4", "th", "caption", "summary", "figcaption", "strong", "p"]
        let english = texts(ComparisonHTML.page(comparison), in: tags)
        for language in Self.others {
            let own = ComparisonHTML.page(comparison, heading: PageHeading(language: language))
            let same = texts(own, in: tags).intersection(english).subtracting(Self.alike).subtracting(
                try contents(of: "DogGallery")
            ).subtracting(try contents(of: "DogGalleryBefore"))
            #expect(same.isEmpty, "\(language.id): \(same.sorted())")
            let row = IndexRow(LayoutPage(comparison.after))
            let index = IndexHTML.page(
                [IndexHTML.Entry(file: "a.html", row: row)], heading: PageHeading(language: language))
            let words = texts(index, in: tags).intersection(
                texts(IndexHTML.page([IndexHTML.Entry(file: "a.html", row: row)]), in: tags)
            ).subtracting(Self.alike)
            #expect(words.isEmpty, "\(language.id): \(words.sorted())")
        }
    }
}
