import AccessCost
import LayoutModel

/// The version that outputs name.
public let navcostVersion = "0.1.0"

extension JSONValue {
    /// The six figures; those are null that the method does not have.
    static func figures(_ cost: Cost?, of method: AccessMethod) -> JSONMembers {
        JSONMembers(
            Figure.allCases.map { figure in
                (figure.rawValue, method.figures.contains(figure) ? JSONValue(cost?[figure]) : .null)
            })
    }

    /// The settings that differ from the defaults.
    static func settings(_ settings: Settings) -> JSONValue {
        .object(JSONMembers(settings.changed.map { ($0, setting($1)) }))
    }

    static func setting(_ value: SettingValue) -> JSONValue {
        switch value {
        case .number(let number): .number(number)
        case .word(let word): .text(word)
        case .flag(let flag): .flag(flag)
        case .share: .text(value.description)
        }
    }

    /// The summary of one tree: stops, expected cost, the worst target, what is not reached and what is left out.
    static func summary(_ tree: TreeAnalysis, of method: AccessMethod, targets: [AnalysedTarget]) -> JSONValue {
        var counts = JSONMembers()
        for reason in LeftOutReason.allCases {
            let count = tree.tree.leftOut.count { $0.reason == reason }
            if count > 0 { counts[reason.rawValue] = JSONValue(count) }
        }
        var object: JSONMembers = [
            "stops": JSONValue(tree.stops),
            "expected": .object(figures(tree.expected, of: method)),
            "worst": tree.worst.map { worst in
                ["target": .text(targets[worst].id), "cost": .object(figures(tree.costs[worst].cost, of: method))]
            } ?? .null,
            "unreached": ["count": JSONValue(tree.unreachedCount), "weight": JSONValue(tree.unreachedWeight)],
            "leftOut": .object(counts),
        ]
        if let reason = tree.tree.unavailable { object["unavailable"] = .text(reason) }
        if let finding = tree.finding {
            var found: JSONMembers = [
                "hidden": JSONValue(finding.hidden), "reveals": .text(finding.reveals.rawValue),
                "expected": .object(figures(finding.expected, of: method)),
            ]
            if let reason = finding.reason { found["reason"] = .text(reason) }
            object["finding"] = .object(found)
        }
        if let entry = tree.entry {
            var way = figures(entry.cost, of: method)
            way["from"] = .text(entry.from)
            way["way"] = entry.steps.map { .list($0.map { .text("\($0.screen)/\($0.target)") }) } ?? .null
            object["entry"] = .object(way)
        }
        if let errors = tree.errors { object["withErrors"] = withErrors(errors.expected, of: method) }
        if let simulated = tree.simulated {
            object["simulated"] = .object(
                JSONMembers(
                    Figure.allCases.map { figure in
                        guard method.figures.contains(figure), let estimate = simulated[figure] else {
                            return (figure.rawValue, .null)
                        }
                        let interval: JSONValue = [
                            .number(estimate.mean - estimate.margin), .number(estimate.mean + estimate.margin),
                        ]
                        return (figure.rawValue, ["mean": .number(estimate.mean), "interval95": interval])
                    }))
        }
        return .object(object)
    }

    /// What presses that go wrong make of a cost.
    static func withErrors(_ cost: ErrorCost?, of method: AccessMethod) -> JSONValue {
        var object = figures(cost?.cost, of: method)
        object["wrongActivations"] = JSONValue(cost?.wrongActivations)
        object["destructive"] = JSONValue(cost?.destructive)
        return .object(object)
    }

    /// The cost of one target on one tree, and of everything else that can be done with it.
    static func cost(
        _ tree: TreeAnalysis, target: Int, of method: AccessMethod, element: Element
    ) -> JSONValue {
        let cost = tree.costs[target]
        var object = figures(cost.cost, of: method)
        object["status"] = .text(cost.status.rawValue)
        object["path"] = .list((tree.path(to: target) ?? []).map { JSONValue($0) })
        object["route"] = JSONValue(tree.route(to: target)?.description)
        if let reason = cost.reason { object["reason"] = .text(reason) }
        if let entry = tree.entry { object["fromInitial"] = .object(figures(entry.cost(of: cost), of: method)) }
        if let errors = tree.errors { object["withErrors"] = withErrors(errors.costs[target], of: method) }
        var actions = JSONMembers()
        for (place, action) in TargetAction.all(of: element).enumerated().dropFirst() {
            guard actions[action.name] == nil else { continue }
            let found = tree.action(place, of: target)
            var figures = figures(found?.cost, of: method)
            figures["route"] = JSONValue(found?.route.description)
            actions[action.name] = .object(figures)
        }
        object["actions"] = .object(actions)
        return .object(object)
    }

    /// What a target is.
    static func identity(_ number: Int, of screen: ScreenAnalysis) -> JSONMembers {
        let target = screen.targets[number]
        return [
            "id": .text(target.id), "label": .text(target.label), "role": .text(target.role.rawValue),
            "weight": .number(target.weight), "line": target.line > 0 ? JSONValue(target.line) : .null,
            "source": JSONValue(screen.screen.source(of: target.element)),
        ]
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
