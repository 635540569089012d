import LayoutModel
import TestSupport
import Testing

@testable import AccessCost

/// Errors of use on the way to what must be scrolled to: NavCost.docc/Model.md, "Errors of use". The legs, the Markov chain of
/// the machine and a simulation say the same.
@Suite struct PageErrorTests {
    /// The stops of targets that lie on later pages, with the items that activate them.
    private func scrolled(_ machine: ScanMachine, _ context: MachineContext) -> [(stop: StopIndex, node: Int)] {
        context.tree.stops.indices.filter { context.tree.stops[$0].kind == .target }.compactMap { stop in
            machine.tree.node(of: stop, action: 0).flatMap { machine.tree.pageStart(of: $0) == 0 ? nil : (stop, $0) }
        }
    }

    @Test("without errors the legs cost what the cheapest route over all pages does", arguments: ErrorTests.methods)
    func errorFree(_ id: String) throws {
        let method = try #require(AccessMethod.all.first { $0.id == id })
        var numbers = SeededNumbers(seed: 41)
        var compared = 0
        for round in 0..<cases(24, long: 120) {
            let content = [
                ScrollPageTests.list(13), ScrolledLayouts.nested, ScrollPageTests.list(29), ScrolledLayouts.gap,
                ScrolledLayouts.random(&numbers),
            ][round % 5]
            let settings = RandomCases.settings(method, &numbers)
            for context in try ScrolledLayouts.contexts(
                content, method, settings, platform: [.ios, .android, .chromeos][round % 2])
            {
                let machine = try #require(method.machine(context) as? ScanMachine)
                let errors = ScanErrors(machine, context, ErrorModel(missed: 0, accidental: 0))
                let formula = try #require(method.closedForm?(context))
                let stops = scrolled(machine, context).map(\.stop)
                let costs = errors.costs(of: stops.map { .init(stop: $0, action: 0) })
                for (stop, cost) in zip(stops, costs) {
                    let free = formula.cost(stop, 0)
                    guard let cost, let free else {
                        #expect(cost == nil && free == nil, "\(settings.changed) stop \(stop)")
                        continue
                    }
                    compared += 1
                    // Ways that take the same time may take other presses.
                    guard abs(cost.cost.seconds - free.seconds) <= 1e-7, cost.wrongActivations == 0 else {
                        Issue.record("\(context.tree.kind) \(settings.changed) stop \(stop): \(cost), not \(free)")
                        return
                    }
                }
            }
        }
        #expect(compared > 20 || method.id.hasPrefix("aac"), "\(compared)")
    }

    @Test("the legs equal the chain of the machine", arguments: ErrorTests.methods)
    func chain(_ id: String) throws {
        let method = try #require(AccessMethod.all.first { $0.id == id })
        var numbers = SeededNumbers(seed: 42)
        var compared = 0
        for round in 0..<cases(12, long: 240) {
            let content =
                round % 2 == 0
                ? [
                    ScrolledLayouts.nested, ScrollPageTests.list(13), ScrolledLayouts.gap,
                    ScrolledLayouts.wayBack(firstCard: 60), ScrolledLayouts.wayBack(firstCard: 300),
                ][round / 2 % 5]
                : ScrolledLayouts.random(&numbers)
            var settings = RandomCases.settings(method, &numbers)
            var lateness: Lateness?
            if settings.has("reactionTimes"), settings.has("interval"), settings[.interval] > 0.2 {
                _ = settings.set(
                    "reactionTimes",
                    to:
                        "exGaussian:\(settings[.interval] * 0.6):\(settings[.interval] * 0.2):\(settings[.interval] * 0.1)"
                )
                lateness = Lateness(settings)
            }
            let model = ErrorModel(
                missed: [0, 0.05, 0.3].randomElement(using: &numbers)!,
                accidental: [0, 0.02, 0.1].randomElement(using: &numbers)!,
                undo: Cost(presses: 2, steps: 3, seconds: 4), lateness: lateness)
            for context in try ScrolledLayouts.contexts(
                content, method, settings, platform: [.ios, .android].randomElement(using: &numbers)!)
            {
                let machine = try #require(method.machine(context) as? ScanMachine)
                guard machine.stateCount < cases(4000, long: 30_000) else { continue }
                let errors = ScanErrors(machine, context, model)
                let formula = try #require(method.closedForm?(context))
                var left = 3
                for (stop, node) in scrolled(machine, context).reversed() where formula.cost(stop, 0) != nil {
                    let name =
                        "\(round) \(context.tree.kind) \(context.action) \(settings.changed) \(model) stop \(stop)"
                    guard let exact = errors.cost(of: stop, action: 0) else {
                        Issue.record("\(name): no cost with errors\n\(content)")
                        return
                    }
                    guard left > 0, exact.cost.steps < 1_000,
                        let chain = ErrorChain(machine, context, goal: node, model, sweeps: 20_000).expected
                    else { continue }
                    (left, compared) = (left - 1, compared + 1)
                    guard exact.isClose(to: chain, within: 1e-6) else {
                        Issue.record("\(name): \(exact), chain \(chain)\n\(content)")
                        return
                    }
                }
            }
        }
        #expect(compared > 20 || method.id.hasPrefix("aac"), "\(compared)")
    }

