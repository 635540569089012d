import AccessCost
import LayoutModel

extension ReportSection where Subject == ComparisonView {
    /// What is said of each method behind its answer, in this order.
    static var ofComparison: [ReportSection] { [.drawings, .player, .changes, .trees] }

    /// The answer in a sentence, what gets slower, and three large numbers.
    static var change: ReportSection {
        ReportSection("answer", nil) { view in
            sentence(view)
                + "<p class=\"regressions\"><strong>\(say.whatGetsSlower)</strong> \(view.words.answer(method: view.place).shown(1000))</p>\n"
                + numbers(view) + people(view) + conclusion(view)
        }
    }

    /// For how many people the change is faster.
    private static func people(_ view: ComparisonView) -> Markup {
        guard let sentence = ComparisonText.people(view.old, view.new) else { return "" }
        return "<p class=\"hint\">\(sentence.shown(400))</p>\n"
    }

    /// For which values of parameters the answer holds.
    private static func conclusion(_ view: ComparisonView) -> Markup {
        guard view.place < view.pair.conclusions.count,
            let sentence = ConclusionText.sentence(view.pair.conclusions[view.place])
        else { return "" }
        return "<p class=\"hint\">\(sentence.shown(400))</p>\n"
    }

    private static func sentence(_ view: ComparisonView) -> Markup {
        let name: Markup = "<bdi>\(view.after.name.shown(60))</bdi>"
        guard let old = view.expected.before, let new = view.expected.after else {
            let reason =
                (view.old.tree.unavailable ?? view.new.tree.unavailable).map(phrase) ?? say.wantedUnreachable
            return "<p class=\"lead\">\(say.cannotBeCompared(view.method.pageTitle, reason.shown(300)))</p>\n"
        }
        let words: Markup = view.change.isEmpty || view.change == "=" ? "" : " (\(signed(view.change)))"
        let style = ChangeDirection(from: old.seconds, to: new.seconds).style
        let answer = say.comparedAnswer(
            view.words.word, name, phrase(view.method.name),
            "<strong class=\"before\">\(shortNumber(old.seconds)) s</strong>",
            "<strong class=\"after \(style)\">\(shortNumber(new.seconds)) s</strong>", words)
        return "<p class=\"lead\">\(answer)</p>\n"
    }

    private static func numbers(_ view: ComparisonView) -> Markup {
        let worst = (
            before: view.expected.worstBefore.map { view.pair.goals[$0] },
            after: view.expected.worstAfter.map { view.pair.goals[$0] }
        )
        func seconds(_ goals: Comparison.GoalPair?, _ side: Int) -> Double? {
            goals.flatMap { view.costs($0)[side].cost }?.seconds
        }
        func value(
            _ title: String, _ a: String, _ b: String, _ note: String, _ words: String = "", _ style: Markup = "same"
        )
            -> Markup
        {
            """
            <div><dt>\(title)</dt><dd class="value"><span class="before">\(a)</span>\
            <span class="to" aria-hidden="true"> → </span><span class="unseen">\(say.beforeUnseen)</span>\
            <b class="after \(style)">\(b)</b><span class="unseen">\(say.afterUnseen)</span></dd>\
            \(if: !words.isEmpty, "<dd class=\"change \(style)\">\(words)</dd>")<dd class="note"><bdi>\(note)</bdi></dd></div>

            """
        }
        func seconds(_ title: String, _ a: Double?, _ b: Double?, _ note: String) -> Markup {
            value(
                title, a.map { shortNumber($0) } ?? "-", b.map { shortNumber($0) } ?? "-", note,
                ChangeDirection.words(from: a, to: b), ChangeDirection(from: a, to: b).style)
        }
        let figures = view.method.headlineFigures.filter { $0 != .seconds }.map { figure in
            let texts = [view.expected.before, view.expected.after].map { $0.map { shortNumber($0[figure]) } ?? "-" }
            return "\(arrow(texts[0], texts[1])) \(say.figure(figure))"
        }
        let names = [
            worst.before.map { GoalWords.name($0.before, on: view.before.screen) } ?? "",
            worst.after.map { GoalWords.name($0.after, on: view.after.screen) } ?? "",
        ].map { $0.shown(40) }
        return "<dl class=\"numbers\">\n"
            + value(
                say.stopsIn(view.new.kind), String(view.old.stops), String(view.new.stops), say.onFirstLevel
            )
            + seconds(
                say.averageOf(view.words.word), view.expected.before?.seconds, view.expected.after?.seconds,
                say.expectedOver(covered(view), figures.joined(separator: ", ")))
            + seconds(
                say.worstOf(view.words.word), seconds(worst.before, 0), seconds(worst.after, 1),
                arrow(names[0], names[1])) + "</dl>\n"
    }

    /// The goals that the mean is about.
    private static func covered(_ view: ComparisonView) -> String {
        let all = view.pair.goals.count
        let count = view.expected.count
        return count == all ? plural(all, view.words.word) : say.outOf(count, all, view.words.word)
    }

    /// The screen before and after in the same colours.
    static var drawings: ReportSection {
        ReportSection("drawing", say.screenByCost) { view in
            let before = DrawingSection.figure(
                view.before, view.old, title: say.before, key: "before", largest: view.largest,
                average: view.expected.before)
            let after = DrawingSection.figure(
                view.after, view.new, title: say.after, key: "after", largest: view.largest,
                average: view.expected.after)
            return DrawingSection.legend(view.largest) + "<div class=\"figures\">\n\(before)\(after)</div>\n"
        }
    }

    /// The goals that are on both, largest change first.
    static var changes: ReportSection {
        ReportSection("targets", say.goalByGoal) { view in ChangeTable(view).markup }
    }

    /// The access tree before beside the one after.
    static var trees: ReportSection {
        ReportSection("tree", say.accessTree) { view in
            TreePair.markup(
                (say.before, BranchList(view.before.screen, view.old)),
                (say.after, BranchList(view.after.screen, view.new)),
                level: 5)
        }
    }
}
