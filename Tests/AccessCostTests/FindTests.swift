@testable import AccessCost
import LayoutModel
import Testing

/// Finding by name, and what else Full Keyboard Access has.
@Suite struct FindTests {
    /// What typing a text finds, by the rule as it is written, target by target.
    private func found(_ typed: [Character], _ targets: [FindIndex.Names]) -> Int? {
        var best: (rank: Int, stop: Int)?
        for names in targets {
            for text in names.texts {
                let name = Array(text.lowercased())
                guard name.count >= typed.count else { continue }
                for offset in 0...(name.count - typed.count) where Array(name[offset..<offset + typed.count]) == typed {
                    func isWord(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber }
                    let startsWord = offset > 0 && !isWord(name[offset - 1]) && isWord(name[offset])
                    let rank = offset == 0 ? 0 : startsWord ? 1 : 2
                    if rank < best?.rank ?? 3 { best = (rank, names.stop) }
                }
            }
        }
        return best?.stop
    }

    @Test(arguments: [1, 2, 3, 5], [true, false])
    func shortestTextIsTheShortestOfAll(least: Int, anywhere: Bool) {
        var random = SeededGenerator(seed: 7)
        let letters = Array("aab ßÉ-")
        for seed in 0..<300 {
            let targets = (0..<Int.random(in: 1...7, using: &random)).map { stop in
                let texts = (0..<Int.random(in: 0...2, using: &random)).map { _ in
                    String(
                        (0..<Int.random(in: 0...6, using: &random)).map { _ in letters.randomElement(using: &random)! })
                }
                return FindIndex.Names(stop: stop, texts: texts)
            }
            var best: [Int: Int] = [:]
            for names in targets {
                for text in names.texts {
                    let name = Array(text.lowercased())
                    for start in anywhere ? name.indices : name.indices.prefix(1) {
                        for end in start..<name.count {
                            guard !name[start].isWhitespace, !name[end].isWhitespace else { continue }
                            let typed = Array(name[start...end])
                            guard typed.count >= least || typed.count == name.count else { continue }
                            if found(typed, targets) == names.stop {
                                best[names.stop] = min(best[names.stop] ?? .max, typed.count)
                            }
                        }
                    }
                }
            }
            let result = FindIndex.shortestTexts(targets, .init(letters: least, startsAnywhere: anywhere))
            #expect(
                Dictionary(uniqueKeysWithValues: result.map { ($0.stop, $0.letters) }) == best,
                "seed \(seed): \(targets)")
        }
    }

    @Test func wordStartsComeBeforeInsidesAndNamesBeforeWords() {
        let texts = FindIndex.shortestTexts(
            [
                .init(stop: 0, texts: ["Unset"]), .init(stop: 1, texts: ["All settings"]),
                .init(stop: 2, texts: ["Unset"]), .init(stop: 3, texts: [""]), .init(stop: 4, texts: ["Settings"]),
            ], .init(letters: 1, startsAnywhere: true))
        #expect(texts.map(\.stop) == [0, 1, 4])
        #expect(texts.map(\.name) == ["'u'", "'a'", "'s'"])
    }

    @Test func aNameIsTypedFromItsBeginning() {
        func names(_ texts: String...) -> [String] {
            let targets = texts.enumerated().map { FindIndex.Names(stop: $0, texts: [$1]) }
            return FindIndex.shortestTexts(targets, .init(letters: 3, startsAnywhere: false)).map(\.name)
        }
        #expect(names("Settings", "Sound") == ["'set'", "'sou'"])
        // A short name is typed whole; what begins an earlier name never finds a later one.
        #expect(names("OK", "Open", "Op", "Okay") == ["'ok'", "'ope'", "'oka'"])
        #expect(names("Delete", "Delete all", "Delete") == ["'del'", "'delete a'"])
    }

    @Test func settingsIsFoundThroughItsInputLabel() throws {
        // Its label begins an earlier one, so that only a name of its own finds it.
        for (name, isFound) in [("ShapeShuffleHome", true), ("ShapeShuffleHomeBefore", false)] {
            var (screen, platform) = try sample(name)
            let first = screen.elements.firstIndex { $0.id == "level-1" }!
            screen[ElementIndex(first)].label = "Settings, prefix, refs"
            let found = Found(screen, .iosKeyboard, platform: platform, routes: [.find])
            #expect((found.status("settings") == .reached) == isFound)
            #expect(found.route("settings") == (isFound ? "Tab-F, 'pre' (Prefs), Return, Space" : nil))
        }
        let own = Found(try sample("ShapeShuffleHome").screen, .iosKeyboard, routes: [.find])
        #expect(own.route("settings") == "Tab-F, 'set', Return, Space")
        #expect(own.cost("settings")?.keystrokes == 7)
        #expect(own.cost("settings")?.commands == 6)
        #expect(own.route("level-10") == "Tab-F, 'level 10', Return, Space")
        let any = Found(
            try sample("ShapeShuffleHome").screen, .iosKeyboard, set: ["findLetters": "1", "findNeighbours": "on"],
            routes: [.find])
        #expect(any.route("settings") == "Tab-F, 's', Return, Space")
        #expect(any.route("level-10") == "Tab-F, '0', Return, Space")
    }

    @Test func nobodyWalksOnFromANeighbourUnlessTheySaySo() {
        var screen = makeScreen { screen in
            for number in 1...9 { screen.add(.button, "Row \(number)") { $0.label = "Row" } }
            screen.add(.button, "Quit")
            for number in 10...18 { screen.add(.button, "Row \(number)") { $0.label = "Row" } }
        }
        screen[ElementIndex(10)].gestures = [.longPress]
        let own = Found(screen, .iosKeyboard)
        #expect(own.route("Row 10") == "Tab x11, Space")
        #expect(own.route("Quit") == "Tab-F, 'qui', Return, Space")
        let neighbours = Found(screen, .iosKeyboard, set: ["findNeighbours": "on"])
        #expect(neighbours.route("Row 10") == "Tab-F, 'qui', Return, Tab, Space")
        #expect(neighbours.route("Row 9") == "Tab-F, 'qui', Return, Shift-Tab, Space")
    }

    @Test func whatWasFoundHasItsActions() {
        let screen = makeScreen { screen in
            for number in 1...9 { screen.add(.button, "Row \(number)") { $0.label = "Row" } }
            screen.add(.button, "Quit") {
                $0.actions = [Action(name: "Later", shortcut: Shortcut([.command], key: "L"))]
                $0.gestures = [.longPress]
            }
            for number in 10...18 { screen.add(.button, "Row \(number)") { $0.label = "Row" } }
        }
        #expect(route(to: "Quit", action: 1, on: screen, .iosKeyboard) == "Tab-F, 'qui', Return, Command-L")
        #expect(route(to: "Quit", action: 2, on: screen, .iosKeyboard) == "Tab-F, 'qui', Return, Tab-G, Space")
    }

    @Test func groupsAreOneStopAndArrowsGoInside() throws {
        let screen = try sample("ShapeShuffleHome").screen
        let found = Found(screen, .iosKeyboard, set: ["wrap": "off"], routes: [.tab, .arrows])
        #expect(found.route("level-1") == "Tab, Space")
        #expect(found.route("level-3") == "Tab, Down x2, Space")
        #expect(found.route("level-5") == "Tab x2, Up, Space")
        #expect(found.route("level-30") == "Tab x10, Up x2, Space")
        #expect(found.route("settings") == "Tab x11, Space")
        #expect(
            Found(screen, .iosKeyboard, .flat, set: ["wrap": "off"], routes: [.tab]).route("level-30")
                == "Tab x30, Space")
    }

    private func route(to id: String, action: Int, on screen: Screen, _ method: AccessMethod, _ rank: Rank = .seconds)
        -> String?
    {
        let exposure = Exposure(screen, platform: method.platforms[0])
        let tree = AccessTree(screen, exposure: exposure, kind: .grouped, rules: method.rules(for: method.defaults))
        let machine = method.machine(MachineContext(screen: screen, tree: tree, parameters: method.defaults))
        let stop = tree.stops.firstIndex { $0.element.map { screen[$0].id } == id }!
        return machine.goal(of: stop, action: action).flatMap { CheapestRoutes(machine, rank: rank).route(to: $0) }?
            .description
    }

    @Test func actionsAndGesturesHaveMenus() {
        let screen = makeScreen { screen in
            screen.add(.button, "Song") {
                $0.actions = [
                    Action(name: "Like"), Action(name: "Queue"),
                    Action(name: "Share", shortcut: Shortcut([.command], key: "S")),
                ]
                $0.gestures = [.longPress, .swipeUp]
            }
        }
        #expect(route(to: "Song", action: 1, on: screen, .iosKeyboard) == "Tab, Tab-Z, Space")
        #expect(route(to: "Song", action: 2, on: screen, .iosKeyboard) == "Tab, Tab-Z, Down, Space")
        #expect(route(to: "Song", action: 3, on: screen, .iosKeyboard) == "Tab, Command-S")
        #expect(route(to: "Song", action: 5, on: screen, .iosKeyboard) == "Tab, Tab-G, Down, Space")
        #expect(route(to: "Song", action: 3, on: screen, .webKeyboard) == "Tab, Command-S")
        #expect(route(to: "Song", action: 1, on: screen, .webKeyboard) == nil)
        #expect(route(to: "Song", action: 6, on: screen, .iosKeyboard) == nil)
    }

    @Test func editedTextIsLeftWithControlTab() {
        var screen = makeScreen { screen in
            for name in ["one", "two", "three", "four"] { screen.add(name == "two" ? .textField : .button, name) }
        }
        screen.focus = "two"
        let found = Found(screen, .iosKeyboard, set: ["start": "focus"], routes: [.tab])
        #expect(found.route("three") == "Control-Tab, Space")
        #expect(found.route("one") == "Control-Shift-Tab, Space")
        #expect(found.route("four") == "Control-Tab, Tab, Space")
        let keys = Found(screen, .iosKeyboard, set: ["next": "Option-N", "activate": "Control-Return"], routes: [.tab])
        #expect(keys.route("one") == "Option-N, Control-Return")
        #expect(keys.cost("one")?.keystrokes == 4)
    }
}
