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

    /// A text as a cell: an apostrophe stands before what a spreadsheet would take for a formula; the name of standard input,
    /// which is "-", is none.
    ///
    /// Source: OWASP, CSV Injection, owasp.org/www-community/attacks/CSV_Injection.
    /// - Parameter isRaw: whether the text stays as it is.
    static func text(_ text: String, isRaw: Bool) -> String {
        guard !isRaw, text != "-", let first = text.utf8.first, formulaStarts.contains(first) else { return text }
        return "'" + text
    }

    private static let formulaStarts = Array("=+-@\t\r".utf8)

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
    private let content: @Sendable (Row) -> String
    /// Whether cells hold what somebody wrote, as ids and labels.
    private let isText: Bool

    /// A column with cells of its own, which hold words of navcost.
    init(_ name: String, cell: @escaping @Sendable (Row) -> String) {
        (self.name, content, isText) = (name, cell, false)
    }

    /// The cell of a row.
    func cell(_ row: Row, isRaw: Bool) -> String {
        let cell = content(row)
        return isText ? CSV.text(cell, isRaw: isRaw) : cell
    }

    /// The column of a member of a JSON object.
    ///
    /// - Parameters:
    ///   - members: the members of the object; one has the name, and a type that a cell holds.
    ///   - member: the member's name; nil for that of the column.
    init(_ name: String, of members: [JSONMember<Row>], member: String? = nil) {
        let found = members.first { $0.name == member ?? name }
        self.name = name
        content = found!.cell!
        isText = found!.schema.isText
    }
}
