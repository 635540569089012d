import AccessCost

/// What keeps a page small: at most about 15,000 pixels high at 1280 wide, and about 20,000 elements.
enum PageSize {
    /// The rows of a table that a page holds; its data hold the rest.
    static let mostRows = 500
    /// The rows that are shown before more are asked for.
    static let shownRows = 100
    /// The elements from which on a page has only the details of its first method, and those of others once they are chosen.
    private static let mostElements = 24_000

    /// Whether the details of the methods behind the first wait until they are chosen.
    static func waits(_ methods: [MethodView]) -> Bool {
        methods.count > 1 && methods.reduce(0) { $0 + elements($1) } > mostElements
    }

    /// Whether the details of the methods of a comparison wait; both sides are drawn and listed.
    static func waits(_ views: [ComparisonView]) -> Bool {
        views.count > 1
            && views.reduce(0) {
                $0 + (elements($1.before) + elements($1.after)) / 2 + 5 * $1.pair.goals.prefix(mostRows).count
            }
                > mostElements
    }

    /// How many elements the details of a method are at most, with the copies of drawings that the player makes; most have about
    /// half as many.
    static func elements(_ view: MethodView) -> Int {
        let drawn = (view.trees + view.otherTrees + view.suggested.map(\.main)).reduce(0) {
            $0 + ($1.tree.stops.count > view.detailedStops ? 10 : 16 * $1.tree.stops.count)
        }
        let listed = view.analysis.trees.reduce(0) { $0 + min(BranchList.mostListed, $1.tree.stops.count) * 5 }
        let columns = 4 + view.method.headlineFigures.count * view.trees.count
        return drawn + listed + min(mostRows, view.screen.targets.count) * columns
    }

    /// The details of a method that wait in a template, and what stands there without a script.
    static func waiting(_ parts: [PagePart], _ method: AccessMethod, command: String = "analyze") -> [PagePart] {
        var parts = parts.filter { !$0.markup.isEmpty }
        guard !parts.isEmpty else { return [] }
        let head: Markup = """
            <noscript><p class="hint">\(say.detailsNeedScript(phrase(method.name), "\(command) --method \(method.id)"))</p></noscript>
            <template class="waiting" data-method="\(method.id)">

            """
        parts[0].markup = head + parts[0].markup
        parts[parts.count - 1].markup += "</template>\n"
        return parts
    }

    /// The rows of a table as a file that can be saved from the page.
    static func data(_ rows: [[String]], name: String, words: String) -> Markup {
        let text = rows.map { CSV.row($0.map { CSV.text($0, isRaw: false) }) }.joined()
        return """
            <p><a download="\(name).csv" href="data:text/csv;charset=utf-8,\(IndexHTML.address(of: text))">\(words)</a></p>

            """
    }
}

extension MethodView {
    /// Above this number of stops a drawing is simplified: colours alone, no labels, no path. Several trees share the room.
    var detailedStops: Int {
        min(DrawingSVG.detailed, 800 / max(1, trees.count + otherTrees.count + suggested.count))
    }
}
