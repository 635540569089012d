import AccessCost
import LayoutFormats
import LayoutModel
import TestSupport
import Testing

/// NavCost.docc/Model.md, "Tasks and text": the sum of the activations, each from where the scan or focus stands after
/// the one before; worked by hand.
@Suite struct TaskCostTests {
    private static let four = ["a", "b", "c", "d"].map { #"<element id="\#($0)" role="button"/>"# }.joined()
    private static let nested =
        #"<element id="a" role="button"/><group id="g" container="semanticGroup"><element id="b" role="button"/><element id="c" role="button"/></group>"#
    /// Two screens: "go" leads to the second one and has an action that does not, "back" leads back.
    private static let two = """
        <layout platform="ios"><screen id="one"><element id="x" role="button"/>
        <element id="go" role="button" leadsTo="two"><action name="Peek"/></element></screen>
        <screen id="two"><element id="y" role="button"/><element id="z" role="button"/>
        <element id="back" role="button" leadsTo="one"/></screen></layout>
        """

    private func layout(_ content: String, _ platform: Platform = .ios) throws -> Layout {
        let xml =
            content.hasPrefix("<layout")
            ? content : "<layout platform=\"\(platform.rawValue)\"><screen id=\"s\">\(content)</screen></layout>"
        return try LayoutReader.read(.bytes(Array(xml.utf8), path: "test.xml")).layout
    }

    private func task(_ words: String) -> Task {
        Task(
            name: words,
            activations: words.split(separator: " ").map { word in
                let parts = word.split(separator: ":").map(String.init)
                return Task.Activation(target: parts[0], action: parts.count > 1 ? parts[1] : nil)
            })
    }

    private func cost(
        _ words: String, _ layout: Layout, _ method: AccessMethod, _ kind: TreeKind = .flat,
        _ values: [String: String] = [:]
    ) throws -> TaskCost {
        let plan = try TaskPlan(task(words), in: TargetIndex(layout))
        let request = AnalysisPlan(methods: [.init(method, parameters: Fixture.settings(method, values))])
        let found = Analyzer.analyze([plan], in: layout, request)
        let place = try #require(method.trees.firstIndex(of: kind))
        return try #require(found.first).costs[0][place]
    }

    /// Tables of AppKit always move the selection, so arrows reach the cell; on Mac Catalyst the file must say so.
    @Test func thePlatformDecidesInTasksToo() throws {
        let table =
            #"<element id="x" role="button"/><group role="table"><element id="a" role="cell"/><element id="b" role="cell"/></group>"#
        #expect(try cost("x b", layout(table, .mac), .macKeyboard, .grouped).status == .reached)
        #expect(try cost("x b", layout(table, .macCatalyst), .macKeyboard, .grouped).status == .unreachable)
    }

    @Test func onlyRoutesThatAreAllowedAreTakenInTasksAndFinding() throws {
        let card = #"<element id="a" role="button"/><element id="b" role="button" shortcut="Command-B" reveals="tap"/>"#
        let layout = try layout(card, .web)
        let plan = try TaskPlan(task("b"), in: TargetIndex(layout))
        for (routes, words) in [(nil, "Command-B"), (Set([RouteFamily.tab]), "Shift-Tab, Space")] {
            let request = AnalysisPlan(methods: [.init(.webKeyboard)], rank: .commands, routes: routes)
            let task = try #require(Analyzer.analyze([plan], in: layout, request).first).costs[0][0]
            #expect(task.activations.first?.route?.description == words)
            let screen = Analyzer.analyze(layout.screens[0], platform: .web, request)
            #expect(screen.methods[0].trees[0].discovery?.expected?.keystrokes == (routes == nil ? 2 : 3))
        }
    }

    private let auto = ["interval": "2", "reaction": "1"]
    private let item = ["interval": "2", "reaction": "1", "afterActivation": "item"]

    /// c is item 3: wait 4, press, Tap: 6 s; d then from the top: wait 6, 8 s, or from c: one wait, 4 s.
    @Test func theScanGoesOnAtTheTopOrAtTheItem() throws {
        let layout = try layout(Self.four)
        let top = try cost("c d", layout, .iosSwitchAuto, .flat, auto)
        #expect(top.cost == Cost(presses: 4, steps: 9, wait: 10, seconds: 14))
        #expect(top.activations.map { $0.route?.description } == ["Wait x2, Press, Tap", "Wait x3, Press, Tap"])
        let next = try cost("c d", layout, .iosSwitchAuto, .flat, item)
        #expect(next.activations[1].cost == Cost(presses: 2, steps: 3, wait: 2, seconds: 4))
        #expect(next.cost == Cost(presses: 4, steps: 7, wait: 6, seconds: 10))
        // The same item again is highlighted again: a step, no wait. Backwards is once round: d, a.
        #expect(try cost("c c", layout, .iosSwitchAuto, .flat, item).activations[1].cost?.steps == 2)
        #expect(try cost("c c", layout, .iosSwitchAuto, .flat, item).activations[1].cost?.wait == 0)
        #expect(try cost("c a", layout, .iosSwitchAuto, .flat, item).activations[1].cost?.wait == 4)
    }

    /// From b inside the group: c, the exit (press), the group, a (press), Tap: 6 steps, 3 waits of 2 s, 3 presses.
    @Test func aGroupIsLeftByItsExit() throws {
        let found = try cost("b a", try layout(Self.nested, .macCatalyst), .iosSwitchAuto, .grouped, item)
        #expect(found.activations[1].cost == Cost(presses: 3, steps: 6, wait: 6, seconds: 9))
        #expect(found.activations[1].route?.description == "Wait x2, Press, Wait, Press, Tap")
    }

    /// A ring without end, exit and loops limit keeps the scan inside.
    @Test func aGroupWithoutAWayOutHoldsTheScan() throws {
        let values = ["exit": "none", "cycles": "0", "afterActivation": "item"]
        let found = try cost("b a b", try layout(Self.nested, .macCatalyst), .iosSwitchAuto, .grouped, values)
        #expect(found.status == .unreachable)
        #expect(found.cost == nil)
        #expect(found.reason == "no route leads to 'a'")
        #expect(found.activations.map { $0.cost == nil } == [false, true, true])
    }

    /// Switch Access on Android: scanning starts again at the root, by a press (NavCost.docc/Defaults.md: start is on).
    @Test func aPressStartsTheScanAgain() throws {
        let found = try cost("b b", try layout(Self.four, .android), .androidSwitchAuto)
        #expect(found.activations.map { $0.route?.description } == ["Start, Wait, Press", "Start, Wait, Press"])
        #expect(found.cost?.presses == 4)
        let item = try cost(
            "b b", try layout(Self.four, .android), .androidSwitchAuto, .flat, ["afterActivation": "item"])
        #expect(item.activations[1].route?.description == "Start, Press")
    }

    /// VoiceOver's cursor stays: c, then one to the right, then three to the left; 3 keystrokes a command.
    @Test func theCursorStaysWhereItActed() throws {
        let found = try cost("c d a", try layout(Self.four, .mac), .macVoiceOver)
        #expect(
            found.activations.map { $0.route?.description } == [
                "VO-Right x2, VO-Space", "VO-Right, VO-Space", "VO-Left x3, VO-Space",
            ])
        #expect(found.cost?.keystrokes == 27)
        #expect(found.cost?.commands == 9)
    }

