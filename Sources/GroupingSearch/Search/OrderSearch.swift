import AccessCost

/// Searches orders and groupings: route first, cluster second. Every start is split into groups exactly where the price
/// allows it, then climbed from; climbs run side by side, and the best of them is taken whatever order they end in.
///
/// Source: NavCost.docc/Model.md, "Search over orders"; Beasley 1983, "Route first - cluster second methods for vehicle
/// routing", doi:10.1016/0305-0483(83)90033-6.
public struct OrderSearch: Sendable {
    /// How a search is run.
    public struct Options: Sendable {
        /// The same seed gives the same plan.
        public var seed: UInt64 = 1
        /// The moves to try in all; nil for as many as the price of a move allows.
        public var moves: Int?
        /// When to stop before that; nil for never.
        public var deadline: ContinuousClock.Instant?
        /// The climbs, each from a start of its own; nil for as many as suit the problem.
        public var climbs: Int?
        /// The share of those moves that a search makes which is only a first look.
        var effort = 1.0
        /// The climbs that run at a time.
        public var threads = 2
        /// Up to so many orders all are tried, which proves the best.
        public var fewOrders = 5040

        /// Everything at its default.
        public init() {}
    }

    /// How good a plan is known to be.
    public enum Status: String, CaseIterable, Hashable, Sendable, Codable {
        /// No plan that keeps the constraints costs less.
        case optimal
        /// It costs less than the current tree.
        case improved
        /// Nothing better than the current tree was found.
        case unchanged
        /// The search was cut short; it is the best until then.
        case stopped
    }

    /// What a search has found.
    public struct Result: Sendable {
        /// The best plan.
        public var plan: GroupingPlan
        /// How good it is known to be.
        public var status: Status
        /// Why the search was cut short; nil where it was not.
        public var cut: StopRule.Reason?
        /// The cost of the best plan of the best climb each time that a better one was met, prices of changes included.
        public var trace: [Double]
        /// The moves tried in all climbs; none where the best was proven without climbing.
        public var moves = 0
    }

    /// What a search tells while it runs.
    public struct Progress: Sendable {
        /// The climbs that have ended, of all.
        public var climbs: (done: Int, of: Int)
        /// The expected cost of the best plan so far, prices of changes included.
        public var best: Double
    }

    private let problem: GroupingProblem
    private let options: Options

    /// A search for a problem.
    public init(_ problem: GroupingProblem, _ options: Options = Options()) {
        self.problem = problem
        self.options = options
    }

    /// Runs the search; cancelling the task ends it with the best so far.
    public func run(progress: (@Sendable (Progress) -> Void)? = nil) async -> Result {
        guard problem.canOrder, problem.count > 0, problem.weights.contains(where: { $0 > 0 }), problem.before != nil
        else {
            return Result(plan: problem.currentPlan, status: .unchanged, cut: nil, trace: [])
        }
        if let proven = proven() { return finished(proven, isProven: true, cut: nil, trace: []) }
        if let silent = problem.silent {
            // Where people listen the search is over keys and gestures alone, and what it finds is held to what is heard.
            let found = await OrderSearch(silent, options).run(progress: progress)
            return finished(found.plan, isProven: false, cut: found.cut, trace: found.trace, moves: found.moves)
        }
        let (best, cut, trace, moves) = await climb(progress)
        return finished(best, isProven: false, cut: cut, trace: trace, moves: moves)
    }

    /// The plan that is proven optimal; nil where no proof is possible.
    private func proven() -> GroupingPlan? {
        guard let price = problem.price, let split = ExactSplit(problem) else { return tried() }
        let request = problem.request
        if problem.isUnconstrained, request.depth == nil, request.largestGroup == nil, price.perPosition > 0,
            price.perChoice == 0, price.firstNext == 0
        {
            return FreeOrder.fewestSteps(problem.weights).plan
        }
        // The order is of no account where all stops are wanted alike.
        if problem.isOrderFree, Set(problem.weights).count == 1 { return split.best(of: problem.constraints.order) }
        if problem.isUnconstrained, let largest = request.largestGroup,
            let plan = LargeGroups(problem, price, largest: largest).best(depth: request.depth)
        {
            return plan
        }
        let orders = NaturalOrders(problem)
        guard let count = orders.count(upTo: options.fewOrders), count * problem.count < 100_000 else { return nil }
        var best: (plan: GroupingPlan, cost: Double)?
        for order in orders.all where problem.constraints.allowsOrder(order) {
            let plan = split.best(of: order)
            guard let cost = problem.cost(of: plan) else { continue }
            if cost < best?.cost ?? .infinity { best = (plan, cost) }
        }
        return best?.plan ?? problem.currentPlan
    }

    /// The best of all plans, each tried where they are no more than a climb would try; nil where they are more, or time
    /// is up.
    private func tried() -> GroupingPlan? {
        let most = min(options.fewOrders, options.moves ?? usualMoves(OrderClimb.suits(problem)))
        guard let plans = FewPlans.all(of: problem, upTo: most) else { return nil }
        var best: (plan: GroupingPlan, cost: Double)?
        for plan in plans {
            if Task.isCancelled || options.deadline.map({ $0 <= .now }) ?? false { return nil }
            guard let cost = problem.cost(of: plan) else { continue }
            if cost < best?.cost ?? .infinity { best = (plan, cost) }
        }
        return best?.plan ?? problem.currentPlan
    }

