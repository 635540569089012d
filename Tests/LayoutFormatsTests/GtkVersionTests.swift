import LayoutFormats
import LayoutModel
import TestSupport
import Testing

/// What tells GTK 4 from GTK 3, and what Tab stops on in GTK 4 alone.
@Suite struct GtkVersionTests {
    private func screen(_ xml: String) throws -> Screen {
        let imported = try LayoutReader.read(.bytes(Array(xml.utf8), path: "window.ui"))
        try expectSameAfterConversion(imported.layout)
        return imported.layout.screens[0]
    }

    /// Widgets that say nothing are hidden in GTK 3 where anything is said to be visible, and shown in GTK 4.
    @Test(arguments: [
        // One property of many is no sign of GTK 3.
        ("", "<layout><property name=\"row\">1</property></layout>", true),
        ("", "<accessibility><property name=\"label\">Name</property></accessibility>", true),
        ("", "<property name=\"focusable\">0</property>", true),
        ("<object class=\"GtkDropDown\"/>", "", true),
        ("", "", true),
        // What only GTK 3 has.
        (
            "",
            "<accessibility><relation type=\"labelled-by\" target=\"first\"/></accessibility><property name=\"relief\">none</property>",
            false
        ),
        ("<object class=\"GtkRadioButton\"/>", "", false),
        ("<object class=\"GtkBox\"><property name=\"border-width\">6</property></object>", "", false),
    ]) func onePropertyDoesNotDecide(child: String, inside: String, isNew: Bool) throws {
        let more = child.isEmpty ? "" : "<child>\(child)</child>"
        let xml = """
            <interface><object class="GtkWindow"><child><object class="GtkBox">
            <child><object class="GtkButton" id="first"><property name="visible">True</property>\(inside)</object></child>
            <child><object class="GtkButton" id="second"/></child><child><object class="GtkButton" id="third"/></child>\(more)
            </object></child></object></interface>
            """
        let second = try #require(try screen(xml).elements.first { $0.id == "second" })
        #expect(second.isHidden == !isNew)
    }

    @Test func mostlyVisibleIsGtk3() throws {
        let shown = "<property name=\"visible\">True</property>"
        let xml = """
            <interface><object class="GtkWindow"><child><object class="GtkBox">\(shown)
            <child><object class="GtkButton" id="first">\(shown)</object></child>
            <child><object class="GtkButton" id="second"/></child></object></child></object></interface>
            """
        #expect(try screen(xml).elements.first { $0.id == "second" }?.isHidden == true)
    }

    @Test func fieldsOfChoicesAndCalendarsHaveStopsOfTheirOwn() throws {
        let xml = """
            <interface><requires lib="gtk" version="4.0"/><object class="GtkBox" id="box">
            <child><object class="GtkComboBoxText" id="size"><property name="has-entry">1</property></object></child>
            <child><object class="GtkCalendar" id="day"/></child></object></interface>
            """
        #expect(
            screenDump(try screen(xml)) == """
                [group] #box
                  comboBox #size
                  popUpButton #size.button
                  datePicker #day
                  button "Previous month" #day.button1
                  button "Next month" #day.button2
                  button "Previous year" #day.button3
                  button "Next year" #day.button4
                """)
    }

    @Test func aPlaceholderIsNoRow() throws {
        let label = "<object class=\"GtkLabel\"><property name=\"label\">No rows</property></object>"
        let xml = """
            <interface><requires lib="gtk" version="4.0"/><object class="GtkListBox" id="list"><child type="placeholder">\(label)</child>
            <child><object class="GtkListBoxRow" id="row"><property name="child">\(label)</property></object></child></object></interface>
            """
        #expect(screenDump(try screen(xml)) == "[group] #list\n  listItem \"No rows\" #row")
    }

    @Test func anEmptyListLeavesTheFocusToWhatScrollsIt() throws {
        let xml = """
            <interface><requires lib="gtk" version="4.0"/><object class="GtkBox" id="box">
            <child><object class="GtkScrolledWindow" id="pane"><property name="child"><object class="GtkListBox" id="list"/></property></object></child>
            <child><object class="GtkButton" id="after"/></child></object></interface>
            """
        let elements = try screen(xml).elements
        #expect(
            elements.filter { $0.isAccessibilityElement && $0.respondsToInteraction }.map(\.id) == ["pane", "after"])
    }
}
