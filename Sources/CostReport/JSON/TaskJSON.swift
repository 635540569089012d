import AccessCost
import LayoutModel

/// What tasks and typing cost by each method on each tree.
enum TaskJSON {
    /// A task of a screen.
    struct TaskEntry {
        var task: TaskAnalysis
        var screen: ScreenAnalysis
    }

    static let task = JSONType.object(
        JSONObject<TaskEntry>(
            "task", "a list of activations that belong together",
            [
                .member("name", "what the person wants to get done", .text) { $0.task.task.name },
                .member("weight", "how often it is done, relative to the others", .amount) { $0.task.task.weight },
                .member("costs", "what it costs by method and tree", taskCost.map(by: TreeKind.self).map) { entry in
                    byMethod(entry.screen, entry.task.costs) { TaskCostEntry(cost: $0, method: $1) }
                },
            ]))

    private struct TaskCostEntry {
        var cost: TaskCost
        var method: AccessMethod
    }

    private static let taskCost = JSONType.object(
        JSONObject<TaskCostEntry>(
            "taskCost", "what a task costs by one method on one tree",
            FigureJSON.members { MethodCost(cost: $0.cost.cost, method: $0.method) } + [
                .member("status", "whether the cost is known", JSONType.word) { $0.cost.status },
                .optional("reason", "why there is no cost", .text) { $0.cost.reason },
                .member("activations", "each activation from where the one before has left the cursor", activation.list)
                { entry in
                    entry.cost.activations.map { Activation(activation: $0, method: entry.method) }
                },
            ]))

    private struct Activation {
        var activation: ActivationCost
        var method: AccessMethod
    }

    private static let activation = JSONType.object(
        JSONObject<Activation>(
            "activation", "one activation of a task",
            FigureJSON.members { MethodCost(cost: $0.activation.cost, method: $0.method) } + [
                .member("screen", "the screen's id", .name) { $0.activation.screen },
                .member("target", "the target's id", .name) { $0.activation.target },
                .member("action", "the action's name; null for activation", JSONType.text.orNull) {
                    $0.activation.action
                },
                .member("route", "the moves; null where there is no route", JSONType.route.orNull) {
                    $0.activation.route
                },
            ]))

    /// What is typed on a screen.
    struct TypingEntry {
        var text: TextAnalysis
        var screen: ScreenAnalysis
    }

    static let typing = JSONType.object(
        JSONObject<TypingEntry>(
            "text", "what typing costs",
            [
                .member("characters", "characters of the text, or the sum of a letter table", .amount) {
                    $0.text.characters
                },
                .member("selectionsPerWord", "selections for a word of 5 characters", .amount) {
                    $0.text.selectionsPerWord
                },
                .member("unknown", "characters that no key types, with their counts", JSONType.amount.map) {
                    $0.text.unknown.map { (String($0.character), $0.count) }
                },
                .member("costs", "what it costs by method and tree", textCost.map(by: TreeKind.self).map) { entry in
                    byMethod(entry.screen, entry.text.costs) { TextCostEntry(cost: $0, method: $1) }
                },
            ]))

    private struct TextCostEntry {
        var cost: TextCost
        var method: AccessMethod
    }

    private struct Speed {
        var cost: Cost?
        var method: AccessMethod
        var characters: Double? { cost.flatMap(TextCost.charactersPerMinute) }
    }

    private static func speedMembers<Value>(_ speed: @escaping @Sendable (Value) -> Speed) -> [JSONMember<Value>] {
        [
            .member("perCharacter", "the mean cost of a character", FigureJSON.figures) {
                MethodCost(cost: speed($0).cost, method: speed($0).method)
            },
            .member("charactersPerMinute", "speed; null where it is not known", JSONType.amount.orNull) {
                speed($0).characters
            },
            .member(
                "wordsPerMinute", "speed in words of 5 characters; null where it is not known", JSONType.amount.orNull
            ) {
                speed($0).characters.map { $0 / TextCost.charactersPerWord }
            },
        ]
    }

    private static let textCost = JSONType.object(
        JSONObject<TextCostEntry>(
            "textCost", "what typing costs by one method on one tree",
            speedMembers { Speed(cost: $0.cost.perCharacter, method: $0.method) } + [
                .optional("reason", "why there is no cost", .text) { $0.cost.reason },
                .optional("withErrors", "the same when presses go wrong", textWithErrors) { entry in
                    entry.cost.withErrors.map { FigureJSON.WithErrors(cost: $0, method: entry.method) }
                },
            ]))

    private static let textWithErrors = JSONType.object(
        JSONObject<FigureJSON.WithErrors>(
            "textWithErrors", "what typing costs when presses go wrong",
            speedMembers { Speed(cost: $0.cost?.cost, method: $0.method) } + [
                .member(
                    "wrongActivations", "expected activations of other keys for a character", JSONType.amount.orNull
                ) {
                    $0.cost?.wrongActivations
                }
            ]))

    /// The costs of a screen's methods and trees by their ids.
    private static func byMethod<Cost, Entry>(
        _ screen: ScreenAnalysis, _ costs: [[Cost]], _ entry: (Cost, AccessMethod) -> Entry
    ) -> [(String, [(String, Entry)])] {
        zip(screen.methods, costs).map { method, costs in
            (method.method.id, zip(method.trees, costs).map { ($0.kind.rawValue, entry($1, method.method)) })
        }
    }
}
