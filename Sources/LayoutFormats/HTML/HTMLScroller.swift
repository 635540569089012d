import LayoutModel

/// What a page says of the size of a box along one axis, in CSS pixels, and of what does not fit.
struct HTMLExtent {
    /// The stated size, the smallest and the largest; nil where nothing is said, or not in pixels.
    var size, least, most: Double?
    /// The word for `overflow`; nil where nothing is said.
    var overflow: String?

    init() {}

    /// - Parameter values: the values of `height`, `min-height` and `max-height`, or those for the width.
    init(_ values: ArraySlice<String?>) {
        let pixels = values.map { $0.flatMap(Self.pixels) }
        (size, least, most) = (pixels[0], pixels[1], pixels[2])
    }

    /// The room of a box that scrolls what does not fit; nil for other boxes, and where the file does not say it.
    var scrollRoom: Double? {
        guard let overflow, ["auto", "scroll"].contains(overflow) else { return nil }
        return [size, most].compactMap(\.self).min().map { max($0, least ?? 0) }
    }

    /// What a box takes at least.
    var need: Double? { [size.map { min($0, most ?? $0) }, least].compactMap(\.self).max() }

    private static func pixels(_ value: String) -> Double? {
        value == "0" ? 0 : value.hasSuffix("px") ? Double(value.dropLast(2)).flatMap { $0 >= 0 ? $0 : nil } : nil
    }
}

/// Boxes that scroll: Tab stops on one in which nothing takes the focus.
///
/// Only boxes count whose own size and that of something inside are stated in pixels: a file holds no layout. Source:
/// Chromium, "Keyboard focusable scrollers" (from version 130).
enum HTMLScroller {
    /// The directions in which something in a box is larger than the box, which then scrolls; nil where nothing is.
    ///
    /// O(elements inside up to the next such box).
    static func axis(of node: MarkupNode, in page: HTMLPage) -> ScrollAxis? {
        let extents = page.styles.shownState(of: node).extents
        func overflows(_ across: Double?, _ down: Double?) -> Bool {
            guard across != nil || down != nil else { return false }
            return node.children.contains { holds($0, largerThan: (across, down), in: page) }
        }
        switch (overflows(extents.across.scrollRoom, nil), overflows(nil, extents.down.scrollRoom)) {
        case (true, true): return .both
        case (true, false): return .horizontal
        case (false, true): return .vertical
        case (false, false): return nil
        }
    }

    private static func holds(
        _ node: MarkupNode, largerThan room: (across: Double?, down: Double?), in page: HTMLPage
    ) -> Bool {
        guard !node.isText, !HTMLElements.silent.contains(node.name) else { return false }
        let style = page.styles.shownState(of: node)
        guard !page.isTakenOut(node, style) else { return false }
        let extents = style.extents
        if let room = room.across, let need = extents.across.need, need > room { return true }
        if let room = room.down, let need = extents.down.need, need > room { return true }
        // What overflows a box that scrolls or clips by itself is no longer this one's.
        let clips = [extents.across, extents.down].contains { $0.overflow != nil && $0.overflow != "visible" }
        return !clips && node.children.contains { holds($0, largerThan: room, in: page) }
    }
}

extension HTMLScreenBuilder {
    /// Makes what a box that scrolls holds a container that does; one that is a container already only says so.
    ///
    /// - Parameter start: the place in the list at which what the box holds begins.
    func addScroller(_ node: MarkupNode, _ axis: ScrollAxis, at start: Int, in list: inout [HTMLDraft]) {
        guard start < list.count else { return }
        if list.count == start + 1, list[start].node == node, list[start].element.kind == .group {
            return list[start].element.scrolls = axis
        }
        var group = Element(.group)
        group.container = ContainerType.none
        group.scrolls = axis
        list.replaceSubrange(start..., with: [HTMLDraft(element: group, node: node, children: Array(list[start...]))])
    }

    /// Puts a stop for a box that scrolls before what it holds, unless something in it takes the focus.
    ///
    /// - Parameter start: the place in the list at which what the box holds begins.
    mutating func addScrollStop(
        _ node: MarkupNode, _ around: HTMLSurroundings, at start: Int, in list: inout [HTMLDraft]
    ) {
        var tabbable = 0
        for index in start..<max(start, list.count) {
            list[index].forEachTarget { tabbable += $0.element.tabIndex ?? 0 >= 0 ? 1 : 0 }
        }
        guard tabbable == 0 else { return }
        let focus = HTMLFocus(scroller: around)
        let label = names.name(of: node, fromContent: false)
        var stop = HTMLDraft(element: Element(role: .other, label: label), node: node, isTarget: true)
        stop.tabPlaces = around.scopes + [.init(index: focus.tabIndex, offset: node.offset)]
        HTMLStop.read(node, focus, around, into: &stop.element, &notes)
        list.insert(stop, at: start)
    }
}
