public import AccessCost
import LayoutModel

/// Writes access trees as JSON (schema `navcost.tree/1`): the stops in visiting order under the tree's name.
public enum TreeJSON {
    /// The document for some layouts; `kinds` nil means each method's own tree.
    public static func document(_ layouts: [LayoutAnalysis], kinds: [TreeKind]?) -> String {
        let value: JSONValue = [
            "schema": "navcost.tree/1", "version": .text(navcostVersion),
            "layouts": .list(
                layouts.map { layout in
                    [
                        "path": .text(layout.path), "format": .text(layout.format),
                        "screens": .list(layout.screens.map { screen($0, kinds) }), "notes": .notes(layout.notes),
                    ]
                }),
        ]
        return value.text(indented: true)
    }

    private static func screen(_ screen: ScreenAnalysis, _ kinds: [TreeKind]?) -> JSONValue {
        [
            "id": .text(screen.screen.id), "label": .text(screen.screen.label),
            "methods": .list(
                screen.methods.map { method in
                    var object: JSONMembers = ["id": .text(method.method.id)]
                    var leftOut: [JSONValue] = []
                    for kind in kinds ?? [method.method.mainTree] {
                        guard let tree = method.tree(kind)?.tree else { continue }
                        object[kind.rawValue] = .list(stops(tree, in: nil, screen.screen))
                        leftOut = tree.leftOut.map { entry in
                            var object = place(entry.element, screen.screen)
                            object["reason"] = .text(entry.reason.rawValue)
                            return .object(object)
                        }
                    }
                    object["leftOut"] = .list(leftOut)
                    return .object(object)
                }),
        ]
    }

    private static func stops(_ tree: AccessTree, in group: StopIndex?, _ screen: Screen) -> [JSONValue] {
        var list: [JSONValue] = []
        var next = group.map(tree.firstChild(of:)) ?? (tree.stops.isEmpty ? nil : 0)
        while let stop = next {
            var object: JSONMembers =
                tree.stops[stop].element.map { place($0, screen) }
                ?? ["id": .null, "label": .text(tree.stops[stop].name), "role": .null, "source": .null, "line": .null]
            object["kind"] = .text(tree.stops[stop].kind.rawValue)
            object["children"] = .list(tree.stops[stop].kind == .group ? stops(tree, in: stop, screen) : [])
            list.append(.object(object))
            next = tree.next(after: stop)
        }
        return list
    }

    private static func place(_ index: ElementIndex, _ screen: Screen) -> JSONMembers {
        let element = screen[index]
        return [
            "id": .text(element.id), "label": .text(element.label), "role": .text(element.role.rawValue),
            "source": JSONValue(screen.source(of: index)), "line": element.line > 0 ? JSONValue(element.line) : .null,
        ]
    }
}
