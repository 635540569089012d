import GroupingSearch
import TestSupport
import Testing

/// The exact searches against trying everything, and against the published values of NavCost.docc/Numbers.md.
@Suite struct ExactGroupingTests {
    @Test func theNumberOfTreesIsRight() {
        // The little Schroeder numbers, OEIS A001003.
        #expect(SmallTrees.all.map(\.count) == [1, 1, 1, 3, 11, 45, 197, 903])
    }

    @Test(arguments: 0..<500) func equalsTryingEveryTree(seed: Int) {
        var random = SeededNumbers(UInt64(seed))
        let count = Int.random(in: 1...7, using: &random)
        let weights = (0..<count).map { _ in Double(Int.random(in: 0...20, using: &random)) }
        let price = SmallTrees.prices[seed % SmallTrees.prices.count]
        let limits = ExactGrouping.Limits(
            depth: [nil, 0, 1, 2][Int.random(in: 0...3, using: &random)],
            largestGroup: [nil, 2, 3, 5][Int.random(in: 0...3, using: &random)],
            groups: [nil, nil, 1, 3][Int.random(in: 0...3, using: &random)])
        let allowed = SmallTrees.all[count].filter { tree in
            tree.plan.depth <= limits.depth ?? .max && tree.largest <= limits.largestGroup ?? .max
                && tree.plan.groupCount <= limits.groups ?? .max
        }
        let least = allowed.map { $0.plan.cost(weights: weights, price: price) }.min()!
        let found = ExactGrouping.best(weights, price, limits)
        #expect(abs(found.cost - least) < 1e-9)
        #expect(abs(found.plan.cost(weights: weights, price: price) - found.cost) < 1e-9)
        #expect(found.plan.targets == Array(0..<count))
        #expect(found.plan.depth <= limits.depth ?? .max && found.plan.groupCount <= limits.groups ?? .max)
        #expect(SmallTrees.largest(found.plan.items) <= limits.largestGroup ?? .max)
        // No plan costs less than the lower bound.
        if let bound = LowerBound.expected(weights, price) {
            #expect(bound <= found.cost / weights.reduce(0, +) + 1e-9)
        }
        let frontier = ExactGrouping.frontier(weights, price, limits, most: 4)
        for (groups, entry) in frontier.enumerated() {
            let best = allowed.filter { $0.plan.groupCount <= groups }
                .map { $0.plan.cost(weights: weights, price: price) }.min()!
            #expect(abs(entry.cost - best) < 1e-9 && entry.plan.groupCount <= groups)
        }
    }

    @Test(
        "steps+presses, order kept (NavCost.docc/Numbers.md)",
        arguments: [
            (26, 0, 14.5), (26, 1, 7.615), (26, nil, 7.462), (30, 0, 16.5), (30, 1, 8.0), (30, nil, 7.733),
        ] as [(Int, Int?, Double)])
    func stepsAndPresses(count: Int, depth: Int?, value: Double) {
        let found = ExactGrouping.best(Array(repeating: 1, count: count), .stepsAndPresses, .init(depth: depth))
        #expect(abs(found.cost / Double(count) - value) < 0.0005)
    }

    @Test(
        "equal targets, steps: 5.154, 6.08, 7.08 (NavCost.docc/Numbers.md)",
        arguments: [(26, 5.154, 4.700), (50, 6.08, 5.64), (100, 7.08, 6.64)])
    func steps(count: Int, value: Double, bound: Double) throws {
        let weights = [Double](repeating: 1, count: count)
        let kept = ExactGrouping.best(weights, .steps)
        let free = FreeOrder.fewestSteps(weights)
        #expect(abs(kept.cost / Double(count) - value) < 0.005)
        // Equal weights: the order is of no account.
        #expect(abs(free.cost - kept.cost) < 1e-9)
        #expect(abs(free.plan.cost(weights: weights, price: .steps) - free.cost) < 1e-9)
        #expect(abs(try #require(LowerBound.expected(weights, .steps)) - bound) < 0.005)
    }

    @Test("27 symbols in free order: 4.206, bound 4.110 (NavCost.docc/Numbers.md)")
    func symbols() throws {
        // Norvig's shares in percent, normalised, then scaled by what the space leaves.
        let letters = [
            12.49, 9.28, 8.04, 7.64, 7.57, 7.23, 6.51, 6.28, 5.05, 4.07, 3.82, 3.34, 2.73, 2.51, 2.40, 2.14, 1.87, 1.68,
            1.66, 1.48, 1.05, 0.54, 0.23, 0.16, 0.12, 0.09,
        ]
        let space = 1 / 5.79
        let weights = [space] + letters.map { $0 / letters.reduce(0, +) * (1 - space) }
        let free = FreeOrder.fewestSteps(weights)
        #expect(abs(free.cost - 4.206) < 0.0005)
        #expect(abs(free.plan.cost(weights: weights, price: .steps) - free.cost) < 1e-9)
        #expect(free.plan.targets.sorted() == Array(0..<27))
        #expect(abs(try #require(LowerBound.expected(weights, .steps)) - 4.110) < 0.0005)
    }

    @Test(arguments: 0..<60) func freeOrderEqualsTryingEveryOrder(seed: Int) {
        var random = SeededNumbers(UInt64(seed))
        let count = Int.random(in: 1...6, using: &random)
        let weights = (0..<count).map { _ in Double(Int.random(in: 1...20, using: &random)) }
        let least = SmallTrees.orders(of: weights).map { order in
            SmallTrees.all[count].map { $0.plan.cost(weights: order, price: .steps) }.min()!
        }.min()!
        let found = FreeOrder.fewestSteps(weights)
        #expect(abs(found.cost - least) < 1e-9)
        #expect(abs(found.plan.cost(weights: weights, price: .steps) - least) < 1e-9)
    }
}
