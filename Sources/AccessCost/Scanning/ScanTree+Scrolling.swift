/// The menus that scroll. After a scroll the menu stays open with the highlight on the same item, so that selecting again
/// scrolls on; its exit starts the scan on the page that is visible then.
extension ScanTree {
    /// A menu that stays open on a page after a scroll.
    struct OpenMenu: Hashable, Sendable {
        var page: Int
        var tracks: [Int]
    }

    /// An item that scrolls.
    struct ScrollItem: Sendable {
        var node: Int
        /// The menu that is open afterwards; nil at the end of the content.
        var menu: OpenMenu?
        /// The index of the item in that menu.
        var index: Int
    }

    /// The scrolls that the menu of a stop offers.
    func menuScrolls(of stop: StopIndex) -> [ScrollOptions.Option] {
        timing.scrollMenu == .container || !timing.menuOrder.contains(.scroll) ? [] : scrolls(of: stop)
    }

    /// The scrolls of the containers around a stop, in the order of the menu.
    func scrolls(of stop: StopIndex) -> [ScrollOptions.Option] {
        let tracks = options.tracks(of: stop)
        return tracks.isEmpty ? [] : options.options(of: tracks, on: options.page(of: stop))
    }

    /// The scrolls of a page where selecting a target always activates it: the menu of the page offers them, as no target
    /// has one.
    func pageScrolls(onPageOf stop: StopIndex) -> [ScrollOptions.Option] {
        guard context.action == .activate, timing.activation == .always, !timing.opensMenuForSeveral,
            timing.scrollMenu != .container, timing.menuOrder.contains(.scroll), options.pageCount > 1
        else { return [] }
        return options.options(of: Array(0..<options.trackCount), on: options.page(of: stop))
    }

    /// Adds the scanner menu as the last item of a page, with what it offers without a target: scrolling and its exit.
    mutating func appendPageMenu(_ scrolls: [ScrollOptions.Option], first: Int, position: Int) {
        guard !scrolls.isEmpty else { return }
        let menu = nodes.count
        appendItem(.list, -1, "Scanner menu", in: -1, position, of: position, depth: 0, first: first)
        if timing.scrollMenu == .menu {
            appendScrolls(scrolls, of: -1, in: menu, depth: 1)
        } else {
            let parts = timing.menuOrder.filter { $0 == .scroll || $0 == .exit }
            for (index, part) in parts.enumerated() {
                let offset = nodes.count
                appendItem(
                    part == .scroll ? .list : .exit, -1, part == .scroll ? "Scroll" : "Exit", in: menu, index + 1,
                    of: parts.count, depth: 1)
                if part == .scroll {
                    appendScrolls(scrolls, of: -1, in: offset, depth: 2)
                    endList(offset)
                }
            }
        }
        endList(menu)
    }

    /// Adds the items of a list that scrolls, with its exit.
    mutating func appendScrolls(
        _ scrolls: [ScrollOptions.Option], of stop: StopIndex, in parent: Int, depth: Int, first: Int? = nil,
        exit: Node.Kind = .exit
    ) {
        let count = scrolls.count + 1
        let tracks = tracks(of: scrolls)
        for index in scrolls.indices {
            noteScroll(nodes.count, scrolls, index, tracks)
            appendItem(
                .jump(target: -1, restarts: false), stop, timing.word(for: scrolls[index]), in: parent, index + 1,
                of: count, depth: depth, first: first)
        }
        appendItem(exit, stop, "Exit", in: parent, count, of: count, depth: depth, first: first)
    }

    /// The tracks that a menu scrolls on, in its order.
    func tracks(of scrolls: [ScrollOptions.Option]) -> [Int] {
        var tracks: [Int] = []
        for scroll in scrolls where !tracks.contains(scroll.track) { tracks.append(scroll.track) }
        return tracks
    }

    /// Remembers an item that scrolls, one of those of its menu, which scrolls on the tracks.
    mutating func noteScroll(_ node: Int, _ scrolls: [ScrollOptions.Option], _ index: Int, _ tracks: [Int]) {
        scrollItems.append(
            ScrollItem(
                node: node, menu: scrolls[index].target.map { OpenMenu(page: $0, tracks: tracks) }, index: index))
    }

    /// Adds the menus that stay open, and tells every item that scrolls where it leads.
    mutating func appendOpenMenus() {
        var starts: [OpenMenu: Int] = [:]
        var next = 0
        while next < scrollItems.count {
            let item = scrollItems[next]
            next += 1
            guard let menu = item.menu else { continue }
            guard timing.scrollRepeat else {
                setTarget(pageStarts[menu.page], restarts: true, of: item.node)
                continue
            }
            if starts[menu] == nil {
                let first = nodes.count
                starts[menu] = first
                openMenus[first] = options.stops(on: menu.page).first ?? 0
                appendScrolls(
                    options.options(of: menu.tracks, on: menu.page), of: -1, in: -1, depth: 0, first: first,
                    exit: .jump(target: pageStarts[menu.page], restarts: true))
            }
            setTarget(starts[menu]! + item.index, restarts: false, of: item.node)
        }
    }

    /// The first items of the lists that are in no other: of pages, and of menus that have stayed open.
    var tops: [Int] {
        let pages = pageStarts.isEmpty ? (nodes.isEmpty ? [] : [0]) : pageStarts.filter { $0 >= 0 }
        return pages + openMenus.keys.sorted()
    }

    /// Whether an item stands in a menu that has stayed open over a scroll.
    func isInOpenMenu(_ node: Int) -> Bool { openMenus[nodes[node].first] != nil }

    /// Whether an item closes a menu that has stayed open over a scroll; on a page without a stop nothing does.
    func closesOpenMenu(_ node: Int) -> Bool {
        guard case .jump(0..., restarts: true) = nodes[node].kind else { return false }
        return isInOpenMenu(node) && nodes[node].position == nodes[node].siblingCount
    }

    /// Whether an item stands in a menu: of a stop, or one that has stayed open over a scroll.
    func isInMenu(_ node: Int) -> Bool { item(ofStopWith: node) != node || isInOpenMenu(node) }
}