    private func finished(
        _ plan: GroupingPlan, isProven: Bool, cut: StopRule.Reason?, trace: [Double], moves: Int = 0
    ) -> Result {
        let currentCost = problem.before ?? .infinity
        let cost = problem.cost(of: plan) ?? .infinity
        let isBetter =
            cost < currentCost - 1e-9
            || problem.repairsNumbers && (problem.value(of: plan) ?? .infinity) <= currentCost + 1e-9
        let chosen = isBetter ? plan : problem.currentPlan
        let value = problem.value(of: chosen) ?? .infinity
        let reachesBound = problem.bound.map { value <= $0 + 1e-9 * max(1, $0) } ?? false
        let status: Status =
            if cut != nil {
                .stopped
            } else if isProven || reachesBound {
                .optimal
            } else {
                isBetter ? .improved : .unchanged
            }
        return Result(plan: chosen, status: status, cut: cut, trace: trace, moves: moves)
    }

    // MARK: Climbs

    private func climb(_ progress: (@Sendable (Progress) -> Void)?) async -> (
        GroupingPlan, StopRule.Reason?, [Double], Int
    ) {
        typealias Outcome = (
            number: Int, plan: GroupingPlan, cost: Double, cut: StopRule.Reason?, trace: [Double], moves: Int
        )
        let isCheap = problem.price != nil
        let goesThroughOrders = OrderClimb.suits(problem)
        // A climb that cools down needs its time, and the start matters less.
        let climbs = max(1, options.climbs ?? Int((goesThroughOrders ? 4 : 8) * share))
        let moves = Int(Double(options.moves ?? usualMoves(goesThroughOrders)) * options.effort)
        return await withTaskGroup(of: Outcome.self) { group in
            var outcomes: [Outcome] = []
            var next = 0
            func add() {
                let number = next
                next += 1
                group.addTask {
                    var rules = [StopRule.cancellation, .moves(moves / climbs)]
                    if let deadline = options.deadline { rules.append(.deadline(deadline, everyMove: !isCheap)) }
                    let seed = options.seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(number)
                    let start = start(number, seed)
                    var climb: any Climb =
                        goesThroughOrders
                        ? OrderClimb(problem, start: start, seed: seed, moves: moves / climbs)
                        : PlanClimb(problem, start: start, seed: seed)
                    let cut = climb.run(until: .first(of: rules))
                    return (number, climb.best, climb.bestCost, cut, climb.trace, climb.moves)
                }
            }
            while next < min(climbs, max(1, options.threads)) { add() }
            for await outcome in group {
                outcomes.append(outcome)
                progress?(Progress(climbs: (outcomes.count, climbs), best: outcomes.map(\.cost).min()!))
                if next < climbs, outcome.cut == nil { add() }
            }
            let best = outcomes.min { ($0.cost, $0.number) < ($1.cost, $1.number) }!
            return (best.plan, outcomes.compactMap(\.cut).first, best.trace, outcomes.reduce(0) { $0 + $1.moves })
        }
    }

    /// As many moves as take a second or so on 40 targets, and not many times that on more.
    private func usualMoves(_ goesThroughOrders: Bool) -> Int {
        if problem.price != nil {
            guard goesThroughOrders else { return 200_000 }
            // Each move splits the whole order: many targets, and wide groups more so, have fewer.
            let width = GroupRuns.width(problem.count, problem.request.largestGroup ?? problem.count)
            let steps = Double(problem.count) * Double(width) * Double(width)
            return max(width > 20 ? 40 : 2_000, Int(min(48_000, 300_000_000 / max(1, steps))))
        }
        let moves = goesThroughOrders ? max(4_000, min(16_000, 640_000 / max(1, problem.count))) : 6_000
        return max(40, Int(Double(moves) * share))
    }

    /// The share of what is tried elsewhere that there is time for where something must be scrolled to: no place has a price
    /// there, and a route may go over thousands of pages.
    private var share: Double { min(1, 5_000 / Double(max(1, problem.pagedStates))) }

    /// Where a climb begins: the current tree, the expected order split, by weight, then the expected order again where a climb goes
    /// through orders, else orders drawn at random.
    private func start(_ number: Int, _ seed: UInt64) -> GroupingPlan {
        if number == 0 { return problem.currentPlan }
        let orders = NaturalOrders(problem)
        var random = SeededGenerator(seed: ~seed)
        let order =
            switch number {
            case 1: problem.constraints.order
            case 2: orders.byWeight(problem.weights)
            default: OrderClimb.suits(problem) ? problem.constraints.order : orders.random(&random)
            }
        guard problem.constraints.allowsOrder(order) else { return problem.currentPlan }
        if let split = ExactSplit(problem) { return split.best(of: order) }
        return GuidedStart.plan(of: order, problem) ?? problem.currentPlan
    }
}
