import AccessCost
import LayoutModel

/// The version that outputs name.
public let navcostVersion = "0.1.0"

extension JSONText {
    /// Adds the six figures; those are null that the method does not have.
    mutating func addFigures(_ cost: Cost?, of method: AccessMethod) {
        for figure in Figure.byName { add(figure, cost, of: method) }
    }

    private mutating func add(_ figure: Figure, _ cost: Cost?, of method: AccessMethod) {
        add(figure.rawValue, number: method.figures.contains(figure) ? cost?[figure] : nil)
    }

    /// Adds an object of the six figures.
    mutating func add(_ name: String, _ cost: Cost?, of method: AccessMethod) {
        addObject(name) { $0.addFigures(cost, of: method) }
    }

    /// Adds the settings that differ from the defaults.
    mutating func add(_ name: String, _ values: ParameterValues) {
        addObject(name) { for (key, value) in values.changed { $0.add(key, .setting(value)) } }
    }

    /// Adds the summary of one tree: stops, expected cost, the worst target, what is not reached and what is left out.
    mutating func addSummary(_ tree: TreeAnalysis, of method: AccessMethod, targets: [AnalysedTarget]) {
        if let entry = tree.entry {
            addObject("entry") { text in
                text.addFigures(entry.cost, of: method)
                text.add("from", text: entry.from)
                text.add("way", entry.steps.map { .list($0.map { .text("\($0.screen)/\($0.target)") }) } ?? .null)
            }
        }
        add("expected", tree.expected, of: method)
        if let finding = tree.finding {
            addObject("finding") { text in
                text.add("expected", finding.expected, of: method)
                text.add("hidden", number: finding.hidden)
                if let reason = finding.reason { text.add("reason", text: reason) }
                text.add("reveals", text: finding.reveals.rawValue)
            }
        }
        addObject("leftOut") { text in
            for reason in LeftOutReason.allCases {
                let count = tree.tree.leftOut.count { $0.reason == reason }
                if count > 0 { text.add(reason.rawValue, number: count) }
            }
        }
        if let simulated = tree.simulated { addSimulated(simulated, of: method) }
        add("stops", number: tree.stops)
        if let reason = tree.tree.unavailable { add("unavailable", text: reason) }
        addObject("unreached") { text in
            text.add("count", number: tree.unreachedCount)
            text.add("weight", number: tree.unreachedWeight)
        }
        if let errors = tree.errors { addWithErrors(errors.expected, of: method) }
        guard let worst = tree.worst else { return add("worst", .null) }
        addObject("worst") { text in
            text.add("cost", tree.costs[worst].cost, of: method)
            text.add("target", text: targets[worst].id)
        }
    }

    private mutating func addSimulated(_ simulated: [Figure: Estimate], of method: AccessMethod) {
        addObject("simulated") { text in
            for figure in Figure.byName {
                guard method.figures.contains(figure), let estimate = simulated[figure] else {
                    text.add(figure.rawValue, .null)
                    continue
                }
                text.addObject(figure.rawValue) { text in
                    let interval = [estimate.mean - estimate.margin, estimate.mean + estimate.margin]
                    text.add("interval95", .list(interval.map(JSONValue.number)))
                    text.add("mean", number: estimate.mean)
                }
            }
        }
    }

    /// Adds what presses that go wrong make of a cost.
    private mutating func addWithErrors(_ cost: ErrorCost?, of method: AccessMethod) {
        addObject("withErrors") { text in
            text.addFigures(cost?.cost, of: method)
            text.add("destructive", number: cost?.destructive)
            text.add("wrongActivations", number: cost?.wrongActivations)
        }
    }

    /// Adds the cost of one target on one tree, and of everything else that can be done with it.
    mutating func addCost(_ tree: TreeAnalysis, target: Int, of method: AccessMethod, element: Element) {
        let cost = tree.costs[target]
        // There are millions of these, so they are in order from the start.
        addObject("actions") { $0.addActions(tree, target: target, of: method, element: element) }
        add(.commands, cost.cost, of: method)
        if let entry = tree.entry { add("fromInitial", entry.cost(of: cost), of: method) }
        add(.keystrokes, cost.cost, of: method)
        add("path", numbers: tree.path(to: target) ?? [])
        add(.presses, cost.cost, of: method)
        if let reason = cost.reason { add("reason", text: reason) }
        add("route", text: tree.route(to: target)?.description)
        add(.seconds, cost.cost, of: method)
        add("status", text: cost.status.rawValue)
        add(.steps, cost.cost, of: method)
        add(.wait, cost.cost, of: method)
        if let errors = tree.errors { addWithErrors(errors.costs[target], of: method) }
    }

    /// Adds each of the actions besides activation by its name; of those of one name the first.
    private mutating func addActions(_ tree: TreeAnalysis, target: Int, of method: AccessMethod, element: Element) {
        guard !element.actions.isEmpty || !element.gestures.isEmpty else { return }
        var names: Set<String> = []
        for (place, action) in TargetAction.all(of: element).enumerated().dropFirst()
        where names.insert(action.name).inserted {
            let found = tree.action(place, of: target)
            addObject(action.name) { text in
                text.addFigures(found?.cost, of: method)
                text.add("route", text: found?.route.description)
            }
        }
    }

    /// Adds what a target is.
    mutating func addIdentity(_ number: Int, of screen: ScreenAnalysis) {
        let target = screen.targets[number]
        add("id", text: target.id)
        add("label", text: target.label)
        add("line", number: target.line > 0 ? target.line : nil)
        add("role", text: target.role.rawValue)
        add("source", text: screen.screen.source(of: target.element))
        add("weight", number: target.weight)
    }
}

extension JSONValue {
    static func setting(_ value: ParameterValue) -> JSONValue {
        switch value {
        case .number(let number): .number(number)
        case .word(let word): .text(word)
        case .flag(let flag): .flag(flag)
        case .share: .text(value.description)
        }
    }

    static func notes(_ notes: [LayoutAnalysis.Note]) -> JSONValue {
        .list(
            notes.map { note in
                [
                    "kind": .text(note.kind), "message": .text(note.message), "count": JSONValue(note.count),
                    "line": JSONValue(note.line),
                ]
            })
    }
}

extension Figure {
    /// All figures, sorted by name as the members of an object are.
    fileprivate static let byName = allCases.sorted { $0.rawValue < $1.rawValue }
}
