import AccessCost
import LayoutFormats
import LayoutModel
import NavCost
import TestSupport
import Testing

@testable import CostReport

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What stands where in drawings, and on pages and indexes of real screens, whose boxes overlap and stick out.
@Suite struct DrawingTests {
    private func analysis(_ xml: String, methods: [String] = ["ios-switch-auto"]) throws -> LayoutAnalysis {
        let session = Session()
        let request = AnalysisRequest(methods: try methods.map(AccessMethod.named))
        return try session.analyze(
            session.read(.bytes(Array(xml.utf8), path: "t.xml")), request, details: [.routes, .actions])
    }

    /// Tags stand over no box where there is another place; those of rows are numbers in the margin.
    @Test func tagsAreOverNoBox() {
        var tags = DrawingTags(letter: 10, bounds: Frame(x: 0, y: 0, width: 300, height: 200))
        tags.boxes = (0..<3).map { Frame(x: 0, y: 60 * Double($0), width: 300, height: 60) }
        let row = Frame(x: 0, y: 60, width: 300, height: 60)
        let tag = tags.markup(number: "2", name: "Row 2", above: row, isRow: true).source
        #expect(tag.contains("<rect x=\"-14.3\" y=\"60\"") && tag.contains(">2</text>"))
        tags.boxes[0].height = 40
        #expect(tags.markup(number: "2", name: "Bar", above: row).source.contains(">2 Bar</text>"), "between two boxes")
    }

    /// A large box is drawn below the small ones that lie over it, and its texts stand where those do not cover it.
    @Test func textsOfCoveredBoxes() throws {
        let page = AnalysisHTML.page(
            try analysis(
                """
                <layout platform='android'><screen width='400' height='400'>
                <element role='button' label='Small' x='10' y='10' width='80' height='40'/>
                <element role='button' label='Large' x='0' y='0' width='400' height='60'/>
                <element role='button' label='Same' x='0' y='200' width='400' height='60'/>
                <element role='button' label='Over' x='0' y='200' width='400' height='60'/>
                </screen></layout>
                """, methods: ["android-talkback"]))
        let drawing = try #require(page.components(separatedBy: "<svg class=\"screen").dropFirst().first)
        let names = drawing.components(separatedBy: "</svg>")[0].components(separatedBy: "<title>").dropFirst()
        #expect(
            names.map { String($0.prefix { $0 != ":" }.dropFirst(3)) } == ["Large", "Same", "Over", "Small"], "\(names)"
        )
        let texts = names.map { $0.contains(">\($0.prefix { $0 != ":" }.dropFirst(3))</text>") }
        #expect(texts == [true, false, true, true])
        #expect(try #require(names.first).contains("<text x=\"1"), "right of the box that covers its left")
    }

    /// Rows that a method makes by itself are no change that a suggestion makes: only the cells are moved.
    @Test func movedCellsOfBoards() async throws {
        let source = InputSource.file(ProjectFiles.path("Samples/KeyboardQwerty.xml"))
        let page = AnalysisHTML.page(try await Session().page(of: source, AnalysisRequest()))
        #expect(page.contains("Moved cells are framed.") && !page.contains("New groups have thick outlines"))
        #expect(page.components(separatedBy: "data-figure=\"suggested\"").count > 1, "boards are searched, too")
    }

    /// The title of a layout without a name is its file's name, without the folders.
    @Test func titlesHaveNoFolders() async throws {
        let layout = "<layout><screen id='s'><element role='button' label='A'/></screen></layout>"
        let folder = try TemporaryFolder(["plain.xml": layout])
        let page = AnalysisHTML.page(try await Session().page(of: .file("\(folder.path)/plain.xml"), AnalysisRequest()))
        #expect(page.contains("<h1><bdi>plain.xml</bdi></h1>"))
    }

    /// What sticks out of the screen is drawn as far as it is seen.
    @Test func boxesEndWithTheScreen() throws {
        let layout = try analysis(
            "<layout><screen width='100' height='100'><element role='button' label='A' x='80' y='80' width='40' height='40'/></screen></layout>"
        )
        let screen = layout.screens[0]
        let tree = try #require(screen.methods[0].tree(.flat))
        #expect(Drawing(screen.screen, tree.tree).stops == [Frame(x: 80, y: 80, width: 20, height: 20)])
    }

    /// An index says once of which layout all of its screens are, and nothing is suggested where nothing was searched.
    @Test func indexOfOneLayout() throws {
        let layout = try analysis(
            "<layout><screen id='a'><element role='button' label='A'/></screen><screen id='b'/></layout>")
        let entries = LayoutPage(layout).screens.map { IndexHTML.Entry(file: "x.html", row: IndexRow($0)) }
        #expect(entries.count == 2)
        let path = layout.path
        func times(_ page: String) -> Int { page.components(separatedBy: ">\(path)</span>").count - 1 }
        let page = IndexHTML.page(entries)
        #expect(times(page) == 1 && times(IndexHTML.page([entries[0]])) == 1)
        #expect(!page.contains("as it is</td>") && page.contains("<td class=\"n\" data-v=\"\">-</td>"))
        let long = IndexHTML.page(Array(repeating: entries[0], count: 101))
        #expect(long.contains("Show all 101 screens") && !page.contains("Show all"))
    }

    /// What several methods skip is said once for all of them.
    @Test func whatIsLeftOutIsSaidOnce() throws {
        let page = AnalysisHTML.page(
            try analysis(
                "<layout platform='ios'><screen><element role='button' label='A'/><element role='staticText' label='T'/></screen></layout>",
                methods: ["ios-switch-auto", "ios-switch-manual"]))
        #expect(page.components(separatedBy: "No stops for").count == 2)
        #expect(page.contains("Switch Control, automatic scanning; Switch Control, manual scanning"))
    }
}
