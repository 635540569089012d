import LayoutFormats
import LayoutModel
import TestSupport
import Testing

/// One tag of a page source; the words set attributes to True, those with "!" to False.
private func tag(
    _ type: String, _ name: String = "", _ words: String = "IsKeyboardFocusable", at place: (Int, Int) = (100, 200),
    more: String = "", _ inside: String = ""
) -> String {
    let flags = words.split(separator: " ").map { word in
        word.hasPrefix("!") ? "\(word.dropFirst())=\"False\"" : "\(word)=\"True\""
    }
    return """
        <\(type) Name="\(name)" \(flags.joined(separator: " ")) RuntimeId="42.1" x="\(place.0)" y="\(place.1)" width="50" height="20" \(more)>\
        \(inside)</\(type)>
        """
}

private func window(_ inside: String, prolog: String = "") -> String {
    """
    \(prolog)<Window AutomationId="" IsOffscreen="False" RuntimeId="42.0" Name="Calculator" x="100" y="200" width="400" height="300">
    \(inside)</Window>
    """
}

private func read(_ xml: String) throws -> ImportedLayout { try read(Array(xml.utf8)) }

private func read(_ bytes: [UInt8]) throws -> ImportedLayout {
    let imported = try LayoutReader.read(.bytes(bytes, path: "pageSource.xml"))
    #expect(imported.format == "winappdriver")
    try expectSameAfterConversion(imported.layout)
    return imported
}

private func tree(_ inside: String, frames: Bool = false) throws -> String {
    fullDump(try read(window(inside)).layout.screens[0], ids: false, frames: frames)
}

@Suite struct WinAppDriverFormatTests {
    @Test func placesAreMeasuredFromTheWindow() throws {
        let imported = try read(window(tag("Button", "Five", at: (110, 230), more: "AutomationId=\"num5\"")))
        #expect(imported.layout.platform == .windows)
        #expect(imported.layout.name == "Calculator")
        let screen = imported.layout.screens[0]
        #expect([screen.width, screen.height] == [400, 300])
        #expect(fullDump(screen, frames: true) == "button \"Five\" #num5 (10,30,50,20)")
        #expect(messages(imported) == ["frames are in pixels; the file does not tell how many make a point x1"])
    }

    @Test func windowsOfXAMLAreNone() throws {
        let xml =
            "<Window xmlns=\"http://schemas.microsoft.com/winfx/2006/xaml/presentation\" AutomationId=\"a\" RuntimeId=\"b\"/>"
        #expect(try LayoutReader.read(.bytes(Array(xml.utf8), path: "x.xml")).format == "xaml")
        let other = Array("<Window Name=\"a\"/>".utf8)
        #expect(throws: FormatError.self) { try LayoutReader.read(.bytes(other, path: "x.xml")) }
    }

