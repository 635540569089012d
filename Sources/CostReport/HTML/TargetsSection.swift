import AccessCost
import LayoutModel

extension ReportSection where Subject == MethodView {
    /// The cost of every target as a table with bars.
    static var targets: ReportSection {
        ReportSection("targets", say.everyTarget) { view in TargetTable(view).markup }
    }
}

/// The cost of every target, slowest first; the script makes it sortable and puts a filter above it.
struct TargetTable {
    let view: MethodView
    private let figures: [Figure]
    private let hasWeights: Bool
    private let largest: Double

    init(_ view: MethodView) {
        self.view = view
        figures = view.method.headlineFigures
        largest = view.largest
        hasWeights = view.screen.targets.contains { $0.weight != view.screen.targets[0].weight }
    }

    var markup: Markup {
        let order = slowestFirst
        let rows = order.prefix(PageSize.mostRows).map(row)
        let isCut = order.count > PageSize.mostRows
        let saved: Markup = isCut ? data(order) : ""
        let filter = isCut ? say.filterSlowest(rows.count) : say.filterTargets
        let bars: Markup =
            view.isLarge ? "" : "<th scope=\"col\" class=\"bars\"><span class=\"unseen\">\(say.bars)</span></th>"
        let routes: Markup = view.isLarge ? "" : "<th scope=\"col\" class=\"route wide\">\(say.bestRoute)</th>"
        let weight: Markup = hasWeights ? "<th scope=\"col\" class=\"n wide\" data-sort>\(say.weight)</th>" : ""
        return """
            \(saved)\(if: rows.count > PageSize.shownRows, everyone(rows.count))<div class="tools"></div>
            <table class="costs\(if: view.isLarge, " many")" data-filter="\(filter)">
            <caption>\(caption(order.count))</caption>
            <thead>
            <tr><th scope="col" data-sort="text">\(say.target)</th>\(weight)\(view.trees.map(heads))\(bars)\(routes)</tr>
            </thead>
            <tbody>
            \(rows)</tbody>
            <tfoot>
            \(average)</tfoot>
            </table>

            """
    }

    /// Every row, where the page has only the slowest.
    private func data(_ order: [Int]) -> Markup {
        let head =
            ["target", "id", "weight"]
            + view.trees.flatMap { tree in figures.map { "\(tree.kind.rawValue) \($0.rawValue)" } }
        let rows = order.map { target in
            [
                view.screen.targets[target].label, view.screen.targets[target].id,
                plainNumber(view.screen.targets[target].weight),
            ]
                + view.trees.flatMap { tree in
                    figures.map { figure in
                        tree.costs[target].cost.map { plainNumber($0[figure]) } ?? tree.costs[target].status.rawValue
                    }
                }
        }
        return PageSize.data(
            [head] + rows, name: "targets-\(view.method.id)", words: say.saveAll(plural(order.count, .target)))
    }

    /// In long tables the rows behind the first hundred are laid out when they are asked for, script or not.
    private func everyone(_ count: Int) -> Markup {
        """
        <input type="checkbox" class="every" id="\(view.id("every"))" autocomplete="off">\
        <label for="\(view.id("every"))">\(say.showTargets(count, not: PageSize.shownRows))</label>

        """
    }

    private func heads(_ tree: TreeAnalysis) -> Markup {
        figures.map { figure -> Markup in
            let sorted: Markup =
                figure == .seconds && tree.kind == view.main.kind ? " aria-sort=\"descending\"" : ""
            let name: Markup = view.trees.count > 1 ? "<small>\(say.tree(tree.kind))</small> " : ""
            return
                "<th scope=\"col\" class=\"n\(figure == .seconds ? "" : " wide")\" data-sort\(sorted)>\(name)\(figure == .seconds ? "s" : say.figure(figure))</th>"
        }.joined()
    }

