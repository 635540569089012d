@testable import AccessCost
import LayoutModel
import Testing

/// Screen readers on the Mac, on touch screens and in browsers.
@Suite struct ReaderTests {
    private func route(
        to id: String, action: Int, on screen: Screen, _ method: AccessMethod, set: [String: String] = [:]
    ) -> (route: String, cost: Cost)? {
        var settings = method.defaults
        for (key, value) in set { precondition(settings.set(key, to: value) == nil) }
        let exposure = Exposure(screen, platform: method.platforms[0])
        let tree = AccessTree(screen, exposure: exposure, kind: .grouped, rules: method.rules(for: settings))
        let machine = method.machine(MachineContext(screen: screen, tree: tree, parameters: settings))
        let stop = tree.stops.firstIndex { $0.element.map { screen[$0].id } == id }!
        let routes = CheapestRoutes(machine)
        return machine.goal(of: stop, action: action).flatMap { goal in
            routes.route(to: goal).map { ($0.description, routes.cost(to: goal)!) }
        }
    }

    private let song = makeScreen { screen in
        screen.add(.staticText, "Title")
        screen.add(.button, "Song") {
            $0.actions = ["Like", "Queue", "Share", "Delete"].map { Action(name: $0) }
            $0.gestures = [.swipeUp, .longPress]
        }
        screen.add(.slider, "Volume") { $0.isAdjustable = true }
    }

    @Test func swipesAndTapsTakeTheirTimes() {
        let found = Found(song, .iosVoiceOver, set: ["listening": "off"])
        #expect(found.route("Song") == "Swipe right, Double tap")
        #expect(abs(found.cost("Song")!.seconds - (0.17 + 0.9)) < 1e-9)
        #expect(found.cost("Song")?.commands == 2)
        // An adjustable element is changed by a swipe.
        #expect(found.route("Volume") == "Swipe right x2, Swipe up")
        let own = Found(song, .androidTalkBack, set: ["swipe": "1", "tap": "2", "mental": "on", "listening": "off"])
        #expect(own.cost("Song")?.seconds == 1 + 4 + 1.35)
    }

