import AccessCost
import LayoutModel

/// What a change of a screen does to the people who use one method: target by target, those included that another element
/// stands for afterwards.
struct EffectMeter {
    let evaluator: CostEvaluator
    private let screen: Screen
    private let targets: [AnalysedTarget]
    /// What each of them costs; its tree and routes are let go.
    private let costs: [Cost?]

    /// A meter for a screen as it is. One analysis.
    init(_ screen: Screen, _ evaluator: CostEvaluator) {
        self.screen = screen
        self.evaluator = evaluator
        let (targets, tree) = evaluator.analysis(screen)
        (self.targets, costs) = (targets, tree.costs.map(\.cost))
    }

    /// What something costs before and after a change, with how often it is wanted.
    struct Pair {
        let id: String
        let weight: Double
        let before, after: Cost?
        /// Whether it is about a gesture and the action that does the same, not about the target's activation.
        var isGesture = false
    }

    /// The costs of the targets before and after that are had on both screens, then those of gestures and of the actions that
    /// stand for them. One analysis, and one more for gestures.
    ///
    /// What has become an action costs what the action costs; what an adjustable element stands for is had by adjusting it,
    /// which no file tells the cost of, and is left out.
    func pairs(_ after: Screen, _ standIns: [ScreenChange.StandIn]) -> [Pair] {
        let new = evaluator.analysis(after, details: .actions)
        let places = Dictionary(
            new.targets.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        let stands = Dictionary(
            standIns.filter { $0.gesture == nil }.map { ($0.target, $0) }, uniquingKeysWith: { first, _ in first })
        func action(_ name: String, _ kind: TargetAction.Kind = .action, of index: Int) -> Cost? {
            let actions = TargetAction.all(of: after[new.targets[index].element])
            let number = actions.firstIndex { $0.kind == kind && $0.name == name }
            return number.flatMap { new.tree.action($0, of: index)?.cost }
        }
        let pairs = zip(targets, costs).compactMap { target, cost -> Pair? in
            if let index = places[target.id] {
                return Pair(id: target.id, weight: target.weight, before: cost, after: new.tree.costs[index].cost)
            }
            guard let stand = stands[target.id], let name = stand.action, let index = places[stand.element] else {
                return nil
            }
            guard after[new.targets[index].element].actions.contains(where: { $0.name == name }) else { return nil }
            return Pair(id: target.id, weight: target.weight, before: cost, after: action(name, of: index))
        }
        return pairs
            + gesturePairs(standIns.filter { $0.gesture != nil }) { standIn in
                guard let index = places[standIn.element], let name = standIn.action, let gesture = standIn.gesture
                else {
                    return nil
                }
                // The gesture stays, and people take what costs them less.
                let ways = [action(name, of: index), action(gesture.rawValue, .gesture, of: index)]
                return ways.compactMap(\.self).min { $0.seconds < $1.seconds }
            }
    }

    /// The costs of gestures, and of the actions that stand for them. One analysis of the screen before.
    private func gesturePairs(
        _ standIns: [ScreenChange.StandIn], _ after: (ScreenChange.StandIn) -> Cost?
    ) -> [Pair] {
        guard !standIns.isEmpty else { return [] }
        let old = evaluator.analysis(screen, details: .actions)
        let places = Dictionary(
            old.targets.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        return standIns.compactMap { standIn in
            guard let index = places[standIn.target], let gesture = standIn.gesture else { return nil }
            let all = TargetAction.all(of: screen[old.targets[index].element])
            let number = all.firstIndex { $0.kind == .gesture && $0.name == gesture.rawValue }
            return Pair(
                id: standIn.target, weight: old.targets[index].weight,
                before: number.flatMap { old.tree.action($0, of: index)?.cost }, after: after(standIn), isGesture: true)
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

    /// How much less a change makes the mean of an objective, over the targets that are had on both screens; for actions that
    /// stand for gestures, over those gestures alone.
    func saving(_ after: Screen, _ standIns: [ScreenChange.StandIn], _ objective: Objective) -> Double {
        var (weight, sum) = (0.0, 0.0)
        let isAboutGestures = standIns.contains { $0.gesture != nil }
        for pair in pairs(after, standIns) where pair.isGesture == isAboutGestures {
            guard let before = pair.before, let now = pair.after else { continue }
            weight += pair.weight
            sum += pair.weight * (objective.value(before) - objective.value(now))
        }
        return weight > 0 ? sum / weight : 0
    }
}
