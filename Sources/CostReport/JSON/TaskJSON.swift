import AccessCost
import LayoutModel

extension JSONText {
    /// Writes a task with its cost by each method on each tree.
    mutating func append(_ task: TaskAnalysis, of screen: ScreenAnalysis) {
        object { text in
            text.addObject("costs") { text in
                for (method, costs) in zip(screen.methods, task.costs) {
                    text.addObject(method.method.id) { text in
                        for (tree, cost) in zip(method.trees, costs) {
                            text.addObject(tree.kind.rawValue) { $0.add(cost, of: method.method) }
                        }
                    }
                }
            }
            text.add("name", text: task.task.name)
            text.add("weight", number: task.task.weight)
        }
    }

    private mutating func add(_ cost: TaskCost, of method: AccessMethod) {
        addList("activations", cost.activations) { text, activation in
            text.object { text in
                text.add("action", text: activation.action)
                text.addFigures(activation.cost, of: method)
                text.add("route", text: activation.route?.description)
                text.add("screen", text: activation.screen)
                text.add("target", text: activation.target)
            }
        }
        addFigures(cost.cost, of: method)
        if let reason = cost.reason { add("reason", text: reason) }
        add("status", text: cost.status.rawValue)
    }
}
