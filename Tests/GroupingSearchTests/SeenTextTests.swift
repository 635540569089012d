import AccessCost
import LayoutModel
import TestSupport
import Testing

@testable import GroupingSearch

/// Headings and captions that a method passes by, and that people see all the same.
@Suite struct SeenTextTests {
    /// The labels of the groups that are suggested on a screen of navcost's XML, in the order of the file, with their members.
    private static func groups(_ body: String, _ method: AccessMethod = .iosSwitchAuto) async throws -> [String:
        [String]]
    {
        let screen = try Fixture(body).screen
        let request = Suggester.Request(mix: Problems.mix(method))
        let found = await Suggester(screen, platform: .ios, request).run()
        let groups = found.suggestions.map(\.change).filter { $0.kind == .group }
        #expect(groups.allSatisfy { !$0.needsName })
        return Dictionary(groups.map { ($0.label, $0.targets) }, uniquingKeysWith: { first, _ in first })
    }

    private static let words =
        "apple river stone cloud table chair horse tiger bread sugar paper glass metal music dance story"
        .split(separator: " ").map(String.init)

    private static func buttons(_ range: Range<Int>, _ name: (Int) -> String, _ frame: (Int) -> String = { _ in "" })
        -> String
    {
        range.map { "<element id=\"b\($0)\" role=\"button\" label=\"\(name($0))\"\(frame($0 - range.lowerBound))/>" }
            .joined()
    }

    private static func text(_ label: String, _ role: String = "heading", _ frame: String = "") -> String {
        "<element role=\"\(role)\" label=\"\(label)\"\(frame)/>"
    }

    private static func frame(_ x: Int, _ y: Int, _ width: Int = 90, _ height: Int = 30) -> String {
        " x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\""
    }

    /// Switch Control passes headings by; what stands below each is a group with its name.
    @Test(arguments: [false, true]) func aHeadingThatIsNoStopNamesItsGroup(hasFrames: Bool) async throws {
        let names = ["Kitchen", "Garden", "Garage"]
        var body = ""
        for (place, name) in names.enumerated() {
            let top = place * 100
            body += Self.text(name, "heading", hasFrames ? Self.frame(0, top, 200, 20) : "")
            body += Self.buttons(place * 5..<place * 5 + 5, { Self.words[$0] }) {
                hasFrames ? Self.frame($0 * 100, top + 24) : ""
            }
        }
        let found = try await Self.groups(body)
        #expect(found["Kitchen"] == ["b0", "b1", "b2", "b3", "b4"])
        #expect(found["Garden"] == ["b5", "b6", "b7", "b8", "b9"])
        #expect(Set(found.keys).isSubset(of: names))
    }

    /// Each of many groups saves less than a change must; what is alike is one change.
    @Test func manyAlikeGroupsPayForOneChange() async throws {
        var random = SeededNumbers(7)
        var body = ""
        for place in 0..<104 {
            let top = place * 100
            body += Self.text("Part \(place)", "heading", Self.frame(0, top, 200, 20))
            body += Self.buttons(place * 3..<place * 3 + 3, { "\(Self.words.randomElement(using: &random)!) \($0)" }) {
                Self.frame($0 * 100, top + 24)
            }
        }
        let found = try await Self.groups(body)
        #expect(found.count == 104 && found["Part 3"] == ["b9", "b10", "b11"])
    }

    /// Numbers that go on across a heading make no group that crosses it.
    @Test func numberedLabelsEndAtAHeading() async throws {
        let body =
            Self.text("Easy") + Self.buttons(0..<6, { "Level \($0 + 1)" })
            + Self.text("Hard") + Self.buttons(6..<12, { "Level \($0 + 1)" })
            + Self.text("Other") + Self.buttons(12..<16, { Self.words[$0] })
        let found = try await Self.groups(body)
        #expect(found["Easy"] == (0..<6).map { "b\($0)" })
        #expect(found["Hard"] == (6..<12).map { "b\($0)" })
    }

    /// The captions of cards, which scanning skips, tell their groups apart.
    @Test func captionsNameCards() async throws {
        let captions = ["Biscuit", "Pepper", "Mocha", "Olive"]
        var body = ""
        for (place, caption) in captions.enumerated() {
            let top = place * 120
            body += Self.text(caption, "staticText", Self.frame(0, top, 200, 20))
            for (index, name) in ["Adopt", "Share", "Call"].enumerated() {
                body +=
                    "<element id=\"c\(place)-\(index)\" role=\"button\" label=\"\(name)\"\(Self.frame(index * 100, top + 22))/>"
            }
        }
        let found = try await Self.groups(body)
        #expect(Set(found.keys) == Set(captions))
        #expect(found["Pepper"] == ["c1-0", "c1-1", "c1-2"])
    }

    /// The heading of one column is none of what stands in both.
    @Test func aHeadingNamesItsOwnColumn() async throws {
        var body = Self.text("Mail", "heading", Self.frame(0, 0, 200, 30))
        body += Self.buttons(0..<6, { Self.words[$0] }) { Self.frame(0, 40 + 50 * $0, 200, 44) }
        body += Self.buttons(6..<12, { Self.words[$0] }) { Self.frame(500, 40 * $0, 200, 36) }
        body += Self.buttons(12..<16, { Self.words[$0] }) { Self.frame(100 * $0, 700) }
        let screen = try Fixture(body).screen
        let problem = GroupingProblem(screen, Problems.mix(.iosSwitchAuto), Constraints())
        for section in problem.constraints.sections.sections where section.name == "Mail" {
            #expect(section.count == 6)
        }
    }

    /// A box around all stops is no section because a text stands beside it.
    @Test func aBoxOfAllStopsIsTheScreen() throws {
        let body =
            Self.text("About", "staticText")
            + "<group id=\"all\" label=\"All\">\(Self.buttons(0..<6, { Self.words[$0] }))</group>"
        let problem = GroupingProblem(try Fixture(body).screen, Problems.mix(.iosSwitchAuto), Constraints())
        #expect(problem.constraints.sections.places.allSatisfy { $0.section == 0 })
    }

    /// What is inside a stop, hidden or scrolled out of view is not seen beside the stops.
    @Test func textsAreThoseBesideTheStops() throws {
        let screen = try Fixture(
            """
            <element id="cell" role="cell" label="Row"><element id="inner" role="staticText" label="inside"/></element>
            <element id="gone" role="staticText" label="hidden" hidden="true"/>
            <element id="head" role="heading" label="Head"/>
            <group id="box" label="Box"><element id="note" role="staticText" label="Note"/><element id="go" role="button" label="Go"/></group>
            """
        ).screen
        let stops = ["cell", "go"].compactMap(screen.index)
        #expect(SeenTexts.beside(stops, on: screen, platform: .ios).map { screen[$0].id } == ["head", "note"])
    }
}
