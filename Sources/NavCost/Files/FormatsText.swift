import LayoutFormats

/// Lists the formats that are read with what each can tell.
public enum FormatsText {
    /// The list for people: a table of what each format tells, then how each is recognised.
    public static func text() -> String {
        let formats = LayoutFormat.all
        let abilities = LayoutFormat.Ability.allCases
        let width = (formats.map(\.id.count).max() ?? 0) + 1
        func cells(_ first: String, _ rest: [String]) -> String {
            var line = padded(first, to: width)
            for (ability, text) in zip(abilities, rest) { line += padded(text, to: ability.rawValue.count + 1) }
            return String(line.prefix(through: line.lastIndex { $0 != " " }!))
        }
        var lines = [cells("tells", abilities.map(\.rawValue))]
        for format in formats {
            lines.append(cells(format.id, abilities.map { format.tells.contains($0) ? "yes" : "-" }))
        }
        lines.append("")
        for format in formats {
            lines.append("\(format.id): \(format.summary)")
            lines.append("  recognised by \(format.roots)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
