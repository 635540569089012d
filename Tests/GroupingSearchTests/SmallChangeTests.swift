import GroupingSearch
import LayoutModel
import TestSupport
import Testing

/// Stops that are skipped, and targets that ask first.
@Suite struct SmallChangeTests {
    @Test(arguments: [
        #"<element id="a" role="separator" x="0" y="0" width="100" height="1"/>"#,
        #"<element id="a" role="staticText" label=" " x="0" y="0" width="100" height="20"/>"#,
        #"<element id="a" role="image" x="0" y="0" width="24" height="24"/>"#,
        #"<element id="a" role="other" x="0" y="0" width="400" height="2"/>"#,
    ])
    func whatSaysAndDoesNothingIsSkipped(content: String) throws {
        #expect(try ChangeCases.found(.skip, content) == ["a"])
        let after = try #require(
            ScreenChange(.skip, ["a"]).apply(to: try Fixture(content).screen, platform: .ios))
        #expect(after.elements[0].accessible == false)
        // Once is enough.
        #expect(ScreenChange(.skip, ["a"]).apply(to: after, platform: .ios) == nil)
    }

    @Test(arguments: [
        #"<element id="a" role="separator" label="Pinned" x="0" y="0" width="100" height="1"/>"#,
        #"<element id="a" role="image" x="0" y="0" width="300" height="200"/>"#,
        #"<element id="a" role="image" value="3 of 5" x="0" y="0" width="24" height="24"/>"#,
        #"<element id="a" role="image" respondsToInteraction="true" x="0" y="0" width="24" height="24"/>"#,
        #"<element id="a" role="button" x="0" y="0" width="24" height="24"/>"#,
        #"<element id="a" role="button" enabled="false" x="0" y="0" width="24" height="24"/>"#,
        #"<element id="a" role="image" x="0" y="0" width="24" height="24"><action name="Zoom"/></element>"#,
        #"<element id="a" role="progress" x="0" y="0" width="24" height="24"/>"#,
        #"<group id="a" accessible="true"><element id="b" role="staticText" label="Hello"/></group>"#,
        #"<element id="a" role="separator" accessible="false" x="0" y="0" width="100" height="1"/>"#,
    ])
    func whatSpeaksOrActsIsNotSkipped(content: String) throws {
        #expect(try ChangeCases.found(.skip, content) == [])
        #expect(ScreenChange(.skip, ["a"]).apply(to: try Fixture(content).screen, platform: .ios) == nil)
    }

    @Test(arguments: [
        #"<element id="a" role="button" label="Delete" destructive="true"/>"#,
        #"<group id="g"><element id="a" role="menuItem" label="Erase" destructive="true"/></group>"#,
    ])
    func whatDestroysAsksFirst(content: String) throws {
        #expect(try ChangeCases.found(.confirm, content) == ["a"])
        let after = try #require(
            ScreenChange(.confirm, ["a"]).apply(to: try Fixture(content).screen, platform: nil))
        #expect(after.elements.last?.confirms == true)
        #expect(ScreenChange(.confirm, ["a"]).apply(to: after, platform: nil) == nil)
    }

    @Test(arguments: [
        #"<element id="a" role="button" label="Delete" destructive="true" confirms="true"/>"#,
        #"<element id="a" role="button" label="Delete"/>"#,
        #"<element id="a" role="button" label="Delete" destructive="true" enabled="false"/>"#,
    ])
    func whatNeedNotAsk(content: String) throws {
        #expect(try ChangeCases.found(.confirm, content) == [])
    }
}
