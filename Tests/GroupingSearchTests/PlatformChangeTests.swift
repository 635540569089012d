import AccessCost
import LayoutModel
import TestSupport
import Testing

@testable import GroupingSearch

/// Screens that lack what such a change makes.
private enum Lacking {
    static let choices = """
        <element id="name" role="textField" label="Name" x="0" y="0" width="200" height="20"/>
        <element id="title" role="staticText" label="Size:" x="0" y="40" width="200" height="20"/>
        <element id="small" role="radioButton" label="Small" x="0" y="60" width="200" height="20"/>
        <element id="medium" role="radioButton" label="Medium" selected="true" x="0" y="80" width="200" height="20"/>
        <element id="large" role="radioButton" label="Large" x="0" y="100" width="200" height="20"/>
        <element id="save" role="button" label="Save" x="0" y="140" width="80" height="20"/>
        <element id="more1" role="button" label="More 1" x="0" y="180" width="80" height="20"/>
        <element id="more2" role="button" label="More 2" x="0" y="220" width="80" height="20"/>
        <element id="more3" role="button" label="More 3" x="0" y="260" width="80" height="20"/>
        <element id="more4" role="button" label="More 4" x="0" y="300" width="80" height="20"/>
        """

    static func tabs(_ role: String, _ attributes: String = "") -> String {
        """
        <group id="bar" role="\(role)" label="Parts" container="semanticGroup">
          <element id="a" role="tab" label="One"/><element id="b" role="tab" label="Two" selected="true"\(attributes)/>
          <element id="c" role="tab" label="Three"/>
        </group>
        <element id="after" role="button" label="After"/>
        <element id="more1" role="button" label="More 1"/>
        <element id="more2" role="button" label="More 2"/>
        <element id="more3" role="button" label="More 3"/>
        <element id="more4" role="button" label="More 4"/>
        """
    }

    static func page(links: Int, _ more: String = "") -> String {
        let nav = (1...links).map { #"<element id="l\#($0)" role="link" label="Link \#($0)"/>"# }.joined()
        return """
            <group id="nav" landmark="navigation" container="landmark">\(nav)\(more)</group>
            <group id="main" landmark="main" container="landmark" label="News">
              <element id="x" role="button" label="X"/><element id="y" role="button" label="Y"/>
            </group>
            """
    }

    static let article = """
        <element id="top" role="heading" heading="1" label="Settings" x="0" y="0" width="300" height="40"/>
        <element id="one" role="staticText" label="Sound" x="0" y="80" width="60" height="20"/>
        <element id="a" role="button" label="Ring" x="0" y="105" width="300" height="30"/>
        <element id="b" role="button" label="Alarm" x="0" y="140" width="300" height="30"/>
        <element id="c" role="button" label="Keys" x="0" y="175" width="300" height="30"/>
        <element id="two" role="staticText" label="Display" x="0" y="260" width="70" height="20"/>
        <element id="d" role="button" label="Colour" x="0" y="285" width="300" height="30"/>
        <element id="e" role="button" label="Size" x="0" y="320" width="300" height="30"/>
        <element id="f" role="button" label="Night" x="0" y="355" width="300" height="30"/>
        """

    static func row(_ second: String) -> String {
        """
        <element id="a" role="button" label="A" x="0" y="100" width="50" height="40"/>
        <element id="b" role="button" label="B" x="60" y="\(second)" width="50" height="40"/>
        <element id="c" role="button" label="C" x="120" y="100" width="50" height="40"/>
        <element id="d" role="button" label="D" x="0" y="200" width="170" height="40"/>
        """
    }
}

/// Changes that some platforms have: headings, skip links, roving tab indices, radio groups, rows in line.
@Suite struct PlatformChangeTests {
    /// What the targets of a screen cost that a method reaches, in keystrokes.
    private static func keystrokes(_ method: AccessMethod, _ screen: Screen, _ platform: Platform) -> [String: Double] {
        let evaluator = Problems.mix(method, platform: platform).main
        let (targets, tree) = evaluator.analysis(screen)
        let costs = zip(targets, tree.costs).compactMap { target, cost in
            cost.cost.flatMap(\.keystrokes).map { (target.id, $0) }
        }
        return Dictionary(uniqueKeysWithValues: costs)
    }

    // MARK: Radio groups

