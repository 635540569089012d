public import AccessCost
import LayoutModel

/// Writes comparisons as Markdown: a table of the methods for each screen, as for a comment on a change.
public enum ComparisonMarkdown {
    /// The text for one comparison.
    public static func text(_ comparison: Comparison) -> String {
        var lines: [String] = []
        if !comparison.after.summary.isEmpty { lines += [escaped(comparison.after.summary), ""] }
        for pair in comparison.screens {
            let name = pair.after.screen.label.isEmpty ? pair.after.screen.id : pair.after.screen.label
            let words = GoalWords(pair, in: comparison)
            lines += ["**\(escaped(name))**", ""]
            lines.append(
                "| method | tree | stops | average \(words.word) | change | regressions | slower, same, faster |")
            lines.append("| --- | --- | --- | --- | --- | --- | --- |")
            for method in pair.before.methods.indices { lines.append(row(pair, method, comparison)) }
            lines.append("")
            if !pair.added.isEmpty { lines.append("Added: \(list(pair.added, on: pair.after))") }
            if !pair.removed.isEmpty {
                let meant = comparison.removalsAreMeant ? " as meant" : ""
                lines.append("Removed\(meant): \(list(pair.removed, on: pair.before))")
            }
            if !pair.added.isEmpty || !pair.removed.isEmpty { lines.append("") }
        }
        for id in comparison.removedScreens {
            let count = comparison.goalCount(ofRemovedScreen: id)
            lines += ["Removed screen: \(escaped(id)), \(plural(count, "goal"))", ""]
        }
        return lines.joined(separator: "\n")
    }

    private static func row(_ pair: Comparison.ScreenPair, _ place: Int, _ comparison: Comparison) -> String {
        let (old, new) = (pair.before.methods[place], pair.after.methods[place])
        let kind = old.method.mainTree
        guard let before = old.tree(kind), let after = new.tree(kind),
            let expected = pair.expected(method: place, tree: kind)
        else { return "" }
        let stops = arrow(String(before.stops), String(after.stops))
        var (average, change) = ("-", "")
        if let a = expected.before, let b = expected.after {
            average = arrow(shortNumber(a.seconds), shortNumber(b.seconds)) + " s"
            change = percentChange(from: a.seconds, to: b.seconds)
        }
        if expected.count < pair.goals.count {
            average += ", without a cost \(pair.goals.count - expected.count)"
        }
        let shift = pair.shift(of: .seconds, method: place)
        let counts = "\(shift.slower.count), \(shift.same.count), \(shift.faster.count)"
        let regressions = pair.regressions(method: place, removalsAreMeant: comparison.removalsAreMeant).count
        return
            "| \(old.method.id) | \(kind.rawValue) | \(stops) | \(average) | \(change) | \(regressions) | \(counts) |"
    }

    private static func list(_ goals: [Comparison.Goal], on screen: ScreenAnalysis) -> String {
        let shown = goals.prefix(10).map { escaped(cut(GoalWords.name($0, on: screen), to: 40)) }
            .joined(separator: ", ")
        return goals.count > 10 ? "\(shown) and \(goals.count - 10) more" : shown
    }

    /// Text that no Markdown reader takes for markup.
    static func escaped(_ text: String) -> String {
        var result = ""
        for character in singleLine(text) {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "!": result += "\\\(character)"
            default: result.append(character)
            }
        }
        return result
    }
}
