import AccessCost
import GroupingSearch
import LayoutModel

/// A screen with everything that rules look at; what several of them need is worked out once.
final class CheckedScreen {
    /// The layout that the screen belongs to.
    let layout: Layout
    /// The screen, its elements with the weights that count.
    let screen: Screen
    /// The costs of its targets by the methods asked for.
    let analysis: ScreenAnalysis
    /// What was asked of the analysis.
    let request: AnalysisPlan
    /// What of it assistive technology can see.
    let exposure: Exposure

    /// What the silence of the file means.
    let format: FormatTraits

    init(_ analysis: ScreenAnalysis, of layout: Layout, format: FormatTraits, _ request: AnalysisPlan) {
        self.format = format
        self.layout = layout
        self.analysis = analysis
        self.request = request
        var screen = analysis.screen
        for target in analysis.targets { screen[target.element].weight = target.weight }
        self.screen = screen
        exposure = Exposure(screen, platform: analysis.platform)
    }

    /// The system that the screen is made for.
    var platform: Platform? { analysis.platform }
    /// The targets in file order.
    var targets: [AnalysedTarget] { analysis.targets }

    /// The places of all elements in preorder.
    var indices: [ElementIndex] { screen.elements.indices.map(ElementIndex.init) }

    /// The methods asked for, each ready to compute changed screens.
    private(set) lazy var evaluators: [CostEvaluator] = request.methods.map {
        CostEvaluator($0, platform: platform, request)
    }

    /// The changes beyond groups that a person could want of the screen.
    private(set) lazy var changes: [ScreenChange] = ScreenChange.candidates(
        on: screen, platform: platform, analysis: analysis)

    /// The mean weight of the targets; what is above it counts as frequent.
    private(set) lazy var meanWeight: Double =
        targets.isEmpty ? 0 : targets.reduce(0) { $0 + $1.weight } / Double(targets.count)

    /// Whether any element has a frame.
    private(set) lazy var hasFrames: Bool = screen.elements.contains { $0.frame != nil }

    /// Whether an element is there for people: shown, not covered, and seen by assistive technology.
    func isExposed(_ index: ElementIndex) -> Bool {
        let entry = exposure.entries[index.rawValue]
        return entry.reason == nil && entry.isAccessible
    }

    /// Whether an element can be acted on.
    func isTarget(_ index: ElementIndex) -> Bool { exposure.entries[index.rawValue].isTarget }

    /// The elements by their ids.
    private(set) lazy var byID: [String: ElementIndex] = Dictionary(
        indices.map { (screen[$0].id, $0) }, uniquingKeysWith: { first, _ in first })

    /// The elements of a change by their ids; nil where one is not there.
    func elements(of change: ScreenChange) -> [ElementIndex]? {
        let found = change.targets.compactMap { byID[$0] }
        return found.count == change.targets.count ? found : nil
    }

    /// The methods asked for on the trees that people use.
    private(set) lazy var asked: [Asked] = zip(evaluators, analysis.methods).compactMap { evaluator, own in
        own.tree(own.method.mainTree).map { Asked(method: own, tree: $0, evaluator: evaluator) }
    }

    /// For destructive targets that ask for nothing, the first few of the screen: what presses that go wrong do by each
    /// method that has a model of them, no other target being destructive.
    private(set) lazy var mishaps: [ElementIndex: [Mishap]] = findMishaps()
}
