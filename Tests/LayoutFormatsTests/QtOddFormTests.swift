import LayoutFormats
import LayoutModel
import TestSupport
import Testing

private func read(_ xml: String) throws -> ImportedLayout {
    let imported = try LayoutReader.read(.bytes(Array(xml.utf8), path: "form.ui"))
    #expect(imported.format == "qt")
    try expectSameAfterConversion(imported.layout)
    return imported
}

private func dump(_ xml: String) throws -> String { screenDump(try read(xml).layout.screens[0], keys: true) }

/// Forms of Qt 3, custom widgets, and what is broken.
@Suite struct QtOddFormTests {
    @Test func formsOfQt3HaveTheirOwnWords() throws {
        let xml = """
            <!DOCTYPE UI><UI version="3.1" stdsetdef="1"><class>Old</class>
            <widget class="QDialog"><property name="name"><cstring>Old</cstring></property>
            <property name="caption"><string>Old form</string></property>
            <grid><property name="name"><cstring>unnamed</cstring></property>
            <widget class="QPushButton" row="1" column="0"><property name="name"><cstring>ok</cstring></property>
            <property name="text"><string>&amp;OK</string></property><property name="accel"><string>Alt+K</string></property></widget>
            <widget class="QLayoutWidget" row="0" column="0"><property name="name"><cstring>Layout1</cstring></property>
            <hbox>
            <widget class="QLabel"><property name="name"><cstring>label</cstring></property>
            <property name="text"><string>&amp;List</string></property>
            <property name="buddy" stdset="0"><cstring>list</cstring></property></widget>
            <widget class="QListBox"><property name="name"><cstring>list</cstring></property>
            <item><property name="text"><string>One</string></property></item></widget>
            <spacer><property name="name"><cstring>Spacer1</cstring></property></spacer>
            <widget class="KLineEdit"><property name="name"><cstring>line</cstring></property></widget></hbox></widget>
            </grid></widget>
            <tabstops><tabstop>line</tabstop><tabstop>ok</tabstop></tabstops></UI>
            """
        let imported = try read(xml)
        #expect(
            screenDump(imported.layout.screens[0], keys: true) == """
                [dialog] "Old form" #dialog1
                  [group] #Layout1
                    staticText "List" #label
                    [list] "List" #list
                      listItem "One" #list.listItem1 @1
                    textField #line @2
                  button "OK" #ok @3 ^Alt-K
                """)
        #expect(imported.layout.screens[0].id == "Old")
        #expect(messages(imported) == ["KLineEdit is taken as the Qt widget of that name x1"])
    }

    @Test func customWidgetsActAsWhatTheyExtend() throws {
        func form(_ custom: String) -> String {
            """
            <ui version="4.0"><widget class="QWidget" name="Form"><layout class="QVBoxLayout">
            <item><widget class="Fancy" name="fancy"><property name="text"><string>Go</string></property></widget></item>
            </layout></widget><customwidgets>\(custom)</customwidgets></ui>
            """
        }
        func custom(_ name: String, _ base: String) -> String {
            "<customwidget><class>\(name)</class><extends>\(base)</extends></customwidget>"
        }
        #expect(try dump(form(custom("Fancy", "Base") + custom("Base", "QPushButton"))) == "button \"Go\" #fancy @1")
        for broken in [custom("Fancy", "Base") + custom("Base", "Fancy"), ""] {
            let imported = try read(form(broken))
            #expect(imported.layout.screens[0].elements.isEmpty)
            #expect(messages(imported) == ["what Fancy does is not known; it is taken as a box x1"])
        }
    }

    @Test func whatTakesTabItselfIsNoted() throws {
        let imported = try read(
            """
            <ui version="4.0"><widget class="QWidget" name="Form"><layout class="QVBoxLayout">
            <item><widget class="QTextEdit" name="trap"/></item>
            <item><widget class="QTextEdit" name="free"><property name="tabChangesFocus"><bool>true</bool></property></widget></item>
            <item><widget class="QTextEdit" name="shown"><property name="readOnly"><bool>true</bool></property></widget></item>
            <item><widget class="QDateEdit" name="day"/></item>
            </layout></widget></ui>
            """)
        #expect(
            screenDump(imported.layout.screens[0], keys: true) == """
                textView #trap @1
                textField #free @2
                staticText #shown reacts @3
                datePicker #day @4 adjustable
                """)
        #expect(imported.notes.map(\.line) == [2, 5])
    }

    @Test func aToolBoxScrollsItsPages() throws {
        let xml = """
            <ui version="4.0"><widget class="QWidget" name="Form"><layout class="QVBoxLayout"><item>
            <widget class="QToolBox" name="tools"><property name="currentIndex"><number>1</number></property>
            <widget class="QWidget" name="one"><attribute name="label"><string>One</string></attribute>
            <layout class="QVBoxLayout"><item><widget class="QDial" name="dial"/></item></layout></widget>
            <widget class="QWidget" name="two"><attribute name="label"><string>&amp;Two</string></attribute>
            <layout class="QVBoxLayout"><item><widget class="QSlider" name="slider"/></item></layout></widget>
            </widget></item></layout></widget></ui>
            """
        #expect(
            try dump(xml) == """
                [group] #tools
                  disclosure "One" #tools.disclosure1 @-1
                  scrollView "One" #tools.page1 reacts @1 hidden
                  [group] #one hidden
                    slider #dial @2 adjustable
                  disclosure "Two" #tools.disclosure2 @-1 _T
                  scrollView "Two" #tools.page2 reacts @3
                  [group] #two
                    slider #slider @4 adjustable
                """)
    }

    /// Figures of Qt 6.12: alone in a window, the ring may begin in the middle of a button box.
    @Test(arguments: [
        ("Ok|Cancel|Help", "OK Cancel Help", "OK Cancel Help"),
        ("Ok|Cancel|Apply|Help", "Help OK Cancel Apply", "OK Cancel Apply Help"),
        ("Discard|Help|Apply", "Help Discard Apply", "Discard Apply Help"),
        ("Ok|Help|Reset", "OK Help Reset", "Reset OK Help"),
        ("Save|Discard|Cancel", "Cancel Save Discard", "Save Discard Cancel"),
        ("Ok|Yes|Apply|Reset", "OK Apply Reset Yes", "Reset Yes OK Apply"),
    ])
    func aButtonBoxIsVisitedAsItStands(names: String, alone: String, behind: String) throws {
        let box =
            "<item><widget class=\"QDialogButtonBox\" name=\"b\"><property name=\"standardButtons\"><set>\(names)</set></property></widget></item>"
        for (before, expected) in [("", alone), ("<item><widget class=\"QLineEdit\" name=\"e\"/></item>", behind)] {
            let xml =
                "<ui version=\"4.0\"><widget class=\"QWidget\" name=\"F\"><layout class=\"QVBoxLayout\">\(before)\(box)</layout></widget></ui>"
            let buttons = try read(xml).layout.screens[0].elements.filter { $0.role == .button }
            let visited = buttons.sorted { ($0.tabIndex ?? 0) < ($1.tabIndex ?? 0) }.map(\.label)
            #expect(visited.joined(separator: " ") == expected)
        }
    }

    @Test func aFormWithoutAWidgetIsRefused() {
        let error = #expect(throws: FormatError.self) {
            try LayoutReader.read(.bytes(Array("<ui version=\"4.0\">\n<class>X</class></ui>".utf8), path: "x.ui"))
        }
        #expect(error?.description == "x.ui:1:1: error: the form has no widget; there must be a <widget> in the <ui>")
    }

    private func manyTabStops(_ count: Int) -> [UInt8] {
        let widgets = (0..<count).map { "<item><widget class=\"QLineEdit\" name=\"e\($0)\"/></item>" }.joined()
        let stops = (0..<count).reversed().map { "<tabstop>e\($0)</tabstop>" }.joined()
        return Array(
            "<ui version=\"4.0\"><widget class=\"QWidget\" name=\"Form\"><layout class=\"QVBoxLayout\">\(widgets)</layout></widget><tabstops>\(stops)</tabstops></ui>"
                .utf8)
    }

    @Test func manyTabStopsAreReadInLinearTime() throws {
        let growth = try growthPerDoubling(from: 1_250, prepare: manyTabStops) { bytes in
            let elements = try LayoutReader.read(.bytes(bytes, path: "x.ui")).layout.screens[0].elements
            #expect(elements.map(\.tabIndex) == (1...elements.count).reversed().map { $0 })
        }
        #expect(growth < mostLinearGrowth)
    }
}
