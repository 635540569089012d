import AccessCost
import LayoutModel

/// Whether changes do in the layout that is written what was found for the screen in memory.
///
/// The changed screen is written, read again and analysed: the same targets, reached by every method that reached them,
/// at the cost that was found, which is no more than the current one.
struct ChangeProof {
    /// Why changes are not offered.
    enum Failure: Hashable {
        /// The changed screen cannot be written and read.
        case unreadable
        /// A target is gone, or new and none that the changes add.
        case otherTargets(String)
        /// A method reaches less than before.
        case lessReached(method: String, target: String)
        /// The written screen costs something else, more than the current one, or less than the lower bound.
        case otherCost
    }

    private let screen: Screen
    private let request: Suggester.Request
    private let platform: Platform?
    private let evaluators: [CostEvaluator]
    private let current: [[String: Bool]]
    private let before: Double?
    private let tolerance = 1e-9

    /// A proof for changes of a screen. One analysis for each method.
    init(_ screen: Screen, _ platform: Platform?, _ request: Suggester.Request) {
        self.screen = screen
        self.platform = platform
        self.request = request
        var seen: Set<String> = []
        evaluators = (request.mix.parts.map(\.evaluator) + request.others).filter {
            seen.insert($0.method.method.id).inserted
        }
        current = evaluators.map { Self.reached($0, screen) }
        before = request.mix.value(of: screen)
    }

    /// Each target's id with whether a method reaches it on its main tree.
    private static func reached(_ evaluator: CostEvaluator, _ screen: Screen) -> [String: Bool] {
        let (targets, tree) = evaluator.analysis(screen)
        return Dictionary(
            zip(targets, tree.costs).map { ($0.id, $1.cost != nil) }, uniquingKeysWith: { first, _ in first })
    }

    /// Why the changes are not offered together; nil where they hold. One analysis for each method.
    ///
    /// - Parameter bound: what no layout can cost less than; nil for none.
    func failure(of changes: [ScreenChange], bound: Double?) -> Failure? {
        let after = Suggester.applied(changes, to: screen, request.mix, platform)
        guard let written = request.rewritten(after) else { return .unreadable }
        let added = Set(changes.flatMap { $0.additions(on: screen) })
        for (evaluator, current) in zip(evaluators, current) {
            let now = Self.reached(evaluator, written)
            for (id, wasReached) in current.sorted(by: { $0.key < $1.key }) {
                guard let isReached = now[id] else { return .otherTargets(id) }
                if wasReached, !isReached { return .lessReached(method: evaluator.method.method.id, target: id) }
            }
            if let new = now.keys.filter({ current[$0] == nil && !added.contains($0) }).min() {
                return .otherTargets(new)
            }
        }
        guard let before else { return nil }
        let promised = request.mix.value(of: after)
        guard let found = request.mix.value(of: written), let promised,
            abs(found - promised) <= tolerance * max(1, found), found <= before + tolerance * max(1, before),
            bound.map({ found >= $0 - tolerance * max(1, found) }) ?? true
        else { return .otherCost }
        return nil
    }

    /// The changes that hold together, as many of them as possible in their order.
    ///
    /// - Parameter units: the changes that are made together or not at all.
    func holding(_ changes: [ScreenChange], bound: Double?, units: [[ScreenChange]] = []) -> [ScreenChange] {
        if changes.isEmpty || failure(of: changes, bound: bound) == nil { return changes }
        var kept: [ScreenChange] = []
        var done: Set<ScreenChange> = []
        for change in changes where done.insert(change).inserted {
            let unit = units.first { $0.contains(change) }?.filter(changes.contains) ?? [change]
            done.formUnion(unit)
            if failure(of: kept + unit, bound: bound) == nil { kept += unit }
        }
        return kept
    }
}
