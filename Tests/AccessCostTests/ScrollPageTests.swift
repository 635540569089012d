import LayoutModel
import TestSupport
import Testing

@testable import AccessCost

/// Which page each element is on: NavCost.docc/Model.md, "Scrolling".
@Suite struct ScrollPageTests {
    /// A list of rows of 44 points in a view of ten rows.
    static func list(_ rows: Int, scrolls: String = "vertical", from first: Double = 0) -> String {
        let inside = (1...rows).map {
            "<element id='r\($0)' role='cell' label='Row \($0)' x='0' y='\(first + Double($0 - 1) * 44)' width='320' height='44'/>"
        }
        return
            "<group id='list' role='table' scrolls='\(scrolls)' x='0' y='0' width='320' height='440'>\(inside.joined())</group>"
    }

    private func positions(_ content: String, page: String = "0.9", width: Int = 320, height: Int = 440) throws
        -> [String: [Int]]
    {
        let fixture = try Fixture(content, screen: "width='\(width)' height='\(height)'")
        let tree = fixture.tree(.flat, set: ["scrollPage": page])
        guard let scrolling = tree.scrolling else { return [:] }
        return Dictionary(uniqueKeysWithValues: scrolling.positions.map { (fixture.screen[$0].id, $1) })
    }

    @Test(
        "a page is nine of ten rows; what shows in part counts",
        arguments: [
            (10, 0), (11, 1), (19, 1), (20, 2), (28, 2), (29, 3), (100, 10),
        ])
    func pageOfLastRow(rows: Int, page: Int) throws {
        let found = try positions(Self.list(rows))
        #expect(found["r\(rows)"]?[0] ?? 0 == page)
        #expect(found["r10"] == nil)
        #expect(found.count == rows - 10)
    }

    @Test func whatLiesBeforeIsScrolledToBackwards() throws {
        // The view shows rows 11 to 20 of 30.
        let found = try positions(Self.list(30, from: -440))
        #expect(found["r10"] == [-1])
        #expect(found["r2"] == [-1])
        #expect(found["r1"] == [-2])
        #expect(found["r21"] == [1])
        #expect(found["r30"] == [2])
        #expect(found["r15"] == nil)
    }

    @Test func wholePagesAreLarger() throws {
        #expect(try positions(Self.list(21), page: "1")["r21"] == [2])
        #expect(try positions(Self.list(20), page: "1")["r20"] == [1])
    }

