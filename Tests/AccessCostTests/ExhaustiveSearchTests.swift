@testable import AccessCost
import LayoutModel
import TestSupport
import Testing

/// The cheapest routes are the cheapest of all routes: found by trying every move until nothing gets better.
@Suite struct ExhaustiveSearchTests {
    /// Costs to the nearest billionth, in the rank's order.
    private static func key(_ cost: Cost, _ rank: Rank) -> [Int] {
        rank.figures.map { Int((cost[$0] * 1e9).rounded()) }
    }

    /// The least cost of each state: every walk is tried that is better than what was known where it leads.
    private static func search(_ machine: any AccessMachine, _ rank: Rank) -> [[Int]?] {
        var best = [[Int]?](repeating: nil, count: machine.stateCount)
        var costs = [Cost](repeating: Cost(), count: machine.stateCount)
        best[machine.start] = key(Cost(), rank)
        var open = [machine.start]
        var next = 0
        while next < open.count {
            let state = open[next]
            next += 1
            machine.visitMoves(from: state) { move in
                let sum = costs[state] + move.cost
                let found = key(sum, rank)
                if let known = best[move.target], !found.lexicographicallyPrecedes(known) { return }
                best[move.target] = found
                costs[move.target] = sum
                open.append(move.target)
            }
        }
        return best
    }

    /// On 140 screens, in the long form on 1,000.
    @Test(arguments: 0..<4) func routesAreTheCheapest(quarter: Int) {
        let seeds = cases(35, long: 250)
        for seed in quarter * seeds..<(quarter + 1) * seeds {
            let screen = randomScreen(seed: seed)
            let exposure = Exposure(screen, platform: nil)
            let rank = Rank.allCases[seed % 3]
            for method in AccessMethod.all {
                var settings = method.defaults
                if seed % 5 == 0 { _ = settings.set("mental", to: "on") }
                if seed % 7 == 0 { _ = settings.set("start", to: "focus") }
                if seed % 11 == 0 { _ = settings.set("browserStops", to: "2") }
                let kind: TreeKind = seed % 2 == 0 ? .flat : .grouped
                let tree = AccessTree(screen, exposure: exposure, kind: kind, rules: method.rules(for: settings))
                let context = MachineContext(screen: screen, tree: tree, parameters: settings)
                let machine = method.machine(context)
                let expected = Self.search(machine, rank)
                let routes = CheapestRoutes(machine, rank: rank)
                for state in 0..<machine.stateCount {
                    let found = routes.cost(to: state).map { Self.key($0, rank) }
                    #expect(found == expected[state], "seed \(seed), \(method.id), \(kind), state \(state)")
                }
            }
        }
    }

    /// The words of a route, followed move by move, lead where the route is said to lead, at its cost.
    @Test func routesSayWhatIsDone() {
        for seed in 0..<100 {
            let screen = randomScreen(seed: seed)
            let exposure = Exposure(screen, platform: nil)
            for method in AccessMethod.all where !method.routes.isEmpty {
                let settings = method.defaults
                let tree = AccessTree(screen, exposure: exposure, kind: .grouped, rules: method.rules(for: settings))
                let machine = method.machine(MachineContext(screen: screen, tree: tree, parameters: settings))
                let routes = CheapestRoutes(machine)
                for stop in tree.stops.indices {
                    for action in 0..<3 {
                        guard let goal = machine.goal(of: stop, action: action), let route = routes.route(to: goal)
                        else {
                            continue
                        }
                        var reached = Self.silently([machine.start: Cost()], machine)
                        for leg in route.legs {
                            for _ in 0..<leg.count {
                                var next: [MachineState: Cost] = [:]
                                for (state, cost) in reached {
                                    machine.visitMoves(from: state) { move in
                                        guard move.name == leg.move else { return }
                                        Self.keepLess(cost + move.cost, at: move.target, &next)
                                    }
                                }
                                reached = Self.silently(next, machine)
                            }
                        }
                        let seconds = reached[goal]?.seconds ?? -1
                        #expect(
                            abs(seconds - routes.cost(to: goal)!.seconds) < 1e-9, "seed \(seed), \(method.id): \(route)"
                        )
                    }
                }
            }
        }
    }

    private static func keepLess(_ cost: Cost, at state: MachineState, _ costs: inout [MachineState: Cost]) {
        if costs[state].map({ cost.seconds < $0.seconds }) ?? true { costs[state] = cost }
    }

    private static func silently(_ costs: [MachineState: Cost], _ machine: any AccessMachine) -> [MachineState: Cost] {
        var result = costs
        var open = Array(costs.keys)
        while let state = open.popLast() {
            machine.visitMoves(from: state) { move in
                let cost = result[state]! + move.cost
                guard move.name.isEmpty, result[move.target].map({ cost.seconds < $0.seconds }) ?? true else { return }
                result[move.target] = cost
                open.append(move.target)
            }
        }
        return result
    }
}
