import AccessCost
import LayoutFormats
import LayoutModel
import Testing

/// What scrolls in the files of each format with frames, and on which page the last of its targets is.
@Suite struct ScrollFormatTests {
    struct Box {
        var x, y, width, height: Int

        var attributes: String { "x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"" }
        var bounds: String { "bounds=\"[\(x),\(y)][\(x + width),\(y + height)]\"" }
        var rect: String { "<rect key=\"frame\" \(attributes)/>" }
        var isVisible: Bool { (0..<400).contains(x) && (0..<400).contains(y) }
    }

    /// How a format writes a screen of 400 x 800, containers that scroll and buttons.
    struct Writer: Sendable, CustomTestStringConvertible {
        var name: String
        var method = AccessMethod.iosSwitchAuto
        /// Whether frames count from the container around.
        var isRelative = false
        /// Whether its containers scroll sideways, too.
        var isSideways = true
        var file: @Sendable (_ inside: String) -> String
        var container: @Sendable (_ box: Box, _ inside: String) -> String
        var target: @Sendable (_ name: String, _ box: Box) -> String
        var testDescription: String { name }

        /// The analysis of a container of 400 x 400 above a button, in a tree of all stops.
        func analysis(_ inside: String) throws -> (targets: [AnalysedTarget], tree: TreeAnalysis) {
            let list = container(Box(x: 0, y: 0, width: 400, height: 400), inside)
            let xml = file(list + target("Top", Box(x: 0, y: 500, width: 400, height: 40)))
            let layout = try LayoutReader.read(.bytes(Array(xml.utf8), path: "screen.xml")).layout
            let analysis = Analyzer.analyze(
                layout.screens[0], platform: layout.platform, AnalysisPlan(methods: [RequestedMethod(method)]))
            return (analysis.targets, try #require(analysis.methods[0].tree(.flat)))
        }
    }

    static let writers: [Writer] =
        ["Table", "ScrollView", "CollectionView"].map { type in
            Writer(
                name: "XCUITest \(type)", isSideways: type != "Table",
                file: {
                    """
                    <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="A" label="A" enabled="true" visible="true" x="0" y="0" width="400" height="800">\($0)</XCUIElementTypeApplication>
                    """
                },
                container: { box, inside in
                    // What scrolls sideways in a table is a collection view.
                    let type = type == "Table" && box.y > 0 ? "CollectionView" : type
                    return
                        "<XCUIElementType\(type) type=\"XCUIElementType\(type)\" enabled=\"true\" visible=\"\(box.isVisible)\" \(box.attributes)>\(inside)</XCUIElementType\(type)>"
                },
                target: {
                    "<XCUIElementTypeButton type=\"XCUIElementTypeButton\" name=\"\($0)\" label=\"\($0)\" enabled=\"true\" visible=\"\($1.isVisible || $0 == "Top")\" accessible=\"true\" \($1.attributes)/>"
                })
        } + [
            Writer(
                name: "uiautomator", method: .androidSwitchAuto,
                file: {
                    """
                    <hierarchy rotation="0"><node index="0" class="android.widget.FrameLayout" package="a" bounds="[0,0][400,800]">\($0)</node></hierarchy>
                    """
                },
                container: {
                    "<node index=\"0\" class=\"androidx.recyclerview.widget.RecyclerView\" package=\"a\" scrollable=\"true\" \($0.bounds)>\($1)</node>"
                },
                target: {
                    "<node index=\"1\" class=\"android.widget.Button\" text=\"\($0)\" package=\"a\" clickable=\"true\" enabled=\"true\" \($1.bounds)/>"
                }),
            Writer(
                name: "navcost",
                file: {
                    "<layout platform=\"ios\"><screen id=\"s\" width=\"400\" height=\"800\">\($0)</screen></layout>"
                },
                container: { "<group role=\"scrollView\" \($0.attributes)>\($1)</group>" },
                target: { "<element role=\"button\" label=\"\($0)\" \($1.attributes)/>" }),
            Writer(
                name: "Interface Builder", isRelative: true,
                file: {
                    """
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
                    <view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="400" height="800"/><subviews>\($0)</subviews></view></objects></document>
                    """
                },
                container: { box, inside in
                    "<scrollView id=\"sv\(box.y)\">\(box.rect)<subviews>\(inside)</subviews></scrollView>"
                },
                target: { "<button id=\"\($0)\">\($1.rect)<state key=\"normal\" title=\"\($0)\"/></button>" }),
        ]

    /// Which way buttons of 40 follow each other.
    enum Direction: CaseIterable {
        case down, right, left

        func box(_ number: Int) -> Box {
            switch self {
            case .down: Box(x: 0, y: number * 40, width: 400, height: 40)
            case .right: Box(x: number * 40, y: 0, width: 40, height: 400)
            case .left: Box(x: 360 - number * 40, y: 0, width: 40, height: 400)
            }
        }
    }

    struct Case: CustomTestStringConvertible {
        var writer: Writer
        var count: Int
        var page: Int
        var direction: Direction
        var testDescription: String { "\(writer.name), \(count) \(direction): page \(page)" }
    }

    static let cases = writers.flatMap { writer in
        Direction.allCases.filter { $0 == .down || writer.isSideways }.flatMap { direction in
            [(10, 0), (19, 1), (28, 2), (100, 10)].map { row in
                Case(writer: writer, count: row.0, page: row.1, direction: direction)
            }
        }
    }

    /// Ten of the targets are visible, and a scroll brings nine more.
    @Test("none, one, two and ten scrolls each way", arguments: cases)
    func pages(_ row: Case) throws {
        let writer = row.writer
        let inside = (0..<row.count).map { writer.target("B\($0 + 1)", row.direction.box($0)) }
        let (targets, tree) = try writer.analysis(inside.joined(separator: "\n"))
        let last = try #require(targets.firstIndex { $0.label == "B\(row.count)" })
        #expect(tree.costs[last].page == row.page)
        #expect(tree.costs[last].status == .reached, "\(tree.costs[last].reason ?? "")")
        #expect(tree.coverage.isComplete)
        let outside = try #require(targets.firstIndex { $0.label == "Top" })
        #expect(tree.costs[outside].page == 0)
        guard row.page > 0 else { return }
        let scrolling = try #require(tree.tree.scrolling)
        #expect(scrolling.tracks.map(\.isHorizontal) == [row.direction != .down])
        let sign = row.direction == .left ? -1 : 1
        #expect(scrolling.positions[targets[last].element] == [sign * row.page])
    }

    /// A strip on the second page of a list: its first target takes a scroll of the list, its last one another of the strip.
    @Test("a strip in a list is scrolled behind it", arguments: writers)
    func nested(_ writer: Writer) throws {
        let top = writer.isRelative ? 0 : 500
        let strip = writer.container(
            Box(x: 0, y: 500, width: 400, height: 40),
            writer.target("Near", Box(x: 0, y: top, width: 40, height: 40))
                + writer.target("Far", Box(x: 600, y: top, width: 40, height: 40)))
        let (targets, tree) = try writer.analysis(
            writer.target("First", Box(x: 0, y: 0, width: 400, height: 40)) + strip)
        let pages = Dictionary(uniqueKeysWithValues: zip(targets.map(\.label), tree.costs.map(\.page)))
        #expect(pages == ["First": 0, "Near": 1, "Far": 2, "Top": 0])
        #expect(tree.costs.allSatisfy { $0.status == .reached })
    }
}
