import AccessCost
import GroupingSearch
import LayoutModel

/// A screen with everything that rules read; what several rules need is computed once.
final class CheckedScreen {
    /// The layout that the screen belongs to.
    let layout: Layout
    /// The screen, its elements with the weights that count.
    let screen: Screen
    /// The costs of its targets by the requested methods.
    let analysis: ScreenAnalysis
    /// The plan of the analysis.
    let request: AnalysisPlan
    /// The part of the screen that assistive technology can see.
    let exposure: Exposure

    /// What follows from properties that the file does not state.
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

    /// The indices of all elements in preorder.
    var indices: [ElementIndex] { screen.elements.indices.map(ElementIndex.init) }

    /// The requested methods, each ready to compute changed screens.
    private(set) lazy var evaluators: [CostEvaluator] = request.methods.map {
        CostEvaluator($0, platform: platform, request)
    }

    /// The candidate changes of the screen, besides groups.
    private(set) lazy var changes: [ScreenChange] = ScreenChange.candidates(
        on: screen, platform: platform, analysis: analysis)

    /// The mean weight of the targets; what is above it counts as frequent.
    private(set) lazy var meanWeight: Double =
        targets.isEmpty ? 0 : targets.reduce(0) { $0 + $1.weight } / Double(targets.count)

    /// Whether any element has a frame.
    private(set) lazy var hasFrames: Bool = screen.elements.contains { $0.frame != nil }

    /// Whether an element is shown, not covered, and seen by assistive technology.
    func isExposed(_ index: ElementIndex) -> Bool {
        let entry = exposure.entries[index.rawValue]
        return entry.reason == nil && entry.isAccessible
    }

    /// Whether an element can be acted on.
    func isTarget(_ index: ElementIndex) -> Bool { exposure.entries[index.rawValue].isTarget }

    /// The elements by their ids.
    private(set) lazy var byID: [String: ElementIndex] = Dictionary(
        indices.map { (screen[$0].id, $0) }, uniquingKeysWith: { first, _ in first })

    /// The elements of a change by their ids; nil where one is missing.
    func elements(of change: ScreenChange) -> [ElementIndex]? {
        let found = change.targets.compactMap { byID[$0] }
        return found.count == change.targets.count ? found : nil
    }

    /// The requested methods on their main trees.
    private(set) lazy var methods: [MethodOnScreen] = zip(evaluators, analysis.methods).compactMap { evaluator, own in
        own.tree(own.method.mainTree).map { MethodOnScreen(method: own, tree: $0, evaluator: evaluator) }
    }

    /// The costs with errors of use, by each method with an error model, for the first few destructive targets that ask for
    /// no confirmation. No other target counts as destructive.
    private(set) lazy var errorOutcomes: [ElementIndex: [ErrorOutcome]] = findErrorOutcomes()
}
