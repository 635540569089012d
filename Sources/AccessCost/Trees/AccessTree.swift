public import LayoutModel

/// How an access tree is made of a screen.
public enum TreeKind: String, CaseIterable, Hashable, Sendable, Codable {
    /// Every container dissolved.
    case flat
    /// Containers as the access method sees them.
    case grouped
    /// Rows of the screen, each entered as a group: row-column scanning.
    case rows
    /// Scan blocks or containers, then rows inside them.
    case blocks
    /// Near-equal contiguous parts, again and again: group selection with several switches.
    case halves
}

/// The index of a stop in an access tree's preorder array.
public typealias StopIndex = Int

/// The ordered tree of stops and groups that one access method makes of a screen, stored flat in preorder.
public struct AccessTree: Hashable, Codable, Sendable {
    /// What the cursor, highlight or focus lands on.
    public struct Stop: Hashable, Codable, Sendable {
        /// What a stop is for.
        public enum Kind: String, Hashable, Sendable, Codable {
            /// An element that a person can act on.
            case target
            /// It can be entered.
            case group
            /// It is only read.
            case text
            /// The exit item of a group.
            case exit
            /// A container that is a stop because it scrolls; selecting it opens a menu.
            case scroll
        }

        /// What the stop is for.
        public var kind: Kind
        /// The element that it stands for; nil for rows, parts and exits.
        public var element: ElementIndex?
        /// The name that is shown for a stop without an element.
        public var name: String
        /// The group around it, -1 at the top.
        public var parent: StopIndex
        /// The offset just after its last descendant.
        public var end: StopIndex
        /// The position among its siblings, from 1.
        public var position: Int
        /// The number of stops in its list, itself included.
        public var siblingCount: Int
        /// The number of groups around it.
        public var depth: Int
    }

    /// An element that the method skips, and why.
    public struct LeftOut: Hashable, Codable, Sendable {
        /// The element.
        public var element: ElementIndex
        /// Why the method skips it.
        public var reason: LeftOutReason
        /// Why it cannot be scrolled to, where that is the reason.
        public var detail: String?
    }

    /// How the tree was made.
    public let kind: TreeKind
    /// All stops in preorder: those of what is visible at first, then those of each further page (`scrolling`), on which a
    /// stop that is visible there, too, stands again.
    public internal(set) var stops: ContiguousArray<Stop> = []
    /// The number of stops that the cursor can land on without entering a group.
    public internal(set) var rootCount = 0
    /// The pages that scrolling brings into view; nil where nothing must be scrolled to.
    public internal(set) var scrolling: ScrollPages?
    /// The elements that the method skips, in file order; containers are not listed.
    public internal(set) var leftOut: [LeftOut] = []
    /// The groups that were dissolved because they hold a single stop.
    public internal(set) var dissolved: [ElementIndex] = []
    /// Why the tree cannot be made of this screen; nil where it can.
    public internal(set) var unavailable: String?

    init(kind: TreeKind) { self.kind = kind }

    /// The stops that are visible at first. O(1).
    public var visibleStops: Range<StopIndex> { stops(on: 0) }

    /// The stops of each page, those visible at first before the others. O(pages).
    public var pageRanges: [Range<StopIndex>] { (0...furtherPages.count).map(stops(on:)) }

    /// The stops of a page. O(1).
    func stops(on page: Int) -> Range<StopIndex> {
        guard let pages = scrolling?.pages, pages.count > 1 else { return stops.indices }
        return pages[page].start..<pages[page].end
    }

    /// The position of a stop on each level, from the top. O(depth).
    public func path(of stop: StopIndex) -> [Int] {
        var positions: [Int] = []
        positions.reserveCapacity(stops[stop].depth + 1)
        var current = stop
        while current >= 0 {
            positions.append(stops[current].position)
            current = stops[current].parent
        }
        positions.reverse()
        return positions
    }

    /// The number of siblings on each level of a stop's path, each stop included, from the top. O(depth).
    public func siblingCounts(of stop: StopIndex) -> [Int] {
        var siblingCounts: [Int] = []
        var current = stop
        while current >= 0 {
            siblingCounts.append(stops[current].siblingCount)
            current = stops[current].parent
        }
        return siblingCounts.reversed()
    }

    /// The stop after this one in its list, nil for the last. O(1).
    public func next(after stop: StopIndex) -> StopIndex? {
        stops[stop].position < stops[stop].siblingCount ? stops[stop].end : nil
    }

    /// The first stop inside a group, nil where there is none. O(1).
    public func firstChild(of stop: StopIndex) -> StopIndex? {
        stops[stop].end > stop + 1 ? stop + 1 : nil
    }

    /// The first stop of each element that is a target, on the page with the fewest scrolls, nil elsewhere; one entry per element of the screen. O(stops).
    public func stopsByElement(count: Int) -> ContiguousArray<StopIndex?> {
        var result = ContiguousArray<StopIndex?>(repeating: nil, count: count)
        for (offset, stop) in stops.enumerated() where stop.kind == .target || stop.kind == .text {
            guard let element = stop.element, result[element.rawValue] == nil else { continue }
            result[element.rawValue] = offset
        }
        return result
    }
}
