public import LayoutModel

/// Computes what reaching each target costs.
public enum Analyzer {
    /// The costs of all targets of a screen by the methods asked for.
    ///
    /// O(elements log elements) for each method and tree.
    public static func analyze(_ screen: Screen, platform: Platform?, _ request: AnalysisRequest) -> ScreenAnalysis {
        let exposure = Exposure(screen, platform: platform)
        var unnamed = 0
        let targets = exposure.targets.map { index in
            let element = screen[index]
            var weight = element.weight
            if let table = request.weights {
                if let own = table.weight(of: element, on: screen) {
                    weight = own
                } else {
                    weight = table.unnamed
                    unnamed += 1
                }
            }
            return AnalysedTarget(
                element: index, id: element.id, label: element.label.isEmpty ? element.id : element.label,
                role: element.role, weight: weight, line: element.line, source: screen.source(of: index))
        }
        var notes: [String] = []
        if unnamed > 0, let table = request.weights {
            notes.append(
                "\(unnamed) of \(targets.count) targets are not in the weights file and count as \(SettingValue.number(table.unnamed))")
        }
        let methods = request.methods.map { asked in
            MethodAnalysis(
                method: asked.method, settings: asked.settings,
                trees: asked.method.trees.map { kind in
                    let tree = AccessTree(screen, exposure: exposure, kind: kind, rules: asked.method.rules(asked.settings))
                    let context = MachineContext(
                        screen: screen, tree: tree, settings: asked.settings, action: request.action, platform: platform,
                        routes: request.routes)
                    return analyze(context, asked.method, targets, exposure, rank: request.rank)
                })
        }
        return ScreenAnalysis(screen: screen, targets: targets, methods: methods, notes: notes)
    }

    private static func analyze(
        _ context: MachineContext, _ method: AccessMethod, _ targets: [AnalysedTarget], _ exposure: Exposure, rank: Rank
    ) -> TreeAnalysis {
        let tree = context.tree
        let stops = tree.stopsByElement(count: context.screen.elements.count)
        let found = costs(context, method, rank: rank)
        let leftOut = Dictionary(tree.leftOut.map { ($0.element, $0.reason) }, uniquingKeysWith: { first, _ in first })
        let costs = targets.map { target -> TargetCost in
            if let reason = tree.unavailable { return TargetCost(status: .unknown, reason: reason) }
            guard let stop = stops[target.element.rawValue] else {
                return TargetCost(status: .unreachable, reason: leftOut[target.element]?.obstacle ?? "it is no stop")
            }
            guard let cost = found.cost(stop) else {
                let obstacle = found.obstacle(stop)
                return TargetCost(
                    status: obstacle.isUnknown ? .unknown : .unreachable, reason: obstacle.reason, stop: stop)
            }
            return TargetCost(status: .reached, cost: cost, stop: stop)
        }
        return summary(tree, targets, costs, by: rank.figures[0], of: method, route: found.route)
    }

    private struct Found {
        var cost: (StopIndex) -> Cost?
        var route: @Sendable (StopIndex) -> Route?
        /// Why there is no cost.
        var obstacle: (StopIndex) -> Obstacle
    }

    private static let noRoute = Obstacle("no route leads to it")

    /// The costs of stops by the method's formula, or by the cheapest routes through its machine.
    private static func costs(_ context: MachineContext, _ method: AccessMethod, rank: Rank) -> Found {
        if let closedForm = method.closedForm?(context) {
            return Found(
                cost: { closedForm.costs[$0] }, route: { closedForm.route($0) },
                obstacle: { _ in closedForm.reason.map { Obstacle($0, isUnknown: true) } ?? noRoute })
        }
        let machine = method.machine(context)
        let routes = CheapestRoutes(machine, rank: rank)
        return Found(
            cost: { routes.cost(to: machine.goal(of: $0)) }, route: { routes.route(to: machine.goal(of: $0)) },
            obstacle: { machine.obstacle(to: $0) ?? noRoute })
    }

    /// The weighted mean and the worst of the targets that are reached; sums run in target order.
    private static func summary(
        _ tree: AccessTree, _ targets: [AnalysedTarget], _ costs: [TargetCost], by figure: Figure,
        of method: AccessMethod, route: @escaping @Sendable (StopIndex) -> Route?
    ) -> TreeAnalysis {
        let figure = method.figures.contains(figure) ? figure : .seconds
        var total = 0.0
        var sum = Cost()
        var worst: (target: Int, value: Double)?
        var unreached = (count: 0, weight: 0.0)
        for (offset, target) in targets.enumerated() {
            guard let cost = costs[offset].cost else {
                unreached.count += 1
                unreached.weight += target.weight
                continue
            }
            total += target.weight
            sum += cost * target.weight
            if worst.map({ cost[figure] > $0.value }) ?? true { worst = (offset, cost[figure]) }
        }
        return TreeAnalysis(
            tree: tree, costs: costs, expected: total > 0 ? sum * (1 / total) : nil, worst: worst?.target,
            unreachedCount: unreached.count, unreachedWeight: unreached.weight, route: route)
    }
}
