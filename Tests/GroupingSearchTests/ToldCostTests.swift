import AccessCost
import LayoutModel
import TestSupport
import Testing

@testable import GroupingSearch

/// The costs that are kept for each change that is told.
@Suite struct ToldCostTests {
    /// What is suggested for cards below each other: a button and three more below it.
    private static func suggestions(_ cards: Int) async -> ScreenSuggestions {
        var screen = Screen(id: "s", width: 400, height: Double(cards) * 120)
        for card in 0..<cards {
            for place in 0..<4 {
                var element = Element(role: .button, id: "c\(card)-\(place)", label: "Room \(card) part \(place)")
                element.frame = Frame(
                    x: place == 0 ? 20 : 20 + Double(place - 1) * 110, y: Double(card) * 120 + (place == 0 ? 0 : 44),
                    width: place == 0 ? 300 : 100, height: 40)
                screen.open(element, in: nil)
            }
        }
        let mix = Problems.mix(.iosSwitchAuto, platform: .ios)
        let others = Problems.mix(.iosVoiceOver, platform: .ios).parts.map(\.evaluator)
        let request = Suggester.Request(mix: mix, others: others)
        return await Suggester(screen, platform: .ios, request).run()
    }

    /// A page draws the tree with one change alone: its costs are those that the change is said to save.
    @Test func aSmallScreenKeepsThem() async throws {
        let found = await Self.suggestions(5)
        let before = try #require(found.before.value)
        try #require(!found.suggestions.isEmpty)
        for suggestion in found.suggestions {
            let tree = try #require(suggestion.alone?.methods.first?.tree(found.before.kind))
            let mean = try #require(tree.expected?.seconds)
            #expect(abs(before - mean - suggestion.saves) < 1e-6)
            #expect(!suggestion.effects.isEmpty)
        }
    }

    /// More stops than are looked through are not drawn, and their costs would take the most memory of a search.
    @Test func aLargeScreenKeepsNone() async {
        let found = await Self.suggestions(Suggestion.mostStops / 4 + 1)
        #expect(!found.suggestions.isEmpty)
        #expect(found.suggestions.allSatisfy { $0.alone == nil && !$0.effects.isEmpty })
    }
}
