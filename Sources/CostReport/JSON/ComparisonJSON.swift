public import AccessCost
import LayoutModel

/// Writes comparisons as JSON (schema `navcost.comparison/2`): every figure before, after and its change.
public enum ComparisonJSON {
    /// The document for one comparison.
    public static func document(_ comparison: Comparison) -> String {
        SerialWriter.text { write(comparison, to: $0) }
    }

    /// Writes the document piece by piece.
    public static func write(_ comparison: Comparison, to take: SerialWriter.Taker) {
        JSONText.write(isIndented: true, to: take) { text in
            text.object(comparison, shape)
            text.literal("\n")
        }
    }

    static let shape = JSONObject<Comparison>(
        "document", "what a change of a layout does",
        [
            .constant("schema", "the name and version of this schema", "navcost.comparison/2"),
            .version,
            .optional("summary", "the point of the layout as it is now, in a sentence", .text) {
                $0.after.summary.isEmpty ? nil : $0.after.summary
            },
            .optional("action", "the action or gesture that is compared; left out for all goals", .text) { $0.action },
            .member("removalsAreMeant", "whether removed goals are no regressions", JSONType.flag) {
                $0.removalsAreMeant
            },
            .member("before", "the layout as it was", layout) { $0.before },
            .member("after", "the layout as it is now", layout) { $0.after },
            .member("addedScreens", "ids of screens that are only in the layout as it is now", JSONType.text.list) {
                $0.addedScreens
            },
            .member("removedScreens", "ids of screens that were only in the layout as it was", JSONType.text.list) {
                $0.removedScreens
            },
            .member("screens", "the screens that are in both", screen.list) { comparison in
                comparison.screens.map { ScreenEntry(pair: $0, comparison: comparison) }
            },
        ])

    private static let layout = JSONType.object(
        JSONObject<LayoutAnalysis>(
            "layout", "an input file",
            [
                .member("path", "the path as it was given", .text) { $0.path },
                .member("format", "the id of the format", .text) { $0.format },
                .member("notes", "what was odd about the input", JSONType.note.list) { $0.notes },
            ]))

    /// A pair of screens; what all their goals share is made once.
    private final class ScreenEntry: Sendable {
        let pair: Comparison.ScreenPair
        let removalsAreMeant: Bool
        let before, after: ScreenContext

        init(pair: Comparison.ScreenPair, comparison: Comparison) {
            (self.pair, removalsAreMeant) = (pair, comparison.removalsAreMeant)
            (before, after) = (ScreenContext(pair.before), ScreenContext(pair.after))
        }
    }

    private static let screen = JSONType.object(
        JSONObject<ScreenEntry>(
            "screen", "one screen before and after",
            [
                .member("id", "the screen's id as it is now", .text) { $0.pair.after.screen.id },
                .member("label", "what people call the screen", .text) { $0.pair.after.screen.label },
                .member("added", "goals that are only on the screen as it is now", ComparisonGoalJSON.goal.list) {
                    entry in
                    entry.pair.added.map { .init(context: entry.after, goal: $0) }
                },
                .member("removed", "goals that were only on the screen as it was", ComparisonGoalJSON.goal.list) {
                    entry in
                    entry.pair.removed.map { .init(context: entry.before, goal: $0) }
                },
                .member("notes", "what was odd about the weights and the matching", JSONType.text.list) {
                    $0.pair.before.notes + $0.pair.after.notes + $0.pair.notes
                },
                .member("methods", "one entry for each access method", method.list) { entry in
                    entry.pair.before.methods.indices.map { MethodPair(entry: entry, index: $0) }
                },
                .member("targets", "the targets that are activated on both", target.list) { entry in
                    entry.pair.targets.map {
                        TargetChange(before: entry.before, after: entry.after, goals: entry.pair.goals[$0])
                    }
                },
                .member("goals", "the other goals that are on both", ComparisonGoalJSON.change.list) { entry in
                    entry.pair.goals.filter { !$0.isOfTargets }.map {
                        .init(before: entry.before, after: entry.after, goals: $0)
                    }
                },
            ]))

    private struct MethodPair {
        var entry: ScreenEntry
        var index: Int

        var pair: Comparison.ScreenPair { entry.pair }
        var before: MethodAnalysis { pair.before.methods[index] }

