/// How much of a screen's use a mean is about: the targets that have a cost.
public struct Coverage: Hashable, Codable, Sendable {
    /// The number of targets that have a cost.
    public var targets: Int
    /// The number of all targets.
    public var count: Int
    /// The weight of the targets that have a cost.
    public var weight: Double
    /// The weight of all targets.
    public var totalWeight: Double

    /// The share of use that has a cost, 0 to 1; nil where nothing is used.
    public var share: Double? { totalWeight > 0 ? weight / totalWeight : nil }
    /// Whether every target has a cost.
    public var isComplete: Bool { targets == count }

    /// The coverage of costs. O(targets).
    init(_ costs: [TargetCost], _ all: [AnalysedTarget]) { self.init(costs.map { $0.cost != nil }, all) }

    /// The coverage where it is known which targets have a figure. O(targets).
    init(_ hasFigure: [Bool], _ all: [AnalysedTarget]) {
        (targets, count, weight, totalWeight) = (0, hasFigure.count, 0, 0)
        for (has, target) in zip(hasFigure, all) {
            totalWeight += target.weight
            guard has else { continue }
            targets += 1
            weight += target.weight
        }
    }
}
