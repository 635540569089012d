import AccessCost
import LayoutModel

/// What the player replays: the engine's states and moves, with names and places for what they highlight.
enum PlayerData {
    /// One tree that can be scanned.
    struct Pane {
        var tree: TreeAnalysis
        var table: ScanTable
        var drawing: Drawing
    }

    /// From this number of states on passes are not counted, and from twice as many there is no player.
    static let limit = 6000

    /// The panes of a method, the flat tree first; none for methods that do not scan lists of stops.
    static func panes(_ view: MethodView) -> [Pane] {
        guard view.screen.targets.count <= 1000 else { return [] }
        return (view.trees + view.otherTrees).compactMap { tree in
            guard !tree.tree.stops.isEmpty else { return nil }
            return tree.scanTable(limit: limit).map { table in
                Pane(tree: tree, table: table, drawing: Drawing(view.screen.screen, tree.tree))
            }
        }
    }

    /// Everything as one value for the script.
    static func json(_ view: MethodView, _ panes: [Pane]) -> String {
        let value: JSONValue = [
            "interval": .number(panes[0].table.interval), "held": .flag(panes[0].table.isHeld),
            "targets": .list(view.screen.targets.map { [.text($0.label.shown(80)), .number($0.weight)] }),
            "panes": .list(panes.map { pane($0, view.screen) }),
        ]
        return value.text(indented: false)
    }

    private static func pane(_ pane: Pane, _ screen: ScreenAnalysis) -> JSONValue {
        let table = pane.table
        let width = table.prices.count
        func column(_ move: (ScanTable.State) -> ScanTable.Move?) -> JSONValue {
            guard table.states.contains(where: { move($0) != nil }) else { return nil }
            return .list(table.states.map { state in .whole(move(state).map { $0.target * width + $0.price } ?? -1) })
        }
        return [
            "tree": .text(pane.tree.kind.rawValue),
            "prices": .list(
                table.prices.map { price in
                    [
                        .number(price.cost.presses), .number(price.cost.steps), .number(price.cost.wait),
                        .number(price.intervals),
                    ]
                }),
            "item": .list(table.states.map { .whole($0.item ?? -1) }),
            "clock": column(\.clock), "select": column(\.select), "next": column(\.next), "back": column(\.back),
            "items": .list(
                table.items.map { item in
                    let kind = (item.isExit ? 1 : 0) + (item.isInMenu ? 2 : 0)
                    return [.whole(item.stop ?? -1), .whole(item.list ?? -1), .whole(kind), JSONValue(item.word)]
                }),
            "names": .list(pane.tree.tree.stops.map { .text(name($0, screen.screen).shown(80)) }),
            "boxes": .list(
                pane.drawing.stops.map { frame in
                    guard let frame, frame.intersects(pane.drawing.bounds) else { return nil }
                    return .list([frame.x, frame.y, frame.width, frame.height].map(JSONValue.number))
                }),
            "goals": .list(
                table.goals.map { goal in
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