    @Test(arguments: [Platform.gtk, .qt, .windows, .java, .web])
    func radioButtonsBelowEachOtherBecomeOneStop(platform: Platform) throws {
        let fixture = try Fixture(Lacking.choices, platform: platform)
        #expect(ChangeCases.found(.radioGroup, fixture).map(ChangeCases.text) == ["small medium large > Size"])
        let change = try #require(ChangeCases.found(.radioGroup, fixture).first)
        #expect(!change.needsName && change.container == nil && change.effort == .container)
        let after = try #require(change.apply(to: fixture.screen, platform: platform))
        let box = try #require(after.elements.first { $0.role == .radioGroup })
        #expect(box.label == "Size" && box.frame == Frame(x: 0, y: 60, width: 200, height: 60))
        #expect(
            after.elements.filter { $0.parent.map { after[$0].id } == box.id }.map(\.id) == [
                "small", "medium", "large",
            ])
        // Tab: name, the chosen button, save; then Space.
        let method = platform == .web ? AccessMethod.webKeyboard : .desktopKeyboard
        let (old, new) = (Self.keystrokes(method, fixture.screen, platform), Self.keystrokes(method, after, platform))
        #expect(old["save"] == new["save"].map { $0 + 2 })
        #expect(new.count == old.count && new.count == 9)
    }

    @Test func aBoxThatHoldsJustTheChoiceBecomesTheGroup() throws {
        let content = """
            <group id="box" label="Mode">
              <element id="a" role="radioButton" label="Fast"/><element id="b" role="radioButton" label="Good"/>
            </group>
            """
        let fixture = try Fixture(content, platform: .gtk)
        let change = try #require(ChangeCases.found(.radioGroup, fixture).first)
        #expect(change.container == "box" && change.label == "Mode" && change.effort == .attribute)
        let after = try #require(change.apply(to: fixture.screen, platform: .gtk))
        #expect(after.elements.count == 3 && after.elements[0].role == .radioGroup)
    }

    @Test func aChoiceWithoutATitleAsksForAName() throws {
        let content =
            #"<element id="a" role="radioButton" label="Fast"/><element id="b" role="radioButton" label="Good"/>"#
        let change = try #require(ChangeCases.found(.radioGroup, try Fixture(content, platform: .qt)).first)
        #expect(change.needsName && change.label == "Fast")
    }

    @Test(arguments: [
        #"<group id="g" role="radioGroup"><element id="a" role="radioButton" label="A"/><element id="b" role="radioButton" label="B"/></group>"#,
        #"<element id="a" role="radioButton" label="A"/>"#,
        #"<element id="a" role="radioButton" label="A"/><element id="x" role="button" label="X"/><element id="b" role="radioButton" label="B"/>"#,
        #"<element id="a" role="radioButton" label="A" x="0" y="0" width="50" height="20"/><element id="b" role="radioButton" label="B" x="0" y="90" width="50" height="20"/>"#,
        #"<element id="a" role="radioButton" label="A"/><group id="g" locked="true"><element id="b" role="radioButton" label="B"/><element id="c" role="radioButton" label="C"/></group>"#,
    ])
    func whatIsNoChoiceOfItsOwnStays(content: String) throws {
        #expect(try ChangeCases.found(.radioGroup, content, platform: .gtk) == [])
    }

    // MARK: Roving tab indices

    @Test(arguments: ["toolbar", "tabGroup", "menuBar", "menu"]) func membersBecomeOneTabStop(role: String) throws {
        let fixture = try Fixture(Lacking.tabs(role), platform: .web)
        let change = try #require(ChangeCases.found(.roving, fixture).first)
        #expect(change.targets == ["a", "b", "c"] && change.container == "bar")
        let after = try #require(change.apply(to: fixture.screen, platform: .web))
        #expect(["a", "b", "c"].map { after.element($0)!.tabIndex } == [-1, 0, -1])
        let (old, new) = (
            Self.keystrokes(.webKeyboard, fixture.screen, .web), Self.keystrokes(.webKeyboard, after, .web)
        )
        #expect(old["after"] == 5 && new["after"] == 3)
    }

