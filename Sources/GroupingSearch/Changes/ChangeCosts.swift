import AccessCost
import LayoutModel

/// What changes of elements are chosen by: the costs of a few methods, and of every method only what is far away.
///
/// The costs of 10,000 targets by seven methods on all their trees take 40 MB, so that each method is let go once it has been
/// looked at.
struct ChangeCosts {
    /// A method with what its own tree charges.
    struct Method {
        let method: AccessMethod
        let parameters: ParameterValues
        /// The seconds to each target; nil where it has no cost.
        let seconds: [Double?]
        /// The seconds to the average target; nil where none is reached.
        let expected: Double?
    }

    let targets: [AnalysedTarget]
    /// The first method that presses conventional keys, and goes by Tab.
    private(set) var keyboard: Method?
    /// The first methods that find by name, and that know names.
    private(set) var byFinding, byName: Method?
    /// The targets that a method reaches after so many scrolls, by their place in `targets`.
    private(set) var far: Set<Int> = []

    /// From this many scrolls on a target is far away.
    private static let farScrolls = 2

    private let keys: ConventionalKeys?

    /// What the methods of an analysis say.
    init(_ analysis: ScreenAnalysis) {
        self.init(analysis.targets, analysis.platform)
        analysis.methods.forEach { add($0) }
    }

    /// What some methods say of a screen, which are analysed one after another; nil without a method.
    init?(_ screen: Screen, platform: Platform?, _ methods: [RequestedMethod]) {
        var costs: ChangeCosts?
        for method in methods {
            let analysis = Analyzer.analyze(screen, platform: platform, AnalysisPlan(methods: [method]))
            costs = costs ?? ChangeCosts(analysis.targets, platform)
            costs?.add(analysis.methods[0])
        }
        guard let costs else { return nil }
        self = costs
    }

    private init(_ targets: [AnalysedTarget], _ platform: Platform?) {
        self.targets = targets
        keys = platform?.conventionalKeys
    }

    private mutating func add(_ analysis: MethodAnalysis) {
        for tree in analysis.trees {
            for (place, cost) in tree.costs.enumerated() where cost.page >= Self.farScrolls && cost.cost != nil {
                far.insert(place)
            }
        }
        guard let tree = analysis.tree(analysis.method.mainTree) else { return }
        lazy var own = Method(
            method: analysis.method, parameters: analysis.parameters,
            seconds: tree.costs.map { $0.cost?.seconds }, expected: tree.expected?.seconds)
        let routes = analysis.method.routes
        // Access keys are a browser's alone.
        if keyboard == nil, let keys, routes.contains(.shortcut), routes.contains(.tab),
            !keys.modifiers.isEmpty || analysis.parameters.has(.accessKeyModifier)
        {
            keyboard = own
        }
        if byFinding == nil, routes.contains(.find) { byFinding = own }
        if byName == nil, routes.contains(.names) { byName = own }
    }
}
