public import AccessCost
public import LayoutFormats
import LayoutModel
import SystemPackage

/// Reads weights files: CSV (RFC 4180) with the header `id,weight`.
public enum WeightsFile {
    /// The table of a file.
    ///
    /// - Throws: the file cannot be read, or a row is not valid; with line and column.
    public static func read(_ path: String) throws(FormatError) -> WeightTable {
        try table(String(decoding: SideFile.bytes(of: path), as: UTF8.self), path: path)
    }

    /// The table of a text, with the path to name in messages.
    public static func table(_ text: String, path: String) throws(FormatError) -> WeightTable {
        var text = text
        if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
        let records = try CSVRecords.read(text, path: path)
        guard let header = records.first else {
            throw FormatError(
                path: path, line: 1, column: 1, message: "the weights file is empty; its first line is 'id,weight'")
        }
        guard header.cells == ["id", "weight"] else {
            throw FormatError(
                path: path, line: header.line, column: 1,
                message: "the header is '\(header.cells.joined(separator: ","))'; it must be 'id,weight'")
        }
        var rows: [WeightTable.Row] = []
        var lines: [String: Int] = [:]
        for record in records.dropFirst() {
            func failure(_ message: String, column: Int = 1) -> FormatError {
                FormatError(path: path, line: record.line, column: column, message: message)
            }
            guard record.cells.count == 2 else {
                throw failure("the row has \(record.cells.count) cells; it needs an id and a weight")
            }
            let (id, number) = (record.cells[0], record.cells[1])
            guard !id.isEmpty else { throw failure("the id is empty") }
            guard let weight = Double(number.filter { $0 != " " }), weight.isFinite else {
                throw failure("the weight '\(number)' of '\(id)' is not a finite number", column: record.columns[1])
            }
            guard weight >= 0 else {
                throw failure(
                    "the weight \(number) of '\(id)' is negative; weights start at 0", column: record.columns[1])
            }
            if let line = lines.updateValue(record.line, forKey: id) {
                throw failure("'\(id)' has a weight in line \(line) already")
            }
            rows.append(WeightTable.Row(id: id, weight: weight, line: record.line))
        }
        return WeightTable(rows: rows, path: path)
    }

    /// Checks that some target has a weight.
    ///
    /// - Throws: all weights are 0.
    static func validate(_ table: WeightTable) throws(FormatError) {
        guard table.unnamed == 0, table.rows.allSatisfy({ $0.weight == 0 }) else { return }
        throw FormatError(
            path: table.path ?? table.source, line: table.rows.first?.line ?? 2, column: 1,
            message: "all weights are 0, so there is no mean; give at least one target a weight")
    }

    /// Checks that each row names an element of the layout.
    ///
    /// - Throws: a row names an id that no screen has, or one that two screens have.
    static func check(_ table: WeightTable, against layout: Layout) throws(FormatError) {
        let path = table.path ?? table.source
        var owners: [String: [String]] = [:]
        for screen in layout.screens {
            for element in screen.elements { owners[element.id, default: []].append(screen.id) }
        }
        let qualified = Set(layout.screens.flatMap { screen in screen.elements.map { "\(screen.id)/\($0.id)" } })
        for row in table.rows where !qualified.contains(row.id) {
            switch owners[row.id]?.count ?? 0 {
            case 1: break
            case 0:
                throw FormatError(
                    path: path, line: row.line, column: 1,
                    message:
                        "no element of the layout has the id '\(row.id)'\(RequestError.hint(row.id, owners.keys.sorted()))"
                )
            default:
                let screens = owners[row.id]!
                throw FormatError(
                    path: path, line: row.line, column: 1,
                    message:
                        "'\(row.id)' is on two screens; write '\(screens[0])/\(row.id)' or '\(screens[1])/\(row.id)'")
            }
        }
    }
}

/// The records of a CSV text with the places of their cells.
struct CSVRecords {
    var line: Int
    var cells: [String] = []
    var columns: [Int] = []

    /// Splits a text; empty lines are skipped. O(size of the text).
    static func read(_ text: String, path: String) throws(FormatError) -> [CSVRecords] {
        var records: [CSVRecords] = []
        var (line, column) = (1, 1)
        var record = CSVRecords(line: 1)
        var cell = ""
        var cellColumn = 1
        var quote: (line: Int, column: Int)?
        var wasQuoted = false
        func endCell() {
            record.cells.append(cell)
            record.columns.append(cellColumn)
            cell = ""
            wasQuoted = false
        }
        let characters = Array(text)
        var index = 0
        while index < characters.count {
            let character = characters[index]
            index += 1
            if quote != nil {
                if character == "\"" {
                    if index < characters.count, characters[index] == "\"" {
                        cell.append("\"")
                        index += 1
                        column += 1
                    } else {
                        quote = nil
                    }
                } else {
                    cell.append(character)
                }
            } else if character == "\"", cell.isEmpty, !wasQuoted {
                quote = (line, column)
                wasQuoted = true
            } else if character == "," {
                endCell()
                cellColumn = column + 1
            } else if character.isNewline {
                if !(record.cells.isEmpty && cell.isEmpty && !wasQuoted) {
                    endCell()
                    records.append(record)
                }
            } else {
                cell.append(character)
            }
            column += 1
            if character.isNewline {
                line += 1
                column = 1
                if quote == nil {
                    record = CSVRecords(line: line)
                    cellColumn = 1
                }
            }
        }
        if let quote {
            throw FormatError(
                path: path, line: quote.line, column: quote.column, message: "the quote that opens here is never closed"
            )
        }
        if !(record.cells.isEmpty && cell.isEmpty && !wasQuoted) {
            endCell()
            records.append(record)
        }
        return records
    }
}
