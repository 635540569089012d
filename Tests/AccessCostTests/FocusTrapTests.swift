import LayoutModel
import Testing

@testable import AccessCost

/// Traps for the focus, by hand and against reachability from each state by itself.
@Suite struct FocusTrapTests {
    private func evaluator(_ method: AccessMethod, _ platform: Platform) -> CostEvaluator {
        let asked = RequestedMethod(method)
        return CostEvaluator(asked, platform: platform, AnalysisPlan(methods: [asked]))
    }

    private func labels(_ traps: [FocusTrap], _ screen: Screen) -> [[String]] {
        traps.map { $0.elements.map { screen[$0].label } }
    }

    private func form(_ change: (inout Screen) -> Void = { _ in }) -> Screen {
        makeScreen { screen in
            for label in ["Name", "Street", "Town", "Send"] { screen.add(.button, label) }
            change(&screen)
        }
    }

    private func index(_ id: String, _ screen: Screen) -> ElementIndex {
        ElementIndex(screen.elements.firstIndex { $0.id == id }!)
    }

    @Test func aLoopThatTabGoesRoundIsNone() {
        #expect(evaluator(.desktopKeyboard, .windows).traps(form()).isEmpty)
    }

    @Test func twoFieldsThatLeadToEachOther() {
        let screen = form { screen in
            screen[ElementIndex(1)].next.forward = "Town"
            screen[ElementIndex(2)].next.forward = "Street"
        }
        let traps = evaluator(.desktopKeyboard, .windows).traps(screen)
        #expect(labels(traps, screen) == [["Street", "Town"]])
        #expect(traps[0].lost.map { screen[$0].label } == ["Name", "Send"])
    }

    @Test func oneStatedDirectionIsNone() {
        let screen = form { $0[ElementIndex(1)].next.forward = "Name" }
        #expect(evaluator(.desktopKeyboard, .windows).traps(screen).isEmpty)
    }

    /// A key from anywhere leads to what is lost otherwise.
    @Test func mnemonicsAreWaysOut() {
        let screen = form { screen in
            screen[ElementIndex(1)].next.forward = "Town"
            screen[ElementIndex(2)].next.forward = "Street"
            screen[ElementIndex(0)].mnemonic = "N"
            screen[ElementIndex(3)].mnemonic = "D"
        }
        #expect(evaluator(.desktopKeyboard, .windows).traps(screen).isEmpty)
    }

    @Test func findingByNameIsAWayOut() {
        let screen = form { screen in
            screen[ElementIndex(1)].next.forward = "Town"
            screen[ElementIndex(2)].next.forward = "Street"
        }
        #expect(evaluator(.iosKeyboard, .ios).traps(screen).isEmpty)
    }

    /// Tab is typed into a text of several lines, Control-Tab leaves it.
    @Test(arguments: [Platform.gtk, .windows, .java]) func aTextViewIsNone(_ platform: Platform) {
        let screen = makeScreen { screen in
            screen.add(.button, "Open")
            screen.add(.textView, "Text")
            screen.add(.button, "Save")
        }
        #expect(evaluator(.desktopKeyboard, platform).traps(screen).isEmpty)
    }

    @Test func aMenuIsNone() {
        let screen = makeScreen { screen in
            screen.group(.menuBar, "Bar") { screen, bar in
                screen.add(.menuBarItem, "File", in: bar)
                screen.group(.menu, "File menu", in: bar) { screen, menu in
                    screen.add(.menuItem, "Open", in: menu)
                    screen.add(.menuItem, "Save", in: menu)
                }
            }
            screen.add(.button, "Send")
        }
        #expect(evaluator(.desktopKeyboard, .gtk).traps(screen).isEmpty)
    }

    /// A remote whose stated directions lead round two of three.
    @Test func aRemoteThatGoesRound() {
        func place(_ x: Double) -> Frame { Frame(x: x, y: 0, width: 50, height: 50) }
        let screen = makeScreen { screen in
            screen.add(.button, "Play") { $0.frame = place(0) }
            screen.add(.button, "List") {
                $0.frame = place(100)
                $0.next = NextFocus(up: "More", down: "More", left: "More", right: "More")
            }
            screen.add(.button, "More") {
                $0.frame = place(200)
                $0.next = NextFocus(up: "List", down: "List", left: "List", right: "List")
            }
        }
        let traps = evaluator(.tvRemote, .androidTV).traps(screen)
        #expect(labels(traps, screen) == [["List", "More"]])
    }

    @Test func withoutFramesNothingIsSaidOfARemote() {
        #expect(evaluator(.tvRemote, .androidTV).traps(form()).isEmpty)
    }

    /// Every state by itself: what it leads to, against what the start leads to.
    @Test(arguments: [AccessMethod.desktopKeyboard, .webKeyboard, .tvRemote, .iosVoiceOver].map(\.id))
    func theSameAsStateByState(_ id: String) throws {
        let method = try #require(AccessMethod.all.first { $0.id == id })
        var found = 0
        for seed in 0..<400 {
            let screen = randomScreen(seed: seed)
            let platform = method.platforms[0]
            let tree = evaluator(method, platform).tree(screen)
            let expected = Self.caught(screen, tree, method, platform)
            let traps = evaluator(method, platform).traps(screen, most: .max)
            #expect(Set(traps.flatMap(\.stops)) == expected, "\(seed)")
            found += traps.count
        }
        #expect(found > 0 || id == "ios-voiceover")
    }

    /// The stops from which a target is unreachable that the start reaches, without those in menus.
    private static func caught(
        _ screen: Screen, _ tree: AccessTree, _ method: AccessMethod, _ platform: Platform
    ) -> Set<StopIndex> {
        let machine = machine(of: method, screen, tree, platform)
        let targets = tree.stops.indices.filter { tree.stops[$0].kind == .target }
        if targets.contains(where: { machine.obstacle(to: $0)?.isUnknown == true }) { return [] }
        func reach(_ start: MachineState) -> Set<MachineState> {
            var seen: Set<MachineState> = [start]
            var open = [start]
            while let state = open.popLast() {
                machine.visitMoves(from: state) { if seen.insert($0.target).inserted { open.append($0.target) } }
            }
            return seen
        }
        let all = reach(machine.start)
        let goals = Set(targets.map { machine.goal(of: $0) }).intersection(all)
        return Set(
            all.compactMap { state -> StopIndex? in
                guard let stop = machine.stop(at: state), !reach(state).isSuperset(of: goals) else { return nil }
                var around = tree.stops[stop].parent
                while around >= 0 {
                    if let box = tree.stops[around].element, [.menu, .menuBar].contains(screen[box].role) {
                        return nil
                    }
                    around = tree.stops[around].parent
                }
                return stop
            })
    }
}

/// The machine of a method on a tree.
private func machine(
    of method: AccessMethod, _ screen: Screen, _ tree: AccessTree, _ platform: Platform
) -> any AccessMachine {
    method.machine(MachineContext(screen: screen, tree: tree, parameters: method.defaults, platform: platform))
}
