import LayoutFormats
import LayoutModel
import TestSupport
import Testing

private let namespaces = ["st": "state", "attr": "attributes", "cp": "component", "val": "value", "act": "action"]
    .sorted { $0.key < $1.key }
    .map { "xmlns:\($0.key)=\"https://accessibility.ubuntu.example.org/ns/\($0.value)\"" }.joined(separator: " ")

/// One tag of a dump with namespaces; the words are states.
private func tag(
    _ role: String, _ name: String = "", _ words: String = "focusable", at frame: (Int, Int, Int, Int)? = nil,
    more: String = "", _ inside: String = ""
) -> String {
    let states = (words.split(separator: " ") + ["visible", "showing", "sensitive"]).filter { $0 != "hidden" }
    let shown = words.contains("hidden") ? states.filter { !["visible", "showing"].contains($0) } : states
    let attributes = shown.map { "st:\($0)=\"true\"" }.joined(separator: " ")
    let box = frame.map { "cp:screencoord=\"(\($0.0), \($0.1))\" cp:size=\"(\($0.2), \($0.3))\"" } ?? ""
    return "<\(role) name=\"\(name)\" \(attributes) \(box) \(more)>\(inside)</\(role)>"
}

private func desktop(_ inside: String, toolkit: String = "gtk") -> String {
    let window = tag("frame", "Editor", "active", at: (100, 50, 400, 300), more: "attr:toolkit=\"\(toolkit)\"", inside)
    return
        "<desktop-frame name=\"main\" \(namespaces)><application name=\"editor\">\(window)</application></desktop-frame>"
}

private func read(_ xml: String) throws -> ImportedLayout {
    let imported = try LayoutReader.read(.bytes(Array(xml.utf8), path: "tree.xml"))
    #expect(imported.format == "atspi")
    try expectSameAfterConversion(imported.layout)
    return imported
}

private func tree(_ inside: String, frames: Bool = false, toolkit: String = "gtk") throws -> String {
    fullDump(try read(desktop(inside, toolkit: toolkit)).layout.screens[0], ids: false, frames: frames)
}

@Suite struct ATSPIFormatTests {
    /// The fuzzer has found that a tree without rows was another one once it was written.
    @Test func aTreeWithoutRowsIsAStop() throws {
        let xml = """
            <accessible name="shop" role="50"><accessible name="Orders" role="23">
            <accessible name="Pay" role="43"/><accessible role="65"/></accessible></accessible>
            """
        let layout = try read(xml).layout
        let empty = try #require(layout.screens[0].elements.first { $0.role == .tree })
        #expect(empty.kind == .element && empty.interactive == true)
        let own = Array(LayoutWriter.xml(layout).utf8)
        let again = try LayoutReader.read(.bytes(own, path: "own.xml")).layout
        #expect(again.screens[0].elements.map(\.entry) == layout.screens[0].elements.map(\.entry))
    }

    @Test func framesCountFromTheWindow() throws {
        let imported = try read(desktop(tag("push-button", "Save", at: (110, 80, 60, 20), more: "attr:id=\"save\"")))
        #expect(imported.layout.platform == .gtk)
        #expect(imported.layout.name == "editor")
        let screen = imported.layout.screens[0]
        #expect([screen.width, screen.height] == [400, 300])
        #expect(screen.label == "Editor")
        #expect(fullDump(screen, frames: true) == "button \"Save\" #save (10,30,60,20)")
        #expect(messages(imported).isEmpty)
    }

