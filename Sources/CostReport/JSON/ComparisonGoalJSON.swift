import AccessCost
import LayoutModel

/// Goals of comparisons, with what they cost before and after.
enum ComparisonGoalJSON {
    /// A goal of one screen.
    struct GoalEntry {
        var context: ScreenContext
        var goal: Comparison.Goal

        fileprivate var target: TargetEntry { TargetEntry(context: context, index: goal.target) }
        fileprivate var action: TargetAction? { context.screen.action(of: goal) }
    }

    /// The members of a target, as members of what holds one.
    static func identity<Value>(_ target: @escaping @Sendable (Value) -> TargetEntry) -> [JSONMember<Value>] {
        TargetJSON.identity.map { member in
            JSONMember(
                name: member.name, summary: member.summary, schema: member.schema, isRequired: member.isRequired,
                cell: member.cell.map { cell in { @Sendable (value: Value) in cell(target(value)) } }
            ) { value, text in member.write(target(value), &text) }
        }
    }

    /// A goal by its target and action.
    static let goal = JSONType.object(
        JSONObject<GoalEntry>(
            "goal", "activating a target, or one of its actions and gestures",
            identity { $0.target } + [
                .optional("action", "the name of the action or gesture; left out for activation", .text) {
                    $0.action?.name
                }
            ]))

    /// A goal that is an action or gesture on one of the screens.
    struct Change {
        var before, after: ScreenContext
        var goals: Comparison.GoalPair
    }

    static let change = JSONType.object(
        JSONObject<Change>(
            "goalChange", "a goal on both screens that is an action or gesture on one of them",
            [
                .member("before", "what it was", goal) { GoalEntry(context: $0.before, goal: $0.goals.before) },
                .member("after", "what it is now", goal) { GoalEntry(context: $0.after, goal: $0.goals.after) },
                .member("matchedBy", "how they were matched", JSONType.word) { $0.goals.matchedBy },
                .member("weight", "how often it is wanted, relative to the others", .amount) { $0.goals.weight },
                .member("costs", "what it costs by method and tree", costs.map.map) { change in
                    zip(change.before.trees, change.after.trees).map { before, after in
                        let trees = before.trees.compactMap { tree in
                            after.trees.first { $0.kind == tree.kind }.map {
                                (
                                    tree.kind,
                                    Costs(
                                        before: change.before.screen.cost(of: change.goals.before, on: tree.tree.tree),
                                        after: change.after.screen.cost(of: change.goals.after, on: $0.tree.tree),
                                        method: tree.tree.method)
                                )
                            }
                        }
                        return (before.method, trees)
                    }
                },
            ]))

    private struct Costs {
        var before, after: TargetCost
        var method: AccessMethod
    }

    private static let costs = JSONType.object(
        JSONObject<Costs>(
            "goalCosts", "what a goal costs before and after, and the change",
            [
                .member("before", "as it was", cost) { GoalCost(cost: $0.before, method: $0.method) },
                .member("after", "as it is now", cost) { GoalCost(cost: $0.after, method: $0.method) },
                .member("change", "after minus before", FigureJSON.changes) {
                    difference($0.before.cost, $0.after.cost, $0.method)
                },
            ]))

    private struct GoalCost {
        var cost: TargetCost
        var method: AccessMethod
    }

    private static let cost = JSONType.object(
        JSONObject<GoalCost>(
            "goalCost", "what a goal costs by one method on one tree",
            FigureJSON.members { MethodCost(cost: $0.cost.cost, method: $0.method) } + [
                .member("status", "whether the cost is known", JSONType.word) { $0.cost.status },
                .optional("reason", "why there is no cost", .text) { $0.cost.reason },
                .member("route", "the moves; null where there is no cost", JSONType.route.orNull) { $0.cost.route },
            ]))

    /// After minus before; no cost where one is missing.
    static func difference(_ before: Cost?, _ after: Cost?, _ method: AccessMethod) -> MethodCost {
        guard let before, let after else { return MethodCost(cost: nil, method: method) }
        return MethodCost(cost: after - before, method: method)
    }

    // MARK: All goals of a screen

    /// The expected costs over the goals that are on both screens.
    struct Expected {
        var goals: Int
        var costs: Comparison.ScreenPair.ExpectedCosts
        var method: AccessMethod
    }

    static let expected = JSONType.object(
        JSONObject<Expected>(
            "expectedGoals", "the weighted means over the goals that are reached on both screens",
            [
                .member("of", "goals that are on both", .count) { $0.goals },
                .member("goals", "those of them that are reached on both", .count) { $0.costs.count },
                .member("before", "the mean as it was", FigureJSON.figures) {
                    MethodCost(cost: $0.costs.before, method: $0.method)
                },
                .member("after", "the mean as it is now", FigureJSON.figures) {
                    MethodCost(cost: $0.costs.after, method: $0.method)
                },
                .member("change", "after minus before", FigureJSON.changes) {
                    difference($0.costs.before, $0.costs.after, $0.method)
                },
            ]))

    /// A goal that the change makes worse.
    struct RegressionEntry {
        var before, after: ScreenContext
        var regression: Comparison.ScreenPair.Regression
    }

    static let regression = JSONType.object(
        JSONObject<RegressionEntry>(
            "regression", "a goal that is slower, unreachable or removed",
            [
                .member("kind", "in what way it is worse", JSONType.word) { $0.regression.kind },
                .member("before", "what it was", goal) { GoalEntry(context: $0.before, goal: $0.regression.before) },
                .member("after", "what it is now; null where it is removed", goal.orNull) { entry in
                    entry.regression.after.map { GoalEntry(context: entry.after, goal: $0) }
                },
            ]))
}
