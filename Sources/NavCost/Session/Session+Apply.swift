import GroupingSearch
public import LayoutFormats
import LayoutModel

extension Session {
    /// What suggestions make of a layout, as a file of a name: the original with its cells moved and in scan blocks where its
    /// format can be written back and the file ends as it does, else navcost's own XML.
    ///
    /// - Throws: the original cannot be read again, or the cells cannot be moved in it.
    public func applied(
        _ found: LayoutSuggestions, of source: InputSource, to path: String
    ) throws(NavCostError) -> (bytes: [UInt8], notes: [String]) {
        guard CellRewriter.isPossible(found.format, from: source.path, to: path) else {
            return (Array(LayoutWriter.xml(found.applied).utf8), [])
        }
        var expected = found.layout
        var moves: [CellMove] = []
        var blocks: [CellBlock] = []
        var others = 0
        for index in expected.screens.indices {
            let screen = expected.screens[index]
            guard let own = found.screens.first(where: { $0.before.screen.id == screen.id }) else { continue }
            let changes = own.suggestions.filter(\.isIncluded).map(\.change)
            let written = changes.filter { [.moveCells, .scanBlock].contains($0.kind) }
            others += changes.count - written.count
            blocks += written.filter { $0.kind == .scanBlock }.flatMap { Self.places(of: $0, on: screen) }
            moves += written.filter { $0.kind == .moveCells }.flatMap { Self.moves($0, on: screen) }
            expected.screens[index] = Suggester.applied(written, to: screen, own.mix, expected.platform)
        }
        let notes =
            others == 0
            ? []
            : ["\(others) \(others == 1 ? "change is" : "changes are") not in the original: only cells are moved there"]
        let (wanted, divided, after) = (moves, blocks, expected)
        return try NavCostError.wrap { () throws(FormatError) in
            let bytes: [UInt8]
            if case .bytes(let own, _) = source { bytes = own } else { bytes = try TextFile.bytes(of: source.path) }
            let result = try CellRewriter.rewritten(
                bytes, of: source, format: found.format, moves: wanted, blocks: divided, expected: after)
            return (result.bytes, notes + (result.warning.map { [$0] } ?? []))
        }
    }

    /// The places of a scan block by the paths of the cells that stand on them in the file.
    private static func places(of change: ScreenChange, on screen: Screen) -> [CellBlock] {
        change.targets.compactMap(screen.index).compactMap(screen.source).map {
            CellBlock(screen: screen.id, source: $0, number: Int(change.label) ?? 1)
        }
    }

    /// The moves of a change by the paths of the cells in the file.
    private static func moves(_ change: ScreenChange, on screen: Screen) -> [CellMove] {
        let known = Dictionary(
            screen.elements.enumerated().map { ($1.id, ElementIndex($0)) }, uniquingKeysWith: { first, _ in first })
        let cells = change.targets.compactMap { known[$0] }
        let places = Dictionary(
            cells.compactMap { cell in screen[cell].frame.map { ($0, screen.source(of: cell)) } },
            uniquingKeysWith: { first, _ in first })
        return zip(cells, change.frames).compactMap { cell, frame in
            guard let source = screen.source(of: cell), let from = screen[cell].frame else { return nil }
            return CellMove(
                screen: screen.id, source: source, place: places[frame] ?? nil, from: from, to: frame)
        }
    }
}
