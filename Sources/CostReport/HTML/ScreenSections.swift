import AccessCost
import LayoutModel

extension ReportSection where Subject == ScreenView {
    /// All methods in a table, with what is unreachable in each.
    static var methods: ReportSection {
        ReportSection("methods", "All access methods") { view in
            let rows = view.methods.map(row)
            guard !rows.isEmpty, !view.screen.targets.isEmpty else { return "" }
            return """
                <table class="summary">
                <caption>One flat list → the screen as it is; gains and losses are never averaged over methods</caption>
                <thead><tr><th scope="col">Method</th><th scope="col" class="n wide">Stops</th>\
                <th scope="col" class="n">Average, s</th><th scope="col">Change</th>\
                <th scope="col" class="n wide">Worst, s</th><th scope="col">Unreachable</th></tr></thead>
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
            <tr data-method="\(view.method.id)"><th scope="row">\(view.method.name.capitalisedStart) <code>\(view.method.id)</code></th>\
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
            let shown = names.prefix(3).map { $0.isEmpty ? "(no name)" : $0.shown(30) }.joined(separator: ", ")
            let more = names.count > 3 ? " and \(names.count - 3) more" : ""
            parts.append("<b>\(names.count) of \(costs.count)</b>: <bdi>\(shown)</bdi>\(more)")
        }
        if unknown > 0 { parts.append("cannot tell: \(unknown) of \(costs.count)") }
        return parts.isEmpty ? "none" : parts.dropFirst().reduce(parts[0]) { $0 + "; " + $1 }
    }

    /// The tasks that begin on the screen.
    static var tasks: ReportSection {
        ReportSection("tasks", "Tasks") { view in
            guard !view.screen.tasks.isEmpty else { return "" }
            let rows = view.screen.tasks.map { task -> Markup in
                let name = task.task.name.isEmpty ? "(no name)" : task.task.name
                let head: Markup =
                    "<th scope=\"rowgroup\" rowspan=\"\(view.methods.count)\"><bdi>\(name.shown(80))</bdi></th>"
                return view.methods.enumerated().map { place, method -> Markup in
                    "<tr>\(if: place == 0, head)<td>\(method.method.name.capitalisedStart)</td><td class=\"n\">\(cell(task, method))</td></tr>\n"
                }.joined()
            }
            return """
                <table class="tasks">
                <caption>Seconds, flat → each method's own tree; each activation from where the one before has left the cursor</caption>
                <thead><tr><th scope="col">Task</th><th scope="col">Method</th><th scope="col" class="n">Seconds</th></tr></thead>
                <tbody>
                \(rows)</tbody></table>

                """
        }
    }

    private static func cell(_ task: TaskAnalysis, _ view: MethodView) -> String {
        func text(_ kind: TreeKind) -> String {
            guard let place = view.analysis.trees.firstIndex(where: { $0.kind == kind }) else { return "-" }
            let cost = task.costs[view.place][place]
            return cost.cost.map { shortNumber($0.seconds) } ?? (cost.status == .unknown ? "?" : "unreachable")
        }
        return arrow(text(.flat), text(view.main.kind))
    }

    /// What was odd, and what is left out.
    static var notes: ReportSection {
        ReportSection("notes", "Left out, and notes") { view in
            var items = view.screen.notes.map { note -> Markup in "<li>\(note.shown(400))</li>\n" }
            if let note = AnalysisText().unknownCharacters(view.screen) {
                items.append("<li>\(note.shown(400))</li>\n")
            }
            for method in view.methods {
                if let text = leftOut(method) { items.append("<li>\(text)</li>\n") }
            }
            return items.isEmpty ? "" : "<ul class=\"notes\">\n\(items)</ul>\n"
        }
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
            let more = members.count > names.count ? " and \(members.count - names.count) more" : ""
            return "\(members.count) \(reason.words) (\(names.joined(separator: ", "))\(more))"
        }
        return "No stops for \(view.method.name): \(parts.joined(separator: "; "))."
    }
}

/// Notes of the whole layout.
enum NotesSection {
    static func ofLayout(_ notes: [LayoutAnalysis.Note]) -> Markup {
        guard !notes.isEmpty else { return "" }
        let items = notes.map { note -> Markup in
            let times = note.count > 1 ? " (\(note.count) times)" : ""
            let line = note.line.map { ", first in line \($0)" } ?? ""
            return "<li><span class=\"kind\">\(note.kind)</span> \(note.message.shown(400))\(times)\(line)</li>\n"
        }
        return """
            <section class="part notes">
            <h2 id="notes">Notes on the file</h2>
            <ul class="notes">
            \(items)</ul></section>

            """
    }
}
