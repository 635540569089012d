import AccessCost
import GroupingSearch
import LayoutModel

/// A board before and after its cells are moved and its rows are in scan blocks, as lines of cells.
struct BoardPicture {
    /// What stands on a place.
    struct Cell: Hashable {
        var label: String
        /// Whether it stands elsewhere on the other board.
        var isMoved: Bool
        /// The column in which it begins, and the columns that it takes, at least one.
        var column, span: Int
        /// Its own colour, and the name of its picture.
        var colour, picture: String?
    }

    /// The number of columns.
    let columns: Int
    /// The cells of each row, from left to right.
    let before, after: [[Cell]]
    /// The number of each new scan block by the row with which it begins.
    let blocks: [Int: String]
    /// Whether any cell is moved.
    let hasMoves: Bool

    /// Nil where no cells are moved and no scan blocks are made.
    init?(_ found: ScreenSuggestions) {
        let included = found.suggestions.filter(\.isIncluded).map(\.change)
        let moves = included.filter { $0.kind == .moveCells }
        let divisions = included.filter { $0.kind == .scanBlock }
        guard !moves.isEmpty || !divisions.isEmpty else { return nil }
        let moved = Set(moves.flatMap(\.targets))
        hasMoves = !moved.isEmpty
        let states = [found.before, found.after].map { state in
            state.tree.stops.compactMap { stop in stop.kind == .target ? stop.element.map { state.screen[$0] } : nil }
                .filter { $0.frame != nil }
        }
        let frames = states.joined().compactMap(\.frame)
        let tops = Self.lines(frames.map(\.y))
        var lefts = Self.lines(frames.map(\.x))
        let widest =
            states.map { Dictionary(grouping: $0) { Self.index(of: $0.frame!.y, in: tops) } }
            .flatMap { $0.values.map(\.count) }.max() ?? 1
        // Keys that stand staggered have no columns: they are counted in their rows.
        let isGrid = lefts.count <= 2 * widest
        if !isGrid { lefts = (0..<widest).map(Double.init) }
        func rows(_ cells: [Element]) -> [[Cell]] {
            tops.indices.map { row in
                let own = cells.filter { Self.index(of: $0.frame!.y, in: tops) == row }.sorted {
                    $0.frame!.x < $1.frame!.x
                }
                return own.enumerated().map { place, cell in
                    let first = isGrid ? Self.index(of: cell.frame!.x, in: lefts) : place
                    let end = isGrid ? lefts.count { $0 < cell.frame!.maxX - 0.5 } : place + 1
                    return Cell(
                        label: cell.label.isEmpty ? cell.id : cell.label, isMoved: moved.contains(cell.id),
                        column: first, span: max(1, end - first), colour: cell.colour, picture: cell.picture)
                }
            }
        }
        columns = lefts.count
        (before, after) = (rows(states[0]), rows(states[1]))
        let places = Dictionary(states[0].map { ($0.id, $0.frame!.y) }, uniquingKeysWith: { first, _ in first })
        blocks = Dictionary(
            divisions.compactMap { block in
                block.targets.compactMap { places[$0] }.min().map { (Self.index(of: $0, in: tops), block.label) }
            }, uniquingKeysWith: { first, _ in first })
    }

    /// Different values from the least on; those that differ by less than half a point are one.
    static func lines(_ values: [Double]) -> [Double] {
        var result: [Double] = []
        for value in values.sorted() where result.last.map({ value - $0 >= 0.5 }) ?? true { result.append(value) }
        return result
    }

    /// The line on which a value lies, from 0.
    static func index(of value: Double, in lines: [Double]) -> Int {
        max(0, lines.count { $0 < value + 0.5 } - 1)
    }
}
