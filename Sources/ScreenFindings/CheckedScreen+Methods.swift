import AccessCost
import GroupingSearch
import LayoutModel

extension CheckedScreen {
    /// One of the methods asked for, on the tree that people use.
    struct Asked {
        var method: MethodAnalysis
        var tree: TreeAnalysis
        var evaluator: CostEvaluator
        /// The id of the method.
        var id: String { method.method.id }
        /// Whether it stops on everything that can be read.
        var isReader: Bool { method.method.rules(for: method.parameters).stops == .reader }
        /// Whether it is a way to scan; the others have keys or gestures.
        var scans: Bool { method.method.figures.contains(.presses) }
        /// Whether somebody who has it can say that presses go wrong.
        var hasErrors: Bool { method.parameters.has(.accidental) }
        /// The method as a mix that is to be quick.
        var mix: MethodMix { MethodMix([MethodMix.Part(evaluator: evaluator, share: 1)], objective: .seconds) }
    }

    /// The chance of an accidental selection at a highlight that is assumed where nothing is known of a person (P, ours).
    static let assumedChance = 0.01

    /// A method with chances that presses go wrong: those that are set, else the assumed one; nil where it has no
    /// model of that.
    func withErrors(_ asked: Asked) -> CostEvaluator? {
        guard asked.hasErrors else { return nil }
        var values = asked.method.parameters
        if values[.missed] == 0, values[.accidental] == 0, values.set(.accidental, to: Self.assumedChance) != nil {
            return nil
        }
        return CostEvaluator(
            RequestedMethod(asked.method.method, parameters: values), platform: platform, request)
    }

    /// How many changed screens a rule may compute, so that large screens take no longer than others.
    var trials: Int {
        max(2, min(24, 60_000 / max(1, screen.elements.count * max(1, request.methods.count))))
    }

    /// What presses that go wrong do by one method.
    struct Mishap {
        /// The id of the method.
        var method: String
        var errors: ErrorAnalysis
    }

    func findMishaps() -> [ElementIndex: [Mishap]] {
        let dangers = targets.map(\.element).filter { screen[$0].isDestructive && !screen[$0].confirms }
        guard !dangers.isEmpty else { return [:] }
        let evaluators = asked.compactMap { own in withErrors(own).map { (own, $0) } }
        var harmless = screen
        for index in indices where screen[index].isDestructive { harmless[index].isDestructive = false }
        var found: [ElementIndex: [Mishap]] = [:]
        for index in dangers.prefix(min(8, trials)) {
            var alone = harmless
            alone[index].isDestructive = true
            found[index] = evaluators.compactMap { own, evaluator in
                evaluator.analysis(alone, own.tree.kind).tree.errors.map { Mishap(method: own.id, errors: $0) }
            }
        }
        return found
    }

    /// A screen after a change of its groups or order, as a method has it; nil where the change changes nothing there.
    func changed(_ change: ScreenChange, for asked: Asked) -> Screen? {
        guard asked.tree.kind == .grouped else { return nil }
        let changed = Suggester.applied([change], to: screen, asked.mix, platform)
        return changed == screen ? nil : changed
    }

    /// States what each of some changes saves, the first few of them; those that save nobody anything are passed over.
    func find(savingsOf changes: [ScreenChange], _ examination: inout ExaminationDraft) {
        for change in changes.prefix(trials) {
            guard let elements = elements(of: change), let changed = change.apply(to: screen, platform: platform),
                let saving = sharedSaving(changed)
            else { continue }
            examination.found(
                .costing(saving.now, insteadOf: saving.mended), at: elements, method: saving.method,
                ["now": .figure(saving.now, .seconds), "mended": .figure(saving.mended, .seconds)])
        }
    }

    /// What the targets that two screens share cost on average, by the method whose users gain most in proportion.
    ///
    /// - Parameter others: ids that are left out.
    /// - Returns: nil where nobody gains.
    func sharedSaving(_ changed: Screen, without others: Set<String> = []) -> (
        method: String, now: Double, mended: Double
    )? {
        var best: (method: String, now: Double, mended: Double)?
        for own in asked {
            let after = own.evaluator.analysis(changed, own.tree.kind)
            let costs = Dictionary(
                zip(after.targets, after.tree.costs).map { ($0.id, $1.cost?.seconds) },
                uniquingKeysWith: { first, _ in first })
            var (weight, now, mended) = (0.0, 0.0, 0.0)
            for (target, cost) in zip(targets, own.tree.costs) where !others.contains(target.id) {
                guard let before = cost.cost?.seconds, let later = costs[target.id] ?? nil else { continue }
                weight += target.weight
                now += target.weight * before
                mended += target.weight * later
            }
            guard weight > 0, mended < now - 1e-9 else { continue }
            if best.map({ now / max(mended, 1e-9) > $0.now / max($0.mended, 1e-9) }) ?? true {
                best = (own.id, now / weight, mended / weight)
            }
        }
        return best
    }
}
