import LayoutModel

/// Frames by their height on the screen, so that those beside one are found without looking at all of them.
struct FrameBand {
    private let members: [(top: Double, index: ElementIndex)]
    private let tallest: Double

    /// The band of those that have a frame. O(n log n).
    init(_ members: [ElementIndex], frame: (ElementIndex) -> Frame?) {
        var tallest = 0.0
        var found: [(top: Double, index: ElementIndex)] = []
        for index in members {
            guard let frame = frame(index) else { continue }
            found.append((frame.y, index))
            tallest = max(tallest, frame.height)
        }
        found.sort { ($0.top, $0.index) < ($1.top, $1.index) }
        self.members = found
        self.tallest = tallest
    }

    /// Those that may overlap a stretch from top to bottom; the caller looks closer. O(log n + found).
    func members(from top: Double, to bottom: Double) -> [ElementIndex] {
        var low = 0
        var high = members.count
        while low < high {
            let middle = (low + high) / 2
            if members[middle].top < top - tallest { low = middle + 1 } else { high = middle }
        }
        return members[low...].prefix { $0.top <= bottom }.map(\.index)
    }
}
