import LayoutModel

/// The goals of the screen before a change by the names that `sameAs` gives them.
struct StatedGoals {
    /// The places of the targets by id.
    let targets: [String: Int]
    private let side: ComparedSide

    /// O(targets).
    init(_ side: ComparedSide) {
        self.side = side
        targets = Dictionary(
            side.analysis.targets.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The goals that a text names, and the names that are none: one goal, or several separated by white space.
    func goals(_ text: String) -> (goals: [Comparison.Goal], unknown: [String]) {
        if let goal = goal(text) { return ([goal], []) }
        let parts = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard parts.count > 1 else { return ([], [text]) }
        let goals = parts.map(goal)
        return (goals.compactMap(\.self), zip(parts, goals).filter { $1 == nil }.map(\.0))
    }

    /// The goal of "id" or "id/ACTION"; an id may hold slashes itself.
    private func goal(_ name: String) -> Comparison.Goal? {
        if let target = targets[name] { return Comparison.Goal(target: target) }
        for slash in name.indices where name[slash] == "/" {
            guard let target = targets[String(name[..<slash])] else { continue }
            let action = String(name[name.index(after: slash)...])
            let known = side.targets[target].actions
            let words = GoalName.words(action)
            let place =
                known.indices.dropFirst().first { known[$0].name == action }
                ?? known.indices.dropFirst().first { GoalName.words(known[$0]) == words }
            if let place { return Comparison.Goal(target: target, action: place) }
        }
        return nil
    }
}
