public import AccessCost
import LayoutModel

/// Writes comparisons as JSON (schema `navcost.comparison/1`): every figure before, after and its change.
public enum ComparisonJSON {
    /// The document for one comparison.
    public static func document(_ comparison: Comparison) -> String {
        let value: JSONValue = [
            "schema": "navcost.comparison/1", "version": .text(navcostVersion),
            "before": layout(comparison.before), "after": layout(comparison.after),
            "screens": .list(comparison.screens.map(screen)),
            "addedScreens": .list(comparison.addedScreens.map(JSONValue.text)),
            "removedScreens": .list(comparison.removedScreens.map(JSONValue.text)),
        ]
        return value.text(indented: true)
    }

    private static func layout(_ layout: LayoutAnalysis) -> JSONValue {
        ["path": .text(layout.path), "format": .text(layout.format), "notes": .notes(layout.notes)]
    }

    private static func screen(_ pair: Comparison.ScreenPair) -> JSONValue {
        var methods: [JSONValue] = []
        for place in pair.before.methods.indices {
            let (old, new) = (pair.before.methods[place], pair.after.methods[place])
            var trees = JSONMembers()
            for before in old.trees {
                guard let after = new.tree(before.kind) else { continue }
                trees[before.kind.rawValue] = [
                    "before": .summary(before, of: old.method, targets: pair.before.targets),
                    "after": .summary(after, of: new.method, targets: pair.after.targets),
                    "change": [
                        "stops": JSONValue(after.stops - before.stops),
                        "expected": change(before.expected, after.expected, old.method),
                    ],
                ]
            }
            methods.append(["id": .text(old.method.id), "settings": .settings(old.settings), "trees": .object(trees)])
        }
        return [
            "id": .text(pair.after.screen.id), "label": .text(pair.after.screen.label), "methods": .list(methods),
            "targets": .list(pair.targets.map { target($0, pair) }),
            "added": .list(pair.added.map { .object(JSONValue.identity($0, of: pair.after)) }),
            "removed": .list(pair.removed.map { .object(JSONValue.identity($0, of: pair.before)) }),
            "notes": .list((pair.before.notes + pair.after.notes + pair.notes).map(JSONValue.text)),
        ]
    }

    private static func target(_ target: (before: Int, after: Int), _ pair: Comparison.ScreenPair) -> JSONValue {
        var object = JSONValue.identity(target.after, of: pair.after)
        let oldElement = pair.before.screen[pair.before.targets[target.before].element]
        let newElement = pair.after.screen[pair.after.targets[target.after].element]
        object["before"] = .text(pair.before.targets[target.before].id)
        var costs = JSONMembers()
        for place in pair.before.methods.indices {
            let (old, new) = (pair.before.methods[place], pair.after.methods[place])
            var trees = JSONMembers()
            for before in old.trees {
                guard let after = new.tree(before.kind) else { continue }
                trees[before.kind.rawValue] = [
                    "before": .cost(before, target: target.before, of: old.method, element: oldElement),
                    "after": .cost(after, target: target.after, of: new.method, element: newElement),
                    "change": change(before.costs[target.before].cost, after.costs[target.after].cost, old.method),
                ]
            }
            costs[old.method.id] = .object(trees)
        }
        object["costs"] = .object(costs)
        return .object(object)
    }

    private static func change(_ before: Cost?, _ after: Cost?, _ method: AccessMethod) -> JSONValue {
        guard let before, let after else { return .object(JSONValue.figures(nil, of: method)) }
        return .object(JSONValue.figures(after - before, of: method))
    }
}
