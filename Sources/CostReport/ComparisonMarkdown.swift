public import AccessCost
import LayoutModel

/// Writes comparisons as Markdown: a table of the methods for each screen, as for a comment on a change.
public enum ComparisonMarkdown {
    /// The text for one comparison.
    public static func text(_ comparison: Comparison) -> String {
        var lines: [String] = []
        for pair in comparison.screens {
            let name = pair.after.screen.label.isEmpty ? pair.after.screen.id : pair.after.screen.label
            lines += ["**\(escaped(name))**", ""]
            lines.append("| method | tree | stops | average target | change | slower, same, faster |")
            lines.append("| --- | --- | --- | --- | --- | --- |")
            for method in pair.before.methods.indices { lines.append(row(pair, method)) }
            lines.append("")
            if !pair.added.isEmpty { lines.append("Added: \(list(pair.added.map { pair.after.targets[$0] }))") }
            if !pair.removed.isEmpty { lines.append("Removed: \(list(pair.removed.map { pair.before.targets[$0] }))") }
            if !pair.added.isEmpty || !pair.removed.isEmpty { lines.append("") }
        }
        return lines.joined(separator: "\n")
    }

    private static func row(_ pair: Comparison.ScreenPair, _ place: Int) -> String {
        let (old, new) = (pair.before.methods[place], pair.after.methods[place])
        let kind = old.method.mainTree
        guard let before = old.tree(kind), let after = new.tree(kind) else { return "" }
        let stops = arrow(String(before.stops), String(after.stops))
        var (average, change) = ("-", "")
        if let a = before.expected, let b = after.expected {
            average = arrow(shortNumber(a.seconds), shortNumber(b.seconds)) + " s"
            change = percentChange(from: a.seconds, to: b.seconds)
        }
        if before.unreachedCount > 0 || after.unreachedCount > 0 {
            average += ", without a cost \(arrow(String(before.unreachedCount), String(after.unreachedCount)))"
        }
        let shift = pair.shift(of: .seconds, method: place)
        let counts = "\(shift.slower.count), \(shift.same.count), \(shift.faster.count)"
        return "| \(old.method.id) | \(kind.rawValue) | \(stops) | \(average) | \(change) | \(counts) |"
    }

    private static func list(_ targets: [AnalysedTarget]) -> String {
        let shown = targets.prefix(10).map { escaped(cut($0.label, to: 40)) }.joined(separator: ", ")
        return targets.count > 10 ? "\(shown) and \(targets.count - 10) more" : shown
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
