import CostReport
import AccessCost
import GroupingSearch
import LayoutFormats
import LayoutModel
import NavCost
import ScreenFindings
import TestSupport
import Testing

/// Suggestions as pages and as text: every figure is that of the value, and nothing in a label can break out.
@Suite struct SuggestionOutputTests {
    private func found(_ source: InputSource, method: String) async throws -> (LayoutAnalysis, LayoutSuggestions) {
        let session = Session()
        let request = AnalysisRequest(methods: [try AccessMethod.named(method)])
        let layout = try session.read(source)
        let analysis = try session.analyze(layout, request, details: [.routes, .actions])
        return (analysis, try await session.suggest(layout, SuggestRequest(request), details: [.routes, .actions]))
    }

    @Test func thePageHasEachChangeWithFiguresTreesAndCode() async throws {
        let path = ProjectFiles.path("Samples/RoastedBeansBefore.xml")
        let (analysis, found) = try await found(.file(path), method: "mac-voiceover")
        let page = AnalysisHTML.page(analysis, suggestions: found)
        let screen = found.screens[0]
        #expect(screen.suggestions.count == 5)
        for suggestion in screen.suggestions {
            #expect(page.contains("as &quot;\(suggestion.change.label)&quot;"))
            #expect(page.contains("<strong>\(shortNumber(suggestion.saves)) s</strong> alone"))
            #expect(page.contains("<strong>\(shortNumber(suggestion.savesAfterOthers)) s</strong> after the others"))
            let code = SuggestionCode.code(
                for: suggestion.change, on: screen.before.screen, platform: found.layout.platform)
            #expect(code.map(\.toolkit) == ["uikit", "swiftui"])
            for line in code[0].code.split(separator: "\n") where !line.contains("\"") && !line.contains("<") {
                #expect(page.contains(line))
            }
        }
        #expect(page.split(separator: "With this change alone").count == 6)
        #expect(page.contains("lower bound \(shortNumber(try #require(screen.freeBound))) s"))
        for point in screen.frontier { #expect(page.contains(">\(shortNumber(point.after))</td>")) }
        #expect(page.contains("As suggested: 8 stops, 9.52 s on average."))
        // The first ones stand above the drawing with what each saves, beside the four figures.
        let answer = page.split(separator: "The screen by cost</h4>", maxSplits: 1)[0]
        let bound = shortNumber(try #require(screen.freeBound))
        #expect(
            answer.contains("<div data-figure=\"bound\"><dt>Lower bound</dt><dd class=\"value same\"><b>\(bound)</b>"))
        #expect(
            answer.contains(
                "<div data-figure=\"suggested\"><dt>As suggested</dt><dd class=\"value better\"><b>9.52</b>"))
        for suggestion in screen.suggestions {
            #expect(answer.contains("saves <strong>\(shortNumber(suggestion.saves)) s</strong> alone</li>"))
        }
        // The groups that are new are drawn as such: all five, and none is dissolved.
        #expect(page.split(separator: "class=\"group added\"").count == 6)
        #expect(
            page.contains("New groups have thick outlines and a plus sign.") && !page.contains("class=\"dissolved\""))
        // Without suggestions the page has none of it.
        let plain = AnalysisHTML.page(analysis)
        #expect(!plain.contains("What to change") && !plain.contains("As suggested"))
    }

    /// The screen as suggested can be scanned beside the screen as it is.
    @Test func thePlayerHasTheScreenAsSuggested() async throws {
        let path = ProjectFiles.path("Samples/ShapeShuffleHomeBefore.xml")
        let (analysis, found) = try await found(.file(path), method: "ios-switch-auto")
        let page = AnalysisHTML.page(analysis, suggestions: found)
        #expect(page.contains("<h5>As suggested</h5>") && page.contains("data-tree=\"suggested\""))
    }

    @Test func hostileLabelsStayText() async throws {
        let evil = "</script><img src=x onerror=alert(1)>\\\" onload='x"
        let label = "&lt;/script>&lt;img src=x onerror=alert(1)>\\&quot; onload='x"
        let elements = (0..<9).map {
            "<element id=\"e\($0)\" role=\"button\" label=\"\(label) \($0)\" x=\"\($0 * 50)\" y=\"0\" width=\"44\" height=\"44\"/>"
        }
        let xml =
            "<layout platform=\"ios\"><screen id=\"s\" width=\"500\" height=\"50\">\(elements.joined())</screen></layout>"
        let (analysis, found) = try await found(.bytes(Array(xml.utf8), path: "x.xml"), method: "ios-switch-auto")
        let page = AnalysisHTML.page(analysis, suggestions: found)
        #expect(!page.contains("<img"))
        #expect(page.split(separator: "</script>", omittingEmptySubsequences: false).count == 2)
        #expect(found.layout.screens[0].elements[0].label == "\(evil) 0")
        // A terminal gets no control characters, and no line is longer than 80 columns.
        let text = SuggestionText().text(found)
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    /// Captions that are merged help a screen reader; a scan does not stop on them.
    @Test func whatHelpsOthersAloneSaysSo() async throws {
        let path = ProjectFiles.path("Samples/DogGalleryBefore.xml")
        let (analysis, found) = try await found(.file(path), method: "ios-switch-auto")
        let page = AnalysisHTML.page(analysis, suggestions: found)
        #expect(page.contains("Saves nothing by ios-switch-auto. Effort: a container."))
        #expect(page.contains("Nothing gets slower; saves ios-voiceover 0.357 s."))
        let text = SuggestionText(showsAll: true).text(found)
        #expect(text.contains("one element: nothing by ios-switch-auto;"))
        #expect(!page.contains("<strong>0 s</strong>") && !text.contains(": 0 s, then 0 s"))
    }

    /// A mix has the figures of no one method: its page shows no player as suggested, and its text says the mix.
    @Test func aMixSaysItsShares() async throws {
        let layout = try Session().read(.file(ProjectFiles.path("Samples/ShapeShuffleHomeBefore.xml")))
        let request = SuggestRequest(mix: [.init(.iosSwitchAuto, share: 3), .init(.iosSwitchManual, share: 1)])
        let found = try await Session().suggest(layout, request)
        #expect(SuggestionText().text(found).contains("(ios-switch-auto=0.75,ios-switch-manual=0.25)"))
        // Both are scans, so the sum of their prices is a price, and there is a bound.
        #expect(found.screens[0].bound != nil && found.screens[0].status == .optimal)
    }
}
