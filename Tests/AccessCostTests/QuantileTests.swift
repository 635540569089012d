import AccessCost
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

    @Test func moreOfTheUsesTakeLonger() {
        let found = screen(9, set: ["missed": "0.2", "accidental": "0.05"])
        let times = [0.05, 0.5, 0.8, 0.95, 1].compactMap { found.finder.seconds(within: $0, to: 4) }
        #expect(times.count == 5 && times == times.sorted())
        #expect(times[0] == found.analysis.costs[4].cost?.seconds)
    }
}
