import AccessCost
import CostReport
import LayoutFormats
import LayoutModel
import NavCost
import TestSupport
import Testing

/// What people say is shown in the tree, as text and as JSON, and in the report's drawing.
@Suite struct SpokenOutputTests {
    private func analyzed(method: String = "ios-voice-control") throws -> LayoutAnalysis {
        let buttons = [("a", "Delete"), ("b", "delete"), ("c", "+"), ("d", "Share")].enumerated().map { place, one in
            "<element id='\(one.0)' role='button' label='\(one.1)' x='10' y='\(place * 60)' width='200' height='50'/>"
        }
        let xml = "<layout platform='ios'><screen id='s' width='300' height='300'>\(buttons.joined())</screen></layout>"
        let session = Session()
        let request = AnalysisRequest(methods: [try AccessMethod.named(method)])
        return try session.analyze(
            session.read(.bytes(Array(xml.utf8), path: "x.xml")), request, details: [.routes, .actions])
    }

    @Test func theTextSaysWhatIsSaid() throws {
        let lines = TreeText().text(try analyzed(), kinds: nil).split(separator: "\n").dropFirst()
        #expect(
            Array(lines) == [
                "1 target \"Delete\" #a (button), say \"Delete\", then 1 of the 2 that share the name",
                "2 target \"delete\" #b (button), say \"delete\", then 2 of the 2 that share the name",
                "3 target \"+\" #c (button), no name to say: number 3",
                "4 target \"Share\" #d (button), say \"Share\"",
            ])
        #expect(!TreeText().text(try analyzed(method: "ios-keyboard"), kinds: nil).contains("say"))
    }

    @Test func jsonHasNamesAndNumbers() throws {
        let document = try JSON.parse(TreeJSON.document([try analyzed()], kinds: nil))
        #expect(
            try JSONSchema(ProjectFiles.text("Sources/CostReport/Schemas/tree.schema.json")).problems(document) == [])
        let stops = document["layouts"][0]["screens"][0]["methods"][0]["flat"].list.map { $0["spoken"] }
        #expect(stops.map { $0["name"].text } == ["Delete", "delete", nil, "Share"])
        #expect(stops.map { $0["number"].number } == [1, 2, 3, 4])
        #expect(stops.map { $0["sharedBy"].number } == [2, 2, nil, nil])
        #expect(stops.map { $0["choice"].number } == [1, 2, nil, nil])
        let keyboard = try JSON.parse(TreeJSON.document([try analyzed(method: "ios-keyboard")], kinds: nil))
        #expect(keyboard["layouts"][0]["screens"][0]["methods"][0]["grouped"][0]["spoken"] == .null)
    }

    @Test func theDrawingMarksWhatHasNoNameOfItsOwn() throws {
        let page = AnalysisHTML.page(try analyzed())
        for mark in ["“1/2”", "“2/2”", "“?”"] { #expect(page.contains(">\(mark)</text>"), "\(mark)") }
        #expect(page.contains("no name to say: number 3</title>"))
        #expect(page.contains("say \"Share\"</title>") || page.contains("say &quot;Share&quot;</title>"))
        let plain = AnalysisHTML.page(try analyzed(method: "ios-keyboard"))
        #expect(!plain.contains("“1/2”") && !plain.contains("no name to say"))
    }

    /// Words are a figure of methods with speech, and of no other.
    @Test func otherMethodsHaveNoWords() throws {
        func costs(_ method: String) throws -> JSON {
            try JSON.parse(AnalysisJSON.document([try analyzed(method: method)]))["layouts"][0]["screens"][0][
                "targets"][3][
                    "costs"
                ][method]["flat"]
        }
        let spoken = try costs("ios-voice-control")
        #expect(spoken["words"].number == 2 && spoken["commands"].number == 1 && spoken["keystrokes"] == .null)
        guard case .object(let members) = try costs("ios-keyboard") else {
            Issue.record("no object")
            return
        }
        #expect(members["words"] == nil && members["keystrokes"] != nil && members["presses"] == .null)
    }
}
