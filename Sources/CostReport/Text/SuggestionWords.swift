import AccessCost
import GroupingSearch
import LayoutModel

/// Suggestions in words, the same in every output for people.
enum SuggestionWords {
    /// What the changes do, how far from the best possible that is, and how sure.
    static func answer(_ screen: ScreenSuggestions) -> String {
        let unit = screen.mix.objective.unit
        guard let before = screen.before.value, let after = screen.after.value else {
            return "\(screen.mix.name): no target is reached, so there is nothing to save."
        }
        let count = screen.suggestions.count(where: \.isIncluded)
        let coverage = screen.mix.parts.count == 1 ? screen.after.costs.coverage.clause : ""
        var text = "\(screen.mix.parts[0].evaluator.method.method.name) (\(screen.mix.name)): "
        if count == 0 {
            text +=
                "nothing worth changing was found; an average target costs \(shortNumber(before)) \(unit)\(coverage)."
        } else {
            let saved = percentChange(from: before, to: after)
            text += "\(plural(count, "change")) \(count == 1 ? "takes" : "take") an average target from "
            text += "\(shortNumber(before)) to \(shortNumber(after)) \(unit)"
            text += saved == "=" || saved.isEmpty ? ", at the same cost" : " (\(saved))"
            text += "\(coverage)."
        }
        if let bound = screen.bound {
            text += " Lower bound: \(shortNumber(bound)) \(unit)"
            if bound < before, before > 0 { text += " (\(percentChange(from: before, to: bound)))" }
            text += "."
        }
        if let holds = ConclusionText.sentence(screen.holds) { text += " \(holds)" }
        switch screen.status {
        case .optimal: text += " Proven: nothing that keeps the constraints is better."
        case .improved: text += " Better ones may exist."
        case .unchanged: text += " Something better may exist."
        case .stopped: text += " The search was cut short; this is the best until then."
        }
        return text
    }

    /// What a change makes slower, which is always answered, and which other methods it makes faster.
    static func slower(_ suggestion: Suggestion, _ screen: ScreenSuggestions) -> String {
        let own = screen.mix.parts.map(\.evaluator.method.method.id)
        let helped = suggestion.effects.filter {
            $0.slower.isEmpty && $0.change < -0.005 * $0.before && !own.contains($0.method)
        }
        var text = suggestion.regressions.isEmpty ? "nothing gets slower" : "slower: "
        text += suggestion.regressions.map { effect -> String in
            let first = screen.before.screen.elements.first { $0.id == effect.slower[0] }
            let name = first.map { $0.label.isEmpty ? $0.id : $0.label } ?? effect.slower[0]
            let most = effect.most.map { "by \(shortNumber($0)) s" } ?? "becomes unreachable"
            return "\(effect.method) \(effect.slower.count) (\(cut(singleLine(name), to: 20)) \(most))"
        }.joined(separator: ", ")
        guard !helped.isEmpty else { return text }
        let helps = helped.map { "\($0.method) \(shortNumber(-$0.change)) s" }
        return "\(text); also saves \(helps.joined(separator: ", "))"
    }

    /// What to do, in a sentence without a full stop.
    static func sentence(_ change: ScreenChange, _ screen: Screen) -> String {
        func name(_ id: String) -> String {
            let label = screen.elements.first { $0.id == id }?.label ?? ""
            return "\"\(cut(label.isEmpty ? id : label, to: 28))\""
        }
        let names = change.targets.map(name)
        let first = names.first ?? ""
        let box = change.container.map(name)
        let range = names.count > 1 ? "\(first) to \(names[names.count - 1])" : first
        switch change.kind {
        case .group:
            let all = names.count <= 3 ? names.joined(separator: ", ") : "\(names.count) stops, \(range),"
            let name = "\"\(cut(change.label, to: 48))\""
            return change.needsName ? "group \(all) and name the group (for now \(name))" : "group \(all) as \(name)"
        case .ungroup: return "dissolve the group \(box ?? first)"
        case .order: return "visit \(box.map { "what \($0) holds" } ?? "the screen") in the order \(order(names))"
        case .merge: return "make \(names.joined(separator: " and ")) one element"
        case .actions: return "make \(names.dropFirst().joined(separator: ", ")) custom actions of \(first)"
        case .skip: return "leave out \(first), which says and does nothing"
        case .shortcut: return "give \(first) the key \(change.label)"
        case .mnemonic: return "underline the letter \(change.label) of \(first), which then activates it"
        case .inputLabel: return "let \(first) also be found as \"\(cut(change.label, to: 28))\""
        case .adjustable: return "make \(range) one adjustable element, \"\(cut(change.label, to: 28))\""
        case .moveCells:
            let all = names.count <= 5 ? names.joined(separator: ", ") : "\(names.count) cells, \(range),"
            return "move \(all) to other places"
        case .confirm: return "let \(first) ask before anything happens"
        }
    }

    /// What speaks for a new group, as a phrase; nil where nothing is stated.
    static func reason(_ suggestion: Suggestion) -> String? {
        guard !suggestion.reasons.isEmpty else { return nil }
        let all = suggestion.reasons.map(words)
        return "belongs together: \(all.joined(separator: ", "))"
    }

    private static func words(_ reason: GroupReason) -> String {
        switch reason {
        case .container: "one container holds just these"
        case .heading: "a heading stands before them"
        case .gap: "they stand apart from the rest"
        case .alignment: "they are alike and in line"
        case .background: "they lie on one background"
        case .template: "they are one of several copies"
        case .role: "they are neighbours of one role"
        case .item: "an item and its own buttons"
        case .numbers: "their labels are numbered"
        case .word: "their labels share a word"
        }
    }

    private static func order(_ names: [String]) -> String {
        guard names.count > 5 else { return names.joined(separator: ", ") }
        return names.prefix(3).joined(separator: ", ") + " ... " + names[names.count - 1]
    }

    /// What a change saves alone and after the others, and what it takes.
    static func saving(_ suggestion: Suggestion, _ screen: ScreenSuggestions) -> String {
        let (alone, after) = (saves(suggestion.saves, screen), saves(suggestion.savesAfterOthers, screen))
        return "\(alone), then \(after); \(words(suggestion.change.effort))"
    }

    /// A saving with its unit: in 100 activations where it is known how often each target is wanted, else in one.
    static func saves(_ value: Double, _ screen: ScreenSuggestions) -> String {
        let unit = screen.mix.objective.unit
        guard unit == "s", Set(screen.before.analysis.targets.map(\.weight)).count > 1 else {
            return "\(signed(value)) \(unit)"
        }
        return "\(signed(100 * value)) \(unit) in 100 activations"
    }

    /// What a change takes of the people who make it.
    static func words(_ effort: ScreenChange.Effort) -> String {
        switch effort {
        case .attribute: "one attribute"
        case .container: "a container"
        case .structure: "a restructured screen"
        }
    }

    /// A saving as people read it; what is lost by rounding is none.
    static func signed(_ value: Double) -> String { abs(value) < 5e-10 ? "0" : shortNumber(value) }
}
