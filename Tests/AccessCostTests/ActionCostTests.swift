import LayoutModel
import TestSupport
import Testing

@testable import AccessCost

/// What the actions of a target cost in the scanner menu (NavCost.docc/Model.md, "Scanning costs": custom actions in
/// its top level, gestures one level down; the menu is scanned like any list), worked by hand.
@Suite struct ActionCostTests {
    /// The second of two buttons has two actions and two gestures.
    private func costs(
        _ method: AccessMethod, _ values: [String: String], _ actions: [Int]
    ) throws -> [(presses: Double, steps: Double, wait: Double, seconds: Double, route: String)?] {
        let fixture = try Fixture(
            #"<element id="a" role="button"/><element id="b" role="button" gestures="pinch rotate"><action name="Call"/><action name="Map"/></element>"#,
            platform: .ios)
        let request = AnalysisPlan(
            methods: [.init(method, parameters: Fixture.settings(method, values))], details: [.routes, .actions])
        let tree = try #require(
            Analyzer.analyze(fixture.screen, platform: .ios, request).methods[0].tree(.flat))
        return actions.map { action in
            tree.action(action, of: 1).flatMap { found in
                guard let cost = found.cost else { return nil }
                return (cost.presses, cost.steps, cost.wait, cost.seconds, found.route?.description ?? "")
            }
        }
    }

    @Test func scannerMenuByAutomaticScanning() throws {
        // Interval 2, reaction 1: wait 2 for b, press; the menu is Tap, Call, Map, Gestures, Exit.
        let found = try costs(.iosSwitchAuto, ["interval": "2", "reaction": "1"], [0, 1, 2, 3, 4])
        #expect(found[0]! == (2, 3, 2, 4, "Wait, Press, Tap"))
        #expect(found[1]! == (2, 4, 4, 6, "Wait, Press, Wait, Call"))
        #expect(found[2]! == (2, 5, 6, 8, "Wait, Press, Wait x2, Map"))
        #expect(found[3]! == (3, 7, 8, 11, "Wait, Press, Wait x3, Gestures, pinch"))
        #expect(found[4]! == (3, 8, 10, 13, "Wait, Press, Wait x3, Gestures, Wait, rotate"))
    }

    @Test func theMenuIsData() throws {
        let values = ["interval": "2", "reaction": "1", "menuOrder": "actions,tap,exit"]
        let found = try costs(.iosSwitchAuto, values, [0, 1, 3])
        #expect(found[0]! == (2, 5, 6, 8, "Wait, Press, Wait x2, Tap"))
        #expect(found[1]! == (2, 3, 2, 4, "Wait, Press, Call"))
        #expect(found[2] == nil)
    }

    @Test func selectingAgainOpensTheMenuBehindATapThatComesByItself() throws {
        let values = ["interval": "2", "reaction": "1", "activation": "autoTap"]
        let found = try costs(.iosSwitchAuto, values, [0, 1])
        #expect(found[0]! == (1, 2, 2.75, 3.75, "Wait, Press"))
        // A second press instead of the delay, then the second item of the menu.
        #expect(found[1]! == (3, 4, 4, 7, "Wait, Press x2, Wait, Call"))
    }

    @Test func withoutAMenuThereIsOnlyActivation() throws {
        let found = try costs(.iosSwitchAuto, ["activation": "always"], [0, 1])
        #expect(found[0]!.presses == 1)
        #expect(found[1] == nil)
    }

    @Test func manualScanningMovesThroughTheMenu() throws {
        let found = try costs(.iosSwitchManual, ["press": "0.5"], [2])
        #expect(found[0]! == (5, 5, 0, 2.5, "Next, Select, Next x2, Map"))
    }

    @Test func anActionCanBeWhatIsAskedFor() throws {
        let fixture = try Fixture(
            #"<element id="a" role="button"/><element id="b" role="button"><action name="Call"/></element>"#,
            platform: .ios)
        let request = AnalysisPlan(methods: [.init(.iosSwitchAuto)], actionName: "Call", details: .routes)
        let tree = try #require(Analyzer.analyze(fixture.screen, platform: .ios, request).methods[0].tree(.flat))
        #expect(tree.costs.map(\.status) == [.unreachable, .reached])
        #expect(tree.costs[1].route?.description == "Wait, Press, Wait, Call")
        #expect(tree.expected?.steps == 4)
        #expect(tree.unreachedCount == 1)
    }
}

private func == (
    a: (presses: Double, steps: Double, wait: Double, seconds: Double, route: String),
    b: (Double, Double, Double, Double, String)
) -> Bool { a.0 == b.0 && a.1 == b.1 && a.2 == b.2 && a.3 == b.3 && a.4 == b.4 }
