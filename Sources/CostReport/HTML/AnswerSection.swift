import AccessCost

extension ReportSection where Subject == MethodView {
    /// The answer in a sentence, with four large numbers.
    static var answer: ReportSection {
        ReportSection("answer", nil) { view in
            sentence(view) + AnswerNumbers(view: view).markup + more(view)
        }
    }

    private static func sentence(_ view: MethodView) -> Markup {
        let name: Markup = "<bdi>\(view.name.shown(60))</bdi>"
        guard let flat = view.flat.expected, let main = view.main.expected else {
            return "<p class=\"lead\">\(say.noCost(name, phrase(view.method.name)))</p>\n"
        }
        if view.isSame {
            let answer = say.oneAnswer(
                name, phrase(view.method.name), "<strong>\(seconds(main))</strong>", view.main.coverage.clause)
            return "<p class=\"lead\">\(answer)</p>\n"
        }
        let change = percentChange(from: flat.seconds, to: main.seconds)
        let words: Markup = change == "=" || change.isEmpty ? "" : " (\(signed(change)))"
        let style = ChangeDirection(from: flat.seconds, to: main.seconds).style
        let answer = say.twoAnswers(
            name, phrase(view.method.name), ("<strong class=\"before\">\(seconds(flat))</strong>", view.flat.kind),
            ("<strong class=\"after \(style)\">\(seconds(main))</strong>", view.main.kind), "\(words)\(coverage(view))")
        return "<p class=\"lead\">\(answer)</p>\n"
    }

    /// What the means are about, where some target has no cost.
    private static func coverage(_ view: MethodView) -> String {
        let (flat, main) = (view.flat.coverage, view.main.coverage)
        if flat.targets == main.targets { return main.isComplete ? "" : say.both(main.clause) }
        return say.coverages((view.flat.kind, flat.words), (view.main.kind, main.words))
    }

    /// What else there is to say: targets without a cost, errors of use, the route to the screen, discovery, typing.
    private static func more(_ view: MethodView) -> Markup {
        let text = AnalysisText()
        var sentences: [String] = []
        if let share = view.main.listeningShare { sentences.append(say.listeningTakes(share)) }
        sentences += view.main.missingSentences
        if view.main.kind != view.method.mainTree,
            let reason = view.analysis.tree(view.method.mainTree)?.tree.unavailable
        {
            let (tree, words) = (say.tree(view.method.mainTree), phrase(reason))
            let isNamed = words.lowercased().hasPrefix(tree.lowercased())
            sentences.append(isNamed ? "\(words.capitalisedStart)." : "\(tree): \(words).")
        }
        sentences += [
            text.errors(view.analysis), text.people(view.analysis), text.entry(view.analysis),
            text.finding(view.analysis),
            text.typing(view.analysis, view.screen),
        ].compactMap(\.self)
        guard !sentences.isEmpty else { return "" }
        let items = sentences.map { sentence -> Markup in "<li>\(sentence.shown(600))</li>\n" }
        return "<ul class=\"more\">\n\(items)</ul>\n"
    }

    private static func seconds(_ cost: Cost) -> String { "\(shortNumber(cost.seconds)) s" }
}

/// A percentage with a minus sign that is as wide as a plus.
func signed(_ change: String) -> String {
    change.hasPrefix("-") ? "\u{2212}" + change.dropFirst() : change
}