    /// A list that scrolls on one axis is solved page after page; several axes are solved for each page. Between the rows may be
    /// pages without a stop, from which an error leads to the first page.
    @Test("page after page is what each page for itself is", arguments: [396, 1000], ["up", "stop"])
    func alongAndAmong(distance: Int, policy: String) throws {
        let rows = (0..<6).map {
            "<element id='r\($0)' role='cell' label='R' x='0' y='\($0 * distance)' width='320' height='44'/>"
        }
        let content =
            "<group id='list' role='table' scrolls='vertical' x='0' y='0' width='320' height='440'>\(rows.joined())</group>"
        let settings = Fixture.settings(.iosSwitchAuto, ["cycles": "2", "afterCycles": policy])
        for context in try ScrolledLayouts.contexts(content, .iosSwitchAuto, settings) {
            let machine = try #require(AccessMethod.iosSwitchAuto.machine(context) as? ScanMachine)
            let model = ErrorModel(missed: 0.1, accidental: 0.02, undo: Cost(presses: 1, seconds: 2))
            let errors = ScanErrors(machine, context, model)
            let (ways, pages) = (PageLegs(machine), Set(machine.tree.pageStarts))
            let (along, among) = (errors.arrivalsAlong(ways), errors.arrivalsAmong(ways, to: pages))
            #expect(along.keys.filter { $0 > 0 }.sorted() == among.keys.sorted() && among.count > 3)
            for (page, way) in among {
                let other = try #require(along[page])
                #expect(way.outcome.cost.isClose(to: other.outcome.cost), "\(page)")
                #expect(
                    abs(way.destructive - other.destructive) < 1e-9
                        && abs(way.outcome.wrong - other.outcome.wrong) < 1e-9)
            }
            for (stop, node) in scrolled(machine, context).prefix(2) {
                let chain = try #require(ErrorChain(machine, context, goal: node, model).expected)
                let exact = try #require(errors.cost(of: stop, action: 0))
                #expect(abs(chain.cost.seconds - exact.cost.seconds) < 1e-6 * exact.cost.seconds)
                #expect(abs(chain.cost.presses - exact.cost.presses) < 1e-6 * exact.cost.presses)
            }
        }
    }

    /// Ways have as many legs as there are pages: those of several axes are taken along the cheapest ones from the first page where the
    /// pages are many.
    @Test func manyPagesOfSeveralAxesAreSolved() throws {
        let model = ErrorModel(missed: 0.1, accidental: 0.02, undo: Cost(presses: 1, seconds: 2))
        func arrivals(_ rows: Int) throws -> (machine: ScanMachine, errors: ScanErrors) {
            let settings = Fixture.settings(.iosSwitchAuto, ["cycles": "2", "afterCycles": "stop"])
            let context = try #require(
                ScrolledLayouts.contexts(ScrolledLayouts.manyPages(rows: rows), .iosSwitchAuto, settings).first)
            let machine = try #require(AccessMethod.iosSwitchAuto.machine(context) as? ScanMachine)
            #expect(machine.tree.options.trackCount > 1)
            return (machine, ScanErrors(machine, context, model))
        }
        // Where both can be had, they are the same but for who starts over beside the way.
        let few = try arrivals(12)
        let goals = scrolled(few.machine, few.machine.context)
        let together = few.errors.costs(of: goals.map { .init(stop: $0.stop, action: 0) } + [nil])
        #expect(together.last == .some(nil) && Set(goals.map { few.machine.tree.pageStart(of: $0.node) }).count > 8)
        for (goal, cost) in zip(goals, together) { #expect(cost == few.errors.cost(of: goal.stop, action: 0)) }
        let (ways, pages) = (PageLegs(few.machine), Set(few.machine.tree.pageStarts))
        let (along, among) = (few.errors.arrivalsAlong(ways), few.errors.arrivalsAmong(ways, to: pages))
        #expect(among.count > 8)
        for (page, way) in among {
            let other = try #require(along[page])
            #expect(other.outcome.cost.seconds >= way.outcome.cost.seconds * (1 - 1e-9))
            #expect(other.outcome.cost.seconds <= way.outcome.cost.seconds * 1.02)
        }
        let many = try arrivals(560)
        let starts = Set(many.machine.tree.pageStarts.filter { $0 > 0 })
        #expect(starts.count > 500)
        let arrived = many.errors.pageArrivals(to: starts)
        #expect(starts.allSatisfy { arrived[$0].map { $0.outcome.cost.seconds.isFinite } ?? false })
    }

    @Test("a simulation gives the legs' means", arguments: ["menu", "always", "autoTap"], [0.0, 0.03])
    func simulation(activation: String, accidental: Double) throws {
        let runs = cases(3000, long: 100_000)
        let values = [
            "activation": activation, "cycles": "3", "afterCycles": "top", "interval": "1",
            "reactionTimes": "exGaussian:0.5:0.15:0.1",
        ]
        for (content, id) in [
            (ScrolledLayouts.nested, "far"), (ScrolledLayouts.nested, "end"), (ScrolledLayouts.gap, "far"),
        ] {
            let settings = Fixture.settings(.iosSwitchAuto, values)
            let context = try #require(
                ScrolledLayouts.contexts(content, .iosSwitchAuto, settings).first {
                    $0.tree.kind == .grouped && $0.action == .activate
                })
            let machine = try #require(AccessMethod.iosSwitchAuto.machine(context) as? ScanMachine)
            let goal = try #require(
                scrolled(machine, context).first {
                    context.tree.stops[$0.stop].element.map { context.screen[$0].id } == id
                })
            let model = ErrorModel(
                missed: 0.05, accidental: accidental, undo: Cost(presses: 1, seconds: 2), lateness: Lateness(settings))
            let exact = try #require(ScanErrors(machine, context, model).cost(of: goal.stop, action: 0))
            let free = try #require(AccessMethod.iosSwitchAuto.closedForm?(context).cost(goal.stop, 0))
            #expect(exact.cost.seconds > free.seconds)
            let estimates = try #require(
                Simulation(machine, context, model).estimates(goals: [(goal.node, 1)], runs: runs, seed: 7))
            for figure in [Figure.presses, .steps, .wait, .seconds] {
                let estimate = try #require(estimates[figure])
                #expect(
                    abs(estimate.mean - exact.cost[figure]) <= 5 * estimate.margin / 1.96,
                    "\(id) \(figure): \(estimate), not \(exact.cost[figure])")
            }
        }
    }

    /// Eleven rows of which ten are visible, nothing between the scroll and its exit but chance.
    @Test func missedItemsOfTheMenusByHand() throws {
        let miss = 0.2
        let values = ["cycles": "0", "interval": "1", "firstItemDelay": "0", "reaction": "0.5", "undo": "0"]
        let settings = Fixture.settings(.iosSwitchAuto, values)
        let context = try #require(
            ScrolledLayouts.contexts(ScrollPageTests.list(11), .iosSwitchAuto, settings).first {
                $0.tree.kind == .flat && $0.action == .activate
            })
        let machine = try #require(AccessMethod.iosSwitchAuto.machine(context) as? ScanMachine)
        let goal = try #require(scrolled(machine, context).last)
        let errors = ScanErrors(machine, context, ErrorModel(missed: miss, accidental: 0))
        let cost = try #require(errors.cost(of: goal.stop, action: 0)).cost
        let free = try #require(AccessMethod.iosSwitchAuto.closedForm?(context).cost(goal.stop, 0))
        // Each of the selections comes round again in its list: row 1 of ten, Scroll of Tap, Scroll, Exit, Scroll down of
        // three, Exit of the three of the menu that stays open, row 11 of ten, Tap of its menu, which has no scroll forward
        // but back.
        let rings = [10.0, 3, 3, 3, 10, 3]
        #expect(abs(cost.wait - (free.wait + miss / (1 - miss) * rings.reduce(0, +))) < 1e-9)
        #expect(cost.presses == free.presses)
        #expect(errors.cost(of: goal.stop, action: 0)?.wrongActivations == 0)
    }
}
