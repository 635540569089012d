import AccessCost
import CostReport
import LayoutFormats
import LayoutModel
import NavCost
import TestSupport
import Testing

/// Access trees as text and as JSON: each stop with its value, states, keys and kind of container.
@Suite struct TreeOutputTests {
    private func analyzed(_ inside: String, platform: String, method: String) throws -> LayoutAnalysis {
        let xml = "<layout platform=\"\(platform)\"><screen id=\"s\">\(inside)</screen></layout>"
        let session = Session()
        let request = AnalysisRequest(methods: [try AccessMethod.named(method)])
        return try session.analyze(session.read(.bytes(Array(xml.utf8), path: "x.xml")), request)
    }

    private func lines(_ layout: LayoutAnalysis) -> [String] {
        TreeText().text(layout, kinds: nil).split(separator: "\n").dropFirst().map(String.init)
    }

    @Test func theTextTellsWhatAnInspectorTells() throws {
        let layout = try analyzed(
            """
            <element id="title" role="heading" label="Options" heading="2"/>
            <element id="size" role="slider" label="Size" value="40 %" adjustable="true" reveals="tap"/>
            <element id="off" role="button" label="Save" enabled="false" shortcut="Command-S" mnemonic="S"/>
            <element id="erase" role="button" label="Erase" destructive="true" confirms="true" selected="true">
              <action name="Undo"/><action name="Redo"/>
            </element>
            <group id="list" role="list" label="Items" locked="true" navigationStyle="combined" scanBlock="3">
              <element id="item" role="button" label="Item" gestures="longPress" accessKey="i"/>
              <element id="plain" role="button" label="Plain"/>
            </group>
            """, platform: "mac-catalyst", method: "mac-voiceover")
        #expect(
            lines(layout) == [
                "1 text \"Options\" #title (heading), heading 2",
                "2 target \"Size\" #size (slider), value \"40 %\", adjustable, hidden until tapped",
                "3 text \"Save\" #off (button), disabled, shortcut Command-S, mnemonic S",
                "4 target \"Erase\" #erase (button), selected, destructive, asks first, 2 actions",
                "5 group \"Items\" #list (list), locked, list, navigation combined, scan block 3",
                "  1 target \"Item\" #item (button), gesture long press, access key i",
                "  2 target \"Plain\" #plain (button)",
            ])
    }

    @Test func modalContainersAndLandmarksAreNamed() throws {
        let layout = try analyzed(
            """
            <group id="page" label="Page" landmark="main" container="landmark" modal="true">
              <element id="more" role="button" label="More" reveals="focus"/>
              <element id="less" role="button" label="Less"/>
            </group>
            """, platform: "web", method: "web-screen-reader")
        #expect(
            lines(layout).prefix(2) == [
                "1 group \"Page\" #page (group), modal, landmark main",
                "  1 target \"More\" #more (button), hidden until focused",
            ])
    }

    @Test func aLongLineLosesLettersOfItsLabelBeforeItIsBroken() throws {
        let label = String(repeating: "long label ", count: 5)
        let value = String(repeating: "value ", count: 10)
        let layout = try analyzed(
            """
            <element id="a" role="slider" label="\(label)" value="high" adjustable="true" selected="true"/>
            <element id="b" role="button" label="\(label)" value="\(value)" selected="true" destructive="true" confirms="true"/>
            """, platform: "ios", method: "ios-voiceover")
        let lines = lines(layout)
        #expect(
            lines.first == "1 target \"long label…long label\" #a (slider), value \"high\", selected, adjustable")
        #expect(lines.count == 3 && lines.allSatisfy { $0.count <= 80 })
        #expect(lines[1].hasPrefix("2 target \"long lab…g label\" #b (button), value \"value"))
        #expect(lines[2].hasPrefix("    ") && lines[2].hasSuffix("asks first"))
    }

    @Test func theJSONHasValueStatesAndContainer() throws {
        let layout = try analyzed(
            """
            <group id="list" role="list" label="Items">
              <element id="a" role="button" label="A" value="on" selected="true" adjustable="true"/>
              <element id="b" role="button" label="B"/>
            </group>
            """, platform: "mac-catalyst", method: "mac-voiceover")
        let document = try JSON.parse(TreeJSON.document([layout], kinds: nil))
        let schema = try JSONSchema(try ProjectFiles.text("Sources/CostReport/Schemas/tree.schema.json"))
        #expect(schema.problems(document) == [])
        let list = document["layouts"][0]["screens"][0]["methods"][0]["grouped"][0]
        #expect(list["container"].text == "list" && list["states"] == .null)
        let member = list["children"][0]
        #expect(member["value"].text == "on" && member["states"].list.map(\.text) == ["selected", "adjustable"])
        // What there is nothing to tell of is left out.
        #expect(Set(list["children"][1].object.keys).isDisjoint(with: ["value", "states", "container"]))
    }
}
