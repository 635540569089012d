import AccessCost
import LayoutModel
import TestSupport
import Testing

/// The order of siblings: NavCost.docc/Model.md, "Order".
@Suite struct TreeOrderTests {
    /// Buttons from "id x y width height" lines.
    private func buttons(_ lines: String) -> String {
        lines.split(separator: "\n").map { line in
            let parts = line.split(separator: " ")
            return "<element id=\"\(parts[0])\" role=\"button\" x=\"\(parts[1])\" y=\"\(parts[2])\" "
                + "width=\"\(parts[3])\" height=\"\(parts[4])\"/>"
        }.joined()
    }

    private func order(_ lines: String, screen: String = "") throws -> String {
        try Fixture(buttons(lines), screen: screen).order(by: .macVoiceOver)
    }

    @Test("rows from top to bottom, in a row from leading to trailing")
    func rows() throws {
        let grid = "d 50 50 40 40\nc 0 50 40 40\nb 50 0 40 40\na 0 0 40 40"
        #expect(try order(grid) == "a b c d")
        #expect(try order(grid, screen: #"direction="rightToLeft" width="100""#) == "b a d c")
        // The leading edge counts: the right one where lines are read from right to left.
        let overlapping = "narrow 50 0 20 40\nwide 10 0 100 40"
        #expect(try order(overlapping) == "wide narrow")
        #expect(try order(overlapping, screen: #"direction="rightToLeft" width="120""#) == "wide narrow")
    }

    @Test("two share a row from an overlap of exactly half the smaller height on")
    func halfOverlap() throws {
        #expect(try order("right 50 0 40 40\nleft 0 20 40 40") == "left right")
        #expect(try order("right 50 0 40 40\nleft 0 20.5 40 40") == "right left")
        // The smaller of the two heights counts, whichever stands first.
        #expect(try order("right 50 0 40 100\nleft 0 90 40 20") == "left right")
        #expect(try order("right 50 0 40 100\nleft 0 91 40 20") == "right left")
        #expect(try order("right 50 10 40 20\nleft 0 20 40 100") == "left right")
    }

    @Test("a tall element beside a stack is read in the row that it begins")
    func sidebar() throws {
        let stack = "s3 120 200 80 80\ns2 120 100 80 80\ns1 120 10 80 80\n"
        #expect(try order(stack + "bar 0 0 100 300") == "bar s1 s2 s3")
        #expect(try order(stack + "bar 300 0 100 300") == "s1 bar s2 s3")
        #expect(
            try order(stack + "bar 0 0 100 300", screen: #"direction="rightToLeft" width="400""#) == "s1 bar s2 s3")
    }

    @Test("beside a tall element the others keep their rows")
    func sidebarBesideGrid() throws {
        let grid = "d 180 100 50 80\nc 120 100 50 80\nb 180 10 50 80\na 120 10 50 80\n"
        #expect(try order(grid + "bar 0 0 100 300") == "bar a b c d")
        #expect(try order(grid + "bar 300 0 100 300") == "a b bar c d")
        #expect(try order(grid + "bar 0 0 100 300\nend 300 0 20 300") == "bar a b end c d")
    }

    @Test("without frames, or where one is missing, document order holds")
    func withoutFrames() throws {
        #expect(try Fixture(#"<element id="b" role="button"/><element id="a" role="button"/>"#).order() == "b a")
        #expect(try Fixture(buttons("b 50 50 9 9\na 0 0 9 9") + #"<element id="c" role="button"/>"#).order() == "b a c")
    }

    @Test(#"readingOrder="document" keeps document order although there are frames"#)
    func documentOrder() throws {
        #expect(try order("b 50 50 9 9\na 0 0 9 9", screen: #"readingOrder="document""#) == "b a")
    }

    @Test("an explicit order wins over frames; what it does not list follows in reading order")
    func explicitOrder() throws {
        let fixture = try Fixture(
            #"<group order="d b">"# + buttons("c 0 100 9 9\nd 0 150 9 9\na 0 0 9 9\nb 0 50 9 9") + "</group>")
        #expect(fixture.order() == "d b a c")
    }

    @Test("an explicit order names what stands in layout boxes, too")
    func orderOfGrandchildren() throws {
        let fixture = try Fixture(
            #"<group order="c a"><element id="a" role="button"/><group><element id="b" role="button"/><element id="c" role="button"/></group></group>"#
        )
        #expect(fixture.order() == "c a b")
    }

    @Test("an explicit order that names a layout box places what stands in it, in its reading order")
    func orderOfBoxes() throws {
        let fixture = try Fixture(
            """
            <group order="box a"><element id="a" role="button"/>
            <group id="box"><group><element id="b" role="button"/></group><element id="c" role="button"/></group></group>
            """)
        #expect(fixture.order() == "b c a")
    }

    @Test("containers are read where they stand, with all that is in them")
    func containers() throws {
        let fixture = try Fixture(
            #"<group id="right" container="semanticGroup" x="100" y="0" width="50" height="100">"#
                + buttons("c 100 0 50 20\nd 100 50 50 20")
                + #"</group><group id="left" container="semanticGroup" x="0" y="0" width="50" height="100">"#
                + buttons("a 0 0 50 20\nb 0 50 50 20") + "</group>")
        #expect(fixture.order() == "a b c d")
    }

    @Test("layout boxes do not hold what is in them together")
    func boxes() throws {
        let fixture = try Fixture(
            "<group>" + buttons("c 100 0 50 20\nd 100 50 50 20") + "</group><group>"
                + buttons("a 0 0 50 20\nb 0 50 50 20") + "</group>")
        #expect(fixture.order() == "a c b d")
    }

    @Test("a container without a frame stands where its members are")
    func containerWithoutFrame() throws {
        let fixture = try Fixture(
            #"<group container="semanticGroup">"# + buttons("c 0 50 9 9\nd 0 80 9 9") + "</group>"
                + buttons("a 0 0 9 9"))
        #expect(fixture.order() == "a c d")
    }

    @Test("scan priority: smaller first, 0 where nothing is said, on boxes that are no containers as well")
    func scanPriority() throws {
        let fixture = try Fixture(
            """
            <group scanPriority="1"><element id="late" role="key"/></group>
            <element id="middle" role="key"/>
            <group scanPriority="-1"><element id="early" role="key"/></group>
            """, platform: .aac)
        #expect(fixture.order(by: .aacRowColumn) == "early middle late")
    }
}