    @Test func typesAndStates() throws {
        let inside =
            tag("Button", "OK") + tag("Button", "Close", "!IsKeyboardFocusable") + tag("Button", "Off", "!IsEnabled")
            + tag("Button", "Away", "IsOffscreen") + tag("CheckBox", "Wrap", more: "ToggleState=\"On\"")
            + tag("Button", "Bold", more: "Toggle.ToggleState=\"0\"") + tag("RadioButton", "Hex", "IsSelected")
            + tag("Edit", "Name", more: "Value=\"Anna\"") + tag("Edit", "Pin", "IsPassword", more: "Value=\"1234\"")
            + tag("ComboBox", "Size", more: "Value=\"12\"", tag("Edit", "x") + tag("Button", "Open"))
            + tag("Slider", "Volume", more: "RangeValue.Value=\"7\"") + tag("Text", "Result")
            + tag("Text", "Raw", "!IsControlElement") + tag("Text", "Label", "!IsContentElement") + tag("Image", "")
            + tag("ScrollBar", "Vertical", "", tag("Button", "Line up")) + tag("Custom", "Dial")
        #expect(
            try tree(inside) == """
                button "OK"
                button "Close" tab:-1
                button "Off" disabled
                button "Away" offscreen
                checkbox "Wrap" =on
                toggle "Bold" =off
                radioButton "Hex" selected
                textField "Name" =Anna
                secureTextField "Pin" private
                comboBox "Size" =12
                slider "Volume" =7 adjustable
                staticText "Result" reacts
                staticText "Raw" inaccessible
                staticText "Label" inaccessible
                other "Dial" reacts tab:0
                """)
    }

    @Test func containersItemsAndModality() throws {
        let list = tag(
            "List", "Mails", "",
            tag("ListItem", "", "IsKeyboardFocusable", tag("Text", "From Anna", "") + tag("Text", "Today", ""))
                + tag("ListItem", "Draft", "IsKeyboardFocusable", tag("Button", "Delete")))
        let radios = tag("Group", "", "", tag("RadioButton", "A") + tag("RadioButton", "B"))
        let tabs = tag("Tab", "", "", tag("TabItem", "Home") + tag("TabItem", "View", "IsSelected"))
        let bar = tag("MenuBar", "Main", "", tag("MenuItem", "File", more: "AccessKey=\"Alt+F\""))
        #expect(
            try tree(list + radios + tabs + bar + tag("Pane", "", "", tag("Pane", "", "", tag("Button", "Deep"))))
                == """
                [list] "Mails"
                  listItem "From Anna, Today"
                  [group]
                    listItem "Draft"
                    button "Delete"
                [radioGroup]
                  radioButton "A"
                  radioButton "B"
                [tabGroup] container:semanticGroup
                  tab "Home"
                  tab "View" selected
                [menuBar] "Main"
                  menuItem "File" mnemonic:F
                button "Deep"
                """)
        let dialog =
            tag("Button", "Under") + tag("Window", "Save?", "IsModal", tag("Button", "Yes", "HasKeyboardFocus"))
        let imported = try read(window(dialog))
        #expect(
            fullDump(imported.layout.screens[0]) == """
                button "Under" #button1
                [dialog] "Save?" #dialog1 modal
                  button "Yes" #dialog1.button1
                """)
        #expect(imported.layout.screens[0].focus == "dialog1.button1")
    }

    @Test func theFocusIsFoundOnOneLine() throws {
        let same =
            tag("Button", "Same") + tag("ComboBox", "Same", "", tag("Edit", "", "HasKeyboardFocus"))
            + tag("Button", "Same")
        #expect(try read(window(same).replacing("\n", with: "")).layout.screens[0].focus == "comboBox1")
    }

    @Test func keys() throws {
        let inside =
            tag("Button", "Save", more: "AcceleratorKey=\"Ctrl+S\" AccessKey=\"Alt, S\"")
            + tag("Button", "Paste", more: "AccessKey=\"Alt, H, V\"")
            + tag("MenuItem", "Undo", more: "AcceleratorKey=\"Strg+Z\"")
        let imported = try read(window(inside))
        #expect(
            fullDump(imported.layout.screens[0], ids: false) == """
                button "Save" key:Control-S mnemonic:S
                button "Paste"
                menuItem "Undo"
                """)
        #expect(messages(imported, .ignored) == ["an access key of several keys is not followed x1"])
    }

    @Test func bothEncodingsAreRead() throws {
        let xml = window(tag("Button", "Größe"), prolog: "<?xml version=\"1.0\" encoding=\"utf-16\"?>")
        var wide: [UInt8] = [0xFF, 0xFE]
        for unit in xml.utf16 { wide += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        #expect(try read(wide).layout.screens[0].elements.map(\.label) == ["Größe"])
        // Tools often save it again as UTF-8 and leave the prolog as it was.
        for prolog in ["encoding=\"utf-16\"", "encoding='UTF-16'", "encoding=\"Utf-16\" standalone=\"yes\""] {
            let saved = xml.replacing("encoding=\"utf-16\"", with: prolog)
            #expect(try read(saved).layout.screens[0].elements.map(\.label) == ["Größe"])
            #expect(
                try read([0xEF, 0xBB, 0xBF] + Array(saved.utf8)).layout.screens[0].elements.map(\.label) == ["Größe"])
        }
    }

    @Test func oddTreesGiveNotes() throws {
        let inside =
            "<Button Name=\"Nowhere\" IsEnabled=\"perhaps\"/>"
            + tag("Button", "Empty").replacing("width=\"50\"", with: "width=\"0\"")
            + tag("Button", "Outside", at: (5000, 200)) + tag("Blob", "New", "", tag("Button", "In it"))
        let imported = try read(window(inside))
        #expect(imported.layout.screens[0].stops.map(\.label) == ["Nowhere", "Outside", "In it"])
        #expect(
            messages(imported) == [
                "frames are in pixels; the file does not tell how many make a point x1",
                "the frame is not there as a whole; its place is not known x1",
                "IsEnabled is 'perhaps', not True or False x1",
            ])
        #expect(messages(try read(window("")), .ignored) == ["the window holds nothing that people can stop on x1"])
    }
}
