import AccessCost
import GroupingSearch
import LayoutFormats
import LayoutModel
import NavCost

/// What the answers about one layout promise of each other; a figure that one of them gives is the figure of all.
enum Promises {
    /// The promises that suggestions break, each in a sentence: the current cost is what `analyze` says,
    /// 0 <= lower bound <= suggested <= current, and the written layout is the suggested one, with its targets and cost.
    ///
    /// The request must be the one that the suggestions are for, with their method or the methods of their mix.
    static func broken(by found: LayoutSuggestions, _ request: AnalysisRequest) throws -> [String] {
        var broken: [String] = []
        let plain = try Session().analyze(read(found.layout), request)
        let written = try read(found.applied)
        if withoutSources(written.layout) != withoutSources(found.applied) {
            broken.append("the written layout says something else than the suggested one")
        }
        let applied = try Session().analyze(written, request)
        for screen in found.screens {
            let id = screen.before.screen.id
            let place = "screen \(id), \(screen.mix.name)"
            guard let old = figures(plain, screen), let new = figures(applied, screen) else {
                broken.append("\(place): the screen or method is not in the analysis")
                continue
            }
            if !isSame(old.value, screen.before.value) {
                broken.append("\(place): current \(text(screen.before.value)), analyze \(text(old.value))")
            }
            if !isSame(new.value, screen.after.value) {
                broken.append(
                    "\(place): suggested \(text(screen.after.value)), analyze of the written \(text(new.value))")
            }
            // What only leads on, as a skip link, is new, and nobody's goal.
            let lost = old.targets.keys.filter { new.targets[$0] == nil }.sorted()
            let come = new.targets.filter { old.targets[$0.key] == nil && $0.value > 0 }.keys.sorted()
            if !lost.isEmpty || !come.isEmpty {
                broken.append("\(place): the written layout lost \(lost) and gained \(come)")
            }
            if old.reached.count > new.reached.count || !old.reached.isSubset(of: new.reached) {
                broken.append("\(place): unreachable when written: \(old.reached.subtracting(new.reached).sorted())")
            }
            guard let before = screen.before.value, let after = screen.after.value else { continue }
            if after > before + tolerance(before) { broken.append("\(place): suggested \(after) > current \(before)") }
            if let bound = screen.bound, bound < 0 || bound > after {
                broken.append("\(place): lower bound \(bound), suggested \(after)")
            }
        }
        return broken
    }

    /// A layout as it comes back from its XML.
    static func read(_ layout: Layout) throws -> ImportedLayout {
        try LayoutReader.read(.bytes(Array(LayoutWriter.xml(layout).utf8), path: "written.xml"))
    }

    /// A layout without the paths in its input, which our own XML does not say.
    static func withoutSources(_ layout: Layout) -> Layout {
        var layout = layout
        for place in layout.screens.indices {
            layout.screens[place].sources = SourceMap()
            for offset in layout.screens[place].elements.indices {
                layout.screens[place][ElementIndex(offset)].source = -1
            }
        }
        return layout
    }

    private struct Figures {
        var value: Double?
        /// The weight of each target.
        var targets: [String: Double]
        /// The targets with a cost, method by method.
        var reached: Set<String>
    }

    /// What the methods of a mix say, each value weighted by the method's share.
    private static func figures(_ analysis: LayoutAnalysis, _ suggested: ScreenSuggestions) -> Figures? {
        guard let screen = analysis.screens.first(where: { $0.screen.id == suggested.before.screen.id }) else {
            return nil
        }
        let ids = screen.targets.map(\.id)
        var figures = Figures(
            value: 0, targets: Dictionary(zip(ids, screen.targets.map(\.weight))) { $1 }, reached: [])
        for part in suggested.mix.parts {
            let id = part.evaluator.method.method.id
            guard let method = screen.methods.first(where: { $0.method.id == id }),
                let tree = method.tree(part.evaluator.kind)
            else { return nil }
            let value = tree.expected.map { part.share * suggested.mix.objective.value($0) }
            figures.value = figures.value.flatMap { sum in value.map { sum + $0 } }
            figures.reached.formUnion(zip(ids, tree.costs).filter { $1.cost != nil }.map { "\($0.0) by \(id)" })
        }
        return figures
    }

    private static func tolerance(_ value: Double) -> Double { 1e-9 * max(1, abs(value)) }

    private static func isSame(_ one: Double?, _ other: Double?) -> Bool {
        switch (one, other) {
        case (nil, nil): true
        case (let one?, let other?): abs(one - other) <= tolerance(one)
        default: false
        }
    }

    private static func text(_ value: Double?) -> String { value.map { "\($0)" } ?? "none" }
}
