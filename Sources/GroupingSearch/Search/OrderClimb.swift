#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import AccessCost

/// A climb through the orders that keep together what belongs together, each in its best groups: each order is
/// split exactly, or keeps the current groups where a layout can make no other ones.
///
/// An order that costs more than the current one is taken, too, the less likely the more it costs, and ever less likely as the
/// climb goes on: items that are separated for a while may come together in a better order.
/// Source: Kirkpatrick, Gelatt, Vecchi 1983, "Optimization by simulated annealing", doi:10.1126/science.220.4598.671.
struct OrderClimb: Climb {
    private let problem: GroupingProblem
    private let split: ExactSplit?
    private var memory: GroupMemory?
    private var random: SeededGenerator
    /// The number of moves after which no costlier order is accepted.
    private let cooling: Int
    /// The mean cost increase that is accepted at first, as a share of the best cost (simulated annealing).
    private static let initialTemperature = 0.003

    private var current: SectionOrder
    private var currentCost: Double
    var best: GroupingPlan
    var bestCost: Double
    var trace: [Double] = []
    var state = StopRule.State()
    var isAtEnd: Bool { current.isOnlyOne }

    /// Whether it can search a problem: the problem's orders are those of its sections, and a split finds its groups.
    static func suits(_ problem: GroupingProblem) -> Bool {
        problem.request.kind == .natural && !problem.request.keepsOrder && (problem.price != nil || !problem.canGroup)
    }

    /// A climb from a plan of a problem that it suits. Costs are expected ones with the prices of changes.
    ///
    /// - Parameter moves: the moves that it will be given.
    init(_ problem: GroupingProblem, start: GroupingPlan, seed: UInt64, moves: Int) {
        self.problem = problem
        split = ExactSplit(problem)
        memory = GroupMemory(problem.count)
        random = SeededGenerator(seed: seed)
        current = SectionOrder(problem.constraints.sections, like: start.targets)
        best = start
        bestCost = problem.cost(of: start) ?? .infinity
        currentCost = .infinity
        trace = [bestCost]
        cooling = max(1, moves - moves / 10)
        let order = current.order
        if problem.constraints.allowsOrder(order) {
            currentCost = cost(of: order)
            keep(order)
        }
    }

    mutating func step() {
        guard let next = moved() else { return }
        let order = next.order
        let cost = cost(of: order)
        guard cost <= currentCost + allowance(), problem.constraints.allowsOrder(order) else { return }
        current = next
        currentCost = cost
        keep(order)
    }

    /// The order after a move; where it must not be, after further moves: another allowed one may lie behind it.
    private mutating func moved() -> SectionOrder? {
        guard var next = current.moved(SectionMove.all.randomElement(using: &random)!, &random) else { return nil }
        guard problem.constraints.forbidsOrders else { return next }
        var further = 3
        while further > 0, !problem.constraints.allowsOrder(next.order) {
            next = next.moved(SectionMove.all.randomElement(using: &random)!, &random) ?? next
            further -= 1
        }
        return next
    }

    /// The cost increase that is accepted now, drawn at random.
    private mutating func allowance() -> Double {
        guard state.moves < cooling else { return 0 }
        let temperature = Self.initialTemperature * bestCost * (1 - Double(state.moves) / Double(cooling))
        return -log(Double.random(in: .leastNormalMagnitude...1, using: &random)) * temperature
    }

    private mutating func cost(of order: [Int]) -> Double {
        if let split { return split.cost(of: order, &memory) }
        return problem.cost(of: problem.inCurrentGroups(order)) ?? .infinity
    }

    /// Keeps the current order's plan where it is the best so far.
    private mutating func keep(_ order: [Int]) {
        guard currentCost < bestCost - 1e-12 else { return }
        let plan = split?.best(of: order, &memory) ?? problem.inCurrentGroups(order)
        guard problem.allows(plan), let cost = problem.cost(of: plan) else { return }
        keep(plan, cost)
    }
}
