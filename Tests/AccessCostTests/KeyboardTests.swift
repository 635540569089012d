@testable import AccessCost
import LayoutModel
import Testing

/// The keyboards of browsers, desktops and the Mac.
@Suite struct KeyboardTests {
    private func buttons(_ count: Int) -> Screen {
        makeScreen { screen in for number in 1...count { screen.add(.button, "b\(number)") } }
    }

    @Test(arguments: 1...12) func tabGoesRoundTheShorterWay(count: Int) throws {
        let screen = buttons(count)
        for tree in [TreeKind.flat, .grouped] {
            let commands = Found(screen, .webKeyboard, tree, action: .none, rank: .commands)
            let keystrokes = Found(screen, .webKeyboard, tree, action: .none, rank: .keystrokes)
            let seconds = Found(screen, .webKeyboard, tree, action: .none, rank: .seconds)
            for i in 1...count {
                let least = min(i, 2 * (count - i + 1))
                #expect(commands.cost("b\(i)")?.commands == Double(min(i, count - i + 1)))
                #expect(keystrokes.cost("b\(i)")?.keystrokes == Double(least))
                #expect(seconds.cost("b\(i)")?.keystrokes == Double(least))
                #expect(abs((seconds.cost("b\(i)")?.seconds ?? 0) - 0.28 * Double(least)) < 1e-9)
            }
        }
    }

    @Test func desktopStartsOnTheInitialFocus() {
        var screen = buttons(7)
        #expect(Found(screen, .desktopKeyboard).route("b1") == "Space")
        screen.focus = "b5"
        let found = Found(screen, .desktopKeyboard)
        #expect(found.route("b5") == "Space")
        #expect(found.route("b1") == "Tab x3, Space")
        #expect(found.route("b4") == "Shift-Tab, Space")
    }

    @Test func browserStopsLieOnTheWayRound() {
        let found = Found(buttons(9), .webKeyboard, set: ["browserStops": "2"], rank: .commands)
        #expect(found.route("b9") == "Shift-Tab x3, Space")
        #expect(found.cost("b9")?.keystrokes == 7)
        let closed = Found(buttons(9), .webKeyboard, set: ["wrap": "off"])
        #expect(closed.route("b9") == "Tab x9, Space")
    }

    @Test func tabIndexAndRovingMembersOrderAPage() {
        let screen = makeScreen { screen in
            screen.add(.button, "plain")
            screen.add(.button, "early") { $0.tabIndex = 2 }
            screen.add(.button, "out") { $0.tabIndex = -1 }
            screen.add(.other, "clickable") { $0.interactive = true }
            screen.group(.group, "section", { $0.container = .semanticGroup }) { screen, box in
                screen.add(.button, "earliest", in: box) { $0.tabIndex = 1 }
            }
            screen.group(.toolbar, "tools") { screen, box in
                for number in 1...3 {
                    screen.add(.button, "tool\(number)", in: box) { $0.tabIndex = number == 2 ? 0 : -1 }
                }
            }
            screen.group(.toolbar, "plain tools") { screen, box in
                for number in 1...2 { screen.add(.button, "loose\(number)", in: box) }
            }
            screen.group(.radioGroup, "sizes") { screen, box in
                for number in 1...3 {
                    screen.add(.radioButton, "size\(number)", in: box) { $0.isSelected = number == 2 }
                }
            }
            screen.add(.link, "link")
            screen.add(.textField, "field")
        }
        let found = Found(screen, .webKeyboard, set: ["wrap": "off"])
        #expect(found.route("earliest") == "Tab, Space")
        #expect(found.route("early") == "Tab x2, Space")
        #expect(found.route("plain") == "Tab x3, Space")
        #expect(found.route("tool1") == "Tab x4, Left, Space")
        #expect(found.route("tool2") == "Tab x4, Space")
        #expect(found.route("loose2") == "Tab x6, Space")
        // The chosen radio button has the focus; arrows choose.
        #expect(found.route("size2") == "Tab x7")
        #expect(found.route("size3") == "Tab x7, Down")
        #expect(found.route("link") == "Tab x8, Return")
        #expect(found.route("field") == "Tab x9")
        #expect(found.status("out") == .unreachable)
        #expect(found.reason("clickable") == "the keyboard focus does not stop on it")
    }

    @Test func mnemonicsActFromAnywhereAndSharedOnesMoveTheFocus() {
        var screen = makeScreen { screen in
            for number in 1...60 {
                screen.add(.button, "b\(number)") { $0.mnemonic = number == 5 ? "x" : number % 20 == 10 ? "s" : nil }
            }
        }
        screen.focus = "b1"
        let found = Found(screen, .desktopKeyboard, set: ["wrap": "off"])
        #expect(found.route("b5") == "Alt-X")
        #expect(found.route("b10") == "Alt-S, Space")
        #expect(found.route("b30") == "Alt-S x2, Space")
        #expect(found.cost("b50")?.keystrokes == 7)
        #expect(found.cost("b50")?.commands == 4)
        #expect(found.route("b51") == "Alt-S x3, Tab, Space")
    }

