import AccessCost
import GroupingSearch
import LayoutFormats
import LayoutModel
import NavCost
import ScreenFindings
import Testing

@testable import CostReport

/// Comparisons as Markdown and CSV.
@Suite struct ComparisonOutputTests {
    private func layout(_ body: String) throws -> ImportedLayout {
        try Session().read(
            .bytes(Array("<layout><screen label='A|B &lt;i&gt;'>\(body)</screen></layout>".utf8), path: "t.xml"))
    }

    @Test func tableOfMethods() throws {
        let before = try layout(
            "<element id='a' role='button'/><element id='b' role='button'/><element id='old' role='link'/>")
        let after = try layout(
            "<element id='b' role='button'/><element id='a' role='button'/><element id='new' role='link' label='*x*'/>")
        let request = CompareRequest(AnalysisRequest(methods: [.iosSwitchAuto], action: RequestedAction.none))
        let text = ComparisonMarkdown.text(try Session().compare(before, after, request))
        #expect(
            text.split(separator: "\n") == [
                "**A\\|B &lt;i&gt;**", "| method | tree | stops | average target | change | slower, same, faster |",
                "| --- | --- | --- | --- | --- | --- |",
                "| ios-switch-auto | grouped | 3 | 1.65 s | = | 1, 0, 1 |", "Added: \\*x\\*", "Removed: old",
            ])
    }

    @Test func tableOfTargets() throws {
        let before = try layout("<element id='a' role='button'/><element id='b' role='button' label='x,y'/>")
        let after = try layout("<element id='b' role='button' label='x,y'/><element id='a' role='button'/>")
        let request = CompareRequest(AnalysisRequest(methods: [.iosSwitchManual], action: RequestedAction.none))
        let rows = ComparisonCSV.table(try Session().compare(before, after, request)).split(separator: "\r\n")
        #expect(rows.count == 5)
        #expect(
            rows[0].hasPrefix(
                "screen,target,before,label,role,method,tree,pressesBefore,pressesAfter,pressesChange,steps"))
        #expect(rows[1] == "screen1,a,a,a,button,ios-switch-manual,flat,1,2,1,1,2,1,0,0,0,,,,,,,0.5,1,0.5")
        #expect(rows[4] == "screen1,b,b,\"x,y\",button,ios-switch-manual,grouped,2,1,-1,2,1,-1,0,0,0,,,,,,,1,0.5,-0.5")
    }
}
