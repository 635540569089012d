public import LayoutModel

extension AccessTree {
    /// Makes the tree of one kind that an access method with the given rules has of a screen. O(n log n).
    public init(_ screen: Screen, exposure: Exposure, kind: TreeKind, rules: TreeRules) {
        self = Self.trees(screen, exposure: exposure, kinds: [kind], rules: rules)[0]
    }

    /// The trees of some kinds that an access method with the given rules has of a screen. O(n log n) for each.
    static func trees(_ screen: Screen, exposure: Exposure, kinds: [TreeKind], rules: TreeRules) -> [AccessTree] {
        let composites = Composites(screen, exposure, rules)
        let first = StopList(screen, exposure, rules, composites)
        var scrolling: ScrollPages?
        var obstacles: [ElementIndex: String] = [:]
        var tops: [[OrderedNode]] = []
        if let map = exposure.scrolling, let scroll = rules.scroll {
            let elements =
                scroll.isByPages
                ? first.scrolledTargets()
                : exposure.entries.indices.map(ElementIndex.init).filter {
                    exposure.entries[$0.rawValue].isOffscreen && exposure.entries[$0.rawValue].reason == nil
                }
            (scrolling, tops, obstacles) = ScrollPages.make(map, screen, first, for: elements, scroll)
        }
        if tops.isEmpty { tops = [first.make()] }
        let leftOut = first.leftOut(scrolledTo: scrolling, obstacles)
        return kinds.map { kind in
            var tree = AccessTree(kind: kind)
            tree.leftOut = leftOut
            tree.scrolling = scrolling
            for (page, top) in tops.enumerated() {
                var shaper = TreeShaper(screen: screen, rules: rules, composites: composites)
                let start = tree.stops.count
                switch shaper.shape(top, as: kind) {
                case .success(let nodes): tree.append(nodes, exit: rules.exit, parent: -1, depth: 0)
                case .failure(let reason): tree.unavailable = reason.sentence
                }
                if page == 0 { tree.dissolved = shaper.dissolved }
                guard tree.scrolling != nil else { continue }
                tree.scrolling?.pages[page].start = start
                tree.scrolling?.pages[page].end = tree.stops.count
                tree.scrolling?.pages[page].rootCount =
                    start < tree.stops.count ? tree.stops[start].siblingCount : 0
            }
            tree.rootCount = tree.visibleStops.isEmpty ? 0 : tree.stops[0].siblingCount
            return tree
        }
    }

    private mutating func append(_ nodes: [OrderedNode], exit: TreeRules.Exit, parent: StopIndex, depth: Int) {
        let hasExit = parent >= 0 && exit != .none && !nodes.isEmpty
        let siblingCount = nodes.count + (hasExit ? 1 : 0)
        var position = 0
        func stop(_ kind: Stop.Kind, _ element: ElementIndex?, _ name: String) -> Stop {
            position += 1
            return Stop(
                kind: kind, element: element, name: name, parent: parent, end: stops.count + 1, position: position,
                siblingCount: siblingCount, depth: depth)
        }
        if hasExit, exit == .first { stops.append(stop(.exit, nil, "Exit")) }
        for node in nodes {
            let offset = stops.count
            stops.append(stop(node.kind, node.element, node.name))
            if node.kind == .group {
                append(node.children, exit: exit, parent: offset, depth: depth + 1)
                stops[offset].end = stops.count
            }
        }
        if hasExit, exit == .last { stops.append(stop(.exit, nil, "Exit")) }
    }
}
