public import AccessCost
import LayoutModel

/// Writes analyses as JSON (schema `navcost.analysis/2`), or one screen a line (`navcost.screen/2`).
public enum AnalysisJSON {
    /// The document for some layouts.
    public static func document(_ layouts: [LayoutAnalysis]) -> String { writer().text(layouts) }

    /// Writes the document screen by screen.
    ///
    /// - Parameter part: which part of a run it is, of how many; nil for a whole one.
    public static func writer(part: RunPart? = nil) -> SerialWriter {
        let frame = JSONFrame(shape, RunDocument(layouts: [], part: part), list: "layouts", depth: 0)
        return SerialWriter(
            details: [.routes, .actions], head: frame.head, separator: frame.separator, tail: frame.tail + "\n",
            lead: { JSONFrame(layout, $0, list: "screens", depth: 2).head }, between: frame.separator,
            trail: { layout, _ in JSONFrame(self.layout, layout, list: "screens", depth: 2).tail }
        ) { screen, _, take in
            JSONText.write(isIndented: true, depth: 4, to: take) { text in
                text.indent()
                text.object(screen, self.screen)
            }
        }
    }

    /// Writes a line of JSON for each screen, with the path and format of its layout.
    public static let linesWriter = SerialWriter(details: [.routes, .actions]) { screen, layout, take in
        JSONText.write(isIndented: false, to: take) { text in
            text.object(Line(screen: screen, layout: layout), line)
            text.literal("\n")
        }
    }

    /// A run over some layouts.
    struct RunDocument {
        var layouts: [LayoutAnalysis]
        var part: RunPart?
    }

    static let shape = JSONObject<RunDocument>(
        "document", "the costs of a run's layouts",
        [
            .constant("schema", "the name and version of this schema", "navcost.analysis/2"),
            .version,
            .member("layouts", "one entry for each layout, in the order of the inputs", JSONType.object(layout).list) {
                $0.layouts
            },
            .optional("shard", "which part of a run it is", .part) { $0.part },
        ])

    static let layout = JSONObject<LayoutAnalysis>(
        "layout", "the costs of one input file",
        [
            .member("path", "the path as it was given", .text) { $0.path },
            .member("format", "the id of the format", .name) { $0.format },
            .member("name", "what the layout calls itself", .text) { $0.name },
            .member(
                "platform", "the system that it is made for; null where the file does not tell",
                JSONType.word(of: Platform.allCases.map(\.id)).orNull
            ) {
                $0.platform?.rawValue
            },
            .member("notes", "what was odd about the input", JSONType.note.list) { $0.notes },
            .member("screens", "one entry for each screen, in file order", JSONType.object(screen).list) { $0.screens },
            .optional("sweep", "the parameter that is swept, with its value here", JSONType.parameter.map) {
                $0.swept.map { [($0.key, $0.value)] }
            },
        ])

    struct Line {
        var screen: ScreenAnalysis
        var layout: LayoutAnalysis
    }

    static let line = JSONObject<Line>(
        "line", "the costs of one screen",
        [
            .constant("schema", "the name and version of this schema", "navcost.screen/2"),
            .version,
            .member("path", "the layout's path as it was given", .text) { $0.layout.path },
            .member("format", "the id of the layout's format", .name) { $0.layout.format },
            .member("screen", "the screen", .object(screen)) { $0.screen },
            .optional("sweep", "the parameter that is swept, with its value here", JSONType.parameter.map) {
                $0.layout.swept.map { [($0.key, $0.value)] }
            },
        ])

    static let screen = JSONObject<ScreenAnalysis>(
        "screen", "the costs of one screen",
        [
            .member("id", "unique in the layout", .text) { $0.screen.id },
            .member("label", "what people call the screen", .text) { $0.screen.label },
            .member("methods", "one entry for each access method", method.list) { screen in
                screen.methods.map { MethodEntry(method: $0, targets: screen.targets) }
            },
            .member("targets", "one entry for each target, in file order", target.list) { screen in
                let context = ScreenContext(screen)
                return screen.targets.indices.map { TargetEntry(context: context, index: $0) }
            },
            .member("tasks", "the tasks that begin on the screen", TaskJSON.task.list) { screen in
                screen.tasks.map { TaskJSON.TaskEntry(task: $0, screen: screen) }
            },
            .member("notes", "what was odd about the weights", JSONType.text.list) { $0.notes },
            .optional("text", "what typing costs", TaskJSON.typing) { screen in
                screen.text.map { TaskJSON.TypingEntry(text: $0, screen: screen) }
            },
        ])

    private struct MethodEntry {
        var method: MethodAnalysis
        var targets: [AnalysedTarget]
    }

    private static let method = JSONType.object(
        JSONObject<MethodEntry>(
            "method", "the costs by one access method",
            [
                .member("id", "the method's id", .name) { $0.method.method.id },
                .parameters { $0.method },
                .member("trees", "the summary of each tree", SummaryJSON.summary.map(by: TreeKind.self)) { entry in
                    entry.method.trees.map {
                        (
                            $0.kind.rawValue,
                            TreeSummary(tree: $0, method: entry.method.method, targets: entry.targets)
                        )
                    }
                },
            ]))

    private static let target = JSONType.object(
        JSONObject<TargetEntry>(
            "target", "an element that a person can act on",
            TargetJSON.identity + [
                .member("costs", "what it costs by method and tree", TargetJSON.cost.map(by: TreeKind.self).map) {
                    entry in
                    entry.context.trees.map { method in
                        (
                            method.method,
                            method.trees.map { ($0.kind, TargetCostEntry(context: $0.tree, index: entry.index)) }
                        )
                    }
                }
            ]))
}

extension JSONMember {
    /// The parameters of a method that differ from its defaults.
    static func parameters(_ method: @escaping @Sendable (Value) -> MethodAnalysis) -> JSONMember {
        .member("parameters", "its parameters that differ from the defaults", JSONType.parameter.map) { value in
            method(value).parameters.changed.map { ($0.key, $0.value) }
        }
    }

    /// The version of navcost that wrote the document.
    static var version: JSONMember {
        .member("version", "the version of navcost", .pattern("^[0-9]+\\.[0-9]+\\.[0-9]+$")) { _ in navcostVersion }
    }
}

extension JSONType<LayoutAnalysis.Note> {
    /// What was odd about an input.
    static let note = JSONType.object(
        JSONObject<LayoutAnalysis.Note>(
            "note", "what was odd about an input",
            [
                .member("kind", "what kind of oddity it is", .word(of: LayoutAnalysis.Note.kinds)) {
                    $0.kind
                },
                .member("message", "the oddity in a sentence", .name) { $0.message },
                .member("count", "how many times it occurs", .position) { $0.count },
                .member("line", "the first line where it occurs; null where it has none", JSONType<Int>.position.orNull)
                {
                    $0.line
                },
            ]))
}

extension JSONType<RunPart> {
    /// Which part of a run a document is.
    static let part = JSONType.object(
        JSONObject<RunPart>(
            "shard", "a part of a run",
            [
                .member("number", "which part, from 1", .position) { $0.number },
                .member("of", "of how many", .position) { $0.count },
            ]))
}
