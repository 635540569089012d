import AccessCost
import LayoutModel
import TestSupport
import Testing

@testable import GroupingSearch

/// Screens in another shape: where what is skipped goes, and how long writing takes.
@Suite struct ShapeWriterTests {
    private static func writer(_ screen: Screen, _ stops: [ElementIndex]) -> ShapeWriter {
        ShapeWriter(
            screen, stops: stops, platform: .web, method: .webKeyboard, parameters: AccessMethod.webKeyboard.defaults)
    }

    @Test func whatIsSkippedStaysBeforeTheStopThatFollowedIt() throws {
        let screen = try Fixture(
            """
            <element id="t1" role="staticText" label="1"/><element id="a" role="button" label="A"/>
            <element id="t2" role="staticText" label="2"/><element id="t3" role="staticText" label="3"/>
            <element id="b" role="button" label="B"/>
            <group id="box" role="toolbar" label="Box">
              <element id="t4" role="staticText" label="4"/><element id="c" role="button" label="C"/>
              <element id="d" role="button" label="D"/><element id="t5" role="staticText" label="5"/>
            </group>
            <element id="t6" role="staticText" label="6"/>
            """, platform: .web, screen: "readingOrder=\"document\""
        ).screen
        let stops = ["a", "b", "c", "d"].map { id in
            screen.elements.firstIndex { $0.id == id }.map { ElementIndex($0) }!
        }
        let (a, b, c, d) = (stops[0], stops[1], stops[2], stops[3])
        func ids(_ order: [ElementIndex]) -> String {
            Self.writer(screen, stops).screen(in: ScreenShape(order.map { .stop($0) })).elements.map(\.id)
                .joined(separator: " ")
        }
        #expect(ids([a, b, c, d]) == "t1 a t2 t3 b box t4 c d t5 t6")
        // Each goes with the stop that follows it; what has no stop after it in its container is last there.
        #expect(ids([b, a, c, d]) == "t2 t3 b t1 a box t4 c d t5 t6")
        #expect(ids([d, c, b, a]) == "box d t4 c t5 t2 t3 b t1 a t6")
        // A container whose stops are apart is given up, and the texts in it are as others: 5 has nothing behind it.
        #expect(ids([c, b, a, d]) == "t4 c t2 t3 b t1 a d t5 t6")
    }

    @Test func timeGrowsWithTheScreen() throws {
        // Boxes and texts between the stops of one long list: each looked for its place among all of them.
        let growth = growthPerDoubling(from: 1_000) { count in
            var screen = Screen(id: "s")
            screen.readingOrder = .document
            var stops: [ElementIndex] = []
            for place in 0..<count {
                let box = screen.open(Element(.group, role: .toolbar, id: "g\(place)", label: "G\(place)"), in: nil)
                for part in 0..<2 {
                    let text = screen.open(Element(role: .staticText, id: "t\(place)-\(part)", label: "T"), in: box)
                    screen.close(text)
                    let stop = screen.open(Element(role: .button, id: "b\(place)-\(part)", label: "B"), in: box)
                    screen.close(stop)
                    stops.append(stop)
                }
                screen.close(box)
            }
            return (Self.writer(screen, stops), ScreenShape(stops.map { .stop($0) }), 5 * count)
        } work: { writer, shape, count in
            #expect(writer.screen(in: shape).elements.count == count)
        }
        #expect(growth < mostLinearGrowth)
    }
}
