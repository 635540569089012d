import AccessCost
import LayoutModel

/// What the player replays: the engine's states and moves, with names and places for what they highlight.
enum PlayerData {
    /// One tree that can be scanned.
    struct Pane {
        /// What stands above it.
        var title: String
        /// The key of the drawing on the page that it shows.
        var key: String
        var screen: Screen
        var tree: TreeAnalysis
        var table: ScanTable
        var drawing: Drawing
        /// One entry for each target that can be chosen; nil where it has no cost.
        var goals: [ScanTable.Goal?]

        /// Nil where the method does not scan lists of stops, or there are too many.
        init?(_ title: String, key: String, _ view: MethodView, _ tree: TreeAnalysis, targets: [Int]) {
            guard targets.count <= 1000, tree.tree.unavailable == nil, !tree.tree.stops.isEmpty,
                let table = RouteFinder(view.screen, view.analysis, tree).scanTable(limit: PlayerData.limit)
            else { return nil }
            (self.title, self.key, screen, self.tree, self.table) = (title, key, view.screen.screen, tree, table)
            drawing = Drawing(screen, tree.tree)
            goals = targets.map { table.goals[$0] }
        }
    }

    /// From this number of states on passes are not counted, and from twice as many there is no player.
    static let limit = 6000

    /// The panes of a method, the flat tree first; none for methods that do not scan lists of stops.
    static func panes(_ view: MethodView) -> [Pane] {
        var panes = (view.trees + view.otherTrees).compactMap { tree in
            Pane(
                view.isSame && tree.kind == view.main.kind ? say.asItIs : say.treeWords(tree.kind).capitalisedStart,
                key: tree.kind.rawValue, view, tree,
                targets: Array(view.screen.targets.indices))
        }
        for suggested in view.suggested {
            let places = Dictionary(
                suggested.screen.targets.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
            let targets = view.screen.targets.compactMap { places[$0.id] }
            guard targets.count == view.screen.targets.count else { continue }
            panes += [
                Pane(say.asSuggested, key: "suggested", suggested, suggested.main, targets: targets)
            ].compactMap(\.self)
        }
        return panes
    }

    /// The screen before and after a change, to choose among the targets that are on both.
    static func panes(_ view: ComparisonView) -> [Pane] {
        let goals = view.pair.targets.map { view.pair.goals[$0] }
        return [
            Pane(say.before, key: "before", view.before, view.old, targets: goals.map(\.before.target)),
            Pane(say.after, key: "after", view.after, view.new, targets: goals.map(\.after.target)),
        ].compactMap(\.self)
    }

    /// Everything as one value for the script.
    static func json(_ targets: [AnalysedTarget], _ panes: [Pane]) -> String {
        let value: JSONValue = [
            "interval": .number(panes[0].table.interval), "held": .flag(panes[0].table.isHeld),
            "targets": .list(targets.map { [.text($0.label.shown(80)), .number($0.weight)] }),
            "panes": .list(panes.map(pane)),
        ]
        return value.text(indented: false)
    }

    private static func pane(_ pane: Pane) -> JSONValue {
        let table = pane.table
        let width = table.prices.count
        func column(_ move: (ScanTable.State) -> ScanTable.Move?) -> JSONValue {
            guard table.states.contains(where: { move($0) != nil }) else { return nil }
            return .list(table.states.map { state in .whole(move(state).map { $0.target * width + $0.price } ?? -1) })
        }
        return [
            "tree": .text(pane.key),
            "prices": .list(
                table.prices.map { price in
                    [
                        .number(price.cost.presses), .number(price.cost.steps), .number(price.cost.wait),
                        .number(price.intervals), .number(price.cost.seconds),
                    ]
                }),
            "item": .list(table.states.map { .whole($0.item ?? -1) }),
            "clock": column(\.clock), "select": column(\.select), "next": column(\.next), "back": column(\.back),
            "items": .list(
                table.items.map { item in
                    let kind = (item.isExit ? 1 : 0) + (item.isInMenu ? 2 : 0)
                    return [
                        .whole(item.stop ?? -1), .whole(item.list ?? -1), .whole(kind), JSONValue(item.word),
                        .whole(item.first),
                    ]
                }),
            "names": .list(pane.tree.tree.stops.map { .text(name($0, pane.screen).shown(80)) }),
            "boxes": .list(
                pane.drawing.stops.map { frame in
                    guard let frame, frame.intersects(pane.drawing.bounds) else { return nil }
                    return .list([frame.x, frame.y, frame.width, frame.height].map(JSONValue.number))
                }),
            "goals": .list(
                pane.goals.map { goal in
                    guard let goal else { return nil }
                    return [
                        .whole(goal.state), .number(goal.cost.presses), .number(goal.cost.steps),
                        .number(goal.cost.seconds), .number(goal.secondsPerInterval),
                    ]
                }),
        ]
    }

    private static func name(_ stop: AccessTree.Stop, _ screen: Screen) -> String {
        let element = stop.element.map { screen[$0] }
        let name = element.map { $0.label.isEmpty ? $0.id : $0.label } ?? stop.name
        return name.isEmpty ? stop.kind.rawValue : name
    }
}

extension JSONValue {
    /// A whole number.
    static func whole(_ number: Int) -> JSONValue { .number(Double(number)) }
}
