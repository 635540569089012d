import LayoutModel

/// A way to find the next target in a direction that looks at every pair of frames. O(frames) for each move.
protocol FocusRule {
    /// The next frame from one of them, nil where the focus stays.
    func next(from index: Int, _ frames: [Frame], _ direction: FocusField.Direction) -> Int?
}

/// Where each key leads from each frame, by the rule of a platform.
struct FocusMap {
    private let rule: RemoteRule
    private let platform: Platform.RemoteFocus
    private let frames: [Frame]
    /// For each frame the numbers of the containers around it, the innermost first.
    private let containers: [[Int]]
    /// The frames that each container holds.
    private let members: [Int: [Int]]
    private let fields: [FocusField]

    /// - Parameter containers: for each frame the numbers of the containers around it, the innermost first.
    init(_ frames: [Frame], _ rule: RemoteRule, on platform: Platform?, containers: [[Int]]) {
        self.rule = rule
        self.frames = frames
        self.containers = containers
        var members: [Int: [Int]] = [:]
        for (index, around) in containers.enumerated() { for box in around { members[box, default: []].append(index) } }
        self.members = members
        self.platform = rule.focus(on: platform)
        fields = FocusField.Direction.allCases.map { FocusField(frames, $0, touches: rule == .touching) }
    }

    /// Where a key leads from each frame; nil where the focus stays.
    ///
    /// Equal frames in one container lead to the same frame and never to each other, so there is one search for them.
    /// - Parameter key: the offset into `FocusField.Direction.allCases`.
    func next(key: Int) -> [Int?] {
        // Where the focus stays is known, too.
        var known: [Place: Int?] = [:]
        var inner: [Int: FocusField] = [:]
        return frames.indices.map { index in
            let place = Place(frame: frames[index], container: containers.isEmpty ? nil : containers[index].first)
            if let next = known[place] { return next }
            let next = next(from: index, key, &inner)
            known[place] = .some(next)
            return next
        }
    }

    /// All that the next frame depends on.
    private struct Place: Hashable {
        var frame: Frame
        var container: Int?
    }

    /// The next frame from one of them; `inner` holds what has been built of the containers.
    private func next(from index: Int, _ key: Int, _ inner: inout [Int: FocusField]) -> Int? {
        let direction = FocusField.Direction.allCases[key]
        switch rule {
        case .platform, .beam, .nearest, .touching: return fields[key].next(from: index, platform)
        case .siblings:
            for box in containers[index] {
                let inside = members[box]!
                let field = inner[box] ?? FocusField(inside.map { frames[$0] }, direction)
                inner[box] = field
                let place = inside.partitionIndex { $0 >= index }
                if let next = field.next(from: place, platform) { return inside[next] }
            }
            return fields[key].next(from: index, platform)
        case .spatial: return SpatialFocus().next(from: index, frames, direction)
        case .projection: return ProjectionFocus().next(from: index, frames, direction)
        case .rectilinear: return DistanceFocus(isRectilinear: true).next(from: index, frames, direction)
        case .direction: return DistanceFocus(isRectilinear: false).next(from: index, frames, direction)
        }
    }
}

extension Frame {
    /// Whether a frame lies in this one, edges included.
    func encloses(_ other: Frame) -> Bool {
        other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
    }
}
