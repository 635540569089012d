import LayoutFormats
import LayoutModel
import TestSupport
import Testing

@testable import AccessCost

/// Routes of people who listen, found from few searches, against a search for each target.
@Suite struct ListeningRoutesTests {
    /// Groups of buttons whose names begin alike more often than not.
    private func screen(_ numbers: inout SeededNumbers) -> Screen {
        if numbers.oneIn(2) {
            var layouts = RandomLayouts(seed: numbers.next())
            var screen = layouts.screen(elements: 40)
            for index in screen.elements.indices {
                screen[ElementIndex(index)].label = name(&numbers)
                screen[ElementIndex(index)].isInline = index % 3 > 0
            }
            return screen
        }
        var screen = Screen(id: "groups", width: nil, height: nil)
        for number in 0..<Int.random(in: 2...8, using: &numbers) {
            var group = Element(.group, role: .toolbar)
            group.label = "Group \(number)"
            let index = screen.open(group, in: nil)
            var heading = Element(.element, role: .heading)
            heading.label = name(&numbers)
            screen.close(screen.open(heading, in: index))
            for _ in 0..<Int.random(in: 2...16, using: &numbers) {
                var button = Element(.element, role: .button)
                button.label = name(&numbers)
                screen.close(screen.open(button, in: index))
            }
            screen.close(index)
        }
        return screen
    }

    private func name(_ numbers: inout SeededNumbers) -> String {
        let words = ["new", "menu", "title", "主", "a"]
        let count = Int.random(in: 1...3, using: &numbers)
        let common = numbers.oneIn(3) ? [] : ["menu", "title"]
        return (common + (0..<count).map { _ in words.randomElement(using: &numbers)! }).joined(separator: " ")
    }

    @Test func eachTargetHasWhatASearchForItAloneFinds() throws {
        var counts = Counts()
        for method in [AccessMethod.iosVoiceOver, .macVoiceOver, .webScreenReader, .androidTalkBack] {
            var numbers = SeededNumbers(UInt64(method.id.utf8.count))
            for _ in 0..<25 {
                let screen = screen(&numbers)
                var settings = RandomCases.settings(method, &numbers)
                if numbers.oneIn(2) { settings = method.defaults }
                let rank = Rank.allCases.randomElement(using: &numbers)!
                for context in RandomCases.contexts(screen, .ios, method, settings) {
                    try compare(context, method, rank, &counts)
                }
            }
        }
        // Some known routes are known to stay, and others have to be searched for.
        #expect(counts.compared > 5_000 && counts.searched > 20 && counts.searched < counts.compared, "\(counts)")
    }

    @Test(
        "the same on layouts of others", .enabled(if: Corpus.folder != nil, "the corpus is not there"),
        arguments: [AccessMethod.iosVoiceOver, .webScreenReader])
    func sameOnLayoutsOfOthers(_ method: AccessMethod) throws {
        var counts = Counts()
        for file in Corpus.files(of: "fxml") {
            for screen in try LayoutReader.read(.file(file)).layout.screens {
                for context in RandomCases.contexts(screen, .ios, method, method.defaults) {
                    try compare(context, method, .seconds, &counts)
                }
            }
        }
        #expect(counts.compared > 500)
    }

    /// Names that all begin alike, some by ten words, and each with one other.
    @Test(arguments: ["one", "ten", "pairs"]) func growsAsTheScreenDoes(_ names: String) throws {
        let growth = growthPerDoubling(
            from: cases(1_000, long: 8_000), runs: 2,
            prepare: { count in
                let screen = makeScreen { screen in
                    for number in 0..<count {
                        screen.add(.button, "b\(number)") { button in
                            button.label =
                                switch names {
                                case "one": "Item \(number)"
                                case "ten": "Word\(number % 10) \(number)"
                                // The second of a pair is far from the first.
                                default: "Word\(number * 7919 % (count / 2)) \(number)"
                                }
                        }
                    }
                }
                return MachineContext(
                    screen: screen,
                    tree: AccessTree(
                        screen, exposure: Exposure(screen, platform: .ios), kind: .grouped,
                        rules: AccessMethod.iosVoiceOver.rules(for: AccessMethod.iosVoiceOver.defaults)),
                    parameters: AccessMethod.iosVoiceOver.defaults)
            }
        ) { context in
            var routes = ListeningRoutes(
                context, .iosVoiceOver, rank: .seconds, ListeningClasses(context)!)
            let machine = AccessMethod.iosVoiceOver.machine(context)
            let known = context.tree.stops.indices.filter { routes.cost(to: machine.goal(of: $0), of: $0) != nil }
            #expect(known.count == context.tree.stops.count)
        }
        #expect(growth < mostLinearGrowth)
    }

