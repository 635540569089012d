import LayoutFormats
import LayoutModel
import TestSupport
import Testing

@Suite struct AccessibilitySnapshotFormatTests {
    private func element(
        _ index: Int, _ label: String, _ traits: String, _ frame: String = "[[0,0],[100,44]]", _ more: String = ""
    ) -> String {
        """
        {"element": {"traversalIndex": \(index), "_0": {"label": "\(label)", "traits": [\(traits)], "shape": {"type": "frame", "frame": \(frame)}\(more)}}}
        """
    }

    private func read(_ text: String) throws -> ImportedLayout {
        let imported = try LayoutReader.read(.bytes(Array(text.utf8), path: "screen.json"))
        #expect(imported.format == "accessibility-snapshot" && imported.layout.platform == .ios)
        try expectSameAfterConversion(imported.layout)
        return imported
    }

    @Test func elementsStandInVoiceOversOrder() throws {
        let list = """
            {"container": {"_0": {"type": {"list": {}}, "frame": [[0,50],[320,100]], "identifier": "items"}, "children": [
            \(element(2, "Second", "\"button\"", "[[0,50],[100,44]]")),
            \(element(1, "First", "\"link\", \"selected\"", "[[0,100],[100,44]]"))]}}
            """
        let imported = try read(
            "[\(element(3, "Last", "\"staticText\"")), \(list), \(element(0, "Title", "\"header\"", "[[0,0],[320,44]]"))]"
        )
        let screen = imported.layout.screens[0]
        #expect(
            screenDump(screen, frames: true) == """
                heading "Title" #heading1 (0,0,320,44) heading
                [group] #items (0,50,320,100)
                  link "First" #items.link1 (0,100,100,44) selected
                  button "Second" #items.button1 (0,50,100,44)
                staticText "Last" #staticText1 (0,0,100,44)
                """)
        #expect(screen.readingOrder == .document && screen.elements[1].container == .list)
        #expect([screen.width, screen.height] == [320, 144])
        #expect(screen.elements[2].line == 3)
    }

    @Test func traitsValuesAndActionsAreRead() throws {
        let more = """
            , "value": "1", "identifier": "wifi", "respondsToUserInteraction": true, "userInputLabels": ["Net", "Wi-Fi"], "customActions": ["Forget", {"name": "Share"}, "Forget"], "visibility": "offscreen"
            """
        let screen = try read(
            "[\(element(0, "Wi-Fi", "\"button\", \"switchButton\", \"notEnabled\"", "[[1,2],[3,4]]", more)), \(element(1, "Volume", "\"adjustable\"", "[[0,0],[1,1]]", ", \"respondsToUserInteraction\": false")), \(element(2, "Plain", "", "[[0,0],[1,1]]", ", \"respondsToUserInteraction\": true")), \(element(3, "Password", "\"textEntry\", \"secureTextField\""))]"
        ).layout.screens[0]
        let wifi = screen.elements[0]
        #expect(wifi.role == .toggle && wifi.value == "on" && wifi.id == "wifi" && !wifi.isEnabled && wifi.isOffscreen)
        #expect(wifi.inputLabels == ["Net"] && wifi.actions.map(\.name) == ["Forget", "Share"])
        #expect(screen.elements[1].isAdjustable && !screen.elements[1].respondsToInteraction)
        #expect(screen.elements[2].role == .other && screen.elements[2].respondsToInteraction)
        #expect(screen.elements[3].role == .secureTextField && screen.elements[3].isPrivate)
    }

    @Test(
        "containers",
        arguments: [
            ("{\"semanticGroup\": {\"label\": \"Rating\", \"value\": \"3\"}}", ContainerType.semanticGroup, Role.group),
            ("{\"landmark\": {}}", .landmark, .group), ("{\"tabBar\": {}}", .semanticGroup, .tabBar),
            ("{\"dataTable\": {\"rowCount\": 2, \"columnCount\": 2}}", .dataTable, .table),
            ("{\"none\": {}}", ContainerType.none, .group),
            ("{\"series\": {}}", .semanticGroup, .group),
            ("{\"scrollable\": {\"contentSize\": [100, 900]}}", ContainerType.none, .scrollView),
        ])
    func containers(type: String, container: ContainerType, role: Role) throws {
        let text =
            "[{\"container\": {\"_0\": {\"type\": \(type), \"frame\": [[0,0],[100,400]], \"isModalBoundary\": true}, \"children\": [\(element(0, "a", "\"button\""))]}}]"
        let group = try read(text).layout.screens[0].elements[0]
        #expect(group.container == container && group.role == role && group.isModal)
        #expect(group.scrolls == (role == .scrollView ? .vertical : nil))
        #expect((group.label, group.value) == (type.contains("Rating") ? ("Rating", "3") : ("", nil)))
    }

    @Test func pathsAreTakenAsTheirBounds() throws {
        let path =
            "{\"type\": \"path\", \"pathElements\": [{\"move\": {\"to\": [10, 20]}}, {\"line\": {\"to\": [110, 5]}}, {\"curve\": {\"to\": [50, 60], \"control1\": [0, 0], \"control2\": [1, 1]}}, {\"closeSubpath\": {}}]}"
        let screen = try read(
            "[{\"element\": {\"traversalIndex\": 0, \"_0\": {\"label\": \"a\", \"traits\": [], \"shape\": \(path)}}}]"
        ).layout.screens[0]
        #expect(screen.elements[0].frame == Frame(x: 0, y: 0, width: 110, height: 60))
    }

    @Test func whatIsNeitherContainerNorElementIsAnError() {
        #expect {
            try LayoutReader.read(
                .bytes(Array("[\n {\"element\": {\"_0\": {}}},\n {\"box\": 1}]".utf8), path: "s.json"))
        } throws: {
            "\($0)".hasPrefix("s.json:3:2: error: this is neither a 'container' nor an 'element'")
        }
    }
}
