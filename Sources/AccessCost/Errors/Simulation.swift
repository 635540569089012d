/// Numbers that are the same for the same seed on every platform (splitmix64; Steele, Lea, Flood 2014,
/// doi:10.1145/2660193.2660195).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// The numbers of a seed.
    public init(seed: UInt64) { state = seed }

    /// The next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A number from 0, below 1.
    mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }
}

/// The mean of a simulated figure with how sure it is.
public struct Estimate: Hashable, Codable, Sendable {
    /// The mean over the runs.
    public var mean: Double
    /// Half the width of the 95 % confidence interval, from the normal distribution.
    public var margin: Double
}

/// A random walk through the machine of a scan, made many times.
struct Simulation {
    private let machine: ScanMachine
    private let context: MachineContext
    private let model: ErrorModel
    private let presses: TimedPresses?
    private let ways: PageLegs?
    /// The steps of a walk on average beyond which a time, and a mean, is not simulated to its end.
    private static let (longForTime, longForMean) = (1_000, 100_000)
    /// The fewest walks that tell a time; with them the 19th of 20 is the one within which 95 of 100 end.
    private static let fewestWalks = 20

    /// Whether so few of the walks would end that they tell no time.
    ///
    /// - Parameter steps: the steps of a walk on average.
    static func isTooLongForTime(_ steps: Double, runs: Int) -> Bool {
        steps * Double(fewestWalks) > Double(longForTime) * Double(runs)
    }

    /// Whether walks take too long for a mean.
    ///
    /// - Parameter steps: the steps of a walk on average.
    static func isTooLongForMean(_ steps: Double) -> Bool { steps > Double(longForMean) }

    init(_ machine: ScanMachine, _ context: MachineContext, _ model: ErrorModel) {
        self.machine = machine
        self.context = context
        self.model = model
        presses = machine.presses(model)
        ways = machine.tree.pageStarts.isEmpty ? nil : PageLegs(machine)
    }

    /// What may happen next, by where the scan is and what is wanted, as far as walks have come there.
    private struct KnownChances {
        private struct Place: Hashable {
            var state: MachineState
            var wanted: Int
        }

        private var chances: [Place: [ScanMachine.Chance]] = [:]
        /// The most places that are remembered; what lies beyond is looked up anew.
        private static let most = 100_000

        /// O(1) at a place where a walk was before.
        mutating func at(_ state: MachineState, wanted: Int, _ simulation: Simulation) -> [ScanMachine.Chance] {
            let place = Place(state: state, wanted: wanted)
            if let known = chances[place] { return known }
            let found = simulation.machine.chances(
                from: state, goal: wanted, simulation.model, simulation.presses)
            if chances.count < Self.most { chances[place] = found }
            return found
        }
    }

    /// The cost of one walk to an item of a person with a wish for it; nil where no steps were left before it arrived.
    private func walk(
        to goal: Int, _ wish: ScanWish, _ numbers: inout SeededGenerator, _ known: inout KnownChances, _ left: inout Int
    ) -> Cost? {
        var wish = wish
        var state = machine.start
        var cost = Cost()
        while left > 0 {
            left -= 1
            if machine.actDone(at: state) == goal { return cost }
            let chances = known.at(state, wanted: wish.wanted, self)
            guard !chances.isEmpty else { return nil }
            let chosen = choose(among: chances, &numbers)
            cost += chosen.cost
            state = wish.follow(chosen, machine)
        }
        return nil
    }

    /// One of the chances; where a press has a distribution, its time is drawn and decides whether it is late.
    private func choose(among chances: [ScanMachine.Chance], _ numbers: inout SeededGenerator) -> ScanMachine.Chance {
        if let lateness = model.lateness, var inTime = chances.first, inTime.press == .inTime,
            let node = inTime.selected,
            let split = presses?.split(at: node)
        {
            guard numbers.unit() >= model.missed else { return chances[chances.count - 1] }
            let time = lateness.times.draw(&numbers)
            if time <= machine.advance(from: node).wait {
                inTime.cost.seconds += time - split.inTime
                return inTime
            }
            guard var late = chances.first(where: { $0.press == .late }) else { return chances[chances.count - 1] }
            late.cost.seconds += time - split.afterwards
            return late
        }
        var number = numbers.unit()
        for chance in chances {
            if number < chance.probability { return chance }
            number -= chance.probability
        }
        return chances[chances.count - 1]
    }

    /// The seconds within which a share of so many walks to an item ends: the smallest that at least so many do not exceed.
    ///
    /// Where walks are long, fewer are made. Nil where not even 20 end, or a walk cannot arrive. O(runs x length of a walk), and
    /// at most 1,000 steps for each of the runs.
    func quantile(_ share: Double, goal: Int, runs: Int, seed: UInt64) -> Double? {
        guard runs > 0, let wish = ScanWish(goal, machine, ways) else { return nil }
        var numbers = SeededGenerator(seed: seed)
        var left = Self.longForTime * min(runs, 1_000_000_000)
        var known = KnownChances()
        var seconds: [Double] = []
        while seconds.count < runs, let cost = walk(to: goal, wish, &numbers, &known, &left) {
            seconds.append(cost.seconds)
        }
        guard seconds.count == runs || left == 0 && seconds.count >= Self.fewestWalks else { return nil }
        seconds.sort()
        let rank = Int((share * Double(seconds.count)).rounded(.up))
        return seconds[min(max(rank, 1), seconds.count) - 1]
    }

    /// The mean cost of so many walks, each to a goal that is drawn by weight; nil where they take over 100,000 steps on average,
    /// or one cannot arrive. O(runs x length of a walk).
    func estimates(goals: [(node: Int, weight: Double)], runs: Int, seed: UInt64) -> [Figure: Estimate]? {
        let total = goals.reduce(0) { $0 + $1.weight }
        let wishes = goals.map { ScanWish($0.node, machine, ways) }
        guard total > 0, runs > 1 else { return nil }
        var numbers = SeededGenerator(seed: seed)
        var left = Self.longForMean * min(runs, 1_000_000_000)
        var known = KnownChances()
        var sums = Cost()
        var squares = Cost()
        for _ in 0..<runs {
            var drawn = numbers.unit() * total
            var place = goals.count - 1
            for (index, candidate) in goals.enumerated() {
                if drawn < candidate.weight {
                    place = index
                    break
                }
                drawn -= candidate.weight
            }
            guard let wish = wishes[place], let cost = walk(to: goals[place].node, wish, &numbers, &known, &left)
            else { return nil }
            sums += cost
            for figure in Figure.allCases { squares[figure] += cost[figure] * cost[figure] }
        }
        let count = Double(runs)
        return Dictionary(
            uniqueKeysWithValues: Figure.allCases.map { figure in
                let mean = sums[figure] / count
                let variance = max(0, squares[figure] / count - mean * mean) * count / (count - 1)
                return (figure, Estimate(mean: mean, margin: 1.96 * (variance / count).squareRoot()))
            })
    }
}