    private func row(_ target: Int) -> Markup {
        let cells = view.trees.map { tree in figures.map { cell(tree.costs[target], $0) }.joined() }
        let entry = view.screen.targets[target]
        let weight: Markup =
            hasWeights ? "<td class=\"n wide\"\(exact(entry.weight))>\(shortNumber(entry.weight))</td>" : ""
        return
            "<tr data-target=\"\(target)\"><th scope=\"row\" dir=\"auto\">\(entry.label.shown())</th>\(weight)\(cells)\(bars(target))\(route(target))</tr>\n"
    }

    private func cell(_ cost: TargetCost, _ figure: Figure) -> Markup {
        guard let value = cost.cost?[figure] else {
            return "<td\(style(figure)) data-v=\"\">\(cost.status.mark)</td>"
        }
        return "<td\(style(figure))\(exact(value))>\(shortNumber(value))</td>"
    }

    /// The class of a cell; in large tables the style sheet knows most of it, to save bytes.
    private func style(_ figure: Figure) -> Markup {
        if view.isLarge { return figure == .seconds ? "" : " class=\"wide\"" }
        return figure == .seconds ? " class=\"n\"" : " class=\"n wide\""
    }

    /// The figure as in the JSON, where what is shown is shorter.
    private func exact(_ value: Double) -> Markup {
        plainNumber(value) == shortNumber(value) ? "" : " data-v=\"\(value)\""
    }

    private func bars(_ target: Int) -> Markup {
        guard !view.isLarge else { return "" }
        let bars = view.trees.map { tree -> Markup in
            guard let seconds = tree.costs[target].cost?.seconds, largest > 0 else { return "" }
            let direction = ChangeDirection(from: view.flat.costs[target].cost?.seconds, to: seconds)
            // Blue says faster, red slower; what stays as it is has the colour of what it is compared with.
            let isBefore = tree.kind != view.main.kind || direction == .same && !view.isSame
            let style: Markup = isBefore ? "before" : direction == .slower ? "after worse" : "after"
            return "<i class=\"bar \(style) w\(Int((seconds / largest * 100).rounded()))\"></i>"
        }
        return "<td class=\"bars\">\(bars)</td>"
    }

    private func route(_ target: Int) -> Markup {
        guard !view.isLarge else { return "" }
        let cost = view.main.costs[target]
        var more = ""
        if let listening = cost.listening, let seconds = cost.cost?.seconds, listening > 0 {
            more = say.listening(Coverage.percent(listening / seconds))
        }
        guard let route = cost.route else {
            return "<td class=\"route wide\">\(foreign((cost.reason ?? "") + more, 200))</td>"
        }
        return "<td class=\"route wide\">\(RouteWords.markup(route))\(more)</td>"
    }

    private var average: Markup {
        let cells = view.trees.map { tree in
            figures.map { figure -> Markup in
                let style: Markup = figure == .seconds ? "n" : "n wide"
                guard let value = tree.expected?[figure] else { return "<td class=\"\(style)\">-</td>" }
                return "<td class=\"\(style)\"\(exact(value))>\(shortNumber(value))</td>"
            }.joined()
        }
        return """
            <tr><th scope="row">\(say.average(byWeight: hasWeights, of: view.main.coverage.isComplete ? nil : view.main.coverage.fraction))</th>\(if: hasWeights, "<td class=\"wide\"></td>")\(cells)\
            \(if: !view.isLarge, "<td class=\"bars\"></td><td class=\"wide\"></td>")</tr>

            """
    }

    private func caption(_ count: Int) -> String {
        say.targetsCaption(
            plural(count, .target), without: view.main.unreachedCount,
            trees: view.isSame ? nil : (view.flat.kind, view.main.kind),
            TargetCost.Status.legend(view.trees.flatMap(\.costs).map(\.status)))
    }

    /// The targets by their seconds on the main tree, those without a cost last, equals in file order.
    private var slowestFirst: [Int] {
        let costs = view.main.costs.map { $0.cost?.seconds ?? -.infinity }
        return view.screen.targets.indices.sorted { costs[$0] == costs[$1] ? $0 < $1 : costs[$0] > costs[$1] }
    }
}
