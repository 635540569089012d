import AccessCost
import LayoutModel
import TestSupport
import Testing

/// Layouts to compare, and the result in short.
enum ComparisonCases {
    /// The analysis of screens that are written as what stands inside them, by one method.
    static func layout(
        _ contents: [(id: String, content: String)], doing action: GoalAction = .none
    ) throws -> LayoutAnalysis {
        let screens = try contents.map { id, content -> ScreenAnalysis in
            var screen = try Fixture(content).screen
            screen.id = id
            return Fixture(screen).analysis(.iosSwitchAuto, action: action)
        }
        return layout(screens)
    }

    /// The analysis of a layout by those of its screens.
    static func layout(_ screens: [ScreenAnalysis]) -> LayoutAnalysis {
        LayoutAnalysis(path: "a.xml", format: "navcost", name: "", platform: .ios, screens: screens, notes: [])
    }

    /// The comparison of two screens.
    static func pair(
        _ before: String, _ after: String, action: String? = nil, doing: GoalAction = .none
    ) throws -> Comparison.ScreenPair {
        let comparison = Comparison(
            before: try layout([("s", before)], doing: doing), after: try layout([("s", after)], doing: doing),
            action: action)
        return try #require(comparison.screens.first)
    }

    /// The matches as "old=new", an action as "id/NAME", then what was added and removed.
    static func text(_ pair: Comparison.ScreenPair) -> String {
        func name(_ goal: Comparison.Goal, _ screen: ScreenAnalysis) -> String {
            screen.targets[goal.target].id + (screen.action(of: goal).map { "/\($0.name)" } ?? "")
        }
        return
            (pair.goals.map { "\(name($0.before, pair.before))=\(name($0.after, pair.after))" }
            + pair.added.map { "+\(name($0, pair.after))" }
            + pair.removed.map { "-\(name($0, pair.before))" }).joined(separator: " ")
    }
}