    /// Our sample, VoiceOver on the containers, VO being 2 keys: 25 keystrokes to Cold Brew (right, in, 5 right, act), then
    /// 29 to the fourth star (out, 3 right, in, 3 right, act), 0.28 s each.
    @Test func rateACoffee() throws {
        let layout = try SampleLoader.layout("RoastedBeans").layout
        let plan = try TaskPlan(layout.tasks[0], in: TargetIndex(layout))
        let silent = Fixture.settings(.macVoiceOver, ["listening": "off"])
        let method = RequestedMethod(.macVoiceOver, parameters: silent)
        let found = Analyzer.analyze([plan], in: layout, AnalysisPlan(methods: [method]))[0].costs[0][1]
        #expect(found.activations.map { $0.cost?.keystrokes } == [25, 29])
        #expect(abs(found.cost!.seconds - 15.12) < 1e-9)
    }

    /// A new screen is scanned from its start, also where the scan would go on at the item; so is the first one when the
    /// task comes back. An action leads nowhere.
    @Test func aScreenIsScannedAnew() throws {
        let layout = try layout(Self.two)
        let found = try cost("go z back x", layout, .iosSwitchAuto, .flat, item)
        #expect(
            found.activations.map { $0.route?.description } == [
                "Wait, Press, Tap", "Wait, Press, Tap", "Wait, Press, Tap", "Press, Tap",
            ])
        #expect(found.activations.map(\.screen) == ["one", "two", "two", "one"])
        let peek = try cost("go:Peek go z", layout, .iosSwitchAuto, .flat, item)
        #expect(
            peek.activations.map { $0.route?.description } == [
                "Wait, Press, Wait, Peek", "Press, Tap", "Wait, Press, Tap",
            ])
    }

    @Test(
        "what a task names must be there, on the screen where it is by then",
        arguments: [
            ("go x", "'x' is on 'one', an unreachable screen: the task stands on 'two' then"),
            ("x y", "'y' is on 'two', an unreachable screen: the task stands on 'one' then"),
            ("go:Peek y", "'y' is on 'two', an unreachable screen: the task stands on 'one' then"),
            ("bakc", "target names 'bakc', which no screen has; did you mean 'back'?"),
            ("go:Peak", "'go' has no action 'Peak'; did you mean 'Peek'?"),
            ("x:Pin", "'x' has no action 'Pin'; it has none"),
        ])
    func problems(words: String, message: String) throws {
        let index = TargetIndex(try layout(Self.two))
        let problem = #expect(throws: TaskProblem.self) { try TaskPlan(task(words), in: index) }
        #expect(problem?.message.hasPrefix(message) == true, "\(problem?.message ?? "")")
    }

    /// A target's weight is the sum of its tasks' weights, once for each activation.
    @Test func tasksGiveWeights() throws {
        let layout = try layout(Self.four)
        var tasks = [task("a b a"), task("b")]
        tasks[1].weight = 5
        let index = TargetIndex(layout)
        let table = WeightTable(try tasks.map { try TaskPlan($0, in: index) }, in: layout)
        let weights = layout.screens[0].elements.map { table.weight(of: $0, on: layout.screens[0]) }
        #expect(weights == [2, 6, nil, nil])
    }
}
