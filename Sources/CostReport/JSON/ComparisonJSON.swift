public import AccessCost
import LayoutModel

/// Writes comparisons as JSON (schema `navcost.comparison/1`): every figure before, after and its change.
public enum ComparisonJSON {
    /// The document for one comparison.
    public static func document(_ comparison: Comparison) -> String {
        var text = JSONText(isIndented: true)
        text.object { text in
            text.add("addedScreens", texts: comparison.addedScreens)
            text.add("after", layout(comparison.after))
            text.add("before", layout(comparison.before))
            text.add("removedScreens", texts: comparison.removedScreens)
            text.add("schema", text: "navcost.comparison/1")
            text.addList("screens", comparison.screens) { $0.append($1) }
            text.add("version", text: navcostVersion)
        }
        return text.string + "\n"
    }

    private static func layout(_ layout: LayoutAnalysis) -> JSONValue {
        ["path": .text(layout.path), "format": .text(layout.format), "notes": .notes(layout.notes)]
    }
}

extension Comparison.ScreenPair {
    /// A tree before and after, where there is one of the kind on both screens.
    fileprivate typealias Trees = (before: TreeAnalysis, after: TreeAnalysis)

    fileprivate func trees(_ method: Int) -> [Trees] {
        before.methods[method].trees.compactMap { tree in
            after.methods[method].tree(tree.kind).map { (tree, $0) }
        }
    }
}

extension JSONText {
    fileprivate mutating func append(_ pair: Comparison.ScreenPair) {
        object { text in
            text.addIdentities("added", pair.added, of: pair.after)
            text.add("id", text: pair.after.screen.id)
            text.add("label", text: pair.after.screen.label)
            text.addList("methods", pair.before.methods.indices) { text, place in
                let method = pair.before.methods[place]
                text.object { text in
                    text.add("id", text: method.method.id)
                    text.add("settings", method.parameters)
                    text.addObject("trees") { text in
                        for trees in pair.trees(place) {
                            text.addObject(trees.before.kind.rawValue) {
                                $0.addSummaries(trees, of: method.method, pair)
                            }
                        }
                    }
                }
            }
            text.add("notes", texts: pair.before.notes + pair.after.notes + pair.notes)
            text.addIdentities("removed", pair.removed, of: pair.before)
            text.addList("targets", pair.targets) { $0.append($1, of: pair) }
        }
    }

    private mutating func addIdentities(_ name: String, _ targets: [Int], of screen: ScreenAnalysis) {
        addList(name, targets) { text, target in text.object { $0.addIdentity(target, of: screen) } }
    }

    private mutating func addSummaries(
        _ trees: Comparison.ScreenPair.Trees, of method: AccessMethod, _ pair: Comparison.ScreenPair
    ) {
        let (before, after) = trees
        addObject("after") { $0.addSummary(after, of: method, targets: pair.after.targets) }
        addObject("before") { $0.addSummary(before, of: method, targets: pair.before.targets) }
        addObject("change") { text in
            text.addChange("expected", before.expected, after.expected, of: method)
            text.add("stops", number: after.stops - before.stops)
        }
    }

    private mutating func append(_ target: (before: Int, after: Int), of pair: Comparison.ScreenPair) {
        object { text in
            text.add("before", text: pair.before.targets[target.before].id)
            text.addObject("costs") { text in
                for place in pair.before.methods.indices {
                    let method = pair.before.methods[place].method
                    text.addObject(method.id) { text in
                        for trees in pair.trees(place) {
                            text.addObject(trees.before.kind.rawValue) {
                                $0.addCosts(trees, target, of: method, pair)
                            }
                        }
                    }
                }
            }
            text.addIdentity(target.after, of: pair.after)
        }
    }

    private mutating func addCosts(
        _ trees: Comparison.ScreenPair.Trees, _ target: (before: Int, after: Int), of method: AccessMethod,
        _ pair: Comparison.ScreenPair
    ) {
        let (before, after) = trees
        let oldElement = pair.before.screen[pair.before.targets[target.before].element]
        let newElement = pair.after.screen[pair.after.targets[target.after].element]
        addObject("after") { $0.addCost(after, target: target.after, of: method, element: newElement) }
        addObject("before") { $0.addCost(before, target: target.before, of: method, element: oldElement) }
        addChange("change", before.costs[target.before].cost, after.costs[target.after].cost, of: method)
    }

    private mutating func addChange(_ name: String, _ before: Cost?, _ after: Cost?, of method: AccessMethod) {
        if let before, let after { add(name, after - before, of: method) } else { add(name, nil, of: method) }
    }
}
