public import AccessCost
import LayoutModel

/// Writes a comparison as one HTML page: what the change does, what gets slower, target by target and method by method.
public enum ComparisonHTML {
    /// The page for one comparison. O(targets x methods).
    public static func page(_ comparison: Comparison, heading: PageHeading = PageHeading()) -> String {
        heading.language.writing { written(comparison, heading) }
    }

    private static func written(_ comparison: Comparison, _ heading: PageHeading) -> String {
        let methods = comparison.screens.first?.before.methods ?? []
        let name = AnalysisHTML.title(comparison.after)
        let parts = comparison.screens.indices.map { self.parts(comparison, $0) }
        let screens = comparison.screens.indices.map { screen(comparison, $0, parts[$0]) }
        let footer = ParametersSection.markup(methods, isOpen: false)
        let assumptions = PagePart(id: "parameters", title: say.assumptions, markup: footer)
        return HTMLDocument(
            title: heading.windowTitle(say.comparisonWindow(name.shown(100))),
            header: """
                \(heading.markup)<p class="kicker">\(say.comparison) <span class="path">\(comparison.before.path.shown()) → \(comparison.after.path.shown())</span></p>
                <h1>\(say.beforeAndAfter("<bdi>\(name.shown(100))</bdi>"))</h1>
                \(AnalysisHTML.summary(comparison.after))\
                \(MethodChooser.markup(methods.map(\.method)))
                """,
            main: screens.joined() + list(say.newScreens, comparison.addedScreens)
                + list(
                    say.goneScreens,
                    comparison.removedScreens.map {
                        say.removedScreen($0, plural(comparison.goalCount(ofRemovedScreen: $0), .goal))
                    })
                + NotesSection.ofLayout(comparison.before.notes + comparison.after.notes),
            contents: Contents.markup((parts.count == 1 ? parts[0] : []) + [assumptions]),
            footer: footer + AnalysisHTML.colophon
        ).text
    }

    private static func parts(_ comparison: Comparison, _ place: Int) -> [PagePart] {
        let pair = comparison.screens[place]
        let views = pair.before.methods.indices.compactMap { ComparisonView(comparison, place, $0) }
        let id = "s\(place + 1)"
        let answers = views.map { view -> Markup in
            MethodPart.markup(
                view.method, at: view.place, title: "\(view.method.pageTitle) <code>\(view.method.id)</code>",
                id: view.after.id("title"), ReportSection.change.markup(view, idPrefix: "", level: 4))
        }
        var result = [
            PagePart(id: "\(id)-title", title: say.answer, markup: answers.joined()),
            PagePart(id: "\(id)-methods", title: say.allMethods, markup: summary(views, id: id)),
        ]
        let waits = PageSize.waits(views)
        for (number, view) in views.enumerated() {
            let own = ReportSection.ofComparison.map {
                $0.part(view, idPrefix: view.after.id(""), level: 4, method: view.place)
            }
            let details = MethodPart.parts(
                own, view.method, at: view.place, title: "\(say.inDetail(view.method.pageTitle))",
                id: view.after.id("details"))
            result += waits && number > 0 ? PageSize.waiting(details, view.method, command: "compare") : details
        }
        return result + [PagePart(title: "", markup: notes(pair, id: id))]
    }

    private static func screen(_ comparison: Comparison, _ place: Int, _ parts: [PagePart]) -> Markup {
        let pair = comparison.screens[place]
        let name = pair.after.screen.label.isEmpty ? pair.after.screen.id : pair.after.screen.label
        let id = "s\(place + 1)"
        let isOnly = comparison.screens.count == 1
        return """
            <section class="screen-part" id="\(id)">
            <h2 id="\(id)-title"\(if: isOnly, " class=\"unseen\"")>\(isOnly ? say.theScreen : "")<bdi>\(name.shown(100))</bdi></h2>
            \(parts.map(\.markup))</section>

            """
    }

