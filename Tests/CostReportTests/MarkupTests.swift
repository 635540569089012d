import Testing

@testable import CostReport

/// The one function that escapes, and the pieces that pages are put together from.
@Suite struct MarkupTests {
    @Test(
        arguments: [
            ("plain text", "plain text"), ("<b>&\"'", "&lt;b&gt;&amp;&quot;&#39;"),
            ("</script><!--", "&lt;/script&gt;&lt;!--"), ("&amp;", "&amp;amp;"),
            ("a\u{0}b\u{1B}c", "a\u{FFFD}b\u{FFFD}c"),
            ("\u{85}\u{7F}\u{9F}", "\u{FFFD}\u{FFFD}\u{FFFD}"), ("a\n\tb", "a\n\tb"),
            ("\u{2028}\u{200F}\u{1F600}é", "\u{2028}\u{200F}\u{1F600}é"),
        ])
    func escaping(text: String, wanted: String) {
        #expect(Markup.escaped(text) == wanted)
        #expect(("<p title=\"\(text)\">\(text)</p>" as Markup).source == "<p title=\"\(wanted)\">\(wanted)</p>")
    }

    /// Scalars that no page may hold.
    @Test(arguments: [0xFFFE, 0xFFFF, 0xFDD0, 0x1FFFE] as [UInt32]) func noncharacters(value: UInt32) throws {
        #expect(Markup.escaped(String(Character(try #require(Unicode.Scalar(value))))) == "\u{FFFD}")
    }

    @Test func markupIsNotEscapedTwice() {
        let inner: Markup = "<b>\("<")</b>"
        #expect(("<p>\(inner)\([inner, inner])</p>" as Markup).source == "<p><b>&lt;</b><b>&lt;</b><b>&lt;</b></p>")
        #expect(("\(if: false, inner)\(if: true, inner)\(3)\(2.0 / 3)" as Markup).source == "<b>&lt;</b>30.666667")
    }

    @Test func assetsHoldNoEndTagAndNoAddress() {
        for asset in [Assets.style, Assets.script] {
            #expect(!asset.contains("</"))
            let addresses = asset.split(separator: "http").dropFirst()
            #expect(
                addresses.allSatisfy { $0.hasPrefix("://www.w3.org/2000/svg\"") }, "the name of SVG, never asked for")
            #expect(!asset.contains("url(") && !asset.contains("@import"))
        }
        #expect(Assets.style.utf8.count < 27_000, "of which the choice of methods is 4,000")
        #expect(Assets.script.utf8.count < 17_000, "small and ours")
    }

    @Test func aCurveHasItsBoundAsALine() {
        let curve = CurveSVG(
            points: [.init(x: 1, y: 9.2, isProven: true), .init(x: 2, y: 7.12345678, isProven: false)], bound: 4.70044,
            axis: "groups", unit: "steps"
        ).markup.source
        #expect(curve.contains("<line class=\"bound\""))
        #expect(curve.contains("lower bound 4.7 steps"))
        #expect(curve.contains("data-v=\"7.12346\">7.12</td><td>found"))
        #expect(curve.contains("<circle class=\"proven\""))
        let without = CurveSVG(points: [.init(x: 1, y: 2, isProven: true)], bound: nil, axis: "groups", unit: "s")
            .markup
        #expect(!without.source.contains("bound"))
        #expect(CurveSVG(points: [], bound: 1, axis: "groups", unit: "s").markup.isEmpty)
        // Lower is better and stands lower: the y of the second point is larger.
        let places = curve.split(separator: "cy=\"").dropFirst().compactMap { Double($0.prefix { $0 != "\"" }) }
        #expect(places.count == 2 && places[0] < places[1])
    }

    @Test func codeIsTextWithAButtonToBe() {
        let code = CodeBlock.markup("if a < b && c { \"x\" }", title: "SwiftUI").source
        #expect(code.contains("<code>if a &lt; b &amp;&amp; c { &quot;x&quot; }</code>"))
        #expect(code.contains("data-copy=\"SwiftUI\""))
        #expect(!code.contains("<button"), "without a script there is no button that does nothing")
    }

    @Test(arguments: [("a b.html", "a%20b.html"), ("é.html", "%C3%A9.html"), ("x\"'<#?.html", "x%22%27%3C%23%3F.html")])
    func addresses(file: String, wanted: String) { #expect(IndexHTML.address(of: file) == wanted) }
}
