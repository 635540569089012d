import AccessCost
import LayoutModel

/// The goals that are on both screens with what they cost before and after, the largest change first.
struct ChangeTable {
    let view: ComparisonView
    private let figures: [Figure]

    init(_ view: ComparisonView) {
        self.view = view
        figures = view.method.headlineFigures
    }

    var markup: Markup {
        guard !view.pair.goals.isEmpty else {
            return "<p>\(say.nothingOnBoth)</p>\n"
        }
        let sides = view.pair.goals.map(view.costs)
        let changes = sides.map { sides -> Double? in
            guard let a = sides[0].cost, let b = sides[1].cost else { return nil }
            return b.seconds - a.seconds
        }
        let order = changes.indices.sorted { a, b in
            let (x, y) = (changes[a].map(abs) ?? .infinity, changes[b].map(abs) ?? .infinity)
            return x == y ? a < b : x > y
        }
        let heads = [say.beforeHead, say.afterHead].map { side in
            figures.map { figure -> Markup in
                "<th scope=\"col\" class=\"n\(figure == .seconds ? "" : " wide")\" data-sort><small>\(side)</small> \(figure == .seconds ? "s" : say.figure(figure))</th>"
            }.joined()
        }
        let bars: Markup =
            view.after.isLarge
            ? "" : "<th scope=\"col\" class=\"bars wide\"><span class=\"unseen\">\(say.bars)</span></th>"
        let rows = order.prefix(PageSize.mostRows).map { row(view.pair.goals[$0], sides[$0], change: changes[$0]) }
        let legend = TargetCost.Status.legend(sides.flatMap { $0.map(\.status) })
        let id = view.after.id("every")
        let everyone: Markup =
            rows.count <= PageSize.shownRows
            ? ""
            : """
            <input type="checkbox" class="every" id="\(id)" autocomplete="off">\
            <label for="\(id)">\(say.showRows(rows.count, not: PageSize.shownRows))</label>

            """
        let cut =
            order.count > rows.count ? say.firstRowsOnly(rows.count) : ""
        return """
            \(order.count > rows.count ? data(order, sides) : "")\(everyone)<div class="tools"></div>
            <table class="costs" data-filter="\(order.count > rows.count ? say.filterFirst(rows.count) : say.filterTargets)">
            <caption>\(say.changesCaption(plural(order.count, view.words.word), cut, legend))</caption>
            <thead>
            <tr><th scope="col" data-sort="text">\(say.noun(view.words.word, 1).capitalisedStart)</th>\(heads)<th scope="col" class="n" data-sort>\(say.change)</th>\
            <th scope="col" class="wide" data-sort="text">\(say.matchedBy)</th>\(bars)</tr>
            </thead>
            <tbody>
            \(rows)</tbody>
            </table>

            """
    }

    /// Every row, where the page has only the first.
    private func data(_ order: [Int], _ sides: [[TargetCost]]) -> Markup {
        let head =
            ["goal", "matched by"]
            + ["before", "after"].flatMap { side in figures.map { "\(side) \($0.rawValue)" } }
        let rows = order.map { place in
            [
                GoalWords.name(view.pair.goals[place].after, on: view.after.screen),
                view.pair.goals[place].matchedBy.rawValue,
            ]
                + sides[place].flatMap { cost in
                    figures.map { figure in cost.cost.map { plainNumber($0[figure]) } ?? cost.status.rawValue }
                }
        }
        return PageSize.data(
            [head] + rows, name: "changes-\(view.method.id)", words: say.saveAll(plural(order.count, view.words.word)))
    }

    private func row(_ goals: Comparison.GoalPair, _ sides: [TargetCost], change: Double?) -> Markup {
        let cells = sides.map { cost in
            figures.map { figure -> Markup in
                let style: Markup = figure == .seconds ? "n" : "n wide"
                guard let value = cost.cost?[figure] else {
                    return "<td class=\"\(style)\" data-v=\"\">\(cost.status.mark)</td>"
                }
                return "<td class=\"\(style)\" data-v=\"\(value)\">\(shortNumber(value))</td>"
            }.joined()
        }
        let isSlower = change ?? 0 > 1e-9
        let styles: [Markup] = ["before", isSlower ? "after worse" : "after"]
        let bars = zip(styles, sides).map { style, cost -> Markup in
            guard let seconds = cost.cost?.seconds, view.largest > 0 else { return "" }
            return "<i class=\"bar \(style) w\(Int((seconds / view.largest * 100).rounded()))\"></i>"
        }
        let name = GoalWords.name(goals.after, on: view.after.screen)
        let old = GoalWords.name(goals.before, on: view.before.screen)
        let was: Markup = old == name ? "" : " <small>\(say.wasNamed("<bdi>\(old.shown())</bdi>"))</small>"
        return """
            <tr data-target="\(goals.after.target)"><th scope="row" dir="auto">\(name.shown())\(was)</th>\
            \(cells)\(changeCell(change, sides))<td class="wide">\(say.match(goals.matchedBy))</td>\
            \(if: !view.after.isLarge, "<td class=\"bars wide\">\(bars)</td>")</tr>

            """
    }

    /// The change in percent with a word for those who take a sign for a hyphen.
    private func changeCell(_ change: Double?, _ sides: [TargetCost]) -> Markup {
        guard let change, let old = sides[0].cost, let new = sides[1].cost else {
            let word = sides[1].cost == nil ? (sides[0].cost == nil ? say.noCostWord : say.lostWord) : say.newWord
            return "<td class=\"n\" data-v=\"\">\(word)</td>"
        }
        let percent = percentChange(from: old.seconds, to: new.seconds)
        let direction = ChangeDirection(from: old.seconds, to: new.seconds)
        let word = direction.word.isEmpty ? "" : " \(direction.word)"
        return
            "<td class=\"n \(direction.style)\(if: direction == .slower, " slower")\" data-v=\"\(change)\">\(signed(percent))<span class=\"unseen\">\(word)</span></td>"
    }
}
