import LayoutModel

/// Searches the orders and groups of a screen once for each choice of what to do with the copies of its templates, and takes the
/// best. Where there are many choices, each has a first look with few of the moves, and the best of them all of theirs.
///
/// Source of the halving: Jamieson, Talwalkar 2016, "Non-stochastic best arm identification and hyperparameter optimization",
/// AISTATS, PMLR 51:240-248.
struct ChoiceSearch {
    /// What a search found: the changes of the tree that make it, with the best value for each number of groups.
    struct Found {
        var changes: [ScreenChange]
        /// The changes of copies of one template, which are made together or not at all.
        var units: [[ScreenChange]] = []
        var status: OrderSearch.Status
        var cut: StopRule.Reason?
        var frontier: [FrontierPoint]
        /// What was proven to be the least under the constraints, to which prices of change belong; nil where nothing was.
        var least: Double?
    }

    /// A choice with the best plan that was found for it.
    private struct Candidate {
        let units: [[ScreenChange]]
        let own: GroupingProblem
        let unlocked: ([ScreenChange]) -> [ScreenChange]
        var result: OrderSearch.Result
        var value: Double?
        var cost: Double
    }

    /// So many choices have all moves; where there are more, the others have the share of a first look.
    private static let finalists = 2
    private static let firstLook = 0.125

    private let problem: GroupingProblem
    private let request: Suggester.Request
    private let alike: AlikeGroups

    /// A search for a problem; what orders and groups must be like, and how the search runs, are those of a request.
    init(_ problem: GroupingProblem, _ request: Suggester.Request) {
        self.problem = problem
        self.request = request
        alike = AlikeGroups(problem)
    }

    /// The best that was found; cancelling the task ends the search with the best so far.
    func run(_ progress: (@Sendable (OrderSearch.Progress) -> Void)?) async -> Found {
        var options = request.search
        let isMany = alike.choices.count > Self.finalists
        if isMany { options.effort = Self.firstLook }
        var candidates: [Candidate] = []
        var cut: StopRule.Reason?
        for units in alike.choices where cut == nil {
            candidates.append(await searched(units, options, progress))
            cut = candidates.last?.result.cut
        }
        let open = isMany ? candidates.indices.filter { candidates[$0].result.status != .optimal } : []
        let first = open.sorted { (candidates[$0].cost, $0) < (candidates[$1].cost, $1) }.prefix(Self.finalists)
        for index in first where cut == nil {
            let again = await searched(candidates[index].units, request.search, progress)
            if again.cost < candidates[index].cost - 1e-9 { candidates[index] = again }
            cut = again.result.cut
        }
        return found(candidates, cut)
    }

    private func searched(
        _ units: [[ScreenChange]], _ options: OrderSearch.Options,
        _ progress: (@Sendable (OrderSearch.Progress) -> Void)?
    ) async -> Candidate {
        let (own, unlocked) =
            alike.isEmpty
            ? (problem, { $0 })
            : alike.problem(problem.screen, units.flatMap(\.self), request.mix, request.constraints)
        let result = await OrderSearch(own, options).run(progress: progress)
        let value = own.value(of: result.plan)
        return Candidate(
            units: units, own: own, unlocked: unlocked, result: result, value: value,
            cost: (value ?? .infinity) + problem.changePrice * Double(own.changes(to: result.plan) + units.count))
    }

    /// The best of some candidates, of equally good ones the first.
    private func found(_ candidates: [Candidate], _ cut: StopRule.Reason?) -> Found {
        var best: Candidate?
        for candidate in candidates where candidate.cost < (best?.cost ?? .infinity) - 1e-9 { best = candidate }
        guard let best else { return Found(changes: [], status: .unchanged, cut: nil, frontier: []) }
        let choice = best.units.flatMap(\.self)
        let isOptimal = best.result.status == .optimal
        var found = Found(
            changes: choice + best.unlocked(Restructuring.changes(from: best.own, to: best.result.plan)),
            units: best.units,
            status: cut == nil ? best.result.status : .stopped, cut: cut,
            frontier: Frontier.points(best.own, best.result.plan, isOptimal: isOptimal).map {
                var point = $0
                point.groups += choice.count { $0.kind == .group }
                return point
            }, least: best.value)
        if found.status == .optimal, !candidates.allSatisfy({ $0.result.status == .optimal }) {
            found.status = found.changes.isEmpty ? .unchanged : .improved
        }
        // Where the weights alone decide, the bound over all trees says more; methods without a price have no bound.
        if found.status != .optimal || request.constraints.kind != .natural || problem.bound == nil {
            found.least = nil
        }
        return found
    }
}
