import AccessCost
import LayoutModel
import TestSupport
import Testing

/// The tables of NavCost.docc/Model.md worked by hand for one target, and the numbers of
/// NavCost.docc/Numbers.md, "Screens of the talks".
@Suite struct MethodTableTests {
    /// a, b, f and a group of c, d, e: "e" is item 3 of stop 4, in rings of 4 and, with the exit, of 4.
    private func small(_ platform: Platform) throws -> Fixture {
        try Fixture(
            """
            <element id="a" role="button"/><element id="b" role="button"/><element id="f" role="button"/>
            <group id="g" container="semanticGroup"><element id="c" role="button"/><element id="d" role="button"/>
            <element id="e" role="button" x="80" y="30" width="40" height="20"/></group>
            """, platform: platform)
    }

    private func check(
        _ method: AccessMethod, _ platform: Platform, on kind: TreeKind = .grouped, _ values: [String: String],
        action: GoalAction = .none, _ expected: Cost, _ route: String
    ) throws {
        // The table is about keys, gestures and presses: what is heard is tested by itself.
        let silent = method.defaults.has("listening") ? values.merging(["listening": "off"]) { $1 } : values
        let analysis = try small(platform).analysis(method, set: silent, action: action)
        let tree = try #require(analysis.methods[0].tree(kind))
        let target = try #require(analysis.targets.firstIndex { $0.id == "e" })
        #expect(
            try #require(tree.costs[target].cost).isClose(to: expected),
            "\(String(describing: tree.costs[target].cost))")
        #expect(tree.costs[target].route?.description == route)
    }

    private let auto = ["interval": "2", "firstItemDelay": "0.5", "reaction": "1"]

    @Test("auto-scan, one switch: 2 presses, 4 + 3 steps, wait (3 + 2) x 2 + 2 x 0.5, seconds wait + 2 x 1")
    func autoScan() throws {
        let way = "Wait x3, Press, Wait x2, Press"
        try check(.iosSwitchAuto, .ios, auto, Cost(presses: 2, steps: 7, wait: 11, seconds: 13), way)
        try check(
            .iosSwitchAuto, .ios, auto, action: .activate, Cost(presses: 3, steps: 8, wait: 11, seconds: 14),
            way + ", Tap")
        try check(
            .iosSwitchAuto, .ios, auto.merging(["start": "on", "activation": "autoTap"]) { $1 }, action: .activate,
            Cost(presses: 3, steps: 7, wait: 11.75, seconds: 14.75), "Start, " + way)
        try check(
            .iosSwitchAuto, .ios, auto.merging(["exit": "first", "activation": "always"]) { $1 }, action: .activate,
            Cost(presses: 2, steps: 8, wait: 13, seconds: 15), "Wait x3, Press, Wait x3, Press")
    }

    @Test("inverse scan: 2 holds, the rest as in auto-scan")
    func inverse() throws {
        try check(
            .aacInverse, .aac, auto, Cost(presses: 2, steps: 7, wait: 11, seconds: 13),
            "Wait x3, Release, Wait x2, Release")
    }

    @Test("manual: 4 + 3 presses, no wait")
    func manual() throws {
        try check(
            .iosSwitchManual, .ios, ["press": "0.5"], Cost(presses: 7, steps: 7, seconds: 3.5),
            "Next x3, Select, Next x2, Select")
        try check(
            .androidSwitchStep, .android, ["press": "0.5"], action: .activate,
            Cost(presses: 8, steps: 7, seconds: 4), "Start, Next x3, Select, Next x2, Select")
    }

    @Test("manual with a switch back: min(3, 1) + 1 and min(2, 2) + 1 presses; of equal ways the text decides")
    func switchBack() throws {
        try check(
            .iosSwitchManual, .ios, ["press": "0.5", "switchBack": "on"], Cost(presses: 5, steps: 5, seconds: 2.5),
            "Previous, Select, Next x2, Select")
    }

    @Test("dwell: 3 + 2 presses, 2 x 1 s of staying")
    func dwell() throws {
        try check(
            .iosSwitchDwell, .ios, ["press": "0.5", "dwell": "1"], Cost(presses: 5, steps: 7, wait: 2, seconds: 4.5),
            "Next x3, Dwell, Next x2, Dwell")
    }

    @Test("group selection with 2 switches: abf|cde, cd|e, e|cancel")
    func groupSelection() throws {
        try check(
            .androidSwitchGroups, .android, on: .halves, ["press": "0.5"], Cost(presses: 3, steps: 3, seconds: 1.5),
            "Switch 2 x2, Switch 1")
        try check(
            .androidSwitchGroups, .android, on: .flat, ["press": "0.5", "activation": "menu"], action: .activate,
            Cost(presses: 5, steps: 4, seconds: 2.5), "Start, Switch 2 x2, Switch 1, Tap")
    }

    @Test("point scanning to (100, 40): 2, 4, 6 presses, the distance over the speed on each axis")
    func point() throws {
        let values = ["speed": "100", "fineSpeed": "10", "band": "50", "reaction": "0.5"]
        func check(_ precision: String, _ cost: Cost) throws {
            try self.check(
                .iosSwitchPoint, .ios, on: .flat, values.merging(["precision": precision]) { $1 }, cost,
                "Press x\(Int(cost.presses))")
        }
        try check("single", Cost(presses: 2, wait: 1.4, seconds: 2.4))
        // 75 and 15 points at 100, 25 and 25 at 10.
        try check("refined", Cost(presses: 4, wait: 5.9, seconds: 7.9))
        try check("precise", Cost(presses: 6, wait: 5.9, seconds: 8.9))
    }

    @Test("VoiceOver on the Mac: VO is 2 keys, 1 with Caps Lock; 0.28 s a keystroke")
    func voiceOver() throws {
        let way = "VO-Right x3, VO-Shift-Down, VO-Right x2, VO-Space"
        try check(
            .macVoiceOver, .macCatalyst, [:], action: .activate, Cost(keystrokes: 22, commands: 7, seconds: 6.16), way)
        try check(
            .macVoiceOver, .macCatalyst, ["voKeys": "1"], action: .activate,
            Cost(keystrokes: 15, commands: 7, seconds: 4.2), way)
        try check(
            .macVoiceOver, .macCatalyst, on: .flat, [:], Cost(keystrokes: 15, commands: 5, seconds: 4.2), "VO-Right x5")
    }

    @Test("a target with actions: the menu opens on Android and ChromeOS, not on iOS, where autoTap or always is set")
    func severalActions() throws {
        let content = #"<element id="a" role="button"><action name="Delete"/></element><element id="b" role="button"/>"#
        func presses(_ id: String, _ method: AccessMethod, _ values: [String: String]) throws -> Double {
            let values = values.merging(["start": "off"]) { $1 }
            let fixture = try Fixture(content)
            return try #require(fixture.cost(of: id, method, on: .flat, set: values, action: .activate)).presses
        }
        for method in [AccessMethod.androidSwitchAuto, .chromeosSwitchAuto] {
            #expect(try presses("a", method, [:]) == 2)
            #expect(try presses("b", method, [:]) == 1)
        }
        #expect(try presses("a", .iosSwitchAuto, ["activation": "always"]) == 1)
        #expect(try presses("a", .iosSwitchAuto, [:]) == 2)
        #expect(try presses("b", .iosSwitchAuto, [:]) == 2)
    }

    @Test("Roasted Beans: 26 stops flat, 8 with containers (WWDC 2020)")
    func roastedBeans() throws {
        func stops(_ name: String, _ kind: TreeKind) throws -> Int {
            try Fixture(sample: name).tree(kind, by: .macVoiceOver).rootCount
        }
        #expect(try stops("RoastedBeans", .flat) == 26)
        #expect(try stops("RoastedBeans", .grouped) == 8)
        #expect(try stops("RoastedBeansBefore", .flat) == 26)
        #expect(try stops("RoastedBeansBefore", .grouped) == 26)
    }

    @Test("Shape Shuffle: level 30 is stop 30 flat and item 3 of group 10, Settings after it")
    func shapeShuffle() throws {
        let analysis = try Fixture(sample: "ShapeShuffleHome").analysis(.iosSwitchAuto)
        func path(_ id: String, _ kind: TreeKind) throws -> [Int]? {
            let target = try #require(analysis.targets.firstIndex { $0.id == id })
            return analysis.methods[0].tree(kind)?.path(to: target)
        }
        #expect(try path("level-30", .flat) == [30])
        #expect(try path("level-30", .grouped) == [10, 3])
        #expect(try path("settings", .flat) == [31])
        #expect(try path("settings", .grouped) == [11])
        for level in 1...30 { #expect(try path("level-\(level)", .flat) == [level]) }
    }
}
