import LayoutModel

/// What of a screen must be scrolled to, and in which containers: the geometry, before a method says how large a page is.
///
/// A container that scrolls shows the part of its content that lies inside its frame. Containers are those that the file
/// names (`Element.scrolls`); as the last resort, the nearest group around an element that the file calls off screen and
/// that holds something visible.
struct ScrollMap: Sendable {
    /// One way in which one container scrolls.
    struct Track: Sendable {
        /// The container.
        var container: ElementIndex
        /// Whether it scrolls to the left and right.
        var isHorizontal: Bool
        /// The visible part along the axis; nil where the file has no frames, and members are counted.
        var viewport: ClosedRange<Double>?
        /// Where the content begins and ends along the axis.
        var content = 0.0...0.0
        /// The number of members that are visible now, where members are counted.
        var visibleCount = 0
    }

    let tracks: [Track]
    /// The tracks of each container that scrolls.
    private let tracksOfContainer: [ElementIndex: [Int]]
    /// The nearest container that scrolls around each element, -1 where there is none.
    private let nearest: ContiguousArray<Int32>
    /// The place of each element among the counted members of its container: 0 for the visible, from 1 after them, below 0
    /// before them.
    private let ordinals: [ElementIndex: Int]
    /// The children of containers that follow each other along the one track of each.
    let rows: [ElementIndex: ScrollRows]
    private let screen: Screen
    private let screenFrame: Frame?

