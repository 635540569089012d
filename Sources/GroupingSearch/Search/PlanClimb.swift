import AccessCost

/// A climb over plans: downhill; where nothing helps any more, a few moves at random and down again.
struct PlanClimb: Climb {
    private let problem: GroupingProblem
    private let split: ExactSplit?
    private let total: Double
    private var random: SeededGenerator
    /// The targets by weight where a shape decides their order; nil where they have a say of their own.
    private let heaviest: [Int]?
    /// The moves without success after which the plan is shaken.
    private let patience: Int

    private var current: Arrangement
    private var currentCost: Double
    private var changes: Int
    var best: GroupingPlan
    var bestCost: Double
    var trace: [Double] = []
    /// The order of sections where what belongs together moves as a whole; nil where any order will do or only one.
    private let sections: SectionOrder?
    var state = StopRule.State()
    let isAtEnd = false
    /// The moves since one was taken.
    private var idle = 0

    /// Costs are expected ones with the prices of changes.
    init(_ problem: GroupingProblem, start: GroupingPlan, seed: UInt64) {
        self.problem = problem
        split = ExactSplit(problem)
        total = max(problem.weights.reduce(0, +), .leastNonzeroMagnitude)
        random = SeededGenerator(seed: seed)
        heaviest =
            problem.isOrderFree
            ? problem.weights.indices.sorted { (-problem.weights[$0], $0) < (-problem.weights[$1], $1) } : nil
        let isNatural = problem.request.kind == .natural && !problem.request.keepsOrder
        let sections = isNatural ? SectionOrder(problem.constraints.sections, like: start.targets) : nil
        self.sections = sections.flatMap { $0.isOnlyOne ? nil : $0 }
        patience = 30 * max(8, problem.count)
        current = Arrangement(start, weights: problem.weights, price: problem.price ?? .steps)
        currentCost = problem.cost(of: start) ?? .infinity
        changes = problem.changes(to: current)
        best = start
        bestCost = currentCost
        trace = [bestCost]
    }

    mutating func step() {
        if move() {
            idle = 0
            return
        }
        idle += 1
        if idle == patience {
            if resplit() { idle = 0 }
        } else if idle > patience {
            shake()
            idle = 0
        }
    }

    /// Tries a move; whether it was taken.
    private mutating func move() -> Bool {
        if let sections, Int.random(in: 0..<3, using: &random) == 0 { return reorder(sections) }
        guard let move = Move.all.randomElement(using: &random), let edit = move.draw(current, &random) else {
            return false
        }
        var next = current
        var cost = 0.0
        if let heaviest {
            next.apply(edit)
            next = next.assigned(heaviest)
            cost = next.cost / total + problem.constant
            guard cost < currentCost - 1e-12 else { return false }
        } else if problem.price != nil {
            let delta = current.delta(of: edit) / total
            // No more changes can be taken back than there are.
            guard delta < Double(changes) * problem.changePrice - 1e-12 else { return false }
            next.apply(edit)
            cost = currentCost + delta + Double(problem.changes(to: next) - changes) * problem.changePrice
            guard cost < currentCost - 1e-12 else { return false }
        } else {
            next.apply(edit)
        }
        let plan = next.plan
        guard problem.allows(plan) else { return false }
        if problem.price == nil { cost = problem.cost(of: plan) ?? .infinity }
        guard cost < currentCost - 1e-12 else { return false }
        take(next, cost)
        keep(plan, cost)
        return true
    }

    /// Tries another order of a section's children, with the groups that it leaves whole; whether it was taken.
    private mutating func reorder(_ sections: SectionOrder) -> Bool {
        guard let move = SectionMove.all.randomElement(using: &random),
            let next = sections.sorted(like: current.order).moved(move, &random)
        else { return false }
        let plan = current.plan.carried(to: next.order)
        guard problem.allows(plan), let cost = problem.cost(of: plan), cost < currentCost - 1e-12 else { return false }
        take(Arrangement(plan, weights: problem.weights, price: current.price), cost)
        keep(plan, cost)
        return true
    }

    private mutating func take(_ arrangement: Arrangement, _ cost: Double) {
        current = arrangement
        currentCost = cost
        changes = problem.changes(to: arrangement)
    }

    /// Splits the order that was found exactly; whether that helps.
    private mutating func resplit() -> Bool {
        guard let split else { return false }
        let plan = split.best(of: current.plan.targets)
        guard let cost = problem.cost(of: plan), cost < currentCost - 1e-12 else { return false }
        take(Arrangement(plan, weights: problem.weights, price: current.price), cost)
        keep(plan, cost)
        return true
    }

    /// Goes back to the best plan, and a few allowed moves away from it.
    private mutating func shake() {
        take(Arrangement(best, weights: problem.weights, price: current.price), bestCost)
        var wanted = Int.random(in: 2...5, using: &random)
        for _ in 0..<200 where wanted > 0 {
            guard let move = Move.all.randomElement(using: &random), let edit = move.draw(current, &random) else {
                continue
            }
            var next = current
            next.apply(edit)
            guard problem.allows(next.plan) else { continue }
            current = next
            wanted -= 1
        }
        take(current, problem.cost(of: current.plan) ?? .infinity)
        // The order that this has led to, in its best groups.
        _ = resplit()
    }
}

extension GroupingProblem {
    /// The expected cost of a plan with the prices of its changes; nil where it leaves more targets unreachable than the current tree.
    func cost(of plan: GroupingPlan) -> Double? {
        value(of: plan).map { $0 + changePrice * Double(changes(to: plan)) }
    }
}

extension GroupingPlan {
    /// The plan in another order of its targets: groups that are still runs stay, the others are replaced by what they hold.
    /// O(targets x depth).
    func carried(to order: [Int]) -> GroupingPlan {
        var placeOf = [Int](repeating: 0, count: order.count)
        for (index, target) in order.enumerated() { placeOf[target] = index }
        typealias Seat = (place: Int, item: Item)
        func seats(_ list: [Item]) -> [Seat] {
            list.flatMap { item -> [Seat] in
                switch item {
                case .target(let target): return [(placeOf[target], item)]
                case .group(let inner):
                    let inside = seats(inner).sorted { $0.place < $1.place }
                    let places = GroupingPlan(inner).targets.map { placeOf[$0] }
                    let isRun = places.max()! - places.min()! + 1 == places.count
                    return isRun ? [(places.min()!, .group(inside.map(\.item)))] : inside
                }
            }
        }
        return GroupingPlan(seats(items).sorted { $0.place < $1.place }.map(\.item))
    }
}
