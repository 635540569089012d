import LayoutFormats
import LayoutModel
import TestSupport
import Testing

private func object(_ kind: String, _ name: String = "", _ inside: String = "") -> String {
    "<object class=\"\(kind)\"\(name.isEmpty ? "" : " name=\"\(name)\"")>\(inside)</object>\n"
}

private func column(_ objects: String...) -> String {
    object("wxBoxSizer", "", objects.map { object("sizeritem", "", $0) }.joined())
}

private func file(_ inside: String) -> String {
    "<resource xmlns=\"http://www.wxwidgets.org/wxxrc\" version=\"2.5.3.0\">\(inside)</resource>"
}

private func read(_ inside: String) throws -> ImportedLayout {
    let imported = try LayoutReader.read(.bytes(Array(file(inside).utf8), path: "window.xrc"))
    #expect(imported.format == "xrc")
    try expectSameAfterConversion(imported.layout)
    return imported
}

/// What is in the first dialog.
private func dump(_ inside: String) throws -> String {
    let screen = try read(object("wxDialog", "dialog", "<title>Test</title>" + inside)).layout.screens[0]
    #expect([screen.id, screen.label] == ["dialog", "Test"])
    return screenDump(screen, frames: true, keys: true).split(separator: "\n").dropFirst()
        .map { String($0.dropFirst(2)) }.joined(separator: "\n")
}