    /// A strip of cards of 100 points in a view of 300, to the right or, right to left, to the left.
    @Test(arguments: [1.0, -1.0]) func horizontal(_ sign: Double) throws {
        let cards = (0..<9).map { card in
            let x = sign > 0 ? Double(card) * 100 : 200 - Double(card) * 100
            return "<element id='c\(card)' role='button' label='Card \(card)' x='\(x)' y='0' width='100' height='100'/>"
        }
        let content =
            "<group id='strip' scrolls='horizontal' x='0' y='0' width='300' height='100'>\(cards.joined())</group>"
        let fixture = try Fixture(
            content, screen: "width='300' height='400' direction='\(sign > 0 ? "leftToRight" : "rightToLeft")'")
        let tree = fixture.tree(.flat)
        let scrolling = try #require(tree.scrolling)
        let pages = Dictionary(uniqueKeysWithValues: scrolling.positions.map { (fixture.screen[$0].id, $1[0]) })
        // 270 points a scroll: the first brings cards 3 to 5 in, the second all others.
        #expect(
            pages == [
                "c3": sign > 0 ? 1 : -1, "c4": sign > 0 ? 1 : -1, "c5": sign > 0 ? 1 : -1,
                "c6": sign > 0 ? 2 : -2, "c7": sign > 0 ? 2 : -2, "c8": sign > 0 ? 2 : -2,
            ])
        #expect(scrolling.tracks.map(\.isHorizontal) == [true])
        #expect(scrolling.pages.map(\.scrolls) == [0, 1, 2])
        #expect(tree.scrollLegs(to: 2).map(\.direction) == [sign > 0 ? .right : .left])
    }

    @Test func nestedContainersAreScrolledFromTheOutside() throws {
        // A strip on the second page of a list: its last card takes one scroll of each.
        let content = """
            <group id="list" scrolls="vertical" x="0" y="0" width="300" height="400">
              <element id="top" role="button" label="Top" x="0" y="0" width="300" height="100"/>
              <group id="strip" scrolls="horizontal" x="0" y="500" width="300" height="100">
                <element id="near" role="button" label="Near" x="0" y="500" width="100" height="100"/>
                <element id="far" role="button" label="Far" x="400" y="500" width="100" height="100"/>
              </group>
            </group>
            """
        let fixture = try Fixture(content, screen: "width='300' height='400'")
        let tree = fixture.tree(.flat)
        let scrolling = try #require(tree.scrolling)
        #expect(scrolling.tracks.map { fixture.screen[$0.container].id } == ["list", "strip"])
        let positions = Dictionary(uniqueKeysWithValues: scrolling.positions.map { (fixture.screen[$0].id, $1) })
        #expect(positions == ["near": [1, 0], "far": [1, 1]])
        #expect(scrolling.pages.map(\.position) == [[0, 0], [1, 0], [1, 1]])
        let analysis = fixture.analysis(.iosSwitchAuto)
        let far = try #require(analysis.methods[0].trees[0].costs.last)
        #expect(far.page == 2)
        #expect(far.status == .reached)
    }

    @Test("each container has its own tracks, and the nearest one of each axis scrolls for an element")
    func tracksOfContainers() throws {
        // Boxes that scroll both ways, in each a list that scrolls up and down.
        let boxes = (0..<3).map { number in
            let left = number * 120
            func element(_ id: String, _ x: Int, _ y: Int) -> String {
                "<element id='\(id)\(number)' role='button' label='\(id)' x='\(left + x)' y='\(y)' width='20' height='20'/>"
            }
            return "<group id='box\(number)' scrolls='both' x='\(left)' y='0' width='100' height='100'>"
                + "<group id='list\(number)' scrolls='vertical' x='\(left)' y='0' width='40' height='40'>"
                + element("near", 0, 0) + element("far", 0, 60) + "</group>"
                + element("right", 150, 0) + element("low", 0, 150) + "</group>"
        }
        let fixture = try Fixture(boxes.joined(), screen: "width='390' height='400'")
        let scrolling = try #require(fixture.tree(.flat).scrolling)
        #expect(scrolling.tracks.count == 9)
        for index in fixture.screen.elements.indices.map(ElementIndex.init) {
            #expect(
                Array(scrolling.tracks(of: index))
                    == scrolling.tracks.indices.filter { scrolling.tracks[$0].container == index })
        }
        func around(_ id: String) throws -> [String] {
            let element = try #require(fixture.screen.elements.firstIndex { $0.id == id })
            return scrolling.tracks(around: ElementIndex(element), on: fixture.screen).map {
                let track = scrolling.tracks[$0]
                return fixture.screen[track.container].id + (track.isHorizontal ? " across" : "")
            }.sorted()
        }
        for number in 0..<3 {
            #expect(try around("far\(number)") == ["box\(number) across", "list\(number)"])
            #expect(try around("low\(number)") == ["box\(number)", "box\(number) across"])
        }
    }

    @Test func withoutFramesPagesHoldAsManyTargetsAsAreVisible() throws {
        let rows = (1...7).map {
            "<element id='r\($0)' role='cell' label='Row \($0)'\($0 > 2 ? " offscreen='true'" : "")/>"
        }
        let fixture = try Fixture("<group id='list' role='list' scrolls='vertical'>\(rows.joined())</group>")
        let analysis = fixture.analysis(.iosSwitchAuto)
        #expect(analysis.methods[0].trees[0].costs.map(\.page) == [0, 0, 1, 1, 2, 2, 3])
        #expect(analysis.notes.contains { $0.contains("no frames") })
        let tree = fixture.tree(.flat)
        #expect(tree.scrolling?.pages.map { $0.end - $0.start } == [2, 2, 2, 1])
    }

    @Test(
        "why a page cannot be told",
        arguments: [
            ("<element id='x' role='button' label='X' x='900' y='0' width='9' height='9'/>", "nothing that scrolls"),
            ("<element id='x' role='button' label='X' offscreen='true'/>", "nothing that scrolls"),
            (
                "<group scrolls='both'><element role='button' label='V'/><element id='x' role='button' label='X' offscreen='true'/></group>",
                "in which direction"
            ),
            (
                "<group scrolls='vertical' x='0' y='0' width='99' height='99'><element role='button' label='V' x='0' y='0' width='9' height='9'/><element id='x' role='button' label='X' offscreen='true'/></group>",
                "where it is"
            ),
            (
                "<group scrolls='vertical' x='0' y='0' width='99' height='99'><element id='x' role='button' label='X' offscreen='true' x='0' y='0' width='9' height='9'/></group>",
                "its frame is not"
            ),
            (
                "<group scrolls='vertical' x='0' y='0' width='99' height='1'><element id='x' role='button' label='X' x='0' y='2e6' width='9' height='9'/></group>",
                "more pages away"
            ),
        ])
    func obstacles(content: String, reason: String) throws {
        let analysis = try Fixture(content, screen: "width='320' height='440'").analysis(.iosSwitchAuto)
        let index = try #require(analysis.targets.firstIndex { $0.id == "x" })
        let cost = analysis.methods[0].trees[0].costs[index]
        #expect(cost.status == .unknown)
        #expect(cost.reason?.contains(reason) == true, "\(cost.reason ?? "")")
    }

    /// Which targets have a cost in a list with so many stops that stay in view beside it or in it.
    private func statuses(
        fixed: Int, far: Int = 18000, isInside: Bool = false, frame: String = "x='0' y='0' width='9' height='9'"
    ) throws -> [String: TargetCost.Status] {
        let stops = (0..<fixed).map { "<element id='f\($0)' role='button' label='F\($0)' \(frame)/>" }.joined()
        let content =
            (isInside ? "" : stops) + "<group scrolls='vertical' x='0' y='40' width='99' height='10'>"
            + (isInside ? stops : "")
            + "<element id='top' role='button' label='Top' x='0' y='40' width='9' height='9'/>"
            + "<element id='near' role='button' label='Near' x='0' y='100' width='9' height='9'/>"
            + "<element id='far' role='button' label='Far' x='0' y='\(far)' width='9' height='9'/></group>"
        let analysis = try Fixture(content, screen: "width='320' height='440'").analysis(.iosSwitchAuto)
        return Dictionary(
            uniqueKeysWithValues: zip(analysis.targets.map(\.id), analysis.methods[0].trees[0].costs.map(\.status)))
    }

    /// Each page repeats what does not scroll: a few stops and thousands of pages are looked at, thousands of both are not, and
    /// then only what lies farthest has no cost.
    @Test func manyPagesOfManyStopsAreTooMany() throws {
        #expect(try statuses(fixed: 20)["far"] == .reached)
        // However few stops there are, nobody scrolls 5,000 pages.
        #expect(try statuses(fixed: 1, far: 22000)["far"] == .reached)
        #expect(try statuses(fixed: 1, far: 45000)["far"] == .unknown)
        let many = try statuses(fixed: 1000)
        #expect(many["far"] == .unknown && many["near"] == .reached && many["f999"] == .reached)
    }

    @Test("what stays in view in a list counts on each page", arguments: ["", "x='0' y='40' width='9' height='900'"])
    func pagesOfWhatStaysInView(frame: String) throws {
        #expect(try statuses(fixed: 20, far: 900, isInside: true, frame: frame)["far"] == .reached)
        let many = try statuses(fixed: 600, far: 900, isInside: true, frame: frame)
        #expect(many["far"] == .unknown && many["near"] == .reached && many["f599"] == .reached)
    }

    /// Rows that follow each other are found by their places; a child without a frame makes every page look at all of them. Both
    /// have the same stops on the same pages.
    @Test(arguments: 0..<cases(8, long: 200)) func rowsAreFoundByTheirPlaces(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let isHorizontal = seed % 2 == 1
        var (rows, end) = ("", Double(Int.random(in: -400...0, using: &random)))
        for row in 0..<Int.random(in: 17...60, using: &random) {
            let size = [0.25, 20, 44, 130][Int.random(in: 0..<4, using: &random)]
            let (x, y, width, height) = isHorizontal ? (end, 0, size, 40) : (0, end, 300, size)
            rows += "<group id='g\(row)' x='\(x)' y='\(y)' width='\(width)' height='\(height)'>"
            rows +=
                "<element id='r\(row)' role='button' label='R' x='\(x)' y='\(y)' width='\(width)' height='\(height)'/>"
            rows += row % 3 == 0 ? "<element id='t\(row)' role='button' label='T'/></group>" : "</group>"
            end += size + [0, 0, 7.3][Int.random(in: 0..<3, using: &random)]
        }
        func stops(_ more: String) throws -> [[String]] {
            let box =
                "<group scrolls='\(isHorizontal ? "horizontal" : "vertical")' x='0' y='0' width='320' height='320'>"
            let fixture = try Fixture(box + rows + more + "</group>", screen: "width='320' height='440'")
            let tree = fixture.tree(.flat, set: ["scrollPage": "0.9"])
            let pages = try #require(tree.scrolling).pages
            return pages.map { page in
                tree.stops[page.start..<page.end].compactMap { $0.element.map { fixture.screen[$0].id } }
            }
        }
        #expect(try stops("") == stops("<element id='none' role='button' label='N' hidden='true'/>"))
    }

    /// Twice as many rows on twice as many pages take twice as long.
    @Test func pagesOfAListAreLinear() throws {
        let growth = try growthPerDoubling(from: 1000) { count in
            try Fixture(Self.list(count), screen: "width='320' height='440'")
        } work: { (fixture: Fixture) in
            #expect(fixture.tree(.flat).scrolling != nil)
        }
        #expect(growth < mostLinearGrowth)
    }

    @Test func anOffscreenElementAloneMakesTheGroupAroundItScroll() throws {
        let content = """
            <group id="box" x="0" y="0" width="320" height="440">
              <element role="button" label="V" x="0" y="0" width="320" height="440"/>
              <element id="x" role="button" label="X" offscreen="true" x="0" y="441" width="320" height="40"/>
            </group>
            """
        let tree = try Fixture(content).tree(.flat)
        #expect(tree.scrolling?.positions.values.map { $0 } == [[1]])
    }
}
