import GroupingSearch
import LayoutModel
import TestSupport
import Testing

/// Titles that become one element with their value, and those that must not.
@Suite struct MergeTests {
    private static func text(_ id: String, _ label: String, _ x: Int, _ y: Int, width: Int = 100) -> String {
        "<element id=\"\(id)\" role=\"staticText\" label=\"\(label)\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"20\"/>"
    }

    private static let table =
        text("a", "Breed", 0, 0) + text("b", "Beagle", 120, 0) + text("c", "Age", 0, 30) + text("d", "3 years", 120, 30)

    @Test func pairsInTwoColumnsAreTitlesAndValues() throws {
        #expect(try ChangeCases.found(.merge, Self.table) == ["a b > Breed", "c d > Age"])
    }

    @Test func theSampleGivesItsFourPairs() throws {
        let found = ChangeCases.found(.merge, try Fixture(sample: "DogGalleryBefore")).map(ChangeCases.text)
        #expect(
            found == [
                "breed breed-value > Breed", "age age-value > Age", "weight weight-value > Weight",
                "home home-value > Home",
            ])
    }

    @Test(arguments: [
        ("a colon", text("a", "Name:", 0, 0) + text("b", "Biscuit", 120, 0), "a b > Name"),
        ("ids", text("breed", "Breed", 0, 0) + text("breedValue", "Beagle", 120, 0), "breed breedValue > Breed"),
        (
            "its control",
            text("a", "Sound", 0, 0)
                + #"<element id="b" role="toggle" value="on" x="200" y="0" width="50" height="30"/>"#,
            "a b > Sound"
        ),
        (
            "a field below",
            text("a", "Street", 0, 0)
                + #"<element id="b" role="textField" label="Street" x="0" y="24" width="200" height="30"/>"#,
            "a b > Street"
        ),
        (
            "boxes alike",
            (1...2).map { row in
                "<group id=\"g\(row)\" x=\"\(row * 100)\" y=\"0\" width=\"90\" height=\"50\">"
                    + text("t\(row)", "Steps", row * 100, 0, width: 90)
                    + text("v\(row)", "4000", row * 100, 22, width: 90)
                    + "</group>"
            }.joined(), "t1 v1 > Steps, t2 v2 > Steps"
        ),
    ])
    func whatTellsThatTwoBelongTogether(case name: String, content: String, expected: String) throws {
        #expect(try ChangeCases.found(.merge, content).joined(separator: ", ") == expected)
    }

    @Test(arguments: [
        ("one row of two texts tells nothing", text("a", "Breed", 0, 0) + text("b", "Beagle", 120, 0)),
        (
            "three columns are a table",
            table + text("e", "Dog", 240, 0) + text("f", "Dog", 240, 30)
        ),
        ("a sentence is no title", text("a", "Call us now.", 0, 0) + text("a-value", "555", 120, 0)),
        (
            "a control with a name of its own",
            text("a", "Sound", 0, 0)
                + #"<element id="b" role="toggle" label="Mute" x="200" y="0" width="50" height="30"/>"#
        ),
        (
            "one text for two fields",
            text("a", "Time", 0, 0) + #"<element id="b" role="textField" x="120" y="0" width="40" height="20"/>"#
                + #"<element id="c" role="textField" x="170" y="0" width="40" height="20"/>"#
        ),
        ("another box", "<group id=\"g\">\(text("a", "Name:", 0, 0))</group>" + text("b", "Biscuit", 120, 0)),
        (
            "a button is no field",
            text("a", "Go:", 0, 0) + #"<element id="b" role="button" x="120" y="0" width="40" height="20"/>"#
        ),
        ("locked", "<group id=\"g\" locked=\"true\">\(table)</group>"),
    ])
    func nearMisses(case name: String, content: String) throws {
        #expect(try ChangeCases.found(.merge, content) == [], "\(name)")
    }

    @Test func whereLinesAreReadFromTheRightTheTitleStandsThere() throws {
        let fixture = try Fixture(Self.table, screen: "direction=\"rightToLeft\"")
        #expect(
            ChangeCases.found(.merge, fixture).map(ChangeCases.text) == ["b a > Beagle", "d c > 3 years"])
        let content = Self.text("a", "Name:", 120, 0) + Self.text("b", "Biscuit", 0, 0)
        #expect(try ChangeCases.found(.merge, content) == [])
        let turned = try Fixture(content, screen: "direction=\"rightToLeft\"")
        #expect(ChangeCases.found(.merge, turned).map(ChangeCases.text) == ["a b > Name"])
    }

    @Test func onlyWhereToolkitsCanDoIt() throws {
        for platform in [Platform.web, .qt, .gtk, .windows, .aac, .java] {
            #expect(try ChangeCases.found(.merge, Self.table, platform: platform) == [])
        }
        #expect(try ChangeCases.found(.merge, Self.table, platform: .android).count == 2)
    }

    @Test func theTitleStaysAndSpeaksTheValue() throws {
        let fixture = try Fixture(Self.table)
        let change = ScreenChange(.merge, ["a", "b"], label: "Breed")
        #expect(
            ChangeCases.applied(change, fixture) == """
                staticText "Breed" #a =Beagle (0,0,220,20)
                staticText "Age" #c (0,30,100,20)
                staticText "3 years" #d (120,30,100,20)
                """)
        #expect(change.standIns(on: fixture.screen) == [.init(target: "b", element: "a")])
    }

    @Test func theControlStaysAndKeepsWhatItDoes() throws {
        let fixture = try Fixture(
            Self.text("a", "Sound:", 0, 0)
                + #"<element id="b" role="toggle" value="on" weight="3" x="200" y="0" width="50" height="30"/>"#)
        let change = ScreenChange(.merge, ["a", "b"], label: "Sound")
        let after = try #require(change.apply(to: fixture.screen, platform: .ios))
        #expect(fullDump(after, frames: true) == "toggle \"Sound\" #b =on (0,0,250,30)")
        #expect(after.elements[0].weight == 3)
        #expect(change.standIns(on: fixture.screen) == [.init(target: "a", element: "b")])
    }

    @Test(arguments: [["a"], ["a", "a"], ["a", "x"], ["a", "b", "c"], ["g", "a"]])
    func whatMakesNoSenseIsNotMade(targets: [String]) throws {
        let fixture = try Fixture(Self.table + "<group id=\"g\"/>")
        #expect(ScreenChange(.merge, targets, label: "X").apply(to: fixture.screen, platform: .ios) == nil)
    }

    @Test func aValueThatReactsIsNotSwallowed() throws {
        let fixture = try Fixture(
            Self.text("a", "Name", 0, 0)
                + #"<element id="b" role="staticText" label="Edit" respondsToInteraction="true" x="120" y="0" width="40" height="20"/>"#
        )
        #expect(ScreenChange(.merge, ["a", "b"]).apply(to: fixture.screen, platform: .ios) == nil)
    }
}
