import GroupingSearch
import TestSupport
import Testing

/// The best nesting of any depth against trying every tree and order, against the best shape one level deep, and against what
/// other searches find.
@Suite struct FreeNestingTests {
    @Test(arguments: 0..<cases(120, long: 500)) func equalsTryingEveryTreeAndOrder(seed: Int) throws {
        var random = SeededNumbers(UInt64(seed))
        let count = Int.random(in: 1...7, using: &random)
        let weights = (0..<count).map { _ in Double(Int.random(in: 0...20, using: &random)) }
        let prices = SmallTrees.prices.filter { $0.perPosition > 0 && $0.perGroup == 0 }
        let price = prices[seed % prices.count]
        let largest = Int.random(in: 2...7, using: &random)
        let depth = [1, 2, 3, nil][seed / prices.count % 4]
        let found = try #require(FreeNesting.best(weights, price, depth: depth, largest: largest))
        let least = SmallTrees.least(weights, price) { plan, size in plan.depth <= depth ?? .max && size <= largest }
        #expect(abs(found.cost - least) < 1e-9)
        #expect(abs(found.plan.cost(weights: weights, price: price) - found.cost) < 1e-9)
        #expect(found.plan.targets.sorted() == Array(0..<count))
        #expect(found.plan.depth <= depth ?? .max && SmallTrees.largest(found.plan.items) <= largest)
    }

    /// One level deep another program says the same; a deeper tree is no worse, and better for some.
    @Test func agreesWithTheShapesOfOneLevel() throws {
        var isBetter = 0
        for seed in 0..<cases(12, long: 60) {
            let (weights, price) = screen(seed, of: isLongForm ? 8...80 : 8...40)
            let one = try #require(FreeNesting.best(weights, price, depth: 1, largest: 9))
            let shape = try #require(FreeShape.best(weights, price, largest: 9))
            #expect(abs(one.cost - shape.cost) < 1e-7 * one.cost, "\(seed)")
            let two = try #require(FreeNesting.best(weights, price, depth: 2, largest: 9))
            #expect(two.cost <= one.cost * (1 + 1e-9))
            if two.cost < one.cost * (1 - 1e-6) { isBetter += 1 }
        }
        #expect(isBetter > 2)
    }

    /// No order and grouping that other programs find is better, and no bound is above it.
    @Test(arguments: 0..<cases(10, long: 20)) func isNoWorseThanOtherSearches(seed: Int) throws {
        let (weights, price) = screen(seed, of: isLongForm ? 8...60 : 8...40)
        let found = try #require(FreeNesting.best(weights, price, depth: 2, largest: 9))
        #expect(found.plan.depth <= 2 && SmallTrees.largest(found.plan.items) <= 9)
        let limits = ExactGrouping.Limits(depth: 2, largestGroup: 9)
        for order in [found.plan.targets.map { weights[$0] }, weights.sorted(by: >)] {
            #expect(ExactGrouping.best(order, price, limits).cost >= found.cost * (1 - 1e-9))
        }
        #expect(try #require(LowerBound.expected(weights, price)) <= found.cost / weights.reduce(0, +) + 1e-9)
    }

    /// With groups as large as the screen and any depth, steps are those that `FreeOrder` finds in its own way.
    @Test(arguments: 0..<20) func equalsTheFewestStepsWithoutLimits(seed: Int) throws {
        var random = SeededNumbers(UInt64(seed))
        let weights = (0..<Int.random(in: 3...12, using: &random)).map { _ in
            Double(Int.random(in: 1...100, using: &random))
        }
        let found = try #require(FreeNesting.best(weights, .steps, depth: nil, largest: weights.count))
        #expect(abs(found.cost - FreeOrder.fewestSteps(weights).cost) < 1e-9)
    }

