import LayoutModel
import Testing

@testable import LayoutFormats

/// The strict reader of our XML and its RELAX NG schema say the same about every document.
@Suite struct NavcostFormatTests {
    /// A document, whether it is valid, and what the reader says of it.
    struct Fixture: Sendable, CustomTestStringConvertible {
        var body: String
        var line = 1
        var problem: String?
        /// Whether the fault lies in what names refer to, which a schema of this kind cannot see.
        var isReference = false

        var testDescription: String { body }
        var text: String { body.hasPrefix("<layout") ? body : "<layout><screen>\(body)</screen></layout>" }
    }

    static let fixtures: [Fixture] = [
        Fixture(body: "<element/>"),
        Fixture(body: "<element role='button' label='' weight=' 2 ' enabled=' true '/>"),
        Fixture(body: "<group><element><group><element/></group></element></group>"),
        Fixture(body: "<element><action name='Add'/><inputLabel>Plus</inputLabel><element/></element>"),
        Fixture(body: "<element shape='circle'/><element shape=' 0,0  1,0\n0,1 '/>"),
        Fixture(body: "<element shortcut='Command-Shift-Return' gestures='pinch  rotate'/>"),
        Fixture(body: "<layout><task name='t'/><screen/><task/></layout>"),
        Fixture(body: "<element x='1' y='2' width='0' height='4e0'/>"),
        Fixture(body: "<element rol='button'/>", problem: "did you mean 'role'"),
        Fixture(body: "<elment/>", problem: "did you mean <element>"),
        Fixture(body: "<element xmlns:a='urn:a' a:role='button'/>", problem: "not an attribute"),
        Fixture(body: "<element role='buton'/>", problem: "did you mean 'button'"),
        Fixture(body: "<element hidden='yes'/>", problem: "not 'true' or 'false'"),
        Fixture(body: "<element hidden='1'/>", problem: "not 'true' or 'false'"),
        Fixture(body: "<element weight='-1'/>", problem: "below the least"),
        Fixture(body: "<element weight='NaN'/>", problem: "not a finite decimal number"),
        Fixture(body: "<element weight='+1'/>", problem: "not a finite decimal number"),
        Fixture(body: "<element x='0' y='0' width='-1' height='1'/>", problem: "width is -1"),
        Fixture(body: "<element x='0' y='0' width='1'/>", problem: "height is missing"),
        Fixture(body: "<element x='INF' y='0' width='1' height='1'/>", problem: "x is 'INF'"),
        Fixture(body: "<element heading='0'/>", problem: "below the least"),
        Fixture(body: "<element heading='1.5'/>", problem: "not a whole number"),
        Fixture(body: "<element id=''/>", problem: "id must not be empty"),
        Fixture(body: "<element gestures='pich'/>", problem: "did you mean 'pinch'"),
        Fixture(body: "<element shortcut='Comand-I'/>", problem: "not a chord"),
        Fixture(body: "<element shortcut='Command-'/>", problem: "not a chord"),
        Fixture(body: "<element shape='0,0 1,1'/>", problem: "at least three points"),
        Fixture(body: "<element container='list'/>", problem: "not an attribute of <element>"),
        Fixture(body: "<group weight='1'/>", problem: "not an attribute of <group>"),
        Fixture(body: "<group><inputLabel>x</inputLabel></group>", problem: "only inside an <element>"),
        Fixture(body: "<element><inputLabel/></element>", problem: "needs its text"),
        Fixture(body: "<element><inputLabel>a<b/></inputLabel></element>", problem: "holds only text"),
        Fixture(body: "<element><action/></element>", problem: "needs a name"),
        Fixture(body: "<element><action name='a'><element/></action></element>", problem: "holds nothing"),
        Fixture(body: "\n<element/>stray", line: 2, problem: "text 'stray'"),
        Fixture(body: "<layout/>", problem: "no screen"),
        Fixture(body: "<layout plattform='ios'><screen/></layout>", problem: "did you mean 'platform'"),
        Fixture(body: "<layout platform='ipad'><screen/></layout>", problem: "not known"),
        Fixture(body: "<layout><screen/><task><activate/></task></layout>", problem: "needs a target"),
        Fixture(body: "<layout><screen/><task weight='x'/></layout>", problem: "weight is 'x'"),
        Fixture(body: "<element id='a'/>\n<group id='a'/>", line: 2, problem: "taken in line 1", isReference: true),
        Fixture(body: "<group order='a b'><element id='a'/></group>", problem: "names 'b'", isReference: true),
        Fixture(body: "<element nextUp='z'/>", problem: "names 'z'", isReference: true),
        Fixture(body: "<element leadsTo='z'/>", problem: "the screen 'z'", isReference: true),
        Fixture(body: "<element shortcut='Command-Command-I'/>", problem: "not a chord", isReference: true),
        Fixture(
            body: "<layout><screen id='a'/>\n<screen id='a'/></layout>", line: 2, problem: "taken", isReference: true),
        Fixture(
            body: "<layout><screen initial='true'/><screen initial='true'/></layout>", problem: "only one",
            isReference: true),
        Fixture(
            body:
                "<layout><screen id='s'><element id='a'/></screen><screen id='t'><element id='a'/></screen>\n<task><activate target='a'/></task></layout>",
            line: 2, problem: "write 's/a' or 't/a'", isReference: true),
        Fixture(
            body: "<layout><screen id='s'><element id='a'/></screen><task><activate target='s/b'/></task></layout>",
            problem: "no screen has", isReference: true),
        Fixture(
            body:
                "<layout><screen id='s'><element id='a'/></screen><screen id='t'><element id='a'/></screen><task><activate target='t/a'/></task></layout>"
        ),
    ]

