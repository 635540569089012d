public import AccessCost
import LayoutModel

/// Writes access trees as CSV (RFC 4180): one row for each stop in visiting order, then one for each element that is left out.
public enum TreeCSV {
    /// The table with its header; `kinds` nil means each method's own tree. O(stops, and the depth of each).
    ///
    /// - Parameter isRaw: whether texts that a spreadsheet would take for formulas stay as they are.
    public static func table(_ layouts: [LayoutAnalysis], kinds: [TreeKind]?, isRaw: Bool = false) -> String {
        let rows = layouts.flatMap { layout in
            layout.screens.flatMap { screen in
                screen.methods.flatMap { method in
                    Self.rows(TreeJSON.MethodEntry(screen: screen, method: method, kinds: kinds), of: layout)
                }
            }
        }
        return CSVTable(columns: columns).text(rows, isRaw: isRaw)
    }

    /// A stop of a tree, or an element that is left out.
    private struct Row {
        var layout: LayoutAnalysis
        var method: TreeJSON.MethodEntry
        var tree: AccessTree
        var stop: TreeJSON.StopEntry?
        var leftOut: TreeJSON.LeftOutEntry?
        /// The number of scrolls that bring the stop into view.
        var scrolls = 0
    }

    private static let columns: [CSVColumn<Row>] =
        [
            CSVColumn("path", of: AnalysisJSON.layout.members).of(\.layout),
            CSVColumn("screen", of: TreeJSON.screenObject.members, member: "id").of {
                TreeJSON.ScreenEntry(screen: $0.method.screen, kinds: nil)
            },
            CSVColumn("method") { $0.method.method.method.id },
            CSVColumn("tree") { $0.tree.kind.rawValue },
            CSVColumn("parameters", of: [JSONMember<MethodAnalysis>.parameters { $0 }]).of(\.method.method),
            CSVColumn("position") { row in
                row.stop.map { row.tree.path(of: $0.index).map(String.init).joined(separator: ".") } ?? ""
            },
            CSVColumn("page") { $0.scrolls > 0 ? String($0.scrolls) : "" },
            CSVColumn("kind") { $0.stop?.stop.kind.rawValue ?? "" },
            either("stop", member: "id"), either("label"), either("role"),
            ofStops("value"), ofStops("states"), ofStops("container"), either("source"), either("line"),
            CSVColumn("leftOut") { $0.leftOut?.leftOut.reason.rawValue ?? "" },
        ]

    /// The column of a member of stops, which elements that are left out have, too.
    private static func either(_ name: String, member: String? = nil) -> CSVColumn<Row> {
        let stop = CSVColumn(name, of: TreeJSON.stopObject.members, member: member)
        let leftOut = CSVColumn(name, of: TreeJSON.leftOutObject.members, member: member)
        return CSVColumn(name, isText: stop.isText) { row in
            row.stop.map { stop.cell($0, isRaw: true) } ?? row.leftOut.map { leftOut.cell($0, isRaw: true) } ?? ""
        }
    }

    /// The column of a member that stops alone have.
    private static func ofStops(_ name: String) -> CSVColumn<Row> {
        let stop = CSVColumn(name, of: TreeJSON.stopObject.members)
        return CSVColumn(name, isText: stop.isText) { row in row.stop.map { stop.cell($0, isRaw: true) } ?? "" }
    }

    private static func rows(_ entry: TreeJSON.MethodEntry, of layout: LayoutAnalysis) -> [Row] {
        var rows: [Row] = []
        for tree in entry.trees {
            for (page, range) in tree.pageRanges.enumerated() {
                let scrolls = page == 0 ? 0 : tree.scrollLegs(to: page).reduce(0) { $0 + $1.count }
                for index in range {
                    let stop = TreeJSON.StopEntry(screen: entry.screen.screen, tree: tree, index: index)
                    rows.append(Row(layout: layout, method: entry, tree: tree, stop: stop, scrolls: scrolls))
                }
            }
            for one in tree.leftOut {
                let leftOut = TreeJSON.LeftOutEntry(screen: entry.screen.screen, leftOut: one)
                rows.append(Row(layout: layout, method: entry, tree: tree, leftOut: leftOut))
            }
        }
        return rows
    }
}
