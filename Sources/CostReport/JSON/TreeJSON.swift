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

    struct ScreenEntry {
        var screen: ScreenAnalysis
        var kinds: [TreeKind]?
    }

    private static let screen = JSONType.object(screenObject)

    static let screenObject =
        JSONObject<ScreenEntry>(
            "screen", "the access trees of one screen",
            [
                .member("id", "unique in the layout", .text) { $0.screen.screen.id },
                .member("label", "what people call the screen", .text) { $0.screen.screen.label },
                .member("methods", "one entry for each access method", method.list) { entry in
                    entry.screen.methods.map { MethodEntry(screen: entry.screen, method: $0, kinds: entry.kinds) }
                },
            ])

    struct MethodEntry {
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
                .optional(
                    "pages", "what scrolling brings into view, for each tree and page after the first", page.list
                ) { entry in
                    let pages = entry.trees.flatMap { tree -> [PageEntry] in
                        let spoken =
                            entry.method.method.speaks && !tree.furtherPages.isEmpty
                            ? SpokenNames(tree, on: entry.screen.screen) : nil
                        return tree.furtherPages.map {
                            PageEntry(screen: entry.screen.screen, tree: tree, page: $0, spoken: spoken)
                        }
                    }
                    return pages.isEmpty ? nil : pages
                },
            ]
                + TreeKind.allCases.map { kind in
                    .optional(kind.rawValue, "the stops of the tree in visiting order", stop.list) { entry in
                        entry.trees.first { $0.kind == kind }.map { tree in
                            let spoken = entry.method.method.speaks ? SpokenNames(tree, on: entry.screen.screen) : nil
                            return stops(tree, in: nil, entry.screen.screen, spoken)
                        }
                    }
                }))

    private struct PageEntry {
        var screen: Screen
        var tree: AccessTree
        var page: Int
        var spoken: SpokenNames?
    }

    private static let page = JSONType.object(
        JSONObject<PageEntry>(
            "page", "what is visible after some scrolls",
            [
                .member("tree", "the name of the tree", .word(of: TreeKind.allCases.map(\.rawValue))) {
                    $0.tree.kind.rawValue
                },
                .member("scrolls", "the scrolls that lead to it, from what is visible at first", scroll.list) { entry in
                    entry.tree.scrollLegs(to: entry.page).map { ScrollEntry(screen: entry.screen, leg: $0) }
                },
                .member("stops", "the stops of the page in visiting order", stop.list) { entry in
                    stops(
                        entry.tree, from: entry.tree.scrolling?.pages[entry.page].first, entry.screen, entry.spoken)
                },
            ]))

    private struct ScrollEntry {
        var screen: Screen
        var leg: ScrollLeg
    }

    private static let scroll = JSONType.object(
        JSONObject<ScrollEntry>(
            "scroll", "some scrolls of one container in one direction",
            [
                .member("container", "the id of the container", .text) { $0.screen[$0.leg.container].id },
                .member(
                    "direction", "whither the view moves", .word(of: ScrollDirection.allCases.map(\.rawValue))
                ) { $0.leg.direction.rawValue },
                .member("count", "how often", .position) { $0.leg.count },
            ]))

    struct StopEntry {
        var screen: Screen
        var tree: AccessTree
        var index: StopIndex
        /// What people say; nil for methods without speech.
        var spoken: SpokenNames?

        var stop: AccessTree.Stop { tree.stops[index] }
        var element: Element? { stop.element.map { screen[$0] } }
    }

    private static let stop = JSONType<StopEntry>(
        schema: .reference("stop") { stopObject.definition }, write: { $1.object($0, stopObject) })

    static let stopObject: JSONObject<StopEntry> = JSONObject(
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
                text.begin(childrenKey)
                let inner =
                    entry.stop.kind == .group ? stops(entry.tree, in: entry.index, entry.screen, entry.spoken) : []
                text.list(inner) { $0.object($1, stopObject) }
            },
        ])

    private static let childrenKey = JSONText.Key("children")

    /// What an inspector tells of an element; left out where there is nothing to tell.
    private static let traits: [JSONMember<StopEntry>] = [
        .optional("value", "the state or content that goes with the label", .text) { $0.element?.value },
        .optional("states", "the states that the element is in", JSONType<StopState>.word.list) { entry in
            entry.element.map(StopState.all).flatMap { $0.isEmpty ? nil : $0 }
        },
        .optional("container", "the kind of container that it is", JSONType<ContainerKind>.word) {
            $0.element.flatMap(ContainerKind.init)
        },
        .optional("spoken", "what a person says for the target; left out by methods without speech", spoken) { entry in
            entry.spoken.flatMap { names in
                names[entry.index].map { SpokenEntry(name: $0, number: names.number(of: entry.index)) }
            }
        },
    ]

    private struct SpokenEntry {
        var name: SpokenNames.Name
        var number: Int
    }

    private static let spoken = JSONType.object(
        JSONObject<SpokenEntry>(
            "spoken", "what a person says for a target",
            [
                .member("name", "the name to say; null where there is none", JSONType.text.orNull) { $0.name.text },
                .member("number", "its number when the screen shows numbers", JSONType<Int>.position) { $0.number },
                .optional("sharedBy", "how many targets share the name; left out where no other has it", .position) {
                    if case .shared(_, _, let count) = $0.name { count } else { nil }
                },
                .optional("choice", "its number among those that share the name", .position) {
                    if case .shared(_, let number, _) = $0.name { number } else { nil }
                },
            ]))

    private static let stopKinds = [AccessTree.Stop.Kind.target, .group, .text, .exit, .scroll].map(\.rawValue)

    struct LeftOutEntry {
        var screen: Screen
        var leftOut: AccessTree.LeftOut
    }

    private static let leftOut = JSONType.object(leftOutObject)

    static let leftOutObject =
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
            ])

    private static func stops(
        _ tree: AccessTree, in group: StopIndex?, _ screen: Screen, _ spoken: SpokenNames?
    ) -> [StopEntry] {
        stops(tree, from: group.map(tree.firstChild(of:)) ?? (tree.visibleStops.isEmpty ? nil : 0), screen, spoken)
    }

    private static func stops(
        _ tree: AccessTree, from first: StopIndex?, _ screen: Screen, _ spoken: SpokenNames?
    ) -> [StopEntry] {
        var list: [StopEntry] = []
        var next = first
        while let stop = next {
            list.append(StopEntry(screen: screen, tree: tree, index: stop, spoken: spoken))
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
