/// The cells and rows of CSV (RFC 4180).
enum CSV {
    /// A figure as a cell.
    static func number(_ value: Double) -> String { roundedText(value) }

    /// The line break behind a row.
    static let end = "\r\n"

    /// A row with its line break.
    static func row(_ cells: [String]) -> String { Self.cells(cells) + end }

    /// The first cells of a row.
    static func cells(_ cells: [String]) -> String {
        var row = TextBytes()
        for (place, cell) in cells.enumerated() {
            if place > 0 { row.append(comma) }
            append(quoted: cell, to: &row)
        }
        return row.string
    }

    /// Adds another cell to a row.
    static func append(_ cell: String, to row: inout TextBytes) {
        row.append(comma)
        append(quoted: cell, to: &row)
    }

    private static let comma = UInt8(ascii: ",")

    /// A text as a cell: an apostrophe stands before what a spreadsheet would take for a formula; the name of standard input,
    /// which is "-", is none.
    ///
    /// Source: OWASP, CSV Injection, owasp.org/www-community/attacks/CSV_Injection.
    /// - Parameter isRaw: whether the text stays as it is.
    static func text(_ text: String, isRaw: Bool) -> String {
        guard !isRaw, let first = text.utf8.first else { return text }
        switch first {
        case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), UInt8(ascii: "\t"),
            UInt8(ascii: "\r"):
            return text == "-" ? text : "'" + text
        default: return text
        }
    }

    /// Adds a cell, in quotes where it holds what would end it.
    private static func append(quoted cell: String, to row: inout TextBytes) {
        cell.withBytes { utf8 in
            let quote = UInt8(ascii: "\"")
            var isPlain = true
            for byte in utf8 { isPlain = isPlain && byte != comma && byte != quote && byte != 10 && byte != 13 }
            row.append(upTo: isPlain ? utf8.count : 2 * utf8.count + 2) { cursor in
                guard !isPlain else { return cursor.put(utf8) }
                cursor.put(quote)
                for byte in utf8 {
                    if byte == quote { cursor.put(quote) }
                    cursor.put(byte)
                }
                cursor.put(quote)
            }
        }
    }
}

/// A table of CSV: its columns, and a row for each value.
struct CSVTable<Row>: Sendable {
    let columns: [CSVColumn<Row>]

    /// The table with its header.
    ///
    /// - Parameter isRaw: whether texts that a spreadsheet would take for formulas stay as they are.
    func text(_ rows: some Sequence<Row>, isRaw: Bool) -> String {
        var text = CSV.row(columns.map(\.name))
        for row in rows { text += CSV.row(columns.map { $0.cell(row, isRaw: isRaw) }) }
        return text
    }
}

/// A column of CSV: its name, and the cell of each row.
struct CSVColumn<Row>: Sendable {
    let name: String
    private let content: @Sendable (Row) -> String
    /// Whether cells hold what somebody wrote, as ids and labels.
    let isText: Bool

    /// A column with cells of its own.
    ///
    /// - Parameter isText: whether they hold what somebody wrote; else they hold words of navcost.
    init(_ name: String, isText: Bool = false, cell: @escaping @Sendable (Row) -> String) {
        (self.name, content, self.isText) = (name, cell, isText)
    }

    /// The cell of a row.
    func cell(_ row: Row, isRaw: Bool) -> String {
        let cell = content(row)
        return isText ? CSV.text(cell, isRaw: isRaw) : cell
    }

    /// The column for rows of which each has a part that a column is for.
    func of<Whole>(_ part: @escaping @Sendable (Whole) -> Row) -> CSVColumn<Whole> {
        let content = content
        return CSVColumn<Whole>(name, isText: isText) { content(part($0)) }
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