    /// Locked groups stand where there is room for the groups in them, or in the top list.
    @Test(arguments: 0..<cases(120, long: 500)) func placesLockedGroupsAsTryingAllDoes(seed: Int) throws {
        var random = SeededNumbers(UInt64(seed))
        let count = Int.random(in: 1...6, using: &random)
        let weights = (0..<count).map { _ in Double(Int.random(in: 0...20, using: &random)) }
        let depths = (0..<count).map { _ in max(0, Int.random(in: -2...3, using: &random)) }
        let prices = SmallTrees.prices.filter { $0.perPosition > 0 && $0.perGroup == 0 }
        let price = prices[seed % prices.count]
        let largest = Int.random(in: 2...6, using: &random)
        let depth = [1, 2, 3, nil][seed / prices.count % 4]
        let found = try #require(FreeNesting.best(weights, depths: depths, price, depth: depth, largest: largest))
        let least = SmallTrees.least(weights, depths: depths, price, depth: depth, largest: largest)
        #expect(abs(found.cost - least) < 1e-9)
        #expect(abs(found.plan.cost(weights: weights, price: price) - found.cost) < 1e-9)
        #expect(found.plan.targets.sorted() == Array(0..<count))
        #expect(SmallTrees.largest(found.plan.items) <= largest)
        for (target, level) in zip(found.plan.targets, SmallTrees.levels(found.plan.items)) {
            #expect(level <= depth ?? .max)
            #expect(level == 0 || level + depths[target] <= depth ?? .max)
        }
    }

    /// More locked groups of different depths than the table of them holds are not proven; as many that any place takes are.
    @Test func saysWhereLockedGroupsAreTooMany() {
        let weights = (1...40).map { 1 / Double($0) }
        let depths = (0..<40).map { $0 % 4 }
        #expect(FreeNesting.best(weights, depths: depths, .steps, depth: 3, largest: 9) == nil)
        #expect(FreeNesting.best(weights, depths: depths, .steps, depth: nil, largest: 9) != nil)
        // As many depths as targets are more numbers of placed ones than an integer holds.
        let deep = (1...200).map { 1 / Double($0) }
        #expect(FreeNesting.best(deep, depths: Array(1...200), .steps, depth: 200, largest: 9) == nil)
        let few = (0..<40).map { $0 % 13 == 3 ? 1 : 0 }
        #expect(FreeNesting.best(weights, depths: few, .stepsAndPresses, depth: 2, largest: 9) != nil)
    }

    /// Two hundred in the long form.
    @Test func provesManyTargets() throws {
        let zipf = (1...cases(100, long: 200)).map { 1 / Double($0) }
        #expect(FreeNesting.best(zipf, .stepsAndPresses, depth: 2, largest: 9) != nil)
        #expect(FreeNesting.best(zipf, .steps, depth: nil, largest: 9) != nil)
    }

    @Test func saysWhereItCannot() {
        let weights = [3.0, 2, 1, 1]
        #expect(FreeNesting.best(weights, .presses, depth: 2, largest: 9) == nil)
        #expect(FreeNesting.best(weights, .steps, depth: 0, largest: 9) == nil)
        #expect(FreeNesting.best([Double](repeating: 1, count: 301), .steps, depth: 2, largest: 9) == nil)
        let priced = ListPrice(perPosition: 1, perChoice: 0, perGroup: 1)
        #expect(FreeNesting.best(weights, priced, depth: 2, largest: 4) == nil)
    }

    private func screen(_ seed: Int, of counts: ClosedRange<Int>) -> (weights: [Double], price: ListPrice) {
        var random = SeededNumbers(UInt64(seed))
        let count = Int.random(in: counts, using: &random)
        let weights = (0..<count).map { rank in
            seed % 2 == 0 ? Double(Int.random(in: 1...1000, using: &random)) : 1 / Double(rank + 1)
        }
        let prices = [ListPrice.steps, .stepsAndPresses, .seconds(interval: 1, reaction: 0.65, firstItemDelay: 0.7)]
        return (weights, prices[seed / 2 % 3])
    }
}