    /// The map of a screen on which something scrolls, or is off screen. O(elements x nested containers).
    init(_ screen: Screen, _ entries: ContiguousArray<Exposure.Entry>, platform: Platform?) {
        self.screen = screen
        screenFrame =
            screen.width.flatMap { width in screen.height.map { Frame(x: 0, y: 0, width: width, height: $0) } }
            .flatMap { $0.isEmpty ? nil : $0 }
        var scrolls: [ElementIndex: ScrollAxis] = [:]
        for offset in screen.elements.indices where entries[offset].reason != .hidden {
            if let axis = screen.elements[offset].scrollAxis(on: platform) { scrolls[ElementIndex(offset)] = axis }
        }
        let isShown = entries.map { $0.reason == nil && $0.isAccessible }
        var inferred: Set<ElementIndex> = []
        var nearest = Self.nearestContainers(screen, scrolls)
        let last = ScrollInference(screen, entries)
        for offset in screen.elements.indices
        where isShown[offset] && nearest[offset] < 0 && entries[offset].isOffscreen
            && !Self.liesOutside(screen.elements[offset].frame, screenFrame)
        {
            if let container = last.container(around: ElementIndex(offset)) { inferred.insert(container) }
        }
        if !inferred.isEmpty {
            for container in inferred { scrolls[container] = .both }
            nearest = Self.nearestContainers(screen, scrolls)
        }
        self.nearest = nearest

        var bounds: [ElementIndex: Frame] = [:]
        var counted: [ElementIndex: [ElementIndex]] = [:]
        func expand(_ offset: Int) {
            guard nearest[offset] >= 0 else { return }
            let container = ElementIndex(Int(nearest[offset]))
            guard let frame = screen.elements[offset].frame, !frame.isEmpty else { return }
            bounds[container] = bounds[container]?.union(frame) ?? frame
        }
        for offset in screen.elements.indices {
            if isShown[offset] {
                expand(offset)
                if nearest[offset] >= 0 {
                    counted[ElementIndex(Int(nearest[offset])), default: []].append(ElementIndex(offset))
                }
            } else if scrolls[ElementIndex(offset)] != nil {
                expand(offset)
            }
        }

        var tracks: [Track] = []
        var tracksOfContainer: [ElementIndex: [Int]] = [:]
        var ordinals: [ElementIndex: Int] = [:]
        for container in scrolls.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
            let axis = scrolls[container]!
            var view = screen[container].frame.flatMap { $0.isEmpty ? nil : $0 }
            if inferred.contains(container), let visible = last.visibleFrame(in: container) { view = visible }
            if let own = view, let screenFrame, let seen = own.intersection(screenFrame) { view = seen }
            for isHorizontal in [false, true] where axis == .both || (axis == .horizontal) == isHorizontal {
                var track = Track(container: container, isHorizontal: isHorizontal, viewport: nil)
                if let view {
                    let viewport = view.interval(isHorizontal)
                    let content = (bounds[container] ?? view).interval(isHorizontal)
                    track.viewport = viewport
                    track.content =
                        min(viewport.lowerBound, content.lowerBound)...max(viewport.upperBound, content.upperBound)
                } else if axis == .both {
                    continue
                } else {
                    let members = counted[container] ?? []
                    let visible = members.indices.filter { !entries[members[$0].rawValue].isOffscreen }
                    track.visibleCount = visible.count
                    for (place, member) in members.enumerated() where entries[member.rawValue].isOffscreen {
                        guard let first = visible.first, let end = visible.last else { break }
                        ordinals[member] = place > end ? place - end : place < first ? place - first : 0
                    }
                }
                tracksOfContainer[container, default: []].append(tracks.count)
                tracks.append(track)
            }
        }
        self.tracks = tracks
        self.tracksOfContainer = tracksOfContainer
        self.ordinals = ordinals
        var rows: [ElementIndex: ScrollRows] = [:]
        for (container, own) in tracksOfContainer where own.count == 1 && tracks[own[0]].viewport != nil {
            rows[container] = ScrollRows(
                screen, container, track: own[0], isHorizontal: tracks[own[0]].isHorizontal,
                scrolls: { scrolls[$0] != nil })
        }
        self.rows = rows
    }

    private static func nearestContainers(
        _ screen: Screen, _ scrolls: [ElementIndex: ScrollAxis]
    ) -> ContiguousArray<Int32> {
        var nearest = ContiguousArray<Int32>()
        nearest.reserveCapacity(screen.elements.count)
        for offset in screen.elements.indices {
            guard let parent = screen.elements[offset].parent else {
                nearest.append(-1)
                continue
            }
            nearest.append(scrolls[parent] != nil ? Int32(parent.rawValue) : nearest[parent.rawValue])
        }
        return nearest
    }

    /// Whether a frame has no part on a screen of known size.
    static func liesOutside(_ frame: Frame?, _ screen: Frame?) -> Bool {
        guard let frame, !frame.isEmpty, let screen else { return false }
        return !frame.intersects(screen)
    }

    /// The containers that scroll around an element, the innermost first.
    func containers(around element: ElementIndex) -> [ElementIndex] {
        var result: [ElementIndex] = []
        var next = nearest[element.rawValue]
        while next >= 0 {
            result.append(ElementIndex(Int(next)))
            next = nearest[Int(next)]
        }
        return result
    }

    /// The tracks of a container that scrolls.
    func tracks(of container: ElementIndex) -> [Int] { tracksOfContainer[container] ?? [] }

    /// Whether a container around an element hides it now although it lies on the screen.
    func isClipped(_ element: ElementIndex) -> Bool {
        guard let frame = frame(of: element) else { return false }
        return containers(around: element).contains { container in
            tracks(of: container).contains { track in
                tracks[track].viewport.map { !$0.shows(frame.interval(tracks[track].isHorizontal)) } ?? false
            }
        }
    }

    /// The frame of an element, or the nearest one around it below its container.
    private func frame(of element: ElementIndex) -> Frame? {
        var next = element
        while true {
            if let frame = screen[next].frame, !frame.isEmpty { return frame }
            guard let parent = screen[next].parent, Int32(parent.rawValue) != nearest[element.rawValue] else {
                return nil
            }
            next = parent
        }
    }

    /// The page of an element on each track that must be scrolled for it, or why it cannot be told.
    ///
    /// - Parameter share: the part of the visible extent that one scroll moves the view by.
    func position(of element: ElementIndex, share: Double) -> Result<[Int: Int], ScrollObstacle> {
        let around = containers(around: element)
        guard !around.isEmpty else { return .failure(.noContainer) }
        var frame = frame(of: element)
        var position: [Int: Int] = [:]
        var isKnown = false
        for container in around {
            let own = tracks(of: container)
            if own.isEmpty { return .failure(.noDirection) }
            for track in own {
                guard let page = page(on: tracks[track], of: element, frame, share) else {
                    if tracks[track].viewport != nil, frame == nil { return .failure(.noFrame) }
                    continue
                }
                isKnown = true
                guard abs(page) < Self.mostScrolls else { return .failure(.tooFar) }
                guard page != 0 else { continue }
                position[track] = page
                frame = frame?.shifted(by: -offset(of: page, on: track, share: share), tracks[track].isHorizontal)
            }
        }
        guard isKnown else { return .failure(.contradiction) }
        if position.isEmpty {
            // By its frame it is in view, but the file says that it is not: a scroll uncovers it, or nothing does.
            for container in around {
                for track in tracks(of: container) {
                    for page in [1, -1] where offset(of: page, on: track, share: share) != 0 {
                        guard isShown(element, at: [track: page], isOffscreen: true, share: share) else { continue }
                        return .success([track: page])
                    }
                }
            }
            return .failure(.contradiction)
        }
        if Self.liesOutside(frame, screenFrame) { return .failure(.noContainer) }
        return .success(position)
    }

    /// What lies as many scrolls away has no position: a frame is wrong, or the file is made to be hard.
    private static let mostScrolls = 1_000_000

    private func page(on track: Track, of element: ElementIndex, _ frame: Frame?, _ share: Double) -> Int? {
        guard let viewport = track.viewport else {
            guard let ordinal = ordinals[element], track.visibleCount > 0 else { return nil }
            let size = track.visibleCount
            return ordinal > 0 ? (ordinal + size - 1) / size : ordinal < 0 ? -((size - 1 - ordinal) / size) : 0
        }
        guard let own = frame?.interval(track.isHorizontal) else { return nil }
        if viewport.shows(own) { return 0 }
        let step = share * (viewport.upperBound - viewport.lowerBound)
        let isAfter = own.lowerBound >= viewport.upperBound
        let distance = isAfter ? own.lowerBound - viewport.upperBound : viewport.lowerBound - own.upperBound
        // The first page on which any part of it shows; the last page ends where the content does.
        let pages = (distance / step).rounded(.down) + 1
        let farthest =
            isAfter ? track.content.upperBound - viewport.upperBound : viewport.lowerBound - track.content.lowerBound
        let count = min(pages, max(1, (farthest / step).rounded(.up)))
        let limited = Int(min(count, Double(Self.mostScrolls)))
        return isAfter ? limited : -limited
    }

    /// By how much the view has moved along a track on a page, in points: not beyond the ends of the content.
    func offset(of page: Int, on track: Int, share: Double) -> Double {
        let track = tracks[track]
        guard let viewport = track.viewport else { return 0 }
        let moved = Double(page) * share * (viewport.upperBound - viewport.lowerBound)
        return min(
            max(moved, track.content.lowerBound - viewport.lowerBound), track.content.upperBound - viewport.upperBound)
    }

    /// Whether any part of an element shows where tracks stand on some pages; the others stand as they do now.
    func isShown(_ element: ElementIndex, at position: [Int: Int], isOffscreen: Bool, share: Double) -> Bool {
        var frame = frame(of: element)
        for container in containers(around: element) {
            for track in tracks(of: container) {
                let page = position[track] ?? 0
                guard let viewport = tracks[track].viewport else {
                    guard let own = self.page(on: tracks[track], of: element, frame, share) else {
                        if page != 0 || isOffscreen { return false }
                        continue
                    }
                    if own != page { return false }
                    continue
                }
                if page != 0 {
                    frame = frame?.shifted(by: -offset(of: page, on: track, share: share), tracks[track].isHorizontal)
                }
                if let frame, !viewport.shows(frame.interval(tracks[track].isHorizontal)) { return false }
            }
        }
        return !Self.liesOutside(frame, screenFrame)
    }
}
