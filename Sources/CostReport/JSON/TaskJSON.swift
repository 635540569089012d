import AccessCost
import LayoutModel

extension JSONValue {
    /// A task with its cost by each method on each tree.
    static func task(_ task: TaskAnalysis, _ screen: ScreenAnalysis) -> JSONValue {
        var costs = JSONMembers()
        for (method, trees) in zip(screen.methods, task.costs) {
            let kinds = zip(method.trees, trees).map { ($0.kind.rawValue, JSONValue.cost($1, of: method.method)) }
            costs[method.method.id] = .object(JSONMembers(kinds))
        }
        return ["name": .text(task.task.name), "weight": .number(task.task.weight), "costs": .object(costs)]
    }

    private static func cost(_ cost: TaskCost, of method: AccessMethod) -> JSONValue {
        var object = figures(cost.cost, of: method)
        object["status"] = .text(cost.status.rawValue)
        if let reason = cost.reason { object["reason"] = .text(reason) }
        object["activations"] = .list(
            cost.activations.map { activation in
                var object = figures(activation.cost, of: method)
                object["screen"] = .text(activation.screen)
                object["target"] = .text(activation.target)
                object["action"] = JSONValue(activation.action)
                object["route"] = JSONValue(activation.route?.description)
                return .object(object)
            })
        return .object(object)
    }
}
