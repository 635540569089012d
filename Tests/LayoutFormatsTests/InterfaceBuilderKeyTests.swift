import LayoutFormats
import LayoutModel
import TestSupport
import Testing

private typealias IB = InterfaceBuilder

/// Buttons from top to bottom, each with the next key view that is named after it.
private func buttons(_ names: [(id: String, next: String?)]) -> String {
    names.enumerated().map { place, name in
        let outlet =
            name.next.map { "<outlet property=\"nextKeyView\" destination=\"\($0)\" id=\"o\(name.id)\"/>" } ?? ""
        return IB.push(name.id, name.id, y: 80 - place * 10, inside: IB.connections(outlet))
    }.joined()
}

private func loop(_ names: [(id: String, next: String?)], first: String? = nil, recalculates: Bool = false) throws
    -> ImportedLayout
{
    let connection = first.map { "<outlet property=\"initialFirstResponder\" destination=\"\($0)\" id=\"f\"/>" } ?? ""
    let more = recalculates ? "" : "autorecalculatesKeyViewLoop=\"NO\""
    return try IB.read(IB.mac(IB.window(buttons(names), more: more, connections: connection)))
}

private func places(_ imported: ImportedLayout) -> [Int?] { imported.layout.screens[0].elements.map(\.tabIndex) }

@Suite struct InterfaceBuilderKeyTests {
    @Test func theLoopIsTheTabOrder() throws {
        let imported = try loop([("a", "c"), ("b", "a"), ("c", "b"), ("d", nil)], first: "b")
        #expect(places(imported) == [2, 1, 3, -1])
        #expect(imported.layout.screens[0].focus == "b")
        #expect(messages(imported) == ["a control outside the key-view loop is not focusable by keyboard x1"])
    }

    @Test func aDefaultButtonOutsideTheLoopKeepsItsKey() throws {
        let ok = IB.push("ok", "OK", more: "keyEquivalent=\"&#13;\"")
        let views = buttons([("a", "b"), ("b", "a")]) + ok
        let imported = try IB.read(IB.mac(IB.window(views, more: "autorecalculatesKeyViewLoop=\"NO\"")))
        #expect(places(imported) == [1, 2, -1])
        #expect(imported.layout.screens[0].elements[2].shortcut?.description == "Return")
        #expect(messages(imported) == ["a control outside the key-view loop is not focusable by keyboard x1"])
    }

    @Test func aCalculatedLoopDoesNotCount() throws {
        let imported = try loop([("a", "b"), ("b", "a")], first: "b", recalculates: true)
        #expect(places(imported) == [nil, nil])
        #expect(imported.layout.screens[0].focus == "b")
        #expect(messages(imported, .ignored).count == 1)
    }

    @Test(
        arguments: [
            ([("a", "b"), ("b", nil)], nil, [1, 2], "the key-view loop is open; it is taken to begin again x1"),
            ([("b", nil), ("a", "b")], nil, [2, 1], "the key-view loop is open; it is taken to begin again x1"),
            ([("a", "b"), ("b", "gone")], nil, [1, 2], "the next key view of a view is no object of the file x1"),
            (
                [("a", "b"), ("b", "c"), ("c", "b")], "a", [1, 2, 3],
                "the key-view loop never comes back to its start; it is taken to begin again x1"
            ),
            (
                [("a", "a"), ("b", nil)], "a", [1, -1],
                "a control outside the key-view loop is not focusable by keyboard x1"
            ),
        ] as [([(id: String, next: String?)], String?, [Int?], String)])
    func loopsThatAreNone(
        names: [(id: String, next: String?)], first: String?, expected: [Int?], note: String
    ) throws {
        let imported = try loop(names, first: first)
        #expect(places(imported) == expected)
        #expect(messages(imported) == [note])
    }

