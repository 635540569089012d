import AccessCost
import GroupingSearch
import LayoutModel

extension CheckedScreen {
    /// A requested method on its main tree.
    struct MethodOnScreen {
        var method: MethodAnalysis
        var tree: TreeAnalysis
        var evaluator: CostEvaluator
        /// The id of the method.
        var id: String { method.method.id }
        /// Whether it stops on everything that can be read.
        var isReader: Bool { method.method.rules(for: method.parameters).stops == .reader }
        /// Whether it is a scanning method; the others have keys or gestures.
        var scans: Bool { method.method.figures.contains(.presses) }
        /// Whether it has an error model.
        var hasErrors: Bool { method.parameters.has(.accidental) }
        /// The method as a mix whose objective is time.
        var mix: MethodMix { MethodMix([MethodMix.Part(evaluator: evaluator, share: 1)], objective: .seconds) }
    }

    /// The chance of an accidental selection at a highlight, where nothing is known of a person (P, ours).
    static let assumedChance = 0.01

    /// A method with chances of errors: those that are set, else the assumed one; nil where it has no error model.
    func withErrors(_ own: MethodOnScreen) -> CostEvaluator? {
        guard own.hasErrors else { return nil }
        var values = own.method.parameters
        if values[.missed] == 0, values[.accidental] == 0, values.set(.accidental, to: Self.assumedChance) != nil {
            return nil
        }
        return CostEvaluator(
            RequestedMethod(own.method.method, parameters: values), platform: platform, request)
    }

    /// The number of changed screens that a rule may compute, so that large screens take no longer than others.
    var trials: Int {
        max(2, min(24, 60_000 / max(1, screen.elements.count * max(1, request.methods.count))))
    }

    /// The costs with errors of use by one method.
    struct ErrorOutcome {
        /// The id of the method.
        var method: String
        var errors: ErrorAnalysis
    }

    func findErrorOutcomes() -> [ElementIndex: [ErrorOutcome]] {
        let dangers = targets.map(\.element).filter { screen[$0].isDestructive && !screen[$0].confirms }
        guard !dangers.isEmpty else { return [:] }
        let evaluators = methods.compactMap { own in withErrors(own).map { (own, $0) } }
        var harmless = screen
        for index in indices where screen[index].isDestructive { harmless[index].isDestructive = false }
        var found: [ElementIndex: [ErrorOutcome]] = [:]
        for index in dangers.prefix(min(8, trials)) {
            var alone = harmless
            alone[index].isDestructive = true
            found[index] = evaluators.compactMap { own, evaluator in
                evaluator.analysis(alone, own.tree.kind).tree.errors.map { ErrorOutcome(method: own.id, errors: $0) }
            }
        }
        return found
    }

    /// The screen after a change of its groups or order, by a method; nil where the change has no effect there.
    func changed(_ change: ScreenChange, for own: MethodOnScreen) -> Screen? {
        guard own.tree.kind == .grouped else { return nil }
        let changed = Suggester.applied([change], to: screen, own.mix, platform)
        return changed == screen ? nil : changed
    }

    /// States what the first few changes save; changes that save nothing are skipped.
    func find(savingsOf changes: [ScreenChange], _ examination: inout ExaminationDraft) {
        for change in changes.prefix(trials) {
            guard let elements = elements(of: change), let changed = change.apply(to: screen, platform: platform),
                let saving = sharedSaving(changed)
            else { continue }
            examination.found(
                .costing(saving.now, insteadOf: saving.improved), at: elements, method: saving.method,
                ["now": .figure(saving.now, .seconds), "improved": .figure(saving.improved, .seconds)])
        }
    }

    /// The mean cost of the targets that two screens share, by the method whose users gain most in proportion.
    ///
    /// - Parameter others: ids that are left out.
    /// - Returns: nil where no method gets faster.
    func sharedSaving(_ changed: Screen, without others: Set<String> = []) -> (
        method: String, now: Double, improved: Double
    )? {
        var best: (method: String, now: Double, improved: Double)?
        for own in methods {
            let after = own.evaluator.analysis(changed, own.tree.kind)
            let costs = Dictionary(
                zip(after.targets, after.tree.costs).map { ($0.id, $1.cost?.seconds) },
                uniquingKeysWith: { first, _ in first })
            var (weight, now, improved) = (0.0, 0.0, 0.0)
            for (target, cost) in zip(targets, own.tree.costs) where !others.contains(target.id) {
                guard let before = cost.cost?.seconds, let later = costs[target.id] ?? nil else { continue }
                weight += target.weight
                now += target.weight * before
                improved += target.weight * later
            }
            guard weight > 0, improved < now - 1e-9 else { continue }
            if best.map({ now / max(improved, 1e-9) > $0.now / max($0.improved, 1e-9) }) ?? true {
                best = (own.id, now / weight, improved / weight)
            }
        }
        return best
    }
}
