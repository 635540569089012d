public import AccessCost
import LayoutModel

/// Writes comparisons as JSON (schema `navcost.comparison/2`): every figure before, after and its change.
public enum ComparisonJSON {
    /// The document for one comparison.
    public static func document(_ comparison: Comparison) -> String {
        var text = JSONText(isIndented: true)
        text.object(comparison, shape)
        return text.string + "\n"
    }

    static let shape = JSONObject<Comparison>(
        "document", "what a change of a layout does",
        [
            .constant("schema", "the name and version of this schema", "navcost.comparison/2"),
            .version,
            .member("before", "the layout as it was", layout) { $0.before },
            .member("after", "the layout as it is now", layout) { $0.after },
            .member("addedScreens", "ids of screens that are only in the layout as it is now", JSONType.text.list) {
                $0.addedScreens
            },
            .member("removedScreens", "ids of screens that were only in the layout as it was", JSONType.text.list) {
                $0.removedScreens
            },
            .member("screens", "the screens that are in both", screen.list) { $0.screens },
        ])

    private static let layout = JSONType.object(
        JSONObject<LayoutAnalysis>(
            "layout", "an input file",
            [
                .member("path", "the path as it was given", .text) { $0.path },
                .member("format", "the id of the format", .text) { $0.format },
                .member("notes", "what was odd about the input", JSONType.note.list) { $0.notes },
            ]))

    private static let identity = JSONType.object(
        JSONObject<TargetEntry>("identity", "what a target is", TargetJSON.identity))

    private static let screen = JSONType.object(
        JSONObject<Comparison.ScreenPair>(
            "screen", "one screen before and after",
            [
                .member("id", "the screen's id as it is now", .text) { $0.after.screen.id },
                .member("label", "what people call the screen", .text) { $0.after.screen.label },
                .member("added", "targets that are only on the screen as it is now", identity.list) { pair in
                    let context = ScreenContext(pair.after)
                    return pair.added.map { TargetEntry(context: context, index: $0) }
                },
                .member("removed", "targets that were only on the screen as it was", identity.list) { pair in
                    let context = ScreenContext(pair.before)
                    return pair.removed.map { TargetEntry(context: context, index: $0) }
                },
                .member("notes", "what was odd about the weights and the matching", JSONType.text.list) {
                    $0.before.notes + $0.after.notes + $0.notes
                },
                .member("methods", "one entry for each access method", method.list) { pair in
                    pair.before.methods.indices.map { MethodPair(pair: pair, index: $0) }
                },
                .member("targets", "the targets that are on both", target.list) { pair in
                    let contexts = (before: ScreenContext(pair.before), after: ScreenContext(pair.after))
                    return pair.targets.map {
                        TargetChange(before: contexts.before, after: contexts.after, targets: $0)
                    }
                },
            ]))

    private struct MethodPair {
        var pair: Comparison.ScreenPair
        var index: Int

        var before: MethodAnalysis { pair.before.methods[index] }

        /// The trees before and after, where there is one of the kind on both screens.
        var trees: [TreePair] {
            before.trees.compactMap { tree in
                pair.after.methods[index].tree(tree.kind).map {
                    TreePair(pair: pair, method: before.method, before: tree, after: $0)
                }
            }
        }
    }

    private struct TreePair {
        var pair: Comparison.ScreenPair
        var method: AccessMethod
        var before, after: TreeAnalysis

    }

    /// After minus before; no cost where one is missing.
    private static func change(_ before: Cost?, _ after: Cost?, _ method: AccessMethod) -> MethodCost {
        guard let before, let after else { return MethodCost(cost: nil, method: method) }
        return MethodCost(cost: after - before, method: method)
    }

    private static let method = JSONType.object(
        JSONObject<MethodPair>(
            "method", "the costs by one access method",
            [
                .member("id", "the method's id", .text) { $0.before.method.id },
                .member("parameters", "its parameters that differ from the defaults", JSONType.parameter.map) {
                    $0.before.parameters.changed.map { ($0.key, $0.value) }
                },
                .member("trees", "the summary of each tree", trees.map) {
                    $0.trees.map { ($0.before.kind.rawValue, $0) }
                },
            ]))

    private static let trees = JSONType.object(
        JSONObject<TreePair>(
            "summaries", "the summary of one tree before and after, and the change",
            [
                .member("before", "the tree as it was", SummaryJSON.summary) {
                    TreeSummary(tree: $0.before, method: $0.method, targets: $0.pair.before.targets)
                },
                .member("after", "the tree as it is now", SummaryJSON.summary) {
                    TreeSummary(tree: $0.after, method: $0.method, targets: $0.pair.after.targets)
                },
                .member("change", "after minus before", summaryChange) { $0 },
            ]))

    private static let summaryChange = JSONType.object(
        JSONObject<TreePair>(
            "summaryChange", "after minus before",
            [
                .member("expected", "change of the weighted mean", FigureJSON.changes) {
                    change($0.before.expected, $0.after.expected, $0.method)
                },
                .member("stops", "change of the number of stops", .integer) { $0.after.stops - $0.before.stops },
            ]))

    private struct TargetChange {
        var before, after: ScreenContext
        var targets: Comparison.TargetPair
    }

    private static let target = JSONType.object(
        JSONObject<TargetChange>(
            "target", "a target on both screens, with what it is now",
            TargetJSON.identity.map { member in
                JSONMember(
                    name: member.name, summary: member.summary, schema: member.schema, isRequired: member.isRequired
                ) { change, text in
                    member.write(TargetEntry(context: change.after, index: change.targets.after), &text)
                }
            } + [
                .member("before", "its id as it was", .text) { $0.before.screen.targets[$0.targets.before].id },
                .member("costs", "what it costs by method and tree", costs.map.map) { change in
                    zip(change.before.trees, change.after.trees).map { before, after in
                        let trees = before.trees.compactMap { tree in
                            after.trees.first { $0.kind == tree.kind }.map {
                                (tree.kind, CostChange(before: tree.tree, after: $0.tree, targets: change.targets))
                            }
                        }
                        return (before.method, trees)
                    }
                },
            ]))

    private struct CostChange {
        var before, after: TreeContext
        var targets: Comparison.TargetPair
    }

    private static let costs = JSONType.object(
        JSONObject<CostChange>(
            "costChange", "what a target costs before and after, and the change",
            [
                .member("before", "as it was", TargetJSON.cost) {
                    TargetCostEntry(context: $0.before, index: $0.targets.before)
                },
                .member("after", "as it is now", TargetJSON.cost) {
                    TargetCostEntry(context: $0.after, index: $0.targets.after)
                },
                .member("change", "after minus before", FigureJSON.changes) {
                    change(
                        $0.before.tree.costs[$0.targets.before].cost, $0.after.tree.costs[$0.targets.after].cost,
                        $0.before.method)
                },
            ]))
}
