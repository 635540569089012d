@testable import AccessCost
import LayoutModel
import Testing

/// Targets on which the focus does not stop, but which have a key of their own. A keystroke takes 0.28 s
/// (NavCost.docc/Defaults.md).
@Suite struct UnfocusedKeyTests {
    /// Five buttons in the loop, and "out" after the third, out of the loop.
    private func screen(_ change: @escaping (inout Element) -> Void) -> Screen {
        makeScreen { screen in
            for number in 1...3 { screen.add(.button, "b\(number)") }
            screen.add(.button, "out") { element in
                element.tabIndex = -1
                change(&element)
            }
            for number in 4...5 { screen.add(.button, "b\(number)") }
        }
    }

    private static let ways: [(method: AccessMethod, change: @Sendable (inout Element) -> Void, route: String)] = [
        (.webKeyboard, { $0.accessKey = "k" }, "Alt-K"),
        (.webKeyboard, { $0.shortcut = Shortcut([.command], key: "S") }, "Command-S"),
        (.desktopKeyboard, { $0.mnemonic = "k" }, "Alt-K"),
        (.desktopKeyboard, { $0.shortcut = Shortcut([.control], key: "S") }, "Control-S"),
        (.macKeyboard, { $0.shortcut = Shortcut([.command], key: "S") }, "Command-S"),
    ]

    @Test(arguments: UnfocusedKeyTests.ways.indices) func theKeyActivatesIt(way: Int) {
        let (method, change, route) = Self.ways[way]
        for kind in [TreeKind.flat, .grouped] {
            let found = Found(screen(change), method, kind)
            #expect(found.status("out") == .reached)
            #expect(found.route("out") == route)
            #expect(found.cost("out") == Cost(keystrokes: 2, commands: 1, seconds: 2 * 0.28))
            // The focus skips it all the same.
            #expect(found.analysis.stops == 5)
            #expect(found.analysis.path(to: 3) == nil)
            #expect(found.analysis.tree.leftOut.map(\.reason) == [.notFocusable])
            #expect(found.analysis.action(0, of: 3)?.route?.description == route)
        }
        // By hand, there and back: 2 + 3 + 4 + 5 + 3 + 2 keystrokes from before the first stop.
        if method.id == "web-keyboard" {
            #expect(Found(screen(change), method).analysis.expected!.keystrokes == 19.0 / 6)
        }
    }

    /// A mnemonic is no key of a browser, an access key none of the Mac.
    @Test func keysOfOtherSystemsDoNotCount() {
        for method in [AccessMethod.webKeyboard, .macKeyboard] {
            #expect(Found(screen { $0.mnemonic = "k" }, method).status("out") == .unreachable)
        }
        #expect(Found(screen { $0.accessKey = "k" }, .macKeyboard).status("out") == .unreachable)
    }

    @Test func onlyActivationByAllowedRoutes() {
        let screen = screen { $0.shortcut = Shortcut([.command], key: "S") }
        #expect(Found(screen, .webKeyboard, routes: [.shortcut]).route("out") == "Command-S")
        for found in [
            Found(screen, .webKeyboard, routes: [.tab]), Found(screen, .webKeyboard, action: .none),
            Found(self.screen { $0.accessKey = "k" }, .webKeyboard, action: .none),
        ] {
            #expect(found.status("out") == .unreachable)
            #expect(found.reason("out") == "the keyboard focus does not stop on it")
            #expect(found.route("out") == nil)
        }
    }

    /// Thinking comes before the key as before any other: M 2 K.
    @Test func thinkingIsCounted() {
        let found = Found(screen { $0.accessKey = "k" }, .webKeyboard, set: ["mental": "on"])
        #expect(abs(found.cost("out")!.seconds - (1.35 + 2 * 0.28)) < 1e-9)
    }

    @Test func whatCannotBeActivatedStaysOutOfReach() {
        for change in [{ $0.isEnabled = false }, { $0.isHidden = true }] as [(inout Element) -> Void] {
            let screen = screen { element in
                element.accessKey = "k"
                change(&element)
            }
            #expect(!Found(screen, .webKeyboard).targets.contains { $0.id == "out" })
        }
        var covered = screen { $0.accessKey = "k" }
        covered.group(.dialog, "dialog", { $0.isModal = true }) { screen, box in screen.add(.button, "ok", in: box) }
        #expect(Found(covered, .webKeyboard).targets.map(\.id) == ["ok"])
    }

    /// Of several that share a mnemonic, each press moves the focus to the next, and this one takes no focus; the stops
    /// come first. A shortcut works for the first alone.
    @Test func sharedKeys() {
        var shared = screen { $0.mnemonic = "k" }
        shared[ElementIndex(4)].mnemonic = "k"
        let found = Found(shared, .desktopKeyboard, set: ["wrap": "off"])
        #expect(found.status("out") == .unreachable)
        #expect(found.route("b4") == "Alt-K, Space")
        var shortcut = screen { $0.shortcut = Shortcut([.control], key: "S") }
        shortcut[ElementIndex(5)].shortcut = Shortcut([.control], key: "S")
        let first = Found(shortcut, .desktopKeyboard)
        #expect(first.route("b5") == "Control-S")
        #expect(first.status("out") == .unreachable)
        // Its mnemonic is its own, whatever it shares besides.
        shortcut[ElementIndex(3)].mnemonic = "k"
        #expect(Found(shortcut, .desktopKeyboard).route("out") == "Alt-K")
    }

    @Test func withoutKeyboardNavigationAButtonKeepsItsKey() {
        let screen = makeScreen { screen in
            screen.add(.textField, "field")
            screen.add(.button, "ok") { $0.shortcut = Shortcut([], key: "Return") }
        }
        let found = Found(screen, .macKeyboard, set: ["keyboardNavigation": "off"])
        #expect(found.route("ok") == "Return")
        #expect(found.cost("ok")?.keystrokes == 1)
    }

    /// The focus stays on b3: b4 is one Tab on, not four from before the first.
    @Test func tasksGoOnWhereTheFocusWas() throws {
        let screen = screen { $0.accessKey = "k" }
        let layout = Layout(platform: .web, screens: [screen])
        func routes(_ names: [String], _ values: [String: String] = [:]) throws -> [String?] {
            let task = Task(name: "t", activations: names.map { Task.Activation(target: $0) })
            let plan = try TaskPlan(task, in: TargetIndex(layout))
            var settings = AccessMethod.webKeyboard.defaults
            for (key, value) in values { #expect(settings.set(key, to: value) == nil) }
            let request = AnalysisPlan(methods: [.init(.webKeyboard, parameters: settings)])
            let found = try #require(Analyzer.analyze([plan], in: layout, request).first).costs[0][1]
            let seconds = found.activations.compactMap(\.cost?.seconds).reduce(0, +)
            #expect(abs((found.cost?.seconds ?? 0) - seconds) < 1e-9)
            return found.activations.map { $0.route?.description }
        }
        #expect(try routes(["b3", "out", "b4"]) == ["Tab x3, Space", "Alt-K", "Tab, Space"])
        #expect(try routes(["b3", "out", "out", "b3"]) == ["Tab x3, Space", "Alt-K", "Alt-K", "Space"])
        #expect(try routes(["out", "b1"]) == ["Alt-K", "Tab, Space"])
        #expect(try routes(["out", "b1"], ["start": "focus"]) == ["Alt-K", "Space"])
        #expect(try routes(["b3", "out", "b4"], ["mental": "on"]) == ["Tab x3, Space", "Alt-K", "Tab, Space"])
    }
}
