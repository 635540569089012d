/// A grid of cells over the targets of a screen, turned into one direction.
///
/// A target is in the row where it begins, in every column that it covers.
struct FocusCells {
    /// The length of a cell's side.
    let size: Double
    private let origin: (along: Double, across: Double)
    private let end: (along: Double, across: Double)
    private let rows, columns: Int
    private var members: [[Int32]]

    /// About as many cells as targets. O(targets x columns that they cover).
    init(_ spans: [FocusField.Span]) {
        origin = (spans.map(\.from).min() ?? 0, spans.map(\.low).min() ?? 0)
        end = (spans.map(\.to).max() ?? 0, spans.map(\.high).max() ?? 0)
        let (length, width) = (max(end.along - origin.along, 1), max(end.across - origin.across, 1))
        let count = Double(max(spans.count, 1))
        // Neither side has more cells than there are targets.
        size = max((length * width / count).squareRoot(), max(length, width) / count)
        rows = Int(length / size) + 1
        columns = Int(width / size) + 1
        members = Array(repeating: [], count: rows * columns)
        for (index, span) in spans.enumerated() {
            for column in columnRange(span.low, span.high) {
                members[row(span.from) * columns + column].append(Int32(index))
            }
        }
    }

    private func row(_ along: Double) -> Int { Self.cell((along - origin.along) / size, rows) }
    private func columnRange(_ low: Double, _ high: Double) -> ClosedRange<Int> {
        Self.cell((low - origin.across) / size, columns)...Self.cell((high - origin.across) / size, columns)
    }
    private static func cell(_ coordinate: Double, _ count: Int) -> Int {
        Int(min(max(coordinate, 0), Double(count - 1)))
    }

    /// Names what begins in each row from a coordinate on, until a row begins too far ahead; some may be named twice.
    func visit(from along: Double, low: Double, high: Double, until isFar: (Double) -> Bool, _ visit: (Int) -> Void) {
        let range = columnRange(low, high)
        for row in row(along)..<rows {
            if isFar(origin.along + Double(row) * size) { return }
            for column in range { for index in members[row * columns + column] { visit(Int(index)) } }
        }
    }

    /// What begins in a window, each once and in order; what lies near it may be among them.
    func places(from: Double, to: Double, low: Double, high: Double) -> [Int] {
        var found: [Int32] = []
        for row in row(from)...row(max(from, to)) {
            for column in columnRange(low, high) { found += members[row * columns + column] }
        }
        found.sort()
        var result: [Int] = []
        for index in found where result.last != Int(index) { result.append(Int(index)) }
        return result
    }

    /// Whether a window holds everything ahead.
    func isCovered(to: Double, low: Double, high: Double) -> Bool {
        to >= end.along && low <= origin.across && high >= end.across
    }
}
