public import AccessCost
import LayoutModel

/// Writes what all targets cost as a baseline: CSV (RFC 4180), a row for each target and method, on the method's main tree.
///
/// Rows stand in file order, so that a change of a layout is a small change of the baseline.
public enum BaselineCSV {
    /// The first line.
    public static let header =
        ["layout", "screen", "target", "label", "weight", "method"] + Figure.allCases.map(\.rawValue)

    /// The table with its header.
    ///
    /// - Parameter name: what the baseline calls a layout.
    public static func table(_ layouts: [LayoutAnalysis], name: (LayoutAnalysis) -> String) -> String {
        var text = CSV.row(header)
        for layout in layouts {
            let own = name(layout)
            for screen in layout.screens {
                for method in screen.methods {
                    guard let tree = method.tree(method.method.mainTree) else { continue }
                    for (target, cost) in zip(screen.targets, tree.costs) {
                        let figures = Figure.allCases.map { figure in
                            method.method.figures.contains(figure)
                                ? cost.cost.map { CSV.number($0[figure]) } ?? "" : ""
                        }
                        text += CSV.row(
                            [
                                own, screen.screen.id, target.id, target.label, CSV.number(target.weight),
                                method.method.id,
                            ] + figures)
                    }
                }
            }
        }
        return text
    }
}
