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
    /// same seed. O(runs x length of a use).
    public func seconds(within share: Double, to target: Int, runs: Int = 2000, seed: UInt64 = 1) -> Double? {
        guard tree.costs[target].status == .reached, let cost = tree.costs[target].cost else { return nil }
        guard let model = tree.errors?.model, let solver = method.errors?(context, model),
            let stop = tree.costs[target].stop
        else { return cost.seconds }
        return solver.quantile(stop, tree.costs[target].action, share, runs, seed)
    }
}
