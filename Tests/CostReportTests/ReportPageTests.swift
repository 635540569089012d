import AccessCost
import Foundation
import GroupingSearch
import LayoutFormats
import LayoutModel
import NavCost
import ScreenFindings
import TestSupport
import Testing

@testable import CostReport

/// The page of an analysis: its parts in their order, its figures, and what becomes of large and odd layouts.
@Suite struct ReportPageTests {
    private func analysis(_ xml: String, methods: [String] = ["ios-switch-auto"]) throws -> LayoutAnalysis {
        let session = Session()
        let request = AnalysisRequest(methods: try methods.map(AccessMethod.named))
        return try session.analyze(
            session.read(.bytes(Array(xml.utf8), path: "t.xml")), request, details: [.routes, .actions])
    }

    private func sample(_ name: String) throws -> LayoutAnalysis {
        try Session().analyze(SampleLoader.layout(name), AnalysisRequest(), details: [.routes, .actions])
    }

    private func places(of parts: [String], in page: String) -> [Int] {
        parts.map { part in
            let before = page.split(separator: part, maxSplits: 1, omittingEmptySubsequences: false)
            return before.count == 2 ? before[0].utf8.count : -1
        }
    }

    @Test func partsStandInTheirOrder() throws {
        let page = AnalysisHTML.page(try sample("RoastedBeans"))
        let order = places(
            of: [
                "<ol>\n<li><a href=\"#s1-title\">", "class=\"lead\"", "class=\"numbers four\"",
                "All access methods</h3>",
                "The screen by cost</h4>", "Every target</h4>", "Distribution</h4>",
                "The access tree</h4>", "Tasks</h3>", "Left out, and notes</h3>",
                "Parameters, sources and assumptions",
                "Terms",
            ], in: page)
        #expect(!order.contains(-1))
        #expect(order == order.sorted())
        #expect(
            page.contains(
                "<strong class=\"before\">19.2 s</strong> on average in one flat list and <strong class=\"after better\">9.52 s</strong>"
            )
        )
        #expect(
            page.contains(
                "<dd class=\"value better\"><b>9.52</b> <small>s</small></dd><dd class=\"change better\">−50%, faster</dd>"
            ))
        #expect(
            page.contains("<bdi>26 stops; 13.8 commands; worst: ")
                && page.contains("<bdi>8 stops; 6.82 commands; worst: "))
    }

    /// Groups of one button each: to enter them takes longer than one list would.
    @Test func whatIsSlowerIsCalledSo() throws {
        let groups = ["A", "B"].map {
            "<group container='semanticGroup' label='\($0)'><element role='button' label='\($0)1'/><element role='button' label='\($0)2'/></group>"
        }
        let page = AnalysisHTML.page(try analysis("<layout><screen>\(groups.joined())</screen></layout>"))
        #expect(page.contains("<strong class=\"after worse\">") && !page.contains("<strong class=\"after better\">"))
        #expect(page.contains("<dd class=\"change worse\">+") && page.contains(", slower</dd>"))
        #expect(page.contains("<td class=\"change worse\">+"))
        #expect(page.contains("<i class=\"bar after worse w"))
    }

    /// A method that does not reach a target says which, in the table of all methods.
    @Test func theTableOfMethodsNamesWhatIsUnreachable() throws {
        let page = AnalysisHTML.page(
            try analysis(
                "<layout platform='web'><screen readingOrder='document'><element role='button' label='Send'/><element role='button' label='Skipped' tabIndex='-1'/></screen></layout>",
                methods: ["web-keyboard"]))
        #expect(page.contains("<td class=\"missing\"><b>1 of 2</b>: <bdi>Skipped</bdi></td>"))
    }

    /// Tags of groups stand outside of them and over no text; where there is no room for a name, the number stands alone.
    @Test func tagsAreOverNoText() throws {
        var tags = DrawingTags(letter: 10, bounds: Frame(x: 0, y: 0, width: 300, height: 200))
        let group = Frame(x: 50, y: 50, width: 100, height: 40)
        let free = tags.markup(number: "1", name: "Bar", above: group).source
        #expect(free.contains("<rect x=\"50\" y=\"36.5\"") && free.contains(">1 Bar</text>"))
        // A text stands above, so the tag goes below; with texts all around only a number has room, and then nothing.
        tags.occupied = [Frame(x: 50, y: 38, width: 100, height: 10)]
        #expect(tags.markup(number: "1", name: "Bar", above: group).source.contains("y=\"90.5\""))
        tags.occupied = [Frame(x: 0, y: 0, width: 300, height: 49), Frame(x: 0, y: 91, width: 300, height: 100)]
        tags.occupied += [Frame(x: 0, y: 49, width: 30, height: 42), Frame(x: 170, y: 49, width: 100, height: 42)]
        #expect(tags.markup(number: "1", name: "Bar", above: group).source.contains(">1</text>"))
        tags.occupied += [Frame(x: 0, y: 49, width: 50, height: 42), Frame(x: 150, y: 49, width: 100, height: 42)]
        #expect(tags.markup(number: "1", name: "Bar", above: group).isEmpty)
    }

    /// Groups around groups of the same place have outlines around those, so that every level can be seen; a screen of one level
    /// is drawn at its frames.
    @Test func outlinesOfLevelsAreApart() throws {
        func outlines(_ layers: Int) throws -> [Substring] {
            let buttons = (0..<3).map {
                "<element role='button' label='B\($0)' x='\(100 + 60 * $0)' y='100' width='50' height='40'/>"
            }
            let start = (0..<layers).map {
                "<group label='G\($0)' container='semanticGroup' x='100' y='100' width='170' height='40'><element role='button' label='L\($0)' x='100' y='100' width='20' height='40'/>"
            }
            let page = AnalysisHTML.page(
                try analysis(
                    "<layout platform='ios'><screen width='400' height='300'>\(start.joined())\(buttons.joined())\(String(repeating: "</group>", count: layers))<element role='button' label='C' x='0' y='0' width='50' height='40'/></screen></layout>"
                ))
            return page.split(separator: "<rect class=\"group").dropFirst().map { $0.prefix { $0 != ">" } }
        }
        let one = try outlines(1)
        #expect(one.allSatisfy { $0.contains("x=\"100\" y=\"100\" width=\"170\"") } && !one.isEmpty)
        let three = try outlines(3)
        #expect(Set(three).count == 3, "no two levels at one place")
        #expect(three.count { $0.hasPrefix(" inner") } * 3 == three.count * 2)
    }

    /// The name goes before the cost, and names are shortened in the middle.
    @Test func namesGoBeforeCosts() throws {
        func text(_ width: Double, _ height: Double, name: String = "Settings for sound") -> String {
            DrawingText(
                name: name, cost: "12.5", number: 3, in: Frame(x: 0, y: 0, width: width, height: height), letter: 12
            ).markup.source
        }
        #expect(text(200, 50).contains(">Settings for sound</text>") && text(200, 50).contains(">12.5</text>"))
        #expect(text(64, 20).contains("…") && !text(64, 20).contains(">12.5</text>"), "one line: the name alone")
        #expect(text(40, 20).contains(">Se…nd</text>") && !text(40, 20).contains("12.5"))
        // Below its number a name has the whole width.
        #expect(text(80, 60, name: "Backspace").contains(">Backspace</text>"))
        #expect(cutMiddle("Spelling and Grammar…", to: 9) == cutMiddle("Spelling and Grammar", to: 9))
        #expect(text(40, 40).contains(">Se…nd</text>") && text(40, 40).contains(">12.5</text>"))
        #expect(text(40, 20, name: "").contains(">12.5</text>"), "without a name there is room for the cost")
        #expect(cutMiddle("Settings for sound", to: 9) == "Sett…ound" && cutMiddle("Sound", to: 5) == "Sound")
    }

    /// A board of cells that are too small to read is drawn larger than the page.
    @Test func boardsOfSmallCellsAreEnlarged() throws {
        func page(_ size: Int) throws -> String {
            let cells = (0..<100).map {
                "<element role='button' label='Cell \($0)' x='\($0 % 10 * size)' y='\($0 / 10 * size)' width='\(size)' height='\(size)'/>"
            }
            return AnalysisHTML.page(
                try analysis(
                    "<layout platform='ios'><screen width='1000' height='600'>\(cells.joined())</screen></layout>"))
        }
        let (small, large) = (try page(20), try page(60))
        #expect(
            small.contains("class=\"screen broad zoomed\"")
                && small.contains(
                    "<span class=\"screen-only\">Enlarged, so that its cells can be read: it scrolls.</span>")
        )
        #expect(large.contains("class=\"screen broad\"") && !large.contains("it scrolls."))
    }

    /// Of the pages that must be scrolled to, those are listed that hold something, and at most fifty: the table has the rest.
    @Test func treesOfManyPagesStayShort() throws {
        func list(_ rows: [Int]) throws -> String {
            let cells = rows.map {
                "<element id='r\($0)' role='cell' label='R' x='0' y='\($0)' width='320' height='44'/>"
            }
            return AnalysisHTML.page(
                try analysis(
                    """
                    <layout platform='ios'><screen width='320' height='440'><group id='list' role='table' label='List' scrolls='vertical'
                    x='0' y='0' width='320' height='440'>\(cells.joined())</group></screen></layout>
                    """))
        }
        let far = try list([0, 400_000])
        #expect(far.contains("Scrolled down 1009 times in List</p>\n<ul"))
        #expect(far.split(separator: "class=\"hint\">Scrolled ").count == 2)
        let long = try list((0..<70).map { $0 * 396 })
        #expect(long.split(separator: "class=\"hint\">Scrolled ").count == 2 * 50 + 1)
        #expect(long.contains("<p class=\"hint\">18 further pages, listed in the table above</p>"))
    }

    @Test func sameInputSameBytes() throws {
        let first = AnalysisHTML.page(try sample("ShapeShuffleGame"))
        #expect(try AnalysisHTML.page(sample("ShapeShuffleGame")) == first)
    }

    /// The expected cost of the flat list, 19.16529... s: three digits for people, six where scripts read it.
    @Test func figuresAreRoundedAsEverywhere() throws {
        let layout = try sample("RoastedBeans")
        let expected = try #require(layout.screens[0].methods[0].tree(.flat)?.expected)
        #expect(plainNumber(expected.seconds) == "19.1653")
        let isThere = AnalysisHTML.page(layout).contains("<td class=\"n\" data-v=\"19.1653\">19.2</td>")
        #expect(isThere)
    }

    @Test func groupsThatMakeNoDifferenceAreShownOnce() throws {
        let page = AnalysisHTML.page(
            try analysis("<layout><screen><element role='button' label='A'/></screen></layout>"))
        #expect(page.contains("Groups make no difference"))
        #expect(page.split(separator: "<svg class=\"screen").count == 2)
    }

    @Test func emptyScreensAndLayouts() throws {
        let nothing = AnalysisHTML.page(
            try analysis("<layout name='N'><screen><element role='image'/></screen></layout>"))
        #expect(nothing.contains("There is no target"))
        #expect(!nothing.contains("class=\"player\""))
    }

    @Test func withoutFramesPositionsAreUnknown() throws {
        let layout = try analysis(
            "<layout><screen><group container='semanticGroup' label='G'><element role='button'/><element role='button'/></group><element role='button'/></screen></layout>"
        )
        let screen = layout.screens[0]
        let tree = try #require(screen.methods[0].tree(.grouped))
        let drawing = Drawing(screen.screen, tree.tree)
        #expect(drawing.isOutline)
        let group = try #require(drawing.stops[0])
        for member in [1, 2] {
            let frame = try #require(drawing.stops[member])
            #expect(frame.x > group.x && frame.maxX < group.maxX && frame.y > group.y && frame.maxY < group.maxY)
        }
        let last = try #require(tree.tree.stops.lastIndex { $0.kind == .target })
        #expect(try #require(drawing.stops[last]).y >= group.maxY, "what comes later stands lower")
        #expect(AnalysisHTML.page(layout).contains("does not say where things are"))
    }

    @Test func cursorShapesAreDrawn() throws {
        let page = AnalysisHTML.page(
            try analysis(
                "<layout><screen width='100' height='100'><element role='button' shape='circle' x='0' y='0' width='40' height='40'/><element role='button' shape='50,50 90,50 70,90' x='50' y='50' width='40' height='40'/></screen></layout>"
            ))
        #expect(page.contains("<ellipse cx=\"20\" cy=\"20\" rx=\"20\" ry=\"20\"/>"))
        #expect(page.contains("<polygon points=\"50,50 90,50 70,90\"/>"))
    }

    @Test func hostileLabelsStayText() throws {
        let evil = "&lt;/script>&lt;img src=x onerror=alert(1)>&quot; onload='x"
            .split(separator: "'").joined(separator: "&apos;")
        let page = AnalysisHTML.page(
            try analysis(
                "<layout name=\"\(evil)\"><screen label=\"\(evil)\"><group label=\"\(evil)\" container=\"semanticGroup\"><element role=\"button\" label=\"\(evil)\"/><element role=\"button\" label=\"\(evil)\" id=\"x\"/></group><element role=\"image\" label=\"\(evil)\"/></screen></layout>"
            ))
        #expect(!page.contains("<img"))
        #expect(page.split(separator: "</script>", omittingEmptySubsequences: false).count == 2)
        #expect(page.contains("&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&quot; onload=&#39;x"))
    }

    /// A page takes a time that grows as the layout does; 5,000 targets, 1,600 in the short form, fit into 8 MB.
    @Test func largeLayouts() throws {
        let first = cases(8, long: 25)
        func layout(_ groups: Int) throws -> LayoutAnalysis {
            let body = (0..<groups).map { g in
                "<group label='Group \(g)' container='semanticGroup'>"
                    + (0..<50).map {
                        "<element role='button' label='A target called \(g).\($0)' x='\($0 * 10)' y='\(g * 12)' width='9' height='10'/>"
                    }
                    .joined() + "</group>"
            }
            return try analysis(
                "<layout platform='ios'><screen width='500' height='\(groups * 12)'>\(body.joined())</screen></layout>",
                methods: AccessMethod.usual(on: .ios).map(\.id))
        }
        var page = ""
        let growth = try growthPerDoubling(from: first, runs: 1, prepare: layout) { page = AnalysisHTML.page($0) }
        #expect(growth < mostLinearGrowth)
        #expect(page.utf8.count < 8_000_000)
        #expect(page.split(separator: "<tr data-target=").count == 7 * 500 + 1, "the slowest of each method")
        let data = page.split(separator: "href=\"data:text/csv;charset=utf-8,").dropFirst()
        #expect(data.count == 7)
        for table in data {
            let rows = table.prefix { $0 != "\"" }.split(separator: "%0D%0A")
            #expect(rows.count == 200 * first + 1, "no number is left out")
            #expect(rows[0].hasPrefix("target%2Cid%2Cweight%2Cflat%20"))
            #expect(rows[1...].contains { $0.hasPrefix("A%20target%20called%20\(4 * first - 1).49%2C") })
        }
        #expect(page.split(separator: "<template class=\"waiting\"").count == 7, "six methods wait")
        #expect(page.contains("only the colours are drawn"))
    }

    /// The page of a comparison has the first 500 goals and a file with all; the details of further methods wait.
    @Test func largeComparisonsArePaged() throws {
        func layout(_ width: Int) throws -> ImportedLayout {
            let cells = (0..<700).map {
                "<element id='t\($0)' role='button' label='Target \($0)' x='\($0 % 20 * width)' y='\($0 / 20 * 12)' width='9' height='10'/>"
            }
            return try Session().read(
                .bytes(
                    Array(
                        "<layout platform='ios'><screen id='s' width='500' height='500'>\(cells.joined())</screen></layout>"
                            .utf8),
                    path: "t.xml"))
        }
        let methods = AccessMethod.usual(on: .ios)
        let page = ComparisonHTML.page(
            try Session().compare(
                layout(10), layout(12), CompareRequest(AnalysisRequest(methods: methods), removedGoals: .fail)))
        #expect(page.components(separatedBy: "<tr data-target=").count == methods.count * 500 + 1)
        let data = page.components(separatedBy: "href=\"data:text/csv;charset=utf-8,").dropFirst()
        #expect(data.count == methods.count)
        for table in data { #expect(table.prefix { $0 != "\"" }.components(separatedBy: "%0D%0A").count == 702) }
        #expect(page.components(separatedBy: "<template class=\"waiting\"").count == methods.count)
    }

    @Test func comparisonsAnswerWhatGetsSlower() throws {
        let comparison = try Session().compare(
            SampleLoader.layout("DogGalleryBefore"), SampleLoader.layout("DogGallery"), CompareRequest())
        let page = ComparisonHTML.page(comparison)
        let methods = comparison.screens.map(\.after.methods.count).reduce(0, +)
        #expect(page.split(separator: "What gets slower?").count == methods + 1)
        #expect(page.contains("Added: 4 targets") && page.contains("<bdi>North Shore Shelter</bdi>"))
        #expect(page.contains("Removed:") && page.contains("<bdi>Photo 1, on the beach</bdi>"))
        let text = GoalWords(comparison.screens[1], in: comparison).answer(method: 0)
        #expect(page.contains(Markup.escaped(text)), "the same sentence as in the text")
        #expect(text.contains("Removed, with weight 0: 19 targets (Previous photos"))
        #expect(
            page.contains("<p class=\"point\">The same things can be done with far fewer stops"),
            "the point comes first"
        )
        #expect(page.contains("More photos on Photos of Biscuit <small>was <bdi>More photos</bdi></small>"))
    }
}
