@testable import AccessCost
import LayoutModel
import Testing

/// Menus that open out of bars, items and buttons, and links that skip; routes worked by hand.
@Suite struct MenuTests {
    /// A bar of two titles with a menu of three items, a menu in it, and two buttons.
    private func window(openers: Bool) -> Screen {
        makeScreen { screen in
            screen.group(.menuBar, "bar") { screen, bar in
                for name in ["File", "Edit"] {
                    if openers { screen.add(.menuBarItem, name, in: bar) }
                    screen.group(.menu, "\(name) menu", in: bar) { screen, menu in
                        for item in 1...3 { screen.add(.menuItem, "\(name) \(item)", in: menu) }
                        guard name == "Edit" else { return }
                        screen.group(.menu, "Find", in: menu) { screen, inner in
                            screen.add(.menuItem, "Find Next", in: inner)
                        }
                    }
                }
            }
            for number in 1...2 { screen.add(.button, "b\(number)") }
        }
    }

    @Test(arguments: [true, false]) func barsOpenTheirMenus(openers: Bool) {
        let found = Found(window(openers: openers), .desktopKeyboard)
        #expect(found.analysis.tree.rootCount == 3)
        #expect(found.route("b2") == "Tab, Space")
        #expect(found.route("File 1") == "F10, Down, Return")
        #expect(found.route("File 3") == "F10, Down, Up, Return")
        #expect(found.route("Edit 2") == "F10, Left, Down x2, Return")
        // The third item of the menu opens another, or its own title after it does.
        #expect(found.route("Find Next") == "F10, Left, Down, Up, Right, Return")
        #expect(found.cost("Edit 2")?.keystrokes == 5)
        if openers { #expect(found.route("Edit") == "F10, Left, Return") }
    }

    @Test func aMenuOfNothingButMenusIsOneTitleOfItsBar() {
        let screen = makeScreen { screen in
            screen.group(.menuBar, "bar") { screen, bar in
                screen.group(.menu, "Mode", in: bar) { screen, mode in
                    for name in ["Base", "Angle"] {
                        screen.group(.menu, name, in: mode) { screen, menu in
                            for item in 1...2 { screen.add(.menuItem, "\(name) \(item)", in: menu) }
                        }
                    }
                }
                screen.group(.menu, "Help", in: bar) { screen, menu in screen.add(.menuItem, "About", in: menu) }
            }
            screen.add(.button, "b")
        }
        let tree = Found(screen, .desktopKeyboard).analysis.tree
        let titles = tree.stops.filter { $0.parent == 0 }.compactMap(\.element).map { screen[$0].label }
        #expect(titles == ["Mode", "Help"])
    }

    @Test func aTitlesLetterOpensItsMenu() {
        var screen = window(openers: false)
        let title = screen.elements.firstIndex { $0.label == "Edit menu" }!
        screen[ElementIndex(title)].mnemonic = "e"
        let found = Found(screen, .desktopKeyboard, rank: .commands)
        #expect(found.route("Edit 2") == "Alt-E, Down, Return")
        #expect(found.cost("Edit 2")?.keystrokes == 4)
    }

    @Test func aMenuBehindItsButtonIsNoStopOfItsOwn() {
        let screen = makeScreen { screen in
            screen.add(.button, "before")
            screen.add(.menuButton, "Sort")
            screen.group(.menu, "sorting") { screen, menu in
                for name in ["by name", "by date"] { screen.add(.menuItem, name, in: menu) }
            }
            screen.add(.button, "after")
        }
        let found = Found(screen, .desktopKeyboard)
        #expect(found.analysis.tree.rootCount == 3)
        #expect(found.route("Sort") == "Tab, Space")
        #expect(found.route("by name") == "Tab, Return x2")
        #expect(found.route("by date") == "Tab, Return, Down, Return")
        #expect(found.route("after") == "Shift-Tab, Space")
    }

    @Test func aPagesMenusNeedAFocusedOpener() {
        func page(_ tabIndex: Int) -> Screen {
            makeScreen { screen in
                screen.add(.menuButton, "Sort") { $0.tabIndex = tabIndex }
                screen.group(.menu, "sorting") { screen, menu in
                    screen.group(.group, "section", in: menu, { $0.container = .semanticGroup }) { screen, section in
                        for name in ["by name", "by date"] {
                            screen.add(.menuItem, name, in: section) { $0.tabIndex = -1 }
                        }
                    }
                }
            }
        }
        let reached = Found(page(0), .webKeyboard)
        #expect(reached.route("by date") == "Tab, Return, Down, Return")
        #expect(reached.analysis.tree.rootCount == 1)
        #expect(Found(page(-1), .webKeyboard).status("by date") == .unreachable)
    }

    @Test func aListOfLinksWithOneTabStopIsNoComposite() {
        let screen = makeScreen { screen in
            screen.group(.group, "list", { $0.container = .list }) { screen, box in
                screen.add(.link, "first", in: box)
                screen.add(.button, "second", in: box) { $0.tabIndex = -1 }
            }
        }
        #expect(Found(screen, .webKeyboard).status("second") == .unreachable)
    }

    /// Ten links before the content, the first of which skips them.
    private func page(skip: String = "main") -> Screen {
        makeScreen { screen in
            screen.add(.link, "skip") { $0.jumpsTo = skip }
            for number in 1...9 { screen.add(.link, "nav\(number)") }
            screen.group(
                .group, "main",
                {
                    $0.landmark = .main; $0.container = .landmark
                }
            ) { screen, main in
                screen.add(.staticText, "text", in: main)
                for number in 1...9 { screen.add(.button, "b\(number)", in: main) }
            }
            for number in 1...9 { screen.add(.link, "foot\(number)") }
        }
    }

    @Test(arguments: [GoalAction.activate, .none]) func skipLinksAreRoutes(action: GoalAction) {
        let end = action == .activate ? ", Space" : ""
        let keyboard = Found(page(), .webKeyboard, action: action, rank: .commands)
        #expect(keyboard.route("b1") == "Tab, Return, Tab" + end)
        #expect(keyboard.cost("b3")?.commands == (action == .activate ? 6 : 5))
        #expect(
            keyboard.route("nav9")
                == (action == .activate ? "Tab, Return, Shift-Tab, Return" : "Tab, Return, Shift-Tab"))
        #expect(keyboard.cost("b1")?.commands == (action == .activate ? 4 : 3))
        #expect(Found(page(), .webKeyboard, action: .none, rank: .commands, routes: [.tab]).route("b1") == "Tab x11")
        let reader = Found(page(), .webScreenReader, action: action, routes: [.items, .jump])
        // The cursor stands on the text inside.
        #expect(reader.route("b1") == "Return, Down" + (action == .activate ? ", Return" : ""))
    }

    @Test func aSkipLinkToTheEndGoesOnAtTheTop() {
        var screen = page()
        screen.add(.staticText, "end")
        screen[ElementIndex(0)].jumpsTo = "end"
        let found = Found(screen, .webKeyboard, rank: .commands)
        #expect(found.route("foot9") == "Shift-Tab, Return")
        #expect(found.route("foot8") == "Shift-Tab x2, Return")
        screen[ElementIndex(0)].jumpsTo = "foot1"
        #expect(Found(screen, .webKeyboard, rank: .commands).route("b9") == "Tab, Return, Shift-Tab, Space")
    }
}