    @Test(arguments: [
        Lacking.tabs("list"), Lacking.tabs("navigationBar"), Lacking.tabs("menu", " tabIndex=\"3\""),
        Lacking.tabs("toolbar").replacing("role=\"tab\" label=\"One\"", with: "role=\"link\" label=\"One\""),
        Lacking.tabs("toolbar").replacing("role=\"tab\" label=\"One\"", with: "role=\"textField\" label=\"One\""),
        Lacking.tabs("toolbar").replacing("label=\"One\"", with: "label=\"One\" tabIndex=\"-1\"")
            .replacing("label=\"Three\"", with: "label=\"Three\" tabIndex=\"-1\""),
        // A group has no tab index.
        #"<group id="bar" role="toolbar" label="T"><element id="a" role="button" label="A"/><element id="b" role="button" label="B"/><group id="c" role="button" label="C" accessible="true"><element id="x" label="X"/></group></group>"#,
    ])
    func otherContainersStay(content: String) throws {
        #expect(try ChangeCases.found(.roving, content, platform: .web) == [])
    }

    // MARK: Skip links

    @Test func aLinkLeadsPastTheNavigation() throws {
        let fixture = try Fixture(Lacking.page(links: 8), platform: .web)
        let change = try #require(ChangeCases.found(.skipLink, fixture).first)
        #expect(change.targets == ["main"] && change.label == "Skip to News")
        #expect(change.additions(on: fixture.screen) == ["skip-link"])
        let after = try #require(change.apply(to: fixture.screen, platform: .web))
        #expect(
            after.elements[0].id == "skip-link" && after.elements[0].jumpsTo == "main" && after.elements[0].weight == 0)
        let main = try #require(fixture.screen.elements.first { $0.id == "main" })
        #expect(main.line > 0 && after.elements[0].line == main.line)
        let (old, new) = (
            Self.keystrokes(.webKeyboard, fixture.screen, .web), Self.keystrokes(.webKeyboard, after, .web)
        )
        // Before: two Shift-Tabs at most, from the page's end; so x costs two moves back and Return.
        #expect(old["l4"] == 5 && new["l4"] == 6)
        #expect(new["skip-link"] == 2)
        // Tab, Return, Tab and Space.
        #expect(new["x"] == 4)
    }

    @Test(arguments: [
        Lacking.page(links: 2), Lacking.page(links: 8, #"<element id="s" role="link" label="Skip" jumpsTo="x"/>"#),
        Lacking.page(links: 8, #"<element id="s" role="button" label="First" tabIndex="2"/>"#),
        Lacking.page(links: 8).replacing(" landmark=\"main\"", with: ""),
    ])
    func otherPagesNeedNone(content: String) throws {
        #expect(try ChangeCases.found(.skipLink, content, platform: .web) == [])
        #expect(try ChangeCases.found(.skipLink, Lacking.page(links: 8), platform: .gtk) == [])
    }

    // MARK: Headings

    @Test func textsThatNameWhatFollowsBecomeHeadingsTogether() throws {
        let fixture = try Fixture(Lacking.article, platform: .web)
        #expect(ChangeCases.found(.heading, fixture).map(ChangeCases.text) == ["one two > 2"])
        let change = try #require(ChangeCases.found(.heading, fixture).first)
        let after = try #require(change.apply(to: fixture.screen, platform: .web))
        #expect(after.elements.map(\.headingLevel) == [1, 2, nil, nil, nil, 2, nil, nil, nil])
        let (old, new) = (
            Self.keystrokes(.webScreenReader, fixture.screen, .web), Self.keystrokes(.webScreenReader, after, .web)
        )
        // H, H, Down and Return; before, B six times from the top or three and four steps.
        #expect(new["d"] == 4 && old["d"] == 5)
        #expect(ChangeCases.found(.heading, try Fixture(Lacking.article, platform: .ios)) == [])
    }

    // MARK: Rows in line

    @Test func viewsThatNearlyShareARowGetItsEdges() throws {
        let fixture = try Fixture(Lacking.row("104"), platform: .android)
        let change = try #require(ChangeCases.found(.align, fixture).first)
        #expect(change.targets == ["a", "b"])
        let after = try #require(change.apply(to: fixture.screen, platform: .android))
        #expect(after.element("b")!.frame == Frame(x: 60, y: 100, width: 50, height: 40))
        // The row is one stop of the top list, of which there are two.
        let evaluator = Problems.mix(.androidSwitchAuto, platform: .android).main
        let (old, new) = (evaluator.analysis(fixture.screen).1, evaluator.analysis(after).1)
        #expect(old.tree.stops.count { $0.kind == .group } == 0)
        #expect(new.tree.stops.count { $0.kind == .group } == 1)
    }

    @Test(arguments: ["100", "111", "140"]) func otherRowsStay(second: String) throws {
        #expect(try ChangeCases.found(.align, Lacking.row(second), platform: .android) == [])
    }
}
