public import LayoutModel

/// Computes the costs of many shapes of one screen by one method on one kind of tree, and nothing else.
public struct CostEvaluator: Hashable, Codable, Sendable {
    /// The access method with its settings.
    public let method: RequestedMethod
    /// The system that the screens are made for.
    public let platform: Platform?
    /// The kind of tree that costs are computed on where no other is named.
    public let kind: TreeKind
    private let request: AnalysisPlan

    /// An evaluator for a method, with everything else as a request asks; weights are those of the elements.
    ///
    /// - Parameter kind: a tree that the method has; nil for the one that it really visits.
    public init(_ method: RequestedMethod, platform: Platform?, _ request: AnalysisPlan, on kind: TreeKind? = nil) {
        self.method = method
        self.kind = kind ?? method.method.mainTree
        self.platform = platform
        self.request = request
    }

    /// The same evaluator for the method with other values of its parameters.
    public func replacing(_ method: RequestedMethod) -> CostEvaluator {
        CostEvaluator(method, platform: platform, request, on: kind)
    }

    /// The access tree that the method makes of a screen. O(elements log elements).
    ///
    /// - Parameter kind: nil for the evaluator's own kind.
    public func tree(_ screen: Screen, _ kind: TreeKind? = nil) -> AccessTree {
        AccessTree(
            screen, exposure: Exposure(screen, platform: platform), kind: kind ?? self.kind,
            rules: method.method.rules(for: method.parameters))
    }

    /// How many states a search for routes on a tree that the method made of a screen may go over. O(elements log elements), and
    /// what building the machine takes.
    package func states(_ screen: Screen, on tree: AccessTree) -> Int {
        method.method.machine(context(screen, tree)).stateCount
    }

    private func context(_ screen: Screen, _ tree: AccessTree) -> MachineContext {
        MachineContext(
            screen: screen, tree: tree, parameters: method.parameters, action: request.action, platform: platform,
            routes: request.routes)
    }

    /// The costs of the targets of a screen, with the weighted mean of those that are reached.
    ///
    /// - Parameters:
    ///   - kind: a tree that the method has; nil for the evaluator's own kind.
    ///   - details: what the result holds besides the costs.
    public func analysis(_ screen: Screen, _ kind: TreeKind? = nil, details: AnalysisDetails = []) -> (
        targets: [AnalysedTarget], tree: TreeAnalysis
    ) {
        var request = request
        request.details = details
        let exposure = Exposure(screen, platform: platform)
        let targets = exposure.targets.map { index in
            let element = screen[index]
            return AnalysedTarget(
                element: index, id: element.id, label: element.label.isEmpty ? element.id : element.label,
                role: element.role, weight: element.weight, line: element.line)
        }
        let tree = AccessTree(
            screen, exposure: exposure, kind: kind ?? self.kind, rules: method.method.rules(for: method.parameters))
        return (targets, Analyzer.analyze(context(screen, tree), method.method, targets, exposure, request))
    }

    /// The costs of a screen on each of the method's trees, as `Analyzer.analyze` has them.
    public func screenAnalysis(_ screen: Screen) -> ScreenAnalysis {
        var request = request
        request.methods = [method]
        request.weights = nil
        request.people = nil
        return Analyzer.analyze(screen, platform: platform, request)
    }

    /// The weighted mean of the costs of the targets that are reached, and the weight of those that are not; nil where
    /// none is reached.
    public func expected(_ screen: Screen, _ kind: TreeKind? = nil) -> (cost: Cost, unreached: Double)? {
        let tree = analysis(screen, kind).tree
        return tree.expected.map { ($0, tree.unreachedWeight) }
    }

    /// The cost of each of some tasks of a layout on the evaluator's own tree, in their order; nil for one that cannot be done.
    ///
    /// Each task has an activation. O(elements log elements) for each screen, and O((states + moves) log states) for each activation.
    package func costs(of plans: [TaskPlan], in layout: Layout) -> [Cost?] {
        var request = request
        request.methods = [method]
        let place = method.method.trees.firstIndex(of: kind)!
        return Analyzer.analyze(plans, in: layout, request).map { $0.costs[0][place].cost }
    }

    /// The cost of moving from each element to the next without acting on it; the route to the first does not count.
    /// Nil where an element is not a stop, or no route leads on.
    ///
    /// O((states + moves) log states) for each element, over the states that are near the one before.
    public func cost(through elements: [ElementIndex], on screen: Screen, _ kind: TreeKind? = nil) -> Cost? {
        let tree = tree(screen, kind)
        guard tree.unavailable == nil else { return nil }
        var screenRoutes = ScreenRoutes(
            MachineContext(
                screen: screen, tree: tree, parameters: method.parameters, platform: platform, routes: request.routes),
            method.method, rank: request.rank)
        var state = screenRoutes.start
        var sum = Cost()
        for (place, element) in elements.enumerated() {
            guard let stop = screenRoutes.stop(of: element),
                let focused = screenRoutes.routeToFocus(from: state, on: stop)
            else { return nil }
            if place > 0 { sum += focused.cost }
            state = focused.state
        }
        return sum
    }
}
