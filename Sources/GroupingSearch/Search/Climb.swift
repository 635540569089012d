/// One climb of a search: from a start, move by move, keeping the best plan that it has met. What a move is and which costs
/// are taken is up to the kind: `PlanClimb` changes plans, `OrderClimb` orders of sections.
///
/// Costs are expected ones with the prices of changes.
protocol Climb {
    /// How far it has come.
    var state: StopRule.State { get set }
    /// The best plan so far.
    var best: GroupingPlan { get set }
    /// What the best plan so far costs.
    var bestCost: Double { get set }
    /// The cost of the best plan each time that a better one was met; it only falls.
    var trace: [Double] { get set }
    /// Whether there is nothing to move.
    var isAtEnd: Bool { get }

    /// Tries a move.
    mutating func step()
}

extension Climb {
    /// The moves tried so far.
    var moves: Int { state.moves }

    /// Climbs until the rule says stop.
    ///
    /// - Returns: why it was cut short; nil where it was not.
    mutating func run(until rule: StopRule) -> StopRule.Reason? {
        guard !isAtEnd else { return nil }
        while true {
            switch rule.verdict(state) {
            case .done: return nil
            case .cut(let reason): return reason
            case .goOn: break
            }
            state.moves += 1
            state.idle += 1
            step()
        }
    }

    /// Keeps a plan where it is the best so far.
    mutating func keep(_ plan: GroupingPlan, _ cost: Double) {
        guard cost < bestCost - 1e-12 else { return }
        best = plan
        bestCost = cost
        state.idle = 0
        trace.append(cost)
    }
}
