import AccessCost
public import GroupingSearch
import LayoutModel

/// Writes suggestions for people at a terminal: the answer, the changes, the value of each number of groups, and the tree
/// before and after side by side.
public struct SuggestionText: Sendable {
    /// How the text is dressed.
    public var style: TextStyle
    /// Whether everything is listed.
    public var showsAll: Bool
    /// The most suggestions of a screen that are listed without `--all`.
    static let listed = 7

    /// A writer.
    public init(style: TextStyle = .plain, showsAll: Bool = false) {
        self.style = style
        self.showsAll = showsAll
    }

    /// The text for one layout.
    public func text(_ layout: LayoutSuggestions) -> String {
        var lines: [String] = []
        for screen in layout.screens {
            let name = screen.before.screen.label
            let title = "\(layout.path), screen \(screen.before.screen.id)\(name.isEmpty ? "" : ": \(name)")"
            lines += wrapped(title, indent: "  ").map(style.bold)
            lines += wrapped(SuggestionWords.answer(screen))
            if let board = BoardWords.sentences(screen) { lines += wrapped(board) }
            lines += BoardText.lines(screen, style: style)
            lines += changes(screen)
            lines += frontier(screen)
            lines += TreePairText(style: style, showsAll: showsAll).lines(screen)
            for note in screen.notes { lines += wrapped("note: \(note)", indent: "  ") }
            lines.append("")
        }
        return lines.joined(separator: "\n")
    }

    // MARK: The changes

    private func changes(_ screen: ScreenSuggestions) -> [String] {
        guard !screen.suggestions.isEmpty else { return [] }
        var lines = ["", style.faint("what to do, with what it saves alone and after the others")]
        let included = screen.suggestions.filter(\.isIncluded)
        let proposed = screen.suggestions.filter { !$0.isIncluded }
        func list(_ suggestions: [Suggestion], from first: Int, most: Int) {
            let shown = showsAll ? suggestions.count : min(suggestions.count, most)
            for (offset, entry) in SuggestionNesting(suggestions).entries.prefix(shown).enumerated() {
                let (suggestion, indent) = (entry.suggestion, String(repeating: "  ", count: min(entry.depth, 10)))
                let figures = SuggestionWords.saving(suggestion, screen)
                let words = SuggestionWords.sentence(suggestion.change, screen.before.screen)
                let width = 80 - indent.count
                lines += wrapped("\(first + offset). \(words): \(figures)", width: width, indent: "   ").map {
                    indent + $0
                }
                if let reason = SuggestionWords.reason(suggestion) {
                    lines += wrapped(reason, width: width - 3, indent: "  ").map { indent + style.faint("   \($0)") }
                }
                lines += wrapped(SuggestionWords.slower(suggestion, screen), width: width - 3, indent: "  ").map {
                    indent + style.faint("   \($0)")
                }
            }
            if shown < suggestions.count { lines.append("   (\(suggestions.count - shown) more: --all shows them)") }
        }
        list(included, from: 1, most: Self.listed)
        if !proposed.isEmpty {
            lines.append(style.faint("for you to decide, as it changes what the screen offers; not counted above"))
            list(proposed, from: included.count + 1, most: max(0, Self.listed - included.count))
        }
        return lines
    }

    // MARK: The value of each number of groups

    private func frontier(_ screen: ScreenSuggestions) -> [String] {
        guard screen.frontier.count > 1 else { return [] }
        var table = TextTable(Array(repeating: .right, count: 3))
        table.add(["groups", screen.mix.objective.unit, ""])
        for point in screen.frontier {
            table.add(["\(point.groups)", shortNumber(point.after), point.isProven ? "proven" : "best found"])
        }
        return [""] + table.lines()
    }
}
