import LayoutModel
import TestSupport
import Testing

@testable import AccessCost

/// Reaction times as distributions: their tails and means, and late presses in the chain, its elimination and a simulation.
@Suite struct ReactionTests {
    static let distributions: [ReactionDistribution] = [
        .exGaussian(mu: 0.281, sigma: 0.024, tau: 0.063), .exGaussian(mu: 0.545, sigma: 0.047, tau: 0.158),
        .exGaussian(mu: 0.4, sigma: 0.1, tau: 0), .exGaussian(mu: 0.3, sigma: 0, tau: 0.2),
        .exGaussian(mu: 1.35, sigma: 0.13, tau: 0.0002), .lognormal(mu: -0.38, sigma: 0.23),
        .lognormal(mu: -0.5, sigma: 0.77), .sampled([0.31, 0.33, 0.35, 0.4, 0.52, 0.9]),
    ]

    /// The tail and the means against sums over a fine grid of the distribution's own definition.
    @Test(arguments: distributions) func tailsAreThoseOfTheDefinition(_ distribution: ReactionDistribution) throws {
        let mean = try #require(distribution.mean)
        var numbers = AccessCost.SeededGenerator(seed: 3)
        let count = cases(100_000, long: 1_000_000)
        let drawn: [Double] = (0..<count).map { _ in distribution.draw(&numbers) }
        expectMean(of: drawn, mean)
        for factor in [0.8, 1.0, 1 / 0.65, 2.0, 3.0] {
            let limit = mean * factor
            let split = try #require(distribution.split(at: limit))
            let late = drawn.filter { $0 > limit }
            let share = Double(late.count) / Double(count)
            let error = (split.late * (1 - split.late) / Double(count)).squareRoot()
            #expect(abs(share - split.late) < 4 * error + 1e-9, "\(limit)")
            // The two parts make up the whole.
            let whole = split.late * split.afterwards + (1 - split.late) * split.inTime
            #expect(abs(whole - mean) < 1e-9)
            #expect(split.inTime <= limit && split.afterwards >= limit)
            if late.count > 100 { expectMean(of: late, split.afterwards) }
        }
    }

    /// The mean of numbers lies within four standard errors.
    private func expectMean(of numbers: [Double], _ expected: Double) {
        let count = Double(numbers.count)
        let mean = numbers.reduce(0, +) / count
        var squares = 0.0
        for number in numbers { squares += (number - mean) * (number - mean) }
        let error = (squares / count / count).squareRoot()
        #expect(abs(mean - expected) < 4 * error + 1e-9, "\(mean), not \(expected)")
    }

    /// Far out, where a chance is a difference of numbers that are nearly one, and where exponents leave the numbers.
    @Test func tailsFarOut() {
        let narrow = ReactionDistribution.exGaussian(mu: 0.3, sigma: 0.02, tau: 0.1)
        // Of the exponential alone: exp(-(t - mu)/tau + sigma^2 / (2 tau^2)).
        #expect(abs(narrow.late(after: 2.3) / 2.1028e-9 - 1) < 1e-3)
        let wide = ReactionDistribution.exGaussian(mu: 1.35, sigma: 0.13, tau: 0.0002)
        let normal = ReactionDistribution.exGaussian(mu: 1.3502, sigma: 0.13, tau: 0)
        for limit in [1.2, 1.5, 1.8, 2.2] {
            #expect(abs(wide.late(after: limit) - normal.late(after: limit)) < 1e-5, "\(limit)")
        }
        #expect(narrow.late(after: 0) == 1)
    }

