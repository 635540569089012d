public import LayoutModel

/// The pages that scrolling brings into view on an access tree, and how far each element must be scrolled to.
///
/// A page is what is visible after so many scrolls: the stops outside what scrolls, and those of the container that show
/// then. Sources: NavCost.docc, "The model", Scrolling.
public struct ScrollPages: Hashable, Codable, Sendable {
    /// One way in which one container scrolls.
    public struct Track: Hashable, Codable, Sendable {
        /// The container.
        public var container: ElementIndex
        /// Whether it scrolls to the left and right.
        public var isHorizontal: Bool

        /// The direction of scrolls that go on, or back.
        public func direction(isForward: Bool) -> ScrollDirection {
            isHorizontal ? (isForward ? .right : .left) : (isForward ? .down : .up)
        }
    }

    /// What is visible after so many scrolls.
    public struct Page: Hashable, Codable, Sendable {
        /// How many pages each track has been scrolled by; below 0 for up and left.
        public var position: [Int]
        /// By how many points the view has moved along each track.
        public var offsets: [Double]
        /// The page that one more scroll of each track leads to, on and back; nil where there is none.
        public var next, previous: [Int?]
        /// The first stop of the page in the tree.
        public internal(set) var start: StopIndex = 0
        /// The offset after its last stop.
        public internal(set) var end: StopIndex = 0
        /// The number of stops at its top level.
        public internal(set) var rootCount = 0

        /// The first stop of the page; nil where it has none.
        public var first: StopIndex? { start < end ? start : nil }

        /// The number of scrolls from what is visible at first.
        public var scrolls: Int { position.reduce(0) { $0 + abs($1) } }
    }

    /// The ways in which containers must be scrolled, outer ones first.
    public let tracks: [Track]
    /// What is visible at first, then every page that a target needs; only the first where the cursor scrolls by itself.
    public internal(set) var pages: [Page]
    /// The pages on each track of what must be scrolled to.
    public let positions: [ElementIndex: [Int]]
    /// Whether pages are counted in targets because the file has no frames.
    public let countsTargets: Bool

    /// The number of scrolls that bring an element into view; 0 where it is visible. O(1).
    public func scrolls(to element: ElementIndex) -> Int { positions[element]?.reduce(0) { $0 + abs($1) } ?? 0 }

    /// The page that a stop of the tree is on. O(log pages).
    public func page(of stop: StopIndex) -> Int {
        max(0, pages.partitionIndex { $0.start > stop } - 1)
    }

    /// The numbers of the tracks of a container, which stand side by side as containers do in the file. O(log tracks).
    func tracks(of container: ElementIndex) -> Range<Int> {
        let first = tracks.partitionIndex { $0.container >= container }
        var end = first
        while end < tracks.count, tracks[end].container == container { end += 1 }
        return first..<end
    }

    /// The tracks of the nearest containers around an element, one for each axis. O(depth log tracks).
    func tracks(around element: ElementIndex, on screen: Screen) -> [Int] {
        var result: [Int] = []
        var next = screen[element].parent
        while let index = next {
            for number in tracks(of: index)
            where !result.contains(where: { tracks[$0].isHorizontal == tracks[number].isHorizontal }) {
                result.append(number)
            }
            next = screen[index].parent
        }
        return result
    }

    /// By how much an element lies elsewhere on a page than the file says, in points. O(depth log tracks).
    public func shift(of element: ElementIndex, on page: Int, _ screen: Screen) -> (x: Double, y: Double) {
        var shift = (x: 0.0, y: 0.0)
        guard page > 0 else { return shift }
        var next = screen[element].parent
        while let index = next {
            for number in tracks(of: index) {
                if tracks[number].isHorizontal {
                    shift.x -= pages[page].offsets[number]
                } else {
                    shift.y -= pages[page].offsets[number]
                }
            }
            next = screen[index].parent
        }
        return shift
    }
}

