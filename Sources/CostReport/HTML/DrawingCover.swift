import AccessCost
import LayoutModel

/// Which boxes of a drawing lie over others: the largest are drawn first, and texts stand where no later box covers them.
struct DrawingCover {
    /// The stops that have boxes, in the order in which they are drawn.
    let order: [StopIndex]
    /// Their frames in that order.
    let frames: [Frame]
    private let ranks: [StopIndex: Int]

    /// The boxes of the stops that are no groups. O(stops log stops).
    init(_ drawing: Drawing, _ tree: AccessTree) {
        let boxes = tree.stops.indices.compactMap { stop -> (stop: StopIndex, frame: Frame)? in
            guard tree.stops[stop].kind != .group, let frame = drawing.stops[stop], frame.intersects(drawing.bounds)
            else { return nil }
            return (stop, frame)
        }.enumerated().sorted { a, b in
            let (first, second) = (Self.area(a.element.frame), Self.area(b.element.frame))
            return first == second ? a.offset < b.offset : first > second
        }.map(\.element)
        order = boxes.map(\.stop)
        frames = boxes.map(\.frame)
        ranks = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The largest part of a box beside each of those that cover some of it; nil where too little is left for a text. O(boxes).
    func room(in stop: StopIndex, letter: Double) -> Frame? {
        guard let rank = ranks[stop] else { return nil }
        var room = frames[rank]
        for cover in frames[(rank + 1)...] {
            // Neighbours that share a line cover nothing.
            guard let shared = cover.intersection(room), min(shared.width, shared.height) > 0.2 * letter else {
                continue
            }
            let parts = [
                Frame(x: room.x, y: room.y, width: cover.x - room.x, height: room.height),
                Frame(x: cover.maxX, y: room.y, width: room.maxX - cover.maxX, height: room.height),
                Frame(x: room.x, y: room.y, width: room.width, height: cover.y - room.y),
                Frame(x: room.x, y: cover.maxY, width: room.width, height: room.maxY - cover.maxY),
            ].filter { !$0.isEmpty }
            // Texts begin at the top left where there is room.
            func worth(_ part: Frame) -> Double {
                Self.area(part) * (part.x == room.x && part.y == room.y && part.height > 1.5 * letter ? 3 : 1)
            }
            guard let best = parts.max(by: { worth($0) < worth($1) }) else { return nil }
            room = best
        }
        return room
    }

    private static func area(_ frame: Frame) -> Double { frame.width * frame.height }
}
