import LayoutModel
import TestSupport
import Testing

@testable import AccessCost

/// Leaving out most passes through lists changes no route: what is told of the states that remain is what the whole
/// machine says of all.
@Suite struct NarrowedRouteTests {
    static let methods = ErrorTests.methods

    /// A list that scrolls and has groups in its rows, so that the scan is deep where it goes on.
    private static let rows: String = {
        let rows = (0..<5).map { row in
            let buttons = (0..<3).map {
                "<element id='b\(row)-\($0)' role='button' label='B' x='\($0 * 60)' y='\(row * 150)' width='50' height='44'/>"
            }
            return """
                <group id='row\(row)' x='0' y='\(row * 150)' width='320' height='100'>\(buttons[0])
                  <group id='inner\(row)' x='60' y='\(row * 150)' width='200' height='44'>\(buttons[1])\(buttons[2])</group>
                </group>
                """
        }
        return """
            <element id='first' role='button' label='F' x='0' y='0' width='320' height='20'/>
            <group id='list' role='table' scrolls='vertical' x='0' y='20' width='320' height='220'>\(rows.joined())</group>
            <element id='last' role='button' label='L' x='0' y='260' width='320' height='20'/>
            """
    }()

    private func isSame(_ cost: Cost?, _ other: Cost?) -> Bool {
        cost.map { first in other.map(first.isClose) ?? false } ?? (other == nil)
    }

    /// The first difference in what is reached from a state, and in how a stop is highlighted; nil where there is none.
    private func difference(
        _ machine: ScanMachine, from state: MachineState, to focus: StopIndex, _ rank: Rank
    ) -> String? {
        guard let narrowed = machine.narrowed(from: state) else { return "nothing is left out" }
        let whole = CheapestRoutes(machine, rank: rank, from: state)
        let routes = CheapestRoutes(narrowed, rank: rank)
        guard narrowed.state(at: narrowed.start, of: routes) == state else { return "it begins elsewhere" }
        for (stop, entry) in machine.context.tree.stops.enumerated() {
            let actions = entry.kind == .target ? machine.context.actionCount(of: stop) : 1
            for action in 0..<actions {
                let goals = (machine.goal(of: stop, action: action), narrowed.goal(of: stop, action: action))
                guard let goal = goals.0, let near = goals.1 else {
                    if goals.0 == nil, goals.1 == nil { continue }
                    return "one of them has no goal"
                }
                guard narrowed.state(at: near, of: routes) == goal else { return "stop \(stop): other goal" }
                let costs = (whole.cost(to: goal), routes.cost(to: near))
                guard isSame(costs.0, costs.1), whole.route(to: goal) == routes.route(to: near) else {
                    return """
                        stop \(stop), action \(action): \(String(describing: costs.1)), not \(String(describing: costs.0)); \
                        \(routes.route(to: near)?.description ?? "none"), not \(whole.route(to: goal)?.description ?? "none")
                        """
                }
            }
        }
        // Of states that are reached at the same cost either will do.
        let focused = CheapestRoutes(machine, rank: rank, from: state) { machine.stop(at: $0) == focus }
        let near = CheapestRoutes(narrowed, rank: rank) { narrowed.stop(at: $0) == focus }
        let cost = focused.goal.flatMap(focused.cost)
        let end = near.goal.map { narrowed.state(at: $0, of: near) }
        guard (focused.goal == nil) == (end == nil), end.map({ machine.stop(at: $0) == focus }) ?? true,
            isSame(cost, near.goal.flatMap(near.cost)), isSame(cost, end.flatMap(whole.cost))
        else { return "stop \(focus) is highlighted in \(String(describing: end)) at another cost" }
        return nil
    }

    /// From states at random and from those in which an activation leaves the scan.
    @Test("the same costs, routes and states on random screens and on pages", arguments: methods)
    func sameRoutes(_ id: String) throws {
        let method = try #require(AccessMethod.all.first { $0.id == id })
        var layouts = RandomLayouts(seed: 31)
        var (compared, onPages) = (0, 0)
        for round in 0..<cases(24, long: 400) {
            let platform: Platform = round % 4 < 2 ? .ios : .android
            let screen =
                round % 2 == 0
                ? layouts.screen(elements: 12)
                : try Fixture(
                    [Self.rows, ScrollPageTests.list(11)][round / 4 % 2], platform: platform,
                    screen: "width='320' height='\([280, 440][round / 4 % 2])'"
                ).screen
            let settings = RandomCases.settings(method, &layouts.numbers)
            for context in RandomCases.contexts(screen, platform, method, settings) {
                var machine = try #require(method.machine(context) as? ScanMachine)
                if machine.timing.cycles == nil {
                    #expect(machine.narrowed(from: machine.start) == nil)
                    var timing = machine.timing
                    timing.cycles = Int.random(in: 1...3, using: &layouts.numbers)
                    machine = ScanMachine(context, timing)
                }
                guard !machine.tree.nodes.isEmpty, machine.stateCount < cases(2000, long: 20_000) else { continue }
                let stops = context.tree.stops.indices
                var states = [machine.start, machine.ended]
                for _ in 0..<3 {
                    states.append(Int.random(in: 0..<machine.highlights, using: &layouts.numbers))
                    states.append(machine.resume(after: stops.randomElement(using: &layouts.numbers)!, action: 0))
                }
                for state in states {
                    compared += 1
                    onPages += context.tree.furtherPages.isEmpty ? 0 : 1
                    let focus = stops.randomElement(using: &layouts.numbers)!
                    let rank = Rank.allCases.randomElement(using: &layouts.numbers)!
                    guard let problem = difference(machine, from: state, to: focus, rank) else { continue }
                    Issue.record(
                        """
                        round \(round), \(context.tree.kind), \(context.action), \(settings.changed), cycles \
                        \(machine.timing.cycles ?? 0), from \(state) \
                        (\(machine.item(at: state).map { "\($0)" } ?? "no item")): \(problem)
                        """)
                    return
                }
            }
        }
        #expect(compared > 200 && (onPages > 50 || method.id.hasPrefix("aac")), "\(compared), \(onPages)")
    }