    @Test func textsOfSeveralLinesKeepTab() {
        var screen = buttons(3)
        screen.add(.textView, "text")
        screen.add(.button, "after")
        screen.focus = "text"
        let found = Found(screen, .desktopKeyboard)
        #expect(found.route("after") == "Control-Tab, Space")
        #expect(found.route("b3") == "Control-Shift-Tab, Space")
        #expect(Found(screen, .webKeyboard, set: ["start": "focus"]).route("after") == "Tab, Space")
    }

    @Test func arrowsFollowTheFramesOfAGrid() {
        let screen = makeScreen { screen in
            screen.group(.collection, "grid") { screen, box in
                for place in 0..<12 {
                    screen.add(.cell, "c\(place)", in: box) {
                        $0.frame = Frame(x: Double(place % 4) * 50, y: Double(place / 4) * 50, width: 40, height: 40)
                    }
                }
            }
        }
        let found = Found(screen, .desktopKeyboard)
        #expect(found.route("c11") == "Down x2, Right x3, Return")
        #expect(found.cost("c4")?.commands == 2)
    }

    @Test func roastedBeans() throws {
        let (screen, platform) = try sample("RoastedBeans")
        let found = Found(screen, .macKeyboard, platform: platform, set: ["wrap": "off"])
        #expect(found.route("add") == "Tab, Space")
        #expect(found.route("espresso") == "Tab x2")
        #expect(found.route("cold-brew") == "Tab x2, Down x5")
        #expect(found.route("favourite") == "Tab x4, Space")
        #expect(found.route("gift") == "Tab x5, Space")
        #expect(found.route("share") == "Command-I")
        let tabs = Found(screen, .macKeyboard, platform: platform, set: ["wrap": "off"], routes: [.tab])
        #expect(tabs.route("share") == "Tab x3, Space")
        #expect(tabs.status("cold-brew") == .unreachable)
        let round = Found(screen, .macKeyboard, platform: platform, rank: .commands)
        #expect(round.route("gift") == "Shift-Tab, Space")
        for star in 1...5 {
            #expect(found.status("star-\(star)") == .unreachable)
            #expect(found.reason("star-\(star)") == "the keyboard focus does not stop on it")
        }
        #expect(found.analysis.unreachedCount == 5)
        #expect(found.analysis.stops == 5)
    }

    @Test func withoutSelectionFollowingFocusArrowsDoNotReachTheCoffees() throws {
        var (screen, platform) = try sample("RoastedBeans")
        let list = ElementIndex(screen.elements.firstIndex { $0.id == "coffees" }!)
        screen[list].selectionFollowsFocus = false
        let found = Found(screen, .macKeyboard, platform: platform, set: ["wrap": "off"])
        #expect(found.status("espresso") == .unreachable)
        #expect(found.reason("mocha") == "arrows do not reach it: selection does not follow focus in 'Coffee list'")
        #expect(found.route("favourite") == "Tab x3, Space")
        // AppKit's tables always move the selection.
        #expect(Found(screen, .macKeyboard, platform: .mac).route("mocha") == "Tab x2, Down x6")
    }

    /// WAI-ARIA Authoring Practices, "Slider pattern" and "Spinbutton pattern"; Space does nothing there.
    @Test(arguments: [AccessMethod.webKeyboard, .desktopKeyboard, .macKeyboard])
    func arrowsChangeWhatIsAdjusted(method: AccessMethod) {
        let screen = makeScreen { screen in
            screen.add(.button, "first")
            screen.add(.slider, "volume")
            screen.add(.stepper, "copies") { $0.isAdjustable = true }
            screen.add(.image, "stars") { ($0.isAdjustable, $0.interactive, $0.tabIndex) = (true, true, 0) }
            screen.add(.image, "photos") {
                ($0.isAdjustable, $0.interactive, $0.tabIndex, $0.leadsTo) = (true, true, 0, "gallery")
            }
            screen.add(.datePicker, "day") { $0.isAdjustable = true }
            screen.add(.button, "adjustable button") { $0.isAdjustable = true }
        }
        let found = Found(screen, method, set: ["wrap": "off", "start": "before"])
        #expect(found.route("first") == "Tab, Space")
        #expect(found.route("volume") == "Tab x2, Right")
        #expect(found.route("copies") == "Tab x3, Up")
        #expect(found.route("stars") == "Tab x4, Right")
        #expect(found.route("photos") == "Tab x5, Space")
        #expect(found.route("day") == "Tab x6, Up")
        #expect(found.route("adjustable button") == "Tab x7, Space")
        #expect(found.cost("volume")?.keystrokes == 3)
    }

