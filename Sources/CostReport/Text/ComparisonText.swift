public import AccessCost
import LayoutModel

/// Writes comparisons for people at a terminal: what the change does on average, then what gets slower and what faster.
public struct ComparisonText: Sendable {
    /// How the text is dressed.
    public var style: TextStyle
    /// Whether every target is listed.
    public var showsAll: Bool
    private let listed = 10

    /// A writer.
    public init(style: TextStyle = .plain, showsAll: Bool = false) {
        self.style = style
        self.showsAll = showsAll
    }

    /// The text for one comparison.
    public func text(_ comparison: Comparison) -> String {
        var lines = wrapped("\(comparison.before.path) → \(comparison.after.path)").map(style.bold)
        for pair in comparison.screens {
            let name = pair.after.screen.label
            lines.append("")
            lines.append(style.bold(cut("screen \(pair.after.screen.id)\(name.isEmpty ? "" : ": \(name)")", to: 80)))
            lines += summary(pair)
            lines += targets(pair)
        }
        for id in comparison.addedScreens { lines.append("added screen \(singleLine(id))") }
        for id in comparison.removedScreens { lines.append("removed screen \(singleLine(id))") }
        return lines.joined(separator: "\n") + "\n"
    }

    private func summary(_ pair: Comparison.ScreenPair) -> [String] {
        var lines: [String] = []
        for place in pair.before.methods.indices {
            let (old, new) = (pair.before.methods[place], pair.after.methods[place])
            let kind = old.method.mainTree
            guard let before = old.tree(kind), let after = new.tree(kind) else { continue }
            var sentence = "\(old.method.name) (\(old.method.id), \(kind.rawValue)): "
            sentence +=
                before.stops == after.stops
                ? plural(after.stops, "stop") : "\(plural(before.stops, "stop")) become \(after.stops)"
            if let a = before.expected, let b = after.expected {
                let figures = old.method.headlineFigures
                let parts = figures.map { figure in
                    counted(arrow(shortNumber(a[figure]), shortNumber(b[figure])), figure)
                }
                sentence += "; an average target costs \(parts.joined(separator: ", "))"
                let change = percentChange(from: a.seconds, to: b.seconds)
                if !change.isEmpty { sentence += " (\(change == "=" ? "no change" : change + " of the time"))" }
            } else if let reason = before.tree.unavailable ?? after.tree.unavailable {
                sentence += "; \(reason)"
            }
            lines += wrapped(sentence + ".", indent: "  ")
            lines += wrapped("  What gets slower? " + slower(pair, method: place), indent: "  ").map { "  " + $0 }
        }
        for note in pair.notes { lines += wrapped("note: \(note)", indent: "  ") }
        return lines
    }

    /// What the change makes slower, which is always answered.
    func slower(_ pair: Comparison.ScreenPair, method: Int) -> String {
        guard !pair.targets.isEmpty else { return "No target is on both, so none can be compared with itself." }
        let shift = pair.shift(of: .seconds, method: method)
        let others = "\(shift.faster.count) get faster, \(shift.same.count) stay the same."
        guard !shift.slower.isEmpty else { return "Nothing gets slower. \(others)" }
        let tree = pair.before.methods[method].method.mainTree
        let names = shift.slower.prefix(5).map { place -> String in
            let target = pair.targets[place]
            let old = pair.before.methods[method].tree(tree)?.costs[target.before].cost
            let new = pair.after.methods[method].tree(tree)?.costs[target.after].cost
            let label = cut(pair.after.targets[target.after].label, to: 24)
            guard let old, let new else { return "\(label) (becomes unreachable)" }
            return "\(label) (\(shortNumber(old.seconds)) → \(shortNumber(new.seconds)) s)"
        }
        let more = shift.slower.count > 5 ? " and \(shift.slower.count - 5) more" : ""
        return "\(plural(shift.slower.count, "target")): \(names.joined(separator: ", "))\(more). \(others)"
    }

    private func targets(_ pair: Comparison.ScreenPair) -> [String] {
        guard let old = pair.before.methods.first, let new = pair.after.methods.first else { return [] }
        let kind = old.method.mainTree
        guard let before = old.tree(kind), let after = new.tree(kind) else { return [] }
        let figures = old.method.headlineFigures
        func change(_ place: Int) -> Double {
            let target = pair.targets[place]
            guard let a = before.costs[target.before].cost, let b = after.costs[target.after].cost else {
                return .infinity
            }
            return abs(b.seconds - a.seconds)
        }
        let order = pair.targets.indices.sorted { change($0) == change($1) ? $0 < $1 : change($0) > change($1) }
        let shown = showsAll ? order[...] : order.prefix(listed)
        var table = TextTable([.left] + figures.map { _ in .right } + [.right])
        table.add(["largest change first"] + figures.map { $0 == .seconds ? "s" : $0.rawValue } + ["change"])
        for place in shown {
            let target = pair.targets[place]
            let (a, b) = (before.costs[target.before].cost, after.costs[target.after].cost)
            let cells = figures.map { figure in
                "\(a.map { shortNumber($0[figure]) } ?? "-") → \(b.map { shortNumber($0[figure]) } ?? "-")"
            }
            let percent = a.flatMap { a in b.map { percentChange(from: a.seconds, to: $0.seconds) } } ?? ""
            table.add([cut(pair.after.targets[target.after].label, to: 30)] + cells + [percent])
        }
        var lines = pair.targets.isEmpty ? [] : [""] + table.lines()
        if shown.count < order.count { lines.append("(\(order.count - shown.count) more targets: --all shows them)") }
        lines += list("added", pair.added.map { pair.after.targets[$0] })
        lines += list("removed", pair.removed.map { pair.before.targets[$0] })
        return lines
    }

    private func list(_ word: String, _ targets: [AnalysedTarget]) -> [String] {
        guard !targets.isEmpty else { return [] }
        let shown = showsAll ? targets[...] : targets.prefix(listed)
        let more = shown.count < targets.count ? " and \(targets.count - shown.count) more" : ""
        return wrapped(
            "\(word) \(targets.count): \(shown.map { cut($0.label, to: 30) }.joined(separator: ", "))\(more)",
            indent: "  ")
    }
}
