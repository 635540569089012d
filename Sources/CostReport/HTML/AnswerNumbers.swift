import AccessCost
import GroupingSearch

/// The four figures of a method on one line: one flat list, as it is, as suggested, lower bound.
struct AnswerNumbers {
    let view: MethodView

    var markup: Markup {
        let figures = [flat, current] + (view.isSearched ? [suggested, bound] : [])
        return "<dl class=\"numbers four\">\n\(figures)</dl>\n"
    }

    private var flat: Markup {
        number("flat", say.oneFlatList, view.flat.expected?.seconds, nil, details(view.flat, of: view))
    }

    private var current: Markup {
        var notes = details(view.main, of: view)
        if view.main.kind != .grouped, !view.isSame { notes.insert(say.treeWords(view.main.kind), at: 0) }
        return number(
            "current", say.asItIs, view.main.expected?.seconds, view.isSame ? nil : view.flat.expected?.seconds, notes)
    }

    /// What the search promises; the layout that it writes costs just this.
    private var suggested: Markup {
        let title = say.asSuggested
        guard let found = view.found else {
            return number("suggested", title, nil, nil, [say.notSearched])
        }
        guard let after = view.suggested.first else {
            return number(
                "suggested", title, view.main.expected?.seconds, view.main.expected?.seconds,
                [say.nothingWorthChanging])
        }
        let count = found.suggestions.count(where: \.isIncluded)
        return number(
            "suggested", title, after.main.expected?.seconds, view.main.expected?.seconds,
            [plural(count, .change) + (found.status == .optimal ? ", \(say.provenOptimal)" : "")]
                + details(after.main, of: after))
    }

    private var bound: Markup {
        let title = say.lowerBound
        guard let found = view.found else {
            return number("bound", title, nil, nil, [say.notSearched])
        }
        guard found.mix.objective == .seconds, let bound = found.freeBound else {
            return number("bound", title, nil, nil, [say.notKnown])
        }
        return number("bound", title, bound, nil, [say.overAllTrees])
    }

    /// The stops, the other figures, the worst target, and what the mean is about.
    private func details(_ tree: TreeAnalysis, of view: MethodView) -> [String] {
        var result = [plural(tree.stops, .stop)]
        if let expected = tree.expected {
            result += view.method.headlineFigures.filter { $0 != .seconds }.map {
                counted(shortNumber(expected[$0]), $0)
            }
        }
        if let worst = tree.worst, let cost = tree.costs[worst].cost {
            result.append(say.worst(view.screen.targets[worst].label.shown(40), shortNumber(cost.seconds)))
        }
        if !tree.coverage.isComplete { result.append(say.over(tree.coverage.words)) }
        return result
    }

    private func number(
        _ key: Markup, _ title: String, _ seconds: Double?, _ before: Double?, _ notes: [String]
    ) -> Markup {
        let direction = ChangeDirection(from: before, to: seconds)
        let words = ChangeDirection.words(from: before, to: seconds)
        let value: Markup =
            seconds.map { "<b>\(shortNumber($0))</b> <small>s</small>" } ?? "<b>-</b>"
        return """
            <div data-figure="\(key)"><dt>\(title)</dt><dd class="value \(direction.style)">\(value)</dd>\
            \(if: !words.isEmpty, "<dd class=\"change \(direction.style)\">\(words)</dd>")\
            <dd class="note"><bdi>\(notes.joined(separator: "; "))</bdi></dd></div>

            """
    }
}
