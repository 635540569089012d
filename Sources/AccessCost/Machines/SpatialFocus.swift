import LayoutModel

/// Arrow keys in a browser: the least distance, in which what lies aside counts more than what lies ahead.
///
/// What lies inside the focused frame comes first, then what overlaps it and begins farther; a frame around it never is next.
/// Sources: W3C, CSS Spatial Navigation Level 1, "Finding the distance"; Chromium's open source spatial navigation, whose
/// constants these are; what overlaps is as its tests have it.
struct SpatialFocus: FocusRule {
    private enum Weight {
        static let asideOfRow = 30.0
        static let asideOfColumn = 2.0
        static let alignment = 5.0
        /// Less than any distance on a screen.
        static let inside = -10_000_000.0
        static let overlap = -5_000_000.0
    }

    func next(from index: Int, _ frames: [Frame], _ direction: FocusField.Direction) -> Int? {
        var best: (distance: Double, index: Int)?
        for other in frames.indices where other != index {
            guard let distance = Self.distance(frames[index], frames[other], direction) else { continue }
            if let best, distance > best.distance { continue }
            // Of equal ones the first, or the one around it.
            if let best, distance == best.distance, !frames[other].encloses(frames[best.index]) { continue }
            best = (distance, other)
        }
        return best?.index
    }

    /// The distance to a frame, nil where the key does not lead to it.
    static func distance(_ source: Frame, _ target: Frame, _ direction: FocusField.Direction) -> Double? {
        if target.encloses(source) { return nil }
        var from = FocusField.Span(source, direction)
        let to = FocusField.Span(target, direction)
        var distance = 0.0
        if source.encloses(target) {
            // Measured from just outside the edge at which the key comes in.
            distance = Weight.inside
            from.to = from.from - 1
            from.from = from.to
        } else if from.overlaps(to) {
            guard to.from > from.from else { return nil }
            distance = Weight.overlap
            from.to = from.from
        } else if to.from < from.to {
            return nil
        }
        let ahead = max(0, to.from - from.to)
        let isAligned = from.high > to.low && from.low < to.high
        let aside = max(0, to.low - from.high, from.low - to.high)
        let breadth = from.high - from.low
        let bias = isAligned ? 0 : (breadth / 2).rounded(.down)
        let isRow = direction == .left || direction == .right
        let weight = isRow ? Weight.asideOfRow : Weight.asideOfColumn
        distance += (ahead * ahead + aside * aside).squareRoot() + ahead + (aside + bias) * weight
        guard breadth > 0 else { return distance }
        let shared = max(0, min(from.high, to.high) - max(from.low, to.low))
        return distance - Weight.alignment * shared / breadth
    }
}

extension FocusField.Span {
    /// Whether both have a part of the screen in common.
    fileprivate func overlaps(_ other: Self) -> Bool {
        from < other.to && to > other.from && low < other.high && high > other.low
    }
}
