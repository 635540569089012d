import Benchmark
import BenchmarkProblems
import AccessCost
import CostReport
import GroupingSearch
import LayoutFormats
import LayoutModel
import NavCost
import ScreenFindings

/// How fast the parts of the search are: exact grouping by the number of targets, and moves per second.
let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = Benchmark.Configuration(
        metrics: [.wallClock, .throughput], timeUnits: .microseconds, warmupIterations: 1,
        maxDuration: .milliseconds(1500),
        maxIterations: 30)

    // The reference for the others: one run of 1,000 targets in groups of nine.
    let plan = ExactGrouping.best(weights(1000), .stepsAndPresses, .init(depth: 1, largestGroup: 9)).plan
    let reference = weights(1000)
    Benchmark("cost of a plan, n = 1000") { benchmark in
        for _ in benchmark.scaledIterations { blackHole(plan.cost(weights: reference, price: .stepsAndPresses)) }
    }

    for (name, largest, counts) in [
        ("groups of 9", 9, [100, 300, 1000, 3000]), ("groups of 30", 30, [100, 300, 1000, 3000]),
        ("any groups", nil, [100, 200, 300]),
    ] {
        for count in counts { exact(name, count, ExactGrouping.Limits(largestGroup: largest)) }
    }
    for count in [100, 300, 1000] {
        exact("groups of 9, depth 2", count, ExactGrouping.Limits(depth: 2, largestGroup: 9))
    }
    let hundred = weights(100)
    Benchmark("frontier to 12 groups of 9, n = 100") { _ in
        blackHole(ExactGrouping.frontier(hundred, .stepsAndPresses, .init(depth: 2, largestGroup: 9), most: 12))
    }
    Benchmark("free order, any groups, fewest steps, n = 100") { _ in blackHole(FreeOrder.fewestSteps(hundred)) }

    for count in [27, 100] {
        moves("priced, \(count) targets", .iosSwitchAuto, .stepsAndPresses, count, changePrice: 0.01, 10_000)
        moves("priced, any order, \(count) targets", .iosSwitchAuto, .stepsAndPresses, count, changePrice: 0, 10_000)
    }
    moves("evaluated, 27 targets", .macKeyboard, .seconds, 27, changePrice: 0, 400)
}

/// Weights that are the same in each run.
private func weights(_ count: Int) -> [Double] { Weights.random.numbers(count, seed: 3)! }

/// The exact grouping of targets in their order.
private func exact(_ name: String, _ count: Int, _ limits: ExactGrouping.Limits) {
    let weights = weights(count)
    Benchmark("exact, \(name), n = \(count)") { _ in
        blackHole(ExactGrouping.best(weights, .stepsAndPresses, limits))
    }
}

/// A search of so many moves on one thread; where changes cost nothing, the weights decide the order of each shape.
private func moves(
    _ name: String, _ method: AccessMethod, _ objective: Objective, _ count: Int, changePrice: Double, _ moves: Int
) {
    let mix = MethodMix.single(method, objective, platform: method.platforms.first)
    var constraints = Constraints()
    constraints.kind = .none
    constraints.changePrice = changePrice
    let problem = GroupingProblem(Screen.buttons(count).weighted(.zipf, for: mix, seed: 3), mix, constraints)
    var options = OrderSearch.Options()
    options.moves = moves
    options.threads = 1
    // Without this a few orders would be tried instead.
    options.fewOrders = 0
    let search = OrderSearch(problem, options)
    Benchmark("\(moves) moves, \(name)") { _ in blackHole(await search.run().moves) }
}
