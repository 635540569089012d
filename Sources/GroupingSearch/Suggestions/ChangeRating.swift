import AccessCost
import LayoutModel

/// Computes what changes save, alone and after the others, and what they make slower.
struct ChangeRating {
    private let screen: Screen
    private let platform: Platform?
    private let request: Suggester.Request
    private let before: Double
    private let meters: [EffectMeter]
    private let mixMeters: [EffectMeter]
    private let pricer: GroupPricer?
    /// The largest number of element changes that are tried.
    private static let most = 40

    init(_ screen: Screen, _ platform: Platform?, _ request: Suggester.Request, _ problem: GroupingProblem) {
        pricer = GroupPricer(problem)
        self.screen = screen
        self.platform = platform
        self.request = request
        before = problem.before ?? 0
        meters = request.others.map { EffectMeter(screen, $0) }
        mixMeters = request.mix.parts.map { EffectMeter(screen, $0.evaluator) }
    }

    private func applied(_ changes: [ScreenChange]) -> Screen {
        Suggester.applied(changes, to: screen, request.mix, platform)
    }

    /// What the screen costs after some changes; nil where nothing is reached.
    private func value(of changes: [ScreenChange]) -> Double? {
        pricer?.value(of: changes) ?? request.mix.value(of: applied(changes))
    }

    /// What does after a change what targets and their gestures did before it.
    private func replacements(of change: ScreenChange) -> [ScreenChange.StandIn] {
        change.standIns(on: screen) + change.gestureStandIns(on: screen, platform: platform)
    }

    private func effects(of change: ScreenChange, _ after: Screen) -> [Suggestion.Effect] {
        let standIns = replacements(of: change)
        return meters.map { $0.effect(after, standIns) }
    }

    /// What the mix saves on a screen, over the targets that are had on both.
    private func saving(_ after: Screen, _ standIns: [ScreenChange.StandIn]) -> Double {
        zip(request.mix.parts, mixMeters).reduce(0) { sum, part in
            sum + part.0.share * part.1.saving(after, standIns, request.mix.objective)
        }
    }

    // MARK: Changes of elements

    /// Kinds that leave what the screen offers as it is, so that they need no decision.
    private static let harmless: Set<ScreenChange.Kind> = [
        .merge, .skip, .shortcut, .mnemonic, .inputLabel, .heading, .skipLink, .roving, .radioGroup, .align,
    ]

    /// The changes of elements that may save something.
    private func candidates() -> [ScreenChange] {
        let methods = (request.mix.parts.map(\.evaluator) + request.others).map(\.method)
        return ScreenChange.candidates(
            on: screen, platform: platform, costs: ChangeCosts(screen, platform: platform, methods))
    }

    /// The changes of elements that save something; those are included that are harmless and worth their price by the mix.
    func proposals(worth price: Double) -> [(change: ScreenChange, isIncluded: Bool)] {
        candidates().prefix(Self.most).compactMap { change in
            let after = applied([change])
            if change.kind == .confirm { return (change, false) }
            let saved = saving(after, replacements(of: change))
            if Self.harmless.contains(change.kind), saved > max(price, 1e-9) { return (change, true) }
            let helps = effects(of: change, after).contains {
                -$0.change > Objective.seconds.worthTelling(of: $0.before)
            }
            return saved > max(price, 1e-9) || helps ? (change, false) : nil
        }
    }

    // MARK: Ratings

    /// The changes that save enough, alone or after the others, to be told, with what they save: what saves least is left out
    /// until all do. Changes that are made together or not at all count as one.
    ///
    /// - Parameters:
    ///   - always: the kinds that are told whatever they save.
    ///   - units: the changes that are made together or not at all.
    func worthTelling(
        _ changes: [ScreenChange], from least: Double, always: Set<ScreenChange.Kind>, units: [[ScreenChange]]
    ) -> [Suggestion] {
        var kept = changes
        let alone = savedAlone(changes)
        while true {
            let found = rated(kept, alone)
            let joined = units.map { unit in unit.filter(kept.contains) }.filter { !$0.isEmpty }
            let inUnits = Set(joined.joined())
            var least = (worth: least - 1e-9, changes: [ScreenChange]())
            for suggestion in found
            where !always.contains(suggestion.change.kind) && !inUnits.contains(suggestion.change) {
                let worth = max(suggestion.saves, suggestion.savesAfterOthers)
                if worth < least.worth { least = (worth, [suggestion.change]) }
            }
            for unit in joined {
                let worth = max(saving(of: unit, among: unit), saving(of: unit, among: kept))
                if worth < least.worth { least = (worth, unit) }
            }
            guard !least.changes.isEmpty else { return found }
            kept.removeAll { least.changes.contains($0) }
        }
    }

    /// What is saved between two costs, without the last digits, which depend on the order in which costs were added up.
    private func difference(_ before: Double, _ after: Double) -> Double {
        ((before - after) * 1e9).rounded() / 1e9
    }

