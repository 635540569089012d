import AccessCost
import CostReport
import GroupingSearch
import LayoutFormats
import LayoutModel
import NavCost
import ScreenFindings

/// Asks all contenders one question.
struct Contest {
    let one: Case
    let problem: GroupingProblem
    let seeds: Int
    let threads: Int

    init(_ one: Case, seeds: Int, threads: Int) {
        self.one = one
        problem = one.problem
        self.seeds = seeds
        self.threads = threads
    }

    /// The answers; nil where there is nothing to search.
    func record() async -> Record? {
        guard let today = problem.before, problem.count > 2 else { return nil }
        var seconds: [Double] = []
        var found: [OrderSearch.Result] = []
        for seed in 1...seeds {
            let (result, time) = await timed(one.constraints, seed: UInt64(seed))
            found.append(result)
            seconds.append(time)
            // What is proven is the same for every seed.
            if result.moves == 0 { break }
        }
        let values = found.map { total($0.plan) ?? today }
        let best = values.indices.min { values[$0] < values[$1] }!
        var long: Double?
        // Free questions have a bound that is near, and solvers; and what all seeds agree on is not asked again.
        if found[0].moves > 0, one.constraints.kind == .natural, Set(values).count > 1 {
            var options = options(seed: 1)
            options.moves = found[0].moves * 5
            long = total(await OrderSearch(problem, options).run().plan)
        }
        var kept = one.constraints
        kept.keepsOrder = true
        let (exact, keptSeconds) = await timed(kept, seed: 1)
        let largest = one.constraints.largestGroup ?? problem.count
        return Record(
            name: one.name, weights: one.weights, method: one.mix.name, objective: one.objective,
            constraints: one.constraints.kind, depth: one.constraints.depth, targets: problem.count, today: today,
            rows: least(Clusters.rows(problem.weights, widest: largest)),
            huffman: least(Clusters.huffman(problem.weights, largest: largest)), kept: total(exact.plan),
            keptSeconds: keptSeconds, search: values, searchSeconds: seconds, long: long, status: found[best].status,
            moves: found[0].moves, bound: problem.bound, changePrice: problem.changePrice,
            plan: found[best].plan.text, solve: one.isForSolvers ? await solve() : nil)
    }

    // MARK: Values

    /// What a plan costs with the prices of its changes, which is what searches make small; nil where it is not allowed.
    private func total(_ plan: GroupingPlan) -> Double? {
        guard problem.allows(plan) || plan == problem.currentPlan else { return nil }
        return problem.value(of: plan).map { $0 + problem.changePrice * Double(problem.changes(to: plan)) }
    }

    private func least(_ plans: [GroupingPlan]) -> Double? { plans.compactMap(total).min() }

    private func options(seed: UInt64) -> OrderSearch.Options {
        var options = OrderSearch.Options()
        options.seed = seed
        options.threads = threads
        return options
    }

    private func timed(_ constraints: Constraints, seed: UInt64) async -> (OrderSearch.Result, Double) {
        let problem = GroupingProblem(one.screen, one.mix, constraints)
        let clock = ContinuousClock()
        let start = clock.now
        let result = await OrderSearch(problem, options(seed: seed)).run()
        let time = (clock.now - start).components
        return (result, Double(time.seconds) + Double(time.attoseconds) / 1e18)
    }

    // MARK: What solvers are asked

    private func solve() async -> Record.Solve? {
        guard let price = problem.price, price.perGroup == 0, let today = problem.before else { return nil }
        let sum = problem.weights.reduce(0, +)
        var answers: [Record.Answer] = []
        for depth in [1, 2, nil] {
            for keepsOrder in [true, false] where !keepsOrder || depth != nil {
                var constraints = one.constraints
                constraints.depth = depth
                constraints.keepsOrder = keepsOrder
                let (result, seconds) = await timed(constraints, seed: 1)
                answers.append(
                    Record.Answer(
                        depth: depth, keepsOrder: keepsOrder, value: problem.value(of: result.plan) ?? today,
                        status: result.status, seconds: seconds))
            }
        }
        return Record.Solve(
            weights: problem.weights, t: price.perPosition, s: price.perChoice, firstNext: price.firstNext,
            constant: today - problem.currentPlan.cost(weights: problem.weights, price: price) / sum,
            largest: one.constraints.largestGroup ?? problem.count,
            wide: problem.currentPlan.runs(beyond: one.constraints.largestGroup ?? problem.count),
            levels: problem.levels, answers: answers)
    }
}
