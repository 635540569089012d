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
    /// A walk that has not arrived by then is cut off; no such walk may be averaged in.
    private static let longestWalk = 10_000_000

    init(_ machine: ScanMachine, _ context: MachineContext, _ model: ErrorModel) {
        self.machine = machine
        self.context = context
        self.model = model
        presses = machine.presses(model)
        ways = machine.tree.pageStarts.isEmpty ? nil : PageLegs(machine)
    }

    /// One walk to an item of a person with a wish for it: its cost, wrong activations, and whether one of them destroyed something; nil where it was
    /// cut off.
    private func walk(
        to goal: Int, _ wish: ScanWish, _ numbers: inout SeededGenerator
    ) -> (cost: Cost, wrong: Int, destroyed: Bool)? {
        var wish = wish
        var state = machine.start
        var cost = Cost()
        var wrong = 0
        var destroyed = false
        for _ in 0..<Self.longestWalk {
            if machine.actDone(at: state) == goal { return (cost, wrong, destroyed) }
            let chances = machine.chances(from: state, goal: wish.wanted, model, presses)
            guard !chances.isEmpty else { return nil }
            let chosen = choose(among: chances, &numbers)
            wish.follow(chosen, machine)
            if let node = chosen.selected, machine.pageStarted(at: chosen.target) != nil {
                wrong += 1
                if ScanMachine.isDestructive(machine.tree.nodes[node], context) { destroyed = true }
            }
            cost += chosen.cost
            state = chosen.target
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
    /// O(runs x length of a walk).
    func quantile(_ share: Double, goal: Int, runs: Int, seed: UInt64) -> Double? {
        guard runs > 0, let wish = ScanWish(goal, machine, ways) else { return nil }
        var numbers = SeededGenerator(seed: seed)
        var seconds: [Double] = []
        for _ in 0..<runs {
            guard let walk = walk(to: goal, wish, &numbers) else { return nil }
            seconds.append(walk.cost.seconds)
        }
        seconds.sort()
        let rank = Int((share * Double(runs)).rounded(.up))
        return seconds[min(max(rank, 1), runs) - 1]
    }

    /// The mean cost of so many walks, each to a goal that is drawn by weight. O(runs x length of a walk).
    func estimates(goals: [(node: Int, weight: Double)], runs: Int, seed: UInt64) -> [Figure: Estimate]? {
        let total = goals.reduce(0) { $0 + $1.weight }
        let wishes = goals.map { ScanWish($0.node, machine, ways) }
        guard total > 0, runs > 1 else { return nil }
        var numbers = SeededGenerator(seed: seed)
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
            guard let wish = wishes[place], let walk = walk(to: goals[place].node, wish, &numbers) else { return nil }
            sums += walk.cost
            for figure in Figure.allCases { squares[figure] += walk.cost[figure] * walk.cost[figure] }
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
