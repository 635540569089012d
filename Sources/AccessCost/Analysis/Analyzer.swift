public import LayoutModel

/// Computes what reaching each target costs.
public enum Analyzer {
    /// Computes the costs of all targets of a screen by the requested methods.
    ///
    /// O(elements log elements) for each method and tree.
    public static func analyze(_ screen: Screen, platform: Platform?, _ request: AnalysisPlan) -> ScreenAnalysis {
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
                role: element.role, weight: weight, line: element.line)
        }
        var notes: [String] = []
        if unnamed > 0, let table = request.weights {
            notes.append(
                "\(unnamed) of \(targets.count) targets are not in \(table.source) and count as \(ParameterValue.number(table.unnamed))"
            )
        }
        if let table = request.weights {
            let targets = Set(exposure.targets)
            let idle = screen.elements.indices.map(ElementIndex.init).filter { index in
                !targets.contains(index) && table.weight(of: screen[index], on: screen) ?? 0 > 0
            }
            if let first = idle.first {
                notes.append(
                    "\(idle.count) of the weights file name what is no target, as '\(screen[first].id)'; they do not count"
                )
            }
        }
        let methods = request.methods.enumerated().map { place, requested in
            MethodAnalysis(
                method: requested.method, parameters: requested.parameters,
                trees: AccessTree.trees(
                    screen, exposure: exposure, kinds: requested.method.trees,
                    rules: requested.method.rules(for: requested.parameters)
                ).map { tree in
                    let context = MachineContext(
                        screen: screen, tree: tree, parameters: requested.parameters, action: request.action,
                        platform: platform,
                        routes: request.routes)
                    let formula = requested.method.closedForm?(context)
                    var result = analyze(context, requested.method, targets, exposure, request, formula)
                    result.discovery = discovery(
                        of: targets.map(\.element), on: context, requested.method, rank: request.rank, formula)
                    result.people = people(context, request.people, method: place, targets, exposure, request)
                    return result
                })
        }
        if methods.contains(where: { $0.trees.contains { $0.tree.scrolling?.countsTargets == true } }) {
            notes.append(
                "the file has no frames: a page of what scrolls is taken to hold as many targets as are visible now")
        }
        notes += methods.compactMap { neverReached($0, targets) }
        if request.simulation != nil {
            notes += methods.filter { $0.trees.contains { $0.errors != nil && $0.simulated == nil } }
                .map { "uses by \($0.method.id) are too long to be simulated" }
        }
        return ScreenAnalysis(
            screen: screen, platform: platform, targets: targets, methods: methods, notes: notes,
            action: request.action, routes: request.routes)
    }

    static func analyze(
        _ context: MachineContext, _ method: AccessMethod, _ targets: [AnalysedTarget], _ exposure: Exposure,
        _ request: AnalysisPlan, _ formula: ClosedForm? = nil
    ) -> TreeAnalysis {
        let tree = context.tree
        let formula = formula ?? method.closedForm?(context)
        let stops = tree.stopsByElement(count: context.screen.elements.count)
        let found = costs(context, method, rank: request.rank, formula)
        lazy var leftOut = Dictionary(
            tree.leftOut.map { ($0.element, $0.reason) }, uniquingKeysWith: { first, _ in first })
        lazy var details = Dictionary(
            tree.leftOut.compactMap { skipped in skipped.detail.map { (skipped.element, $0) } },
            uniquingKeysWith: { first, _ in first })
        let costs = targets.map { target -> TargetCost in
            if let reason = tree.unavailable { return TargetCost(status: .unknown, reason: reason) }
            guard let stop = stops[target.element.rawValue] else {
                if request.actionName == nil, let (cost, key) = found.unfocused(target.element) {
                    return TargetCost(status: .reached, cost: cost, route: key)
                }
                let reason = leftOut[target.element]
                if reason == .notFocusable, context.screen.hasScripts,
                    context.screen[target.element].tabIndex ?? 0 < 0
                {
                    // What a page takes out of the Tab order, its scripts may give the focus.
                    return TargetCost(status: .unknown, reason: "only a script can move the focus there")
                }
                if reason == .offscreen, let detail = details[target.element] {
                    return TargetCost(status: .unknown, reason: detail)
                }
                return TargetCost(status: .unreachable, reason: reason?.obstacle ?? "it is skipped")
            }
            var result = TargetCost(status: .reached, stop: stop)
            result.page = tree.scrolling?.scrolls(to: target.element) ?? 0
            if request.details.contains(.actions) {
                result.actions = actions(of: stop, context, found)
                if request.actionName != nil {
                    result.activation = [actionCost(stop, 0, found)]
                }
            }
            guard let action = action(named: request.actionName, of: context.screen[target.element]) else {
                (result.status, result.reason) = (.unreachable, "it has no such action")
                return result
            }
            guard let cost = found.cost(stop, action) else {
                let obstacle = found.obstacle(stop)
                (result.status, result.reason) = (obstacle.isUnknown ? .unknown : .unreachable, obstacle.reason)
                return result
            }
            (result.cost, result.action) = (cost, action)
            result.listening = found.listening(stop, action)
            if request.details.contains(.routes) { result.route = found.route(stop, action) }
            return result
        }
        var analysis = summary(tree, targets, costs, by: request.rank.figures[0], of: method)
        addErrors(to: &analysis, context, method, targets, request, formula)
        return analysis
    }

    /// The costs and routes of what can be done with a stop's target besides activation.
    private static func actions(of stop: StopIndex, _ context: MachineContext, _ found: Found) -> [ActionCost] {
        (1..<context.actionCount(of: stop)).map { actionCost(stop, $0, found) }
    }

    private static func actionCost(_ stop: StopIndex, _ action: Int, _ found: Found) -> ActionCost {
        guard let cost = found.cost(stop, action) else {
            let obstacle = found.obstacle(stop)
            return ActionCost(reason: obstacle.reason, isUnknown: obstacle.isUnknown)
        }
        return ActionCost(cost: cost, route: found.route(stop, action) ?? Route())
    }

    /// The index of an action among those of an element; nil where it has none of that name.
    private static func action(named name: String?, of element: Element) -> Int? {
        guard let name else { return 0 }
        return TargetAction.all(of: element).firstIndex { $0.kind != .activation && $0.name == name }
    }

    private struct Found {
        var cost: (StopIndex, Int) -> Cost?
        var route: (StopIndex, Int) -> Route?
        /// The cost and the route of activating a target that is not a stop.
        var unfocused: (ElementIndex) -> (cost: Cost, route: Route)? = { _ in nil }
        /// The seconds of the cost that are spent listening.
        var listening: (StopIndex, Int) -> Double? = { _, _ in nil }
        /// Why there is no cost.
        var obstacle: (StopIndex) -> Obstacle
    }

    private static let noRoute = Obstacle("no route leads to it")

    /// The costs of stops by the method's formula, or by the cheapest routes through its machine where it has none.
    private static func costs(
        _ context: MachineContext, _ method: AccessMethod, rank: Rank, _ formula: ClosedForm?
    ) -> Found {
        if let formula {
            return Found(
                cost: formula.cost, route: formula.route,
                obstacle: { _ in formula.reason.map { Obstacle($0, isUnknown: true) } ?? noRoute })
        }
        if let classes = ListeningClasses(context) { return costs(context, method, rank: rank, classes) }
        let machine = method.machine(context)
        let routes = CheapestRoutes(machine, rank: rank)
        return Found(
            cost: { stop, action in machine.goal(of: stop, action: action).flatMap(routes.cost) },
            route: { stop, action in machine.goal(of: stop, action: action).flatMap(routes.route) },
            unfocused: { element in
                guard let goal = machine.goal(ofUnfocused: element), let cost = routes.cost(to: goal) else {
                    return nil
                }
                return (cost, routes.route(to: goal) ?? Route())
            },
            obstacle: { machine.obstacle(to: $0) ?? noRoute })
    }

    /// The costs where people listen, for each target by the cheapest route of one who is after it.
    private static func costs(
        _ context: MachineContext, _ method: AccessMethod, rank: Rank, _ classes: ListeningClasses
    ) -> Found {
        var routes = ListeningRoutes(context, method, rank: rank, classes)
        let silent = routes.silent
        return Found(
            cost: { stop, action in
                silent.goal(of: stop, action: action).flatMap { routes.cost(to: $0, of: stop) }
            },
            route: { stop, action in
                silent.goal(of: stop, action: action).flatMap { routes.route(to: $0, of: stop)?.route }
            },
            listening: { stop, action in
                silent.goal(of: stop, action: action).flatMap { routes.seconds(to: $0, of: stop) }
            },
            obstacle: { silent.obstacle(to: $0) ?? noRoute })
    }

    /// The weighted mean and the largest of the known costs; sums run in target order.
    private static func summary(
        _ tree: AccessTree, _ targets: [AnalysedTarget], _ costs: [TargetCost], by figure: Figure,
        of method: AccessMethod
    ) -> TreeAnalysis {
        let figure = method.figures.contains(figure) ? figure : .seconds
        var total = 0.0
        var sum = Cost()
        var worst: (target: Int, value: Double)?
        var listening: Double?
        for (offset, target) in targets.enumerated() {
            guard let cost = costs[offset].cost else { continue }
            total += target.weight
            sum += cost * target.weight
            if let heard = costs[offset].listening { listening = (listening ?? 0) + heard * target.weight }
            if worst.map({ cost[figure] > $0.value }) ?? true { worst = (offset, cost[figure]) }
        }
        return TreeAnalysis(
            tree: tree, costs: costs, expected: total > 0 ? sum * (1 / total) : nil,
            listening: total > 0 ? listening.map { $0 / total } : nil, worst: worst?.target,
            coverage: Coverage(costs, targets))
    }
}
