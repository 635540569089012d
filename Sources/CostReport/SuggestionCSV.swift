import AccessCost
public import GroupingSearch
import LayoutModel

/// Writes suggestions as CSV (RFC 4180): one row for each change; a screen without one has a row with its figures.
public enum SuggestionCSV {
    /// The table with its header; what is absent is empty.
    ///
    /// - Parameter isRaw: whether texts that a spreadsheet would take for formulas stay as they are.
    public static func table(_ layouts: [LayoutSuggestions], isRaw: Bool = false) -> String {
        let rows = layouts.flatMap { layout in
            layout.screens.flatMap { screen -> [Row] in
                let entry = SuggestionJSON.ScreenEntry(screen: screen, platform: layout.layout.platform)
                let changes = screen.suggestions.map {
                    Row(layout: layout, screen: entry, change: .init(suggestion: $0, entry: entry))
                }
                return changes.isEmpty ? [Row(layout: layout, screen: entry)] : changes
            }
        }
        return CSVTable(columns: columns).text(rows, isRaw: isRaw)
    }

    private struct Row {
        var layout: LayoutSuggestions
        var screen: SuggestionJSON.ScreenEntry
        var change: SuggestionJSON.SuggestionEntry?
    }

    private static let columns: [CSVColumn<Row>] =
        [CSVColumn("path", isText: true) { $0.layout.path }, ofScreen("screen", member: "id")]
        + ["method", "tree"].map { ofScreen($0) } + [CSVColumn("parameters", cell: parameters)]
        + ["objective", "before", "after", "bound", "gap", "freeBound", "status", "seed"].map { ofScreen($0) }
        + [
            "kind", "targets", "label", "effort", "container", "reasons", "saves", "savesAfterOthers", "included",
        ].map(ofChange)

    private static func ofScreen(_ name: String, member: String? = nil) -> CSVColumn<Row> {
        CSVColumn(name, of: SuggestionJSON.screenObject.members, member: member).of(\.screen)
    }

    private static func ofChange(_ name: String) -> CSVColumn<Row> {
        let column = CSVColumn(name, of: SuggestionJSON.suggestionObject.members)
        return CSVColumn(name, isText: column.isText) { row in row.change.map { column.cell($0, isRaw: true) } ?? "" }
    }

    /// The parameters that differ from the defaults; of a mix with the method that each is for.
    @Sendable private static func parameters(_ row: Row) -> String {
        let methods = row.screen.screen.mix.parts.map(\.evaluator.method)
        return methods.flatMap { method in
            let lead = methods.count > 1 ? "\(method.method.id)." : ""
            return method.parameters.changed.sorted { $0.key < $1.key }.map { "\(lead)\($0.key)=\($0.value)" }
        }.joined(separator: " ")
    }
}
