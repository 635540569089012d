import LayoutModel

/// A shape with the containers that stay around its lists, and with elements that are not stops, before it is written.
struct ShapeDraft {
    struct Node {
        enum Kind {
            /// An element with everything in it: a stop, a locked group, or an element that is not a stop.
            case whole(ElementIndex)
            /// A box that is no group.
            case box(ElementIndex)
            case group(label: String, box: ElementIndex?)
        }

        var kind: Kind
        var children: [Int] = []
        /// The places of the stops in it, counted through the whole shape.
        var range: Range<Int>
    }

    private(set) var nodes: [Node]
    private let screen: Screen
    private let places: [ElementIndex: Int]
    private let stops: [ElementIndex]
    private var kept: [ElementIndex: Int] = [:]
    private var claimed: Set<ElementIndex> = []

    init(_ shape: ScreenShape, _ screen: Screen) {
        self.screen = screen
        stops = shape.stops
        places = Dictionary(stops.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        nodes = [Node(kind: .group(label: "", box: nil), range: 0..<stops.count)]
        var next = 0
        nodes[0].children = add(shape.nodes, &next)
    }

    private mutating func add(_ list: [ScreenShape.Node], _ next: inout Int) -> [Int] {
        list.map { item in
            switch item {
            case .stop(let element):
                nodes.append(Node(kind: .whole(element), range: next..<next + 1))
                next += 1
                return nodes.count - 1
            case .group(let group):
                let index = nodes.count
                let first = next
                nodes.append(Node(kind: .group(label: group.label, box: group.box), range: first..<first))
                if let box = group.box {
                    claimed.insert(box)
                    kept[box] = index
                }
                let children = add(group.nodes, &next)
                nodes[index].children = children
                nodes[index].range = first..<next
                return index
            }
        }
    }

    /// Whether a box is a group of the shape.
    func hasGroup(_ box: ElementIndex) -> Bool { claimed.contains(box) }

    /// Puts a container around what it holds, where the shape keeps that together; called for outer containers first.
    mutating func keep(_ box: ElementIndex, holding members: [ElementIndex]) {
        guard !claimed.contains(box) else { return }
        let own = members.compactMap { places[$0] }
        guard let low = own.min(), let high = own.max(), high - low + 1 == own.count else { return }
        let range = low..<high + 1
        var list = 0
        while let inner = nodes[list].children.first(where: { child in
            if case .whole = nodes[child].kind { return false }
            return nodes[child].range.lowerBound <= low && nodes[child].range.upperBound > high
        }) { list = inner }
        if list > 0, nodes[list].range == range, case .group(let label, nil) = nodes[list].kind {
            // The box is just what the shape wants as a group.
            nodes[list].kind = .group(label: label, box: box)
            kept[box] = list
            return
        }
        guard let first = nodes[list].children.firstIndex(where: { nodes[$0].range.lowerBound == low }),
            let last = nodes[list].children.lastIndex(where: { nodes[$0].range.upperBound == high + 1 }), first <= last
        else { return }
        let index = nodes.count
        nodes.append(Node(kind: .box(box), children: Array(nodes[list].children[first...last]), range: range))
        nodes[list].children.replaceSubrange(first...last, with: [index])
        kept[box] = index
    }

    /// Puts an element that is not a stop into the innermost container that stays, before the stop there that follows it.
    mutating func seat(_ passenger: ElementIndex, after rank: Int, _ ranks: [Int]) {
        var box = screen[passenger].parent
        while let around = box, kept[around] == nil { box = screen[around].parent }
        let list = box.flatMap { kept[$0] } ?? 0
        var following: (rank: Int, place: Int)?
        for (index, child) in nodes[list].children.enumerated() {
            for stop in nodes[child].range {
                let own = ranks[stops[stop].rawValue]
                if own > rank, own < following?.rank ?? .max { following = (own, index) }
            }
        }
        let seat = following?.place ?? nodes[list].children.count
        nodes.append(Node(kind: .whole(passenger), range: 0..<0))
        nodes[list].children.insert(nodes.count - 1, at: seat)
    }

    /// The stops in a node, in visiting order.
    func stops(under node: Node) -> ArraySlice<ElementIndex> { stops[node.range] }
}
