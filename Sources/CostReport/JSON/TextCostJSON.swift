import AccessCost

extension JSONValue {
    /// What typing a text costs by each method on each tree.
    static func text(_ text: TextAnalysis, _ screen: ScreenAnalysis) -> JSONValue {
        var costs = JSONMembers()
        for (method, trees) in zip(screen.methods, text.costs) {
            let kinds = zip(method.trees, trees).map { tree, cost in
                var object = typing(cost.perCharacter, method.method)
                if let errors = cost.withErrors {
                    var wrong = typing(errors.cost, method.method)
                    wrong["wrongActivations"] = .number(errors.wrongActivations)
                    object["withErrors"] = .object(wrong)
                }
                if let reason = cost.reason { object["reason"] = .text(reason) }
                return (tree.kind.rawValue, JSONValue.object(object))
            }
            costs[method.method.id] = .object(JSONMembers(kinds))
        }
        let unknown = text.unknown.map { (String($0.character), JSONValue.number($0.count)) }
        return [
            "characters": .number(text.characters), "unknown": .object(JSONMembers(unknown)),
            "selectionsPerWord": .number(text.selectionsPerWord), "costs": .object(costs),
        ]
    }

    private static func typing(_ cost: Cost?, _ method: AccessMethod) -> JSONMembers {
        let speed = cost.flatMap(TextCost.charactersPerMinute)
        return [
            "perCharacter": .object(figures(cost, of: method)), "charactersPerMinute": JSONValue(speed),
            "wordsPerMinute": JSONValue(speed.map { $0 / TextCost.charactersPerWord }),
        ]
    }
}
