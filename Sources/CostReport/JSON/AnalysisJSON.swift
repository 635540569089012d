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
            var text = JSONText(isIndented: true, depth: 4)
            text.indent()
            text.append(screen)
            return text.string
        }
    }

    /// Writes a line of JSON for each screen, with the path and format of its layout.
    public static let linesWriter = SerialWriter { screen, layout in
        var text = JSONText(isIndented: false)
        text.object { text in
            text.add("format", text: layout.format)
            text.add("path", text: layout.path)
            text.add("schema", text: "navcost.screen/1")
            text.add("screen") { $0.append(screen) }
            text.add("version", text: navcostVersion)
        }
        return text.string + "\n"
    }
}

extension JSONText {
    fileprivate mutating func append(_ screen: ScreenAnalysis) {
        object { text in
            text.add("id", text: screen.screen.id)
            text.add("label", text: screen.screen.label)
            text.addList("methods", screen.methods) { text, method in
                text.object { text in
                    text.add("id", text: method.method.id)
                    text.add("settings", method.parameters)
                    text.addObject("trees") { text in
                        for tree in method.trees {
                            text.addObject(tree.kind.rawValue) {
                                $0.addSummary(tree, of: method.method, targets: screen.targets)
                            }
                        }
                    }
                }
            }
            text.add("notes", texts: screen.notes)
            text.addList("targets", screen.targets.indices) { $0.append($1, of: screen) }
            text.addList("tasks", screen.tasks) { $0.append($1, of: screen) }
            if let typed = screen.text { text.add("text") { $0.append(typed, of: screen) } }
        }
    }

    private mutating func append(_ target: Int, of screen: ScreenAnalysis) {
        let element = screen.screen[screen.targets[target].element]
        object { text in
            text.addObject("costs") { text in
                for method in screen.methods {
                    text.addObject(method.method.id) { text in
                        for tree in method.trees {
                            text.addObject(tree.kind.rawValue) {
                                $0.addCost(tree, target: target, of: method.method, element: element)
                            }
                        }
                    }
                }
            }
            text.addIdentity(target, of: screen)
        }
    }
}
