import LayoutModel
import TestSupport
import Testing

@testable import AccessCost

/// Errors of use: the elimination along lists, the Markov chain of the machine and a simulation say the same.
@Suite struct ErrorTests {
    static let methods = AccessMethod.all.filter { $0.parameters.contains { $0.key == "missed" } }.map(\.id)

    /// The machine of a context, and for each target the item that activates it.
    private func parts(_ context: MachineContext, _ method: AccessMethod) throws -> (ScanMachine, [(StopIndex, Int)]) {
        let machine = try #require(method.machine(context) as? ScanMachine)
        let targets = context.tree.stops.indices.filter { context.tree.stops[$0].kind == .target }
        return (
            machine,
            targets.compactMap { stop in
                machine.tree.node(of: stop, action: 0).map { (stop, $0) }
            }
        )
    }

    @Test("at m = e = 0 the costs are those without errors, on random screens", arguments: methods)
    func errorFree(_ id: String) throws {
        let method = try #require(AccessMethod.all.first { $0.id == id })
        var layouts = RandomLayouts(seed: 11)
        var compared = 0
        let rounds = cases(60, long: 200)
        for _ in 0..<rounds {
            let screen = layouts.screen(elements: 14)
            let settings = RandomCases.settings(method, &layouts.numbers)
            for context in RandomCases.contexts(screen, nil, method, settings) {
                let (machine, targets) = try parts(context, method)
                let errors = ScanErrors(machine, context, ErrorModel(missed: 0, accidental: 0))
                let formula = try #require(method.closedForm?(context))
                for (stop, node) in targets {
                    let (cost, free) = (errors.cost(of: stop, action: 0), formula.cost(stop, 0))
                    guard let cost, let free else {
                        // What must be scrolled to, where the menu does not scroll.
                        #expect(cost == nil && free == nil && machine.tree.pageStart(of: node) > 0)
                        continue
                    }
                    compared += 1
                    guard cost.cost.isClose(to: free), cost.wrongActivations == 0, cost.destructive == 0 else {
                        Issue.record("\(context.tree.kind) \(settings.changed) stop \(stop): \(cost), not \(free)")
                        return
                    }
                }
            }
        }
        #expect(compared > 5 * rounds)
    }

    @Test("elimination equals the chain of the machine on random screens", arguments: methods)
    func chain(_ id: String) throws {
        let method = try #require(AccessMethod.all.first { $0.id == id })
        var layouts = RandomLayouts(seed: 5)
        var compared = 0
        for round in 0..<cases(40, long: 120) {
            let screen = layouts.screen(elements: 7)
            let settings = RandomCases.settings(method, &layouts.numbers)
            let model = ErrorModel(
                missed: [0, 0.05, 0.3].randomElement(using: &layouts.numbers)!,
                accidental: [0, 0.02, 0.2].randomElement(using: &layouts.numbers)!,
                undo: Cost(presses: 2, steps: 3, seconds: 4))
            for context in RandomCases.contexts(screen, nil, method, settings) {
                let (machine, targets) = try parts(context, method)
                let errors = ScanErrors(machine, context, model)
                for (stop, node) in targets.prefix(2) {
                    let chain = ErrorChain(machine, context, goal: node, model, sweeps: 20_000).expected
                    let exact = errors.cost(of: stop, action: 0)
                    guard let chain, let exact else { continue }
                    compared += 1
                    guard exact.isClose(to: chain, within: 1e-7) else {
                        Issue.record(
                            "\(round) \(context.tree.kind) \(settings.changed) \(model): \(exact), chain \(chain)")
                        return
                    }
                }
            }
        }
        #expect(compared > cases(60, long: 200))
    }

    /// NavCost.docc/Model.md, "Errors of use": with no limit of cycles and e = 0 the extra wait on a level is
    /// m/(1-m) (L T + E), the list counting the exit.
    @Test(arguments: [0.05, 0.2, 0.5]) func missedHighlightsComeRoundAgain(miss: Double) throws {
        let fixture = try Fixture(
            #"<group id="g" role="list"><element id="a" role="button"/><element id="b" role="button"/></group><element id="c" role="button"/>"#
        )
        let values = ["cycles": "0", "interval": "2", "firstItemDelay": "0.5", "exit": "last", "activation": "always"]
        let settings = Fixture.settings(.iosSwitchAuto, values)
        let tree = fixture.tree(.grouped, by: .iosSwitchAuto, set: values)
        let context = MachineContext(screen: fixture.screen, tree: tree, parameters: settings)
        let machine = try #require(AccessMethod.iosSwitchAuto.machine(context) as? ScanMachine)
        let errors = ScanErrors(machine, context, ErrorModel(missed: miss, accidental: 0))
        let stop = try #require(tree.stops.firstIndex { $0.element.map { fixture.screen[$0].id } == "b" })
        let cost = try #require(errors.cost(of: stop, action: 0)).cost
        // The ring of the top holds g and c, that of g holds a, b and the exit.
        let extra = miss / (1 - miss) * ((2 * 2 + 0.5) + (3 * 2 + 0.5))
        #expect(abs(cost.wait - (2.5 + extra)) < 1e-9)
        #expect(abs(cost.presses - 2) < 1e-9)
        #expect(abs(cost.seconds - (2.5 + extra + 2 * 1.3)) < 1e-9)
    }

