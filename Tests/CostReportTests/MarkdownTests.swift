import NavCost
import Testing

@testable import CostReport

/// Comparisons as Markdown.
@Suite struct MarkdownTests {
    private func layout(_ body: String) throws -> ImportedLayout {
        try Navcost.read(.bytes(Array("<layout><screen label='A|B &lt;i&gt;'>\(body)</screen></layout>".utf8), path: "t.xml"))
    }

    @Test func tableOfMethods() throws {
        let before = try layout("<element id='a' role='button'/><element id='b' role='button'/><element id='old' role='link'/>")
        let after = try layout("<element id='b' role='button'/><element id='a' role='button'/><element id='new' role='link' label='*x*'/>")
        var options = AnalysisOptions()
        options.methods = ["ios-switch-auto"]
        options.action = "none"
        let text = ComparisonMarkdown.text(try Navcost.compare(before, after, options.resolved()))
        #expect(
            text.split(separator: "\n") == [
                "**A\\|B &lt;i&gt;**", "| method | tree | stops | average target | change | dearer, same, cheaper |",
                "| --- | --- | --- | --- | --- | --- |",
                "| ios-switch-auto | grouped | 3 | 1.65 s | = | 1, 0, 1 |", "Added: \\*x\\*", "Removed: old",
            ])
    }
}
