public import LayoutModel

/// The cost of one activation of a task.
public struct ActivationCost: Hashable, Codable, Sendable {
    /// The screen on which it happens.
    public var screen: String
    /// The target's id.
    public var target: String
    /// The action's name; nil for plain activation.
    public var action: String?
    /// The cost from where the previous activation left the scan or the focus; nil where it has none.
    public var cost: Cost?
    /// The route from there; nil where the activation has no cost.
    public var route: Route?
}

/// The cost of a task by one method on one tree.
public struct TaskCost: Hashable, Codable, Sendable {
    /// Whether the cost is known; `reached` where every activation is.
    public var status: TargetCost.Status
    /// Why the task cannot be done.
    public var reason: String?
    /// The sum over the activations; nil where one has no cost.
    public var cost: Cost?
    /// The activations in order; after one without a cost, none has a cost.
    public var activations: [ActivationCost]
}

/// The costs of a task by each method on each of its trees.
public struct TaskAnalysis: Hashable, Codable, Sendable {
    /// The task.
    public var task: Task
    /// The screen on which it begins.
    public var screen: String
    /// One entry for each requested method; in it, one for each tree of the method, in the method's order.
    public var costs: [[TaskCost]]
}

extension Analyzer {
    /// Computes the costs of tasks by the requested methods. Each activation begins where the previous one left the scan or
    /// the focus, on a new screen at the start. Tasks without activations are skipped.
    ///
    /// O(elements log elements) for each method, tree and screen, and O((states + moves) log states) for each activation.
    public static func analyze(_ plans: [TaskPlan], in layout: Layout, _ request: AnalysisPlan) -> [TaskAnalysis] {
        let plans = plans.filter { !$0.steps.isEmpty }
        let used = Set(plans.flatMap { $0.steps.map(\.screen) })
        let exposures = Dictionary(
            uniqueKeysWithValues: used.map { ($0, Exposure(layout.screens[$0], platform: layout.platform)) })
        var costs = plans.map { _ in request.methods.map { _ in [TaskCost]() } }
        for (index, requested) in request.methods.enumerated() {
            for kind in requested.method.trees {
                var screenRoutes: [Int: ScreenRoutes] = [:]
                for (number, exposure) in exposures {
                    let screen = layout.screens[number]
                    let rules = requested.method.rules(for: requested.parameters)
                    let tree = AccessTree(screen, exposure: exposure, kind: kind, rules: rules)
                    let context = MachineContext(
                        screen: screen, tree: tree, parameters: requested.parameters, platform: layout.platform,
                        routes: request.routes)
                    screenRoutes[number] = ScreenRoutes(context, requested.method, rank: request.rank)
                }
                for (number, plan) in plans.enumerated() {
                    costs[number][index].append(cost(of: plan, in: layout, &screenRoutes))
                }
            }
        }
        return plans.indices.map { number in
            TaskAnalysis(
                task: plans[number].task, screen: layout.screens[plans[number].steps[0].screen].id,
                costs: costs[number])
        }
    }

    private static func cost(of plan: TaskPlan, in layout: Layout, _ screenRoutes: inout [Int: ScreenRoutes])
        -> TaskCost
    {
        var result = TaskCost(status: .reached, cost: Cost(), activations: [])
        var state: MachineState?
        for step in plan.steps {
            let element = layout.screens[step.screen][step.element]
            var activation = ActivationCost(
                screen: layout.screens[step.screen].id, target: element.id, action: step.action)
            defer { result.activations.append(activation) }
            guard result.status == .reached else { continue }
            func fail(_ status: TargetCost.Status, _ reason: String) {
                result.status = status
                result.reason = reason
                result.cost = nil
            }
            let action = TargetAction.all(of: element).firstIndex { candidate in
                step.action.map { candidate.kind != .activation && candidate.name == $0 }
                    ?? (candidate.kind == .activation)
            }
            if let reason = screenRoutes[step.screen]!.context.tree.unavailable {
                fail(.unknown, reason)
                continue
            }
            let from = state ?? screenRoutes[step.screen]!.start
            guard let stop = screenRoutes[step.screen]!.stop(of: step.element) else {
                if action == 0, let found = screenRoutes[step.screen]!.route(from: from, toUnfocused: step.element) {
                    activation.cost = found.cost
                    activation.route = found.route
                    result.cost = result.cost.map { $0 + found.cost }
                    state = step.opensScreen ? nil : found.end
                } else {
                    fail(.unreachable, "'\(element.id)' is skipped")
                }
                continue
            }
            guard let action, let found = screenRoutes[step.screen]!.route(from: from, to: stop, action: action) else {
                if let reason = screenRoutes[step.screen]!.reason, step.action == nil {
                    fail(.unknown, "'\(element.id)': \(reason)")
                } else {
                    let what = step.action.map { "the action '\($0)' of '\(element.id)'" } ?? "'\(element.id)'"
                    fail(.unreachable, "no route leads to \(what)")
                }
                continue
            }
            activation.cost = found.cost
            activation.route = found.route
            result.cost = result.cost.map { $0 + found.cost }
            state = step.opensScreen ? nil : screenRoutes[step.screen]!.machine.resume(after: stop, action: action)
        }
        return result
    }
}

extension WeightTable {
    /// How often targets are wanted by tasks: for each activation of it the task's weight. O(activations).
    ///
    /// - Parameter unnamed: the weight of targets that no task names.
    public init(_ plans: [TaskPlan], in layout: Layout, unnamed: Double = 0) {
        var sums: [String: Double] = [:]
        var ids: [String] = []
        for plan in plans {
            for step in plan.steps {
                let id = "\(layout.screens[step.screen].id)/\(layout.screens[step.screen][step.element].id)"
                if sums[id] == nil { ids.append(id) }
                sums[id, default: 0] += plan.task.weight
            }
        }
        self.init(
            rows: ids.map { Row(id: $0, weight: sums[$0]!, line: 0) }, unnamed: unnamed, source: "the tasks")
    }
}
