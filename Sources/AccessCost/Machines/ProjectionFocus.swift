import LayoutModel

/// XY focus that prefers what lies in the projection of the focused frame (WinUI, Avalonia: `Projection`).
///
/// Sources: Microsoft, "Focus navigation: 2D directional navigation"; Avalonia's open source XY focus, whose constants
/// these are. To the left and right only what lies in a cone of 45 degrees to both sides counts.
struct ProjectionFocus: FocusRule {
    private enum Weight {
        static let ahead = 15.0
        static let aside = 1.0
        static let shadow = 50.0
        static let wholeShadow = 10_000.0
    }
    /// From which shares of the projection on something counts as inside it.
    private static let least = 0.02
    private static let inside = 0.25

    func next(from index: Int, _ frames: [Frame], _ direction: FocusField.Direction) -> Int? {
        let source = frames[index]
        let spans = frames.map { FocusField.Span($0, direction) }
        let reach = XYFocus.reach(frames, from: index, direction)
        return XYFocus.best(frames, direction) { other in
            let frame = frames[other]
            guard other != index, !frame.isEmpty, !frame.encloses(source),
                let ahead = XYFocus.ahead(spans[index], spans[other], frame == source),
                Self.isInCone(spans[index], spans[other], direction)
            else { return nil }
            var shadow = XYFocus.shadow(spans[index], spans[other])
            var aside = XYFocus.aside(spans[index], spans[other])
            var whole = 0.0
            if shadow >= Self.least {
                whole = shadow
                aside = reach
            }
            var near = reach - ahead
            if shadow >= Self.inside {
                shadow = 1
                near *= 2
            }
            return shadow * Weight.shadow + near * Weight.ahead + (reach - aside) * Weight.aside
                + whole * Weight.wholeShadow
        }
    }

    /// Whether any part of a frame lies in the cone that opens from the edge of the focused one, one point outside it.
    private static func isInCone(
        _ from: FocusField.Span, _ to: FocusField.Span, _ direction: FocusField.Direction
    ) -> Bool {
        guard direction == .left || direction == .right else { return true }
        let start = from.to + 1
        guard to.to >= start else { return false }
        let opening = to.to - start
        return to.high >= from.low - opening && to.low <= from.high + opening
    }
}

/// XY focus by distances alone (WinUI, Avalonia: `RectilinearDistance` and `NavigationDirectionDistance`).
///
/// Sources: as `ProjectionFocus`.
struct DistanceFocus: FocusRule {
    /// Whether what lies aside counts, too.
    let isRectilinear: Bool

    func next(from index: Int, _ frames: [Frame], _ direction: FocusField.Direction) -> Int? {
        let spans = frames.map { FocusField.Span($0, direction) }
        let reach = XYFocus.reach(frames, from: index, direction)
        return XYFocus.best(frames, direction) { other in
            guard other != index,
                let ahead = XYFocus.ahead(spans[index], spans[other], frames[other] == frames[index])
            else { return nil }
            let isAside = isRectilinear && XYFocus.shadow(spans[index], spans[other]) == 0
            return reach - ahead - (isAside ? XYFocus.aside(spans[index], spans[other]) : 0)
        }
    }
}

/// What the strategies of XY focus share.
enum XYFocus {
    typealias Span = FocusField.Span

    /// The frame with the highest score above 0; of equal ones the leading or upper one.
    static func best(_ frames: [Frame], _ direction: FocusField.Direction, _ score: (Int) -> Double?) -> Int? {
        let isVertical = direction == .up || direction == .down
        var best: (score: Double, edge: Double, index: Int)?
        for index in frames.indices {
            guard let score = score(index), score > 0 else { continue }
            let edge = isVertical ? frames[index].x : frames[index].y
            if let best, (-best.score, best.edge) <= (-score, edge) { continue }
            best = (score, edge, index)
        }
        return best?.index
    }

    /// How far ahead a frame begins, nil where it does not lie ahead.
    static func ahead(_ from: Span, _ to: Span, _ isSame: Bool) -> Double? {
        let overlaps = from.high > to.low && from.low < to.high && from.to > to.from && from.from < to.to
        guard !isSame, to.from >= from.to || overlaps && to.to >= from.to else { return nil }
        return abs(to.from - from.to)
    }

    /// How far aside it lies, from edge to edge.
    static func aside(_ from: Span, _ to: Span) -> Double {
        to.low < from.low ? abs(from.low - to.high) : abs(to.low - from.high)
    }

    /// The share of the shorter extent that both have in common, across the direction.
    static func shadow(_ from: Span, _ to: Span) -> Double {
        if from.low > to.high || from.high <= to.low { return 0 }
        let shared = abs(min(from.high, to.high) - max(from.low, to.low))
        let shorter = min(from.high - from.low, to.high - to.low)
        return shorter == 0 ? 1 : min(shared / shorter, 1)
    }

    /// A distance that no frame is beyond: the extent of all of them.
    static func reach(_ frames: [Frame], from index: Int, _ direction: FocusField.Direction) -> Double {
        let all = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
        return max(all.maxX, all.maxY, all.width, all.height)
    }
}
