/// A grid of cells over the targets of a screen, turned into one direction.
///
/// A target is in the row where it begins, in every column that it covers.
struct FocusCells {
    /// The length of a cell's side.
    let size: Double
    private let origin: (along: Double, across: Double)
    private let end: (along: Double, across: Double)
    private let rows, columns: Int
    /// The targets of each cell; the cells of a row stand side by side.
    private let cells: NeighbourLists
    /// The targets of each row, each once.
    private let lines: NeighbourLists
    /// The columns that each target covers.
    private let covered: [ClosedRange<Int>]
    /// For each row the next one that holds a target, itself included; the number of rows where there is none.
    private let filled: [Int]

    /// About as many cells as targets. O(targets x columns that they cover).
    init(_ spans: [FocusField.Span]) {
        let origin = (along: spans.map(\.from).min() ?? 0, across: spans.map(\.low).min() ?? 0)
        let end = (along: spans.map(\.to).max() ?? 0, across: spans.map(\.high).max() ?? 0)
        let (length, width) = (max(end.along - origin.along, 1), max(end.across - origin.across, 1))
        let count = Double(max(spans.count, 1))
        // Neither side has more cells than there are targets.
        let size = max((length * width / count).squareRoot(), max(length, width) / count)
        let (rows, columns) = (Int(length / size) + 1, Int(width / size) + 1)
        let covered = spans.map { Self.cells(from: $0.low, to: $0.high, origin.across, size, columns) }
        let places = spans.map { Self.cell($0.from, origin.along, size, rows) }
        var pairs: ContiguousArray<(Int32, Int32)> = []
        for (index, row) in places.enumerated() {
            for column in covered[index] { pairs.append((Int32(row * columns + column), Int32(index))) }
        }
        cells = NeighbourLists(pairs, count: rows * columns)
        lines = NeighbourLists(
            places.enumerated().lazy.map { (Int32($0.element), Int32($0.offset)) }, count: rows)
        (self.origin, self.end, self.size, self.rows, self.columns) = (origin, end, size, rows, columns)
        self.covered = covered
        var filled = [Int](repeating: rows, count: rows + 1)
        for row in places { filled[row] = row }
        for row in (0..<rows).reversed() { filled[row] = min(filled[row], filled[row + 1]) }
        self.filled = filled
    }

    private static func cell(_ coordinate: Double, _ origin: Double, _ size: Double, _ count: Int) -> Int {
        Int(min(max((coordinate - origin) / size, 0), Double(count - 1)))
    }

    private static func cells(
        from low: Double, to high: Double, _ origin: Double, _ size: Double, _ count: Int
    ) -> ClosedRange<Int> {
        cell(low, origin, size, count)...cell(high, origin, size, count)
    }

    /// Names what begins in each row of a window, until a row begins too far ahead; some may be named twice, and what
    /// lies near the window may be among them.
    func visit(
        from along: Double, to farthest: Double = .infinity, low: Double, high: Double,
        until isFar: (Double) -> Bool = { _ in false }, _ visit: (Int) -> Void
    ) {
        let range = Self.cells(from: low, to: high, origin.across, size, columns)
        let last = Self.cell(max(along, farthest), origin.along, size, rows)
        var row = filled[Self.cell(along, origin.along, size, rows)]
        while row <= last {
            defer { row = filled[row + 1] }
            if isFar(origin.along + Double(row) * size) { return }
            let (line, inCells) = (
                lines[row], cells[row * columns + range.lowerBound...row * columns + range.upperBound]
            )
            // Wide targets are in many cells, but once in their row.
            if inCells.count <= line.count {
                for index in inCells { visit(index) }
            } else {
                for index in line where covered[index].overlaps(range) { visit(index) }
            }
        }
    }

    /// What begins in a window, each once and in order; what lies near it may be among them.
    func places(from: Double, to: Double, low: Double, high: Double) -> [Int] {
        var found: [Int] = []
        visit(from: from, to: to, low: low, high: high) { found.append($0) }
        found.sort()
        var result: [Int] = []
        for index in found where result.last != index { result.append(index) }
        return result
    }

    /// Whether a window holds everything ahead.
    func isCovered(to: Double, low: Double, high: Double) -> Bool {
        to >= end.along && low <= origin.across && high >= end.across
    }
}
