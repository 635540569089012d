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
        if !comparison.after.summary.isEmpty { lines += wrapped(singleLine(comparison.after.summary)) }
        for pair in comparison.screens {
            let name = pair.after.screen.label
            lines.append("")
            lines.append(style.bold(cut("screen \(pair.after.screen.id)\(name.isEmpty ? "" : ": \(name)")", to: 80)))
            lines += summary(pair, comparison)
            lines += targets(pair)
        }
        for id in comparison.addedScreens { lines.append("added screen \(singleLine(id))") }
        for id in comparison.removedScreens {
            let count = comparison.goalCount(ofRemovedScreen: id)
            lines += wrapped("removed screen \(singleLine(id)) with \(plural(count, .goal))", indent: "  ")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func summary(_ pair: Comparison.ScreenPair, _ comparison: Comparison) -> [String] {
        var lines: [String] = []
        let words = GoalWords(pair, in: comparison)
        for place in pair.before.methods.indices {
            let (old, new) = (pair.before.methods[place], pair.after.methods[place])
            let kind = old.method.mainTree
            guard let before = old.tree(kind), let after = new.tree(kind),
                let expected = pair.expected(method: place, tree: kind)
            else { continue }
            var sentence = "\(old.method.name) (\(old.method.id), \(kind.rawValue)): "
            sentence += stops(before.stops, become: after.stops)
            if let a = expected.before, let b = expected.after {
                let figures = old.method.headlineFigures
                let parts = figures.map { figure in
                    counted(arrow(shortNumber(a[figure]), shortNumber(b[figure])), figure)
                }
                sentence += "; an average \(words.word.rawValue) costs \(parts.joined(separator: ", "))"
                let change = percentChange(from: a.seconds, to: b.seconds)
                if !change.isEmpty { sentence += " (\(change == "=" ? "no change" : change + " of the time"))" }
                if expected.count < pair.goals.count {
                    sentence += "; \(expected.count) of \(plural(pair.goals.count, words.word)) have a cost on both"
                }
            } else if let reason = before.tree.unavailable ?? after.tree.unavailable {
                sentence += "; \(reason)"
            }
            lines += wrapped(sentence + ".", indent: "  ")
            if let people = Self.people(before, after) {
                lines += wrapped("  " + people, indent: "  ").map { "  " + $0 }
            }
            lines += wrapped("  What gets slower? " + words.answer(method: place), indent: "  ").map { "  " + $0 }
            if place < pair.conclusions.count, let holds = ConclusionText.sentence(pair.conclusions[place]) {
                lines += wrapped("  " + holds, indent: "  ").map { "  " + $0 }
            }
        }
        for note in pair.notes { lines += wrapped("note: \(note)", indent: "  ") }
        return lines
    }

    private func targets(_ pair: Comparison.ScreenPair) -> [String] {
        guard let old = pair.before.methods.first, let new = pair.after.methods.first else { return [] }
        let kind = old.method.mainTree
        guard let before = old.tree(kind), let after = new.tree(kind) else { return [] }
        let figures = old.method.headlineFigures
        let costs = pair.goals.map {
            (pair.before.cost(of: $0.before, on: before).cost, pair.after.cost(of: $0.after, on: after).cost)
        }
        let changes = costs.map { a, b -> Double in
            switch (a, b) {
            case (let a?, let b?): abs(b.seconds - a.seconds)
            // What has no cost on either side has not changed.
            case (nil, nil): -1
            default: .infinity
            }
        }
        let order = pair.goals.indices.sorted {
            changes[$0] == changes[$1] ? $0 < $1 : changes[$0] > changes[$1]
        }
        let shown = showsAll ? order[...] : order.prefix(listed)
        var table = TextTable([.left] + figures.map { _ in .right } + [.right])
        table.add(["largest change first"] + figures.map { $0 == .seconds ? "s" : $0.rawValue } + ["change"])
        for place in shown {
            let (a, b) = costs[place]
            let cells = figures.map { figure in
                "\(a.map { shortNumber($0[figure]) } ?? "-") → \(b.map { shortNumber($0[figure]) } ?? "-")"
            }
            let percent = a.flatMap { a in b.map { percentChange(from: a.seconds, to: $0.seconds) } } ?? ""
            let name = GoalWords.name(pair.goals[place].after, on: pair.after)
            table.add([cutMiddle(name, to: 30)] + cells + [percent])
        }
        var lines = pair.goals.isEmpty ? [] : [""] + table.lines()
        if shown.count < order.count {
            let word = GoalWords.word(pair.goals.map(\.after))
            lines.append("(\(plural(order.count - shown.count, word.more)): --all shows them)")
        }
        lines += list("added", pair.added, on: pair.after)
        lines += list("removed", pair.removed, on: pair.before)
        return lines
    }

    private func list(_ word: String, _ goals: [Comparison.Goal], on screen: ScreenAnalysis) -> [String] {
        guard !goals.isEmpty else { return [] }
        let shown = showsAll ? goals[...] : goals.prefix(listed)
        let more = shown.count < goals.count ? " and \(goals.count - shown.count) more" : ""
        let names = shown.map { cutMiddle(GoalWords.name($0, on: screen), to: 30) }
        return wrapped("\(word) \(goals.count): \(names.joined(separator: ", "))\(more)", indent: "  ")
    }
}
