import AccessCost
import GroupingSearch
import LayoutModel
import TestSupport
import Testing

/// Gestures that get custom actions, and those that must not.
@Suite struct GestureActionTests {
    @Test func alikeTargetsGetTheirActionsTogether() throws {
        let fixture = try Fixture(sample: "ShapeShuffleGameBefore")
        let found = ChangeCases.found(.gestureActions, fixture)
        #expect(found.count == 1)
        #expect(found.first?.targets == (1...12).map { "card-\($0)" })
        #expect(found.first?.label == "Double tap, Long press")
        #expect(found.first?.needsName == true)
    }

    @Test func otherRolesAndOtherGesturesAreChangesOfTheirOwn() throws {
        let content = """
            <element id="a" role="button" label="A" gestures="longPress"/>
            <element id="b" role="cell" label="B" gestures="longPress"/>
            <element id="c" role="button" label="C" gestures="pinch rotate"/>
            <element id="d" role="button" label="D" gestures="longPress"/>
            """
        #expect(
            try ChangeCases.found(.gestureActions, content) == [
                "a d > Long press", "b > Long press", "c > Pinch, Rotate",
            ])
    }

    @Test(arguments: [
        ("<element id=\"a\" role=\"button\" label=\"A\"/>", Platform.ios),
        ("<element id=\"a\" role=\"key\" label=\"A\" gestures=\"longPress\"/>", .ios),
        ("<element id=\"a\" role=\"slider\" label=\"A\" gestures=\"swipeUp swipeDown\"/>", .ios),
        ("<element id=\"a\" role=\"button\" label=\"A\" gestures=\"scroll\"/>", .ios),
        ("<element id=\"a\" role=\"button\" label=\"A\" gestures=\"longPress\" enabled=\"false\"/>", .ios),
        ("<element id=\"a\" role=\"button\" label=\"A\" gestures=\"longPress\"><action name=\"Pin\"/></element>", .ios),
        (
            "<group locked=\"true\"><element id=\"a\" role=\"button\" label=\"A\" gestures=\"longPress\"/></group>",
            .ios
        ),
        ("<element id=\"a\" role=\"button\" label=\"A\" gestures=\"longPress\"/>", .android),
        ("<element id=\"a\" role=\"button\" label=\"A\" gestures=\"doubleTap\"/>", .web),
    ])
    func nothingIsProposed(content: String, platform: Platform) throws {
        #expect(try ChangeCases.found(.gestureActions, content, platform: platform).isEmpty)
    }

    /// The gestures stay, and each of them has an action.
    @Test func theActionsStandBesideTheGestures() throws {
        let fixture = try Fixture(sample: "ShapeShuffleGameBefore")
        let change = try #require(ChangeCases.found(.gestureActions, fixture).first)
        let after = try #require(change.apply(to: fixture.screen, platform: .ios))
        let cards = after.elements.filter { $0.id.hasPrefix("card-") }
        #expect(cards.count == 12)
        #expect(cards.allSatisfy { $0.actions.map(\.name) == ["Double tap", "Long press"] })
        #expect(cards.allSatisfy { $0.gestures == [.doubleTap, .longPress] })
        #expect(change.apply(to: after, platform: .ios) == nil, "twice")
        #expect(ChangeCases.found(.gestureActions, Fixture(after)).isEmpty)
    }

    /// What is saved is the mean over the gestures of what each costs beyond its action, as two analyses have them.
    @Test(arguments: [AccessMethod.iosSwitchAuto, .iosSwitchManual, .iosKeyboard])
    func whatItSavesIsTheDifferenceOfTwoAnalyses(method: AccessMethod) async throws {
        let fixture = try Fixture(sample: "ShapeShuffleGameBefore")
        let request = Suggester.Request(mix: Problems.mix(method, platform: .ios))
        let found = await Suggester(fixture.screen, platform: .ios, request).run()
        let change = try #require(ChangeCases.found(.gestureActions, fixture).first)
        let suggestion = found.suggestions.first { $0.change == change }
        let after = Fixture(try #require(change.apply(to: fixture.screen, platform: .ios)))
        let evaluator = request.mix.main
        let (old, new) = (
            evaluator.analysis(fixture.screen, details: .actions), evaluator.analysis(after.screen, details: .actions)
        )
        var saved: [Double] = []
        for (index, target) in old.targets.enumerated() where target.id.hasPrefix("card-") {
            // Activation, double tap, long press; then activation, the two actions, the two gestures.
            let before = try [1, 2].map { try #require(old.tree.action($0, of: index)?.cost?.seconds) }
            let place = try #require(new.targets.firstIndex { $0.id == target.id })
            let now = try [1, 2].map { try #require(new.tree.action($0, of: place)?.cost?.seconds) }
            // The gestures stay: who makes them for less goes on with them.
            let gestures = [3, 4].map { new.tree.action($0, of: place)?.cost?.seconds ?? .infinity }
            saved += zip(before, zip(now, gestures)).map { $0 - min($1.0, $1.1) }
        }
        #expect(saved.count == 24)
        let mean = saved.reduce(0, +) / 24
        if mean > 0.15 {
            let suggestion = try #require(suggestion)
            #expect(!suggestion.isIncluded)
            #expect(abs(suggestion.saves - mean) < 1e-9)
        } else {
            #expect(suggestion == nil || !suggestion!.isIncluded)
        }
        if method == .iosSwitchAuto {
            // The menu holds Tap, then Gestures, which opens a list; the actions come between: one choice less, one step more
            // for the second.
            #expect(abs(mean - 0.65) < 1e-9, "\(mean)")
        }
    }
}