    @Test(arguments: fixtures) func theReaderAndTheSchemaAgree(fixture: Fixture) throws {
        let bytes = Array(fixture.text.utf8)
        let problems = RelaxNG.problems(in: bytes, path: "t.xml", schema: NavcostSchema.relaxNG())
        do {
            _ = try LayoutReader.read(.bytes(bytes, path: "t.xml"), format: "navcost")
            #expect(fixture.problem == nil)
        } catch {
            let problem = try #require(fixture.problem, "\(error)")
            #expect(error.message.contains(problem), "\(error)")
            #expect(error.line == fixture.line, "\(error)")
        }
        #expect(problems.isEmpty == (fixture.problem == nil || fixture.isReference), "\(problems)")
    }

    @Test func theSchemaNamesEveryProperty() {
        let schema = NavcostSchema.relaxNG()
        for name in Property<Element>.all.map(\.name) + Property<Screen>.all.map(\.name) {
            #expect(schema.contains("<attribute name=\"\(name)\">"))
        }
    }

    @Test func idsThatAreMissingArePathsOfRolesAndPlaces() throws {
        let body = """
            <layout><screen><group id="bar" role="toolbar"><element role="button"/><element role="link"/>
            <element role="button"/></group><element role="button"/><element id="button2"/><element role="button"/>
            </screen></layout>
            """
        let screen = try LayoutReader.read(.bytes(Array(body.utf8), path: "t.xml")).layout.screens[0]
        #expect(
            screen.elements.map(\.id)
                == ["bar", "bar.button1", "bar.link1", "bar.button2", "button1", "button2", "button2~"])
        #expect(screen.source(of: ElementIndex(3)) == "/layout/screen[1]/group[1]/element[3]")
        #expect(screen.elements[3].line == 2)
    }

    @Test func unknownRootsNameTheFormatsKnown() {
        #expect(throws: FormatError.self) { try LayoutReader.read(.bytes(Array("<foo/>".utf8), path: "t.xml")) }
        do {
            _ = try LayoutReader.read(.bytes(Array("<foo/>".utf8), path: "t.xml"))
        } catch {
            for format in LayoutFormat.all { #expect(error.message.contains(format.id)) }
        }
    }

    @Test func textAroundOurOwnXMLIsRefused() {
        for (text, line) in [("x <layout><screen/></layout>", 1), ("<layout><screen/></layout>\n<a/>", 2)] {
            do {
                _ = try LayoutReader.read(.bytes(Array(text.utf8), path: "t.xml"))
                Issue.record("\(text) was read")
            } catch {
                #expect(error.line == line)
            }
        }
    }
}
