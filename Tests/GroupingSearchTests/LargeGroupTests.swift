import AccessCost
import LayoutModel
import TestSupport
import Testing

@testable import GroupingSearch

/// Current groups beyond the largest size, which may stay, against trying every order and tree.
@Suite struct LargeGroupTests {
    @Test(arguments: 0..<cases(60, long: 300)) func equalsTryingEveryOrderAndTree(seed: Int) async throws {
        var numbers = SeededNumbers(UInt64(seed))
        let count = Int.random(in: 4...6, using: &numbers)
        let large = Int.random(in: 3..<count, using: &numbers)
        let isNested = large > 3 && seed % 2 == 0
        let weights = (0..<count).map { _ in Double(Int.random(in: 1...20, using: &numbers)) }
        var constraints = Problems.free
        constraints.depth = [1, 2, 3, nil][seed % 4]
        constraints.largestGroup = 2
        let screen = Self.screen(weights, [large] + (isNested ? [3] : []))
        let problem = GroupingProblem(
            screen, Problems.mix(.iosSwitchAuto, .stepsAndPresses, action: .none), constraints)
        let kept = [Array(0..<large)] + (isNested ? [[0, 1, 2]] : [])
        #expect(problem.constraints.currentGroups == Set(kept))
        let found = await OrderSearch(problem, OrderSearch.Options()).run()
        #expect(found.status == .optimal)
        let price = try #require(problem.price)
        var least = Double.infinity
        for order in SmallTrees.orders(of: Array(weights.indices)) {
            for tree in SmallTrees.all[count] {
                let plan = Self.renamed(tree.plan, order)
                guard problem.allows(plan) else { continue }
                least = min(least, plan.cost(weights: weights, price: price))
            }
        }
        #expect(problem.allows(found.plan))
        #expect(abs(found.plan.cost(weights: weights, price: price) - least) < 1e-9)
    }

    @Test func saysNothingOfTooManyGroups() {
        let weights = (0..<24).map { 1 / Double($0 + 1) }
        var constraints = Problems.free
        constraints.depth = 1
        constraints.largestGroup = 3
        let screen = Self.screen(weights, Array(repeating: 4, count: 6), areNested: false)
        let problem = GroupingProblem(
            screen, Problems.mix(.iosSwitchAuto, .stepsAndPresses, action: .none), constraints)
        #expect(problem.constraints.currentGroups.count == 6)
        #expect(LargeGroups(problem, problem.price ?? .steps, largest: 3).best(depth: 1) == nil)
        #expect(LargeGroups(problem, problem.price ?? .steps, largest: 4).best(depth: 1) != nil)
    }

    /// Buttons with groups of those sizes: one inside the other from the first on, or side by side.
    private static func screen(_ weights: [Double], _ sizes: [Int], areNested: Bool = true) -> Screen {
        var screen = Screen(id: "s", width: 2000, height: 50)
        var ends: [(end: Int, box: ElementIndex)] = []
        var begin = 0
        for (place, weight) in weights.enumerated() {
            while let last = ends.last, last.end <= place {
                screen.close(last.box)
                ends.removeLast()
            }
            let opening = areNested ? (place == 0 ? sizes : []) : (place == begin && !sizes.isEmpty ? [sizes[0]] : [])
            for size in opening where place + size <= weights.count {
                var group = Element(.group, id: "g\(place)-\(size)", label: "G\(place) \(size)")
                group.container = .semanticGroup
                ends.append((place + size, screen.open(group, in: ends.last?.box)))
                begin = place + size
            }
            var element = Element(role: .button, id: "b\(place)", label: "B\(place)")
            element.weight = weight
            element.frame = Frame(x: Double(place) * 50, y: 0, width: 44, height: 44)
            screen.open(element, in: ends.last?.box)
        }
        for entry in ends.reversed() { screen.close(entry.box) }
        return screen
    }

    private static func renamed(_ plan: GroupingPlan, _ order: [Int]) -> GroupingPlan {
        func items(_ list: [GroupingPlan.Item]) -> [GroupingPlan.Item] {
            list.map { item in
                switch item {
                case .target(let place): .target(order[place])
                case .group(let inner): .group(items(inner))
                }
            }
        }
        return GroupingPlan(items(plan.items))
    }
}
