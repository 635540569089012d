public import AccessCost
import CostReport
public import LayoutFormats
public import ScreenFindings

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads and writes baselines: CSV (RFC 4180), a row for each target and method, costs on the method's main tree.
///
/// Paths of layouts are those from the baseline's folder, so that it holds wherever the run starts.
public enum BaselineFile {
    private static let header = BaselineCSV.header

    /// The baseline of a file.
    ///
    /// - Throws: the file cannot be read, or a row is not valid; with line and column.
    public static func read(_ path: String) throws(FormatError) -> Baseline {
        let records = try CSVRecords.read(String(decoding: try SideFile.bytes(of: path), as: UTF8.self), path: path)
        guard let first = records.first, let figures = figures(of: first.cells) else {
            throw FormatError(
                path: path, line: 1, column: 1,
                message: "this is no baseline: its first line is '\(header.joined(separator: ","))'")
        }
        var baseline = Baseline(name: path)
        for record in records.dropFirst() {
            func failure(_ message: String, _ cell: Int = 0) -> FormatError {
                let column = record.columns.indices.contains(cell) ? record.columns[cell] : 1
                return FormatError(path: path, line: record.line, column: column, message: message)
            }
            guard record.cells.count == first.cells.count else {
                throw failure("the row has \(record.cells.count) cells; it needs \(first.cells.count)")
            }
            func number(_ cell: Int) throws(FormatError) -> Double? {
                let text = record.cells[cell]
                if text.isEmpty { return nil }
                guard let value = Double(text), value.isFinite, value >= 0 else {
                    throw failure("\(first.cells[cell]) is '\(text)', not a number from 0", cell)
                }
                return value
            }
            guard let weight = try number(4) else { throw failure("the weight is missing", 4) }
            var cost = Cost()
            var isReached = false
            for (index, figure) in figures.enumerated() {
                guard let value = try number(6 + index) else { continue }
                cost[figure] = value
                isReached = true
            }
            let key = Baseline.Key(
                layout: record.cells[0], screen: record.cells[1], method: record.cells[5], target: record.cells[2])
            let entry = Baseline.Entry(label: record.cells[3], weight: weight, cost: isReached ? cost : nil)
            guard baseline.add(key, entry) else {
                throw failure("the target '\(record.cells[2])' has a row for \(record.cells[5]) already")
            }
        }
        return baseline
    }

    /// The figures of a baseline's columns; nil where the first line is no baseline's. An older one has fewer.
    private static func figures(of cells: [String]) -> [Figure]? {
        let fixed = header.count - Figure.allCases.count
        guard cells.prefix(fixed) == header.prefix(fixed) else { return nil }
        let figures = cells.dropFirst(fixed).compactMap(Figure.init)
        let isComplete = figures.filter { $0 != .words } == Figure.allCases.filter { $0 != .words }
        return isComplete && figures.count == cells.count - fixed ? figures : nil
    }

    /// The text of a baseline that will stand at a path.
    public static func text(_ layouts: [LayoutAnalysis], at path: String) -> String {
        BaselineCSV.table(layouts) { name(of: $0.path, from: path) }
    }

    /// The path of a layout from the folder of a baseline, as "../Layouts/Main.xml".
    static func name(of layout: String, from baseline: String) -> String {
        if layout == "-" { return layout }
        let own = URL(fileURLWithPath: layout).standardized.pathComponents
        let folder = URL(fileURLWithPath: baseline).standardized.deletingLastPathComponent().pathComponents
        let common = zip(own, folder).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: folder.count - common) + own[common...]
        return steps.joined(separator: "/")
    }
}
