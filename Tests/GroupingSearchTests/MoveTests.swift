import TestSupport
import Testing

@testable import GroupingSearch

/// Every kind of move: its delta is what a full recomputation says, and no target gets lost.
@Suite struct MoveTests {
    /// A plan of targets in any order and nesting.
    private static func plan(_ targets: [Int], _ numbers: inout SeededNumbers, depth: Int = 0) -> [GroupingPlan.Item] {
        var items: [GroupingPlan.Item] = []
        var place = 0
        while place < targets.count {
            let length = min(targets.count - place, Int.random(in: 1...6, using: &numbers))
            if length > 1, depth < 3, length < targets.count, numbers.oneIn(2) {
                items.append(.group(plan(Array(targets[place..<place + length]), &numbers, depth: depth + 1)))
                place += length
            } else {
                items.append(.target(targets[place]))
                place += 1
            }
        }
        return items
    }

    @Test(arguments: Move.all.map(\.name)) func deltaEqualsRecomputation(name: String) throws {
        let move = try #require(Move.all.first { $0.name == name })
        var drawn = 0
        for seed in 0..<1000 {
            var numbers = SeededNumbers(UInt64(seed))
            let count = Int.random(in: 1...40, using: &numbers)
            let weights = (0..<count).map { _ in Double(Int.random(in: 0...20, using: &numbers)) }
            let price = SmallTrees.prices[seed % SmallTrees.prices.count]
            let start = GroupingPlan(Self.plan(Array(0..<count).shuffled(using: &numbers), &numbers))
            var arrangement = Arrangement(start, weights: weights, price: price)
            #expect(arrangement.plan == start)
            #expect(abs(arrangement.cost - start.cost(weights: weights, price: price)) < 1e-7)
            // Several moves one after the other: what one leaves is what the next begins with.
            for _ in 0..<5 {
                guard let edit = move.draw(arrangement, &numbers) else { continue }
                drawn += 1
                let before = arrangement.plan.cost(weights: weights, price: price)
                let delta = arrangement.delta(of: edit)
                arrangement.apply(edit)
                let plan = arrangement.plan
                let after = plan.cost(weights: weights, price: price)
                #expect(abs(after - before - delta) < 1e-7, "\(name), seed \(seed)")
                #expect(abs(arrangement.cost - after) < 1e-7)
                #expect(plan.targets.sorted() == Array(0..<count), "\(name), seed \(seed) loses a target")
                #expect(plan.memberSets.allSatisfy { $0.count > 1 }, "\(name), seed \(seed) leaves a group of one")
                #expect(arrangement.order == plan.targets)
            }
        }
        // Random shapes have a move of each kind nearly always.
        #expect(drawn > 1500)
    }

    /// The heaviest target in the cheapest place, the shape being the same.
    @Test func aSettledShapeHasItsBestOrder() {
        for seed in 0..<200 {
            var numbers = SeededNumbers(UInt64(seed))
            let count = Int.random(in: 1...30, using: &numbers)
            let weights = (0..<count).map { _ in Double(Int.random(in: 0...20, using: &numbers)) }
            let price = SmallTrees.prices[seed % SmallTrees.prices.count]
            let plan = GroupingPlan(Self.plan(Array(0..<count).shuffled(using: &numbers), &numbers))
            let heaviest = weights.indices.sorted { (-weights[$0], $0) < (-weights[$1], $1) }
            let assigned = Arrangement(plan, weights: weights, price: price).assigned(heaviest)
            #expect(assigned.plan.targets.sorted() == Array(0..<count))
            #expect(assigned.plan.groupCount == plan.groupCount && assigned.plan.depth == plan.depth)
            #expect(abs(assigned.cost - assigned.plan.cost(weights: weights, price: price)) < 1e-6)
            let groups = Double(plan.groupCount) * price.perGroup
            let places = weights.indices.map { target in
                plan.cost(weights: weights.indices.map { $0 == target ? 1 : 0 }, price: price) - groups
            }.sorted()
            let least = zip(weights.sorted(by: >), places).reduce(groups) { $0 + $1.0 * $1.1 }
            #expect(abs(assigned.cost - least) < 1e-6)
        }
    }
}
