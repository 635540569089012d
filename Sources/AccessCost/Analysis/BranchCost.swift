/// What the targets in one branch of an access tree cost.
public struct BranchCost: Hashable, Codable, Sendable {
    /// The number of targets in the branch that are reached.
    public var targets: Int
    /// Their weight.
    public var weight: Double
    /// The weighted mean over them; nil where none is wanted.
    public var expected: Cost?
}

extension TreeAnalysis {
    /// The cost of each branch: one entry for each stop of the tree, a target being a branch by itself. O(stops x depth).
    ///
    /// - Parameter targets: those of the screen, in their order.
    public func branches(of targets: [AnalysedTarget]) -> [BranchCost] {
        var sums = Array(repeating: Cost(), count: tree.stops.count)
        var result = Array(repeating: BranchCost(targets: 0, weight: 0), count: tree.stops.count)
        for (target, cost) in zip(targets, costs) {
            guard let own = cost.cost, var stop = cost.stop else { continue }
            while stop >= 0 {
                sums[stop] += own * target.weight
                result[stop].targets += 1
                result[stop].weight += target.weight
                stop = tree.stops[stop].parent
            }
        }
        for stop in result.indices where result[stop].weight > 0 {
            result[stop].expected = sums[stop] * (1 / result[stop].weight)
        }
        return result
    }
}
