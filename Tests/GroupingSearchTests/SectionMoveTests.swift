import AccessCost
import LayoutModel
import TestSupport
import Testing

@testable import GroupingSearch

/// Every kind of move of what belongs together: sections stay whole, and what an order costs is what its plan does.
@Suite struct SectionMoveTests {
    /// Boxes with buttons of any weights, some of them lists, some of them in boxes; some boxes are current groups.
    private static func screen(_ seed: Int) -> Screen {
        var numbers = SeededNumbers(UInt64(seed))
        var screen = Screen(id: "s", width: 400, height: 800)
        var count = 0
        func button(in box: ElementIndex?, _ screen: inout Screen) {
            var element = Element(
                role: numbers.oneIn(5) ? .textField : .button, id: "b\(count)",
                label: String(repeating: "x", count: count + 1))
            element.weight = Double(Int.random(in: 1...30, using: &numbers))
            element.frame = Frame(x: Double(count % 4) * 100, y: Double(count / 4) * 50, width: 90, height: 44)
            screen.open(element, in: box)
            count += 1
        }
        for box in 0..<Int.random(in: 2...5, using: &numbers) {
            if numbers.oneIn(3) { button(in: nil, &screen) }
            var group = Element(.group, id: "box-\(box)", label: "Box \(box)")
            if numbers.oneIn(4) { group.role = .list }
            if numbers.oneIn(3) { group.container = .semanticGroup }
            let outer = screen.open(group, in: nil)
            for _ in 0..<Int.random(in: 1...4, using: &numbers) { button(in: outer, &screen) }
            if numbers.oneIn(2) {
                let inner = screen.open(Element(.group, id: "inner-\(box)", label: "Inner \(box)"), in: outer)
                for _ in 0..<Int.random(in: 2...3, using: &numbers) { button(in: inner, &screen) }
                screen.close(inner)
            }
            screen.close(outer)
        }
        return screen
    }

    private static func problem(_ seed: Int) -> GroupingProblem {
        var constraints = Constraints()
        constraints.depth = [nil, 1, 2, 2][seed % 4]
        constraints.largestGroup = [9, 3, nil][seed % 3]
        let objective: Objective = seed % 2 == 0 ? .stepsAndPresses : .seconds
        return GroupingProblem(Self.screen(seed), Problems.mix(.iosSwitchAuto, objective), constraints)
    }

    @Test func costEqualsRecomputation() throws {
        var drawn: [String: Int] = [:]
        for seed in 0..<1000 {
            let problem = Self.problem(seed)
            let split = try #require(ExactSplit(problem))
            var memory: GroupMemory? = GroupMemory(problem.count)
            var random = SeededGenerator(seed: UInt64(seed))
            var order = SectionOrder(problem.constraints.sections, like: problem.currentPlan.targets)
            #expect(SectionOrder(problem.constraints.sections, like: order.order).order == order.order)
            for move in SectionMove.all {
                let name = move.name
                guard let next = order.moved(move, &random) else { continue }
                drawn[name, default: 0] += 1
                order = next
                let items = order.order
                #expect(items.sorted() == Array(0..<problem.count), "\(name), seed \(seed) loses a target")
                #expect(problem.constraints.allowsOrder(items), "\(name), seed \(seed) tears a section")
                let cost = split.cost(of: items, &memory)
                let plan = split.best(of: items, &memory)
                #expect(problem.allows(plan) && plan.targets == items)
                if seed % 10 == 0 { #expect(plan == split.best(of: items)) }
                let whole = try #require(problem.cost(of: plan))
                // The current plan is no change, whatever the expected order is.
                #expect(
                    plan == problem.currentPlan ? cost >= whole - 1e-9 : abs(cost - whole) < 1e-9,
                    "\(name), seed \(seed)")
            }
        }
        // Most screens have a move of each kind.
        #expect(SectionMove.all.allSatisfy { drawn[$0.name] ?? 0 > 500 })
    }

    /// Groups that another order leaves whole stay, the others are replaced by what they hold.
    @Test func groupsAreCarriedAlong() {
        let plan = GroupingPlan([
            .group([.target(0), .group([.target(1), .target(2)])]), .target(3), .group([.target(4), .target(5)]),
        ])
        #expect(plan.carried(to: [0, 1, 2, 3, 4, 5]) == plan)
        #expect(
            plan.carried(to: [4, 5, 2, 1, 0, 3])
                == GroupingPlan([
                    .group([.target(4), .target(5)]), .group([.group([.target(2), .target(1)]), .target(0)]),
                    .target(3),
                ]))
        #expect(
            plan.carried(to: [1, 2, 4, 0, 3, 5])
                == GroupingPlan([
                    .group([.target(1), .target(2)]), .target(4), .target(0), .target(3), .target(5),
                ]))
    }

    /// A climb through orders is the same for any number of threads, falls only, and finds what trying every order does.
    @Test func aClimbThroughOrders() async throws {
        var compared = 0
        for seed in 0..<cases(6, long: 12) {
            let problem = Self.problem(seed)
            var all = OrderSearch.Options()
            all.fewOrders = 800
            var few = OrderSearch.Options()
            few.fewOrders = 0
            few.moves = 3_000
            var plans: Set<GroupingPlan> = []
            for threads in [1, 3] {
                few.threads = threads
                let found = await OrderSearch(problem, few).run()
                plans.insert(found.plan)
                #expect(zip(found.trace, found.trace.dropFirst()).allSatisfy { $0 > $1 })
                if let bound = problem.bound { #expect(try #require(problem.value(of: found.plan)) >= bound - 1e-9) }
            }
            #expect(plans.count == 1)
            all.moves = 1
            let proven = await OrderSearch(problem, all).run()
            guard proven.status == .optimal else { continue }
            compared += 1
            let least = try #require(problem.cost(of: proven.plan))
            #expect(abs(try #require(problem.cost(of: plans.first!)) - least) < 1e-9, "seed \(seed)")
        }
        #expect(compared > 1)
    }
}