    /// What some changes save after the others of a list.
    private func saving(of changes: [ScreenChange], among all: [ScreenChange]) -> Double {
        let others = all.filter { !changes.contains($0) }
        let without = value(of: others) ?? before
        return difference(without, value(of: all) ?? before)
    }

    /// What each of the changes saves that are made together, the one that saves most first.
    func rated(_ changes: [ScreenChange]) -> [Suggestion] { rated(changes, savedAlone(changes)) }

    private func rated(_ changes: [ScreenChange], _ alone: [ScreenChange: Double]) -> [Suggestion] {
        guard !changes.isEmpty, let after = value(of: changes) else { return [] }
        let rated = changes.enumerated().map { index, change -> Suggestion in
            var others = changes
            others.remove(at: index)
            let without = value(of: others) ?? before
            return Suggestion(
                change: change, saves: alone[change] ?? 0, savesAfterOthers: difference(without, after),
                isIncluded: true, effects: [])
        }
        return sorted(rated)
    }

    /// Suggestions with what those save together that are made together or not at all.
    func together(_ suggestions: [Suggestion], units: [[ScreenChange]]) -> [Suggestion] {
        let changes = suggestions.map(\.change)
        var result = suggestions
        for unit in units.map({ $0.filter(changes.contains) }) where unit.count > 1 {
            let together = Suggestion.Together(changes: unit.count, saves: saving(of: unit, among: changes))
            for place in changes.indices where unit.contains(changes[place]) { result[place].together = together }
        }
        return result
    }

    /// What each change saves when nothing else is changed.
    private func savedAlone(_ changes: [ScreenChange]) -> [ScreenChange: Double] {
        Dictionary(
            changes.map { ($0, difference(before, value(of: [$0]) ?? before)) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Suggestions with what those do by each method that are told: the first of the list and, where these are fewer than may
    /// be told, those for people to decide. One analysis a method for each.
    func detailed(_ suggestions: [Suggestion]) -> [Suggestion] {
        var result = suggestions
        let included = suggestions.indices.filter { suggestions[$0].isIncluded }
        let proposed = suggestions.indices.filter { !suggestions[$0].isIncluded }
        let most = request.told ?? suggestions.count
        let main = request.mix.main
        let keepsCosts = main.tree(screen).stops.count <= Suggestion.mostStops
        func detail(_ places: [Int], most: Int) {
            for entry in SuggestionNesting.order(of: places.map { suggestions[$0].change }).prefix(most) {
                let change = suggestions[places[entry.index]].change
                let alone = applied([change])
                if keepsCosts {
                    let costs = main.screenAnalysis(alone)
                    let stops = costs.methods[0].tree(main.kind)?.tree.stops.count ?? 0
                    if stops <= Suggestion.mostStops { result[places[entry.index]].alone = costs }
                }
                result[places[entry.index]].effects = effects(of: change, alone)
            }
        }
        detail(included, most: most)
        detail(proposed, most: max(0, most - included.count))
        return result
    }

    /// What changes would save that are for people to decide, alone and beside those that are made.
    ///
    /// - Parameter keys: keys that lead to other pages, which are rated by the tasks.
    func proposed(_ changes: [ScreenChange], beside made: [ScreenChange], keys: [Suggestion]) -> [Suggestion] {
        let then = applied(made)
        let meters = request.mix.parts.map { EffectMeter(then, $0.evaluator) }
        return sorted(
            changes.map { change in
                let alone = applied([change])
                let together = applied(made + [change])
                let standIns = replacements(of: change)
                let later = zip(request.mix.parts, meters).reduce(0.0) { sum, part in
                    sum + part.0.share * part.1.saving(together, standIns, request.mix.objective)
                }
                return Suggestion(
                    change: change, saves: saving(alone, standIns), savesAfterOthers: later, isIncluded: false,
                    effects: [])
            } + keys)
    }

    private func sorted(_ suggestions: [Suggestion]) -> [Suggestion] {
        // The scan blocks of a board follow one another.
        let blocks = suggestions.filter { $0.change.kind == .scanBlock }
        let ofBlocks = (-(blocks.map(\.saves).max() ?? 0), -(blocks.map(\.savesAfterOthers).max() ?? 0))
        func worth(_ suggestion: Suggestion) -> (Double, Double) {
            suggestion.change.kind == .scanBlock ? ofBlocks : (-suggestion.saves, -suggestion.savesAfterOthers)
        }
        // What still needs a name comes after what can be done as it is.
        return suggestions.enumerated().sorted { a, b in
            if a.element.change.needsName != b.element.change.needsName { return b.element.change.needsName }
            let (one, other) = (worth(a.element), worth(b.element))
            return (one.0, one.1, a.offset) < (other.0, other.1, b.offset)
        }.map(\.element)
    }
}
