import LayoutModel

/// A stop or container of a screen with what it holds, in visiting order, before an access tree is made of it.
struct OrderedNode {
    /// Nil for rows and parts.
    var element: ElementIndex?
    var name = ""
    var kind = AccessTree.Stop.Kind.group
    var frame: Frame?
    var children: [OrderedNode] = []

    /// Where it stands among its siblings for UIKit: a group where its first child does.
    var standing: Frame? { kind == .group ? children.first?.standing ?? frame : frame }

    /// The number of stops and containers, itself included. O(count).
    var count: Int { children.reduce(1) { $0 + $1.count } }

    /// The stops in it, in visiting order, every container dissolved.
    func appendStops(to list: inout [OrderedNode]) {
        if kind != .group { return list.append(self) }
        for child in children { child.appendStops(to: &list) }
    }
}

/// Puts the stops and containers of a screen in visiting order.
struct StopList {
    private let screen: Screen
    private let exposure: Exposure
    private let stops: TreeRules.Stops
    /// Whether every box is a container, as for technologies that group by branching.
    private let everyBoxIsContainer: Bool
    private let hasPriorities: Bool
    private let focus: TreeRules.Focus
    private let order: TreeRules.Order
    private let rowTolerance: Double?
    private let composites: Composites
    /// What shows after so many scrolls; nil where nothing scrolls, or the cursor does it by itself.
    private var view: ScrollView?
    private var scrollStops: Set<ElementIndex> = []
    /// Whether a container that can be scrolled now is a stop.
    private let stopsAtScrollables: Bool

    init(_ screen: Screen, _ exposure: Exposure, _ rules: TreeRules, _ composites: Composites) {
        focus = rules.focus
        rowTolerance = rules.rowTolerance(on: screen)
        // Tab stops that a file numbers are the order of every keyboard, not only of a browser's.
        let isNumbered = rules.groups == .composites && screen.elements.contains { $0.tabIndex ?? 0 > 0 }
        order = isNumbered ? .tabIndex : rules.order
        self.composites = composites
        self.screen = screen
        self.exposure = exposure
        stops = rules.stops
        everyBoxIsContainer = rules.groups == .branching
        stopsAtScrollables = rules.scroll?.hasContainerStops ?? false
        hasPriorities = screen.elements.contains { $0.scanPriority != nil }
    }

    /// The same list for what shows after so many scrolls.
    func scrolled(to view: ScrollView, stops: Set<ElementIndex>) -> StopList {
        var list = self
        (list.view, list.scrollStops) = (view, stops)
        return list
    }

    /// The top of the screen with everything in it, in visiting order. O(n log n).
    func make() -> [OrderedNode] { ordered(list(in: nil), in: nil) }

    /// What the method skips and why; what it scrolls to does not count. O(n).
    func leftOut(scrolledTo pages: ScrollPages?, _ obstacles: [ElementIndex: String]) -> [AccessTree.LeftOut] {
        var result: [AccessTree.LeftOut] = []
        for (offset, entry) in exposure.entries.enumerated() {
            let index = ElementIndex(offset)
            guard let reason = reason(entry, index), reason != .offscreen || pages?.positions[index] == nil else {
                continue
            }
            result.append(AccessTree.LeftOut(element: index, reason: reason, detail: obstacles[index]))
        }
        return result
    }

    /// The targets that must be scrolled to. O(n).
    func scrolledTargets() -> [ElementIndex] {
        exposure.entries.indices.map(ElementIndex.init).filter {
            reason(exposure.entries[$0.rawValue], $0) == .offscreen
        }
    }

    /// Why the method does not stop on an element, nil where it does and for boxes.
    private func reason(_ entry: Exposure.Entry, _ index: ElementIndex) -> LeftOutReason? {
        if let reason = entry.reason { return reason }
        guard entry.isAccessible, case .motor(let scrolls) = stops else { return nil }
        if entry.isDisabled { return .disabled }
        if !entry.isTarget { return .notInteractive }
        if !composites.isFocusable(index, on: screen, focus) { return .notFocusable }
        return entry.isOffscreen && !scrolls ? .offscreen : nil
    }

    /// The nodes below a parent; an element that is not a container is replaced by the nodes in it.
    private func list(in parent: ElementIndex?) -> [OrderedNode] {
        var nodes: [OrderedNode] = []
        func add(_ index: ElementIndex) {
            let entry = exposure.entries[index.rawValue]
            if entry.reason == nil, entry.isAccessible {
                guard isVisited(entry, index) else { return }
                nodes.append(
                    OrderedNode(element: index, kind: entry.isTarget ? .target : .text, frame: frame(of: index)))
            } else if screen[index].subtreeEnd > index.rawValue + 1, entry.reason != .hidden {
                var inner = list(in: index)
                if isScrollStop(index, holdsStops: !inner.isEmpty) { inner.insert(scrollStop(index), at: 0) }
                if isContainer(screen[index], index) {
                    guard !inner.isEmpty else { return }
                    let children = ordered(inner, in: index)
                    let own = frame(of: index).flatMap { $0.isEmpty ? nil : $0 }
                    nodes.append(
                        OrderedNode(element: index, frame: own ?? union(children), children: children))
                } else {
                    nodes += inner
                }
            }
        }
        if let parent, let shown = view?.children(of: parent) {
            for index in shown { add(index) }
        } else {
            for index in screen.children(of: parent) { add(index) }
        }
        return nodes
    }

