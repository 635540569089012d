public import AccessCost
import LayoutModel

/// Writes comparisons as Markdown, for a comment on a change: the answer in a sentence, what gets worse, the rest folded.
///
/// A comment of GitHub or GitLab takes 65,536 characters, so long tables end with the number of what is left out.
public enum ComparisonMarkdown {
    /// The most rows of each table.
    private static let mostRows = 100

    /// The text for one comparison. O(goals log goals).
    ///
    /// - Parameter link: where the page of the comparison is; nil for none.
    public static func text(_ comparison: Comparison, link: String? = nil) -> String {
        let rows = ComparisonRows(comparison)
        var lines = ["### navcost: \(answer(comparison, rows))", ""]
        if !comparison.after.summary.isEmpty { lines += [escaped(comparison.after.summary), ""] }
        if !rows.worse.isEmpty {
            lines += table(["what gets slower", "method", "before", "after", "change"], rows.worse) + [""]
        }
        lines += folded(comparison, rows)
        if let link { lines += ["[The page of this comparison](<\(address(link))>)", ""] }
        return lines.joined(separator: "\n")
    }

    /// What gets worse and what better, in a sentence: what an average target takes by each method where there is one screen.
    private static func answer(_ comparison: Comparison, _ rows: ComparisonRows) -> String {
        var parts: [String] = []
        let kinds = Comparison.ScreenPair.Regression.Kind.allCases.map { kind in (kind, rows.count(of: kind)) }
        for (kind, count) in kinds where count > 0 {
            let words =
                switch kind {
                case .slower: count == 1 ? "gets slower" : "get slower"
                case .unreachable: count == 1 ? "becomes unreachable" : "become unreachable"
                case .removed: count == 1 ? "is removed" : "are removed"
                }
            parts.append("\(plural(count, rows.word)) \(words)")
        }
        let screens = comparison.removalsAreMeant ? 0 : comparison.removedScreens.count
        if screens > 0 { parts.append("\(plural(screens, .screen)) \(screens == 1 ? "is" : "are") removed") }
        if parts.isEmpty {
            let isComparable = comparison.screens.contains { !$0.goals.isEmpty }
            let known = rows.untoldCount > 0 ? " whose cost is known" : ""
            parts.append(isComparable ? "nothing gets slower\(known)" : "no target is on both sides")
        }
        if rows.untoldCount > 0 { parts.append("\(plural(rows.untoldCount, rows.word)) cannot be compared") }
        let worse = parts.joined(separator: ", ")
        guard comparison.screens.count == 1 else { return worse + " on \(plural(comparison.screens.count, .screen))" }
        let averages = rows.methods.compactMap { row in
            row.average.map { "\($0) by \(row.method)\(["", "="].contains(row.change) ? "" : " (\(row.change))")" }
        }
        return averages.isEmpty
            ? worse : "\(worse); an average \(rows.word.rawValue) takes \(averages.joined(separator: ", "))"
    }

    /// What a reader of the comment opens: all methods, what gets faster, what was added and removed.
    private static func folded(_ comparison: Comparison, _ rows: ComparisonRows) -> [String] {
        var inner = table(
            [
                "screen", "method", "tree", "stops", "average \(rows.word.rawValue)", "change", "regressions",
                "slower, same, faster",
            ],
            rows.methods.map { row in
                let average = (row.average ?? "-") + (row.uncosted > 0 ? ", without a cost \(row.uncosted)" : "")
                return [
                    row.screen, row.method, row.tree, row.stops, average, row.change, String(row.regressions),
                    row.counts,
                ]
            })
        if !rows.better.isEmpty {
            inner += [""] + table(["what gets faster", "method", "before", "after", "change"], rows.better)
        }
        for pair in comparison.screens where !pair.added.isEmpty || !pair.removed.isEmpty {
            let name = comparison.screens.count > 1 ? " on \(escaped(ComparisonRows.name(of: pair.after)))" : ""
            inner.append("")
            if !pair.added.isEmpty { inner.append("Added\(name): \(list(pair.added, on: pair.after))  ") }
            if !pair.removed.isEmpty {
                let meant = comparison.removalsAreMeant ? " as meant" : ""
                inner.append("Removed\(name)\(meant): \(list(pair.removed, on: pair.before))")
            }
        }
        if !comparison.addedScreens.isEmpty {
            inner += ["", "Added screens: " + named(comparison.addedScreens)]
        }
        for id in comparison.removedScreens.prefix(mostRows) {
            let count = comparison.goalCount(ofRemovedScreen: id)
            inner += ["", "Removed screen: \(escaped(id)), \(plural(count, .goal))"]
        }
        let summary = "All methods; \(rows.better.count) faster, \(rows.same) the same"
        return ["<details><summary>\(summary)</summary>", ""] + inner + ["", "</details>", ""]
    }

    private static func table(_ names: [String], _ rows: [[String]]) -> [String] {
        var lines = ["| \(names.joined(separator: " | ")) |", "|" + String(repeating: " --- |", count: names.count)]
        lines += rows.prefix(mostRows).map { "| \($0.joined(separator: " | ")) |" }
        if rows.count > mostRows { lines += ["", "and \(rows.count - mostRows) more"] }
        return lines
    }

    private static func list(_ goals: [Comparison.Goal], on screen: ScreenAnalysis) -> String {
        named(goals.map { cut(GoalWords.name($0, on: screen), to: 40) })
    }

    private static func named(_ names: [String]) -> String {
        let shown = names.prefix(10).map(escaped).joined(separator: ", ")
        return names.count > 10 ? "\(shown) and \(names.count - 10) more" : shown
    }

    /// An address that ends where the link does: white space, controls and angle brackets are written as bytes in hexadecimal.
    private static func address(_ link: String) -> String {
        link.utf8.map { byte in
            byte > 32 && byte < 127 && !"<>\\|".utf8.contains(byte)
                ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }

    /// Text that no Markdown reader takes for markup, and in which nobody is mentioned.
    static func escaped(_ text: String) -> String {
        var result = ""
        for character in singleLine(text) {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "@": result += "&#64;"
            case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "!": result += "\\\(character)"
            default: result.append(character)
            }
        }
        return result
    }
}