    /// The formula searches all pages once, and what it knows of highlights needs no other search.
    @Test("over pages the formula tells how each stop is highlighted first", arguments: methods)
    func formulaKnowsHighlights(_ id: String) throws {
        let method = try #require(AccessMethod.all.first { $0.id == id })
        var numbers = SeededNumbers(41)
        var compared = 0
        for round in 0..<cases(6, long: 60) {
            let platform: Platform = round % 2 == 0 ? .ios : .android
            let screen = try Fixture(
                [Self.rows, ScrollPageTests.list(11)][round / 2 % 2], platform: platform,
                screen: "width='320' height='\([280, 440][round / 2 % 2])'"
            ).screen
            for context in RandomCases.contexts(screen, platform, method, RandomCases.settings(method, &numbers)) {
                let formula = try #require(method.closedForm?(context))
                guard formula.highlight != nil else {
                    #expect(context.tree.scrolling?.pages.count ?? 1 == 1)
                    continue
                }
                var known = ScreenRoutes(context, method, rank: .seconds, formula: formula)
                var searched = ScreenRoutes(context, method, rank: .seconds)
                for stop in context.tree.stops.indices.shuffled(using: &numbers).prefix(4) {
                    let routes = (
                        known.routeToFocus(from: known.start, on: stop),
                        searched.routeToFocus(from: searched.start, on: stop)
                    )
                    compared += routes.0 == nil ? 0 : 1
                    #expect(isSame(routes.0?.cost, routes.1?.cost), "round \(round), stop \(stop)")
                    #expect(routes.0?.state == routes.1?.state, "round \(round), stop \(stop)")
                }
            }
        }
        #expect(compared > 40 || method.id.hasPrefix("aac"), "\(compared)")
    }

    @Test(
        "a search for several stops focuses each as a search for it alone",
        arguments: methods + ["web-keyboard", "tv-remote", "ios-voiceover"])
    func severalStops(_ id: String) throws {
        let method = try #require(AccessMethod.all.first { $0.id == id })
        var numbers = SeededNumbers(91)
        var compared = 0
        for round in 0..<6 {
            let screen = try Fixture(
                [Self.rows, ScrollPageTests.list(11)][round % 2], platform: .ios, screen: "width='320' height='280'"
            ).screen
            for context in RandomCases.contexts(screen, .ios, method, RandomCases.settings(method, &numbers)) {
                let rank = Rank.allCases[round % Rank.allCases.count]
                var (together, alone) = (
                    ScreenRoutes(context, method, rank: rank), ScreenRoutes(context, method, rank: rank)
                )
                let stops = context.tree.stops.indices.filter { context.tree.stops[$0].kind == .target }
                for origin in [alone.start, stops.last.map { alone.machine.resume(after: $0, action: 0) }].compactMap(
                    \.self)
                {
                    for stop in stops.shuffled(using: &numbers).prefix(5) {
                        let expected = alone.routeToFocus(from: origin, on: stop)
                        let found = together.routeToFocus(from: origin, on: stop, of: Set(stops))
                        #expect(found?.cost == expected?.cost, "round \(round), stop \(stop)")
                        #expect(found?.state == expected?.state, "round \(round), stop \(stop)")
                        compared += expected == nil ? 0 : 1
                    }
                }
            }
        }
        #expect(compared > 40, "\(compared)")
    }

    /// The states grow with the items, not with the passes through the lists around each.
    @Test func passesDoNotMultiply() throws {
        var content = "<element id='deep' role='button' label='B'/><element id='other' role='button' label='B'/>"
        for level in 0..<4 {
            content =
                "<group id='g\(level)' label='G' container='semanticGroup'>\(content)<element id='e\(level)' role='button' label='B'/></group>"
        }
        let screen = try Fixture(content + "<element id='top' role='button' label='B'/>", platform: .ios).screen
        let settings = Fixture.settings(.iosSwitchAuto, ["cycles": "10"])
        let context = try #require(
            RandomCases.contexts(screen, .ios, .iosSwitchAuto, settings).last { $0.tree.kind == .grouped })
        let machine = try #require(AccessMethod.iosSwitchAuto.machine(context) as? ScanMachine)
        let narrowed = try #require(machine.narrowed(from: machine.start))
        let found = CheapestRoutes(narrowed)
        let met = (0..<narrowed.stateCount).count { found.cost(to: $0) != nil }
        #expect(machine.stateCount > 100_000 && met <= 2 * machine.tree.nodes.count + 2, "\(met)")
    }
}