        /// The trees before and after, where there is one of the kind on both screens.
        var trees: [TreePair] {
            before.trees.compactMap { tree in
                pair.after.methods[index].tree(tree.kind).map {
                    TreePair(pair: pair, index: index, method: before.method, before: tree, after: $0)
                }
            }
        }
    }

    private struct TreePair {
        var pair: Comparison.ScreenPair
        var index: Int
        var method: AccessMethod
        var before, after: TreeAnalysis
    }

    private static let method = JSONType.object(
        JSONObject<MethodPair>(
            "method", "the costs by one access method",
            [
                .member("id", "the method's id", .text) { $0.before.method.id },
                .parameters { $0.before },
                .member(
                    "holds", "for which values of parameters the mean over the goals goes the way that it goes",
                    ConclusionJSON.range.list
                ) { method in
                    method.index < method.pair.conclusions.count ? method.pair.conclusions[method.index] : []
                },
                .member(
                    "regressions", "goals that are slower, unreachable or removed, on the method's own tree",
                    ComparisonGoalJSON.regression.list
                ) { method in
                    let entry = method.entry
                    return method.pair.regressions(method: method.index, removalsAreMeant: entry.removalsAreMeant).map {
                        .init(before: entry.before, after: entry.after, regression: $0)
                    }
                },
                .member(
                    "untold",
                    "goals that had a cost, which the file as it is now does not tell, on the method's own tree",
                    ComparisonGoalJSON.goal.list
                ) { method in
                    method.pair.shift(of: .seconds, method: method.index).lost.map {
                        .init(context: method.entry.after, goal: method.pair.goals[$0].after)
                    }
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
                .optional("people", "for how many people the change is better", PeopleJSON.change) {
                    PeopleJSON.Change($0.before, $0.after)
                },
                .member("goals", "the goals that are on both", ComparisonGoalJSON.expected.orNull) { tree in
                    tree.pair.expected(method: tree.index, tree: tree.before.kind).map {
                        .init(goals: tree.pair.goals.count, costs: $0, method: tree.method)
                    }
                },
            ]))

    private static let summaryChange = JSONType.object(
        JSONObject<TreePair>(
            "summaryChange", "after minus before",
            [
                .member("expected", "change of the weighted mean", FigureJSON.changes) {
                    ComparisonGoalJSON.difference($0.before.expected, $0.after.expected, $0.method)
                },
                .member("stops", "change of the number of stops", .integer) { $0.after.stops - $0.before.stops },
            ]))

    private struct TargetChange {
        var before, after: ScreenContext
        var goals: Comparison.GoalPair
    }

    private static let target = JSONType.object(
        JSONObject<TargetChange>(
            "target", "a target on both screens, with what it is now",
            ComparisonGoalJSON.identity {
                TargetEntry(context: $0.after, index: $0.goals.after.target)
            } + [
                .member("matchedBy", "how it was matched", JSONType.word) { $0.goals.matchedBy },
                .member("before", "its id as it was", .text) { $0.before.screen.targets[$0.goals.before.target].id },
                .member("costs", "what it costs by method and tree", costs.map.map) { change in
                    zip(change.before.trees, change.after.trees).map { before, after in
                        let trees = before.trees.compactMap { tree in
                            after.trees.first { $0.kind == tree.kind }.map {
                                (tree.kind, CostChange(before: tree.tree, after: $0.tree, goals: change.goals))
                            }
                        }
                        return (before.method, trees)
                    }
                },
            ]))

    private struct CostChange {
        var before, after: TreeContext
        var goals: Comparison.GoalPair
    }

    private static let costs = JSONType.object(
        JSONObject<CostChange>(
            "costChange", "what a target costs before and after, and the change",
            [
                .member("before", "as it was", TargetJSON.cost) {
                    TargetCostEntry(context: $0.before, index: $0.goals.before.target)
                },
                .member("after", "as it is now", TargetJSON.cost) {
                    TargetCostEntry(context: $0.after, index: $0.goals.after.target)
                },
                .member("change", "after minus before", FigureJSON.changes) {
                    ComparisonGoalJSON.difference(
                        $0.before.tree.costs[$0.goals.before.target].cost,
                        $0.after.tree.costs[$0.goals.after.target].cost, $0.before.method)
                },
            ]))
}
