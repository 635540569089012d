import AccessCost
import Foundation
import LayoutModel
import TestSupport
import Testing

/// The time within which a share of the uses ends, against closed forms.
@Suite struct QuantileTests {
    private func screen(_ count: Int, set: [String: String]) -> Found {
        let screen = makeScreen { screen in
            for number in 1...count { screen.add(.button, "B\(number)") }
        }
        return Found(screen, .iosSwitchAuto, set: set)
    }

    @Test func withoutErrorsItIsTheCost() throws {
        let found = screen(6, set: [:])
        for target in 0..<6 {
            #expect(found.finder.seconds(within: 0.95, to: target) == found.analysis.costs[target].cost?.seconds)
        }
    }

    /// A missed highlight comes round again: with k misses the use takes k rounds of the list more, with a chance of
    /// (1 - m) m^k. Where the share lies well between two of these, the simulation gives just the one above.
    @Test(arguments: [(0.3, 0.95), (0.3, 0.8), (0.5, 0.9), (0.1, 0.95), (0.6, 0.7)])
    func roundsAreGeometric(_ miss: Double, _ share: Double) throws {
        let count = 7
        let set = ["cycles": "0", "activation": "always"]
        let free = screen(count, set: set)
        let found = screen(count, set: set.merging(["missed": "\(miss)"]) { $1 })
        var rounds = 0
        var missed = miss
        while 1 - missed < share {
            rounds += 1
            missed *= miss
        }
        // What lies on either side of the share is farther away than the simulation errs.
        let (below, above) = (1 - missed / miss, 1 - missed)
        #expect(share - below > 0.02 && above - share > 0.01)
        for target in isLongForm ? [0, 3, 6] : [3] {
            let base = try #require(free.analysis.costs[target].cost?.seconds)
            let time = try #require(found.finder.seconds(within: share, to: target, runs: cases(4_000, long: 10_000)))
            #expect(abs(time - (base + Double(rounds * count))) < 1e-6, "\(target)")
        }
    }

    @Test func theSameSeedGivesTheSameTime() {
        let found = screen(9, set: ["missed": "0.2", "accidental": "0.05"])
        let first = found.finder.seconds(within: 0.95, to: 5, seed: 7)
        #expect(first == found.finder.seconds(within: 0.95, to: 5, seed: 7))
        #expect(first ?? 0 > found.analysis.costs[5].cost?.seconds ?? 0)
    }

    private static let plain = ["cycles": "0", "activation": "always"]

    /// Where most uses begin anew many times, some of those that are asked for tell the time: it is exponential with the mean of
    /// the Markov chain.
    @Test func longUsesAreSimulatedLessOften() throws {
        let found = screen(14, set: Self.plain.merging(["accidental": "0.3"]) { $1 })
        let mean = try #require(found.analysis.errors?.costs[13]?.cost)
        // More than all may take, and few enough that twenty end.
        #expect(mean.steps > 1_100 && mean.steps < 1_900)
        let runs = cases(40, long: 4_000)
        for share in [0.5, 0.95] {
            let time = try #require(found.finder.seconds(within: share, to: 13, runs: runs))
            let expected = -log(1 - share) * mean.seconds
            // Four standard errors of the uses that end within 1,000 steps for each that is asked for.
            let uses = 1_000 * Double(runs) / mean.steps
            #expect(abs(time / expected - 1) < 4 * 1.45 / uses.squareRoot(), "\(share): \(time), \(expected)")
            #expect(time != expected)
        }
    }

    /// Uses that no simulation ends are told by their mean.
    @Test func endlessUsesAreExponential() throws {
        let found = screen(40, set: Self.plain.merging(["accidental": "0.5"]) { $1 })
        let mean = try #require(found.analysis.errors?.costs[39]?.cost.seconds)
        #expect(mean > 0x1p39)
        for share in [0.5, 0.95] {
            let time = try #require(found.finder.seconds(within: share, to: 39))
            #expect(abs(time / (-log(1 - share) * mean) - 1) < 1e-12)
        }
        #expect(found.finder.seconds(within: 1, to: 39) == nil)
    }

    /// Uses that are long because the way is, and not because they begin anew, are not exponential: nothing is said.
    @Test func aLongWayIsNotToldByItsMean() {
        let found = screen(1_500, set: ["missed": "0.1", "cycles": "0"])
        #expect(found.finder.seconds(within: 0.95, to: 1_499, runs: 20) == nil)
        #expect(found.finder.seconds(within: 0.95, to: 9, runs: 20) != nil)
    }

    /// A mean of uses that do not end is none, and the screen says so.
    @Test func endlessSimulationsAreNoted() throws {
        func notes(_ accidental: String) throws -> [String] {
            let screen = makeScreen { screen in for number in 1...40 { screen.add(.button, "B\(number)") } }
            var parameters = AccessMethod.iosSwitchAuto.defaults
            #expect(parameters.set("accidental", to: accidental) == nil)
            let method = RequestedMethod(.iosSwitchAuto, parameters: parameters)
            let request = AnalysisPlan(methods: [method], simulation: SimulationPlan(runs: 5))
            let analysis = Analyzer.analyze(screen, platform: nil, request)
            for tree in analysis.methods[0].trees { #expect((tree.simulated == nil) == (accidental == "0.5")) }
            return analysis.notes
        }
        #expect(try notes("0.5") == ["uses by ios-switch-auto are too long to be simulated"])
        #expect(try notes("0.01") == [])
    }

    @Test func moreOfTheUsesTakeLonger() {
        let found = screen(9, set: ["missed": "0.2", "accidental": "0.05"])
        let times = [0.05, 0.5, 0.8, 0.95, 1].compactMap { found.finder.seconds(within: $0, to: 4) }
        #expect(times.count == 5 && times == times.sorted())
        #expect(times[0] == found.analysis.costs[4].cost?.seconds)
    }
}
