import AccessCost
import LayoutModel

/// A screen with its trees, shared by the entries of all its targets: handing an entry on is handing on one reference.
final class ScreenContext: Sendable {
    let screen: ScreenAnalysis
    /// The trees of each method.
    let trees: [(method: String, trees: [(kind: String, tree: TreeContext)])]

    init(_ screen: ScreenAnalysis) {
        self.screen = screen
        trees = screen.methods.map { method in
            (
                method.method.id,
                method.trees.map { ($0.kind.rawValue, TreeContext($0, method: method.method, on: screen)) }
            )
        }
    }
}

/// A tree with its method and screen, shared by the costs of all its targets.
final class TreeContext: Sendable {
    let tree: TreeAnalysis
    let method: AccessMethod
    let screen: ScreenAnalysis
    /// The figures that the method has.
    private let figures: [Figure]

    init(_ tree: TreeAnalysis, method: AccessMethod, on screen: ScreenAnalysis) {
        (self.tree, self.method, self.screen) = (tree, method, screen)
        figures = method.figures
    }

    /// A figure of a target's cost; nil where the method does not have it, and where there is no cost.
    func figure(_ figure: Figure, of target: Int) -> Double? {
        guard figures.contains(figure) else { return nil }
        return tree.costs[target].cost?[figure]
    }
}

/// A target of a screen.
struct TargetEntry {
    var context: ScreenContext
    var index: Int

    fileprivate var screen: ScreenAnalysis { _read { yield context.screen } }
    fileprivate var target: AnalysedTarget { _read { yield context.screen.targets[index] } }
}

/// A target's cost on one tree.
struct TargetCostEntry {
    var context: TreeContext
    var index: Int

    fileprivate var method: AccessMethod { context.method }
    fileprivate var cost: TargetCost { _read { yield context.tree.costs[index] } }
}

/// What a target is, and what it costs by one method on one tree.
enum TargetJSON {
    /// What a target is.
    static let identity: [JSONMember<TargetEntry>] = [
        .member("id", "unique on the screen", .name) { $0.target.id },
        .member("label", "what it is called; its id where it has no label", .text) { $0.target.label },
        .member("line", "the line of the input; null where there is none", JSONType<Int>.position.orNull) {
            $0.target.line > 0 ? $0.target.line : nil
        },
        .member("role", "what kind of thing it is", JSONType.word) { $0.target.role },
        .member("source", "the element's path in the input; null where there is none", JSONType.text.orNull) {
            $0.screen.screen.source(of: $0.target.element)
        },
        .member("weight", "how often it is wanted, relative to the others", .amount) { $0.target.weight },
    ]

    /// What a target costs by one method on one tree.
    static let costs = JSONObject<TargetCostEntry>(
        "cost", "what a target costs by one method on one tree",
        FigureJSON.members { entry, figure in entry.context.figure(figure, of: entry.index) }
            + FigureJSON.spread { $0.context.tree.people?.targets[$0.index] } + [
                .member("status", "whether the cost is known", JSONType.word) { $0.cost.status },
                .optional("reason", "why there is no cost", .name) { $0.cost.reason },
                .member(
                    "path", "its position on each level of the tree; empty where it is not a stop",
                    JSONType<Int>.position.list
                ) {
                    $0.context.tree.path(to: $0.index) ?? []
                },
                .optional(
                    "page", "the number of scrolls that bring it into view, where it is not visible at first",
                    .position
                ) {
                    $0.cost.page > 0 ? $0.cost.page : nil
                },
                .optional("listening", "the seconds of it that are spent listening", .amount) { $0.cost.listening },
                .member("route", "the moves; null where there is no cost", JSONType.route.orNull) { $0.cost.route },
                .member("actions", "its further actions by name", action.map, actions),
                .optional("fromInitial", "the cost from the app's initial screen on", FigureJSON.figures) { entry in
                    entry.context.tree.entry.map { MethodCost(cost: $0.cost(of: entry.cost), method: entry.method) }
                },
                .optional("withErrors", "the expected cost when presses go wrong", FigureJSON.withErrors) { entry in
                    entry.context.tree.errors.map {
                        FigureJSON.WithErrors(cost: $0.costs[entry.index], method: entry.method)
                    }
                },
            ])

    /// The same as a value of another object.
    static let cost = JSONType.object(costs)

    private struct ActionEntry {
        var found: ActionCost?
        var method: AccessMethod
    }

    private static let action = JSONType.object(
        JSONObject<ActionEntry>(
            "action", "what one of a target's actions costs",
            FigureJSON.members { MethodCost(cost: $0.found?.cost, method: $0.method) } + [
                .member("route", "the moves; null where there is no route", JSONType.route.orNull) { $0.found?.route }
            ]))

    /// Each of the actions besides activation by its name; of those of one name the first.
    @Sendable private static func actions(_ entry: TargetCostEntry) -> [(String, ActionEntry)] {
        // Asked of the context at each place: the screen's analysis would be copied.
        let context = entry.context
        let element = context.screen.targets[entry.index].element
        guard context.screen.screen.furtherActionCount(of: element) > 0 else { return [] }
        var names: Set<String> = []
        return TargetAction.all(of: context.screen.screen[element]).enumerated().dropFirst().compactMap {
            index, action in
            guard names.insert(action.name).inserted else { return nil }
            return (action.name, ActionEntry(found: context.tree.action(index, of: entry.index), method: entry.method))
        }
    }
}
