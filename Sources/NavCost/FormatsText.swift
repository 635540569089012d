/// Lists the formats that are read with what each can tell.
public enum FormatsText {
    /// The list for people.
    public static func text() -> String {
        var lines: [String] = []
        for format in LayoutFormat.all {
            lines.append("\(format.id): \(format.summary)")
            lines.append("  recognised by \(format.roots)")
            let tells = LayoutFormat.Ability.allCases.filter(format.tells.contains).map(\.rawValue)
            let silent = LayoutFormat.Ability.allCases.filter { !format.tells.contains($0) }.map(\.rawValue)
            lines.append("  tells \(tells.joined(separator: ", "))")
            if !silent.isEmpty { lines.append("  does not tell \(silent.joined(separator: ", "))") }
            lines.append("")
        }
        return lines.joined(separator: "\n")
    }
}
