public import LayoutModel

/// Puts frames in the order in which people read them.
public enum FrameOrder {
    /// The offsets of the frames in reading order: rows from top to bottom, in a row from leading to trailing.
    ///
    /// Where a row holds frames that do not all share it (beside a tall sidebar), those that share it with all others
    /// stand for themselves, and what lies before, between and after them is read in rows of its own. Frames in one
    /// place keep their order. O(n log n) for rows of bounded length.
    public static func reading(_ frames: [Frame], direction: ReadingDirection) -> [Int] {
        if isInOrder(frames, direction: direction) { return Array(frames.indices) }
        return rows(frames, direction: direction, sharing: { $0.sharesRow(with: $1) }).flatMap { row in
            ordered(row, of: frames, direction: direction)
        }
    }

    /// The rows of the frames from top to bottom; each holds offsets from leading to trailing.
    ///
    /// A row is the topmost frame that is left with all that share it.
    static func rows(
        _ frames: [Frame], direction: ReadingDirection, sharing: (Frame, Frame) -> Bool
    ) -> [[Int]] {
        let byTop = frames.indices.sorted {
            (frames[$0].y, leading($0, frames, direction), $0) < (frames[$1].y, leading($1, frames, direction), $1)
        }
        var isPlaced = [Bool](repeating: false, count: frames.count)
        var rows: [[Int]] = []
        for (index, first) in byTop.enumerated() where !isPlaced[first] {
            var row = [first]
            for other in byTop[(index + 1)...] {
                if frames[other].y >= frames[first].maxY, frames[other].y > frames[first].y { break }
                if !isPlaced[other], sharing(frames[first], frames[other]) {
                    row.append(other)
                    isPlaced[other] = true
                }
            }
            rows.append(
                row.sorted {
                    (leading($0, frames, direction), frames[$0].y, $0) < (
                        leading($1, frames, direction), frames[$1].y, $1
                    )
                })
        }
        return rows
    }

    /// Whether frames clearly stand as they are read: all in one row, or each below the one before. O(n).
    private static func isInOrder(_ frames: [Frame], direction: ReadingDirection) -> Bool {
        let pairs = zip(frames, frames.dropFirst())
        if pairs.allSatisfy({ $0.height > 0 && $0.maxY <= $1.y }) { return true }
        guard direction == .leftToRight, pairs.allSatisfy({ $0.x < $1.x }), let tallest = frames.map(\.height).max()
        else { return false }
        return tallest > 0 && 2 * (frames.map(\.maxY).min()! - frames.map(\.y).max()!) >= tallest
    }

    private static func leading(_ offset: Int, _ frames: [Frame], _ direction: ReadingDirection) -> Double {
        direction == .leftToRight ? frames[offset].x : -frames[offset].maxX
    }

    /// A row in reading order; split at its tall frames where its frames do not all share it.
    private static func ordered(_ row: [Int], of frames: [Frame], direction: ReadingDirection) -> [Int] {
        guard row.count > 2, !allShareRow(row.map { frames[$0] }) else { return row }
        var result: [Int] = []
        var between: [Int] = []
        func readBetween() {
            result += reading(between.map { frames[$0] }, direction: direction).map { between[$0] }
            between = []
        }
        for offset in row {
            if row.allSatisfy({ $0 == offset || frames[offset].sharesRow(with: frames[$0]) }) {
                readBetween()
                result.append(offset)
            } else {
                between.append(offset)
            }
        }
        readBetween()
        return result
    }

    /// Whether each two of the frames share a row. O(n log n): the extremes decide unless they clearly do.
    private static func allShareRow(_ frames: [Frame]) -> Bool {
        let latestTop = frames.map(\.y).max()!
        let earliestBottom = frames.map(\.maxY).min()!
        let tallest = frames.map(\.height).max()!
        if 2 * (earliestBottom - latestTop) >= tallest { return true }
        guard frames.count <= 64 else { return false }
        for (index, frame) in frames.enumerated() {
            for other in frames[(index + 1)...] where !frame.sharesRow(with: other) { return false }
        }
        return true
    }
}
