import AccessCost
import LayoutModel

/// Whom a change harms.
enum Harms {
    /// What a change of a screen makes dearer by a method; nil where nothing is.
    ///
    /// A target that is not reached any more loses everything: it counts as infinitely dearer and comes first.
    static func harm(from before: Screen, to after: Screen, _ evaluator: CostEvaluator) -> Suggestion.Harm? {
        let old = evaluator.analysis(before)
        let new = evaluator.analysis(after)
        var costs: [String: Double] = [:]
        for (target, cost) in zip(new.targets, new.tree.costs) { costs[target.id] = cost.cost?.seconds ?? .infinity }
        var losses: [(id: String, loss: Double)] = []
        for (target, cost) in zip(old.targets, old.tree.costs) {
            // What has become an action of another element is not looked for here.
            guard let then = cost.cost?.seconds, let now = costs[target.id], now > then + 1e-9 else { continue }
            losses.append((target.id, now - then))
        }
        guard !losses.isEmpty else { return nil }
        let order = losses.enumerated().sorted { (-$0.element.loss, $0.offset) < (-$1.element.loss, $1.offset) }
        return Suggestion.Harm(
            method: evaluator.method.method.id, targets: order.map(\.element.id), most: order[0].element.loss,
            mean: (new.tree.expected?.seconds ?? 0) - (old.tree.expected?.seconds ?? 0))
    }
}