    private struct Counts {
        var compared = 0
        var searched = 0
    }

    private func compare(
        _ context: MachineContext, _ method: AccessMethod, _ rank: Rank, _ counts: inout Counts
    ) throws {
        guard let classes = ListeningClasses(context) else { return }
        var routes = ListeningRoutes(context, method, rank: rank, classes)
        let silent = method.machine(context)
        var whole: [Int: (machine: any AccessMachine, routes: CheapestRoutes)] = [:]
        for stop in context.tree.stops.indices where context.tree.stops[stop].kind == .target {
            let number = classes.number(of: stop)
            if whole[number] == nil {
                let machine = method.machine(context.listening(classes.listener(number)))
                whole[number] = (machine, CheapestRoutes(machine, rank: rank))
            }
            let (machine, expected) = whole[number]!
            for action in 0..<context.actionCount(of: stop) {
                guard let goal = silent.goal(of: stop, action: action) else { continue }
                let cost = routes.cost(to: goal, of: stop)
                #expect((cost == nil) == (expected.cost(to: goal) == nil))
                guard let cost, let known = expected.cost(to: goal) else { continue }
                let say = "\(context.tree.kind) \(context.action) stop \(stop) \(cost) \(known)"
                #expect(cost.isClose(to: known), "\(say)")
                let route = routes.route(to: goal, of: stop)?.route.description
                #expect(route == expected.route(to: goal)?.description, "\(say)")
                let heard = ListeningShare.seconds(machine, silent, expected)[goal]
                let share = routes.seconds(to: goal, of: stop)
                #expect(abs(try #require(share) - heard) < 1e-9, "\(say)")
                counts.compared += 1
                if routes.isSearched(goal, of: stop) { counts.searched += 1 }
            }
        }
    }

    @Test("what every route passes is what leaves a state without a route when it is taken out", arguments: 0..<30)
    func dominators(_ seed: Int) throws {
        var numbers = SeededNumbers(UInt64(seed))
        let machine = RandomMachine(states: Int.random(in: 2...25, using: &numbers), &numbers)
        let routes = CheapestRoutes(machine)
        let dominators = Dominators(from: machine.start, MoveLists(machine, routes))
        for other in 0..<machine.stateCount where routes.cost(to: other) != nil {
            var rest = machine
            rest.targets[other] = []
            let without = CheapestRoutes(rest)
            for state in 0..<machine.stateCount where routes.cost(to: state) != nil {
                let needs = state == other || without.cost(to: state) == nil
                #expect(dominators.passes(other, to: state) == needs, "\(machine.targets) \(other) \(state)")
            }
        }
    }

    /// States with random moves between them.
    private struct RandomMachine: AccessMachine {
        var targets: [[Int]]
        var stateCount: Int { targets.count }
        var start: MachineState { 0 }
        func goal(of stop: StopIndex) -> MachineState { stop }
        func visitMoves(from state: MachineState, _ visit: (Move) -> Void) {
            for target in targets[state] { visit(Move("Go", by: .person, cost: Cost(seconds: 1), to: target)) }
        }

        init(states: Int, _ numbers: inout SeededNumbers) {
            targets = (0..<states).map { _ in
                (0..<Int.random(in: 0...3, using: &numbers)).map { _ in Int.random(in: 0..<states, using: &numbers) }
            }
        }
    }
}
