import AccessCost
import LayoutModel
import TestSupport
import Testing

@testable import GroupingSearch

/// The search under natural constraints against trying every order and nesting that they allow, each as the engine
/// charges its layout.
@Suite struct NaturalOptimumTests {
    private static let methods: [AccessMethod] = [
        .iosSwitchAuto, .macVoiceOver, .webScreenReader, .iosSwitchManual, .iosVoiceOver, .webKeyboard,
        .chromeosSwitchAuto, .androidSwitchGroups, .iosSwitchDwell, .androidTalkBack, .iosKeyboard, .macKeyboard,
    ]

    /// Few stops in up to three containers, in rows, with what makes people expect an order or a group.
    private static func screen(_ numbers: inout SeededNumbers) -> Screen {
        var screen = Screen(id: "s", width: 600, height: 600)
        let boxes: [Role?] = [nil, .group, .group, .toolbar, .list, .form]
        let names = ["Play", "Stop", "Level 3", "Level 1", "Level 2", "Erase"]
        var rest = Int.random(in: 2...6, using: &numbers)
        var row = 0.0
        while rest > 0 {
            let size = Int.random(in: 1...rest, using: &numbers)
            var box: ElementIndex?
            if let role = boxes.randomElement(using: &numbers)! {
                var element = Element(.group, role: role, id: "box-\(rest)")
                if numbers.oneIn(2) { element.label = "Box \(rest)" }
                element.container = [nil, .semanticGroup].randomElement(using: &numbers)!
                element.isLocked = numbers.oneIn(6)
                if numbers.oneIn(3) { element.navigationStyle = .combined }
                box = screen.open(element, in: nil)
            }
            for column in 0..<size {
                let roles: [Role] = [.button, .button, .button, .link, .textField, .cell]
                var element = Element(role: roles.randomElement(using: &numbers)!, id: "t-\(rest)-\(column)")
                element.label = names.randomElement(using: &numbers)!
                element.weight = Double(Int.random(in: 0...20, using: &numbers))
                element.isDestructive = numbers.oneIn(8)
                element.frame = Frame(x: Double(column) * 90, y: row, width: 80, height: 44)
                screen.open(element, in: box)
            }
            if let box { screen.close(box) }
            row += numbers.oneIn(3) ? 250 : 50
            rest -= size
        }
        return screen
    }

    private static func constraints(_ screen: Screen, _ numbers: inout SeededNumbers) -> Constraints {
        var constraints = Constraints()
        constraints.changePrice = 0
        constraints.keepsOrder = numbers.oneIn(5)
        constraints.depth = [nil, 0, 1, 2, 2].randomElement(using: &numbers)!
        constraints.largestGroup = [nil, 2, 3, 9].randomElement(using: &numbers)!
        let ids = screen.elements.filter { $0.kind == .element }.map(\.id).shuffled(using: &numbers)
        if numbers.oneIn(5) { constraints.together = [Array(ids.prefix(2))] }
        if numbers.oneIn(5) { constraints.apart = [Array(ids.suffix(2))] }
        return constraints
    }

    private static func permutations(_ items: [Int]) -> [[Int]] {
        guard items.count > 1 else { return [items] }
        return items.flatMap { first in permutations(items.filter { $0 != first }).map { [first] + $0 } }
    }

    /// The current tree, and every order in every nesting that keeps the constraints.
    private static func allowed(_ problem: GroupingProblem) -> [GroupingPlan] {
        guard problem.canOrder else { return [problem.currentPlan] }
        let trees = SmallTrees.all[problem.count].map(\.plan.items).flatMap { [$0, [.group($0)]] }
        let orders = permutations(Array(0..<problem.count)).filter(problem.constraints.allowsOrder)
        return [problem.currentPlan]
            + orders.flatMap { order in trees.map { GroupingPlan($0).renumbered(order) }.filter(problem.allows) }
    }

    /// Holds the search equal to the least cost of all that is allowed.
    private static func compare(
        _ screen: Screen, _ method: AccessMethod, _ platform: Platform, _ constraints: Constraints, _ comment: Comment
    ) async throws {
        let problem = GroupingProblem(screen, Problems.mix(method, platform: platform), constraints)
        guard (1...6).contains(problem.count), let before = problem.before else { return }
        var least = before
        for plan in allowed(problem) {
            guard let value = problem.measured(plan) else { continue }
            least = min(least, value)
            // What the search reckons with is what the engine charges.
            #expect(abs(try #require(problem.value(of: plan)) - value) < 1e-9, comment)
            // Nothing changes where the tree stays as it is.
            if plan == problem.currentPlan { #expect(abs(value - before) < 1e-9, comment) }
        }
        let found = await OrderSearch(problem).run()
        #expect(abs(try #require(problem.measured(found.plan)) - least) < 1e-9, comment)
        if problem.canOrder, problem.weights.contains(where: { $0 > 0 }) { #expect(found.status == .optimal, comment) }
        if let bound = problem.bound { #expect(bound <= least + 1e-9, comment) }
    }

    @Test(arguments: 0..<cases(40, long: 3000)) func fewTargetsInContainers(seed: Int) async throws {
        var numbers = SeededNumbers(UInt64(seed))
        let screen = Self.screen(&numbers)
        let method = Self.methods[seed % Self.methods.count]
        // Where a layout cannot make groups, the current ones stay.
        let platform = numbers.oneIn(6) ? .android : method.platforms[0]
        let constraints = Self.constraints(screen, &numbers)
        try await Self.compare(screen, method, platform, constraints, "\(method.id), \(platform.id), seed \(seed)")
    }

    @Test(arguments: 0..<cases(60, long: 2000)) func layoutsThatNobodyWouldDesign(seed: Int) async throws {
        var random = RandomLayouts(seed: UInt64(seed))
        let platform = Platform.allCases[seed % Platform.allCases.count]
        let screen = random.layout(platform, elements: 9).screens[0]
        let constraints = Self.constraints(screen, &random.numbers)
        for method in AccessMethod.usual(on: platform) where method.figures.contains(.seconds) {
            try await Self.compare(screen, method, platform, constraints, "\(method.id), \(platform.id), seed \(seed)")
        }
    }
}

extension GroupingPlan {
    /// The plan with other numbers for its targets.
    fileprivate func renumbered(_ order: [Int]) -> GroupingPlan {
        func items(_ list: [Item]) -> [Item] {
            list.map { item in
                switch item {
                case .target(let index): .target(order[index])
                case .group(let inner): .group(items(inner))
                }
            }
        }
        return GroupingPlan(items(self.items))
    }
}
