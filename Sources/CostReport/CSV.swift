/// The cells and rows of CSV (RFC 4180).
enum CSV {
    /// A figure as a cell.
    static func number(_ value: Double) -> String { roundedText(value) }

    /// The line break behind a row.
    static let end = "\r\n"

    /// A row with its line break.
    static func row(_ cells: [String]) -> String { Self.cells(cells) + end }

    /// The first cells of a row.
    static func cells(_ cells: [String]) -> String { cells.map(quoted).joined(separator: ",") }

    /// Adds another cell to a row.
    static func append(_ cell: String, to row: inout String) {
        row += ","
        row += quoted(cell)
    }

    /// A cell in quotes where it holds what would end it.
    private static func quoted(_ cell: String) -> String {
        guard cell.utf8.contains(where: { $0 == 44 || $0 == 34 || $0 == 10 || $0 == 13 }) else { return cell }
        guard cell.utf8.contains(34) else { return "\"\(cell)\"" }
        return "\"" + cell.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
}
