public import LayoutModel

/// Puts frames in the order in which people read them.
public enum FrameOrder {
    /// The offsets of the frames in reading order: rows from top to bottom, in a row from leading to trailing.
    ///
    /// Frames in one place keep their order. O(n log n) for rows of bounded length.
    public static func reading(_ frames: [Frame], direction: ReadingDirection) -> [Int] {
        if isInOrder(frames, direction: direction) { return Array(frames.indices) }
        return rows(frames, direction: direction).flatMap(\.self)
    }

    /// The order of UIKit's assistive technologies: where tops differ by the tolerance or more, the upper frame comes
    /// first, else the leading one.
    ///
    /// The comparison is not transitive; the standard library's sort decides then, as it does in the sources of the rule.
    /// O(n log n). Source: AccessibilitySnapshot, found by experiment with VoiceOver: 8 points on iPhone, 13 on iPad.
    public static func byTops(_ frames: [Frame], _ tolerance: Double, direction: ReadingDirection) -> [Int] {
        frames.indices.sorted { a, b in
            abs(frames[a].y - frames[b].y) >= tolerance && frames[a].y != frames[b].y
                ? frames[a].y < frames[b].y : leading(a, frames, direction) < leading(b, frames, direction)
        }
    }

    /// The rows of the frames from top to bottom; each holds offsets from leading to trailing.
    ///
    /// A frame, the topmost first, joins the current row where it shares it with every frame of it, and begins the next
    /// row where it does not. O(n log n), and O(row) for each frame that the row's extremes do not decide.
    static func rows(_ frames: [Frame], direction: ReadingDirection) -> [[Int]] {
        var rows: [[Int]] = []
        var row: [Int] = []
        var extent = RowExtent()
        for next in frames.indices.sorted(by: { (frames[$0].y, $0) < (frames[$1].y, $1) }) {
            let joins = extent.clearlyHolds(frames[next]) || row.allSatisfy { frames[$0].sharesRow(with: frames[next]) }
            if !row.isEmpty, !joins {
                rows.append(row)
                row = []
            }
            extent.add(frames[next], isFirst: row.isEmpty)
            row.append(next)
        }
        if !row.isEmpty { rows.append(row) }
        return rows.map { leadingFirst($0, frames, direction) }
    }

    /// The rows of frames whose tops lie in the same whole point, from top to bottom. O(n log n).
    static func topRows(_ frames: [Frame], direction: ReadingDirection) -> [[Int]] {
        let tops = frames.map { $0.y.rounded(.down) }
        var rows: [[Int]] = []
        for next in frames.indices.sorted(by: { (tops[$0], $0) < (tops[$1], $1) }) {
            if let last = rows.last?[0], tops[last] == tops[next] {
                rows[rows.count - 1].append(next)
            } else {
                rows.append([next])
            }
        }
        return rows.map { leadingFirst($0, frames, direction) }
    }

    /// The rows of frames of which each has the same top and bottom, from top to bottom, taller ones first.
    static func levelRows(_ frames: [Frame], direction: ReadingDirection) -> [[Int]] {
        let byLevel = frames.indices.sorted {
            (frames[$0].y, -frames[$0].maxY, $0) < (frames[$1].y, -frames[$1].maxY, $1)
        }
        var rows: [[Int]] = []
        for next in byLevel {
            if let last = rows.last?[0], frames[last].y == frames[next].y, frames[last].maxY == frames[next].maxY {
                rows[rows.count - 1].append(next)
            } else {
                rows.append([next])
            }
        }
        return rows.map { leadingFirst($0, frames, direction) }
    }

    private static func leadingFirst(_ row: [Int], _ frames: [Frame], _ direction: ReadingDirection) -> [Int] {
        row.sorted {
            (leading($0, frames, direction), frames[$0].y, $0) < (leading($1, frames, direction), frames[$1].y, $1)
        }
    }

    /// The extremes of a row's frames, which decide most questions about it.
    private struct RowExtent {
        var latestTop = 0.0
        var earliestBottom = 0.0
        var tallest = 0.0

        mutating func add(_ frame: Frame, isFirst: Bool) {
            latestTop = isFirst ? frame.y : max(latestTop, frame.y)
            earliestBottom = isFirst ? frame.maxY : min(earliestBottom, frame.maxY)
            tallest = isFirst ? frame.height : max(tallest, frame.height)
        }

        /// Whether a frame overlaps all by half the largest of the smaller heights; what it does not may still share.
        func clearlyHolds(_ frame: Frame) -> Bool {
            let overlap = min(frame.maxY, earliestBottom) - max(frame.y, latestTop)
            return overlap > 0 && 2 * overlap >= min(frame.height, tallest)
        }
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
}
