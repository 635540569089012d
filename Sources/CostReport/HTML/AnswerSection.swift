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
            return
                "<p class=\"lead\">By \(view.method.name), no target of \(name) that is wanted has a cost.</p>\n"
        }
        if view.isSame {
            return
                "<p class=\"lead\">Reaching a target in \(name) by \(named(view.method)) takes <strong>\(seconds(main))</strong> on average\(view.main.coverage.clause). Groups make no difference: there are none, or they are not visited.</p>\n"
        }
        let change = percentChange(from: flat.seconds, to: main.seconds)
        let words: Markup = change == "=" || change.isEmpty ? "" : " (\(signed(change)))"
        return
            "<p class=\"lead\">Reaching a target in \(name) by \(named(view.method)) takes <strong class=\"before\">\(seconds(flat))</strong> on average \(view.flat.kind.words) and <strong class=\"after \(ChangeDirection(from: flat.seconds, to: main.seconds).style)\">\(seconds(main))</strong> \(view.main.kind.words)\(words)\(coverage(view)).</p>\n"
    }

    /// What the means are about, where some target has no cost.
    private static func coverage(_ view: MethodView) -> String {
        let (flat, main) = (view.flat.coverage, view.main.coverage)
        if flat.targets == main.targets { return main.isComplete ? "" : ", both\(main.clause)" }
        return "; \(view.flat.kind.rawValue) over \(flat.words), \(view.main.kind.rawValue) over \(main.words)"
    }

    /// What else there is to say: targets without a cost, errors of use, the route to the screen, discovery, typing.
    private static func more(_ view: MethodView) -> Markup {
        let text = AnalysisText()
        var sentences: [String] = []
        if let share = view.main.listeningShare { sentences.append("Listening takes \(share) of the seconds.") }
        sentences += view.main.missingSentences
        if view.main.kind != view.method.mainTree,
            let reason = view.analysis.tree(view.method.mainTree)?.tree.unavailable
        {
            sentences.append("\(view.method.mainTree.rawValue): \(reason).")
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

/// A method's name within a sentence, a comma in it closed by another.
func named(_ method: AccessMethod) -> String { method.name + (method.name.contains(",") ? "," : "") }

/// A percentage with a minus sign that is as wide as a plus.
func signed(_ change: String) -> String {
    change.hasPrefix("-") ? "\u{2212}" + change.dropFirst() : change
}
