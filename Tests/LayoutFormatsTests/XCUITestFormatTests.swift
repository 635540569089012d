import LayoutFormats
import LayoutModel
import TestSupport
import Testing

/// Reads a page source, and checks that navcost's own XML gives the same layout.
private func read(_ xml: String, line: SourceLocation = #_sourceLocation) throws -> ImportedLayout {
    let imported = try LayoutReader.read(.bytes(Array(xml.utf8), path: "page.xml"))
    #expect(imported.format == "xcuitest", sourceLocation: line)
    try expectSameAfterConversion(imported.layout, sourceLocation: line)
    return imported
}

/// The first window's content as text.
private func tree(_ xml: String, ids: Bool = false, line: SourceLocation = #_sourceLocation) throws -> String {
    screenDump(try read(xml, line: line).layout.screens[0], ids: ids)
}

private func messages(_ imported: ImportedLayout) -> [String] { imported.notes.map { "\($0.message) x\($0.count)" } }

@Suite struct XCUITestFormatTests {
    @Test func theApplicationIsTheScreen() throws {
        let wrapped = "<AppiumAUT>\(pageOfWindow(pageTag("Button", "Pay")))</AppiumAUT>"
        let layout = try read(wrapped).layout
        #expect(layout.platform == .ios)
        #expect(layout.name == "Shop")
        let screen = layout.screens[0]
        #expect([screen.id, screen.label] == ["main", "Shop"])
        #expect([screen.width, screen.height] == [400, 800])
        #expect(screen.readingOrder == .document)
        #expect(screenDump(screen) == "[window] #window1\n  button \"Pay\" #window1.button1")
        #expect(
            screen.source(of: ElementIndex(1))
                == "/AppiumAUT/XCUIElementTypeApplication[1]/XCUIElementTypeWindow[1]/XCUIElementTypeButton[1]")
    }

    @Test func aFragmentIsReadAndUnknownTypesAreBoxes() throws {
        let imported = try read(
            pageTag(
                "Sparkle", nil, (0, 0, 9, 9), "oddAttribute=\"1\"",
                pageTag("Button", "A") + pageTag("Link", "B", (0, 50, 9, 9))
            ))
        #expect(screenDump(imported.layout.screens[0], ids: false) == "[group]\n  button \"A\"\n  link \"B\"")
        #expect(messages(imported).contains("the type is not known; taken as 'Other' x1"))
    }

    @Test func anEmptyDumpIsAScreenWithANote() throws {
        let imported = try read("<AppiumAUT>\n</AppiumAUT>")
        #expect(imported.layout.screens[0].elements.isEmpty)
        #expect(messages(imported) == ["the dump holds nothing that assistive technology stops on x1"])
    }

    @Test func theFileSaysWhatIsAccessible() throws {
        let inside =
            pageTag(
                "Other", "Card", wholeScreen, "accessible=\"true\"",
                pageTag("StaticText", "Sum", (0, 0, 9, 9), "accessible=\"false\""))
            + pageTag("Button", "Decoration", (0, 60, 9, 9), "accessible=\"false\"")
        #expect(
            try tree(pageOfWindow(inside)) == """
                [window]
                  other "Card" reacts
                    staticText "Sum" inaccessible
                  button "Decoration" inaccessible
                """)
    }

    @Test func oldDumpsGoByTheType() throws {
        let inside =
            pageTag(
                "Cell", "Row", wholeScreen, "",
                pageTag("StaticText", "Row") + pageTag("Button", "chevron", (9, 0, 9, 9), "enabled=\"false\""))
            + pageTag("StaticText", "Total", (0, 60, 9, 9)) + pageTag("Image", nil, (0, 70, 9, 9))
            + pageTag("Image", "Logo", (0, 80, 9, 9)) + pageTag("Other", "Pay now", (0, 90, 9, 9))
            + pageTag("Other", nil, (0, 99, 9, 1))
        let imported = try read(pageOfWindow(inside))
        #expect(imported.layout.screens[0].stops.map(\.label) == ["Row", "Pay now"])
        #expect(
            screenDump(imported.layout.screens[0], ids: false) == """
                [window]
                  cell "Row"
                    staticText "Row"
                    button "chevron" disabled
                  staticText "Total"
                  image "Logo"
                  other "Pay now" reacts
                """)
        #expect(messages(imported).contains("whether it is accessible is not in the file; taken from its type x6"))
    }

    @Test func aCellIsOneStopUnlessItHoldsControls() throws {
        let texts = pageTag(
            "Cell", nil, wholeScreen, "accessible=\"false\"",
            pageTag("StaticText", "Wi-Fi", wholeScreen, "accessible=\"true\"")
                + pageTag("StaticText", "On", wholeScreen, "accessible=\"true\""))
        let withSwitch = pageTag(
            "Cell", "Airplane", wholeScreen, "accessible=\"true\"",
            pageTag("Switch", "Airplane", wholeScreen, "accessible=\"true\" value=\"1\""))
        let withButtons = pageTag(
            "Cell", "Song", wholeScreen, "accessible=\"false\"",
            pageTag("Button", "Play", wholeScreen, "accessible=\"true\"")
                + pageTag("Button", "More", wholeScreen, "accessible=\"true\""))
        let withField = pageTag("Cell", "Name", wholeScreen, "", pageTag("TextField", "Name"))
        let screen = try read(
            pageOfWindow(pageTag("Table", nil, wholeScreen, "", texts + withSwitch + withButtons + withField))
        ).layout
            .screens[0]
        #expect(screen.stops.map(\.label) == ["Wi-Fi, On", "Airplane", "Play", "More", "Name"])
        #expect(screen.stops.map(\.role) == [.cell, .cell, .button, .button, .textField])
        #expect(screen.stops[1].value == "1")
    }

    @Test func boxesThatSayNothingAreCollapsed() throws {
        let inner = pageTag("Button", "A", (0, 0, 9, 9)) + pageTag("Button", "B", (20, 0, 9, 9))
        let chain = pageTag(
            "Other", nil, wholeScreen, "",
            pageTag(
                "Other", nil, wholeScreen, "",
                pageTag("Other", nil, (0, 0, 400, 50), "", inner) + pageTag("Button", "C", (0, 60, 9, 9))))
        let empty =
            pageTag("Other", nil, (0, 700, 400, 1))
            + pageTag("ScrollView", nil, (0, 710, 9, 9), "", pageTag("Other", nil, (0, 710, 9, 9)))
        #expect(
            try tree(pageOfWindow(chain + empty)) == """
                [window]
                  [group]
                    button "A"
                    button "B"
                  button "C"
                """)
    }

    @Test func labelsAndIdentifiersAreKeptApart() throws {
        func button(_ attributes: String) -> String { pageTag("Button", nil, (0, 0, 9, 9), attributes) }
        let inside =
            button("name=\"pay-button\" label=\"Pay &amp;&#10;go\"") + button("name=\"Cancel\" label=\"Cancel\"")
            + button("name=\"close\"") + button("name=\"blank\" label=\"\"")
            + pageTag("TextField", nil, (0, 0, 9, 9), "name=\"mail\" value=\"Mail\" placeholderValue=\"Mail\"")
            + pageTag("TextField", "Address", (0, 9, 9, 9), "value=\"Street\" placeholderValue=\"Street\"")
        #expect(
            try tree(pageOfWindow(inside), ids: true) == """
                [window] #window1
                  button "Pay & go" #pay-button
                  button "Cancel" #window1.button2
                  button "close" #close
                  button #blank
                  textField "Mail" #mail
                  textField "Address" #window1.textField2
                """)
    }

    @Test func framesThatAreMissingOddOrNegative() throws {
        let inside =
            pageTag("Button", "A", nil, "width=\"9\" height=\"9\"")
            + pageTag("Button", "B", nil, "x=\"inf\" y=\"0\" width=\"9\" height=\"9\"")
            + pageTag("Button", "C", (-5, -451, 9, 9)) + pageTag("Button", "D", (0, 0, 0, 9))
            + pageTag("Button", "E", (0, 0, 9, 9), "enabled=\"\"")
        let imported = try read(pageOfWindow(inside))
        let buttons = imported.layout.screens[0].elements.filter { $0.role == .button }
        #expect(buttons.map { $0.frame?.y } == [nil, nil, -451, 0, 0])
        #expect(buttons.map { $0.frame?.isEmpty } == [nil, nil, false, true, false])
        #expect(buttons.map(\.isEnabled) == [true, true, true, true, true])
        #expect(messages(imported).contains("x is 'inf', not a number x1"))
        #expect(messages(imported).contains("enabled is '', not true or false x1"))
        #expect(messages(imported).contains("the frame is not there as a whole; its place is not known x2"))
    }

    @Test func whatTheFileSaysInsideWinsOverWhatTheTypeSuggestsAround() throws {
        let inside = pageTag(
            "Link", "Terms", wholeScreen, "", pageTag("StaticText", "of use", wholeScreen, "accessible=\"true\""))
        #expect(try tree(pageOfWindow(inside)) == "[window]\n  link \"Terms\" inaccessible\n    staticText \"of use\"")
    }

    @Test func whatIsNotVisibleIsKeptOffscreen() throws {
        let inside = pageTag(
            "Table", nil, wholeScreen, "visible=\"false\"",
            pageTag("Cell", "Seen", (0, 0, 9, 9)) + pageTag("Cell", "Below", (0, 900, 9, 9), "visible=\"false\""))
        #expect(
            try tree(pageOfWindow(inside)) == "[window]\n  [table]\n    cell \"Seen\"\n    cell \"Below\" offscreen")
    }

    @Test func traitsAndActions() throws {
        let inside =
            pageTag("StaticText", "More", wholeScreen, "traits=\"StaticText, Button, Selected\"")
            + pageTag("StaticText", "News", wholeScreen, "traits=\"StaticText, Header\"")
            + pageTag("Other", "Rating", wholeScreen, "accessible=\"true\" traits=\"Adjustable\"")
            + pageTag("Other", "Note", wholeScreen, "accessible=\"true\" traits=\"StaticText\"")
            + pageTag("Button", "Song", wholeScreen, "customActions=\"Delete, Share\" traits=\"Button, NotEnabled\"")
        #expect(
            try tree(pageOfWindow(inside)) == """
                [window]
                  button "More" selected
                  heading "News" heading
                  slider "Rating" adjustable
                  staticText "Note"
                  button "Song" disabled +Delete +Share
                """)
    }

    @Test func partsOfBarsAndKeyboardsAndPasswords() throws {
        let inside =
            pageTag("TabBar", nil, (0, 700, 400, 50), "", pageTag("Button", "Home") + pageTag("Button", "Me"))
            + pageTag(
                "SegmentedControl", nil, (0, 600, 400, 50), "", pageTag("Button", "Day") + pageTag("Button", "Week"))
            + pageTag("Keyboard", nil, (0, 500, 400, 90), "", pageTag("Key", "q") + pageTag("Button", "Return"))
            + pageTag("SecureTextField", "Password", wholeScreen, "value=\"hunter2\"")
        #expect(
            try tree(pageOfWindow(inside)) == """
                [window]
                  [tabBar]
                    tab "Home"
                    tab "Me"
                  [segmentedControl]
                    segment "Day"
                    segment "Week"
                  [keyboard]
                    key "q"
                    key "Return"
                  secureTextField "Password" private
                """)
    }

    @Test func tvOSTellsItselfByTheFocus() throws {
        let layout = try read(
            pageOfWindow(
                pageTag("Button", "A", wholeScreen, "focused=\"false\"")
                    + pageTag("Button", "B", wholeScreen, "focused=\"true\""))
        ).layout
        #expect(layout.platform == .tvos)
        #expect(layout.screens[0].focus == "window1.button2")
    }
}
