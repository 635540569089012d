import AccessCost
import LayoutModel

extension ReportSection where Subject == ScreenView {
    /// All methods in a table, with what is unreachable in each.
    static var methods: ReportSection {
        ReportSection("methods", say.allMethods) { view in
            let rows = view.methods.map(row)
            guard !rows.isEmpty, !view.screen.targets.isEmpty else { return "" }
            return """
                <table class="summary">
                <caption>\(say.methodsCaption)</caption>
                <thead><tr><th scope="col">\(say.method)</th><th scope="col" class="n wide">\(say.stops)</th>\
                <th scope="col" class="n">\(say.averageSeconds)</th><th scope="col">\(say.change)</th>\
                <th scope="col" class="n wide">\(say.worstSeconds)</th><th scope="col">\(say.unreachableHead)</th></tr></thead>
                <tbody>
                \(rows)</tbody></table>

                """
        }
    }

    private static func row(_ view: MethodView) -> Markup {
        func seconds(_ cost: Cost?) -> String { cost.map { shortNumber($0.seconds) } ?? "-" }
        func worst(_ tree: TreeAnalysis) -> String { seconds(tree.worst.flatMap { tree.costs[$0].cost }) }
        let (before, after) = (view.flat.expected?.seconds, view.main.expected?.seconds)
        let direction = ChangeDirection(from: before, to: after)
        return """
            <tr data-method="\(view.method.id)"><th scope="row">\(view.method.pageTitle) <code>\(view.method.id)</code></th>\
            <td class="n wide">\(arrow(String(view.flat.stops), String(view.main.stops)))</td>\
            <td class="n">\(arrow(seconds(view.flat.expected), seconds(view.main.expected)))</td>\
            <td class="change \(direction.style)">\(ChangeDirection.words(from: before, to: after))</td>\
            <td class="n wide">\(arrow(worst(view.flat), worst(view.main)))</td>\
            <td class="missing">\(missing(view))</td></tr>

            """
    }

    /// The targets that the method does not reach, by name, and how many it cannot tell of.
    private static func missing(_ view: MethodView) -> Markup {
        let costs = view.main.costs
        let names = costs.indices.filter { costs[$0].status == .unreachable }.map { view.screen.targets[$0].label }
        let unknown = costs.count { $0.status == .unknown }
        var parts: [Markup] = []
        if !names.isEmpty {
            let shown = names.prefix(3).map { $0.isEmpty ? say.noName : $0.shown(30) }.joined(separator: ", ")
            let more = names.count > 3 ? say.andMore(names.count - 3) : ""
            parts.append("<b>\(say.outOf(String(names.count), String(costs.count)))</b>: <bdi>\(shown)</bdi>\(more)")
        }
        if unknown > 0 { parts.append("\(say.cannotTell(unknown, of: costs.count))") }
        return parts.isEmpty ? "\(say.none)" : parts.dropFirst().reduce(parts[0]) { $0 + "; " + $1 }
    }

    /// The tasks that begin on the screen.
    static var tasks: ReportSection {
        ReportSection("tasks", say.tasks) { view in
            guard !view.screen.tasks.isEmpty else { return "" }
            let rows = view.screen.tasks.map { task -> Markup in
                let name = task.task.name.isEmpty ? say.noName : task.task.name
                let head: Markup =
                    "<th scope=\"rowgroup\" rowspan=\"\(view.methods.count)\"><bdi>\(name.shown(80))</bdi></th>"
                return view.methods.enumerated().map { place, method -> Markup in
                    "<tr>\(if: place == 0, head)<td>\(method.method.pageTitle)</td><td class=\"n\">\(cell(task, method))</td></tr>\n"
                }.joined()
            }
            return """
                <table class="tasks">
                <caption>\(say.tasksCaption)</caption>
                <thead><tr><th scope="col">\(say.task)</th><th scope="col">\(say.method)</th><th scope="col" class="n">\(say.seconds)</th></tr></thead>
                <tbody>
                \(rows)</tbody></table>

                """
        }
    }

    private static func cell(_ task: TaskAnalysis, _ view: MethodView) -> String {
        func text(_ kind: TreeKind) -> String {
            guard let place = view.analysis.trees.firstIndex(where: { $0.kind == kind }) else { return "-" }
            let cost = task.costs[view.place][place]
            return cost.cost.map { shortNumber($0.seconds) } ?? (cost.status == .unknown ? "?" : say.unreachable)
        }
        return arrow(text(.flat), text(view.main.kind))
    }

    /// What was odd, and what is left out.
    static var notes: ReportSection {
        ReportSection("notes", say.leftOut) { view in
            var items = view.screen.notes.map { note -> Markup in "<li>\(foreign(note, 400))</li>\n" }
            if let note = AnalysisText().unknownCharacters(view.screen) {
                items.append("<li>\(note.shown(400))</li>\n")
            }
            items += leftOut(view.methods).map { "<li>\($0)</li>\n" }
            return items.isEmpty ? "" : "<ul class=\"notes\">\n\(items)</ul>\n"
        }
    }

    /// What the cursor skips, once for all methods that skip the same.
    private static func leftOut(_ views: [MethodView]) -> [String] {
        var found: [(parts: String, methods: [String])] = []
        for view in views {
            guard let parts = leftOut(view) else { continue }
            if let index = found.firstIndex(where: { $0.parts == parts }) {
                found[index].methods.append(phrase(view.method.name))
            } else {
                found.append((parts, [phrase(view.method.name)]))
            }
        }
        return found.map { say.noStops(for: $0.methods.joined(separator: "; "), $0.parts) }
    }

    private static func leftOut(_ view: MethodView) -> String? {
        let leftOut = view.main.tree.leftOut
        guard !leftOut.isEmpty else { return nil }
        let parts = LeftOutReason.allCases.compactMap { reason -> String? in
            let members = leftOut.filter { $0.reason == reason }
            guard !members.isEmpty else { return nil }
            let names = members.prefix(6).map { entry -> String in
                let element = view.screen.screen[entry.element]
                return (element.label.isEmpty ? element.id : element.label).shown(30)
            }
            let more = members.count > names.count ? say.andMore(members.count - names.count) : ""
            return "\(members.count) \(reason.words) (\(names.joined(separator: ", "))\(more))"
        }
        return parts.joined(separator: "; ")
    }
}

/// Notes of the whole layout.
enum NotesSection {
    static func ofLayout(_ notes: [LayoutAnalysis.Note]) -> Markup {
        guard !notes.isEmpty else { return "" }
        let items = notes.map { note -> Markup in
            let times = note.count > 1 ? say.noteTimes(note.count) : ""
            let line = note.line.map { say.firstInLine($0) } ?? ""
            return
                "<li><span class=\"kind\">\(say.noteKind(note.kind))</span> \(foreign(note.message, 400))\(times)\(line)</li>\n"
        }
        return """
            <section class="part notes">
            <h2 id="notes">\(say.notesOnFile)</h2>
            <ul class="notes">
            \(items)</ul></section>

            """
    }
}
