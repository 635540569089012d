import AccessCost
import LayoutModel
import TestSupport
import Testing

/// Which containers are groups: NavCost.docc/Model.md, "Groups".
@Suite struct TreeGroupTests {
    /// Two buttons named after their group.
    private func group(_ id: String, _ attributes: String = "", y: Int? = nil) -> String {
        let places = (0...1).map { place in
            y.map { "x=\"\(place * 50)\" y=\"\($0)\" width=\"40\" height=\"40\"" } ?? ""
        }
        return "<group id=\"\(id)\" \(attributes)><element id=\"\(id)1\" role=\"button\" \(places[0])/>"
            + "<element id=\"\(id)2\" role=\"button\" \(places[1])/></group>"
    }

    private func styles(_ groupItems: String) throws -> String {
        let fixture = try Fixture(
            group("bar", #"role="toolbar""#, y: 0) + group("box", y: 50)
                + group("pair", #"navigationStyle="combined""#, y: 100)
                + group("apart", #"container="semanticGroup" navigationStyle="separate""#, y: 150))
        return fixture.dump(.grouped, set: ["groupItems": groupItems, "exit": "none"])
    }

    private let pair = "group pair\n  target pair1\n  target pair2"
    private let bar = "group bar\n  target bar1\n  target bar2"

    @Test("iOS, groupItems off: only combined containers are groups")
    func groupItemsOff() throws {
        #expect(
            try styles("off")
                == "target bar1\ntarget bar2\ntarget box1\ntarget box2\n\(pair)\ntarget apart1\ntarget apart2")
    }

    @Test("iOS, groupItems containers: those that the system knows, too, unless they say separate")
    func groupItemsContainers() throws {
        #expect(try styles("containers") == "\(bar)\ntarget box1\ntarget box2\n\(pair)\ntarget apart1\ntarget apart2")
    }

    @Test("iOS, groupItems rows: what is loose is grouped by rows")
    func groupItemsRows() throws {
        let rows = "group Row 1\n  target box1\n  target box2\n\(pair)\ngroup Row 2\n  target apart1\n  target apart2"
        #expect(try styles("rows") == "\(bar)\n\(rows)")
    }

    @Test(
        "Mac Catalyst: bars, tables and collections are semantic groups by default (WWDC 2020)",
        arguments: ["navigationBar", "tabBar", "toolbar", "menuBar", "table", "collection", "list"])
    func defaultContainers(role: String) throws {
        let fixture = try Fixture(group("g", "role=\"\(role)\""), platform: .macCatalyst)
        #expect(fixture.dump(.grouped, by: .macVoiceOver) == "group g\n  target g1\n  target g2")
        #expect(fixture.dump(.flat, by: .macVoiceOver) == "target g1\ntarget g2")
        let off = try Fixture(group("g", "role=\"\(role)\" container=\"none\""), platform: .macCatalyst)
        #expect(off.dump(.grouped, by: .macVoiceOver) == "target g1\ntarget g2")
    }

    @Test("layout boxes are no groups", arguments: ["group", "scrollView", "form", "window"])
    func boxes(role: String) throws {
        let fixture = try Fixture(group("g", "role=\"\(role)\""), platform: .macCatalyst)
        #expect(fixture.dump(.grouped, by: .macVoiceOver) == "target g1\ntarget g2")
        let said = try Fixture(group("g", "role=\"\(role)\" container=\"landmark\""), platform: .macCatalyst)
        #expect(said.dump(.grouped, by: .macVoiceOver) == "group g\n  target g1\n  target g2")
    }

    private let single = """
        <group id="outer" container="list"><group id="inner" container="semanticGroup"><element id="a" role="button"/>
        <element id="text" role="staticText"/></group><element id="off" role="button" enabled="false"/></group>
        <element id="b" role="button"/>
        """

    @Test("a group with one stop is dissolved for scanning and reported")
    func singlesDissolve() throws {
        let fixture = try Fixture(single)
        #expect(fixture.dump(.grouped) == "target a\ntarget b")
        #expect(Set(fixture.tree(.grouped).dissolved.map { fixture.screen[$0].id }) == ["outer", "inner"])
        #expect(fixture.tree(.flat).dissolved.isEmpty)
    }

    @Test("dissolveSingles=off keeps it, with its exit")
    func singlesKept() throws {
        let fixture = try Fixture(single)
        #expect(
            fixture.dump(.grouped, set: ["dissolveSingles": "off"]) == """
                group outer
                  group inner
                    target a
                    exit
                  exit
                target b
                """)
        #expect(fixture.tree(.grouped, set: ["dissolveSingles": "off"]).dissolved.isEmpty)
    }

    @Test("VoiceOver keeps containers of one element; those of none are nowhere")
    func singlesForVoiceOver() throws {
        let fixture = try Fixture(
            #"<group id="g" container="list"><element id="a" role="button"/></group><group id="e" container="list"><element id="h" role="button" hidden="true"/></group>"#,
            platform: .macCatalyst)
        #expect(fixture.dump(.grouped, by: .macVoiceOver) == "group g\n  target a")
    }

    @Test("the exit stands last or first in every group, and nowhere at the top", arguments: ["last", "first", "none"])
    func exits(place: String) throws {
        let fixture = try Fixture(group("g", #"container="list""#) + #"<element id="a" role="button"/>"#)
        let inside = ["  target g1", "  target g2"]
        let expected =
            switch place {
            case "last": inside + ["  exit"]
            case "first": ["  exit"] + inside
            default: inside
            }
        #expect(
            fixture.dump(.grouped, set: ["exit": place])
                == (["group g"] + expected + ["target a"]).joined(separator: "\n"))
        let tree = fixture.tree(.grouped, set: ["exit": place])
        #expect(tree.rootCount == 2)
        #expect(tree.stops[1].siblingCount == expected.count)
    }

    @Test("path, rings, depth and parents of a nested stop")
    func places() throws {
        let fixture = try Fixture(
            #"<element id="a" role="button"/><group id="o" container="list"><element id="b" role="button"/>"#
                + group("i", #"container="list""#) + "</group>")
        let tree = fixture.tree(.grouped)
        let stop = try #require(tree.stops.firstIndex { fixture.name(of: $0) == "i2" })
        #expect(tree.path(of: stop) == [2, 2, 2])
        #expect(tree.siblingCounts(of: stop) == [2, 3, 3])
        #expect(tree.stops[stop].depth == 2)
        #expect(tree.next(after: 0) == 1)
        #expect(tree.next(after: 1) == nil)
        #expect(tree.firstChild(of: 1) == 2)
        #expect(tree.firstChild(of: 0) == nil)
    }
}
