/// Frames by their place on the screen, so that those that overlap a region are found without looking at all of them.
///
/// It is an R-tree packed from sorted tiles (Leutenegger, Lopez and Edgington, STR: a simple and efficient algorithm for R-tree
/// packing, ICDE 1997, doi 10.1109/ICDE.1997.582015). Frames that all lie over each other are looked at one by one.
package struct FrameTree {
    /// What the frames of a node cover.
    private struct Node {
        var left, top, right, bottom: Double
        /// The largest area of a frame in it.
        var largest: Double

        init(_ frame: Frame) {
            (left, top, right, bottom) = (frame.x, frame.y, frame.maxX, frame.maxY)
            largest = frame.width * frame.height
        }

        mutating func add(_ other: Node) {
            left = min(left, other.left)
            top = min(top, other.top)
            right = max(right, other.right)
            bottom = max(bottom, other.bottom)
            largest = max(largest, other.largest)
        }
    }

    private static let width = 8
    /// The numbers of the frames, in the order of the leaves.
    private var numbers: [Int]
    private var frames: [Frame] = []
    /// The levels, the leaves' nodes first, the root's last.
    private var levels: [[Node]] = []

    /// The tree of the frames that are known; their numbers are their places. O(n log n).
    package init(_ frames: [Frame?]) {
        numbers = frames.indices.filter { frames[$0] != nil }.sorted {
            (frames[$0]!.midX, $0) < (frames[$1]!.midX, $1)
        }
        let leaves = (numbers.count + Self.width - 1) / Self.width
        let slice = Self.width * max(1, Int(Double(leaves).squareRoot().rounded(.up)))
        for start in stride(from: 0, to: numbers.count, by: slice) {
            numbers[start..<min(start + slice, numbers.count)].sort {
                (frames[$0]!.midY, $0) < (frames[$1]!.midY, $1)
            }
        }
        self.frames = numbers.map { frames[$0]! }
        var level = self.frames.map(Node.init)
        while level.count > 1 || levels.isEmpty && !level.isEmpty {
            level = stride(from: 0, to: level.count, by: Self.width).map { start in
                level[(start + 1)..<min(start + Self.width, level.count)].reduce(into: level[start]) { $0.add($1) }
            }
            levels.append(level)
        }
    }

    /// Calls a function with the number of each frame in the nodes that may hold something, until it answers false.
    private func visit(_ mayHold: (Node) -> Bool, _ body: (_ number: Int, _ frame: Frame) -> Bool) {
        guard !levels.isEmpty else { return }
        var open = [(level: levels.count - 1, place: 0)]
        while let (level, place) = open.popLast() {
            guard mayHold(levels[level][place]) else { continue }
            let size = level == 0 ? numbers.count : levels[level - 1].count
            for inner in place * Self.width..<min((place + 1) * Self.width, size) {
                if level > 0 {
                    open.append((level - 1, inner))
                } else if !body(numbers[inner], frames[inner]) {
                    return
                }
            }
        }
    }

    /// The numbers of the frames that overlap a region, in no order. O(log n + found) where few frames lie over each other.
    package func numbers(overlapping region: Frame) -> [Int] {
        var found: [Int] = []
        visit {
            $0.left < region.maxX && region.x < $0.right && $0.top < region.maxY && region.y < $0.bottom
        } _: { number, frame in
            if frame.intersects(region) { found.append(number) }
            return true
        }
        return found
    }

    /// Whether more frames than some number overlap a region. O(log n + number) where few frames lie over each other.
    package func hasMore(than number: Int, overlapping region: Frame) -> Bool {
        var count = 0
        visit {
            $0.left < region.maxX && region.x < $0.right && $0.top < region.maxY && region.y < $0.bottom
        } _: { _, frame in
            if frame.intersects(region) { count += 1 }
            return count <= number
        }
        return count > number
    }

    /// The number of the smallest frame that holds a region, the first of several; nil where none does.
    /// O(log n) where few frames lie over each other.
    ///
    /// - Parameters:
    ///   - margin: by how much the region may stand over each of its edges, in points.
    ///   - area: the least area of the frame, in square points.
    ///   - isWanted: whether a frame counts, by its number.
    package func smallest(
        around region: Frame, margin: Double, area: Double, where isWanted: (Int) -> Bool
    ) -> Int? {
        var best: (area: Double, number: Int)?
        visit {
            $0.largest >= area && $0.left <= region.x + margin && $0.right >= region.maxX - margin
                && $0.top <= region.y + margin && $0.bottom >= region.maxY - margin
        } _: { number, frame in
            let own = frame.width * frame.height
            if own >= area, frame.x <= region.x + margin, frame.maxX >= region.maxX - margin,
                frame.y <= region.y + margin, frame.maxY >= region.maxY - margin,
                best.map({ (own, number) < $0 }) ?? true, isWanted(number)
            {
                best = (own, number)
            }
            return true
        }
        return best?.number
    }
}

extension Frame {
    /// The stretch from its top to its bottom, beyond both sides of any screen.
    package var acrossScreen: Frame { Frame(x: -4e9, y: y, width: 8e9, height: height) }
}
