import AccessCost
import LayoutModel

/// Where the stops of an access tree are drawn: at their frames, or as nested boxes in order where no frame is known.
struct Drawing {
    /// What the picture shows, in its own points.
    var bounds: Frame
    /// One entry for each stop; nil for those that have no place of their own.
    var stops: [Frame?]
    /// Elements that are not stops, for orientation.
    var others: [ElementIndex] = []
    /// Whether positions are unknown and the boxes only show the order.
    var isOutline = false
    /// The stops that lie outside the picture, or whose place is unknown.
    var missing = 0
    /// Where each page that scrolling brings into view is drawn, the first one being the screen as it is.
    var pages: [Frame] = []
    /// What is visible at first, where content that the cursor scrolls to is drawn around it.
    var fold: Frame?

    /// Pages after these are not drawn.
    static let mostPages = 12

    /// The places for one tree of a screen. O(stops + elements).
    init(_ screen: Screen, _ tree: AccessTree) {
        bounds = Frame(x: 0, y: 0, width: screen.width ?? 0, height: screen.height ?? 0)
        stops = tree.stops.map { stop in
            stop.element.flatMap { screen[$0].frame }.flatMap { $0.isEmpty || !$0.isDrawable ? nil : $0 }
        }
        let paper = bounds
        if tree.furtherPages.count > 0, !paper.isEmpty, paper.isDrawable { placePages(screen, tree) }
        let leaves = tree.stops.indices.filter { tree.stops[$0].kind == .target || tree.stops[$0].kind == .text }
        if leaves.allSatisfy({ stops[$0] == nil }) {
            self = Drawing(outlineOf: tree)
            return
        }
        // A box is as large as what it holds where it has no size of its own; children stand behind their parents.
        for stop in tree.stops.indices.reversed() where tree.stops[stop].parent >= 0 {
            let parent = tree.stops[stop].parent
            guard let frame = stops[stop], tree.stops[parent].element.flatMap({ screen[$0].frame }) == nil else {
                continue
            }
            stops[parent] = stops[parent].map { $0.union(frame) } ?? frame
        }
        if bounds.isEmpty || !bounds.isDrawable {
            let frames = leaves.compactMap { stops[$0] }
            bounds = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
        }
        if tree.scrolling != nil, tree.furtherPages.isEmpty, !bounds.isEmpty, bounds.isDrawable {
            // The cursor goes on beyond the edge: the whole content, with a line around what is visible at first.
            let all = leaves.compactMap { stop -> Frame? in
                let element = tree.stops[stop].element
                return element.flatMap { tree.scrolling?.positions[$0] } == nil ? nil : stops[stop]
            }
            let whole = all.reduce(bounds) { $0.union($1) }
            if whole != bounds, whole.height < 20 * bounds.height, whole.width < 20 * bounds.width {
                fold = bounds
                bounds = whole
            }
        }
        // The part that is seen, but for outlines of other shapes.
        for stop in leaves {
            guard let frame = stops[stop], let seen = frame.intersection(bounds), seen != frame else { continue }
            if tree.stops[stop].element.map({ screen[$0].shape == .rectangle }) ?? true { stops[stop] = seen }
        }
        missing = leaves.count { stops[$0].map { !$0.intersects(bounds) } ?? true }
        let drawn = Set(tree.stops.compactMap(\.element))
        others = screen.elements.indices.map(ElementIndex.init).filter { index in
            let element = screen[index]
            guard !drawn.contains(index), element.isAccessibilityElement, !element.isHidden else { return false }
            return element.frame.map { !$0.isEmpty && $0.isDrawable && $0.intersects(bounds) } ?? false
        }
    }

    /// Puts pages beside each other: what shows on each where it shows there.
    private mutating func placePages(_ screen: Screen, _ tree: AccessTree) {
        guard let scrolling = tree.scrolling else { return }
        let (width, gap) = (bounds.width, bounds.width * 0.06)
        for (page, entry) in scrolling.pages.enumerated() {
            let paper = Frame(
                x: bounds.x + Double(page) * (width + gap), y: bounds.y, width: width, height: bounds.height)
            if page < Self.mostPages { pages.append(paper) }
            for stop in entry.start..<entry.end {
                guard page < Self.mostPages, let element = tree.stops[stop].element, var frame = stops[stop] else {
                    stops[stop] = page < Self.mostPages ? stops[stop] : nil
                    continue
                }
                let shift = scrolling.shift(of: element, on: page, screen)
                frame.x += shift.x + paper.x - bounds.x
                frame.y += shift.y
                // What sticks out of a page is not seen.
                stops[stop] = frame.intersection(paper)
            }
        }
        bounds = pages[pages.count - 1].union(bounds)
    }

    /// Nested boxes in visiting order.
    private init(outlineOf tree: AccessTree) {
        let width = Self.outlineWidth
        bounds = Frame(x: 0, y: 0, width: width, height: 0)
        stops = Array(repeating: nil, count: tree.stops.count)
        isOutline = true
        let first = tree.stops.isEmpty ? nil : 0
        bounds.height = place(tree, from: first, x: 0, y: 0, width: width)
    }

    /// The width of nested boxes in order, in pixels: two drawings stand beside each other, in the player as well.
    static let outlineWidth = 420.0

    /// Places a list in lines of boxes, groups in lines of their own below their names; returns its height.
    private mutating func place(_ tree: AccessTree, from first: StopIndex?, x: Double, y: Double, width: Double)
        -> Double
    {
        let (gap, height, heading) = (6.0, 26.0, 14.0)
        let columns = max(1, Int((width + gap) / 130))
        let cell = (width - Double(columns - 1) * gap) / Double(columns)
        var (column, top, next) = (0, y, first)
        while let stop = next {
            if tree.stops[stop].kind == .group {
                if column > 0 { top += height + gap }
                column = 0
                top += heading
                let inner = place(
                    tree, from: tree.firstChild(of: stop), x: x + gap, y: top + gap, width: width - 2 * gap)
                stops[stop] = Frame(x: x, y: top, width: width, height: inner + 2 * gap)
                top += inner + 3 * gap
            } else if tree.stops[stop].kind != .exit {
                stops[stop] = Frame(x: x + Double(column) * (cell + gap), y: top, width: cell, height: height)
                column += 1
                if column == columns {
                    column = 0
                    top += height + gap
                }
            }
            next = tree.next(after: stop)
        }
        if column > 0 { top += height + gap }
        return max(0, top - gap - y)
    }
}

extension Frame {
    /// Whether the numbers are such that a picture can show them.
    var isDrawable: Bool {
        [x, y, width, height].allSatisfy { $0.isFinite && abs($0) < 1e6 }
    }
}
