import AccessCost
import LayoutModel
import TestSupport
import Testing

/// What is a stop and what is left out: NavCost.docc/Model.md, "Stops" and "Elements that are left out".
@Suite struct TreeLeftOutTests {
    @Test("every reason, each by its own element")
    func reasons() throws {
        let fixture = try Fixture(
            """
            <element id="kept" role="button" x="0" y="0" width="10" height="10"/>
            <element id="hidden" role="button" hidden="true"/>
            <group id="hidden-box" hidden="true"><element id="in-hidden" role="button"/></group>
            <element id="flat" role="button" x="0" y="20" width="10" height="0"/>
            <element id="thin" role="button" x="0" y="20" width="0" height="10"/>
            <element id="dot" role="button" x="0" y="20" width="0" height="0"/>
            <element id="outer" role="button"><element id="inner" role="button"/></element>
            <element id="silent" role="button" accessible="false"/>
            <element id="off" role="button" enabled="false"/>
            <group id="off-box" enabled="false"><element id="in-off" role="button"/></group>
            <element id="scrolled" role="button" offscreen="true"/>
            <element id="below" role="button" x="0" y="100" width="10" height="10"/>
            <element id="text" role="staticText"/>
            <group id="covered"><element id="sibling" role="button"/><group id="sheet" modal="true"><element id="on-sheet" role="button"/></group></group>
            """, screen: #"width="100" height="100""#)
        #expect(
            fixture.leftOut(by: .iosSwitchAuto) == [
                "hidden": .hidden, "hidden-box": .hidden, "in-hidden": .hidden, "dot": .zeroSized,
                "inner": .insideElement, "silent": .notAccessible, "off": .disabled, "in-off": .disabled,
                "scrolled": .offscreen, "below": .offscreen, "text": .notInteractive, "sibling": .behindModal,
            ])
        #expect(fixture.order() == "kept flat thin outer on-sheet")
        // Only keyboards skip what reacts to a pointer alone.
        #expect(Set(fixture.leftOut().values) == Set(LeftOutReason.allCases).subtracting([.notFocusable]))
    }

    @Test("lines without a width or a height are stops on iOS alone", arguments: [Platform.ios, .android, .web])
    func lines(platform: Platform) throws {
        let fixture = try Fixture(
            """
            <element id="kept" role="button" x="0" y="0" width="10" height="10"/>
            <element id="flat" role="button" x="0" y="20" width="10" height="0"/>
            <element id="thin" role="button" x="0" y="40" width="0" height="10"/>
            <element id="dot" role="button" x="0" y="60" width="0" height="0"/>
            """, platform: platform)
        let isIOS = platform == .ios
        #expect(fixture.order() == (isIOS ? "kept flat thin" : "kept"))
    }

    @Test("readers stop on text, on what is disabled and on what must be scrolled to; nothing else changes")
    func readers() throws {
        let fixture = try Fixture(
            """
            <element id="a" role="button"/><element id="text" role="staticText"/><element id="picture" role="image"/>
            <element id="off" role="button" enabled="false"/><element id="scrolled" role="button" offscreen="true"/>
            <element id="hidden" role="button" hidden="true"/><element id="silent" role="image" accessible="false"/>
            """, platform: .macCatalyst)
        #expect(
            fixture.dump(.flat, by: .macVoiceOver) == """
                target a
                text text
                text picture
                text off
                target scrolled
                """)
        #expect(fixture.leftOut(by: .macVoiceOver) == ["hidden": .hidden, "silent": .notAccessible])
    }

    @Test("respondsToInteraction overrides the role both ways, for accessibility elements only")
    func respondsToInteraction() throws {
        let fixture = try Fixture(
            """
            <element id="text" role="staticText" respondsToInteraction="true"/>
            <element id="button" role="button" respondsToInteraction="false"/>
            <element id="box" role="button" accessible="false" respondsToInteraction="true"><element id="a" role="button"/></element>
            """)
        #expect(fixture.order() == "text a")
        #expect(fixture.leftOut() == ["button": .notInteractive, "box": .notAccessible])
        #expect(fixture.dump(.flat, by: .macVoiceOver) == "target text\ntext button\ntarget a")
    }

    @Test("children of an accessibility element are left out however deep; those of any other are not")
    func insideElements() throws {
        let fixture = try Fixture(
            """
            <element id="cell" role="cell"><group id="g"><element id="deep" role="button"><element id="deeper" role="link"/></element></group></element>
            <group id="card" accessible="true" role="button"><element id="title" role="button"/></group>
            <element id="view" role="image" accessible="false"><element id="b" role="button"/></element>
            """)
        #expect(fixture.order() == "cell card b")
        let leftOut = fixture.leftOut()
        for id in ["deep", "deeper", "title"] { #expect(leftOut[id] == .insideElement) }
    }

    @Test("what shows in part is on the screen; touching its edge from outside is not")
    func partlyOnScreen() throws {
        let fixture = try Fixture(
            """
            <element id="part" role="button" x="-5" y="95" width="10" height="10"/>
            <element id="right" role="button" x="100" y="0" width="10" height="10"/>
            <element id="above" role="button" x="0" y="-10" width="10" height="10"/>
            """, screen: #"width="100" height="100""#)
        #expect(fixture.leftOut() == ["right": .offscreen, "above": .offscreen])
        #expect(fixture.tree(.flat, by: .macVoiceOver).stops.count == 3)
    }

    private static let nested = """
        <group id="page"><element id="a" role="button"/>
        <group id="sheet" modal="true"><element id="b" role="button"/></group></group>
        <element id="c" role="button"/>
        """

    @Test("UIKit: a modal element hides its siblings only", arguments: [Platform.ios, .tvos, .macCatalyst])
    func modalInUIKit(platform: Platform) throws {
        #expect(try Fixture(Self.nested, platform: platform).order() == "b c")
    }

    @Test(
        "elsewhere: a modal element hides all that is outside it", arguments: [Platform.web, .android, .mac, .gtk, nil])
    func modalElsewhere(platform: Platform?) throws {
        #expect(try Fixture(Self.nested, platform: platform).order() == "b")
    }

    @Test("of several modal elements the last one that is shown counts", arguments: [Platform.ios, .web])
    func severalModals(platform: Platform) throws {
        let fixture = try Fixture(
            """
            <element id="a" role="button"/>
            <group id="first" modal="true"><element id="b" role="button"/></group>
            <group id="second" modal="true"><element id="c" role="button"/></group>
            <group id="third" modal="true" hidden="true"><element id="d" role="button"/></group>
            """, platform: platform)
        #expect(fixture.order() == "c")
        #expect(fixture.leftOut()["d"] == .hidden)
    }

    @Test("a modal element inside a modal element covers the rest of it", arguments: [Platform.ios, .web])
    func nestedModals(platform: Platform) throws {
        let fixture = try Fixture(
            """
            <element id="a" role="button"/>
            <group id="sheet" modal="true"><element id="b" role="button"/>
            <group id="alert" modal="true"><element id="c" role="button"/></group></group>
            """, platform: platform)
        #expect(fixture.order() == "c")
    }

    @Test("targets: all that a person can act on, those that must be scrolled to included, disabled ones not")
    func targets() throws {
        let fixture = try Fixture(
            """
            <element id="a" role="button"/><element id="off" role="button" enabled="false"/>
            <element id="text" role="staticText"/><element id="scrolled" role="button" offscreen="true"/>
            """)
        let targets = Exposure(fixture.screen, platform: .ios).targets.map { fixture.screen[$0].id }
        #expect(targets == ["a", "scrolled"])
    }
}
