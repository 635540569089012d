import AccessCost
import LayoutModel
import TestSupport
import Testing

@testable import GroupingSearch

/// The search against trying every order and tree, and what it promises of itself.
@Suite struct OrderSearchTests {
    /// A price as a method's objective has it, by a scan whose settings have these numbers.
    private static func mix(_ seed: Int) -> (mix: MethodMix, price: ListPrice) {
        switch seed % 5 {
        case 0: (Problems.mix(.iosSwitchAuto, .steps, action: .none), .steps)
        case 1: (Problems.mix(.iosSwitchAuto, .stepsAndPresses, action: .none), .stepsAndPresses)
        case 2:
            (
                Problems.mix(.iosSwitchAuto, .wait, action: .none, set: ["firstItemDelay": "0.5"]),
                .wait(interval: 1, firstItemDelay: 0.5)
            )
        case 3: (Problems.mix(.iosSwitchAuto, .presses, action: .none), .presses)
        default:
            (
                Problems.mix(.iosSwitchManual, .seconds, action: .none),
                ListPrice(perPosition: 0.5, perChoice: 0)
            )
        }
    }

    @Test(arguments: 0..<20) func theShortCutOfTheBruteForceIsRight(seed: Int) {
        var numbers = SeededNumbers(UInt64(seed))
        let weights = (0..<5).map { _ in Double(Int.random(in: 0...20, using: &numbers)) }
        let price = SmallTrees.prices[seed % SmallTrees.prices.count]
        let all = SmallTrees.orders(of: weights).map { order in
            SmallTrees.all[5].map { $0.plan.cost(weights: order, price: price) }.min()!
        }.min()!
        #expect(abs(SmallTrees.least(weights, price) { _, _ in true } - all) < 1e-9)
    }

