import AccessCost
import GroupingSearch
import LayoutModel

/// Suggestions in words, the same in every output for people.
enum SuggestionWords {
    /// What the changes do, how far from the best possible that is, and how sure.
    static func answer(_ screen: ScreenSuggestions) -> String {
        let unit = say.unit(screen.mix.objective)
        guard let before = screen.before.value, let after = screen.after.value else {
            return say.nothingToSave(screen.mix.name)
        }
        let count = screen.suggestions.count(where: \.isIncluded)
        let coverage = screen.mix.parts.count == 1 ? screen.after.costs.coverage.clause : ""
        var text = "\(phrase(screen.mix.parts[0].evaluator.method.method.name)) (\(screen.mix.name)): "
        if count == 0 {
            text += say.nothingFound(
                "\(shortNumber(before)) \(unit)", coverage, leavesDecisions: !screen.suggestions.isEmpty)
        } else {
            let saved = percentChange(from: before, to: after)
            text += say.changesTake(
                count, from: shortNumber(before), to: "\(shortNumber(after)) \(unit)",
                saved == "=" || saved.isEmpty ? nil : saved, coverage)
        }
        if let bound = screen.freeBound {
            let change = bound < before && before > 0 ? percentChange(from: before, to: bound) : nil
            text += say.boundSentence(
                "\(shortNumber(bound)) \(unit)", change == "=" ? nil : change, isOfBoard: screen.board != nil)
        }
        if let holds = ConclusionText.sentence(screen.holds) { text += " \(holds)" }
        return text + say.searchStatus(screen.status)
    }

    /// What a change makes slower, which is always answered, and which other methods it makes faster.
    static func slower(_ suggestion: Suggestion, _ screen: ScreenSuggestions) -> String {
        let own = screen.mix.parts.map(\.evaluator.method.method.id)
        let helped = suggestion.effects.filter {
            $0.slower.isEmpty && $0.change < -0.005 * $0.before && !own.contains($0.method)
        }
        var text = suggestion.regressions.isEmpty ? say.nothingGetsSlower : say.slowerList
        text += suggestion.regressions.map { effect -> String in
            let first = screen.before.screen.elements.first { $0.id == effect.slower[0] }
            let name = first.map { $0.label.isEmpty ? $0.id : $0.label } ?? effect.slower[0]
            let most = effect.most.map { say.bySeconds(shortNumber($0)) } ?? say.becomesUnreachable
            return "\(effect.method) \(effect.slower.count) (\(cutMiddle(name, to: 20)) \(most))"
        }.joined(separator: ", ")
        guard !helped.isEmpty else { return text }
        let helps = helped.map { "\($0.method) \(shortNumber(-$0.change)) s" }
        let isAll = savesNothing(suggestion, screen) != nil
        return text + say.alsoSaves(helps.joined(separator: ", "), isAll: isAll)
    }

    /// What to do, in a sentence without a full stop.
    static func sentence(_ change: ScreenChange, _ screen: Screen) -> String {
        func name(_ id: String) -> String {
            let label = screen.elements.first { $0.id == id }?.label ?? ""
            return say.inQuotes(cutMiddle(label.isEmpty ? id : label, to: 28))
        }
        let names = change.targets.map(name)
        return say.change(
            ChangeParts(
                kind: change.kind, names: names, container: change.container.map(name),
                label: say.inQuotes(cut(change.label, to: 48)), shortLabel: say.inQuotes(cut(change.label, to: 28)),
                key: change.label, order: order(names), needsName: change.needsName, place: place(change, screen)))
    }

    /// The row and the column of the place of a new key, among those of the board's cells.
    private static func place(_ change: ScreenChange, _ screen: Screen) -> (row: Int, column: Int)? {
        guard change.kind == .pageJump, let place = change.frames.first else { return nil }
        let frames = screen.elements.filter { $0.kind == .element }.compactMap(\.frame) + [place]
        let (tops, lefts) = (BoardPicture.lines(frames.map(\.y)), BoardPicture.lines(frames.map(\.x)))
        let column = BoardPicture.index(of: place.x, in: lefts)
        return (
            BoardPicture.index(of: place.y, in: tops) + 1,
            screen.direction == .leftToRight ? column + 1 : lefts.count - column
        )
    }

    /// What speaks for a new group, as a phrase; nil where nothing is stated.
    static func reason(_ suggestion: Suggestion) -> String? {
        guard !suggestion.reasons.isEmpty else { return nil }
        let all = suggestion.reasons.map { say.groupReason($0) }
        return say.belongsTogether(all.joined(separator: ", "))
    }

    private static func order(_ names: [String]) -> String {
        guard names.count > 5 else { return names.joined(separator: ", ") }
        return names.prefix(3).joined(separator: ", ") + " ... " + names[names.count - 1]
    }

    /// What a change saves alone and after the others, and what it takes.
    static func saving(_ suggestion: Suggestion, _ screen: ScreenSuggestions) -> String {
        if let nothing = savesNothing(suggestion, screen) { return "\(nothing); \(words(suggestion.change.effort))" }
        if let together = suggestion.together, !areAlike(screen) {
            return "\(self.together(together, screen)); \(words(suggestion.change.effort))"
        }
        let (alone, after) = (saves(suggestion.saves, screen), saves(suggestion.savesAfterOthers, screen))
        let together = suggestion.together.map { "; " + self.together($0, screen) } ?? ""
        return "\(alone), then \(after)\(together); \(words(suggestion.change.effort))"
    }

    /// That a change helps people of other methods alone; nil where it saves something by the screen's own.
    static func savesNothing(_ suggestion: Suggestion, _ screen: ScreenSuggestions) -> String? {
        guard suggestion.saves == 0, suggestion.savesAfterOthers == 0, suggestion.together == nil else { return nil }
        return say.savesNothing(screen.mix.parts.map(\.evaluator.method.method.id).joined(separator: ", "))
    }

    /// What changes save that are made together or not at all.
    static func together(_ together: Suggestion.Together, _ screen: ScreenSuggestions) -> String {
        say.savesTogether(saves(together.saves, screen), together.changes, areAlike: areAlike(screen))
    }

    /// Whether changes that are made together are copies of one; on a board they are its scan blocks and the moves of its cells.
    static func areAlike(_ screen: ScreenSuggestions) -> Bool { screen.board == nil }

    /// A saving with its unit: in 100 activations where it is known how often each target is wanted, else in one.
    static func saves(_ value: Double, _ screen: ScreenSuggestions) -> String {
        let unit = say.unit(screen.mix.objective)
        guard unit == "s", Set(screen.before.analysis.targets.map(\.weight)).count > 1 else {
            return "\(signed(value)) \(unit)"
        }
        return say.inHundred("\(signed(100 * value)) \(unit)")
    }

    /// What a change takes of the people who make it.
    static func words(_ effort: ScreenChange.Effort) -> String { say.effort(effort) }

    /// A saving as people read it; what is lost by rounding is none.
    static func signed(_ value: Double) -> String { abs(value) < 5e-10 ? "0" : shortNumber(value) }
}
