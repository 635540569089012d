import AccessCost
import GroupingSearch
import LayoutModel

/// The access tree before and after, side by side.
struct TreePairText {
    var style: TextStyle
    var showsAll: Bool
    private let column = 38
    private let listed = 40

    init(style: TextStyle, showsAll: Bool) {
        self.style = style
        self.showsAll = showsAll
    }

    func lines(_ screen: ScreenSuggestions) -> [String] {
        guard screen.suggestions.contains(where: { ScreenChange.treeKinds.contains($0.change.kind) && $0.isIncluded })
        else { return [] }
        let old = stops(screen.before)
        let new = stops(screen.after)
        var lines = [""]
        lines.append(
            style.faint(
                pair(
                    "current: \(plural(screen.before.tree.rootCount, .stop))",
                    "suggested: \(plural(screen.after.tree.rootCount, .stop))")))
        let count = max(old.count, new.count)
        let shown = showsAll ? count : min(count, listed)
        for place in 0..<shown {
            lines.append(pair(place < old.count ? old[place] : "", place < new.count ? new[place] : ""))
        }
        if shown < count { lines.append("(\(plural(count - shown, .moreLine)): --all shows them)") }
        return lines
    }

    private func pair(_ left: String, _ right: String) -> String {
        let space = String(repeating: " ", count: max(2, column + 2 - displayWidth(left)))
        var line = left + space + right
        while line.last == " " { line.removeLast() }
        return line
    }

    /// One line a stop: position, name, and a bracket for groups.
    private func stops(_ state: ScreenSuggestions.ScreenState) -> [String] {
        state.tree.stops[state.tree.visibleStops].filter { $0.kind != .exit }.map { stop in
            let element = stop.element.map { state.screen[$0] }
            let name = element.map { $0.label.isEmpty ? $0.id : $0.label } ?? stop.name
            let indent = String(repeating: "  ", count: stop.depth)
            let head = "\(indent)\(stop.position) \(stop.kind == .group ? "▸ " : "")"
            return head + cutMiddle(name, to: max(8, column - displayWidth(head)))
        }
    }
}
