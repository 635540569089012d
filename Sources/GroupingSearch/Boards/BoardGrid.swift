import AccessCost
import LayoutModel

/// The places of a board: those on which its cells stand, and those that its lines leave free.
struct BoardGrid {
    /// The cells in the order in which they are visited.
    let cells: [ElementIndex]
    /// The place of each cell.
    let current: [Int]
    /// The frames of the places, in the order in which they are visited.
    let frames: [Frame]
    /// The places of each row.
    let rows: [Range<Int>]
    /// The places on which no cell stands.
    let free: [Int]

    /// Frames that differ by less than this are alike, in points.
    private static let tolerance = 0.5

    static func isAlike(_ a: Double, _ b: Double) -> Bool { abs(a - b) < tolerance }

    /// The places of the cells that stand in rows of their own; nil where a stop has no frame.
    ///
    /// - Parameter findsFree: whether places without a cell are looked for.
    init?(_ screen: Screen, _ tree: AccessTree, findsFree: Bool) {
        var rows: [[(frame: Frame, cell: ElementIndex?)]] = []
        var lastParent: StopIndex?
        for stop in tree.stops where stop.kind != .group && stop.kind != .exit {
            guard stop.kind == .target, let cell = stop.element, let frame = screen[cell].frame, !frame.isEmpty else {
                return nil
            }
            if stop.parent < 0 || stop.parent != lastParent { rows.append([]) }
            lastParent = stop.parent
            rows[rows.count - 1].append((frame, cell))
        }
        if findsFree, let open = Self.withFreePlaces(rows, screen, tree) { rows = open }
        let places = rows.joined()
        let filled = Array(places.enumerated().filter { $0.element.cell != nil })
        cells = filled.map { $0.element.cell! }
        current = filled.map(\.offset)
        frames = places.map(\.frame)
        free = places.enumerated().filter { $0.element.cell == nil }.map(\.offset)
        var start = 0
        self.rows = rows.map { row in
            defer { start += row.count }
            return start..<(start + row.count)
        }
    }

    /// The rows with the places that their lines and the columns leave free; nil where the cells are on no grid of one row
    /// height, or containers hold them.
    private static func withFreePlaces(
        _ rows: [[(frame: Frame, cell: ElementIndex?)]], _ screen: Screen, _ tree: AccessTree
    ) -> [[(frame: Frame, cell: ElementIndex?)]]? {
        let all = rows.joined()
        let parents = Set(all.map { screen[$0.cell!].parent })
        guard parents.count == 1, tree.stops.allSatisfy({ $0.kind != .group || $0.element == nil && $0.depth == 0 }),
            let unit = commonSize(all.map(\.frame)),
            rows.allSatisfy({ row in
                row.allSatisfy { isAlike($0.frame.y, row[0].frame.y) && isAlike($0.frame.height, unit.height) }
            })
        else { return nil }
        var columns: [Double] = []
        for x in all.filter({ isAlike($0.frame.width, unit.width) }).map(\.frame.x).sorted()
        where columns.last.map({ !isAlike($0, x) }) ?? true { columns.append(x) }
        let taken = screen.elements.filter { $0.kind == .element }.compactMap(\.frame)
        return rows.map { row in
            let found = columns.map { Frame(x: $0, y: row[0].frame.y, width: unit.width, height: unit.height) }.filter {
                place in !taken.contains { $0.intersects(place) }
            }
            let isLeading: (Frame, Frame) -> Bool =
                screen.direction == .leftToRight ? { $0.x < $1.x } : { $0.maxX > $1.maxX }
            return (row + found.map { ($0, nil) }).sorted { isLeading($0.frame, $1.frame) }
        }
    }

    /// The size that most frames have.
    private static func commonSize(_ frames: [Frame]) -> Frame? {
        let sizes = frames.map { Frame(x: 0, y: 0, width: $0.width, height: $0.height) }
        return Dictionary(sizes.map { ($0, 1) }, uniquingKeysWith: +).max {
            ($0.value, $0.key.width, $0.key.height) < ($1.value, $1.key.width, $1.key.height)
        }?.key
    }

    /// Whether two places are of one size.
    func areAlike(_ a: Int, _ b: Int) -> Bool {
        Self.isAlike(frames[a].width, frames[b].width) && Self.isAlike(frames[a].height, frames[b].height)
    }

    /// The change that brings cells to other places; nil where all stay.
    func change(to places: [Int], on screen: Screen) -> ScreenChange? {
        let moved = cells.indices.filter { places[$0] != current[$0] }
        guard !moved.isEmpty else { return nil }
        return ScreenChange(
            .moveCells, moved.map { screen[cells[$0]].id }, frames: moved.map { frames[places[$0]] })
    }
}
