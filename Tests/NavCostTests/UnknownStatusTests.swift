import AccessCost
import LayoutFormats
import LayoutModel
import NavCost
import Testing

/// Which constructs of a format decide `unknown`, as the documentation, Formats, "Which constructs decide `unknown`" has it.
@Suite struct UnknownStatusTests {
    /// The status of each target, by its label, on the method's own tree.
    private func statuses(_ source: String, _ format: String, _ method: AccessMethod) throws -> [String: String] {
        let session = Session()
        let layout = try session.read(.bytes(Array(source.utf8), path: "input"))
        #expect(layout.format == format)
        let screen = try session.analyze(layout, AnalysisRequest(methods: [method])).screens[0]
        let tree = try #require(screen.methods[0].tree(method.mainTree))
        return Dictionary(
            zip(screen.targets.map { screen.screen[$0.element].label }, tree.costs.map(\.status.rawValue)),
            uniquingKeysWith: { first, _ in first })
    }

    @Test(
        "scripts decide what a negative tabindex means",
        arguments: [
            ("<script>go()</script>", "unknown"), ("<script type='module' src='a.js'></script>", "unknown"),
            ("<p onkeydown='go()'>Text</p>", "unknown"), ("<p onfocusin='go()'>Text</p>", "unknown"),
            ("", "unreachable"), ("<script type='application/ld+json'>{}</script>", "unreachable"),
        ])
    func scriptsOfPages(inside: String, status: String) throws {
        let page = """
            <!doctype html><html><body>\(inside)<button tabindex="-1">A</button><button>B</button></body></html>
            """
        #expect(try statuses(page, "html", .webKeyboard) == ["A": status, "B": "reached"])
        #expect(try statuses(page, "html", .iosSwitchPoint) == ["A": "unknown", "B": "unknown"])
        #expect(try statuses(page, "html", .aacRowColumn) == ["A": "unknown", "B": "unknown"])
        // The focus of a remote starts on the first target.
        #expect(try statuses(page, "html", .tvRemote) == ["A": "reached", "B": "unknown"])
    }

    @Test("XAML: what a canvas places is known, what a panel lays out is not; IsTabStop is final")
    func xaml() throws {
        func window(_ inside: String) -> String {
            """
            <Window xmlns="http://schemas.microsoft.com/winfx/2006/xaml/presentation">\(inside)</Window>
            """
        }
        let placed = window(
            """
            <Canvas><Button Canvas.Left="0" Canvas.Top="0" Width="50" Height="20" Content="A"/>
            <Button Canvas.Left="0" Canvas.Top="40" Width="50" Height="20" Content="B"/></Canvas>
            """)
        let stacked = window(
            """
            <StackPanel><Button Width="50" Height="20" Content="A"/><Button Content="B" IsTabStop="False"/></StackPanel>
            """)
        for method in [AccessMethod.iosSwitchPoint, .aacRowColumn, .tvRemote] {
            #expect(try statuses(placed, "xaml", method) == ["A": "reached", "B": "reached"])
        }
        #expect(try statuses(stacked, "xaml", .iosSwitchPoint) == ["A": "unknown", "B": "unknown"])
        #expect(try statuses(stacked, "xaml", .aacRowColumn) == ["A": "unknown", "B": "unknown"])
        #expect(try statuses(stacked, "xaml", .desktopKeyboard) == ["A": "reached", "B": "unreachable"])
    }

    @Test("page source: one frame that is not whole leaves that target and every row unknown")
    func pageSource() throws {
        func button(_ label: String, _ frame: String) -> String {
            """
            <XCUIElementTypeButton type="XCUIElementTypeButton" name="\(label)" label="\(label)" enabled="true" \
            visible="true" accessible="true" \(frame)/>
            """
        }
        let source = """
            <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="App" x="0" y="0" width="300" \
            height="300" visible="true" enabled="true" accessible="false">
            \(button("A", #"x="0" y="0" width="50" height="50""#))\(button("B", #"x="0" y="100""#))
            </XCUIElementTypeApplication></AppiumAUT>
            """
        #expect(try statuses(source, "xcuitest", .iosSwitchPoint) == ["A": "reached", "B": "unknown"])
        #expect(try statuses(source, "xcuitest", .aacRowColumn) == ["A": "unknown", "B": "unknown"])
        #expect(try statuses(source, "xcuitest", .iosSwitchAuto) == ["A": "reached", "B": "reached"])
    }

    @Test("Android layouts: one container whose rules are not followed leaves every place unknown")
    func androidLayouts() throws {
        func layout(_ container: String) -> String {
            let buttons = ["A", "B"].map {
                #"<Button android:text="\#($0)" android:layout_width="wrap_content" android:layout_height="wrap_content"/>"#
            }
            return """
                <\(container) xmlns:android="http://schemas.android.com/apk/res/android" android:orientation="vertical" \
                android:layout_width="match_parent" android:layout_height="match_parent">\(buttons.joined())</\(container)>
                """
        }
        for (container, status) in [("LinearLayout", "reached"), ("RelativeLayout", "unknown")] {
            let found = try statuses(layout(container), "android-layout", .androidSwitchAuto)
            #expect(found == ["A": status, "B": status], "\(container)")
        }
    }
}
