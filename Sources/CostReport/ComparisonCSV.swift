public import AccessCost
import LayoutModel

/// Writes comparisons as CSV (RFC 4180): one row for each target that is on both, method and tree.
public enum ComparisonCSV {
    /// The table with its header; a figure that is absent, or not known on one side, is empty.
    public static func table(_ comparison: Comparison) -> String {
        let figures = Figure.allCases.flatMap {
            ["\($0.rawValue)Before", "\($0.rawValue)After", "\($0.rawValue)Change"]
        }
        var text = CSV.row(["screen", "target", "before", "label", "role", "method", "tree"] + figures)
        for pair in comparison.screens {
            for target in pair.targets { append(target, pair, &text) }
        }
        return text
    }

    private static func append(_ target: Comparison.TargetPair, _ pair: Comparison.ScreenPair, _ text: inout String) {
        let new = pair.after.targets[target.after]
        let start = [
            pair.after.screen.id, new.id, pair.before.targets[target.before].id, new.label, new.role.rawValue,
        ]
        for (before, after) in zip(pair.before.methods, pair.after.methods) {
            for old in before.trees {
                guard let tree = after.tree(old.kind) else { continue }
                let (a, b) = (old.costs[target.before].cost, tree.costs[target.after].cost)
                let cells = Figure.allCases.flatMap { figure -> [String] in
                    guard before.method.figures.contains(figure) else { return ["", "", ""] }
                    let change = a.flatMap { a in b.map { CSV.number($0[figure] - a[figure]) } }
                    return [
                        a.map { CSV.number($0[figure]) } ?? "", b.map { CSV.number($0[figure]) } ?? "", change ?? "",
                    ]
                }
                text += CSV.row(start + [before.method.id, old.kind.rawValue] + cells)
            }
        }
    }
}
