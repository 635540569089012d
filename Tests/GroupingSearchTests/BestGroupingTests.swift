import AccessCost
import GroupingSearch
import LayoutFormats
import LayoutModel
import TestSupport
import Testing

/// The best grouping of the current order, for the rules of `check`.
@Suite struct BestGroupingTests {
    private func problem(_ sample: String, _ method: AccessMethod, keepsOrder: Bool = false) throws -> GroupingProblem {
        let layout = try LayoutReader.read(.file(ProjectFiles.path("Samples/\(sample).xml"))).layout
        let asked = RequestedMethod(method)
        let evaluator = CostEvaluator(asked, platform: layout.platform, AnalysisPlan(methods: [asked]))
        let mix = MethodMix([MethodMix.Part(evaluator: evaluator, share: 1)], objective: .seconds)
        var constraints = Constraints()
        constraints.keepsOrder = keepsOrder
        return GroupingProblem(layout.screens[0], mix, constraints)
    }

    @Test(arguments: ["RoastedBeansBefore", "ShapeShuffleHomeBefore", "SwiftPlaygroundsBefore"], [true, false])
    func itIsAllowedAndCheaper(_ sample: String, _ keepsOrder: Bool) throws {
        let problem = try problem(sample, .iosSwitchAuto, keepsOrder: keepsOrder)
        let plan = try #require(problem.bestGrouping)
        #expect(problem.allows(plan))
        let (before, after) = (try #require(problem.before), try #require(problem.measured(plan)))
        #expect(after < before)
        #expect(after >= problem.bound ?? 0)
    }

    /// The order search, which tries other orders as well, never costs more.
    @Test func theSearchIsAtLeastAsGood() async throws {
        let problem = try problem("SwiftPlaygroundsBefore", .iosSwitchAuto)
        let plan = try #require(problem.bestGrouping)
        let found = await OrderSearch(problem, .init()).run(progress: nil)
        func paid(_ plan: GroupingPlan) throws -> Double {
            try #require(problem.value(of: plan)) + problem.changePrice * Double(problem.changes(to: plan))
        }
        #expect(try paid(found.plan) <= paid(plan) + 1e-9)
    }

    /// Tab goes both ways round, and desktops have no groups that a layout makes.
    @Test func methodsWithoutAPriceOfPlacesHaveNone() throws {
        #expect(try problem("ShapeShuffleHomeBefore", .iosKeyboard).bestGrouping == nil)
        #expect(try problem("ShapeShuffleHomeBefore", .desktopKeyboard).bestGrouping == nil)
    }
}
