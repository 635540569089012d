import AccessCost
import LayoutModel

extension ReportSection where Subject == MethodView {
    /// The access tree with the cost of each branch, and of the method's other trees.
    static var tree: ReportSection {
        ReportSection("tree", say.accessTree) { view in
            var result: Markup = """
                <p class="hint">\(say.treeHint)</p>

                """
            let list = BranchList(view.screen, view.main)
            let stops = view.main.tree.stops.count
            result +=
                stops <= PageSize.shownRows
                ? list.markup
                : "<details><summary>\(say.allStops(plural(stops, .stop)))</summary>\n\(list.markup)</details>\n"
            for tree in view.analysis.trees
            where tree.kind != view.main.kind && tree.tree.unavailable == nil && !(view.isSame && tree.kind == .flat) {
                let cost =
                    tree.expected.map { say.onAverage(shortNumber($0.seconds), tree.coverage.clause) } ?? ""
                result += """
                    <details><summary>\(say.treeWords(tree.kind).capitalisedStart): \(plural(tree.stops, .stop))\(cost)</summary>
                    \(BranchList(view.screen, tree).markup)</details>

                    """
            }
            return result
        }
    }
}

/// An access tree as nested lists, groups to be opened and closed.
struct BranchList {
    let screen: ScreenAnalysis
    let tree: TreeAnalysis
    /// The stops of a tree in which each target is listed.
    static let mostListed = 500
    /// The pages that are listed of those that must be scrolled to.
    static let mostPages = 50
    /// Whether targets are listed one by one; in very large trees the table has them.
    private let listsTargets: Bool
    private let branches: [BranchCost]
    private let costs: [StopIndex: TargetCost]

    init(_ screen: ScreenAnalysis, _ tree: TreeAnalysis) {
        (self.screen, self.tree) = (screen, tree)
        listsTargets = tree.tree.stops.count <= Self.mostListed
        branches = tree.branches(of: screen.targets)
        costs = Dictionary(
            tree.costs.compactMap { cost in cost.stop.map { ($0, cost) } }, uniquingKeysWith: { a, _ in a })
    }

    var markup: Markup {
        if let reason = tree.tree.unavailable { return "<p>\(foreign(reason, 300)).</p>\n" }
        var result = list(from: tree.tree.visibleStops.isEmpty ? nil : 0)
        guard let pages = tree.tree.scrolling?.pages else { return result }
        // Most of many pages hold nothing: what is on the way to something far away.
        let held = tree.tree.furtherPages.filter { pages[$0].first != nil }
        for page in held.prefix(Self.mostPages) {
            let legs = tree.tree.scrollLegs(to: page).map { leg -> String in
                let box = screen.screen[leg.container]
                let name = box.label.isEmpty ? box.id : box.label
                return say.scrolledLeg(say.scrolled(leg.direction.rawValue, leg.count), in: name.shown(60))
            }
            result += "<p class=\"hint\">\(say.scrolledIn(legs))</p>\n"
            result += list(from: pages[page].first)
        }
        if held.count > Self.mostPages {
            let rest = plural(held.count - Self.mostPages, .furtherPage)
            result += "<p class=\"hint\">\(say.listedAbove(rest))</p>\n"
        }
        return result
    }

    private func list(from first: StopIndex?) -> Markup {
        var items = Markup.empty
        var (next, skipped) = (first, 0)
        while let stop = next {
            let isGroup = tree.tree.stops[stop].kind == .group
            if isGroup || listsTargets { items += item(stop) } else { skipped += 1 }
            next = tree.tree.next(after: stop)
        }
        if skipped > 0 {
            items += "<li class=\"rest\">\(say.listedAbove(plural(skipped, .singleStop)))</li>\n"
        }
        return items.isEmpty ? "<p>\(say.nothing)</p>\n" : "<ul class=\"branches\">\n\(items)</ul>\n"
    }

    private func item(_ stop: StopIndex) -> Markup {
        let entry = tree.tree.stops[stop]
        let name = entry.element.map { screen.screen[$0].label } ?? entry.name
        let id = entry.element.map { screen.screen[$0].id } ?? ""
        let shown = (name.isEmpty ? id : name).shown(120)
        let place: Markup = "<span class=\"place\">\(entry.position)</span> "
        switch entry.kind {
        case .group:
            let branch = branches[stop]
            let cost = branch.expected.map { "\(plural(branch.targets, .target)), \(shortNumber($0.seconds)) s" }
            let isOpen = tree.tree.stops.count <= 60
            return """
                <li><details\(if: isOpen, " open")><summary>\(place)<bdi>\(shown.isEmpty ? say.group : shown)</bdi> \
                <span class="cost">\(cost ?? plural(branch.targets, .target))</span></summary>
                \(list(from: tree.tree.firstChild(of: stop)))</details></li>

                """
        case .scroll:
            return "<li class=\"text\">\(place)<bdi>\(shown)</bdi> <span class=\"kind\">\(say.scrolls)</span></li>\n"
        case .exit: return "<li class=\"exit\">\(place)\(say.exit)</li>\n"
        case .text:
            return "<li class=\"text\">\(place)<bdi>\(shown)</bdi> <span class=\"kind\">\(say.readOnly)</span></li>\n"
        case .target:
            let cost =
                costs[stop]?.cost.map { "\(shortNumber($0.seconds)) s" } ?? (costs[stop] == nil ? "" : say.unreachable)
            return "<li>\(place)<bdi>\(shown)</bdi> <span class=\"cost\">\(cost)</span></li>\n"
        }
    }
}

/// Two trees side by side, as a change is shown.
enum TreePair {
    static func markup(
        _ before: (title: String, list: BranchList), _ after: (title: String, list: BranchList), level: Int
    ) -> Markup {
        let columns = [before, after].map { column -> Markup in
            "<div><h\(level)>\(column.title)</h\(level)>\n\(column.list.markup)</div>\n"
        }
        return "<div class=\"pair\">\n\(columns)</div>\n"
    }
}