@Suite struct XRCFormatTests {
    @Test func labelsAndStates() throws {
        let inside = column(
            object("wxStaticText", "", "<label>_Name__x</label>"),
            object("wxTextCtrl", "name", "<value>Ann\\nLee</value>"),
            object("wxTextCtrl", "secret", "<style>wxTE_PASSWORD|wxSIMPLE_BORDER</style><value>x</value>"),
            object("wxTextCtrl", "text", "<style>wxTE_MULTILINE</style>"),
            object("wxTextCtrl", "shown", "<style>wxTE_MULTILINE | wxTE_READONLY</style><value>Read me</value>"),
            object("wxCheckBox", "check", "<label>&amp;Check</label><checked>1</checked>"),
            object("wxButton", "wxID_OK", "<default>1</default>"), object("wxButton", "wxID_CANCEL"),
            object("wxBitmapButton", "icon", "<tooltip>Bold</tooltip>"),
            object("wxButton", "off", "<label>Off</label><enabled>0</enabled>"),
            object("wxButton", "gone", "<label>Gone</label><hidden>1</hidden>"),
            object("wxListBox", "list", "<content><item>A</item><item>B</item></content><selection>1</selection>"),
            object("wxTreeCtrl", "tree"))
        #expect(
            try dump(inside) == """
                staticText "Name_x" #dialog1.staticText1
                textField "Name_x" #name =Ann Lee _N
                secureTextField #secret private
                textView #text
                staticText "Read me" #shown reacts @0
                checkbox "Check" #check =on _C
                button "OK" #wxID_OK ^Return
                button "Cancel" #wxID_CANCEL ^Escape
                button "Bold" #icon
                button "Off" #off disabled
                button "Gone" #gone hidden
                [list] #list
                  listItem "A" #list.listItem1
                  listItem "B" #list.listItem2 selected
                tree #tree reacts @0
                """)
    }

    @Test func radioButtonsAndBoxes() throws {
        let inside = column(
            object("wxRadioButton", "a", "<label>A</label><style>wxRB_GROUP</style>"),
            object("wxRadioButton", "b", "<label>B</label><value>1</value>"),
            object("wxRadioButton", "c", "<label>C</label><style>wxRB_GROUP</style>"),
            object("wxRadioButton", "d", "<label>D</label>"),
            object(
                "wxRadioBox", "box",
                "<label>Size</label><content><item>_Small</item><item enabled=\"0\">Large</item></content>"))
        #expect(
            try dump(inside) == """
                [radioGroup] #dialog1.radioGroup1
                  radioButton "A" #a
                  radioButton "B" #b selected
                [radioGroup] #dialog1.radioGroup2
                  radioButton "C" #c
                  radioButton "D" #d
                [radioGroup] "Size" #box
                  radioButton "Small" #box.radioButton1 _S selected
                  radioButton "Large" #box.radioButton2 disabled
                """)
    }

    @Test func placesInPixelsAndDialogUnits() throws {
        let inside =
            object("wxButton", "a", "<label>A</label><pos>10,20</pos><size>80,24</size>")
            + object(
                "wxPanel", "panel",
                "<pos>100,0</pos><size>200,100</size>"
                    + object("wxButton", "b", "<label>B</label><pos>10,8d</pos><size>40,16d</size>"))
            + column(object("wxButton", "c", "<label>C</label><pos>1,1</pos><size>9,9</size>"))
        #expect(
            try dump(inside) == """
                button "A" #a (10,20,80,24)
                [group] #panel (100,0,200,100)
                  button "B" #b (115,13,60,26)
                button "C" #c
                """)
    }

    @Test func booksShowTheirSelectedPage() throws {
        func page(_ kind: String, _ label: String, _ inside: String, _ more: String = "") -> String {
            object(kind, "", "<label>\(label)</label>\(more)" + inside)
        }
        let inside =
            object(
                "wxNotebook", "book",
                page("notebookpage", "One", object("wxPanel", "p", object("wxButton", "a", "<label>A</label>")))
                    + page(
                        "notebookpage", "_Two", object("wxPanel", "q", object("wxButton", "b", "<label>B</label>")),
                        "<selected>1</selected>"))
            + object(
                "wxChoicebook", "choice",
                page("choicebookpage", "Only", object("wxPanel", "r", object("wxSlider", "s"))))
        #expect(
            try dump(inside) == """
                [group] #dialog1.group1
                  [tabGroup] #book
                    tab "One" #book.tab1
                    tab "Two" #book.tab2 _T selected
                  [group] #p hidden
                    button "A" #a
                  [group] #q
                    button "B" #b
                [group] #dialog1.group2
                  popUpButton #choice =Only
                  [group] #r
                    slider #s adjustable
                """)
    }

    @Test func menusToolsAndPlatforms() throws {
        let imported = try read(
            object(
                "wxMenuBar", "bar",
                object(
                    "wxMenu", "file",
                    "<label>_File</label>" + object("wxMenuItem", "open", "<label>_Open\\tCtrl-O</label>")
                        + object("separator")
                        + object("wxMenuItem", "save", "<label>Save</label><accel>Ctrl+Shift+S</accel>")
                        + "<object class=\"wxMenuItem\" name=\"mac\" platform=\"mac|unix\"><label>Mac</label></object>"
                        + "<object class=\"wxMenuItem\" name=\"win\" platform=\"unix|win\"><label platform=\"mac\">M</label><label platform=\"win\">W</label></object>"
                ))
                + object("wxToolBar", "tools", object("tool", "new", "<tooltip>New</tooltip>")))
        let screens = imported.layout.screens
        #expect(screens.map(\.id) == ["bar", "tools"])
        #expect(
            screenDump(screens[0], keys: true) == """
                [menuBar] #bar
                  [menu] "File" #file _F
                    menuItem "Open" #open ^Control-O
                    menuItem "Save" #save ^Control-Shift-S
                    menuItem "W" #win
                """)
        #expect(screenDump(screens[1], keys: true) == "[toolbar] #tools\n  button \"New\" #new @-1")
        #expect(
            messages(imported) == ["wxWidgets runs on several systems; what the file has for Windows is taken x1"])
    }

    @Test func referencesBringInWhatTheyNameAndEnd() throws {
        let imported = try read(
            object(
                "wxDialog", "dialog",
                column("<object_ref ref=\"part\"/>", "<object_ref ref=\"gone\"/>", "<object_ref ref=\"loop\"/>"))
                + object("wxPanel", "part", object("wxButton", "b", "<label>B</label>"))
                + object("wxPanel", "loop", object("wxButton", "c", "<label>C</label>") + "<object_ref ref=\"loop\"/>"))
        #expect(imported.layout.screens.count == 1)
        #expect(
            screenDump(imported.layout.screens[0]) == """
                [dialog] #dialog1
                  [group] #part
                    button "B" #b
                  [group] #loop
                    button "C" #c
                """)
        #expect(
            messages(imported, .ignored) == [
                "an object_ref names 'gone', which is not there x1", "'loop' refers to itself x1",
            ])
    }

    /// Panels that hold the next one twice, so that following every reference ends at `2^levels` buttons.
    private func doublingReferences(_ levels: Int) -> [UInt8] {
        let panels = (0..<levels).map { level in
            object("wxPanel", "p\(level)", String(repeating: "<object_ref ref=\"p\(level + 1)\"/>", count: 2))
        }
        let inside =
            object("wxDialog", "dialog", "<object_ref ref=\"p0\"/>") + panels.joined()
            + object("wxPanel", "p\(levels)", object("wxButton", "b"))
        return Array(file(inside).utf8)
    }

    @Test func doublingReferencesEnd() throws {
        let imported = try LayoutReader.read(.bytes(doublingReferences(40), path: "x.xrc"))
        let notes = messages(imported, .dropped)
        #expect(
            notes.count == 1 && notes[0].hasPrefix("references bring in more than 50000 objects; the rest is left out"))
        #expect(imported.layout.screens[0].elements.count <= 50_001)
    }

    /// Beyond the limit twice as many references take no more time.
    @Test func referencesBeyondTheLimitCostNothing() throws {
        let growth = try growthPerDoubling(
            from: 1 << 17, below: 1.5, runs: 2, prepare: { doublingReferences($0.trailingZeroBitCount) }
        ) { bytes in
            _ = try LayoutReader.read(.bytes(bytes, path: "x.xrc"))
        }
        #expect(growth < 1.5)
    }

    @Test func aFileWithoutWindowsIsRefused() {
        let error = #expect(throws: FormatError.self) {
            try LayoutReader.read(.bytes(Array(file(object("wxBitmap", "b")).utf8), path: "x.xrc"))
        }
        #expect(error?.description == "x.xrc:1:1: error: the file has no window, only pictures and the like")
    }
}