    /// Two targets, always activated, no end of loops: the first one is activated by mistake on the way to the second.
    @Test func aWrongActivationByHand() throws {
        let fixture = try Fixture(
            #"<element id="a" role="button" destructive="true"/><element id="b" role="button"/>"#)
        let values = ["cycles": "0", "activation": "always", "reaction": "0.5"]
        let settings = Fixture.settings(.iosSwitchAuto, values)
        let tree = fixture.tree(.flat, by: .iosSwitchAuto, set: values)
        let context = MachineContext(screen: fixture.screen, tree: tree, parameters: settings)
        let machine = try #require(AccessMethod.iosSwitchAuto.machine(context) as? ScanMachine)
        let undo = Cost(presses: 1, steps: 2, wait: 1, seconds: 3)
        let errors = ScanErrors(machine, context, ErrorModel(missed: 0, accidental: 0.25, undo: undo))
        let cost = try #require(errors.cost(of: 1, action: 0))
        // X = 1/4 (press + undo + X) + 3/4 (wait + press); a third of a wrong activation on average.
        #expect(abs(cost.wrongActivations - 1.0 / 3) < 1e-12)
        #expect(abs(cost.destructive - 0.25) < 1e-12)
        #expect(abs(cost.cost.presses - (1 + (1 + 1) / 3.0)) < 1e-12)
        #expect(abs(cost.cost.wait - (1 + 1 / 3.0)) < 1e-12)
        #expect(abs(cost.cost.seconds - (1.5 + (0.5 + 3) / 3)) < 1e-12)
        #expect(abs(cost.cost.steps - (2 + (1 + 2) / 3.0)) < 1e-12)
    }

    /// A simulation lies within three standard errors, over a grid of chances, ring sizes, exits, policies and loops.
    ///
    /// `make test-long` makes 100,000 runs of each case; the short form makes 1,000 of every ninth.
    @Test(arguments: [(0.1, 0.0), (0.0, 0.05), (0.2, 0.1)], [1, 3, 8]) func simulation(
        chances: (missed: Double, accidental: Double), size: Int
    ) throws {
        let runs = cases(1000, long: 100_000)
        let members = (1...size).map { "<element id='m\($0)' role='button'/>" }.joined()
        let fixture = try Fixture(
            "<element id='a' role='button'/><group id='g' role='list'><element id='w' role='button'><action name='Delete'/></element>\(members)</group><element id='d' role='button'/>"
        )
        var number = size
        var outside = 0
        var compared = 0
        for exit in ["last", "first", "none"] {
            for policy in ["stop", "up", "top"] {
                for (activation, loops) in [("menu", "2"), ("always", "3"), ("autoTap", "1"), ("always", "0")] {
                    number += 1
                    guard isLongForm || number % 9 == 0 else { continue }
                    let values = ["exit": exit, "afterCycles": policy, "cycles": loops, "activation": activation]
                    let settings = Fixture.settings(.iosSwitchAuto, values)
                    let tree = fixture.tree(.grouped, by: .iosSwitchAuto, set: values)
                    let context = MachineContext(screen: fixture.screen, tree: tree, parameters: settings)
                    let machine = try #require(AccessMethod.iosSwitchAuto.machine(context) as? ScanMachine)
                    let model = ErrorModel(
                        missed: chances.missed, accidental: chances.accidental, undo: Cost(presses: 1, seconds: 2))
                    let errors = ScanErrors(machine, context, model)
                    let stop = try #require(tree.stops.firstIndex { $0.element.map { fixture.screen[$0].id } == "w" })
                    let node = try #require(machine.tree.node(of: stop, action: 0))
                    let exact = try #require(errors.cost(of: stop, action: 0))
                    let estimates = try #require(
                        Simulation(machine, context, model).estimates(
                            goals: [(node, 1)], runs: runs, seed: UInt64(number)))
                    for figure in [Figure.presses, .steps, .wait, .seconds] {
                        let estimate = try #require(estimates[figure])
                        let error = max(3 * estimate.margin / 1.96, 1e-9)
                        compared += 1
                        if abs(estimate.mean - exact.cost[figure]) > error { outside += 1 }
                        // Three standard errors are left by chance in 0.3 % of the cases, five never.
                        #expect(
                            abs(estimate.mean - exact.cost[figure]) <= 5 / 3 * error,
                            "\(values) \(figure): \(estimate), not \(exact.cost[figure])")
                    }
                }
            }
        }
        // The four figures of a case go together, so that one case may bring four.
        #expect(outside <= 4 + compared / 50, "\(outside) of \(compared) outside three standard errors")
    }

    @Test func fiveThousandStopsAreSolvedAtOnce() throws {
        var screen = Screen(id: "s")
        for group in 0..<50 {
            let box = screen.open(Element(.group, role: .list, id: "g\(group)"), in: nil)
            for element in 0..<100 {
                screen.close(screen.open(Element(role: .button, id: "e\(group)-\(element)"), in: box))
            }
            screen.close(box)
        }
        let settings = AccessMethod.iosSwitchAuto.defaults
        for kind in [TreeKind.flat, .grouped] {
            let tree = AccessTree(
                screen, exposure: Exposure(screen, platform: .ios), kind: kind,
                rules: AccessMethod.iosSwitchAuto.rules(for: settings))
            let context = MachineContext(screen: screen, tree: tree, parameters: settings)
            let machine = ScanMachine(context, ScanTiming(.auto, settings))
            let errors = ScanErrors(machine, context, ErrorModel(missed: 0.1, accidental: 0.001))
            var last = 0.0
            for (stop, place) in tree.stops.enumerated() where place.kind == .target {
                last = try #require(errors.cost(of: stop, action: 0)).cost.seconds
            }
            let free = try #require(
                AccessMethod.iosSwitchAuto.closedForm?(context).cost(tree.stops.count - (kind == .flat ? 1 : 2), 0))
            #expect(last > free.seconds)
        }
    }
}
