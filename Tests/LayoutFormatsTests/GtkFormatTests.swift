import LayoutFormats
import LayoutModel
import TestSupport
import Testing

/// An object; properties as `name=value` between "//".
private func object(_ kind: String, _ id: String, _ properties: String = "", _ inside: String = "") -> String {
    let stated = properties.split(separator: "//").map { word in
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return "<property name=\"\(parts[0])\">\(parts[1])</property>"
    }.joined()
    let name = id.isEmpty ? "" : " id=\"\(id)\""
    return "<object class=\"Gtk\(kind)\"\(name)>\(stated)\(inside)</object>"
}

private func child(_ object: String, _ packing: String = "", kind: String = "") -> String {
    let places = packing.split(separator: "//").map { word in
        let parts = word.split(separator: "=")
        return "<property name=\"\(parts[0])\">\(parts[1])</property>"
    }.joined()
    let type = kind.isEmpty ? "" : " \(kind)"
    return "<child\(type)>\(object)\(places.isEmpty ? "" : "<packing>\(places)</packing>")</child>\n"
}

private func file(_ inside: String, gtk: Int = 3) -> String {
    let requires = gtk == 3 ? "lib=\"gtk+\" version=\"3.20\"" : "lib=\"gtk\" version=\"4.0\""
    return "<interface><requires \(requires)/>\n\(inside)</interface>"
}

private func window(_ inside: String, gtk: Int = 3, more: String = "") -> String {
    file(object("Window", "window", "title=Test", inside) + more, gtk: gtk)
}

private func read(_ xml: String) throws -> ImportedLayout {
    let imported = try LayoutReader.read(.bytes(Array(xml.utf8), path: "window.ui"))
    #expect(imported.format == "gtk")
    #expect(imported.layout.platform == .gtk)
    try expectSameAfterConversion(imported.layout)
    return imported
}

/// What is in the first window.
private func dump(_ xml: String) throws -> String {
    let lines = screenDump(try read(xml).layout.screens[0], keys: true).split(separator: "\n")
    return lines.dropFirst().map { String($0.dropFirst(2)) }.joined(separator: "\n")
}

private let shown = "visible=True//can-focus=True"

@Suite struct GtkFormatTests {
    /// As the accessibility bus has them (Tests/Live/gtk_names_live.py).
    @Test(
        "names that GTK gives where a file gives none",
        arguments: [
            (3, "VolumeButton", "", "Volume"), (3, "MenuButton", "", "Menu"), (3, "SearchEntry", "", "Search"),
            (3, "LockButton", "", "Lock"), (3, "LockButton", "text-lock=Seal", "Seal"),
            (3, "FileChooserButton", "", "(None)"),
            (3, "FontButton", "font=Serif Bold 12", "Serif Bold"), (3, "FontButton", "", "Sans Regular"),
            (3, "VolumeButton", "tooltip-text=Loudness", "Loudness"),
            (3, "SearchEntry", "placeholder-text=Find", "Find"),
            (3, "Button", "", ""), (3, "Switch", "", ""), (4, "LockButton", "", "Lock"), (4, "MenuButton", "", ""),
            (4, "SearchEntry", "", ""),
        ])
    func namesOfItsOwn(version: Int, kind: String, properties: String, name: String) throws {
        let shown = properties.isEmpty ? "visible=True" : "visible=True//" + properties
        let imported = try read(window(child(object(kind, "one", shown)), gtk: version, more: ""))
        #expect(imported.layout.screens[0].elements.first { $0.id == "one" }?.label == name)
    }

    @Test("in GTK 4 Tab goes from child to child of a flow box; in GTK 3 the box is one stop", arguments: [3, 4])
    func flowBoxes(gtk: Int) throws {
        let shown = "visible=True"
        let children = ["a", "b"].map { id in
            let label = child(object("Label", "", shown + "//label=" + id))
            return child(object("FlowBoxChild", id, shown, label))
        }
        let box = child(object("FlowBox", "tags", shown, children.joined()))
        let elements = try read(window(box, gtk: gtk, more: "")).layout.screens[0].elements
        let tags = try #require(elements.first { $0.id == "tags" })
        #expect(tags.role == (gtk == 4 ? .group : .grid))
        #expect(elements.filter { $0.role == .cell }.map(\.label) == ["a", "b"])
    }

    @Test("an information bar ends with its close button, where it has one")
    func informationBars() throws {
        func bar(_ properties: String) throws -> [Element] {
            let label = child(object("Label", "", "label=Saved"))
            let xml = window(child(object("InfoBar", "info", properties, label)), gtk: 4)
            return try read(xml).layout.screens[0].elements.filter { $0.role == .button }
        }
        #expect(try bar("show-close-button=True").map(\.id) == ["info.close"])
        #expect(try bar("show-close-button=True//revealed=False").map(\.isHidden) == [true])
        #expect(try bar("").isEmpty)
    }

