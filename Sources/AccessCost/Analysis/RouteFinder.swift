#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Finds what an analysis does not store, from the same machine: the states and moves of scanning, and how long the slowest uses
/// take when presses go wrong.
public struct RouteFinder: Sendable {
    private let context: MachineContext
    private let method: AccessMethod
    private let tree: TreeAnalysis

    /// A finder for one tree of an analysis. O(1): the machine is made when it is asked.
    public init(_ screen: ScreenAnalysis, _ method: MethodAnalysis, _ tree: TreeAnalysis) {
        context = MachineContext(
            screen: screen.screen, tree: tree.tree, parameters: method.parameters, action: screen.action,
            platform: screen.platform, routes: screen.routes)
        self.method = method.method
        self.tree = tree
    }

    /// The states and moves of scanning the tree, with a goal for each target.
    ///
    /// O(states), of which there are as many as items where passes are not counted.
    ///
    /// - Parameter limit: the number of states from which passes are not counted any more, and twice which there is no table.
    /// - Returns: nil where the method does not scan lists of stops, or has too many states.
    public func scanTable(limit: Int) -> ScanTable? {
        guard tree.tree.unavailable == nil, let machine = method.machine(context) as? ScanMachine else { return nil }
        let reached = tree.costs.map { cost in
            cost.status == .reached ? cost.stop.flatMap { stop in cost.cost.map { (stop, cost.action, $0) } } : nil
        }
        let builder = ScanTableBuilder(machine)
        return builder.table(limit: limit, reached)
            ?? builder.withoutPasses().table(limit: 2 * limit, reached)
    }

    /// The seconds within which a share of the uses of a target ends, 0.95 for 95 of 100, presses going wrong as they do;
    /// nil where the target has no cost.
    ///
    /// Without errors of use every use takes the same time. With them it is taken from simulated uses, the same for the
    /// same seed: as many as end within 1,000 steps for each of the runs, but at least 20. Uses that take longer begin anew again
    /// and again until one succeeds by chance: how often is geometric, so that their time is nearly exponential, and its mean
    /// is known. Nil where a use is long for other reasons. O(runs x length of a use), and at most these steps.
    /// Source: Keilson 1979, Markov Chain Models - Rarity and Exponentiality, doi:10.1007/978-1-4612-6200-8.
    public func seconds(within share: Double, to target: Int, runs: Int = 2000, seed: UInt64 = 1) -> Double? {
        guard tree.costs[target].status == .reached, let cost = tree.costs[target].cost else { return nil }
        guard let errors = tree.errors, let solver = method.errors?(context, errors.model, nil),
            let stop = tree.costs[target].stop
        else { return cost.seconds }
        // The chain knows how long uses are, so that none are simulated in vain.
        let mean = errors.costs[target]?.cost
        if !Simulation.isTooLongForTime(mean?.steps ?? 0, runs: runs),
            let time = solver.quantile(stop, tree.costs[target].action, share, runs, seed)
        {
            return time
        }
        guard share < 1, let mean, mean.seconds > 10 * cost.seconds else { return nil }
        return -log(1 - share) * mean.seconds
    }
}
