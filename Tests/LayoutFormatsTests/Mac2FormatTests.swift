import LayoutFormats
import LayoutModel
import TestSupport
import Testing

@Suite struct Mac2FormatTests {
    private func item(
        _ number: Int, _ title: String, _ frame: (Int, Int, Int, Int), _ more: String = "", _ inside: String = ""
    ) -> String {
        let names = [
            2: "Application", 4: "Window", 9: "Button", 47: "ScrollBar", 48: "StaticText", 53: "Menu", 54: "MenuItem",
            55: "MenuBar", 56: "MenuBarItem", 63: "ValueIndicator",
        ]
        let name = "XCUIElementType\(names[number]!)"
        return
            "<\(name) elementType=\"\(number)\" identifier=\"\" label=\"\" title=\"\(title)\" x=\"\(frame.0)\" y=\"\(frame.1)\" width=\"\(frame.2)\" height=\"\(frame.3)\" \(more)>\(inside)</\(name)>"
    }

    private func menuBar(selected: Bool, menu: (Int, Int, Int, Int)) -> String {
        let items =
            item(54, "New", (40, 24, 90, 20), "enabled=\"true\"") + item(54, "", (40, 44, 90, 9), "enabled=\"false\"")
            + item(54, "Save All", (0, 0, 0, 0), "enabled=\"true\"")
        return item(
            55, "", (0, 0, 1440, 24), "",
            item(56, "File", (40, 0, 40, 24), "selected=\"\(selected)\"", item(53, "", menu, "", items)))
    }

    private func read(_ inside: String) throws -> ImportedLayout {
        let xml = item(2, "Editor", (0, 0, 0, 0), "", inside)
        let imported = try LayoutReader.read(.bytes(Array(xml.utf8), path: "mac.xml"))
        try expectSameAfterConversion(imported.layout)
        return imported
    }

    @Test func titlesCarryTheTextAndClosedMenusAreLeftOut() throws {
        let window = item(
            4, "Untitled", (0, 30, 800, 600), "",
            item(48, "", (0, 40, 90, 20), "value=\"Hello\"") + item(9, "OK", (0, 60, 90, 20))
                + item(47, "", (790, 40, 10, 500), "", item(63, "", (790, 40, 10, 50))))
        let imported = try read(window + menuBar(selected: false, menu: (20891, -2664, 90, 60)))
        #expect(imported.layout.platform == .mac)
        #expect(imported.layout.name == "Editor")
        #expect([imported.layout.screens[0].width, imported.layout.screens[0].height] == [1440, 630])
        #expect(
            screenDump(imported.layout.screens[0], ids: false) == """
                [window] "Untitled"
                  staticText "Hello"
                  button "OK"
                [menuBar]
                  menuBarItem "File"
                """)
        let dropped = imported.notes.filter { $0.kind == .dropped }.map { "\($0.message) x\($0.count)" }
        #expect(dropped == ["a scroll bar was left out x1", "a closed menu was left out x1"])
    }

    @Test func anOpenMenuHidesTheRestAndHoldsNoSeparators() throws {
        let imported = try read(menuBar(selected: true, menu: (40, 24, 90, 60)))
        #expect(
            screenDump(imported.layout.screens[0], ids: false) == """
                [menuBar]
                  [menuBarItem] "File"
                    [menu] modal
                      menuItem "New"
                """)
        #expect(imported.notes.filter { $0.kind == .dropped }.map(\.count) == [1, 1])
    }

    @Test func aMenuWhoseOpenerIsNotSelectedIsClosedWhereverItLies() throws {
        let elements = try read(menuBar(selected: false, menu: (40, 24, 90, 60))).layout.screens[0].elements
        #expect(elements.map(\.role) == [.menuBar, .menuBarItem])
    }
}
