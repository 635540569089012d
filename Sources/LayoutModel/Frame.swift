/// A rectangle on the screen, in points (pixels where the format has nothing better), origin top left.
public struct Frame: Hashable, Sendable, Codable {
    /// The left edge.
    public var x: Double
    /// The top edge; y grows downwards.
    public var y: Double
    /// The width, not negative.
    public var width: Double
    /// The height, not negative.
    public var height: Double

    /// A rectangle by its top left corner and size.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The right edge.
    public var maxX: Double { x + width }
    /// The bottom edge.
    public var maxY: Double { y + height }
    /// The horizontal centre.
    public var midX: Double { x + width / 2 }
    /// The vertical centre.
    public var midY: Double { y + height / 2 }
    /// Whether the rectangle covers nothing because it has no width or no height.
    public var isEmpty: Bool { width <= 0 || height <= 0 }

    /// The smallest rectangle that holds both.
    public func union(_ other: Frame) -> Frame {
        let left = min(x, other.x)
        let top = min(y, other.y)
        return Frame(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// The largest size and the farthest place of a frame, in points: sums and squares of much larger ones are no numbers any
    /// more.
    private static let limit = 1e9

    /// Whether no edge and no side is larger than a layout may say.
    public var isWithinLimit: Bool { max(abs(x), abs(y), abs(width), abs(height)) <= Self.limit }

    /// The smallest rectangle that holds all; nil for none, and where it is larger than a layout may say.
    public static func union(of frames: some Collection<Frame>) -> Frame? {
        guard let first = frames.first else { return nil }
        let all = frames.dropFirst().reduce(first) { $0.union($1) }
        return all.isWithinLimit ? all : nil
    }

    /// Whether the two overlap vertically by at least half the smaller height: they share a row.
    public func sharesRow(with other: Frame) -> Bool {
        let overlap = min(maxY, other.maxY) - max(y, other.y)
        return overlap > 0 && 2 * overlap >= min(height, other.height)
    }

    /// The part that lies inside the other; nil where none does.
    public func intersection(_ other: Frame) -> Frame? {
        guard intersects(other) else { return nil }
        let (left, top) = (max(x, other.x), max(y, other.y))
        return Frame(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    }

    /// Whether any part of this rectangle lies inside the other.
    public func intersects(_ other: Frame) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }
}

/// A place on the screen, in points, origin top left.
public struct Point: Hashable, Sendable, Codable {
    /// The distance from the left edge.
    public var x: Double
    /// The distance from the top edge.
    public var y: Double

    /// A place by its two coordinates.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// The outline that a cursor draws around an element.
public enum Shape: Hashable, Sendable, Codable {
    /// The element's frame.
    case rectangle
    /// The ellipse inside the element's frame.
    case circle
    /// A closed path through at least three places, in the screen's points.
    case polygon([Point])
}
