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
        while let inner = child(of: list, around: range) { list = inner }
        if list > 0, nodes[list].range == range, case .group(let label, nil) = nodes[list].kind {
            // The box is just what the shape wants as a group.
            nodes[list].kind = .group(label: label, box: box)
            kept[box] = list
            return
        }
        let children = nodes[list].children
        let first = children.partitionIndex { nodes[$0].range.lowerBound >= low }
        let end = children.partitionIndex { nodes[$0].range.upperBound > high + 1 }
        guard first < end, nodes[children[first]].range.lowerBound == low,
            nodes[children[end - 1]].range.upperBound == high + 1
        else { return }
        let index = nodes.count
        nodes.append(Node(kind: .box(box), children: Array(children[first..<end]), range: range))
        nodes[list].children.replaceSubrange(first..<end, with: [index])
        kept[box] = index
    }

    /// The box or group in a list that holds all of a range; nil where none does. Children stand in the order of their ranges, of
    /// which none is empty until elements are seated.
    private func child(of list: Int, around range: Range<Int>) -> Int? {
        let children = nodes[list].children
        let place = children.partitionIndex { nodes[$0].range.upperBound >= range.upperBound }
        guard place < children.count, nodes[children[place]].range.lowerBound <= range.lowerBound else { return nil }
        if case .whole = nodes[children[place]].kind { return nil }
        return children[place]
    }

    /// Puts elements that are not stops each into the innermost container that stays, before the stop there that follows it; those
    /// before one stop keep their order. Called once. O(stops x depth x log stops).
    mutating func seat(_ passengers: [ElementIndex], _ ranks: [Int]) {
        var riders: [Int: [ElementIndex]] = [:]
        for passenger in passengers {
            var box = screen[passenger].parent
            while let around = box, kept[around] == nil { box = screen[around].parent }
            riders[box.flatMap { kept[$0] } ?? 0, default: []].append(passenger)
        }
        for (list, own) in riders.sorted(by: { $0.key < $1.key }) { seat(own, in: list, ranks) }
    }

    private mutating func seat(_ passengers: [ElementIndex], in list: Int, _ ranks: [Int]) {
        let children = nodes[list].children
        var following = children.indices.flatMap { child in
            nodes[children[child]].range.map { (rank: ranks[stops[$0].rawValue], child: child) }
        }
        following.sort { ($0.rank, $0.child) < ($1.rank, $1.child) }
        var before: [[Int]] = Array(repeating: [], count: children.count + 1)
        for passenger in passengers {
            let rank = ranks[passenger.rawValue]
            let next = following.partitionIndex { $0.rank > rank }
            nodes.append(Node(kind: .whole(passenger), range: 0..<0))
            before[next < following.count ? following[next].child : children.count].append(nodes.count - 1)
        }
        nodes[list].children = zip(before, children).flatMap { $0 + [$1] } + before[children.count]
    }

    /// The stops in a node, in visiting order.
    func stops(under node: Node) -> ArraySlice<ElementIndex> { stops[node.range] }
}
