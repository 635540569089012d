import LayoutFormats
import LayoutModel
import TestSupport
import Testing

/// Properties with their value elements: `text:string=Save//enabled:bool=false`.
private func property(_ words: String) -> String {
    words.split(separator: "//").map { word in
        let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
        let name = parts[0].split(separator: ":").map(String.init)
        return "<property name=\"\(name[0])\"><\(name[1])>\(parts[1])</\(name[1])></property>"
    }.joined()
}

private func widget(_ kind: String, _ name: String, _ properties: String = "", _ inside: String = "") -> String {
    "<widget class=\"\(kind)\" name=\"\(name)\">\(property(properties))\(inside)</widget>\n"
}

private func column(_ widgets: String...) -> String {
    "<layout class=\"QVBoxLayout\">" + widgets.map { "<item>\($0)</item>" }.joined() + "</layout>"
}

private func form(
    _ inside: String, root: String = "QWidget", properties: String = "", tabs: [String] = [], more: String = ""
) -> String {
    let stops = tabs.map { "<tabstop>\($0)</tabstop>" }.joined()
    return "<ui version=\"4.0\"><class>Form</class>\n"
        + widget(root, "Form", properties, inside) + "\(more)<tabstops>\(stops)</tabstops></ui>"
}

private func read(_ xml: String) throws -> ImportedLayout {
    let imported = try LayoutReader.read(.bytes(Array(xml.utf8), path: "form.ui"))
    #expect(imported.format == "qt")
    #expect(imported.layout.platform == .qt)
    try expectSameAfterConversion(imported.layout)
    return imported
}

private func dump(_ xml: String, ids: Bool = true, frames: Bool = false, keys: Bool = true) throws -> String {
    screenDump(try read(xml).layout.screens[0], ids: ids, frames: frames, keys: keys)
}

/// The ids of the stops in the order of their tab indices.
private func order(_ xml: String) throws -> [String] {
    let stops = try read(xml).layout.screens[0].elements.filter { $0.tabIndex ?? 0 > 0 }
    return stops.sorted { ($0.tabIndex ?? 0) < ($1.tabIndex ?? 0) }.map { $0.id }
}

