public import AccessCost

/// Writes the list of access methods as CSV (RFC 4180): one row for each parameter of each method.
public enum MethodsCSV {
    /// The table with its header; a method without parameters has a row with empty cells.
    ///
    /// - Parameter isRaw: whether texts that a spreadsheet would take for formulas stay as they are.
    public static func table(_ methods: [AccessMethod], isRaw: Bool = false) -> String {
        let rows = methods.flatMap { method -> [Row] in
            let rows = method.parameters.map { Row(method: method, parameter: $0) }
            return rows.isEmpty ? [Row(method: method)] : rows
        }
        return CSVTable(columns: columns).text(rows, isRaw: isRaw)
    }

    private struct Row {
        var method: AccessMethod
        var parameter: MethodParameter?
    }

    private static let columns: [CSVColumn<Row>] =
        [ofMethod("method", member: "id")]
        + ["name", "platforms", "figures", "mainTree"].map { ofMethod($0) }
        + [ofParameter("parameter", member: "key")]
        + ["summary", "unit", "default", "allowed", "source"].map { ofParameter($0) }

    private static func ofMethod(_ name: String, member: String? = nil) -> CSVColumn<Row> {
        CSVColumn(name, of: MethodsJSON.methodObject.members, member: member).of(\.method)
    }

    private static func ofParameter(_ name: String, member: String? = nil) -> CSVColumn<Row> {
        let column = CSVColumn(name, of: MethodsJSON.parameterObject.members, member: member)
        return CSVColumn(name, isText: column.isText) { row in
            row.parameter.map { column.cell($0, isRaw: true) } ?? ""
        }
    }
}
