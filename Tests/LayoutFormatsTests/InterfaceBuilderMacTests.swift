import LayoutFormats
import LayoutModel
import TestSupport
import Testing

private typealias IB = InterfaceBuilder

private func tree(_ views: String, frames: Bool = false) throws -> String {
    try IB.dump(IB.read(IB.mac(IB.window(views))), frames: frames)
}

@Suite struct InterfaceBuilderMacTests {
    @Test func framesAreTurnedOver() throws {
        let box =
            "<box title=\"Options\" id=\"box\">\(IB.frame(10, 20, 150, 50))<view key=\"contentView\" id=\"in\">\(IB.frame(2, 2, 146, 30))"
            + "<subviews>\(IB.push("c", "C", y: 0))</subviews></view></box>"
        let split =
            "<splitView id=\"sp\">\(IB.frame(0, 0, 200, 100))<subviews><view id=\"top\">\(IB.frame(0, 0, 200, 40))<subviews>\(IB.push("t", "T", y: 5))</subviews></view>"
            + "<view id=\"low\">\(IB.frame(0, 60, 200, 40))<subviews>\(IB.push("l", "L", y: 5))</subviews></view></subviews></splitView>"
        #expect(
            try tree(IB.push("a", "Top", y: 80) + box, frames: true) == """
                button "Top" #a (10,0,80,20)
                [group] "Options" #box (10,30,150,50)
                  button "C" #c (22,58,80,20)
                """)
        // 60 to 100 from the top is the lower pane: split views are flipped.
        #expect(
            try tree(split, frames: true) == """
                [splitView] #sp (0,0,200,100)
                  button "T" #t (10,15,80,20)
                  button "L" #l (10,75,80,20)
                """)
    }

    @Test func cellsDecideWhatControlsAre() throws {
        func button(_ id: String, _ more: String) -> String {
            "<button id=\"\(id)\">\(IB.frame(0, 0, 9, 9))<buttonCell key=\"cell\" id=\"\(id)c\" \(more)/></button>"
        }
        func field(_ id: String, _ more: String, name: String = "textField") -> String {
            "<\(name) id=\"\(id)\">\(IB.frame(0, 0, 9, 9))<\(name)Cell key=\"cell\" id=\"\(id)c\" \(more)/></\(name)>"
        }
        let views =
            button("a", "type=\"check\" title=\"Bold\" state=\"on\"") + button("b", "type=\"radio\" title=\"Left\"")
            + button("c", "type=\"help\" bezelStyle=\"helpButton\"") + button("d", "type=\"disclosureTriangle\"")
            + button("e", "type=\"push\" image=\"NSAddTemplate\" enabled=\"NO\"")
            + field("f", "title=\"Name:\"")
            + field("g", "editable=\"YES\" title=\"Anna\" placeholderString=\"Your name\"")
            + field("h", "editable=\"YES\" title=\"secret\"", name: "secureTextField")
            + field("i", "", name: "searchField") + field("j", "")
            + "<popUpButton id=\"k\">\(IB.frame(0, 0, 9, 9))<popUpButtonCell key=\"cell\" selectedItem=\"k2\" id=\"kc\"><menu key=\"menu\" id=\"km\"><items><menuItem title=\"One\" id=\"k1\"/><menuItem title=\"Two\" id=\"k2\"/></items></menu></popUpButtonCell></popUpButton>"
            + "<popUpButton id=\"l\">\(IB.frame(0, 0, 9, 9))<popUpButtonCell key=\"cell\" pullsDown=\"YES\" id=\"lc\"><menu key=\"menu\" id=\"lm\"><items><menuItem title=\"Actions\" id=\"l1\"/></items></menu></popUpButtonCell></popUpButton>"
            + "<box boxType=\"separator\" id=\"m\">\(IB.frame(0, 0, 9, 1))</box>"
            + "<button hidden=\"YES\" id=\"n\">\(IB.frame(0, 0, 9, 9))<buttonCell key=\"cell\" title=\"Gone\" id=\"nc\"/></button>"
        let imported = try IB.read(IB.mac(IB.window(views)))
        #expect(
            try IB.dump(imported) == """
                checkbox "Bold" #a =on
                radioButton "Left" #b
                button "Help" #c
                disclosure #d
                button "add" #e disabled
                staticText "Name:" #f
                textField "Your name" #g =Anna
                secureTextField #h private
                searchField "Search" #i
                popUpButton #k =Two
                menuButton "Actions" #l
                button "Gone" #n hidden
                """)
        #expect(
            messages(imported, .dropped) == [
                "a label without text was left out: code sets what it says x1",
                "the items of a closed pop-up menu were left out x2",
            ])
    }

    @Test func namesForAccessibility() throws {
        let links =
            "<textField id=\"t\">\(IB.frame(0, 0, 9, 9))<textFieldCell key=\"cell\" title=\"Size\" id=\"tc\"/></textField>"
            + "<switch id=\"a\">\(IB.frame(0, 0, 9, 9))\(IB.connections("<accessibilityConnection property=\"title\" destination=\"t\" id=\"x\"/>"))</switch>"
            + "<switch id=\"b\">\(IB.frame(0, 0, 9, 9))<accessibility description=\"Dark mode\"/></switch>"
            + "<switch id=\"c\">\(IB.frame(0, 0, 9, 9))\(IB.connections("<accessibilityConnection property=\"title\" destination=\"gone\" id=\"y\"/>"))</switch>"
            + "<button toolTip=\"Does things\" id=\"d\">\(IB.frame(0, 0, 9, 9))<buttonCell key=\"cell\" id=\"dc\"/></button>"
            + "<switch id=\"e\">\(IB.frame(0, 0, 9, 9))\(IB.connections("<binding destination=\"-2\" name=\"enabled2\" keyPath=\"on\" id=\"z\"/>"))</switch>"
        let imported = try IB.read(IB.mac(IB.window(links)))
        #expect(
            try IB.dump(imported) == """
                staticText "Size" #t
                toggle "Size" #a =off
                toggle "Dark mode" #b =off
                toggle #c =off
                button "Does things" #d
                toggle #e =off
                """)
        #expect(
            messages(imported) == [
                "a title for accessibility names no object of the file x1",
                "what 'enabled' is bound to is not known; it is taken as shown and enabled x1",
            ])
    }

    @Test func radioButtonsWithOneActionAreAGroup() throws {
        func radio(_ id: String, _ action: String, _ state: String = "off") -> String {
            "<button id=\"\(id)\">\(IB.frame(0, 0, 9, 9))<buttonCell key=\"cell\" type=\"radio\" title=\"\(id)\" state=\"\(state)\" id=\"\(id)c\"/>"
                + IB.connections("<action selector=\"\(action)\" target=\"-2\" id=\"\(id)a\"/>") + "</button>"
        }
        #expect(
            try tree(radio("a", "one:") + IB.push("x", "X") + radio("b", "one:", "on") + radio("c", "two:")) == """
                [radioGroup] #radioGroup1
                  radioButton "a" #a
                  radioButton "b" #b selected
                button "X" #x
                radioButton "c" #c
                """)
    }

    @Test func tabViewsShowOneTab() throws {
        func item(_ id: String, _ views: String) -> String {
            "<tabViewItem label=\"\(id)\" id=\"\(id)\"><view key=\"view\" id=\"\(id)v\">\(IB.frame(10, 30, 180, 60))<subviews>\(views)</subviews></view></tabViewItem>"
        }
        let tabs =
            "<tabView initialItem=\"Two\" id=\"tv\">\(IB.frame(0, 0, 200, 100))<tabViewItems>\(item("One", IB.push("a", "A")))\(item("Two", IB.push("b", "B", y: 40)))</tabViewItems></tabView>"
        #expect(
            try tree(tabs, frames: true) == """
                [group] #group1 (0,0,200,100)
                  [tabGroup] #tv (0,0,200,30) container:semanticGroup
                    tab "One" #One (0,0,100,30)
                    tab "Two" #Two (100,0,100,30) selected
                  [group] #Onev (10,30,180,60) hidden
                    button "A" #a (20,70,80,20)
                  button "B" #b (20,30,80,20)
                """)
    }

    @Test func tablesShowOneRow() throws {
        func column(_ id: String, _ title: String, _ inside: String) -> String {
            "<tableColumn id=\"\(id)\"><tableHeaderCell key=\"headerCell\" title=\"\(title)\"/><prototypeCellViews><tableCellView id=\"\(id)v\">\(IB.frame(0, 0, 50, 17))<subviews>\(inside)</subviews></tableCellView></prototypeCellViews></tableColumn>"
        }
        let text =
            "<textField id=\"n\">\(IB.frame(0, 0, 50, 17))<textFieldCell key=\"cell\" editable=\"YES\" title=\"Cell\" id=\"nc\"/></textField>"
        let table =
            "<scrollView id=\"sv\">\(IB.frame(0, 0, 200, 100))<clipView key=\"contentView\" id=\"cv\">\(IB.frame(1, 20, 198, 79))<subviews>"
            + "<tableView rowHeight=\"24\" id=\"t\">\(IB.frame(0, 0, 198, 79))<tableColumns>%%</tableColumns></tableView></subviews></clipView>"
            + "<tableHeaderView key=\"headerView\" id=\"hv\">\(IB.frame(0, 0, 198, 20))</tableHeaderView></scrollView>"
        #expect(
            try tree(table.replacing("%%", with: column("one", "Name", text)), frames: true) == """
                [table] #t (1,20,198,79)
                  staticText "Name" #t.staticText1
                  row "Cell" #t.row1 (1,20,198,24)
                    staticText "Cell" #n (1,20,50,17)
                """)
        let columns = column("one", "Name", text) + column("two", "", IB.push("b", "Run"))
        #expect(
            try tree(table.replacing("%%", with: columns)) == """
                [table] #t
                  staticText "Name" #t.staticText1
                  row "Cell" #t.row1
                  button "Run" #b
                """)
    }

    @Test func toolbarsShowTheirDefaultItems() throws {
        let toolbar = """
            <toolbar key="toolbar" id="tb"><allowedToolbarItems><toolbarItem label="Build" id="build"/><toolbarItem label="Never" id="never"/>
            <toolbarItem implicitItemIdentifier="NSToolbarFlexibleSpaceItem" id="space"/><toolbarItem implicitItemIdentifier="NSToolbarPrintItem" id="print"/>
            <toolbarItem label="Zoom" id="zoom"><slider key="view" id="zs">\(IB.frame(0, 0, 60, 20))<sliderCell key="cell" doubleValue="1" id="zc"/></slider></toolbarItem>
            </allowedToolbarItems><defaultToolbarItems><toolbarItem reference="build"/><toolbarItem reference="space"/><toolbarItem reference="print"/>
            <toolbarItem reference="zoom"/><toolbarItem reference="gone"/></defaultToolbarItems></toolbar>
            """
        let imported = try IB.read(IB.mac(IB.window(IB.push("a", "A", y: 80), inside: toolbar)))
        #expect(
            try IB.dump(imported) == """
                [toolbar] #tb
                  button "Build" #build
                  button "Print" #print
                  slider "Zoom" #zs =1 adjustable
                button "A" #a
                """)
        #expect(imported.layout.screens[0].elements.last?.frame?.y == 52)
        #expect(messages(imported, .ignored) == ["a toolbar shows an item that is not there x1"])
    }

    @Test func windowsShowTheirContentAndPanes() throws {
        func pane(_ id: String, _ views: String) -> String {
            IB.scene(
                "<viewController id=\"\(id)\"><view key=\"view\" id=\"\(id)v\">\(IB.frame(0, 0, 100, 100))<subviews>\(views)</subviews></view></viewController>"
            )
        }
        let next = { (id: String) in "<outlet property=\"nextKeyView\" destination=\"\(id)\" id=\"to-\(id)\"/>" }
        let window =
            "<windowController id=\"wc\"><window key=\"window\" title=\"Doc\" autorecalculatesKeyViewLoop=\"NO\" id=\"w\"><rect key=\"contentRect\" x=\"0\" y=\"0\" width=\"200\" height=\"100\"/></window>"
            + IB.connections(
                IB.segue("split", "relationship", more: "relationship=\"window.shadowedContentViewController\""))
            + "</windowController>"
        let split =
            "<splitViewController id=\"split\"><splitView key=\"splitView\" vertical=\"YES\" id=\"sv\">\(IB.frame(0, 0, 200, 100))</splitView>"
            + IB.connections(
                IB.segue("left", "relationship", more: "relationship=\"splitItems\"")
                    + IB.segue("right", "relationship", more: "relationship=\"splitItems\"")) + "</splitViewController>"
        let xml = IB.macStoryboard(
            IB.scene(window) + IB.scene(split)
                + pane("left", IB.push("a", "A", y: 80, inside: IB.connections(next("b"))))
                + pane("right", IB.push("b", "B", y: 80, inside: IB.connections(next("a")))), initial: "wc")
        let imported = try IB.read(xml)
        #expect(imported.layout.screens.map(\.id) == ["wc"])
        #expect(imported.layout.screens[0].isInitial)
        #expect(
            try IB.dump(imported, frames: true) == """
                [splitView] #split (0,0,200,100)
                  [group] #left (0,0,100,100)
                    button "A" #a (10,0,80,20) tab:1
                  [group] #right (100,0,100,100)
                    button "B" #b (110,0,80,20) tab:2
                """)
    }
}