    @Test func gtkGoesByTheMiddleOfFrames() throws {
        let inside =
            tag("push-button", "Third", at: (100, 100, 50, 20)) + tag("push-button", "Second", at: (200, 60, 50, 20))
            + tag("push-button", "First", at: (100, 55, 50, 30))
        #expect(
            try tree(inside).split(separator: "\n").map { $0.split(separator: "\"")[1] } == [
                "First", "Second", "Third",
            ])
        let qt = try tree(inside, toolkit: "Qt").split(separator: "\n").map { $0.split(separator: "\"")[1] }
        #expect(qt == ["Third", "Second", "First"])
    }

    @Test func statesDecide() throws {
        let inside =
            tag("push-button", "Pointer only", "", at: (0, 60, 9, 9)) + tag("push-button", "Gone", "focusable hidden")
            + tag("check-box", "Wrap", "focusable checked", at: (0, 80, 9, 9))
            + tag("text", "Body", "focusable editable multi-line focused", at: (0, 90, 9, 9))
            + tag("password-text", "Secret", at: (0, 99, 9, 9), "hunter2")
        let imported = try read(desktop(inside))
        let screen = imported.layout.screens[0]
        let pointer = try #require(screen.elements.first { $0.label == "Pointer only" })
        #expect(pointer.tabIndex == -1)
        #expect(!screen.elements.contains { $0.label == "Gone" })
        #expect(screen.elements.first { $0.label == "Wrap" }?.value == "on")
        let body = try #require(screen.elements.first { $0.label == "Body" })
        #expect(body.role == .textView)
        #expect(screen.focus == body.id)
        let secret = try #require(screen.elements.first { $0.label == "Secret" })
        #expect(secret.isPrivate && secret.value == nil)
        #expect(messages(imported) == ["the text of a password field was left out x1"])
    }

    @Test func menusKeepTheirKeys() throws {
        let quit =
            "<menu-item name=\"Quit\" st:visible=\"true\" st:sensitive=\"true\" act:click_kb=\"q;&lt;Alt&gt;f:q;&lt;Primary&gt;q\"/>"
        let file = tag("menu", "File", "", at: (100, 50, 30, 20), more: "act:click_kb=\"&lt;Alt&gt;f\"", quit)
        let screen = try read(desktop(tag("menu-bar", "", "", at: (100, 50, 400, 20), file))).layout.screens[0]
        let menu = try #require(screen.elements.first { $0.role == .menu })
        let item = try #require(screen.elements.first { $0.role == .menuItem })
        #expect(menu.label == "File" && menu.mnemonic == "F")
        #expect(item.mnemonic == "Q" && item.shortcut == Shortcut([.control], key: "Q") && item.frame == nil)
    }

    @Test func cellsSideBySideAreARow() throws {
        let cells = [("Name", 100, 60), ("12 KB", 150, 60), ("Other", 100, 80), ("3 KB", 150, 80)]
            .map {
                tag("table-cell", $0.0, $0.0 == "Other" ? "focusable selected" : "focusable", at: ($0.1, $0.2, 40, 20))
            }
        let screen = try read(desktop(tag("table", "Files", at: (100, 60, 90, 40), cells.joined()))).layout.screens[0]
        #expect(screen.elements.map(\.role) == [.table, .row, .row])
        #expect(screen.elements.map(\.label) == ["Files", "Name, 12 KB", "Other, 3 KB"])
        #expect(screen.elements[0].entry == .selected && screen.elements[2].isSelected)
    }

    @Test func pagesOfTabsAreBesideTheirTabs() throws {
        let pages =
            tag(
                "page-tab", "General", "selected", at: (100, 60, 40, 20), tag("push-button", "One", at: (100, 90, 9, 9))
            )
            + tag("page-tab", "More", "", at: (140, 60, 40, 20), tag("push-button", "Two", at: (100, 90, 9, 9)))
        let screen = try read(desktop(tag("page-tab-list", "", at: (100, 60, 200, 90), pages))).layout.screens[0]
        #expect(screen.elements.filter { $0.kind == .element }.map(\.label) == ["General", "More", "One"])
    }

    @Test func scrollPanesScrollAsTheirBarsShow() throws {
        let bar = tag("scroll-bar", "", "vertical", at: (480, 60, 10, 90))
        let inside = tag("push-button", "A", at: (100, 60, 9, 9)) + tag("push-button", "B", at: (100, 80, 9, 9))
        let screen = try read(desktop(tag("scroll-pane", "", at: (100, 60, 390, 90), inside + bar))).layout.screens[0]
        #expect(screen.elements[0].role == .scrollView && screen.elements[0].scrolls == .vertical)
        let still = try read(desktop(tag("scroll-pane", "", at: (100, 60, 390, 90), inside))).layout.screens[0]
        #expect(!still.elements.contains { $0.role == .scrollView && $0.scrolls != nil })
    }

    @Test func radioButtonsOfAParentAreOneGroup() throws {
        let inside =
            tag("radio-button", "Left", "focusable checked", at: (100, 60, 9, 9))
            + tag("radio-button", "Right", at: (120, 60, 9, 9))
        let screen = try read(desktop(tag("panel", "Side", "", at: (100, 60, 90, 9), inside))).layout.screens[0]
        let group = try #require(screen.elements.first { $0.role == .radioGroup })
        #expect(group.entry == .selected)
        #expect(screen.elements.filter { $0.role == .radioButton }.map(\.isSelected) == [true, false])
    }

    @Test func windowsAreScreens() throws {
        let windows =
            tag("frame", "Main", "", tag("push-button", "A")) + tag("dialog", "Ask", "modal", tag("push-button", "B"))
            + tag("frame", "Minimised", "hidden", tag("push-button", "C"))
        let xml = "<application name=\"two\" \(namespaces)>\(windows)</application>"
        let imported = try read(xml)
        #expect(imported.layout.screens.map(\.id) == ["main", "window2"])
        #expect(imported.layout.screens.map(\.label) == ["Main", "Ask"])
        #expect(messages(imported) == ["the toolkit is not known; its keys are taken to be those of GTK x1"])
    }

    @Test func pageSourcesOfKDEAreOfQt() throws {
        let xml = """
            <application name="kcalc" role="75" description="" accessibility-id="" path="" states="enabled, visible, showing">
            <frame name="KCalc" role="23" description="" accessibility-id="main" path="0" states="active, enabled, visible, showing">
            <push_button name="7" role="43" description="" accessibility-id="main.seven" path="0 0" states="enabled, focusable, visible, showing"/>
            <tool_bar name="" role="63" description="" accessibility-id="main.bar" path="0 1" states="enabled, visible, showing">
            <push_button name="Copy" role="43" description="" accessibility-id="main.copy" path="0 1 0" states="enabled, visible, showing"/>
            </tool_bar></frame></application>
            """
        let imported = try read(xml)
        #expect(imported.layout.platform == .qt)
        let screen = imported.layout.screens[0]
        #expect(screen.elements.map(\.id).contains("main.seven"))
        #expect(screen.elements.first { $0.id == "main.copy" }?.tabIndex == -1)
        #expect(screen.elements.first { $0.id == "main.seven" }?.tabIndex == nil)
    }

    @Test func numberedRolesAreThoseOfAtspi() throws {
        let xml = """
            <accessible name="shop" role="75" description=""><accessible name="Orders" role="23" description="">
            <interface name="org.a11y.atspi.Component"/><accessible name="Pay" role="43" description=""/>
            <accessible name="Amount" role="79" description=""/></accessible></accessible>
            """
        let imported = try read(xml)
        #expect(imported.layout.screens.map(\.label) == ["Orders"])
        #expect(imported.layout.screens[0].elements.map(\.role) == [.button, .textField])
        #expect(
            messages(imported) == [
                "the toolkit is not known; its keys are taken to be those of GTK x1",
                "the dump tells no states; all of it is taken as shown and usable x1",
            ])
    }

    @Test func nothingToStopOnIsToldNotKept() throws {
        let imported = try read(desktop(tag("label", "Nothing to do", "")))
        #expect(messages(imported) == ["a screen shows something, but holds nothing that people can act on x1"])
        let bare = try read(desktop(""))
        #expect(messages(bare) == ["a window holds nothing that people can stop on x1"])
        let empty = try read("<desktop-frame name=\"main\" \(namespaces)/>")
        #expect(messages(empty).contains("the dump holds no window that is shown x1"))
    }

    @Test func othersAreNone() {
        for xml in [
            "<accessible name=\"a\"/>", "<frame name=\"a\" role=\"23\"/>",
            "<a xmlns=\"https://example.org/ns/state\"/>",
        ] {
            #expect(throws: FormatError.self) { try LayoutReader.read(.bytes(Array(xml.utf8), path: "x.xml")) }
        }
    }
}
