import LayoutModel

/// Ways to put things together that know one cue each.
enum Baselines {
    /// Projection cuts: the widest gap of the two projections divides, again and again, while it is wider than a part of the
    /// height of a thing.
    static func projectionCuts(_ frames: [Frame?], widerThan share: Double) -> [Int?] {
        guard frames.allSatisfy({ $0 != nil }) else { return frames.map { _ in 0 } }
        let heights = frames.map { $0!.height }.sorted()
        let least = share * heights[heights.count / 2]
        var result = [Int?](repeating: nil, count: frames.count)
        var number = 0
        func cut(_ members: [Int]) {
            let rows = widest(members.map { ($0, frames[$0]!.y, frames[$0]!.maxY) })
            let columns = widest(members.map { ($0, frames[$0]!.x, frames[$0]!.maxX) })
            let best = rows.gap >= columns.gap ? rows : columns
            guard best.gap > least, !best.before.isEmpty else {
                for member in members { result[member] = number }
                number += 1
                return
            }
            cut(best.before)
            cut(members.filter { !best.before.contains($0) })
        }
        cut(Array(frames.indices))
        return result
    }

    private static func widest(_ spans: [(Int, Double, Double)]) -> (gap: Double, before: [Int]) {
        let sorted = spans.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
        var best = (gap: 0.0, before: [Int]())
        var end = sorted[0].2
        for place in 1..<max(1, sorted.count) {
            let gap = sorted[place].1 - end
            if gap > best.gap { best = (gap, sorted[..<place].map(\.0)) }
            end = max(end, sorted[place].2)
        }
        return best
    }

    /// One group for each row, in the order of the source: neighbours that share a line.
    static func sourceRows(_ frames: [Frame?]) -> [Int?] {
        var result: [Int?] = []
        var number = 0
        var last: Frame?
        for frame in frames {
            if let frame, let before = last, before.sharesRow(with: frame) {
                result.append(number)
            } else {
                number += 1
                result.append(number)
            }
            last = frame
        }
        return result
    }
}
