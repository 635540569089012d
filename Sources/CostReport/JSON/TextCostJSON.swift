import AccessCost

extension JSONText {
    /// Writes what typing a text costs by each method on each tree.
    mutating func append(_ typed: TextAnalysis, of screen: ScreenAnalysis) {
        object { text in
            text.add("characters", number: typed.characters)
            text.addObject("costs") { text in
                for (method, costs) in zip(screen.methods, typed.costs) {
                    text.addObject(method.method.id) { text in
                        for (tree, cost) in zip(method.trees, costs) {
                            text.addObject(tree.kind.rawValue) { $0.add(cost, of: method.method) }
                        }
                    }
                }
            }
            text.add("selectionsPerWord", number: typed.selectionsPerWord)
            text.addObject("unknown") { text in
                for entry in typed.unknown { text.add(String(entry.character), number: entry.count) }
            }
        }
    }

    private mutating func add(_ cost: TextCost, of method: AccessMethod) {
        addTyping(cost.perCharacter, method)
        if let reason = cost.reason { add("reason", text: reason) }
        guard let errors = cost.withErrors else { return }
        addObject("withErrors") { text in
            text.addTyping(errors.cost, method)
            text.add("wrongActivations", number: errors.wrongActivations)
        }
    }

    private mutating func addTyping(_ cost: Cost?, _ method: AccessMethod) {
        let speed = cost.flatMap(TextCost.charactersPerMinute)
        add("charactersPerMinute", number: speed)
        add("perCharacter", cost, of: method)
        add("wordsPerMinute", number: speed.map { $0 / TextCost.charactersPerWord })
    }
}