    /// Whether the method stops on an element where the view stands.
    private func isVisited(_ entry: Exposure.Entry, _ index: ElementIndex) -> Bool {
        guard let view else { return reason(entry, index) == nil }
        guard let reason = reason(entry, index) else { return view.shows(index, isOffscreen: entry.isOffscreen) }
        return reason == .offscreen && view.shows(index, isOffscreen: true)
    }

    private func frame(of index: ElementIndex) -> Frame? {
        view.map { $0.frame(of: index, on: screen) } ?? screen[index].frame
    }

    /// Whether a container is a stop because it scrolls: to what the file holds, or as the running app says. It is one
    /// wherever it shows, also where it shows nothing.
    private func isScrollStop(_ index: ElementIndex, holdsStops: Bool) -> Bool {
        let entry = exposure.entries[index.rawValue]
        let scrolls = scrollStops.contains(index) && (holdsStops || screen[index].frame?.isEmpty == false)
        guard scrolls || stopsAtScrollables && screen[index].isScrollable && entry.reason == nil else { return false }
        return holdsStops || view?.shows(index, isOffscreen: entry.isOffscreen) ?? !entry.isOffscreen
    }

    /// The stop of a container that is a stop because it scrolls; it is visited before what the container holds.
    private func scrollStop(_ index: ElementIndex) -> OrderedNode {
        var frame = frame(of: index)
        if let height = frame?.height { frame?.height = min(1, height) }
        return OrderedNode(element: index, kind: .scroll, frame: frame)
    }

    private func isContainer(_ element: Element, _ index: ElementIndex) -> Bool {
        // A positive tab index counts on the whole page: only what is one stop keeps its members together.
        if order == .tabIndex { return composites.contains(index) }
        return everyBoxIsContainer || element.containerType != .none || element.navigationStyle == .combined
            || element.scanBlock != nil || !element.order.isEmpty || element.isModal
            || order == .document && element.landmark != nil
    }

    private func union(_ nodes: [OrderedNode]) -> Frame? {
        var result: Frame?
        for node in nodes {
            guard let frame = node.frame else { return nil }
            result = result?.union(frame) ?? frame
        }
        return result
    }

    /// Siblings in visiting order: by scan priority, by the ids of an explicit order, then as they are read.
    private func ordered(_ nodes: [OrderedNode], in parent: ElementIndex?) -> [OrderedNode] {
        var nodes = nodes
        switch order {
        case .reading, .tops: break
        case .document: return nodes
        case .tabIndex: return stablySorted(nodes, by: tabPlace)
        }
        if screen.readingOrder == .frames {
            let frames = nodes.compactMap(\.frame)
            if frames.count == nodes.count {
                let order =
                    rowTolerance.map {
                        FrameOrder.byTops(nodes.compactMap(\.standing), $0, direction: screen.direction)
                    } ?? FrameOrder.reading(frames, direction: screen.direction)
                nodes = order.map { nodes[$0] }
            }
        }
        if let ids = parent.map({ screen[$0].order }), !ids.isEmpty {
            let places = Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
            nodes = stablySorted(nodes) { inheritedValue($0, in: parent) { places[$0.id] } ?? Int.max }
        }
        return hasPriorities ? stablySorted(nodes) { inheritedValue($0, in: parent, \.scanPriority) ?? 0 } : nodes
    }

    /// The value of a node, or of the nearest layout container that it replaces in the order. O(containers around it).
    private func inheritedValue(_ node: OrderedNode, in parent: ElementIndex?, _ value: (Element) -> Int?) -> Int? {
        var next = node.element
        while let index = next, index != parent {
            if let value = value(screen[index]) { return value }
            next = screen[index].parent
        }
        return nil
    }

    /// The place in the Tab order: positive tab indices first; a group stands where its first member would.
    private func tabPlace(_ node: OrderedNode) -> Int {
        if node.kind == .group { return node.children.map(tabPlace).min() ?? .max }
        let place = node.element.flatMap { screen[$0].tabIndex } ?? 0
        return place > 0 ? place : .max
    }

    private func stablySorted(_ nodes: [OrderedNode], by key: (OrderedNode) -> Int) -> [OrderedNode] {
        let keys = nodes.map(key)
        if keys.allSatisfy({ $0 == keys[0] }) { return nodes }
        return nodes.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { nodes[$0] }
    }
}
