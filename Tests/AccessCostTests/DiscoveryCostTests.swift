import AccessCost
import LayoutModel
import TestSupport
import Testing

/// What finding one of 12 hidden cards takes in our samples (the puzzle game of Apple's accessibility talks), worked by
/// hand: the mean over k = 1...12 of what trying k cards costs. Interval 1, reaction 0.65 (NavCost.docc/Defaults.md).
@Suite struct DiscoveryCostTests {
    private func finding(
        _ fixture: Fixture, _ method: AccessMethod, _ kind: TreeKind, _ values: [String: String] = [:]
    ) throws -> DiscoveryCost {
        let silent = values.merging(method.defaults.has("listening") ? ["listening": "off"] : [:]) { $1 }
        return try #require(fixture.analysis(method, set: silent).methods[0].tree(kind)?.discovery)
    }

    private func check(
        _ sample: String, _ method: AccessMethod, _ kind: TreeKind, _ expected: Cost, _ values: [String: String] = [:]
    ) throws {
        let found = try finding(Fixture(sample: sample), method, kind, values)
        #expect(found.hidden == 12)
        let cost = try #require(found.expected)
        for figure in Figure.allCases {
            #expect(abs(cost[figure] - expected[figure]) < 1e-9, "\(sample) \(kind) \(figure): \(cost[figure])")
        }
    }

    /// Hint and Pause, then card k is stop 2 + k: 2 + k steps, 1 + k waits, no press.
    @Test func focusFlat() throws {
        try check("ShapeShuffleGame", .iosSwitchAuto, .flat, Cost(presses: 0, steps: 8.5, wait: 7.5, seconds: 7.5))
    }

    /// The bar, the row (press), a card: 3 steps. Within a row a step a card. From a row's last card: the exit (press),
    /// the row, the next row (press), its first card: 4 steps, 2 waits. So 3 + (c - 1) + 7 (r - 1) steps, 1 + (c - 1) +
    /// 5 (r - 1) waits, 1 + 2 (r - 1) presses, for 3 rows of 4.
    @Test func focusGrouped() throws {
        try check(
            "ShapeShuffleGame", .iosSwitchAuto, .grouped,
            Cost(presses: 3, steps: 11.5, wait: 7.5, seconds: 7.5 + 3 * 0.65))
    }

    /// VoiceOver starts on the score: card k is 2 + k to the right. In groups: right, in, then a card each; out, right, in
    /// (4 + 3 + 4 keys) between rows.
    @Test func focusWithVoiceOver() throws {
        try check(
            "ShapeShuffleGame", .macVoiceOver, .flat, Cost(keystrokes: 25.5, commands: 8.5, seconds: 25.5 * 0.28))
        try check(
            "ShapeShuffleGame", .macVoiceOver, .grouped, Cost(keystrokes: 31.5, commands: 9.5, seconds: 31.5 * 0.28))
    }

    /// Card j is stop 3 j, flat and from the top: 3 j + 1 steps with Tap, 3 j - 1 waits, 2 presses. Trying k cards:
    /// 1.5 k (k + 1) + k steps, 1.5 k (k + 1) - k waits, 2 k presses; the mean of k is 6.5, of k (k + 1) 60 2/3.
    @Test func tapFromTheTop() throws {
        try check(
            "CardButtons", .iosSwitchAuto, .flat,
            Cost(presses: 13, steps: 97.5, wait: 84.5, seconds: 84.5 + 13 * 0.65))
    }

    /// From the card that was tapped: highlighted again, 3 on, Tap: 5 steps, 3 waits; the first one 4 steps, 2 waits.
    @Test func tapFromTheItem() throws {
        try check(
            "CardButtons", .iosSwitchAuto, .flat,
            Cost(presses: 13, steps: 4 + 5 * 5.5, wait: 2 + 3 * 5.5, seconds: 18.5 + 13 * 0.65),
            ["afterActivation": "item"])
    }

    /// Score, Hint, Pause and the first card, then each third stop: 4 commands a card.
    @Test func tapWithVoiceOver() throws {
        try check(
            "CardButtons", .macVoiceOver, .flat, Cost(keystrokes: 78, commands: 26, seconds: 78 * 0.28))
    }

    /// The scan moves past b, which shows itself, and goes on to c, which is tapped.
    @Test func someOnTapSomeOnFocus() throws {
        let fixture = try Fixture(
            #"<element id="a" role="button"/><element id="b" role="button" reveals="focus"/><element id="c" role="button" reveals="tap"/>"#
        )
        let found = try finding(fixture, .iosSwitchAuto, .flat)
        #expect(found.reveals == .mixed)
        #expect(found.hidden == 2)
        // b: 2 steps, 1 s; c: 2 more with Tap, 1 + 1.3 s more.
        #expect(found.expected?.steps == 3)
        #expect(abs(found.expected!.seconds - (1 + 3.3) / 2) < 1e-9)
    }

    @Test func whereItCannotBeDone() throws {
        let point = try finding(Fixture(sample: "ShapeShuffleGame"), .iosSwitchPoint, .flat)
        #expect(point.expected == nil)
        #expect(point.reason == "no route focuses a target")
        let fixture = try Fixture(
            #"<element id="a" role="button" reveals="tap"/><element id="b" role="button" reveals="tap" offscreen="true"/>"#
        )
        #expect(try finding(fixture, .iosSwitchAuto, .flat).reason == "1 of them cannot be reached")
        let none = try Fixture(sample: "RoastedBeans").analysis(.iosSwitchAuto)
        #expect(none.methods[0].trees.allSatisfy { $0.discovery == nil })
    }
}
