import AccessCost
import LayoutModel

/// What a change of a screen does to the people who use one method: target by target, those included that another element
/// stands for afterwards.
struct EffectMeter {
    let evaluator: CostEvaluator
    private let screen: Screen
    private let targets: [AnalysedTarget]
    private let tree: TreeAnalysis

    /// A meter for a screen as it is. One analysis.
    init(_ screen: Screen, _ evaluator: CostEvaluator) {
        self.screen = screen
        self.evaluator = evaluator
        (targets, tree) = evaluator.analysis(screen)
    }

    /// The costs of the targets before and after that are had on both screens, with their weights. One analysis.
    ///
    /// What has become an action costs what the action costs; what an adjustable element stands for is had by adjusting it,
    /// which no file tells the cost of, and is left out.
    func pairs(_ after: Screen, _ standIns: [ScreenChange.StandIn]) -> [(
        id: String, weight: Double, before: Cost?, after: Cost?
    )] {
        let new = evaluator.analysis(after, details: .actions)
        let places = Dictionary(
            new.targets.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        let stands = Dictionary(standIns.map { ($0.target, $0) }, uniquingKeysWith: { first, _ in first })
        return zip(targets, tree.costs).compactMap { target, cost in
            if let index = places[target.id] {
                return (target.id, target.weight, cost.cost, new.tree.costs[index].cost)
            }
            guard let stand = stands[target.id], let name = stand.action, let index = places[stand.element] else {
                return nil
            }
            let actions = TargetAction.all(of: after[new.targets[index].element])
            guard let action = actions.firstIndex(where: { $0.kind == .action && $0.name == name }) else { return nil }
            return (target.id, target.weight, cost.cost, new.tree.action(action, of: index)?.cost)
        }
    }

    /// What a change does by the method; one analysis of the screen after it.
    func effect(_ after: Screen, _ standIns: [ScreenChange.StandIn]) -> Suggestion.Effect {
        let pairs = pairs(after, standIns)
        var losses: [(id: String, loss: Double)] = []
        var (weight, old, new) = (0.0, 0.0, 0.0)
        for pair in pairs {
            guard let before = pair.before?.seconds else { continue }
            let now = pair.after?.seconds ?? .infinity
            if now > before + 1e-9 { losses.append((pair.id, now - before)) }
            guard now.isFinite else { continue }
            weight += pair.weight
            old += pair.weight * before
            new += pair.weight * now
        }
        let order = losses.enumerated().sorted { (-$0.element.loss, $0.offset) < (-$1.element.loss, $1.offset) }
        return Suggestion.Effect(
            method: evaluator.method.method.id, before: weight > 0 ? old / weight : 0,
            change: weight > 0 ? (new - old) / weight : 0, slower: order.map(\.element.id),
            most: order.first.map { $0.element.loss.isFinite ? $0.element.loss : nil } ?? 0)
    }

    /// How much less a change makes the mean of an objective, over the targets that are had on both screens.
    func saving(_ after: Screen, _ standIns: [ScreenChange.StandIn], _ objective: Objective) -> Double {
        var (weight, sum) = (0.0, 0.0)
        for pair in pairs(after, standIns) {
            guard let before = pair.before, let now = pair.after else { continue }
            weight += pair.weight
            sum += pair.weight * (objective.value(before) - objective.value(now))
        }
        return weight > 0 ? sum / weight : 0
    }
}
