import AccessCost

extension AnalysisText {
    /// What typing the text takes, in a sentence: "Typing: 10.7 → 5.22 s a character, 1.13 → 2.3 words a minute."
    func typing(_ method: MethodAnalysis, _ screen: ScreenAnalysis) -> String? {
        guard let text = screen.text, let main = main(method),
            let place = screen.methods.firstIndex(where: { $0.method.id == method.method.id }),
            let flat = method.trees.firstIndex(where: { $0.kind == .flat }),
            let own = method.trees.firstIndex(where: { $0.kind == main.kind })
        else { return nil }
        let (before, after) = (text.costs[place][flat], text.costs[place][own])
        guard let a = before.perCharacter, let b = after.perCharacter else {
            return say.typingNotPossible(phrase(after.reason ?? before.reason ?? ""))
        }
        var sentence = say.typing(speeds(a, b))
        if let a = before.withErrors, let b = after.withErrors {
            sentence += say.typingWithErrors(speeds(a.cost, b.cost))
        }
        return sentence
    }

    /// What of the text was left out; nil where nothing was.
    func unknownCharacters(_ screen: ScreenAnalysis) -> String? {
        guard let text = screen.text, !text.unknown.isEmpty else { return nil }
        let shown = text.unknown.prefix(8).map { "'\($0.character)' (\(shortNumber($0.count)))" }.joined(
            separator: ", ")
        let count = text.unknown.reduce(0) { $0 + $1.count }
        return say.unknownCharacters(
            shortNumber(count), shortNumber(text.characters), shown + (text.unknown.count > 8 ? " ..." : ""))
    }

    private func speeds(_ before: Cost, _ after: Cost) -> String { TypingWords.speeds(before, after) }
}

/// How fast people type, in words.
enum TypingWords {
    /// Seconds a character and words a minute, before and after.
    static func speeds(_ before: Cost, _ after: Cost) -> String {
        func words(_ cost: Cost) -> String {
            TextCost.charactersPerMinute(cost).map { shortNumber($0 / TextCost.charactersPerWord) } ?? "-"
        }
        return say.speeds(
            arrow(shortNumber(before.seconds), shortNumber(after.seconds)), arrow(words(before), words(after)))
    }
}
