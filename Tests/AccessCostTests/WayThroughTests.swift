import AccessCost
import LayoutModel
import Testing

/// Going through stops in an order, without activating any.
@Suite struct WayThroughTests {
    private let screen = makeScreen { screen in
        for label in ["A", "B", "C", "D"] { screen.add(.button, label) }
        screen.add(.staticText, "Text")
    }

    private func cost(_ places: [Int], _ method: AccessMethod, set: [String: String] = [:]) -> Cost? {
        var settings = method.defaults
        for (key, value) in set { precondition(settings.set(key, to: value) == nil) }
        let asked = RequestedMethod(method, parameters: settings)
        let evaluator = CostEvaluator(asked, platform: .ios, AnalysisPlan(methods: [asked]))
        return evaluator.cost(through: places.map(ElementIndex.init), on: screen)
    }

    @Test func aReaderSwipesFromEachToTheNext() {
        #expect(cost([0, 1, 2, 3, 4], .iosVoiceOver)?.commands == 4)
        #expect(cost([0, 2, 1, 3], .iosVoiceOver)?.commands == 5)
    }

    /// Tab one way, Shift-Tab back.
    @Test func aKeyboardGoesBothWays() {
        #expect(cost([0, 1, 2], .iosKeyboard)?.keystrokes == 2)
        #expect(cost([1, 2, 1], .iosKeyboard)?.keystrokes == 3)
    }

    /// The scan goes on where it is, and round: from C to B are three highlights of four.
    @Test func aScanGoesRound() throws {
        let onwards = try #require(cost([0, 1, 2], .iosSwitchAuto))
        #expect(onwards.steps == 2 && onwards.presses == 0)
        #expect(try #require(cost([2, 1], .iosSwitchAuto)).steps == 3)
    }

    @Test func theWayToTheFirstDoesNotCount() {
        #expect(cost([3], .iosVoiceOver) == Cost())
        #expect(cost([], .iosVoiceOver) == Cost())
    }

    @Test func whatIsNoStopHasNone() {
        #expect(cost([0, 4], .iosSwitchAuto) == nil)
    }
}