    @Test func textsAreReadAsTheyAreWritten() {
        for distribution in Self.distributions {
            #expect(ReactionDistribution(distribution.description) == distribution)
        }
        for text in [
            "", "normal:1:2", "exGaussian:0.3:0.1", "exGaussian:0.1:0.2:0.1", "exGaussian:-1:0:0", "sampled:",
            "sampled:0.3:x", "lognormal:0:9", "lognormal:nan:0.1", "sampled:0.3:-0.1", "constant:1",
        ] { #expect(ReactionDistribution(text) == nil, "\(text)") }
    }

    private struct Case {
        var fixture: Fixture
        var machine: ScanMachine
        var context: MachineContext
        var stop: StopIndex
        var node: Int

        init(_ values: [String: String], method: AccessMethod = .iosSwitchAuto, id: String = "w") throws {
            let members = (1...3).map { "<element id='m\($0)' role='button'/>" }.joined()
            fixture = try Fixture(
                "<element id='a' role='button'/><group id='g' role='list'><element id='w' role='button'><action name='Delete'/></element>\(members)</group><element id='d' role='button'/>"
            )
            let settings = Fixture.settings(method, values)
            let tree = fixture.tree(.grouped, by: method, set: values)
            context = MachineContext(screen: fixture.screen, tree: tree, parameters: settings)
            machine = try #require(method.machine(context) as? ScanMachine)
            let screen = fixture.screen
            stop = try #require(tree.stops.firstIndex { $0.element.map { screen[$0].id } == id })
            node = try #require(machine.tree.node(of: stop, action: 0))
        }
    }

    private static let policies: [[String: String]] = [
        ["exit": "last", "afterCycles": "stop", "cycles": "2", "activation": "menu"],
        ["exit": "first", "afterCycles": "up", "cycles": "3", "activation": "always"],
        ["exit": "none", "afterCycles": "top", "cycles": "2", "activation": "autoTap"],
        ["exit": "none", "afterCycles": "up", "cycles": "1", "activation": "always"],
        ["exit": "last", "afterCycles": "up", "cycles": "0", "activation": "always", "firstItemDelay": "0.4"],
    ]

    /// The elimination along lists, the chain of the machine and a simulation say the same, over a grid of distributions,
    /// intervals, policies and targets.
    @Test(arguments: policies, [LatePress.next, .withheld])
    func chainEqualsSimulation(values: [String: String], press: LatePress) throws {
        let runs = cases(400, long: 50_000)
        var (outside, compared) = (0, 0)
        for (place, distribution) in Self.distributions.enumerated() {
            for (number, factor) in [1.2, 1 / 0.65, 2.2].enumerated() where isLongForm || (place + number) % 3 == 0 {
                for id in isLongForm ? ["w", "m3", "d", "a"] : ["w", "d"] {
                    var values = values
                    values["interval"] = "\(try #require(distribution.mean) * factor)"
                    values["reactionTimes"] = distribution.description
                    values["latePress"] = press.rawValue
                    let one = try Case(values, id: id)
                    for accidental in [0.0, 0.03] {
                        let model = ErrorModel(
                            missed: 0.04, accidental: accidental, undo: Cost(presses: 1, seconds: 2),
                            lateness: Lateness(one.context.parameters))
                        let exact = try #require(
                            ScanErrors(one.machine, one.context, model).cost(of: one.stop, action: 0))
                        let chain = try #require(
                            ErrorChain(one.machine, one.context, goal: one.node, model).expected)
                        for figure in [Figure.presses, .steps, .wait, .seconds] {
                            #expect(
                                abs(chain.cost[figure] - exact.cost[figure]) <= 1e-7 * max(1, exact.cost[figure]),
                                "\(id) \(values) \(accidental) \(figure): \(exact.cost), chain \(chain.cost)")
                        }
                        guard accidental == 0 || id == "w" else { continue }
                        let estimates = try #require(
                            Simulation(one.machine, one.context, model).estimates(
                                goals: [(one.node, 1)], runs: runs, seed: UInt64(place * 10 + number)))
                        for figure in [Figure.presses, .steps, .wait, .seconds] {
                            let estimate = try #require(estimates[figure])
                            // What happens in a few of so many runs may happen in none of them.
                            let rare = 5 / Double(runs) * exact.cost[figure]
                            let error = max(3 * estimate.margin / 1.96, rare)
                            compared += 1
                            if abs(estimate.mean - exact.cost[figure]) > error { outside += 1 }
                            #expect(
                                abs(estimate.mean - exact.cost[figure]) <= 5 / 3 * error,
                                "\(id) \(values) \(figure): \(estimate), not \(exact.cost[figure])")
                        }
                    }
                }
            }
        }
        // The four figures of a case go together, so that one case may bring four.
        #expect(compared > cases(40, long: 100) && outside <= 4 + compared / 50, "\(outside) of \(compared)")
    }

    /// A distribution of one value is the constant, to the last digit.
    @Test(arguments: policies) func oneTimeIsTheClosedForm(values: [String: String]) throws {
        for id in isLongForm ? ["w", "m3", "d", "a"] : ["w", "d"] {
            var constant = values
            constant["reaction"] = "0.625"
            let old = try Case(constant, id: id)
            let formula = try #require(AccessMethod.iosSwitchAuto.closedForm?(old.context).cost(old.stop, 0))
            for text in ["exGaussian:0.625:0:0", "sampled:0.625:0.625"] {
                var values = values
                values["reactionTimes"] = text
                let one = try Case(values, id: id)
                let model = ErrorModel(missed: 0, accidental: 0, lateness: Lateness(one.context.parameters))
                #expect(!model.isErrorFree)
                let errors = try #require(ScanErrors(one.machine, one.context, model).cost(of: one.stop, action: 0))
                #expect(errors.cost == formula, "\(id) \(text)")
                #expect(errors.wrongActivations == 0)
            }
        }
    }

    /// By hand: two targets, the first is wanted; half the presses come late and activate the second.
    @Test func aLatePressActivatesTheNext() throws {
        let fixture = try Fixture("<element id='a' role='button'/><element id='b' role='button'/>")
        let values = [
            "cycles": "0", "activation": "always", "interval": "1", "reactionTimes": "sampled:0.5:1.25",
        ]
        let settings = Fixture.settings(.iosSwitchAuto, values)
        let tree = fixture.tree(.flat, by: .iosSwitchAuto, set: values)
        let context = MachineContext(screen: fixture.screen, tree: tree, parameters: settings)
        let machine = ScanMachine(context, ScanTiming(.auto, settings))
        let model = ErrorModel(
            missed: 0, accidental: 0, undo: Cost(seconds: 3), lateness: Lateness(settings))
        let cost = try #require(ScanErrors(machine, context, model).cost(of: 0, action: 0))
        // X = 1/2 (press at 0.5) + 1/2 (press at 1.25, 3 s to undo, all over again).
        #expect(abs(cost.cost.seconds - (0.5 + 1.25 + 3)) < 1e-12)
        #expect(abs(cost.cost.presses - 2) < 1e-12)
        #expect(abs(cost.wrongActivations - 1) < 1e-12)
        // Withheld, the highlight comes round after two seconds.
        let withheld = ErrorModel(missed: 0, accidental: 0, lateness: Lateness(model.lateness!.times, .withheld))
        let waiting = try #require(ScanErrors(machine, context, withheld).cost(of: 0, action: 0))
        #expect(abs(waiting.cost.seconds - (0.5 + 2)) < 1e-12)
        #expect(abs(waiting.cost.presses - 1) < 1e-12 && waiting.wrongActivations == 0)
    }
}
