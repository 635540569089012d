import AccessCost
import LayoutModel
import TestSupport
import Testing

/// The order of VoiceOver and Switch Control on iOS, as AccessibilitySnapshot found it by experiment on devices: tops that
/// differ by 8 points on an iPhone, 13 on an iPad, are of different rows.
@Suite struct TouchOrderTests {
    private static let phone = #"width="390" height="844""#
    private static let tablet = #"width="768" height="1024""#

    private func button(_ id: String, _ x: Double, _ y: Double, _ width: Double = 10, _ height: Double = 10) -> String {
        "<element id=\"\(id)\" role=\"button\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    private func order(_ content: String, _ screen: String = phone) throws -> [String] {
        let fixture = try Fixture(content, screen: screen)
        let orders = [AccessMethod.iosVoiceOver, .iosSwitchAuto].map { fixture.order(by: $0) }
        #expect(orders[0] == orders[1])
        return orders[0].split(separator: " ").map(String.init)
    }

    @Test func gridsFollowTheDirectionOfReading() throws {
        let grid = button("d", 10, 10) + button("c", 0, 10) + button("b", 10, 0) + button("a", 0, 0)
        #expect(try order(grid) == ["a", "b", "c", "d"])
        #expect(try order(grid, Self.phone + #" direction="rightToLeft""#) == ["b", "a", "d", "c"])
    }

    private func steps(of height: Double) -> String {
        // Twenty points down, so that nothing stands above the screen.
        button("a", 0, 50 + height) + button("b", 10, 50) + button("c", 20, 50 - height) + button("d", 30, 50 - height)
    }

    @Test func aStepOfEightPointsIsANewRowOnAPhoneAlone() throws {
        #expect(try order(steps(of: 8)) == ["c", "d", "b", "a"])
        #expect(try order(steps(of: 7.9)).first == "a")
        #expect(try order(steps(of: 8), Self.tablet) == ["a", "b", "c", "d"])
        #expect(try order(steps(of: 25), Self.tablet) == ["c", "d", "b", "a"])
    }

    @Test func theToleranceIsAParameter() throws {
        let fixture = try Fixture(steps(of: 8), screen: Self.phone)
        #expect(fixture.order(by: .iosVoiceOver, set: ["rowTolerance": "9"]) == "a b c d")
    }

    private func group(_ id: String, _ content: String) -> String {
        "<group id=\"\(id)\" container=\"semanticGroup\">\(content)</group>"
    }

    @Test func aGroupStandsWhereItsFirstChildDoes() throws {
        let below = group("ga", button("a1", 0, 50, 200, 40) + button("a2", 0, 300, 200, 40))
        #expect(try order(below + group("gb", button("b1", 0, 0, 200, 40))) == ["b1", "a1", "a2"])
        let near = group("ga", button("a1", 200, 0, 200, 40)) + group("gb", button("b1", 0, 5, 200, 40))
        #expect(try order(near) == ["b1", "a1"])
        // The frame of the group itself does not count.
        let tall =
            #"<group id="ga" container="semanticGroup" x="0" y="0" width="300" height="400">"#
            + button("a1", 0, 100, 200, 40) + "</group>"
        #expect(try order(tall + button("b", 0, 50, 200, 40)) == ["b", "a1"])
    }

    @Test func anExplicitOrderIsKept() throws {
        let cells = group("cells", button("cell1", 0, 100, 200, 40) + button("cell2", 0, 150, 200, 40))
        let header = group("header", button("title", 0, 0, 200, 40))
        #expect(
            try order("<group order=\"cells header\">\(header)\(cells)</group>") == ["cell1", "cell2", "title"])
    }

    @Test func elsewhereAnElementJoinsARowThatItSharesWithAllOfIt() throws {
        // b overlaps a by half, c overlaps b by half, but not a.
        let stairs = button("a", 200, 0, 50, 40) + button("b", 100, 20, 50, 40) + button("c", 0, 40, 50, 40)
        #expect(try Fixture(stairs).order(by: .macVoiceOver) == "b a c")
        // ChromeOS goes through the document.
        #expect(try Fixture(stairs).order(by: .chromeosSwitchAuto) == "a b c")
    }

    @Test func ofSeveralModalElementsTheLastVisibleOneCounts() throws {
        let modal = { (id: String, more: String) in
            "<group id=\"\(id)\" modal=\"true\"\(more)><element id=\"\(id)1\" role=\"button\"/></group>"
        }
        let behind = #"<element id="z" role="button"/>"#
        #expect(try order(behind + modal("m", "") + modal("n", "")) == ["n1"])
        #expect(try order(behind + modal("m", "") + modal("n", " hidden=\"true\"")) == ["m1"])
        // UIKit: siblings alone are hidden, and only those of the last.
        let apart = "<group id=\"p\">\(modal("m", ""))<element id=\"y\" role=\"button\"/></group>"
        #expect(try order(apart + behind) == ["m1", "z"])
        #expect(try order(apart + modal("n", "")) == ["n1"])
        // Elsewhere everything outside is.
        #expect(try Fixture(apart + behind, platform: .web).order(by: .webKeyboard) == "m1")
    }
}