    /// Gains and losses of each method, none of them hidden in a mean.
    private static func summary(_ views: [ComparisonView], id: String) -> Markup {
        let rows = views.map { view -> Markup in
            let shift = view.pair.shift(of: .seconds, method: view.place)
            let seconds = [view.expected.before, view.expected.after].map { $0.map { shortNumber($0.seconds) } ?? "-" }
            return """
                <tr data-method="\(view.method.id)"><th scope="row">\(view.method.pageTitle) <code>\(view.method.id)</code></th>\
                <td class="n wide">\(arrow(String(view.old.stops), String(view.new.stops)))</td>\
                <td class="n">\(arrow(seconds[0], seconds[1]))</td>\
                <td class="change \(ChangeDirection(from: view.expected.before?.seconds, to: view.expected.after?.seconds).style)">\
                \(ChangeDirection.words(from: view.expected.before?.seconds, to: view.expected.after?.seconds))</td>\
                <td class="n wide">\(view.regressions.count)</td>\
                <td class="n wide">\(shift.slower.count)</td><td class="n wide">\(shift.same.count)</td>\
                <td class="n wide">\(shift.faster.count)</td></tr>

                """
        }
        return """
            <section class="part"><h3 id="\(id)-methods">\(say.allMethods)</h3>
            <table class="summary">
            <caption>\(say.comparedCaption)</caption>
            <thead><tr><th scope="col">\(say.method)</th><th scope="col" class="n wide">\(say.stops)</th>\
            <th scope="col" class="n">\(say.averageSeconds)</th><th scope="col">\(say.change)</th>\
            <th scope="col" class="n wide">\(say.regressions)</th>\
            <th scope="col" class="n wide">\(say.slowerHead)</th><th scope="col" class="n wide">\(say.sameHead)</th>\
            <th scope="col" class="n wide">\(say.fasterHead)</th></tr></thead>
            <tbody>
            \(rows)</tbody></table></section>

            """
    }

    private static func notes(_ pair: Comparison.ScreenPair, id: String) -> Markup {
        let added = pair.added.map { GoalWords.name($0, on: pair.after) }
        let removed = pair.removed.map { GoalWords.name($0, on: pair.before) }
        var result = list(say.added(plural(added.count, GoalWords.word(pair.added))), added, areNames: true)
        result += list(say.removed(plural(removed.count, GoalWords.word(pair.removed))), removed, areNames: true)
        return result + list(say.notes, pair.before.notes + pair.after.notes + pair.notes)
    }

    /// - Parameter areNames: whether they are short, so that wide pages have them in two columns.
    private static func list(_ title: String, _ names: [String], areNames: Bool = false) -> Markup {
        guard !names.isEmpty else { return "" }
        let items = names.prefix(PageSize.mostRows).map { "<li><bdi>\(foreign($0, 300))</bdi></li>\n" as Markup }
        let rest = Array(items.dropFirst(PageSize.shownRows))
        let more: Markup =
            rest.isEmpty
            ? ""
            : "<details><summary>\(say.more(names.count - PageSize.shownRows))</summary>\n<ul class=\"notes\">\n\(rest)</ul></details>\n"
        let cut: Markup =
            names.count > items.count ? "<p class=\"hint\">\(say.restInCompare(names.count - items.count))</p>\n" : ""
        return """
            <section class="part"><h3>\(title)</h3>
            <ul class="notes\(if: areNames, " names")">
            \(Array(items.prefix(PageSize.shownRows)))</ul>\(if: !more.isEmpty, "\n")\(more)\(cut)</section>

            """
    }
}

/// One method on one screen before and after.
struct ComparisonView {
    var pair: Comparison.ScreenPair
    var place: Int
    var before: MethodView
    var after: MethodView
    /// The tree that is compared, of the same kind on both sides.
    var old: TreeAnalysis
    var new: TreeAnalysis
    /// The means over the goals that are on both.
    var expected: Comparison.ScreenPair.ExpectedCosts
    /// What is slower, unreachable or removed.
    var regressions: [Comparison.ScreenPair.Regression]
    /// What is said of the goals.
    var words: GoalWords
    /// The largest cost on either side, in seconds.
    private(set) var largest = 0.0

    init?(_ comparison: Comparison, _ screenPlace: Int, _ place: Int) {
        pair = comparison.screens[screenPlace]
        self.place = place
        let kind = pair.before.methods[place].method.mainTree
        words = GoalWords(pair, in: comparison)
        regressions = pair.regressions(method: place, removalsAreMeant: comparison.removalsAreMeant)
        guard let before = MethodView(comparison.before, pair.before, screenPlace, place),
            let after = MethodView(comparison.after, pair.after, screenPlace, place),
            let old = pair.before.methods[place].tree(kind), let new = pair.after.methods[place].tree(kind),
            let expected = pair.expected(method: place, tree: kind)
        else { return nil }
        self.expected = expected
        (self.before, self.after, self.old, self.new) = (before, after, old, new)
        largest = (old.costs + new.costs + pair.goals.flatMap(costs)).reduce(0) { max($0, $1.cost?.seconds ?? 0) }
    }

    var method: AccessMethod { after.method }
    /// What a goal costs before and after.
    func costs(_ goals: Comparison.GoalPair) -> [TargetCost] {
        [pair.before.cost(of: goals.before, on: old), pair.after.cost(of: goals.after, on: new)]
    }
    /// The change of the expected seconds of goals in percent.
    var change: String {
        guard let a = expected.before, let b = expected.after else { return "" }
        return percentChange(from: a.seconds, to: b.seconds)
    }
}
