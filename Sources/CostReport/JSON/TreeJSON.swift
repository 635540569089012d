public import AccessCost
import LayoutModel

/// Writes access trees as JSON (schema `navcost.tree/2`): the stops in visiting order under the tree's name.
public enum TreeJSON {
    /// The document for some layouts; `kinds` nil means each method's own tree.
    public static func document(_ layouts: [LayoutAnalysis], kinds: [TreeKind]?) -> String {
        var text = JSONText(isIndented: true)
        text.object(Run(layouts: layouts, kinds: kinds), shape)
        return text.string + "\n"
    }

    struct Run {
        var layouts: [LayoutAnalysis]
        var kinds: [TreeKind]?
    }

    static let shape = JSONObject<Run>(
        "document", "the access trees of a run's layouts",
        [
            .constant("schema", "the name and version of this schema", "navcost.tree/2"),
            .version,
            .member("layouts", "one entry for each layout", layout.list) { run in
                run.layouts.map { LayoutEntry(layout: $0, kinds: run.kinds) }
            },
        ])

    private struct LayoutEntry {
        var layout: LayoutAnalysis
        var kinds: [TreeKind]?
    }

    private static let layout = JSONType.object(
        JSONObject<LayoutEntry>(
            "layout", "the access trees of one input file",
            [
                .member("path", "the path as it was given", .text) { $0.layout.path },
                .member("format", "the id of the format", .name) { $0.layout.format },
                .member("notes", "what was odd about the input", JSONType.note.list) { $0.layout.notes },
                .member("screens", "one entry for each screen", screen.list) { entry in
                    entry.layout.screens.map { ScreenEntry(screen: $0, kinds: entry.kinds) }
                },
            ]))

    private struct ScreenEntry {
        var screen: ScreenAnalysis
        var kinds: [TreeKind]?
    }

    private static let screen = JSONType.object(
        JSONObject<ScreenEntry>(
            "screen", "the access trees of one screen",
            [
                .member("id", "unique in the layout", .text) { $0.screen.screen.id },
                .member("label", "what people call the screen", .text) { $0.screen.screen.label },
                .member("methods", "one entry for each access method", method.list) { entry in
                    entry.screen.methods.map { MethodEntry(screen: entry.screen, method: $0, kinds: entry.kinds) }
                },
            ]))

    private struct MethodEntry {
        var screen: ScreenAnalysis
        var method: MethodAnalysis
        var kinds: [TreeKind]?

        /// The trees that are listed.
        var trees: [AccessTree] { (kinds ?? [method.method.mainTree]).compactMap { method.tree($0)?.tree } }
    }

    private static let method = JSONType.object(
        JSONObject<MethodEntry>(
            "method", "the trees of one access method",
            [
                .member("id", "the method's id", .name) { $0.method.method.id },
                .member("leftOut", "the elements that are not stops, and why", leftOut.list) { entry in
                    (entry.trees.last?.leftOut ?? []).map { LeftOutEntry(screen: entry.screen.screen, leftOut: $0) }
                },
            ]
                + TreeKind.allCases.map { kind in
                    .optional(kind.rawValue, "the stops of the tree in visiting order", stop.list) { entry in
                        entry.trees.first { $0.kind == kind }.map { stops($0, in: nil, entry.screen.screen) }
                    }
                }))

    private struct StopEntry {
        var screen: Screen
        var tree: AccessTree
        var index: StopIndex

        var stop: AccessTree.Stop { tree.stops[index] }
        var element: Element? { stop.element.map { screen[$0] } }
    }

    private static let stop = JSONType<StopEntry>(
        schema: .reference("stop") { stopObject.definition }, write: { $1.object($0, stopObject) })

    private static let stopObject: JSONObject<StopEntry> = JSONObject(
        "stop", "what the cursor lands on",
        placeMembers {
            $0.screen
        } _: {
            $0.stop.element
        } name: {
            $0.stop.name
        } + traits + [
            .member("kind", "what it is for", .word(of: stopKinds)) { $0.stop.kind.rawValue },
            JSONMember(
                name: "children", summary: "the stops of a group",
                schema: .list(.reference("stop") { stopObject.definition }),
                isRequired: true, cell: nil
            ) { entry, text in
                text.member("children") { text in
                    let inner = entry.stop.kind == .group ? stops(entry.tree, in: entry.index, entry.screen) : []
                    text.list(inner) { $0.object($1, stopObject) }
                }
            },
        ])

    /// What an inspector tells of an element; left out where there is nothing to tell.
    private static let traits: [JSONMember<StopEntry>] = [
        .optional("value", "the state or content that goes with the label", .text) { $0.element?.value },
        .optional("states", "the states that the element is in", JSONType<StopState>.word.list) { entry in
            entry.element.map(StopState.all).flatMap { $0.isEmpty ? nil : $0 }
        },
        .optional("container", "the kind of container that it is", JSONType<ContainerKind>.word) {
            $0.element.flatMap(ContainerKind.init)
        },
    ]

    private static let stopKinds = [AccessTree.Stop.Kind.target, .group, .text, .exit].map(\.rawValue)

    private struct LeftOutEntry {
        var screen: Screen
        var leftOut: AccessTree.LeftOut
    }

    private static let leftOut = JSONType.object(
        JSONObject<LeftOutEntry>(
            "leftOut", "an element that is not a stop",
            placeMembers {
                $0.screen
            } _: {
                $0.leftOut.element
            } name: { _ in
                ""
            } + [
                .member("reason", "why it is not a stop", JSONType.word) { $0.leftOut.reason }
            ]))

    private static func stops(_ tree: AccessTree, in group: StopIndex?, _ screen: Screen) -> [StopEntry] {
        var list: [StopEntry] = []
        var next = group.map(tree.firstChild(of:)) ?? (tree.stops.isEmpty ? nil : 0)
        while let stop = next {
            list.append(StopEntry(screen: screen, tree: tree, index: stop))
            next = tree.next(after: stop)
        }
        return list
    }

    /// What an element is; all but the label is null where there is none.
    private static func placeMembers<Value>(
        _ screen: @escaping @Sendable (Value) -> Screen, _ element: @escaping @Sendable (Value) -> ElementIndex?,
        name: @escaping @Sendable (Value) -> String
    ) -> [JSONMember<Value>] {
        @Sendable func found(_ value: Value) -> Element? { element(value).map { screen(value)[$0] } }
        return [
            .member("id", "the element's id; null where the stop has no element", JSONType.text.orNull) {
                found($0)?.id
            },
            .member("label", "what it is called", .text) { found($0)?.label ?? name($0) },
            .member("role", "what kind of thing it is; null where the stop has no element", JSONType<Role>.word.orNull)
            {
                found($0)?.role
            },
            .member("source", "the element's path in the input; null where there is none", JSONType.text.orNull) {
                value in
                element(value).flatMap { screen(value).source(of: $0) }
            },
            .member("line", "the line of the input; null where there is none", JSONType<Int>.position.orNull) {
                found($0).flatMap { $0.line > 0 ? $0.line : nil }
            },
        ]
    }
}
