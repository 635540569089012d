import LayoutFormats
import LayoutModel
import TestSupport
import Testing

/// One node of a dump; the words set attributes to true.
private func node(
    _ name: String, _ text: String = "", _ bounds: String = "[0,0][100,50]", _ words: String = "", more: String = "",
    _ inside: String = ""
) -> String {
    let flags = words.split(separator: " ").map { "\($0)=\"true\"" }.joined(separator: " ")
    return
        "<node text=\"\(text)\" class=\"android.\(name)\" package=\"com.shop\" bounds=\"\(bounds)\" \(flags) \(more)>\(inside)</node>"
}

private let full = "[0,0][1080,1920]"

private func screen(_ inside: String, root: String = "") -> String {
    "<hierarchy rotation=\"0\" \(root)>\(node("widget.FrameLayout", "", full, "", inside))</hierarchy>"
}

private func read(_ xml: String) throws -> ImportedLayout {
    let imported = try LayoutReader.read(.bytes(Array(xml.utf8), path: "dump.xml"))
    #expect(imported.format == "uiautomator")
    try expectSameAfterConversion(imported.layout)
    return imported
}

private func tree(_ inside: String, ids: Bool = false) throws -> String {
    screenDump(try read(screen(inside)).layout.screens[0], ids: ids)
}

