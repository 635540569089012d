import GroupingSearch
public import LayoutFormats
import LayoutModel

extension Session {
    /// What suggestions make of a layout, as a file of a name: the original with its cells moved where its format can be
    /// written back and the file ends as it does, else navcost's own XML.
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
        var others = 0
        for index in expected.screens.indices {
            let screen = expected.screens[index]
            guard let own = found.screens.first(where: { $0.before.screen.id == screen.id }) else { continue }
            let changes = own.suggestions.filter(\.isIncluded).map(\.change)
            others += changes.count { $0.kind != .moveCells }
            for change in changes where change.kind == .moveCells {
                guard let moved = change.apply(to: screen, platform: expected.platform) else { continue }
                moves += Self.moves(change, on: screen)
                expected.screens[index] = moved
            }
        }
        let notes =
            others == 0
            ? []
            : ["\(others) \(others == 1 ? "change is" : "changes are") not in the original: only cells are moved there"]
        let (wanted, after) = (moves, expected)
        return try NavCostError.wrap { () throws(FormatError) in
            let bytes: [UInt8]
            if case .bytes(let own, _) = source { bytes = own } else { bytes = try TextFile.bytes(of: source.path) }
            let result = try CellRewriter.rewritten(
                bytes, of: source, format: found.format, moves: wanted, expected: after)
            return (result.bytes, notes + (result.warning.map { [$0] } ?? []))
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
