import LayoutFormats
import LayoutModel
import TestSupport
import Testing

private func read(_ xml: String) throws -> ImportedLayout {
    let imported = try LayoutReader.read(.bytes(Array(xml.utf8), path: "window.ui"))
    try expectSameAfterConversion(imported.layout)
    return imported
}

/// Menus, popovers, lists and what is broken in builder files.
@Suite struct GtkMenuTests {
    @Test func menuItemsAndTheirAccelerators() throws {
        let xml = """
            <interface><requires lib="gtk+" version="3.0"/><object class="GtkWindow" id="w"><child>
            <object class="GtkMenuBar" id="bar"><property name="visible">True</property>
            <child><object class="GtkMenuItem" id="file"><property name="visible">True</property><property name="label">_File</property>
            <property name="use-underline">True</property><child type="submenu"><object class="GtkMenu" id="menu">
            <child><object class="GtkImageMenuItem" id="open"><property name="visible">True</property><property name="label">gtk-open</property>
            <property name="use-stock">True</property><accelerator key="o" signal="activate" modifiers="GDK_CONTROL_MASK | GDK_SHIFT_MASK"/></object></child>
            <child><object class="GtkSeparatorMenuItem" id="line"/></child>
            <child><object class="GtkCheckMenuItem" id="wrap"><property name="visible">True</property><property name="label">Wrap</property></object></child>
            </object></child></object></child></object></child></object></interface>
            """
        #expect(
            screenDump(try read(xml).layout.screens[0], keys: true) == """
                [window] #window1
                  [menuBar] #bar
                    [menu] "File" #file _F
                      menuItem "Open" #open ^Control-Shift-O
                      menuItem "Wrap" #wrap =off
                """)
    }

    @Test func menusAndPopoversAreScreensOfTheirOwn() throws {
        let xml = """
            <interface><requires lib="gtk" version="4.0"/>
            <menu id="gear"><section><item><attribute name="label">_Quit</attribute><attribute name="accel">&lt;Primary&gt;q</attribute></item></section>
            <submenu><attribute name="label">More</attribute><item><attribute name="label">About</attribute></item></submenu></menu>
            <object class="GtkWindow" id="w"><property name="titlebar"><object class="GtkHeaderBar" id="header">
            <child type="end"><object class="GtkMenuButton" id="menu"><property name="label">Menu</property><property name="menu-model">gear</property></object></child>
            <child type="end"><object class="GtkMenuButton" id="other"><property name="label">Other</property><property name="popover">
            <object class="GtkPopover"><property name="child"><object class="GtkButton" id="inner"><property name="label">Inner</property></object></property></object>
            </property></object></child></object></property>
            <child><object class="GtkEntry" id="entry"/></child></object></interface>
            """
        let layout = try read(xml).layout
        #expect(layout.screens.map(\.id) == ["w", "other.popover", "gear"])
        #expect(layout.screens.map(\.isInitial) == [true, false, false])
        #expect(layout.screens[0].focus == "entry")
        #expect(layout.screens[0].elements.map(\.leadsTo) == [nil, nil, "other.popover", "gear", nil])
        #expect(screenDump(layout.screens[1]) == "[popover] \"Other\" #popover1\n  button \"Inner\" #inner")
        #expect(
            screenDump(layout.screens[2], keys: true) == """
                [menu] "Menu" #menu1
                  menuItem "Quit" #menu1.menuItem1 ^Control-Q
                  [menu] "More" #menu1.menu1
                    menuItem "About" #menu1.menu1.menuItem1
                """)
    }

    /// Tab goes from row to row of GTK 4's list boxes; GTK 3's are one stop.
    @Test(arguments: [("gtk", "group"), ("gtk+", "list")]) func rowsHoldTheirControls(lib: String, role: String) throws
    {
        let isNew = lib == "gtk"
        let shown = isNew ? "" : "<property name=\"visible\">True</property>"
        let box = """
            <object class="GtkBox">\(shown)<child><object class="GtkLabel">\(shown)<property name="label">Wi-Fi</property></object></child>
            <child><object class="GtkSwitch" id="wifi">\(shown)</object></child></object>
            """
        let xml = """
            <interface><requires lib="\(lib)" version="\(isNew ? 4 : 3).0"/><object class="GtkListBox" id="list">\(shown)
            <child><object class="GtkListBoxRow" id="row">\(shown)
            \(isNew ? "<property name=\"child\">\(box)</property>" : "<child>\(box)</child>")</object></child></object></interface>
            """
        #expect(
            screenDump(try read(xml).layout.screens[0]) == """
                [\(role)] #list
                  listItem "Wi-Fi" #row
                  toggle #wifi =off
                """)
    }

    @Test func brokenReferencesAreNoted() throws {
        let xml = """
            <interface><requires lib="gtk+" version="3.0"/><object class="GtkBox" id="box"><property name="visible">True</property>
            <child><object class="GtkLabel" id="a"><property name="visible">True</property><property name="label">A</property><property name="mnemonic-widget">gone</property></object></child>
            <child><object class="GtkRadioButton" id="b"><property name="visible">True</property><property name="group">c</property></object></child>
            <child><object class="GtkRadioButton" id="c"><property name="visible">True</property><property name="group">b</property></object></child>
            <child><object class="GtkMenuButton" id="a"><property name="visible">True</property><property name="popup">gone</property></object></child>
            <child><object class="AcmeDial" id="dial"><property name="visible">True</property></object></child>
            <child><placeholder/></child></object></interface>
            """
        let imported = try read(xml)
        #expect(
            messages(imported) == [
                "the id 'a' is there twice; the first counts x1", "a label is for 'gone', which is not there x1",
                "a menu button opens 'gone', which is not there x1",
                "what AcmeDial does is not known; it is taken as a box x1",
            ])
        #expect(
            imported.layout.screens[0].elements.map(\.role) == [
                .group, .staticText, .radioGroup, .radioButton, .radioButton, .menuButton,
            ])
    }

    @Test func aPopoverThatIsNoneOpensNothing() throws {
        let xml = """
            <interface><requires lib="gtk" version="4.0"/><object class="GtkWindow" id="w">
            <child type="titlebar"><object class="GtkHeaderBar" id="header"/></child>
            <child><object class="GtkMenuButton" id="m"><property name="popover"><object class="GtkListStore"/></property></object></child>
            </object><object class="GtkWindow"><child type="titlebar"><object class="GtkHeaderBar"/></child></object></interface>
            """
        let screens = try read(xml).layout.screens
        #expect(screens.map(\.focus) == [nil, nil])
        #expect(screens[0].elements.map(\.leadsTo) == [nil, nil])
    }

    @Test func oldGladeFilesAndFilesOfModelsAreRefused() {
        for (xml, message) in [
            (
                "<glade-interface><widget class=\"GtkWindow\"/></glade-interface>",
                "x.ui:1:1: error: this is a Glade file for GTK 2, which GtkBuilder does not read; convert it with gtk-builder-convert"
            ),
            (
                "<interface><object class=\"GtkListStore\" id=\"s\"/></interface>",
                "x.ui:1:1: error: the file has no widget that could be shown, only models and the like"
            ),
        ] {
            let error = #expect(throws: FormatError.self) {
                try LayoutReader.read(.bytes(Array(xml.utf8), path: "x.ui"))
            }
            #expect(error?.description == message)
        }
    }
}