    @Test func theLoopEntersCellsTablesAndSegments() throws {
        let views = """
            <textField id="f">\(IB.frame(0, 0, 9, 9))<textFieldCell key="cell" editable="YES" id="fc"/>\(IB.connections(
                "<outlet property=\"nextKeyView\" destination=\"s\" id=\"1\"/>"))</textField>
            <segmentedControl id="s">\(IB.frame(0, 20, 9, 9))<segmentedCell key="cell" id="sc"><segments><segment label="A"/><segment label="B"/></segments></segmentedCell>\
            \(IB.connections("<outlet property=\"nextKeyView\" destination=\"fc\" id=\"2\"/>"))</segmentedControl>
            <button id="r">\(IB.frame(0, 40, 9, 9))<buttonCell key="cell" title="R" refusesFirstResponder="YES" id="rc"/></button>
            """
        let imported = try IB.read(IB.mac(IB.window(views, more: "autorecalculatesKeyViewLoop=\"NO\"")))
        #expect(
            try IB.dump(imported) == """
                textField #f tab:1
                [segmentedControl] #s
                  segment "A" #s.segment1 tab:2
                  segment "B" #s.segment2 tab:2
                button "R" #r tab:-1
                """)
    }

    @Test func aFirstResponderThatIsNotThere() throws {
        let imported = try loop([("a", nil)], first: "gone")
        #expect(imported.layout.screens[0].focus == nil)
        #expect(messages(imported) == ["the first responder is no object of the file x1"])
    }

    @Test func keyEquivalents() throws {
        func item(_ title: String, _ more: String, _ inside: String = "") -> String {
            "<menuItem title=\"\(title)\" id=\"\(title)\" \(more)>\(inside)</menuItem>"
        }
        func mask(_ names: String...) -> String {
            "<modifierMask key=\"keyEquivalentModifierMask\" \(names.map { "\($0)=\"YES\"" }.joined(separator: " "))/>"
        }
        func base64(_ text: String) -> String {
            "<string key=\"keyEquivalent\" base64-UTF8=\"YES\">\n\(text)\n</string>"
        }
        let items =
            item("missing", "keyEquivalent=\"s\"") + item("empty", "keyEquivalent=\"s\"", mask())
            + item("capital", "keyEquivalent=\"S\"") + item("both", "keyEquivalent=\"f\"", mask("control", "command"))
            + item("return", "keyEquivalent=\"&#13;\"", mask()) + item("escape", "", base64("Gw") + mask("option"))
            + item("delete", "", base64("CA")) + item("up", "keyEquivalent=\"&#xF700;\"")
            + item("f5", "keyEquivalent=\"&#xF708;\"", mask()) + item("minus", "keyEquivalent=\"-\"")
            + item("none", "") + item("odd", "", base64("%%"))
        let menu = "<menu title=\"Main Menu\" systemMenu=\"main\" id=\"m\"><items>\(items)</items></menu>"
        let imported = try IB.read(IB.mac(menu))
        #expect(
            imported.layout.screens[0].elements.dropFirst().map { $0.shortcut?.description ?? "" } == [
                "Command-S", "S", "Shift-Command-S", "Control-Command-F", "Return", "Option-Escape", "Command-Delete",
                "Command-Up", "F5", "Command--", "", "",
            ])
        let button = IB.push("b", "OK", cell: "<string key=\"keyEquivalent\" base64-UTF8=\"YES\">DQ</string>")
        #expect(try IB.dump(IB.read(IB.mac(IB.window(button)))) == "button \"OK\" #b key:Return")
    }

    @Test func menusAreGroupsInTheirBar() throws {
        let file = """
            <menuItem title="New" keyEquivalent="n" id="new"/><menuItem isSeparatorItem="YES" id="sep"/>
            <menuItem title="Close" keyEquivalent="w" id="close"/><menuItem title="Close All" alternate="YES" keyEquivalent="w" id="all"/>
            <menuItem title="Off" enabled="NO" id="off"/><menuItem title="Not" hidden="YES" id="not"/>
            <menuItem title="Recent" id="rec"><menu key="submenu" title="Recent" id="recm"><items><menuItem title="Clear" id="clear"/></items></menu></menuItem>
            <menuItem title="Services" id="ser"><menu key="submenu" systemMenu="services" id="serm"/></menuItem>
            """
        let menu = """
            <application id="app"><menu key="mainMenu" title="Main Menu" systemMenu="main" id="main"><items>
            <menuItem title="File" id="file"><menu key="submenu" title="File" id="filem"><items>\(file)</items></menu></menuItem></items></menu></application>
            """
        let imported = try IB.read(IB.macStoryboard(IB.scene(menu)))
        #expect(imported.layout.screens[0].label == "Main Menu")
        #expect(
            try IB.dump(imported) == """
                [menuBar] "Main Menu" #main
                  [menu] "File" #file
                    menuItem "New" #new key:Command-N
                    menuItem "Close" #close key:Command-W
                    menuItem "Off" #off disabled
                    menuItem "Not" #not hidden
                    [menu] "Recent" #rec
                      menuItem "Clear" #clear
                    menuItem "Services" #ser
                """)
        #expect(
            messages(imported, .dropped) == [
                "a menu item that shows only while a key is held was left out x1",
                "what the system puts into a menu is not in the file x1",
            ])
    }
}
