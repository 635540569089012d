public import AccessCost
import LayoutModel

/// Writes analyses as CSV (RFC 4180): one row for each target, method and tree; a figure that is absent is empty.
public enum AnalysisCSV {
    /// The first line.
    ///
    /// - Parameters:
    ///   - swept: the key of the parameter that is swept, which has a column of its own.
    ///   - people: whether there are columns for what people need.
    public static func header(swept: String? = nil, people: Bool = false) -> String {
        let fixed = [
            "path", "screen", "target", "label", "role", "weight", "line", "method", "tree", "status", "position",
        ]
        return CSV.row(
            fixed + Figure.allCases.map(\.rawValue) + ["route", "reason"] + (people ? ["median", "p10", "p90"] : [])
                + (swept.map { [$0] } ?? []))
    }

    /// Writes screen by screen.
    public static func writer(swept: String? = nil, people: Bool = false) -> SerialWriter {
        SerialWriter(details: .routes, head: header(swept: swept, people: people)) { screen, layout in
            var text = ""
            for offset in screen.targets.indices { append(offset, screen, layout, people, &text) }
            return text
        }
    }

    /// The table with its header.
    public static func table(_ layouts: [LayoutAnalysis]) -> String { writer().text(layouts) }

    private static func append(
        _ offset: Int, _ screen: ScreenAnalysis, _ layout: LayoutAnalysis, _ people: Bool, _ text: inout String
    ) {
        let target = screen.targets[offset]
        let start = CSV.cells([
            layout.path, screen.screen.id, target.id, target.label, target.role.rawValue, CSV.number(target.weight),
            target.line > 0 ? String(target.line) : "",
        ])
        for method in screen.methods {
            for tree in method.trees {
                let cost = tree.costs[offset]
                text += start
                for cell in [method.method.id, tree.kind.rawValue, cost.status.rawValue] { CSV.append(cell, to: &text) }
                CSV.append(
                    tree.path(to: offset)?.map(String.init).joined(separator: ".") ?? "", to: &text)
                for figure in Figure.allCases {
                    let number = method.method.figures.contains(figure) ? cost.cost?[figure] : nil
                    CSV.append(number.map(CSV.number) ?? "", to: &text)
                }
                CSV.append(cost.route?.description ?? "", to: &text)
                CSV.append(cost.reason ?? "", to: &text)
                if people {
                    let spread = tree.people?.targets[offset]
                    for number in [spread?.median, spread?.p10, spread?.p90] {
                        CSV.append(number.map(CSV.number) ?? "", to: &text)
                    }
                }
                if let swept = layout.swept { CSV.append(swept.value.description, to: &text) }
                text += CSV.end
            }
        }
    }
}
