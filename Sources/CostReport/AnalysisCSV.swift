public import AccessCost
import LayoutModel

/// Writes analyses as CSV (RFC 4180): one row for each target, method and tree; a figure that is absent is empty. The cells
/// are what the description of the JSON says.
public enum AnalysisCSV {
    private static let layoutColumns = [CSVColumn("path", of: AnalysisJSON.layout.members)]
    private static let screenColumns = [CSVColumn("screen", of: AnalysisJSON.screen.members, member: "id")]
    private static let targetColumns =
        [CSVColumn("target", of: TargetJSON.identity, member: "id")]
        + ["label", "role", "weight", "line"].map { CSVColumn($0, of: TargetJSON.identity) }
    private static let costColumns: [CSVColumn<TargetCostEntry>] =
        [
            CSVColumn("method") { $0.context.method.id }, CSVColumn("tree") { $0.context.tree.kind.rawValue },
            CSVColumn("status", of: TargetJSON.costs.members),
            CSVColumn("position", of: TargetJSON.costs.members, member: "path"),
        ] + (Figure.allCases.map(\.rawValue) + ["route", "reason"]).map { CSVColumn($0, of: TargetJSON.costs.members) }

    /// The parameters of a method that differ from its defaults.
    private static let parameterColumns = [CSVColumn("parameters", of: [JSONMember<MethodAnalysis>.parameters { $0 }])]

    private static let peopleColumns = ["median", "p10", "p90"].map { CSVColumn($0, of: TargetJSON.costs.members) }

    /// The first line.
    ///
    /// - Parameters:
    ///   - swept: the key of the parameter that is swept, which has a column of its own.
    ///   - people: whether there are columns for what people need.
    public static func header(swept: String? = nil, people: Bool = false) -> String {
        let names = layoutColumns.map(\.name) + screenColumns.map(\.name) + targetColumns.map(\.name)
        let costs = costColumns.map(\.name) + parameterColumns.map(\.name) + (people ? peopleColumns.map(\.name) : [])
        return CSV.row(names + costs + (swept.map { [$0] } ?? []))
    }

    /// Writes screen by screen.
    ///
    /// - Parameter isRaw: whether texts that a spreadsheet would take for formulas stay as they are.
    public static func writer(swept: String? = nil, people: Bool = false, isRaw: Bool = false) -> SerialWriter {
        let peopleColumns = people ? peopleColumns : []
        return SerialWriter(details: .routes, head: header(swept: swept, people: people)) { screen, layout, take in
            let context = ScreenContext(screen)
            let start =
                layoutColumns.map { $0.cell(layout, isRaw: isRaw) }
                + screenColumns.map { $0.cell(screen, isRaw: isRaw) }
            let end = layout.swept.map { [$0.value.description] } ?? []
            let parameters = screen.methods.map { method in
                parameterColumns.map { $0.cell(method, isRaw: isRaw) }
            }
            var text = TextBytes(capacity: 1024)
            for index in screen.targets.indices {
                let target = TargetEntry(context: context, index: index)
                let cells = CSV.cells(start + targetColumns.map { $0.cell(target, isRaw: isRaw) })
                for (trees, parameters) in zip(context.trees, parameters) {
                    for tree in trees.trees {
                        text.append(cells)
                        let cost = TargetCostEntry(context: tree.tree, index: index)
                        for column in costColumns { CSV.append(column.cell(cost, isRaw: isRaw), to: &text) }
                        for cell in parameters { CSV.append(cell, to: &text) }
                        for column in peopleColumns { CSV.append(column.cell(cost, isRaw: isRaw), to: &text) }
                        for cell in end { CSV.append(cell, to: &text) }
                        text.append(CSV.end)
                    }
                }
                text.handOnPiece(to: take)
            }
            text.withBytes(take)
        }
    }

    /// The table with its header.
    public static func table(_ layouts: [LayoutAnalysis]) -> String { writer().text(layouts) }
}