extension ScrollPages {
    /// The pages of a screen, what stands on each, and why elements have none; the pages are nil where nothing must be scrolled to.
    /// What stands on them is empty there, and where the cursor scrolls by itself.
    ///
    /// - Parameters:
    ///   - list: what the method stops on, where nothing has been scrolled.
    ///   - elements: what must be scrolled to.
    static func make(
        _ map: ScrollMap, _ screen: Screen, _ list: StopList, for elements: [ElementIndex], _ scroll: TreeRules.Scroll
    ) -> (pages: ScrollPages?, tops: [[OrderedNode]], obstacles: [ElementIndex: String]) {
        let share = scroll.page
        var obstacles: [ElementIndex: String] = [:]
        var found: [(element: ElementIndex, position: [Int: Int])] = []
        for element in elements {
            switch map.position(of: element, share: share) {
            case .success(let position): found.append((element, position))
            case .failure(let obstacle): obstacles[element] = obstacle.reason
            }
        }
        let used = Set(found.flatMap(\.position.keys))
        // A container stands in the file before what it holds: outer tracks come first.
        let order = Array(map.tracks.indices.filter(used.contains).prefix(PageBudget.tracks(for: found.count)))
        guard !order.isEmpty else { return (nil, [], obstacles) }
        let numbers = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        var positions: [ElementIndex: [Int]] = [:]
        for (element, position) in found {
            var all = [Int](repeating: 0, count: order.count)
            for (track, page) in position { if let number = numbers[track] { all[number] = page } }
            if position.keys.allSatisfy({ numbers[$0] != nil }) {
                positions[element] = all
            } else {
                obstacles[element] = ScrollObstacle.tooFar.reason
            }
        }
        let scrollStops = scroll.hasContainerStops ? Set(order.map { map.tracks[$0].container }) : []
        func top(at position: [Int]) -> [OrderedNode] {
            let places = Dictionary(uniqueKeysWithValues: position.enumerated().map { (order[$0], $1) })
            let view = ScrollView(map: map, share: share, position: places)
            return list.scrolled(to: view, stops: scrollStops).make()
        }
        let start = [Int](repeating: 0, count: order.count)
        var tops: [[Int]: [OrderedNode]] = [start: scroll.isByPages ? top(at: start) : []]
        if scroll.isByPages {
            var budget = PageBudget(screen, containers: order.map { map.tracks[$0].container })
            let elements = Dictionary(grouping: positions.keys) { positions[$0]! }
            // The nearest first, so that what is too far is what lies farthest.
            for position in elements.keys.sorted(by: PageBudget.isNearer) {
                if let way = budget.way(to: position, beside: tops, top) {
                    tops.merge(way) { old, _ in old }
                } else {
                    for element in elements[position]! {
                        positions[element] = nil
                        obstacles[element] = ScrollObstacle.tooFar.reason
                    }
                }
            }
        }
        let sorted = tops.keys.sorted(by: PageBudget.isNearer)
        let index = Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1, $0) })
        func neighbour(_ position: [Int], _ track: Int, by step: Int) -> Int? {
            var position = position
            position[track] += step
            return index[position]
        }
        let pages = sorted.map { position in
            Page(
                position: position,
                offsets: position.enumerated().map { map.offset(of: $1, on: order[$0], share: share) },
                next: order.indices.map { neighbour(position, $0, by: 1) },
                previous: order.indices.map { neighbour(position, $0, by: -1) })
        }
        let result = ScrollPages(
            tracks: order.map {
                Track(container: map.tracks[$0].container, isHorizontal: map.tracks[$0].isHorizontal)
            }, pages: pages, positions: positions,
            countsTargets: order.contains { map.tracks[$0].viewport == nil })
        return (result, scroll.isByPages ? sorted.map { tops[$0]! } : [], obstacles)
    }
}

/// Some scrolls of one container in one direction.
public struct ScrollLeg: Hashable, Codable, Sendable {
    /// The container.
    public var container: ElementIndex
    /// Whither the view moves.
    public var direction: ScrollDirection
    /// How often.
    public var count: Int
}

extension AccessTree {
    /// The pages after the first that have stops. O(1).
    public var furtherPages: Range<Int> { 1..<max(1, scrolling?.pages.count ?? 1) }

    /// The scrolls that lead to a page from what is visible at first, outer containers first. O(tracks).
    public func scrollLegs(to page: Int) -> [ScrollLeg] {
        guard let scrolling else { return [] }
        return scrolling.pages[page].position.enumerated().compactMap { track, count in
            count == 0
                ? nil
                : ScrollLeg(
                    container: scrolling.tracks[track].container,
                    direction: scrolling.tracks[track].direction(isForward: count > 0), count: abs(count))
        }
    }
}

/// What shows of a screen after so many scrolls.
struct ScrollView: Sendable {
    let map: ScrollMap
    let share: Double
    /// The page of each track that must be scrolled for something.
    let position: [Int: Int]

    /// Whether any part of an element shows.
    func shows(_ element: ElementIndex, isOffscreen: Bool) -> Bool {
        // Where nothing has been scrolled, the file's word counts.
        if isOffscreen, position.values.allSatisfy({ $0 == 0 }) { return false }
        return map.isShown(element, at: position, isOffscreen: isOffscreen, share: share)
    }

    /// The children of a container of which any may show; nil where all have to be looked at. O(log children).
    func children(of container: ElementIndex) -> ArraySlice<ElementIndex>? {
        guard let rows = map.rows[container], let viewport = map.tracks[rows.track].viewport else { return nil }
        let offset = position[rows.track].map { map.offset(of: $0, on: rows.track, share: share) } ?? 0
        // Sums are rounded; what is there in vain is looked at again.
        return rows.children(in: viewport.lowerBound + offset - 0.01...viewport.upperBound + offset + 0.01)
    }

    /// Where an element is; what no container scrolls stays where it was. O(containers around it).
    func frame(of element: ElementIndex, on screen: Screen) -> Frame? {
        var frame = screen[element].frame
        for container in map.containers(around: element) {
            for track in map.tracks(of: container) {
                guard let page = position[track], page != 0 else { continue }
                frame = frame?.shifted(
                    by: -map.offset(of: page, on: track, share: share), map.tracks[track].isHorizontal)
            }
        }
        return frame
    }
}
