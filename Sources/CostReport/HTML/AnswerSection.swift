import AccessCost

extension ReportSection where Subject == MethodView {
    /// The answer in a sentence, with three large numbers.
    static var answer: ReportSection {
        ReportSection("answer", nil) { view in
            sentence(view) + numbers(view) + more(view)
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
            "<p class=\"lead\">Reaching a target in \(name) by \(named(view.method)) takes <strong class=\"before\">\(seconds(flat))</strong> on average \(view.flat.kind.words) and <strong class=\"\(after(flat.seconds, main.seconds))\">\(seconds(main))</strong> \(view.main.kind.words)\(words)\(coverage(view)).</p>\n"
    }

    /// What the means are about, where some target has no cost.
    private static func coverage(_ view: MethodView) -> String {
        let (flat, main) = (view.flat.coverage, view.main.coverage)
        if flat.targets == main.targets { return main.isComplete ? "" : ", both\(main.clause)" }
        return "; \(view.flat.kind.rawValue) over \(flat.words), \(view.main.kind.rawValue) over \(main.words)"
    }

    private static func numbers(_ view: MethodView) -> Markup {
        func worst(_ tree: TreeAnalysis) -> (seconds: Double, name: String)? {
            tree.worst.flatMap { worst in
                tree.costs[worst].cost.map { ($0.seconds, view.screen.targets[worst].label.shown(40)) }
            }
        }
        var result: Markup = "<dl class=\"numbers\">\n"
        result += number(
            "Stops", pair(view.trees.map { String($0.stops) }, isWorse: false, "", view),
            "where the cursor can land without entering a group")
        let figures = view.method.headlineFigures.filter { $0 != .seconds }
        let others = figures.map { figure in
            let texts = view.trees.map { $0.expected.map { shortNumber($0[figure]) } ?? "-" }
            return "\(arrow(texts[0], texts[texts.count - 1])) \(figure.rawValue)"
        }
        result += number(
            "Average target", pair(view, unit: "s") { $0.expected?.seconds },
            "expected cost, by weight\(view.main.coverage.clause); \(others.joined(separator: ", "))")
        let names = view.trees.map { worst($0)?.name ?? "" }
        let same = names[0] == names[names.count - 1]
        result += number(
            "Worst target", pair(view, unit: "s") { worst($0)?.seconds },
            same ? names[0] : "\(names[0]) \(view.flat.kind.words), \(names[names.count - 1]) \(view.main.kind.words)")
        return result + "</dl>\n"
    }

    private static func number(_ title: String, _ value: Markup, _ note: String) -> Markup {
        "<div><dt>\(title)</dt><dd class=\"value\">\(value)</dd><dd class=\"note\"><bdi>\(note)</bdi></dd></div>\n"
    }

    /// The style of what comes after: it says whether that is better, beside the words that say so.
    private static func after(_ before: Double, _ after: Double) -> Markup {
        after > before + 1e-9 ? "after worse" : "after"
    }

    private static func pair(_ view: MethodView, unit: String, _ value: (TreeAnalysis) -> Double?) -> Markup {
        let values = view.trees.map(value)
        let isWorse = values.count == 2 && values[1] ?? 0 > (values[0] ?? .infinity) + 1e-9
        return pair(values.map { $0.map { shortNumber($0) } ?? "-" }, isWorse: isWorse, unit, view)
    }

    private static func pair(_ texts: [String], isWorse: Bool, _ unit: String, _ view: MethodView) -> Markup {
        let behind: Markup =
            (unit.isEmpty ? "" : " <small>\(unit)</small>") + (isWorse ? "<small>, slower</small>" : "")
        guard texts.count == 2, texts[0] != texts[1] else { return "<b>\(texts[0])</b>\(behind)" }
        return
            "<span class=\"before\">\(texts[0])</span><span class=\"to\" aria-hidden=\"true\"> → </span><span class=\"unseen\"> flat, </span><b class=\"after\(if: isWorse, " worse")\">\(texts[1])</b>\(behind)<span class=\"unseen\"> \(view.main.kind.rawValue)</span>"
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
