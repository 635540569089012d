public import AccessCost
import LayoutModel

/// Writes analyses as JSON (schema `navcost.analysis/1`), or one screen a line.
public enum AnalysisJSON {
    /// The document for some layouts.
    public static func document(_ layouts: [LayoutAnalysis]) -> String { writer().text(layouts) }

    /// Writes the document screen by screen.
    ///
    /// - Parameter part: which part of a run it is, of how many; nil for a whole one.
    public static func writer(part: (number: Int, count: Int)? = nil) -> SerialWriter {
        let frame = JSONFrame(schema: "navcost.analysis/1", part: part)
        return SerialWriter(
            head: frame.head, separator: frame.separator, tail: frame.tail,
            lead: { layout in
                frame.opening(
                    [
                        ("format", .text(layout.format)), ("name", .text(layout.name)),
                        ("notes", .notes(layout.notes)), ("path", .text(layout.path)),
                        ("platform", JSONValue(layout.platform?.rawValue)),
                    ], list: "screens")
            }, between: frame.separator, trail: { _, _ in frame.closing }
        ) { screen, _ in
            Self.screen(screen).text(depth: 4)
        }
    }

    /// Writes a line of JSON for each screen, with the path and format of its layout.
    public static let linesWriter = SerialWriter { screen, layout in
        let value: JSONValue = [
            "schema": "navcost.screen/1", "version": .text(navcostVersion), "path": .text(layout.path),
            "format": .text(layout.format), "screen": AnalysisJSON.screen(screen),
        ]
        return value.text(indented: false)
    }

    private static func screen(_ screen: ScreenAnalysis) -> JSONValue {
        var object: JSONMembers = [
            "id": .text(screen.screen.id), "label": .text(screen.screen.label),
            "methods": .list(
                screen.methods.map { method in
                    let trees = method.trees.map { tree in
                        (tree.kind.rawValue, JSONValue.summary(tree, of: method.method, targets: screen.targets))
                    }
                    return [
                        "id": .text(method.method.id), "settings": .settings(method.settings),
                        "trees": .object(JSONMembers(trees)),
                    ]
                }),
            "targets": .list(screen.targets.indices.map { target($0, screen) }),
            "tasks": .list(screen.tasks.map { .task($0, screen) }),
            "notes": .list(screen.notes.map(JSONValue.text)),
        ]
        if let text = screen.text { object["text"] = .text(text, screen) }
        return .object(object)
    }

    private static func target(_ target: Int, _ screen: ScreenAnalysis) -> JSONValue {
        var object = JSONValue.identity(target, of: screen)
        object["costs"] = .object(
            JSONMembers(
                screen.methods.map { method in
                    let trees = method.trees.map { tree in
                        (
                            tree.kind.rawValue,
                            JSONValue.cost(
                                tree, target: target, of: method.method,
                                element: screen.screen[screen.targets[target].element])
                        )
                    }
                    return (method.method.id, .object(JSONMembers(trees)))
                }))
        return .object(object)
    }
}
