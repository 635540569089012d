import AccessCost
import LayoutFormats
import LayoutModel
import Testing

/// What scrolls in the files of each format with frames, and on which page the last of its targets is.
@Suite struct ScrollFormatTests {
    /// A way to write a container of 400 x 400 with buttons of 400 x 40 below or of 40 x 400 beside each other.
    struct Writer: Sendable, CustomTestStringConvertible {
        var name: String
        var method: AccessMethod
        var isHorizontal = false
        var file: @Sendable (_ inside: String) -> String
        var target: @Sendable (_ number: Int, _ at: Int) -> String
        var testDescription: String { name }

        func layout(_ count: Int) throws -> Layout {
            let inside = (0..<count).map { target($0 + 1, $0 * 40) }.joined(separator: "\n")
            return try LayoutReader.read(.bytes(Array(file(inside).utf8), path: "screen.xml")).layout
        }
    }

    private static func driver(_ type: String, _ inside: String) -> String {
        """
        <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="A" label="A" enabled="true" visible="true" x="0" y="0" width="400" height="800">
        <XCUIElementTypeButton type="XCUIElementTypeButton" name="Top" label="Top" enabled="true" visible="true" accessible="true" x="0" y="500" width="400" height="40"/>
        <XCUIElementType\(type) type="XCUIElementType\(type)" enabled="true" visible="true" x="0" y="0" width="400" height="400">\(inside)</XCUIElementType\(type)>
        </XCUIElementTypeApplication>
        """
    }

    private static func driven(_ isHorizontal: Bool) -> @Sendable (Int, Int) -> String {
        { number, at in
            let place =
                isHorizontal
                ? "x=\"\(at)\" y=\"0\" width=\"40\" height=\"400\"" : "x=\"0\" y=\"\(at)\" width=\"400\" height=\"40\""
            return
                "<XCUIElementTypeButton type=\"XCUIElementTypeButton\" name=\"B\(number)\" label=\"B\(number)\" enabled=\"true\" visible=\"\(at < 400)\" accessible=\"true\" \(place)/>"
        }
    }

    static let writers: [Writer] =
        ["Table", "ScrollView", "CollectionView"].map { type in
            Writer(name: "XCUITest \(type)", method: .iosSwitchAuto, file: { driver(type, $0) }, target: driven(false))
        } + [
            Writer(
                name: "XCUITest CollectionView, horizontal", method: .iosSwitchAuto, isHorizontal: true,
                file: { driver("CollectionView", $0) }, target: driven(true)),
            Writer(
                name: "uiautomator", method: .androidSwitchAuto,
                file: {
                    """
                    <hierarchy rotation="0"><node index="0" class="android.widget.FrameLayout" package="a" bounds="[0,0][400,800]">
                    <node index="0" class="androidx.recyclerview.widget.RecyclerView" package="a" scrollable="true" bounds="[0,0][400,400]">\($0)</node>
                    <node index="1" class="android.widget.Button" text="Top" package="a" clickable="true" enabled="true" bounds="[0,500][400,540]"/>
                    </node></hierarchy>
                    """
                },
                target: { number, at in
                    "<node index=\"\(number)\" class=\"android.widget.Button\" text=\"B\(number)\" package=\"a\" clickable=\"true\" enabled=\"true\" bounds=\"[0,\(at)][400,\(at + 40)]\"/>"
                }),
            Writer(
                name: "navcost", method: .iosSwitchAuto,
                file: {
                    """
                    <layout platform="ios"><screen id="s" width="400" height="800"><group role="scrollView" x="0" y="0" width="400" height="400">\($0)</group>
                    <element role="button" label="Top" x="0" y="500" width="400" height="40"/></screen></layout>
                    """
                },
                target: { number, at in
                    "<element role=\"button\" label=\"B\(number)\" x=\"0\" y=\"\(at)\" width=\"400\" height=\"40\"/>"
                }),
            Writer(
                name: "Interface Builder", method: .iosSwitchAuto,
                file: {
                    """
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
                    <view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="400" height="800"/><subviews>
                    <scrollView id="sv"><rect key="frame" x="0.0" y="0.0" width="400" height="400"/><subviews>\($0)</subviews></scrollView>
                    <button id="top"><rect key="frame" x="0.0" y="500" width="400" height="40"/><state key="normal" title="Top"/></button>
                    </subviews></view></objects></document>
                    """
                },
                target: { number, at in
                    "<button id=\"b\(number)\"><rect key=\"frame\" x=\"0.0\" y=\"\(at)\" width=\"400\" height=\"40\"/><state key=\"normal\" title=\"B\(number)\"/></button>"
                }),
        ]

    /// Ten of the targets are visible, and a scroll brings nine more.
    @Test("one, two and ten pages", arguments: writers, [(10, 0), (19, 1), (28, 2), (100, 10)])
    func pages(_ writer: Writer, _ row: (count: Int, page: Int)) throws {
        let layout = try writer.layout(row.count)
        let analysis = Analyzer.analyze(
            layout.screens[0], platform: layout.platform, AnalysisPlan(methods: [RequestedMethod(writer.method)]))
        let tree = try #require(analysis.methods[0].tree(.flat))
        let last = try #require(analysis.targets.firstIndex { $0.label == "B\(row.count)" })
        #expect(tree.costs[last].page == row.page)
        #expect(tree.costs[last].status == .reached, "\(tree.costs[last].reason ?? "")")
        #expect(tree.coverage.isComplete)
        #expect((tree.tree.scrolling?.tracks.first?.isHorizontal ?? writer.isHorizontal) == writer.isHorizontal)
        let outside = try #require(analysis.targets.firstIndex { $0.label == "Top" })
        #expect(tree.costs[outside].page == 0)
    }
}
