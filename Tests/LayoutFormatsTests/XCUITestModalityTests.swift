import LayoutFormats
import LayoutModel
import TestSupport
import Testing

@Suite struct XCUITestModalityTests {
    private func screen(_ xml: String) throws -> Screen {
        let imported = try LayoutReader.read(.bytes(Array(xml.utf8), path: "page.xml"))
        try expectSameAfterConversion(imported.layout)
        return imported.layout.screens[0]
    }

    @Test func alertsAndLaterWindowsAreModalAndKeyboardsAreNot() throws {
        let content = pageTag(
            "Window", nil, wholeScreen, "",
            pageTag("Button", "Buy")
                + pageTag(
                    "Other", nil, (0, 0, 300, 300), "",
                    pageTag("Alert", "Sure?", (9, 9, 90, 90), "", pageTag("Button", "Yes"))
                        + pageTag("Image", "Veil", (0, 0, 1, 1))
                ))
        #expect(
            screenDump(try screen(pageOfApp(content)), ids: false) == """
                [window] modal
                  button "Buy"
                  [group] modal
                    [alert] "Sure?" modal
                      button "Yes"
                    image "Veil"
                """)
        let first = pageTag("Window", nil, wholeScreen, "", pageTag("Button", "Buy"))
        let over = pageTag("Window", nil, wholeScreen, "", pageTag("Button", "Close"))
        let small = pageTag("Window", nil, (0, 0, 90, 90), "", pageTag("Button", "Help"))
        let unseen = pageTag(
            "Window", nil, wholeScreen, "visible=\"false\"", pageTag("Button", "Old", wholeScreen, "visible=\"false\""))
        let keyboard = pageTag(
            "Window", nil, wholeScreen, "",
            pageTag("Keyboard", nil, (0, 500, 400, 300), "", pageTag("Key", "q") + pageTag("Key", "w")))
        func modal(_ windows: String) throws -> [Bool] {
            try screen(pageOfApp(windows)).elements.filter { $0.role == .window }.map(\.isModal)
        }
        #expect(try modal(first + over) == [false, true])
        #expect(try modal(first + small + unseen + keyboard) == [false, false, false, false])
    }
}
