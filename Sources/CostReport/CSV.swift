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

/// A column of CSV: its name, and the cell of each row.
struct CSVColumn<Row>: Sendable {
    let name: String
    let cell: @Sendable (Row) -> String

    /// A column with cells of its own.
    init(_ name: String, cell: @escaping @Sendable (Row) -> String) { (self.name, self.cell) = (name, cell) }

    /// The column of a member of a JSON object.
    ///
    /// - Parameters:
    ///   - members: the members of the object; one has the name, and a type that a cell holds.
    ///   - member: the member's name; nil for that of the column.
    init(_ name: String, of members: [JSONMember<Row>], member: String? = nil) {
        let found = members.first { $0.name == member ?? name }
        self.init(name, cell: found!.cell!)
    }
}