    @Test(arguments: 0..<cases(100, long: 500)) func equalsTryingEveryOrderAndTree(seed: Int) async throws {
        var numbers = SeededNumbers(UInt64(seed))
        let count = Int.random(in: 1...7, using: &numbers)
        var weights = (0..<count).map { _ in Double(Int.random(in: 0...20, using: &numbers)) }
        weights[0] += 1
        let (mix, price) = Self.mix(seed)
        var constraints = Problems.free
        constraints.depth = [nil, 1, 2][Int.random(in: 0...2, using: &numbers)]
        constraints.largestGroup = [nil, 2, 4][Int.random(in: 0...2, using: &numbers)]
        let problem = GroupingProblem(Problems.buttons(weights), mix, constraints)
        #expect(problem.price == price)
        let total = weights.reduce(0, +)
        let least = SmallTrees.least(weights, price) { plan, largest in
            plan.depth <= constraints.depth ?? .max && largest <= constraints.largestGroup ?? .max
        }
        var options = OrderSearch.Options()
        // Most of the time few orders are tried and the search must find its way.
        if seed >= 25 {
            options.fewOrders = 24
            options.moves = 12_000
        }
        let found = await OrderSearch(problem, options).run()
        let value = try #require(problem.value(of: found.plan))
        #expect(abs(value - least / total) < 1e-9, "seed \(seed)")
        #expect(found.status == .optimal || count > 4 && options.fewOrders == 24)
        #expect(problem.allows(found.plan))
        // The methods charge for the layout what is promised.
        #expect(abs(try #require(problem.measured(found.plan)) - value) < 1e-9)
        if let bound = problem.bound { #expect(value >= bound - 1e-9) }
        // A climb alone finds it, too.
        guard seed < 60 else { return }
        var climb = PlanClimb(problem, start: problem.currentPlan, seed: UInt64(seed))
        #expect(climb.run(until: .moves(10_000)) == nil)
        #expect(abs(climb.bestCost - least / total) < 1e-9, "seed \(seed)")
        #expect(zip(climb.trace, climb.trace.dropFirst()).allSatisfy { $0 > $1 })
    }

    @Test(
        "equal targets and the 27 symbols by the search (NavCost.docc/Numbers.md)",
        arguments: [(26, 5.154), (50, 6.08), (100, 7.08)])
    func equalTargets(count: Int, value: Double) async throws {
        let problem = GroupingProblem(
            Problems.buttons(Array(repeating: 1, count: count)), Problems.mix(.iosSwitchAuto, .steps, action: .none),
            Problems.free)
        let found = await OrderSearch(problem).run()
        #expect(abs(try #require(problem.value(of: found.plan)) - value) < 0.005 && found.status == .optimal)
    }

    @Test func theSameSeedGivesTheSamePlanForAnyNumberOfThreads() async throws {
        var numbers = SeededNumbers(11)
        let weights = (0..<24).map { _ in Double(Int.random(in: 1...40, using: &numbers)) }
        var constraints = Problems.free
        constraints.depth = 2
        constraints.largestGroup = 5
        // Without a condition of its own the best plan is proven, and nothing is searched.
        constraints.apart = [["b0", "b23"]]
        let problem = GroupingProblem(
            Problems.buttons(weights), Problems.mix(.iosSwitchAuto, .stepsAndPresses), constraints)
        var plans: [GroupingPlan] = []
        for threads in [1, 2, 3, 8] {
            var options = OrderSearch.Options()
            options.threads = threads
            options.moves = 8000
            options.seed = 5
            let found = await OrderSearch(problem, options).run()
            #expect(found.status == .improved && found.cut == nil)
            #expect(zip(found.trace, found.trace.dropFirst()).allSatisfy { $0 > $1 })
            plans.append(found.plan)
        }
        #expect(Set(plans).count == 1)
        // It is better than the current order split exactly, and not below the lower bound.
        let value = try #require(problem.value(of: plans[0]))
        let kept = ExactSplit(problem)!.best(of: Array(weights.indices))
        #expect(value < problem.value(of: kept)! - 1e-6 && value >= problem.bound! - 1e-9)
    }

    /// Time limit and interruption come before the first move, which no machine is too busy for; each climb has its start by then.
    @Test func aCutSearchHasTheBestUntilThen() async throws {
        var numbers = SeededNumbers(3)
        let weights = (0..<60).map { _ in Double(Int.random(in: 1...40, using: &numbers)) }
        var constraints = Problems.free
        constraints.depth = 2
        constraints.largestGroup = 9
        constraints.apart = [["b0", "b59"]]
        let problem = GroupingProblem(Problems.buttons(weights), Problems.mix(.iosSwitchAuto), constraints)
        var options = OrderSearch.Options()
        options.moves = 1_000_000_000
        options.deadline = .now
        let cut = await OrderSearch(problem, options).run()
        #expect(cut.status == .stopped && cut.cut == .timeLimit)
        #expect(problem.value(of: cut.plan)! < problem.before!)
        options.deadline = nil
        let endless = OrderSearch(problem, options)
        let task = Swift.Task { await endless.run() }
        task.cancel()
        let interrupted = await task.value
        #expect(interrupted.status == .stopped && interrupted.cut == .interrupted)
        #expect(problem.value(of: interrupted.plan)! < problem.before!)
    }

    /// Methods without a closed form are searched over what they charge.
    @Test(arguments: ["mac-keyboard", "web-keyboard", "ios-voiceover", "android-talkback", "tv-remote"])
    func methodsWithoutAPrice(id: String) async throws {
        let method = try #require(AccessMethod.all.first { $0.id == id })
        var weights = [Double](repeating: 1, count: 12)
        weights[7] = 30
        let problem = GroupingProblem(
            Problems.buttons(weights), Problems.mix(method, platform: method.platforms[0]), Problems.free)
        #expect(problem.price == nil && problem.bound == nil)
        var options = OrderSearch.Options()
        options.moves = 1200
        let found = await OrderSearch(problem, options).run()
        let before = try #require(problem.before)
        let after = try #require(problem.measured(found.plan))
        #expect(after <= before)
        // What is wanted most by far comes first, but where only places on the screen count.
        if method.id != "tv-remote" { #expect(after < 0.7 * before) }
        #expect(abs(try #require(problem.value(of: found.plan)) - after) < 1e-12)
    }

    @Test func aMixIsWhatItsPartsAreTogether() async throws {
        var weights = (0..<10).map { Double($0 % 4 + 1) }
        weights[9] = 12
        let screen = Problems.buttons(weights)
        let scan = Problems.mix(.iosSwitchAuto).parts[0].evaluator
        let reader = Problems.mix(.iosVoiceOver).parts[0].evaluator
        let mix = MethodMix(
            [MethodMix.Part(evaluator: scan, share: 3), MethodMix.Part(evaluator: reader, share: 1)],
            objective: .seconds)
        #expect(mix.name == "ios-switch-auto=0.75,ios-voiceover=0.25")
        let problem = GroupingProblem(screen, mix, Problems.free)
        #expect(problem.price == nil)
        var options = OrderSearch.Options()
        options.moves = 1600
        let found = await OrderSearch(problem, options).run()
        let after = problem.screen(in: problem.shape(of: found.plan))
        let parts = [scan, reader].map { $0.expected(after)!.cost.seconds }
        let value = try #require(problem.value(of: found.plan))
        #expect(abs(value - (0.75 * parts[0] + 0.25 * parts[1])) < 1e-9)
        #expect(value < problem.before!)
    }

    /// A screen with thousands of pages is priced as often as there is time for.
    @Test func manyPagesHaveFewMoves() async throws {
        func problem(scrolls: Double) -> GroupingProblem {
            var screen = Problems.buttons((0..<10).map { Double($0 % 4 + 1) })
            (screen.width, screen.height) = (400, 800)
            let box = screen.open(Element(.group, role: .scrollView, id: "box"), in: nil)
            screen[box].frame = Frame(x: 0, y: 400, width: 400, height: 400)
            for (place, y) in [400, 400 + 400 * scrolls].enumerated() {
                var element = Element(role: .button, id: "in\(place)", label: "In \(place)")
                element.frame = Frame(x: 0, y: y, width: 100, height: 40)
                screen.close(screen.open(element, in: box))
            }
            screen.close(box)
            return GroupingProblem(screen, Problems.mix(.iosSwitchAuto), Problems.free)
        }
        let (one, far) = (problem(scrolls: 0), problem(scrolls: 800))
        #expect(one.pagedStates == 0 && far.pagedStates > 5_000)
        let few = await OrderSearch(far).run()
        #expect(few.moves > 0 && few.moves <= max(40, 6_000 * 5_000 / far.pagedStates))
        #expect(try #require(far.value(of: few.plan)) <= far.before!)
    }
}
