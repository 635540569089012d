import LayoutModel

/// Which target is next in a direction.
///
/// Sources: Android's open source `FocusFinder` (candidates, beams, 13 major^2 + minor^2) and Apple, "About focus
/// interactions for Apple TV" (the focus goes to what lies in the projection of the focused view).
///
/// Frames are turned so that every direction is "ahead": `from` to `to` lie along it, `low` to `high` across. They stand
/// in a grid of cells by where they begin, so that only cells near a target are searched.
struct FocusField {
    /// A key of the remote.
    enum Direction: CaseIterable { case up, down, left, right }

    /// A frame turned into the direction.
    struct Span {
        var from, to, low, high: Double

        init(_ frame: Frame, _ direction: Direction) {
            switch direction {
            case .up: (from, to, low, high) = (-frame.maxY, -frame.y, frame.x, frame.maxX)
            case .down: (from, to, low, high) = (frame.y, frame.maxY, frame.x, frame.maxX)
            case .left: (from, to, low, high) = (-frame.maxX, -frame.x, frame.y, frame.maxY)
            case .right: (from, to, low, high) = (frame.x, frame.maxX, frame.y, frame.maxY)
            }
        }

        var middle: Double { (low + high) / 2 }
        /// Whether another lies ahead at all: it begins and ends farther.
        func isAhead(_ other: Span) -> Bool { (from < other.from || to <= other.from) && to < other.to }
        /// Whether another lies wholly ahead.
        func isWhollyAhead(_ other: Span) -> Bool { to <= other.from }
        func hasInBeam(_ other: Span) -> Bool { other.high > low && other.low < high }
        func major(_ other: Span) -> Double { max(0, other.from - to) }
        func farEdge(_ other: Span) -> Double { max(1, other.to - to) }
        func minor(_ other: Span) -> Double { abs(middle - other.middle) }
        func weight(_ other: Span) -> Double { 13 * major(other) * major(other) + minor(other) * minor(other) }
    }

    /// Up to so many targets every pair is compared, in their order, as the published algorithm does.
    static let smallField = 500

    private let spans: [Span]
    /// Whether what only touches the beam lies in it, as on Android up to 4.2.
    private let touches: Bool
    private let isVertical: Bool
    private let farthest: (from: Double, to: Double)
    private let cells: FocusCells

    init(_ frames: [Frame], _ direction: Direction, touches: Bool = false) {
        self.touches = touches
        let spans = frames.map { Span($0, direction) }
        self.spans = spans
        isVertical = direction == .up || direction == .down
        farthest = (spans.map(\.from).max() ?? 0, spans.map(\.to).max() ?? 0)
        cells = FocusCells(spans)
    }

    /// The next target, nil where there is none.
    func next(from index: Int, _ rule: Platform.RemoteFocus) -> Int? {
        let source = spans[index]
        guard farthest.from > source.from, farthest.to > source.to else { return nil }
        if rule == .nearest, touches || spans.count <= Self.smallField { return best(among: spans.indices, source) }
        let inBeam = nearestInBeam(source, rule)
        if rule == .beam { return inBeam }
        guard let inBeam else { return nearestOutside(source) }
        // Across, what lies in the beam wins always; ahead and up, what is much nearer beside it can win.
        guard isVertical else { return inBeam }
        let weight = source.weight(spans[inBeam])
        let window = cells.places(
            from: source.from, to: source.to + (weight / 13).squareRoot(), low: source.middle - weight.squareRoot(),
            high: source.middle + weight.squareRoot())
        return best(among: window, source)
    }

    /// The published comparison, one target after the other; the first of equals stays.
    private func best(among places: some Sequence<Int>, _ source: Span) -> Int? {
        var best: Int?
        for index in places where source.isAhead(spans[index]) {
            if let known = best, !isBetter(spans[index], than: spans[known], source) { continue }
            best = index
        }
        return best
    }

    private func isBetter(_ a: Span, than b: Span, _ source: Span) -> Bool {
        if beamBeats(a, b, source) { return true }
        if beamBeats(b, a, source) { return false }
        return source.weight(a) < source.weight(b)
    }

    /// Whether one in the beam beats one beside it whatever the distances.
    private func beamBeats(_ a: Span, _ b: Span, _ source: Span) -> Bool {
        guard isInBeam(a, source), !isInBeam(b, source) else { return false }
        return !source.isWhollyAhead(b) || !isVertical || source.major(a) < source.farEdge(b)
    }

    private func isInBeam(_ other: Span, _ source: Span) -> Bool {
        touches ? other.high >= source.low && other.low <= source.high : source.hasInBeam(other)
    }

    /// The nearest in the beam: by weighted distance, or straight ahead where nothing else counts.
    private func nearestInBeam(_ source: Span, _ rule: Platform.RemoteFocus) -> Int? {
        var best = (ahead: Double.infinity, aside: Double.infinity, place: Int.max)
        cells.visit(from: source.from, low: source.low, high: source.high) { rowStart in
            let least = max(0, rowStart - source.to)
            return (rule == .beam ? least : 13 * least * least) > best.ahead
        } _: { index in
            let span = spans[index]
            guard source.isAhead(span), source.hasInBeam(span) else { return }
            let ahead = rule == .beam ? source.major(span) : source.weight(span)
            if ahead > best.ahead { return }
            let key = (ahead, rule == .beam ? source.minor(span) : 0, index)
            if key < best { best = key }
        }
        return best.place == .max ? nil : best.place
    }

    /// The nearest by weighted distance where none lies in the beam: in windows that double.
    private func nearestOutside(_ source: Span) -> Int? {
        var reach = cells.size
        while true {
            var best: (weight: Double, place: Int)?
            let low = source.middle - reach
            let high = source.middle + reach
            let to = source.to + reach / 13.0.squareRoot()
            cells.visit(from: source.from, to: to, low: low, high: high) { index in
                guard source.isAhead(spans[index]) else { return }
                let key = (source.weight(spans[index]), index)
                if best.map({ key < $0 }) ?? true { best = key }
            }
            if let best, best.weight <= reach * reach { return best.place }
            if cells.isCovered(to: to, low: low, high: high) { return best?.place }
            reach *= 2
        }
    }
}