@Suite struct QtFormatTests {
    @Test func aGridIsReadByRowsAndVisitedAsItWasMade() throws {
        let grid = """
            <layout class="QGridLayout">
            <item row="1" column="0">\(widget("QLineEdit", "second"))</item>
            <item row="0" column="1">\(widget("QPushButton", "first", "text:string=&amp;Go"))</item>
            <item row="0" column="0">\(widget("QLabel", "label", "text:string=Name//buddy:cstring=second"))</item>
            </layout>
            """
        #expect(
            try dump(form(grid)) == """
                staticText "Name" #label
                button "Go" #first @2 _G
                textField "Name" #second @1
                """)
        let screen = try read(form(grid)).layout.screens[0]
        #expect(screen.readingOrder == .document)
        #expect(screen.source(of: ElementIndex(1)) == "/ui/widget[1]/layout[1]/item[2]/widget[1]")
    }

    @Test func framesAreRelativeToTheParentUnlessALayoutPlacesThem() throws {
        let inside =
            widget(
                "QGroupBox", "box",
                "title:string=Size//geometry:rect=<x>10</x><y>20</y><width>100</width><height>80</height>",
                widget(
                    "QPushButton", "b",
                    "text:string=B//geometry:rect=<x>5</x><y>6</y><width>30</width><height>20</height>")
                    + column(
                        widget(
                            "QPushButton", "c",
                            "text:string=C//geometry:rect=<x>5</x><y>6</y><width>30</width><height>20</height>")))
        let xml = form(
            inside,
            properties:
                "windowTitle:string=Sizes//geometry:rect=<x>300</x><y>200</y><width>400</width><height>300</height>")
        #expect(
            try dump(xml, frames: true) == """
                [group] "Size" #box (10,20,100,80)
                  button "B" #b (15,26,30,20) @1
                  button "C" #c @2
                """)
        let screen = try read(xml).layout.screens[0]
        #expect([screen.width, screen.height] == [400, 300])
        #expect([screen.id, screen.label] == ["Form", "Sizes"])
        #expect(screen.readingOrder == .frames)
    }

    @Test func tabStopsFollowEachOtherAndTheOthersKeepTheirPlace() throws {
        let five = column(
            widget("QLineEdit", "a"), widget("QLineEdit", "b"), widget("QLineEdit", "c"), widget("QLineEdit", "d"),
            widget("QLineEdit", "e"), widget("QLabel", "text", "text:string=x"))
        #expect(try order(form(five)) == ["a", "b", "c", "d", "e"])
        // Figures of Qt 6.12 itself: Tests/Live.
        #expect(try order(form(five, tabs: ["d", "b"])) == ["a", "c", "d", "b", "e"])
        #expect(try order(form(five, tabs: ["e", "a"])) == ["b", "c", "d", "e", "a"])
        #expect(try order(form(five, tabs: ["c", "a", "c"])) == ["b", "a", "c", "d", "e"])
        // What never takes the focus breaks the chain of the listed.
        #expect(try order(form(five, tabs: ["d", "text", "b"])) == ["a", "b", "c", "d", "e"])
    }

    @Test func tabStopsThatNameNothingAreNoted() throws {
        let imported = try read(
            form(column(widget("QLineEdit", "a"), widget("QLineEdit", "b")), tabs: ["b", "x", "a"]))
        #expect(messages(imported) == ["a tab stop names 'x', which is not there x1"])
        #expect(imported.layout.screens[0].elements.map(\.tabIndex) == [2, 1])
    }

    @Test func focusPolicyDecidesWhetherTabStops() throws {
        let policies = ["NoFocus", "ClickFocus", "TabFocus", "StrongFocus", "WheelFocus", "Odd"]
        let buttons = policies.map { widget("QPushButton", $0, "text:string=x//focusPolicy:enum=Qt::\($0)") }
        let imported = try read(
            form("<layout class=\"QVBoxLayout\">" + buttons.map { "<item>\($0)</item>" }.joined() + "</layout>"))
        #expect(imported.layout.screens[0].elements.map(\.tabIndex) == [-1, -1, 1, 2, 3, 4])
        #expect(messages(imported) == ["focusPolicy is 'Odd', which Qt does not have x1"])
    }

    @Test func radioButtonsOfOneParentAreOneStop() throws {
        let xml = form(
            column(
                widget("QRadioButton", "one", "text:string=&amp;One"), widget("QSpinBox", "count", "value:number=3"),
                widget("QRadioButton", "two", "text:string=Two//checked:bool=true"),
                widget("QGroupBox", "box", "title:string=Alone", column(widget("QRadioButton", "three")))))
        #expect(
            try dump(xml) == """
                [radioGroup] #radioGroup1
                  radioButton "One" #one @1 _O
                  radioButton "Two" #two @1 selected
                  radioButton "Alone" #three @1
                stepper #count =3 @2 adjustable
                [group] "Alone" #box
                """)
    }

    @Test func buttonGroupsDecideWhichRadioButtonsBelongTogether() throws {
        func radio(_ name: String, _ group: String) -> String {
            let attribute = "<attribute name=\"buttonGroup\"><string>\(group)</string></attribute>"
            return "<widget class=\"QRadioButton\" name=\"\(name)\">\(attribute)</widget>"
        }
        let groups = """
            <buttongroups><buttongroup name="left"/><buttongroup name="loose">
            <property name="exclusive"><bool>false</bool></property></buttongroup></buttongroups>
            """
        let xml = form(
            column(radio("a", "left"), radio("b", "loose"), radio("c", "left"), radio("d", "loose")), more: groups)
        #expect(
            try dump(xml) == """
                [radioGroup] #radioGroup1
                  radioButton #a @1
                  radioButton #c @1
                radioButton #b @2
                radioButton #d @4
                """)
    }

    @Test func onlyTheCurrentPageIsShown() throws {
        func page(_ name: String, _ title: String, _ inside: String) -> String {
            "<widget class=\"QWidget\" name=\"\(name)\"><attribute name=\"title\"><string>\(title)</string></attribute>\(inside)</widget>"
        }
        let tabs = widget(
            "QTabWidget", "tabs", "currentIndex:number=1",
            page("p", "&amp;Pages", column(widget("QCheckBox", "all")))
                + page("q", "Quality", column(widget("QCheckBox", "best"))))
        #expect(
            try dump(form(column(widget("QLineEdit", "name"), tabs))) == """
                textField #name @1
                [group] #group1
                  [tabGroup] #tabs
                    tab "Pages" #tabs.tab1 @2 _P
                    tab "Quality" #tabs.tab2 @2 selected
                  [group] #p hidden
                    checkbox #all =off @3
                  [group] #q
                    checkbox #best =off @4
                """)
    }

    @Test func buttonBoxesHoldTheirButtonsInTheOrderOfWindows() throws {
        let box = widget(
            "QDialogButtonBox", "box",
            "standardButtons:set=QDialogButtonBox::Help|QDialogButtonBox::Cancel|QDialogButtonBox::Ok|QDialogButtonBox::Odd"
        )
        let connection = """
            <connections><connection><sender>box</sender><signal>rejected()</signal><receiver>Form</receiver>
            <slot>reject()</slot></connection></connections>
            """
        let xml = form(
            column(widget("QLineEdit", "name"), box), root: "QDialog", properties: "modal:bool=true", more: connection)
        #expect(
            try dump(xml) == """
                [dialog] #dialog1 modal
                  textField #name @1
                  [group] #box
                    button "OK" #box.button1 @2
                    button "Cancel" #box.button2 @3 ^Escape
                    button "Help" #box.button3 @4
                """)
    }

    @Test func aCheckableBoxIsAStopAndUncheckedDisablesWhatIsInIt() throws {
        let xml = form(
            column(
                widget(
                    "QGroupBox", "proxy", "title:string=Use a &amp;proxy//checkable:bool=true//checked:bool=false",
                    column(widget("QLineEdit", "host")))))
        #expect(
            try dump(xml) == """
                [group] "Use a proxy" #group1
                  checkbox "Use a proxy" #proxy =off @1 _P
                  textField "Use a proxy" #host @2 disabled
                """)
    }

    @Test func labelsTipsAndMnemonics() throws {
        let xml = form(
            column(
                widget("QLabel", "l", "text:string=&amp;Mail//buddy:cstring=mail"), widget("QLineEdit", "mail"),
                widget("QLabel", "plain", "text:string=R&amp;D"),
                widget("QLabel", "rich", "text:string=&lt;b>Bold&lt;/b>&lt;br/>text"),
                widget("QLabel", "styled", "text:string=One&lt;style type='a'>p{}&lt;/style>&lt;p>two&lt;/p>"),
                widget("QLabel", "open", "text:string=&lt;style>Three"),
                widget("QLabel", "unknown", "text:string=&lt;styled>Four&lt;/styled>"),
                widget("QToolButton", "dots", "text:string=...//toolTip:string=Browse"),
                widget("QPushButton", "both", "text:string=A &amp;&amp; &amp;B//accessibleName:string=Both"),
                widget("QPushButton", "chord", "text:string=&amp;Find//shortcut:string=Ctrl+Shift+F"),
                widget("QLineEdit", "secret", "echoMode:enum=QLineEdit::Password//text:string=x"),
                widget("QLineEdit", "hint", "placeholderText:string=Search"),
                widget("QLabel", "loop", "text:string=Loop//buddy:cstring=loop"),
                widget("QLabel", "lost", "text:string=Lost//buddy:cstring=gone")))
        #expect(
            try dump(xml)
                == """
                staticText "Mail" #l
                textField "Mail" #mail @1 _M
                staticText "R&D" #plain
                staticText "Bold text" #rich
                staticText "Onetwo" #styled
                staticText "Three" #open
                staticText "Four" #unknown
                button "Browse" #dots @2
                button "Both" #both @3 _B
                button "Find" #chord @4 ^Control-Shift-F
                secureTextField #secret @5 private
                textField "Search" #hint @6
                staticText "Loop" #loop
                staticText "Lost" #lost
                """)
        #expect(messages(try read(xml)) == ["a label names 'gone' as its buddy, which is not there x1"])
    }

    @Test func menusHoldTheirActions() throws {
        let bar = widget(
            "QMenuBar", "bar", "",
            widget(
                "QMenu", "file", "title:string=&amp;File",
                "<addaction name=\"open\"/><addaction name=\"separator\"/><addaction name=\"recent\"/>"
                    + widget("QMenu", "recent", "title:string=Recent", "<addaction name=\"last\"/>"))
                + "<addaction name=\"file\"/>")
        let actions = """
            <action name="open">\(property("text:string=&amp;Open...//shortcut:string=Ctrl+O"))</action>
            <action name="last">\(property("text:string=Last//enabled:bool=false//checkable:bool=true"))</action>
            """
        let tools = widget("QToolBar", "tools", "windowTitle:string=Tools", "<addaction name=\"open\"/>")
        let central = widget("QWidget", "centre", "", column(widget("QTextBrowser", "text")))
        #expect(
            try dump(form(central + tools + bar + actions, root: "QMainWindow"))
                == """
                [menuBar] #bar
                  [menu] "File" #file _F
                    menuItem "Open..." #open ^Control-O
                    [menu] "Recent" #recent
                      menuItem "Last" #last =off disabled
                [toolbar] "Tools" #tools
                  button "Open..." #tools.button1 @-1 ^Control-O
                [group] #centre
                  staticText #text reacts @1
                """)
    }
}