@Suite struct UIAutomatorFormatTests {
    @Test func bothDialectsAreTheSameScreen() throws {
        let adb = screen(
            node("widget.Button", "Pay", "[10,20][110,70]", "clickable", more: "resource-id=\"com.shop:id/pay\""))
        let appium = """
            <hierarchy index="0" class="hierarchy" rotation="0" width="1080" height="1920">
            <android.widget.FrameLayout class="android.widget.FrameLayout" package="com.shop" bounds="[0,0][1080,1920]">
            <android.widget.Button clickable="true" text="Pay" package="com.shop" resource-id="com.shop:id/pay" bounds="[10,20][110,70]"/>
            </android.widget.FrameLayout></hierarchy>
            """
        for xml in [adb, appium] {
            let imported = try read(xml)
            let screen = imported.layout.screens[0]
            #expect(screenDump(screen, frames: true) == "button \"Pay\" #com.shop:id/pay (10,20,100,50)")
            #expect([imported.layout.name, screen.id, screen.label] == ["com.shop", "main", "com.shop"])
            #expect([screen.width, screen.height] == [1080, 1920])
            #expect(imported.layout.platform == .android)
            #expect(screen.readingOrder == .document)
            #expect(
                messages(imported, .assumed) == [
                    "frames are in pixels; the file does not tell how many make a point x1"
                ])
        }
        #expect(try read(adb).layout.screens[0].source(of: ElementIndex(0)) == "/hierarchy/node[1]/node[1]")
    }

    @Test func noiseAroundTheXMLIsSkipped() throws {
        let dump = screen(node("widget.Button", "Pay", "[0,0][9,9]", "clickable"))
        let imported = try read("UI hierchary dumped to: /sdcard/window_dump.xml\n\(dump)\nKilled\n")
        #expect(imported.layout.screens[0].elements.count == 1)
        #expect(imported.layout.screens[0].elements[0].line == 2)
        #expect(imported.notes.filter { $0.kind == .skipped }.count == 2)
    }

    @Test func boundsThatAreOddAreNotFatal() throws {
        let bounds = ["x", "[1,2][3]", "[9,9][3,20]", "[0,0][0,0]", "[-50,-20][40,30]"]
        let inside = bounds.map { node("widget.Button", $0.count.description, $0, "clickable") }.joined()
        let imported = try read("<hierarchy>\n\(node("widget.FrameLayout", "", full, "", inside))</hierarchy>")
        #expect(
            imported.layout.screens[0].elements.map(\.frame) == [
                nil, nil, Frame(x: 9, y: 9, width: 0, height: 11), Frame(x: 0, y: 0, width: 0, height: 0),
                Frame(x: -50, y: -20, width: 90, height: 50),
            ])
        #expect(
            messages(imported, .ignored) == [
                "bounds are 'x', not '[left,top][right,bottom]' x1",
                "bounds are '[1,2][3]', not '[left,top][right,bottom]' x1",
                "bounds are inverted: nothing of it is shown x1",
            ])
        #expect(imported.notes.first { $0.kind == .ignored }?.line == 2)
    }

    @Test func aCardSpeaksItsTexts() throws {
        let card = node(
            "view.ViewGroup", "", "[0,0][500,200]", "clickable focusable long-clickable",
            node(
                "widget.LinearLayout", "", "[0,0][400,200]", "",
                node("widget.TextView", "Data Saver") + node("widget.TextView", "Off&#10;now", "[0,50][9,90]"))
                + node("widget.ImageView", "", "[450,0][500,50]"))
        #expect(
            try tree(card) == """
                button "Data Saver, Off now" longPress
                  staticText "Data Saver" inaccessible
                  staticText "Off now" inaccessible
                """)
        let described =
            node("widget.ImageView", "Raw", "[0,0][9,9]", "clickable", more: "content-desc=\"Voice search\"")
            + node(
                "view.ViewGroup", "", "[0,9][9,19]", "clickable",
                node("view.View", "", "[0,9][9,18]", more: "content-desc=\"Account\"", node("widget.TextView", "A")))
        #expect(try read(screen(described)).layout.screens[0].stops.map(\.label) == ["Voice search", "Account"])
    }

    @Test func targetsInsideATargetAreStopsOfTheirOwn() throws {
        let row = node(
            "widget.LinearLayout", "", "[0,0][1080,200]", "clickable",
            node("widget.TextView", "Alarm", "[0,0][500,100]")
                + node("widget.ImageButton", "", "[600,0][700,100]", "clickable", more: "content-desc=\"Expand\"")
                + node("widget.Switch", "ON", "[800,0][900,100]", "clickable checkable checked"))
        let list = node("widget.ListView", "", "[0,0][1080,800]", "scrollable focusable clickable", row)
        let imported = try read(screen(list))
        #expect(
            screenDump(imported.layout.screens[0], ids: false) == """
                [list]
                  listItem "Alarm"
                  [group]
                    staticText "Alarm" inaccessible
                    button "Expand"
                    toggle =on
                """)
        #expect(imported.layout.screens[0].stops.count == 3)
        #expect(
            messages(imported, .assumed).contains(
                "a container that says it can be clicked is no target, what it holds is x1"))
        // A box that is not worth keeping leaves its stops behind, none inside the other.
        let one = node(
            "widget.FrameLayout", "", "[0,0][1080,200]", "clickable", more: "content-desc=\"Games\"",
            node("widget.ImageView", "", "[900,0][1000,200]", "clickable", more: "content-desc=\"More\""))
        #expect(try tree(one) == "button \"Games\"\nbutton \"More\"")
    }

    @Test func aRowActsForTheSwitchThatCannotBeClickedItself() throws {
        let row = node(
            "widget.LinearLayout", "", "[0,0][1080,200]", "clickable",
            node("widget.TextView", "Set time") + node("widget.Switch", "OFF", "[900,0][1000,90]", "checkable"))
        #expect(
            try tree(row)
                == "toggle \"Set time\" =off\n  staticText \"Set time\" inaccessible\n  toggle =off inaccessible")
        #expect(try tree(node("widget.CheckBox", "Milk", "[0,0][9,9]", "checkable checked")) == "checkbox \"Milk\" =on")
        let radio =
            node("widget.RadioButton", "A", "[0,0][9,9]", "checkable checked clickable")
            + node("widget.RadioButton", "B", "[9,0][18,9]", "checkable clickable")
        #expect(
            try tree(node("widget.RadioGroup", "", "[0,0][99,9]", "", radio))
                == "[radioGroup]\n  radioButton \"A\" selected\n  radioButton \"B\"")
    }

    @Test func focusAloneMakesNoTarget() throws {
        let inside =
            node(
                "widget.ScrollView", "", "[0,0][1080,900]", "focusable",
                node("widget.TextView", "Terms", "[0,0][9,9]")
                    + node("view.ViewGroup", "", "[0,20][300,60]", "focusable", node("widget.TextView", "Login")))
            + node("view.View", "", "[0,900][9,909]", "focusable")
        let imported = try read(screen(inside))
        #expect(imported.layout.screens[0].stops.isEmpty)
        #expect(
            screenDump(imported.layout.screens[0], ids: false) == """
                [scrollView]
                  staticText "Terms"
                  other "Login"
                    staticText "Login"
                """)
        #expect(
            messages(imported, .assumed).contains(
                "it takes the focus, but no action is in the file; it is no target x1"))
        #expect(messages(imported, .dropped) == ["a view without text and without action was left out x1"])
    }

    @Test func fieldsHintsAndPasswords() throws {
        let inside =
            node("widget.EditText", "", "[0,0][9,9]", "clickable focused", more: "hint=\"Mail\"")
            + node("widget.EditText", "a@b.c", "[0,10][9,19]", "clickable", more: "hint=\"Mail\"")
            + node(
                "widget.EditText", "hunter2", "[0,20][9,29]", "clickable password", more: "content-desc=\"Password\"")
            + node("widget.SeekBar", "50.0", "[0,30][9,39]", "focusable clickable", more: "content-desc=\"Volume\"")
        let imported = try read(screen(inside))
        #expect(
            screenDump(imported.layout.screens[0]) == """
                textField "Mail" #textField1
                textField "Mail" #textField2 =a@b.c
                secureTextField "Password" #secureTextField1 private
                slider "Volume" #slider1 =50.0 adjustable
                """)
        #expect(imported.layout.screens[0].focus == "textField1")
        #expect(!LayoutWriter.xml(imported.layout).contains("hunter2"))
        #expect(messages(imported, .dropped) == ["the text of a password field was left out x1"])
    }

    @Test func statesAndContainers() throws {
        let grid = node(
            "widget.GridView", "", "[0,0][1080,500]", "",
            node("widget.FrameLayout", "", "[0,0][9,9]", "clickable selected", node("widget.TextView", "One")))
        let pager = node(
            "widget.FrameLayout", "", "[0,500][1080,900]", "scrollable",
            node("widget.Button", "Off", "[0,500][9,509]", "clickable", more: "enabled=\"false\""))
        let pane = node(
            "widget.FrameLayout", "", "[0,900][1080,1000]", "", more: "pane-title=\"Cart\"",
            node("widget.TextView", "Total", "[0,900][9,909]", "heading"))
        let unseen = node(
            "widget.Button", "Gone", "[0,1000][9,1009]", "clickable ",
            more: "NAF=\"true\" visible-to-user=\"false\" checked=\"maybe\"")
        let imported = try read(screen(grid + pager + pane + unseen))
        #expect(
            screenDump(imported.layout.screens[0], ids: false) == """
                [collection]
                  listItem "One" selected
                    staticText "One" inaccessible
                [scrollView]
                  button "Off" disabled
                [group] "Cart"
                  heading "Total" heading
                button "Gone" offscreen
                """)
        #expect(messages(imported, .ignored) == ["checked is 'maybe', not true or false x1"])
        let containers = imported.layout.screens[0].elements.filter { $0.kind == .group }
        #expect(containers.map(\.isScrollable) == [false, true, false])
    }

    @Test func aWindowThatDoesNotFillTheScreenIsADialog() throws {
        let window = node(
            "widget.FrameLayout", "", "[90,800][990,1100]", "",
            node("widget.Button", "OK", "[100,900][200,950]", "clickable"))
        let imported = try read("<hierarchy rotation=\"0\" width=\"1080\" height=\"1920\">\(window)</hierarchy>")
        #expect(screenDump(imported.layout.screens[0], ids: false) == "[dialog] modal\n  button \"OK\"")
    }

    @Test func whatIsShownLiesOnTheScreen() throws {
        let beyond = node("widget.Button", "OK", "[0,1930][100,1990]", "clickable", more: "displayed=\"true\"")
        let imported = try read(screen(beyond, root: "width=\"1080\" height=\"1920\""))
        #expect(imported.layout.screens[0].height == 1990)
        #expect(messages(imported, .assumed).count == 2)
    }

    @Test func anEmptyDumpIsAScreenWithANote() throws {
        for xml in ["<hierarchy rotation=\"0\"/>", screen("")] {
            let imported = try read(xml)
            #expect(imported.layout.screens[0].elements.isEmpty)
            #expect(messages(imported, .ignored) == ["the dump holds nothing that assistive technology stops on x1"])
        }
    }

    @Test func idsThatRepeatBecomePaths() throws {
        let same = "resource-id=\"android:id/title\""
        let inside =
            node("widget.Button", "A", "[0,0][9,9]", "clickable", more: same)
            + node("widget.Button", "B", "[9,0][18,9]", "clickable", more: same)
        #expect(try tree(inside, ids: true) == "button \"A\" #button1\nbutton \"B\" #button2")
    }
}
