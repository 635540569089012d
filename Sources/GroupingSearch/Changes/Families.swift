import LayoutModel

/// The groups of a screen while it gets others: any two share no stops, or one is in the other.
struct Families {
    /// A group, by the stops in it.
    struct Family {
        var members: Set<Int>
        var label: String
        /// The current group that it is; nil for a new one.
        var box: ElementIndex?
    }

    private var families: [Family] = []
    /// The families around each stop.
    private var around: [[Int]]

    /// No groups, over so many stops.
    init(count: Int) { around = Array(repeating: [], count: count) }

    mutating func add(_ family: Family) {
        for member in family.members { around[member].append(families.count) }
        families.append(family)
    }

    /// Whether a group shares some stops with one that is here, and each has others. O(stops of it x depth).
    func crosses(_ family: Family) -> Bool {
        shared(with: family).contains { $1 < family.members.count && $1 < families[$0].members.count }
    }

    /// Gives the group of the same stops that is here a new label; false where there is none.
    mutating func rename(_ family: Family) -> Bool {
        let same = shared(with: family).filter {
            $1 == family.members.count && $1 == families[$0].members.count
        }
        guard let first = same.keys.min() else { return false }
        families[first].label = family.label
        return true
    }

    /// The number of stops that a group shares with each that is here, of those that it shares any with.
    private func shared(with family: Family) -> [Int: Int] {
        var shared: [Int: Int] = [:]
        for member in family.members {
            for other in around[member] { shared[other, default: 0] += 1 }
        }
        return shared
    }

    /// The list of all stops: each group stands where the first stop in it does, with all that it holds.
    /// O(stops x depth + stops log stops).
    func nodes(_ order: [Int], _ items: ScreenItems) -> [ScreenShape.Node] {
        // From the largest on, so that each lies in the last one that its stops were in.
        var innermost = [Int?](repeating: nil, count: around.count)
        var parents = [Int?](repeating: nil, count: families.count)
        for (number, family) in families.enumerated().sorted(by: {
            ($1.element.members.count, $0.offset) < ($0.element.members.count, $1.offset)
        }) {
            parents[number] = family.members.first.flatMap { innermost[$0] }
            for member in family.members { innermost[member] = number }
        }
        var children: [Int?: [(stop: Int, family: Int?)]] = [:]
        var seen: Set<Int> = []
        for stop in order {
            children[innermost[stop], default: []].append((stop, nil))
            var family = innermost[stop]
            while let own = family, seen.insert(own).inserted {
                children[parents[own], default: []].append((stop, own))
                family = parents[own]
            }
        }
        func list(_ family: Int?) -> [ScreenShape.Node] {
            (children[family] ?? []).map { child in
                guard let inner = child.family else { return .stop(items.items[child.stop].element) }
                return .group(
                    ScreenShape.Group(label: families[inner].label, box: families[inner].box, nodes: list(inner)))
            }
        }
        return list(nil)
    }
}
