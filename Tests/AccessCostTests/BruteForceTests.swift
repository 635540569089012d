import LayoutModel
import TestSupport
import Testing

@testable import AccessCost

/// The engine's best route against every way there is, on trees of a few stops.
///
/// Routes are ranked by seconds, then commands, then keystrokes (NavCost.docc/Model.md, "Keyboard, remote,
/// screen reader and voice costs"). Where several cost the same, the engine's must be one of them.
@Suite struct BruteForceTests {
    private struct Found {
        var cost: Cost
        /// Every way of that cost, in the words of routes.
        var texts: Set<String>
    }

    /// The best ways to each state among all that visit no state twice and have at most so many moves.
    private func allWays(_ machine: any AccessMachine, moves limit: Int) -> [MachineState: Found] {
        var best: [MachineState: Found] = [:]
        var visited: Set<MachineState> = []
        func walk(_ state: MachineState, _ cost: Cost, _ words: Route, _ count: Int) {
            let order = best[state].map { compare(cost, $0.cost) } ?? -1
            if order < 0 { best[state] = Found(cost: cost, texts: []) }
            if order <= 0 { best[state]?.texts.insert(words.description) }
            guard count < limit else { return }
            visited.insert(state)
            machine.visitMoves(from: state) { move in
                guard !visited.contains(move.target) else { return }
                var words = words
                if !move.name.isEmpty { words.append(move.name) }
                walk(move.target, cost + move.cost, words, count + 1)
            }
            visited.remove(state)
        }
        walk(machine.start, Cost(), Route(), 0)
        return best
    }

    private func compare(_ a: Cost, _ b: Cost) -> Int {
        for figure in Rank.seconds.figures where abs(a[figure] - b[figure]) > 1e-9 {
            return a[figure] < b[figure] ? -1 : 1
        }
        return 0
    }

    @Test("no route is better than the engine's", arguments: AccessMethod.all.map(\.id))
    func everyWay(_ id: String) throws {
        let method = try #require(AccessMethod.all.first { $0.id == id })
        var layouts = RandomLayouts(seed: 99)
        var compared = 0
        for round in 0..<400 where compared < 400 {
            let screen = layouts.screen(elements: 8)
            var settings = RandomCases.settings(method, &layouts.numbers)
            if settings.has("cycles"), settings[.cycles] > 2 { _ = settings.set("cycles", to: "2") }
            for context in RandomCases.contexts(screen, .ios, method, settings) where context.tree.stops.count <= 6 {
                let machine = method.machine(context)
                let routes = CheapestRoutes(machine)
                let ways = allWays(machine, moves: 9)
                for (offset, stop) in context.tree.stops.enumerated() where stop.kind == .target {
                    let goal = machine.goal(of: offset)
                    // A longer way than those tried is not compared.
                    guard let route = routes.route(to: goal), route.legs.reduce(0, { $0 + $1.count }) <= 8 else {
                        continue
                    }
                    let cost = try #require(routes.cost(to: goal))
                    let way = try #require(ways[goal])
                    compared += 1
                    #expect(cost.isClose(to: way.cost), "round \(round), \(settings.changed): \(way.texts)")
                    #expect(
                        way.texts.contains(route.description),
                        "\(route) is none of \(way.texts), round \(round), \(settings.changed)")
                    // Scans have few ways of one cost: there the text decides as it is ranked.
                    if method.closedForm != nil { #expect(route.description == way.texts.min()) }
                }
            }
        }
        #expect(compared > 100)
    }

    /// A little machine of its own: states and moves as a table.
    private struct TableMachine: AccessMachine {
        var moves: [[Move]]
        var stateCount: Int { moves.count }
        var start: MachineState { 0 }
        func goal(of stop: StopIndex) -> MachineState { stop }
        func visitMoves(from state: MachineState, _ visit: (Move) -> Void) { moves[state].forEach(visit) }
    }

    private func move(_ name: String, _ cost: Cost, to target: MachineState) -> Move {
        Move(name, by: .person, cost: cost, to: target)
    }

