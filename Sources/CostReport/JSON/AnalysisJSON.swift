public import AccessCost
import LayoutModel

/// Writes analyses as JSON (schema `navcost.analysis/1`), or one screen a line.
public enum AnalysisJSON {
    /// The document for some layouts.
    public static func document(_ layouts: [LayoutAnalysis]) -> String { writer().text(layouts) }

    /// Writes the document layout by layout.
    ///
    /// - Parameter part: which part of a run it is, of how many; nil for a whole one.
    public static func writer(part: (number: Int, count: Int)? = nil) -> SerialWriter {
        let frame = JSONFrame(schema: "navcost.analysis/1", part: part)
        return SerialWriter(head: frame.head, separator: frame.separator, tail: frame.tail) { layout in
            frame.entry(
                [
                    "path": .text(layout.path), "format": .text(layout.format), "name": .text(layout.name),
                    "platform": JSONValue(layout.platform?.rawValue),
                    "screens": .list(layout.screens.map(screen)), "notes": .notes(layout.notes),
                ])
        }
    }

    /// One line of JSON for each screen, with the path and format of its layout.
    public static func lines(_ layouts: [LayoutAnalysis]) -> String {
        layouts.flatMap { layout in
            layout.screens.map { screen in
                let value: JSONValue = [
                    "schema": "navcost.screen/1", "version": .text(navcostVersion), "path": .text(layout.path),
                    "format": .text(layout.format), "screen": self.screen(screen),
                ]
                return value.text(indented: false)
            }
        }.joined()
    }

    private static func screen(_ screen: ScreenAnalysis) -> JSONValue {
        var object: [String: JSONValue] = [
            "id": .text(screen.screen.id), "label": .text(screen.screen.label),
            "methods": .list(
                screen.methods.map { method in
                    let trees = method.trees.map { tree in
                        (tree.kind.rawValue, JSONValue.summary(tree, of: method.method, targets: screen.targets))
                    }
                    return [
                        "id": .text(method.method.id), "settings": .settings(method.settings),
                        "trees": .object(Dictionary(uniqueKeysWithValues: trees)),
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
        var object = JSONValue.identity(screen.targets[target])
        object["costs"] = .object(
            Dictionary(
                uniqueKeysWithValues: screen.methods.map { method in
                    let trees = method.trees.map { tree in
                        (
                            tree.kind.rawValue,
                            JSONValue.cost(
                                tree, target: target, of: method.method,
                                element: screen.screen[screen.targets[target].element])
                        )
                    }
                    return (method.method.id, .object(Dictionary(uniqueKeysWithValues: trees)))
                }))
        return .object(object)
    }
}