    @Test func calendarsAndChoicesWithATextAreSeveralStopsInGtk4() throws {
        func stops(_ object: String, gtk: Int) throws -> [String] {
            try read(window(child(object), gtk: gtk)).layout.screens[0].elements.filter { $0.kind == .element }.map {
                "\($0.id) \($0.role.rawValue)"
            }
        }
        let months = (1...4).map { "days.button\($0) button" }
        #expect(try stops(object("Calendar", "days", ""), gtk: 4) == ["days datePicker"] + months)
        #expect(try stops(object("Calendar", "days", shown), gtk: 3) == ["days datePicker"])
        let choice = ["size comboBox", "size.button popUpButton"]
        #expect(try stops(object("ComboBoxText", "size", "has-entry=True"), gtk: 4) == choice)
    }

    @Test func whatStandsBesideTheTabsOfANotebookComesBeforeItsPages() throws {
        let page = object(
            "NotebookPage", "page", "",
            "<property name=\"child\">\(object("Button", "inside", "label=Inside"))</property>")
        let notebook = object(
            "Notebook", "notebook", "",
            child(page) + child(object("Button", "beside", "label=Beside"), kind: "type=\"action-end\""))
        let ids = try read(window(child(notebook), gtk: 4)).layout.screens[0].elements.map(\.id)
        #expect(ids.filter { ["inside", "beside"].contains($0) } == ["beside", "inside"])
    }