    @Test("seconds decide before commands, commands before keystrokes, the text last; another rank turns that round")
    func ranks() throws {
        let machine = TableMachine(moves: [
            [
                move("Slow", Cost(keystrokes: 1, commands: 1, seconds: 9), to: 1),
                move("Quick", Cost(keystrokes: 6, commands: 3, seconds: 4), to: 1),
                move("Keys", Cost(keystrokes: 0, commands: 2, seconds: 5), to: 1),
                move("Zebra", Cost(keystrokes: 2, commands: 1, seconds: 1), to: 2),
                move("Apple", Cost(keystrokes: 2, commands: 1, seconds: 1), to: 2),
                move("Few", Cost(keystrokes: 1, commands: 2, seconds: 1), to: 2),
            ], [], [], [],
        ])
        let bySeconds = CheapestRoutes(machine)
        #expect(bySeconds.route(to: 1)?.description == "Quick")
        #expect(bySeconds.route(to: 2)?.description == "Apple")
        #expect(bySeconds.route(to: 3) == nil)
        #expect(bySeconds.cost(to: 3) == nil)
        #expect(CheapestRoutes(machine, rank: .commands).route(to: 1)?.description == "Slow")
        #expect(CheapestRoutes(machine, rank: .keystrokes).route(to: 1)?.description == "Keys")
        #expect(CheapestRoutes(machine, rank: .keystrokes).route(to: 2)?.description == "Few")
    }

    @Test("sums of the same moves in another order are a tie, not a difference of rounding")
    func tiesDespiteRounding() {
        // 0.1 + 0.2 + 0.3 differs from 0.3 + 0.2 + 0.1 in the last bit.
        func step(_ name: String, _ seconds: Double, to target: Int) -> Move {
            move(name, Cost(seconds: seconds), to: target)
        }
        let machine = TableMachine(moves: [
            [step("B", 0.3, to: 1), step("A", 0.1, to: 3)], [step("B", 0.2, to: 2)], [step("B", 0.1, to: 5)],
            [step("A", 0.2, to: 4)], [step("A", 0.3, to: 5)], [],
        ])
        #expect(CheapestRoutes(machine).route(to: 5)?.description == "A x3")
    }

    @Test(
        "of routes that cost the same and have as many legs, the text decides, wherever they part",
        arguments: [false, true])
    func textDecides(isReversed: Bool) {
        func step(_ name: String, _ seconds: Double, to target: Int) -> Move {
            move(name, Cost(seconds: seconds), to: target)
        }
        func routes(_ moves: [[Move]]) -> CheapestRoutes {
            CheapestRoutes(TableMachine(moves: isReversed ? moves.map { $0.reversed() } : moves))
        }
        let parted = routes([
            [step("Begin", 1, to: 1)], [step("B", 1, to: 2), step("A", 1, to: 3)],
            [step("C", 1, to: 4)], [step("D", 1, to: 4)], [step("E", 1, to: 5)], [],
        ])
        #expect(parted.route(to: 4)?.description == "Begin, A, D")
        #expect(parted.route(to: 5)?.description == "Begin, A, D, E")
        // One of the routes makes the first move once more; its count is part of the text, and " x2" comes before ",".
        let counted = routes([
            [step("Begin", 1, to: 1)], [step("Begin", 1, to: 2), step("C", 2, to: 3)], [step("C", 1, to: 3)], [],
        ])
        #expect(counted.route(to: 3)?.description == "Begin x2, C")
        // As text, "x10" comes before "x9".
        let nine = (1...9).map { [step("A", 1, to: $0)] }
        let digits = routes(nine + [[step("A", 1, to: 10), step("B", 2, to: 11)], [step("B", 1, to: 11)], []])
        #expect(digits.route(to: 11)?.description == "A x10, B")
    }

    @Test("routes that part and meet again and again are compared from where they met last")
    func tiesAreLinear() {
        let growth = growthPerDoubling(
            from: 1_000,
            prepare: { count in
                let rungs = (0..<count).flatMap { rung in
                    let base = 3 * rung
                    return [
                        [move("B", Cost(seconds: 1), to: base + 1), move("A", Cost(seconds: 1), to: base + 2)],
                        [move("C", Cost(seconds: 1), to: base + 3)], [move("C", Cost(seconds: 1), to: base + 3)],
                    ]
                }
                return TableMachine(moves: rungs + [[]])
            }
        ) { machine in
            let routes = CheapestRoutes(machine)
            #expect(routes.route(to: machine.stateCount - 1)?.description.hasPrefix("A, C, A, C") == true)
        }
        #expect(growth < mostLinearGrowth)
    }
}
