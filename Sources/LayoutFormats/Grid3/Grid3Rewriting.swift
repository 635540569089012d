import LayoutModel

extension Rewriting {
    /// Cells of Grid 3: their columns, rows, spans and scan blocks are exchanged, each as the file writes it; a new scan block is
    /// an attribute of each cell in it.
    ///
    /// Pictures whose files are named after the place of their cell go with it inside an archive.
    static let gridCells = Rewriting(writesBlocks: true) { (bytes, moves, blocks, path) throws(FormatError) in
        if Archive.isZIP(bytes[...]) { return (try Grid3Archive(bytes, path: path).rewritten(moves, blocks), nil) }
        let text = try OriginalText(bytes, path: path)
        guard text.tags.first?.name == "Grid" else {
            throw FormatError(path: path, message: "cells are moved in a grid.xml alone; name that of the board")
        }
        let count = moves.count { GridCellEdits.hasPictureOfPlace($0, in: text) }
        let warning =
            count == 0
            ? nil
            : "\(count) moved \(count == 1 ? "cell has a picture" : "cells have pictures") whose file is named after its place, as 1-2-0-text-0.png; rename these files with the cells"
        return (text.applying(try GridCellEdits(text, path: path).edits(moves, blocks)), warning)
    }
}

/// A packed grid set whose cells are moved.
private struct Grid3Archive {
    private let bytes: [UInt8]
    private let path: String
    private let entries: ZIPEntries
    private let documents: [String: [UInt8]]

    init(_ bytes: [UInt8], path: String) throws(FormatError) {
        (self.bytes, self.path) = (bytes, path)
        var notes = FormatNotes()
        documents = try Archive.documents(in: bytes, path: path, &notes)
        guard let entries = ZIPEntries(bytes) else {
            throw FormatError(
                path: path, message: "an archive of this kind is not written back; unpack it and name the grid.xml")
        }
        self.entries = entries
    }

    /// The archive with the boards changed, and the pictures of moved cells renamed.
    func rewritten(_ moves: [CellMove], _ blocks: [CellBlock]) throws(FormatError) -> [UInt8] {
        var contents: [String: [UInt8]] = [:]
        var renamed: [String: String] = [:]
        for screen in Set(moves.map(\.screen) + blocks.map(\.screen)).sorted() {
            let own = moves.filter { $0.screen == screen }
            let end = "Grids/\(screen)/grid.xml"
            guard let name = documents.keys.filter({ $0 == end || $0.hasSuffix("/" + end) }).min(),
                entries.names.contains(name)
            else { throw FormatError(path: path, message: "the board '\(screen)' is not in the archive") }
            let text = try OriginalText(documents[name]!, path: name)
            let cells = GridCellEdits(text, path: name)
            contents[name] = text.applying(try cells.edits(own, blocks.filter { $0.screen == screen }))
            let places = cells.renamedPlaces(own)
            let folder = String(name.dropLast("grid.xml".count))
            for entry in entries.names where entry.hasPrefix(folder) {
                let file = entry.dropFirst(folder.count)
                // "1-2-0-text-0.png" and "1-2.png" are pictures of the cell in column 1, row 2.
                let parts = file.split(separator: "-", maxSplits: 2, omittingEmptySubsequences: false)
                guard parts.count > 1 else { continue }
                let row = parts[1].prefix { $0.isNumber }
                let start = "\(parts[0])-\(row)"
                guard let new = places[start] else { continue }
                renamed[entry] = folder + new + file.dropFirst(start.count)
            }
        }
        for (name, content) in documents where name == "FileMap.xml" || name.hasSuffix("/FileMap.xml") {
            let text = try OriginalText(content, path: name)
            let edits = text.tags.filter { $0.name == "File" }.compactMap { tag -> OriginalText.Edit? in
                let end = text.bytes[tag.tag.upperBound..<tag.whole.upperBound].firstIndex(of: UInt8(ascii: "<"))
                let range = tag.tag.upperBound..<(end ?? tag.tag.upperBound)
                let file = trimmed(String(decoding: text.bytes[range], as: UTF8.self))
                guard let new = renamed[file.replacing("\\", with: "/")] else { return nil }
                return OriginalText.Edit(
                    range: range, bytes: Array((file.contains("\\") ? new.replacing("/", with: "\\") : new).utf8))
            }
            if !edits.isEmpty { contents[name] = text.applying(edits) }
        }
        return entries.replacing(contents, renaming: renamed)
    }
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

    /// Whether a moved cell shows a picture whose file is named after the place of the cell.
    static func hasPictureOfPlace(_ move: CellMove, in text: OriginalText) -> Bool {
        text.tags.contains { tag in
            tag.name == "Image" && tag.path.hasPrefix(move.source + "/")
                && text.bytes[tag.tag.upperBound...].first.map { [45, 46].contains($0) } ?? false
        }
    }

    /// The places of moved cells as names of pictures have them, old and new.
    func renamedPlaces(_ moves: [CellMove]) -> [String: String] {
        var result: [String: String] = [:]
        for move in moves {
            guard let own = text.tag(at: move.source) else { continue }
            let slot = move.place.flatMap(text.tag)
            let x = slot.map { number("X", $0) } ?? columns.firstIndex(of: move.to.x) ?? 0
            let y = slot.map { number("Y", $0) } ?? rows.firstIndex(of: move.to.y) ?? 0
            result["\(number("X", own))-\(number("Y", own))"] = "\(x)-\(y)"
        }
        return result
    }

    func edits(_ moves: [CellMove], _ blocks: [CellBlock]) throws(FormatError) -> [OriginalText.Edit] {
        var places: [(tag: OriginalText.Tag, values: [[UInt8]?])] = []
        let numbers = Dictionary(blocks.map { ($0.source, $0.number) }, uniquingKeysWith: { first, _ in first })
        /// What a cell has on the place of another.
        func values(on slot: OriginalText.Tag) -> [[UInt8]?] {
            Self.names.dropLast().map { text.raw($0, of: slot) }
                + [numbers[slot.path].map { Array(String($0).utf8) } ?? text.raw("ScanBlock", of: slot)]
        }
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
                places.append((own, values(on: slot)))
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
            places.append((blank, values(on: slot)))
        }
        for block in blocks where !sources.contains(block.source) {
            guard let own = text.tag(at: block.source) else {
                throw FormatError(path: path, message: "the cell '\(block.source)' is not in this file")
            }
            places.append((own, values(on: own)))
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
