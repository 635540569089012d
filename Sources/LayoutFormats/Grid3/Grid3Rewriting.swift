import LayoutModel

extension Rewriting {
    /// Cells of Grid 3: their columns, rows, spans and scan blocks are exchanged, each as the file writes it.
    static let gridCells = Rewriting(
        edits: { (text, moves, path) throws(FormatError) in
            guard text.tags.first?.name == "Grid" else {
                throw FormatError(path: path, message: "cells are moved in a grid.xml alone; name that of the board")
            }
            return try GridCellEdits(text, path: path).edits(moves)
        },
        warning: { text, moves in
            // The name of such a picture begins with the column and the row of its cell.
            let count = moves.count { move in
                text.tags.contains { tag in
                    tag.name == "Image" && tag.path.hasPrefix(move.source + "/")
                        && text.bytes[tag.tag.upperBound...].first.map { [45, 46].contains($0) } ?? false
                }
            }
            guard count > 0 else { return nil }
            return
                "\(count) moved \(count == 1 ? "cell has a picture" : "cells have pictures") whose file is named after its place, as 1-2-0-text-0.png; rename these files with the cells"
        })
}

/// The edits that move cells of a grid.xml.
private struct GridCellEdits {
    /// The attributes that belong to a place, in the order in which Grid 3 writes them.
    private static let names = ["X", "Y", "ColumnSpan", "RowSpan", "ScanBlock"]

    private let text: OriginalText
    private let path: String
    private let columns, rows: [Double]

    init(_ text: OriginalText, path: String) {
        (self.text, self.path) = (text, path)
        func starts(_ list: String, _ attribute: String) -> [Double] {
            GridBoard.starts(
                shares: text.tags.filter {
                    $0.path.hasPrefix("/Grid/\(list)[1]/") && !$0.path.dropFirst(list.count + 10).contains("/")
                }
                .map { tag in text.value(attribute, of: tag).flatMap { decimalNumber($0.utf8) } })
        }
        columns = starts("ColumnDefinitions", "Width")
        rows = starts("RowDefinitions", "Height")
    }

    func edits(_ moves: [CellMove]) throws(FormatError) -> [OriginalText.Edit] {
        var places: [(tag: OriginalText.Tag, values: [[UInt8]?])] = []
        var opened: [[UInt8]: OriginalText.Tag] = [:]
        let sources = Set(moves.map(\.source))
        let cells = text.tags.filter {
            $0.path.hasPrefix("/Grid/Cells[1]/Cell[") && $0.path.hasSuffix("]") && $0.name == "Cell"
        }
        for move in moves {
            guard let own = text.tag(at: move.source) else {
                throw FormatError(path: path, message: "the cell '\(move.source)' is not in this file")
            }
            if let slot = move.place.flatMap(text.tag) {
                places.append((own, Self.names.map { text.raw($0, of: slot) }))
                continue
            }
            let x = columns.firstIndex(of: move.to.x) ?? 0
            let y = rows.firstIndex(of: move.to.y) ?? 0
            let values = [x, y].map { $0 == 0 ? nil : Array(String($0).utf8) }
            places.append((own, values + [nil, nil, text.raw("ScanBlock", of: own)]))
            // A cell in which there is nothing stands there, perhaps: it goes to where a moved cell was.
            if let blank = cells.first(where: { cell in
                !sources.contains(cell.path) && number("X", cell) == x && number("Y", cell) == y
            }) {
                opened[Array(blank.path.utf8)] = blank
            }
        }
        let taken = Set(moves.compactMap(\.place))
        var left = moves.filter { !taken.contains($0.source) }.map(\.source)[...]
        for (_, blank) in opened.sorted(by: { $0.value.tag.lowerBound < $1.value.tag.lowerBound }) {
            guard let slot = left.popFirst().flatMap(text.tag) else { break }
            places.append((blank, Self.names.map { text.raw($0, of: slot) }))
        }
        return places.flatMap { tag, values in
            Self.names.indices.compactMap { index in
                text.edit(Self.names[index], of: tag, to: values[index], behind: Array(Self.names[..<index]))
            }
        }
    }

    private func number(_ name: String, _ tag: OriginalText.Tag) -> Int {
        text.value(name, of: tag).flatMap { wholeNumber($0) } ?? 0
    }
}
