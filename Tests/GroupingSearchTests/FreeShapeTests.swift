import GroupingSearch
import TestSupport
import Testing

/// The best shape one level deep against trying every tree and order, and against what other searches find.
@Suite struct FreeShapeTests {
    @Test(arguments: 0..<500) func equalsTryingEveryTreeAndOrder(seed: Int) throws {
        var random = SeededNumbers(UInt64(seed))
        let count = Int.random(in: 1...7, using: &random)
        let weights = (0..<count).map { _ in Double(Int.random(in: 0...20, using: &random)) }
        // All but the prices of presses, which has no price of positions, and of groups.
        let prices = SmallTrees.prices.filter { $0.perPosition > 0 && $0.perGroup == 0 }
        let price = prices[seed % prices.count]
        let largest = Int.random(in: 2...7, using: &random)
        let found = try #require(FreeShape.best(weights, price, largest: largest))
        let least = SmallTrees.least(weights, price) { plan, size in plan.depth <= 1 && size <= largest }
        #expect(abs(found.cost - least) < 1e-9)
        #expect(abs(found.plan.cost(weights: weights, price: price) - found.cost) < 1e-9)
        #expect(found.plan.targets.sorted() == Array(0..<count))
        #expect(found.plan.depth <= 1 && SmallTrees.largest(found.plan.items) <= largest)
    }

    /// No board of rows is better, and the exact grouping of the order that it found is no better either.
    @Test(arguments: 0..<20) func isNoWorseThanOtherSearches(seed: Int) throws {
        var random = SeededNumbers(UInt64(seed))
        let count = Int.random(in: 8...60, using: &random)
        let weights = (0..<count).map { _ in Double(Int.random(in: 1...1000, using: &random)) }
        let price = [ListPrice.steps, .stepsAndPresses, .seconds(interval: 1, reaction: 0.65, firstItemDelay: 0.7)][
            seed % 3]
        let found = try #require(FreeShape.best(weights, price, largest: 9))
        let order = found.plan.targets.map { weights[$0] }
        let limits = ExactGrouping.Limits(depth: 1, largestGroup: 9)
        #expect(ExactGrouping.best(order, price, limits).cost >= found.cost - 1e-6)
        #expect(ExactGrouping.best(weights.sorted(by: >), price, limits).cost >= found.cost - 1e-6)
        #expect(try #require(LowerBound.expected(weights, price)) <= found.cost / weights.reduce(0, +) + 1e-9)
    }

    @Test func saysWhereItCannot() {
        let weights = [3.0, 2, 1, 1]
        #expect(FreeShape.best(weights, .presses, largest: 9) == nil)
        #expect(FreeShape.best(weights, .steps, largest: 40) == nil)
        #expect(FreeShape.best(weights, ListPrice(perPosition: 1, perChoice: 0, perGroup: 1), largest: 4) == nil)
    }
}
