import AccessCost
import GroupingSearch
import LayoutModel

/// One method on one screen, as a page shows it.
struct MethodView {
    /// The layout that the page is about.
    var layout: LayoutAnalysis
    /// One of its screens.
    var screen: ScreenAnalysis
    /// The place of the screen in the layout, which makes ids unique on the page.
    var screenPlace: Int
    /// The place of the method among those of the screen.
    var place: Int
    /// Everything dissolved.
    var flat: TreeAnalysis
    /// The tree that flat is compared with.
    var main: TreeAnalysis
    /// Whether the two trees cost the same everywhere, so that one of them says it all.
    let isSame: Bool

    /// The same on the screen as it is suggested; none where nothing is.
    var suggested: [MethodView] = []
    /// What a search for changes found for the method; nil where none was made for it.
    var found: ScreenSuggestions?
    /// Whether changes of the screen were searched for, by this method or another.
    var isSearched = false
    /// The picture that is drawn behind the screen; nil for none.
    private(set) var picture: ScreenPicture?

    /// How the cells of a board look.
    private(set) var cells = CellLooks()

    /// Draws a picture behind the screen and gives cells their looks, as it is and as it is suggested.
    mutating func show(_ picture: ScreenPicture?, _ cells: CellLooks) {
        (self.picture, self.cells) = (picture, cells)
        for index in suggested.indices { (suggested[index].picture, suggested[index].cells) = (picture, cells) }
    }

    /// Nil where the method has no tree to show.
    init?(_ layout: LayoutAnalysis, _ screenPlace: Int, _ place: Int) {
        self.init(layout, layout.screens[screenPlace], screenPlace, place)
    }

    /// The same for a screen that need not stand in the layout at that place.
    init?(_ layout: LayoutAnalysis, _ screen: ScreenAnalysis, _ screenPlace: Int, _ place: Int) {
        guard let flat = screen.methods[place].tree(.flat), let main = AnalysisText().main(screen.methods[place]) else {
            return nil
        }
        (self.layout, self.screen, self.screenPlace, self.place) = (layout, screen, screenPlace, place)
        (self.flat, self.main) = (flat, main)
        isSame = flat.stops == main.stops && zip(flat.costs, main.costs).allSatisfy { $0.cost == $1.cost }
    }

    /// The method with its parameters and trees.
    var analysis: MethodAnalysis { screen.methods[place] }
    var method: AccessMethod { analysis.method }
    /// An id that no other part of the page has.
    func id(_ part: String) -> String { "s\(screenPlace + 1)-\(method.id)-\(part)" }

    /// The trees to show, the flat one first.
    var trees: [TreeAnalysis] { isSame ? [main] : [flat, main] }

    /// The method's further trees that cost something else than those.
    var otherTrees: [TreeAnalysis] {
        var shown = trees
        for tree in analysis.trees where tree.tree.unavailable == nil && tree.kind != .flat && tree.kind != main.kind {
            let isNew = shown.allSatisfy { other in zip(other.costs, tree.costs).contains { $0.cost != $1.cost } }
            if isNew { shown.append(tree) }
        }
        return Array(shown.dropFirst(trees.count))
    }

    /// The largest cost on the trees shown, in seconds; what scales and bars run to. O(targets).
    var largest: Double {
        (trees + suggested.map(\.main)).flatMap(\.costs).reduce(0) { max($0, $1.cost?.seconds ?? 0) }
    }

    /// Whether the page must say less about single targets to stay small.
    var isLarge: Bool { screen.targets.count > 1000 }

    /// What people call the screen.
    var name: String {
        let name = screen.screen.label.isEmpty ? layout.name : screen.screen.label
        return name.isEmpty ? screen.screen.id : name
    }
}

extension AccessMethod {
    /// What the method is called in headings of the language that is written.
    var pageTitle: String { phrase(name).capitalisedStart }
}

/// A cost as a class of the colour scale, 0 to 5.
func costClass(_ seconds: Double, of largest: Double) -> Int {
    guard largest > 0, seconds.isFinite else { return 0 }
    return max(0, min(5, Int(seconds / largest * 6)))
}