    @Test func thinkingIsCountedBeforeEachKindOfMove() throws {
        let (screen, platform) = try sample("RoastedBeans")
        let found = Found(screen, .macKeyboard, platform: platform, set: ["mental": "on"])
        // M 3 K; M 2 K M 5 K, by hand.
        #expect(abs(found.cost("add")!.seconds - (1.35 + 2 * 0.28)) < 1e-9)
        #expect(abs(found.cost("cold-brew")!.seconds - (2 * 1.35 + 7 * 0.28)) < 1e-9)
        #expect(abs(found.cost("share")!.seconds - (1.35 + 2 * 0.28)) < 1e-9)
        let slow = Found(
            screen, .macKeyboard, platform: platform, set: ["mental": "on", "mentalTime": "2", "keystrokeTime": "1"])
        #expect(slow.cost("add")?.seconds == 4)
    }

    @Test func aMenuBarHasItsOwnKey() {
        let screen = makeScreen { screen in
            screen.group(.menuBar, "bar") { screen, box in
                for name in ["File", "Edit", "View"] { screen.add(.menuBarItem, name, in: box) }
            }
            for number in 1...3 { screen.add(.button, "b\(number)") }
        }
        let mac = Found(screen, .macKeyboard)
        #expect(mac.route("View") == "Control-F2, Left, Space")
        #expect(mac.route("b1") == "Tab, Space")
        #expect(Found(screen, .desktopKeyboard, set: ["menuBar": "Alt-M"]).route("Edit") == "Alt-M, Right, Return")
        #expect(Found(screen, .macKeyboard, routes: [.tab]).status("File") == .unreachable)
    }

    @Test func theMenusOfABarAreReachedByItsKeyOrTheirLetters() {
        let screen = makeScreen { screen in
            screen.group(.menuBar, "bar") { screen, bar in
                for (name, count) in [("File", 3), ("Edit", 1), ("View", 2), ("Help", 2)] {
                    screen.group(.menu, name, in: bar, { $0.mnemonic = name == "Edit" ? "E" : nil }) { screen, menu in
                        for number in 1...count { screen.add(.menuItem, "\(name)\(number)", in: menu) }
                    }
                }
            }
            for number in 1...2 { screen.add(.button, "b\(number)") }
        }
        let found = Found(screen, .desktopKeyboard)
        #expect(found.route("File1") == "F10, Down, Return")
        #expect(found.cost("File2")?.commands == 4)
        #expect(found.route("Edit1") == "Alt-E, Return")
        #expect(found.cost("View1")?.commands == 5)
        // The bar goes round.
        #expect(found.route("Help1") == "F10, Left, Down, Return")
        // The menus are no part of the Tab loop.
        #expect(found.route("b2") == "Tab, Space")
    }

    @Test func aToolbarThatOnlyAPointerReachesIsNoStop() {
        let screen = makeScreen { screen in
            screen.add(.button, "first")
            screen.group(.toolbar, "tools") { screen, box in
                for number in 1...2 { screen.add(.button, "tool\(number)", in: box) { $0.tabIndex = -1 } }
            }
            screen.add(.button, "last")
        }
        let found = Found(screen, .desktopKeyboard, set: ["wrap": "off"])
        #expect(found.route("last") == "Tab, Space")
        #expect(found.reason("tool1") == "the keyboard focus does not stop on it")
    }

    @Test func theFilesOwnTabOrderWins() {
        let screen = makeScreen { screen in
            for (number, next) in [(1, 4), (2, 0), (3, 0), (4, 2)] {
                screen.add(.button, "b\(number)") { $0.next.forward = next > 0 ? "b\(next)" : nil }
            }
        }
        let found = Found(screen, .macKeyboard, set: ["wrap": "off"])
        #expect(found.route("b4") == "Tab x2, Space")
        #expect(found.route("b2") == "Tab x3, Space")
        #expect(found.route("b3") == "Tab x4, Space")
    }

    @Test func withoutKeyboardNavigationTabReachesTextsAndListsAlone() {
        let screen = makeScreen { screen in
            screen.add(.button, "button")
            screen.add(.textField, "field")
            screen.group(.table, "table", { $0.selectionFollowsFocus = true }) { screen, box in
                for number in 1...2 { screen.add(.cell, "c\(number)", in: box) }
            }
        }
        let found = Found(screen, .macKeyboard, set: ["keyboardNavigation": "off", "wrap": "off"])
        #expect(found.status("button") == .unreachable)
        #expect(found.route("field") == "Tab")
        #expect(found.route("c2") == "Tab x2, Down")
    }

    @Test func everyMethodHasBothTrees() {
        for method in AccessMethod.all { #expect(method.trees.starts(with: [.flat, .grouped]), "\(method.id)") }
        #expect(Set(AccessMethod.all.map(\.id)).count == AccessMethod.all.count)
        for platform in Platform.allCases {
            #expect(AccessMethod.all.contains { $0.platforms.contains(platform) }, "\(platform)")
        }
    }
}
