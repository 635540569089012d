import LayoutModel
import TestSupport
import Testing

@testable import AccessCost

/// Groups and rings of Switch Access on ChromeOS: NavCost.docc/Numbers.md, "Switch Access on ChromeOS".
///
/// A node is a group when it has at least two interesting branches and other bounds than its scope.
@Suite struct ChromeOSTests {
    private func dump(_ content: String, screen: String = "") throws -> String {
        try Fixture(content, platform: .chromeos, screen: screen).dump(
            .grouped, by: .chromeosSwitchAuto, set: ["exit": "none"])
    }

    private let two = #"<element id="b1" role="button"/><element id="b2" role="button"/>"#

    @Test("two interesting branches make a group, whatever kind of box it is")
    func branches() throws {
        #expect(try dump("<group id=\"g\">\(two)</group>") == "group g\n  target b1\n  target b2")
        #expect(
            try dump(#"<group id="g" container="semanticGroup"><element id="b1" role="button"/></group>"#)
                == "target b1")
        // What is not interesting makes no branch.
        #expect(
            try dump(
                #"<group id="g"><element id="b1" role="button"/><element id="t" role="staticText"/><group/></group>"#)
                == "target b1")
    }

    @Test("a box around a single group is none")
    func chains() throws {
        #expect(
            try dump("<group id=\"o\"><group id=\"g\">\(two)</group></group>") == "group g\n  target b1\n  target b2")
        #expect(
            try dump("<group id=\"o\"><group id=\"g\">\(two)</group><element id=\"c\" role=\"button\"/></group>") == """
                group o
                  group g
                    target b1
                    target b2
                  target c
                """)
    }

    private func framed(_ inner: String) -> String {
        """
        <group id="o" x="0" y="0" width="100" height="100"><element id="a" role="button" x="0" y="0" width="10" height="10"/>
        <group id="g" \(inner)><element id="b" role="button" x="20" y="20" width="10" height="10"/>
        <element id="c" role="button" x="20" y="40" width="10" height="10"/></group></group>
        """
    }

    @Test("a box with the bounds of the group around it is none")
    func sameBounds() throws {
        #expect(
            try dump(framed(#"x="0" y="0" width="100" height="100""#)) == "group o\n  target a\n  target b\n  target c")
        #expect(
            try dump(framed(#"x="0" y="0" width="100" height="99""#))
                == "group o\n  target a\n  group g\n    target b\n    target c")
    }

    @Test("a box with the bounds of the screen is none: the screen is the scope at the top")
    func screenBounds() throws {
        let inner = framed(#"x="20" y="20" width="10" height="30""#)
        #expect(
            try dump(inner, screen: #"width="100" height="100""#) == "target a\ngroup g\n  target b\n  target c")
        #expect(
            try dump(inner, screen: #"width="100" height="200""#)
                == "group o\n  target a\n  group g\n    target b\n    target c")
    }

    @Test("the ring as its tests state it: b1, b2, b3, back, b1; backward from b1 is back")
    func ring() throws {
        let fixture = try Fixture(
            #"<group id="g"><element id="b1" role="button"/><element id="b2" role="button"/><element id="b3" role="button"/></group>"#,
            platform: .chromeos)
        let tree = fixture.tree(.grouped, by: .chromeosSwitchAuto)
        #expect(
            fixture.dump(.grouped, by: .chromeosSwitchAuto) == "group g\n  target b1\n  target b2\n  target b3\n  exit")
        let settings = AccessMethod.chromeosSwitchAuto.defaults
        let context = MachineContext(screen: fixture.screen, tree: tree, parameters: settings)
        var timing = ScanTiming(.auto, settings)
        timing.hasBack = true
        let machine = ScanMachine(context, timing)
        func go(_ move: String, from state: MachineState) -> MachineState? {
            var found: MachineState?
            machine.visitMoves(from: state) { if $0.name == move { found = $0.target } }
            return found
        }
        // The states of highlights are the stops, as there is no limit of loops and no menu.
        var seen: [String] = []
        var state = 1
        for _ in 0..<5 {
            seen.append(tree.stops[state].kind == .exit ? "back" : fixture.name(of: tree.stops[state]))
            state = try #require(go("Wait", from: state))
        }
        #expect(seen == ["b1", "b2", "b3", "back", "b1"])
        #expect(go("Previous", from: 1) == 4)
        // Leaving puts the focus on the group just left.
        #expect(go("Press", from: 4) == 0)
        #expect(go("Press", from: 0) == 1)
    }
}