    @Test func actionsOfTouchReaders() {
        #expect(
            route(to: "Song", action: 2, on: song, .iosVoiceOver)?.route == "Swipe right, Swipe down x2, Double tap")
        // The ring goes the other way, too: Activate, Like, Queue, Share, Delete.
        #expect(route(to: "Song", action: 4, on: song, .iosVoiceOver)?.route == "Swipe right, Swipe up, Double tap")
        let turned = route(to: "Song", action: 1, on: song, .iosVoiceOver, set: ["actionTurns": "2", "turn": "1"])
        #expect(turned?.cost.commands == 5)
        #expect(abs((turned?.cost.seconds ?? 0) - (0.17 + 2 + 0.17 + 0.9)) < 1e-9)
        #expect(route(to: "Song", action: 5, on: song, .iosVoiceOver) == nil)
        #expect(route(to: "Song", action: 6, on: song, .iosVoiceOver)?.route == "Swipe right, Double tap and hold")
        let menu = route(to: "Song", action: 3, on: song, .androidTalkBack, set: ["menuPlace": "3"])
        #expect(menu?.route == "Swipe right, Open menu, Swipe right x2, Double tap, Swipe right x2, Double tap")
        #expect(menu?.cost.commands == 8)
    }

    @Test func actionsOnTheMac() {
        let found = route(to: "Song", action: 3, on: song, .macVoiceOver)
        #expect(found?.route == "VO-Right, VO-Command-Space, Down x2, Return")
        #expect(found?.cost.keystrokes == 10)
        #expect(route(to: "Song", action: 5, on: song, .macVoiceOver) == nil)
    }

    @Test func containersAreJumpedTo() {
        let screen = makeScreen { screen in
            for box in 1...4 {
                screen.group(.list, "box\(box)") { screen, index in
                    for place in 1...10 { screen.add(.button, "b\(box)-\(place)", in: index) }
                }
            }
        }
        let found = Found(screen, .iosVoiceOver)
        #expect(found.route("b4-1") == "Turn rotor, Swipe down x3, Double tap")
        #expect(found.route("b3-2") == "Turn rotor, Swipe down x2, Swipe right, Double tap")
        #expect(found.route("b2-10") == "Turn rotor, Swipe down x2, Swipe left, Double tap")
        #expect(found.cost("b4-1")?.commands == 5)
        #expect(Found(screen, .iosVoiceOver, .flat).route("b4-1") == "Swipe right x30, Double tap")
        #expect(Found(screen, .iosVoiceOver, routes: [.items]).route("b4-1") == "Swipe right x30, Double tap")
    }

    @Test func lettersJumpOnAPage() {
        let screen = makeScreen { screen in
            screen.add(.staticText, "t0")
            screen.add(.staticText, "t1")
            screen.group(.group, "main", { $0.landmark = .main }) { screen, box in
                screen.add(.heading, "h1", in: box)
                for place in 2...9 { screen.add(.staticText, "t\(place)", in: box) }
                screen.add(.link, "l1", in: box)
                screen.add(.heading, "h2", in: box) { $0.headingLevel = 2 }
                screen.add(.link, "l2", in: box)
                for place in 10...19 { screen.add(.staticText, "t\(place)", in: box) }
                screen.add(.textField, "f1", in: box)
                screen.add(.button, "b1", in: box)
            }
            screen.group(.group, "foot", { $0.landmark = .contentinfo }) { screen, box in
                for place in 20...25 { screen.add(.staticText, "t\(place)", in: box) }
                screen.add(.link, "l3", in: box)
            }
        }
        let found = Found(screen, .webScreenReader)
        let headings = Found(screen, .webScreenReader, routes: [.items, .headings])
        #expect(headings.route("l2") == "H x2, Down, Return")
        #expect(headings.route("l1") == "H x2, Up, Return")
        #expect(found.route("f1") == "F, Return")
        #expect(found.route("b1") == "B, Return")
        #expect(found.cost("l3")?.commands == 9)
        #expect(Found(screen, .webScreenReader, routes: [.items, .landmarks]).route("l3") == "D x2, Down x6, Return")
        // Flat there are no landmarks, so the links after the last button are reached item by item.
        #expect(Found(screen, .webScreenReader, .flat).route("l3") == "B, Down x7, Return")
        let none = Found(screen, .webScreenReader, routes: [.headings])
        #expect(none.status("f1") == .unreachable)
        #expect(none.reason("f1") == "no route of those allowed leads to it (headings)")
    }

    @Test("JAWS has another letter for landmarks; VoiceOver has chords, and none for landmarks and buttons alone")
    func profilesOfReaders() throws {
        let screen = makeScreen { screen in
            screen.add(.heading, "h1")
            for place in 0...3 { screen.add(.link, "l\(place)") }
            screen.group(.group, "main", { $0.landmark = .main }) { screen, box in
                for place in 4...9 { screen.add(.link, "l\(place)", in: box) }
                screen.add(.heading, "h2", in: box)
                screen.add(.checkbox, "c", in: box)
                screen.add(.button, "b", in: box)
            }
        }
        func route(_ reader: String, _ id: String) -> String? {
            Found(screen, .webScreenReader, set: ["reader": reader, "listening": "off"]).route(id)
        }
        #expect(route("nvda", "l5") == "D, Down, Return")
        #expect(route("jaws", "l5") == "R, Down, Return")
        #expect(route("voiceover", "l5") == "VO-Right x6, VO-Space")
        #expect(route("nvda", "b") == "B, Return")
        #expect(route("jaws", "b") == "B, Return")
        #expect(route("voiceover", "b") == "VO-Command-J, VO-Right, VO-Space")
        #expect(route("voiceover", "l9") == "VO-Command-H, VO-Left, VO-Space")
        let cost = Found(screen, .webScreenReader, set: ["reader": "voiceover", "listening": "off"]).cost("b")
        #expect(cost?.commands == 3 && cost?.keystrokes == 10)
        let lock = Found(screen, .webScreenReader, set: ["reader": "voiceover", "voKeys": "1", "listening": "off"])
            .cost("b")
        #expect(lock?.keystrokes == 7)
    }

    @Test("F goes to tabs, as they are form fields to NVDA; it passes by links and texts")
    func fieldsAreTabsToo() {
        let screen = makeScreen { screen in
            for place in 0...9 { screen.add(.link, "l\(place)") }
            for place in 0...2 { screen.add(.tab, "tab\(place)") }
            screen.add(.link, "last")
        }
        let found = Found(screen, .webScreenReader, routes: [.items, .fields])
        #expect(found.route("tab0") == "F, Return")
        #expect(found.route("tab2") == "F x3, Return")
        #expect(found.route("last") == "F x3, Down, Return")
    }

    @Test func macVoiceOverCountsThinking() throws {
        let (screen, platform) = try sample("RoastedBeans")
        let plain = Found(screen, .macVoiceOver, platform: platform)
        let thinking = Found(screen, .macVoiceOver, platform: platform, set: ["mental": "on"])
        // Right past groups, into one, right inside: three units.
        #expect(plain.route("star-4") == "VO-Right x4, VO-Shift-Down, VO-Right x3, VO-Space")
        #expect(abs(thinking.cost("star-4")!.seconds - plain.cost("star-4")!.seconds - 3 * 1.35) < 1e-9)
    }
}