    @Test func packingAndCellsDecideTheOrder() throws {
        let grid = object(
            "Grid", "grid", "visible=True",
            child(object("Entry", "town", shown), "left-attach=1//top_attach=1")
                + child(object("Entry", "name", shown), "left-attach=1//top-attach=0")
                + child(object("Button", "tall", shown + "//label=Tall"), "left-attach=0//top-attach=0//height=2"))
        let box = object(
            "Box", "box", "visible=True",
            child(object("Button", "end", shown + "//label=End"), "pack-type=end//position=0")
                + child(object("Button", "second", shown + "//label=Second"), "position=2") + child(grid, "position=1"))
        #expect(
            try dump(window(child(box))) == """
                [group] #box
                  [group] #grid
                    textField #name
                    button "Tall" #tall
                    textField #town
                  button "Second" #second
                  button "End" #end
                """)
        #expect(try read(window(child(box))).layout.screens[0].readingOrder == .document)
    }

    @Test func whatIsShownAndUsable() throws {
        let three = object(
            "Box", "box", "visible=True",
            child(object("Button", "a", "can_focus=True//label=A"))
                + child(object("Button", "b", "visible=True//can-focus=False//label=B"))
                + child(object("Button", "c", shown + "//sensitive=no//label=C")))
        #expect(
            try dump(window(child(three))) == """
                [group] #box
                  button "A" #a hidden
                  button "B" #b @-1
                  button "C" #c disabled
                """)
        let four = object(
            "Box", "box", "can-focus=0",
            child(object("Button", "a", "label=A")) + child(object("Button", "b", "visible=0//label=B")))
        #expect(
            try dump(window(child(four) + child(object("Button", "c", "focusable=0//label=C")), gtk: 4)) == """
                [group] #box
                  button "A" #a @-1
                  button "B" #b @-1 hidden
                button "C" #c @-1
                """)
        let program = try read(window(child(object("Button", "a", "label=A"))))
        #expect(messages(program) == ["nothing is said to be visible; all of it is taken as shown x1"])
    }

    @Test func labels() throws {
        let accessible = child(
            object("", "", "AtkObject::accessible-name=Spoken").replacing("Gtk", with: "AtkObject"),
            kind: "internal-child=\"accessible\"")
        let three = [
            child(object("Label", "l", "visible=True//label=_Mail//use-underline=True//mnemonic_widget=mail")),
            child(object("Entry", "mail", shown)),
            child(
                object(
                    "Label", "m", "visible=True//label=Text",
                    "<accessibility><relation type=\"label-for\" target=\"text\"/></accessibility>")),
            child(object("TextView", "text", shown)),
            child(object("Button", "stock", shown + "//label=gtk-save-as//use-stock=True")),
            child(object("Button", "icon", shown + "//tooltip-text=Bold")),
            child(object("Button", "spoken", shown + "//label=Seen", accessible)),
            child(
                object(
                    "Button", "inner", shown,
                    child(
                        object(
                            "Box", "", "visible=True",
                            child(object("Image", "")) + child(object("Label", "", "label=In_side//use-underline=True"))
                        )))),
            child(object("Label", "markup", "visible=True//use-markup=True//label=&lt;b>Bold&lt;/b>")),
        ]
        #expect(
            try dump(window(child(object("Box", "box", "visible=True", three.joined())))) == """
                [group] #box
                  staticText "Mail" #l
                  textField "Mail" #mail _M
                  staticText "Text" #m
                  textView "Text" #text
                  button "Save As" #stock _A
                  button "Bold" #icon
                  button "Spoken" #spoken
                  button "Inside" #inner _S
                  staticText "Bold" #markup
                """)
        let four = [
            child(object("Button", "icon", "tooltip-text=Bold")),
            child(
                object(
                    "Button", "spoken", "", "<accessibility><property name=\"label\">Spoken</property></accessibility>")
            ),
            child(object("Label", "label", "label=Volume")),
            child(
                object(
                    "Scale", "scale", "",
                    "<accessibility><relation name=\"labelled-by\">label</relation></accessibility>")),
        ]
        #expect(
            try dump(window(four.joined(), gtk: 4)) == """
                button #icon
                button "Spoken" #spoken
                staticText "Volume" #label
                slider "Volume" #scale adjustable
                """)
    }

    @Test func radioButtonsAreOneStop() throws {
        let mark = shown + "//draw-indicator=True"
        let three = [
            child(object("RadioButton", "a", mark + "//label=A")),
            child(object("CheckButton", "x", shown + "//label=X//active=1")),
            child(object("RadioButton", "b", mark + "//label=B//group=a//active=True")),
            child(object("RadioButton", "c", shown + "//label=C//group=a//draw-indicator=False")),
        ]
        #expect(
            try dump(window(child(object("Box", "box", "visible=True", three.joined())))) == """
                [group] #box
                  [radioGroup] #box.radioGroup1
                    radioButton "A" #a
                    radioButton "B" #b selected
                  checkbox "X" #x =on
                  radioButton "C" #c selected
                """)
        let four = [
            child(object("CheckButton", "a", "label=A//active=1")),
            child(object("CheckButton", "b", "label=B//group=a")),
            child(object("CheckButton", "c", "label=C")), child(object("CheckButton", "d", "label=D//group=c")),
        ]
        // As long as none of a group is chosen, GTK 4 stops on each of it.
        #expect(
            try dump(window(four.joined(), gtk: 4)) == """
                [radioGroup] #window1.radioGroup1
                  radioButton "A" #a selected
                  radioButton "B" #b
                checkbox "C" #c =off
                checkbox "D" #d =off
                """)
    }

    @Test func onlyTheCurrentPagesAreShown() throws {
        let book = object(
            "Notebook", "book", shown + "//page=1",
            child(object("CheckButton", "a", shown + "//label=A"))
                + child(object("Label", "t1", "label=One"), kind: "type=\"tab\"")
                + child(object("CheckButton", "b", shown + "//label=B"))
                + child(object("Label", "t2", "label=_Two//use-underline=1"), kind: "type=\"tab\""))
        let more = object(
            "Expander", "more", shown + "//label=More", child(object("CheckButton", "c", shown + "//label=C")))
        let stack = object(
            "Stack", "stack", "visible=True",
            child(object("Entry", "d", shown), "name=first") + child(object("Entry", "e", shown), "name=second"))
        #expect(
            try dump(window(child(object("Box", "box", "visible=True", child(book) + child(more) + child(stack)))))
                == """
                [group] #box
                  [tabGroup] #box.tabGroup1
                    [tabGroup] #book
                      tab "One" #t1
                      tab "Two" #t2 _T selected
                    checkbox "A" #a =off hidden
                    checkbox "B" #b =off
                  [group] #box.group1
                    disclosure "More" #more =closed
                    checkbox "C" #c =off hidden
                  [group] #stack
                    textField #d
                    textField #e hidden
                """)
    }

    @Test func dialogsHaveTheirButtonsBelow() throws {
        let area = object(
            "ButtonBox", "area", "",
            child(object("Button", "ok", shown + "//label=OK//has-default=True"))
                + child(object("Button", "cancel", shown + "//label=Cancel"))
                + child(object("Button", "help", shown + "//label=Help"), "secondary=True"))
        let box = object(
            "Box", "vbox", "",
            child(area, "pack-type=end//position=0", kind: "internal-child=\"action_area\"")
                + child(object("Entry", "name", shown)))
        let xml = file(
            object(
                "Dialog", "dialog", "title=Name//modal=True",
                child(box, kind: "internal-child=\"vbox\"")
                    + "<action-widgets><action-widget response=\"-5\">ok</action-widget><action-widget response=\"-6\">cancel</action-widget></action-widgets>"
            ))
        let screen = try read(xml).layout.screens[0]
        #expect([screen.id, screen.label] == ["dialog", "Name"])
        #expect(
            screenDump(screen, keys: true) == """
                [dialog] "Name" #dialog1 modal
                  [group] #vbox
                    textField #name
                    [group] #area
                      button "Help" #help
                      button "OK" #ok ^Return
                      button "Cancel" #cancel ^Escape
                """)
    }

    @Test func aFocusChainNumbersTheStops() throws {
        let box = object(
            "Box", "box", "visible=True",
            ["a", "b", "c"].map { child(object("Button", $0, shown + "//label=\($0)")) }.joined()
                + "<focus-chain><widget name=\"c\"/><widget name=\"gone\"/><widget name=\"a\"/></focus-chain>")
        let xml = window(
            child(object("Box", "all", "visible=True", child(box) + child(object("Entry", "last", shown)))))
        #expect(
            try dump(xml) == """
                [group] #all
                  [group] #box
                    button "a" #a @2
                    button "b" #b @-1
                    button "c" #c @1
                  textField #last @4
                """)
        #expect(messages(try read(xml)) == ["a focus chain names 'gone', which is not there x1"])
    }
}
