import AccessCost
import GroupingSearch
import LayoutModel
import TestSupport
import Testing

/// Small buttons that become custom actions of their item, and those that must not.
@Suite struct FoldedActionTests {
    /// Rows of an item and small buttons beside it; "#" stands for the row's number.
    private static func rows(
        _ buttons: [String], item: String = "Card #", role: String = "button", count: Int = 2, more: String = "",
        small: String = ""
    ) -> String {
        (1...count).map { row in
            let cell =
                "<element id=\"item-#\" role=\"\(role)\" label=\"\(item)\" \(more) x=\"0\" y=\"\(row * 100)\" width=\"200\" height=\"90\"/>"
            let parts = buttons.enumerated().map { place, label in
                "<element id=\"b#-\(place)\" role=\"button\" label=\"\(label)\" \(small) x=\"\(210 + place * 50)\" y=\"\(row * 100 + 20)\" width=\"40\" height=\"40\"/>"
            }
            return (cell + parts.joined()).replacing("#", with: "\(row)")
        }.joined()
    }

    @Test func theSampleGivesPinAndAddOfTwelveCards() throws {
        let fixture = try Fixture(sample: "CardButtons")
        let found = ChangeCases.found(.actions, fixture)
        #expect(found.map { $0.targets.joined(separator: " ") } == (1...12).map { "card-\($0) pin-\($0) add-\($0)" })
        #expect(found.allSatisfy { ScreenChange.actionNames($0, on: fixture.screen) == ["Pin", "Add"] })
    }

    @Test func allOfThemMakeTheSampleThatWasWrittenByHand() throws {
        let before = try Fixture(sample: "CardButtons")
        var screen = before.screen
        for change in ChangeCases.found(.actions, before) {
            screen = try #require(change.apply(to: screen, platform: .ios))
        }
        let after = try Fixture(sample: "ShapeShuffleGame")
        #expect(screen.stops.map(\.id) == after.screen.stops.map(\.id))
        #expect(screen.stops.map { $0.actions.map(\.name) } == after.screen.stops.map { $0.actions.map(\.name) })
    }

    @Test(arguments: [
        (rows(["Pin card #"]), "item-1 b1-0, item-2 b2-0"),
        (
            rows(["Call Home #", "Map of Home #"], item: "Home #", role: "staticText"),
            "item-1 b1-0 b1-1, item-2 b2-0 b2-1"
        ),
        (rows(["Play, Home #"], item: "Home #", role: "cell"), "item-1 b1-0, item-2 b2-0"),
    ])
    func namedAfterTheirItem(content: String, expected: String) throws {
        #expect(try ChangeCases.found(.actions, content).joined(separator: ", ") == expected)
    }

    @Test func overTheItemOrInItsCell() throws {
        let over = (1...2).map { row in
            "<element id=\"c\(row)\" role=\"cell\" label=\"Mix \(row)\" x=\"0\" y=\"\(row * 100)\" width=\"300\" height=\"90\"/><element id=\"m\(row)\" role=\"button\" label=\"More\" x=\"250\" y=\"\(row * 100 + 20)\" width=\"40\" height=\"40\"/>"
        }.joined()
        #expect(try ChangeCases.found(.actions, over) == ["c1 m1", "c2 m2"])
        let cells = (1...2).map { row in
            "<group id=\"g\(row)\" role=\"cell\"><element id=\"c\(row)\" role=\"link\" label=\"Mix \(row)\" x=\"0\" y=\"\(row * 100)\" width=\"200\" height=\"90\"/><element id=\"m\(row)\" role=\"button\" label=\"More\" x=\"250\" y=\"\(row * 100 + 20)\" width=\"40\" height=\"40\"/></group>"
        }.joined()
        #expect(try ChangeCases.found(.actions, cells, platform: .android) == ["c1 m1", "c2 m2"])
    }

    @Test(arguments: [
        ("only one item", rows(["Pin card #"], count: 1)),
        ("not alike", rows(["Pin card #"]).replacing("Pin card 2", with: "Add card 2")),
        ("destructive by its word", rows(["Delete card #"])),
        ("destructive by its flag", rows(["Pin card #"], small: "destructive=\"true\"")),
        ("wanted more than the item", rows(["Pin card #"], small: "weight=\"5\"")),
        ("leads elsewhere", rows(["Pin card #"], small: "leadsTo=\"s\"")),
        ("a key of its own", rows(["Pin card #"], small: "shortcut=\"Command-#\"")),
        ("more than a menu holds", rows(["A card #", "B card #", "C card #", "D card #", "E card #"])),
        ("a name too long for a menu", rows(["Put it on the big table card #"])),
        (
            "a text that names a field",
            (1...2).map { row in
                "<element id=\"t\(row)\" role=\"staticText\" label=\"Line \(row)\" x=\"0\" y=\"\(row * 50)\" width=\"80\" height=\"30\"/><element id=\"f\(row)\" role=\"textField\" label=\"Line \(row)\" x=\"90\" y=\"\(row * 50)\" width=\"80\" height=\"30\"/><element id=\"c\(row)\" role=\"button\" label=\"Speak line \(row)\" x=\"180\" y=\"\(row * 50)\" width=\"30\" height=\"30\"/>"
            }.joined()
        ),
        ("already there", rows(["Pin card #"]).replacing("/>", with: "><action name=\"Pin\"/></element>")),
    ])
    func nearMisses(case name: String, content: String) throws {
        #expect(try ChangeCases.found(.actions, content) == [], "\(name)")
    }

    @Test func onlyWhereThereAreCustomActions() throws {
        let content = Self.rows(["Pin card #"])
        for platform in [Platform.web, .qt, .androidTV, .tvos, .windows, .aac] {
            #expect(try ChangeCases.found(.actions, content, platform: platform) == [])
        }
    }

    @Test func aDestructiveNeighbourStaysAStop() throws {
        #expect(
            try ChangeCases.found(.actions, Self.rows(["Pin card #", "Delete card #"])) == [
                "item-1 b1-0", "item-2 b2-0",
            ])
    }

    @Test func aTextThatGetsActionsIsWantedAsTheyWere() throws {
        let fixture = try Fixture(
            Self.rows(["Call Home #", "Map of Home #"], item: "Home #", role: "staticText", small: "weight=\"2\""))
        let change = ScreenChange(.actions, ["item-1", "b1-0", "b1-1"])
        let after = try #require(change.apply(to: fixture.screen, platform: .ios))
        #expect(after.elements[0].weight == 4)
        #expect(
            fullDump(after, frames: true).split(separator: "\n")[0]
                == "staticText \"Home 1\" #item-1 (0,100,300,90) reacts +Call +Map")
        #expect(
            change.standIns(on: fixture.screen) == [
                .init(target: "b1-0", element: "item-1", action: "Call"),
                .init(target: "b1-1", element: "item-1", action: "Map"),
            ])
    }

    @Test(arguments: [
        ["item-1"], ["item-1", "none"], ["none", "b1-0"], ["item-1", "b1-0", "b1-0"],
    ])
    func whatMakesNoSenseIsNotMade(targets: [String]) throws {
        let fixture = try Fixture(Self.rows(["Pin card #"]))
        #expect(ScreenChange(.actions, targets).apply(to: fixture.screen, platform: .ios) == nil)
    }
}
