import HeapModule

/// The cheapest ways between the pages of a scan, leg by leg, where nothing goes wrong.
///
/// A leg begins with the highlight on the first item of a page, or on the item of an open menu that has just scrolled. It
/// ends with the selection of an item that scrolls or closes the menu. O((items + pages x scrolls^2) x log) for each page
/// that is asked for.
struct PageLegs {
    /// One leg.
    struct Leg {
        /// The item that is selected at its end.
        var goal: Int
        /// The item that is highlighted then.
        var next: Int
        /// The seconds that the leg takes without errors.
        var seconds: Double
    }

    /// The legs that begin at each item.
    private let onwards: [Int: [Leg]]
    /// The legs that end at each item, with the items where they begin.
    private let backwards: [Int: [(item: Int, leg: Leg)]]

    init(_ machine: ScanMachine) {
        let tree = machine.tree
        let reached = tree.reached(from: Cost())
        var legs: [Int: [Leg]] = [:]
        func add(_ leg: Leg, from entry: Int) {
            if let known = legs[entry]?.firstIndex(where: { $0.next == leg.next }) {
                if leg.seconds < legs[entry]![known].seconds { legs[entry]![known] = leg }
            } else {
                legs[entry, default: []].append(leg)
            }
        }
        // Where an item leads, and what selecting it takes: a press may start the scan again.
        func end(_ node: Int) -> (next: Int, seconds: Double)? {
            guard case .jump(let next, _) = tree.nodes[node].kind, next >= 0 else { return nil }
            return (next, machine.selectionCost(of: node).seconds)
        }
        for node in tree.nodes.indices {
            guard let end = end(node), !tree.isInOpenMenu(node) else { continue }
            let seconds = reached[node].seconds - machine.timing.select.seconds + end.seconds
            add(Leg(goal: node, next: end.next, seconds: seconds), from: tree.pageStart(of: node))
        }
        // The open menus, from each item that a scroll leaves highlighted.
        for entry in Set(tree.scrollItems.compactMap { end($0.node)?.next }) where tree.isInOpenMenu(entry) {
            for node in sequence(first: tree.first(ofListWith: entry), next: { tree.next(after: $0) }) {
                guard let end = end(node) else { continue }
                let seconds = machine.seconds(from: entry, to: node) + end.seconds
                add(Leg(goal: node, next: end.next, seconds: seconds), from: entry)
            }
        }
        var backwards: [Int: [(item: Int, leg: Leg)]] = [:]
        for (origin, own) in legs.sorted(by: { $0.key < $1.key }) {
            for leg in own { backwards[leg.next, default: []].append((origin, leg)) }
        }
        (self.onwards, self.backwards) = (legs, backwards)
    }

    /// The leg from an item to another without a page between; nil where there is none.
    func leg(from origin: Int, to item: Int) -> Leg? { onwards[origin]?.first { $0.next == item } }

    /// The last legs of the cheapest ways from the first item of all to everywhere that a leg ends, nearest ends first.
    func legsFromStart() -> [(end: Int, origin: Int, leg: Leg)] {
        var result: [(end: Int, origin: Int, leg: Leg)] = []
        search(from: 0, legs: { origin in (onwards[origin] ?? []).map { ($0.next, $0) } }) {
            result.append(($0, $1, $2))
        }
        return result
    }

    /// The first leg of the way to a page from everywhere that a leg begins and that leads there.
    func legs(toPageFrom first: Int) -> [Int: Leg] {
        var result: [Int: Leg] = [:]
        search(from: first, legs: { end in backwards[end] ?? [] }) { result[$0] = $2 }
        return result
    }

    /// Dijkstra's algorithm; names each item that is found, nearest first, with the item before it and the leg between them.
    private func search(
        from first: Int, legs: (Int) -> [(item: Int, leg: Leg)], _ found: (_ item: Int, _ before: Int, Leg) -> Void
    ) {
        var best: [Int: (seconds: Double, before: Int, leg: Leg?)] = [first: (0, -1, nil)]
        var settled: Set<Int> = []
        var heap: Heap = [Entry(seconds: 0, item: first)]
        while let entry = heap.popMin() {
            guard settled.insert(entry.item).inserted else { continue }
            if let known = best[entry.item], let leg = known.leg { found(entry.item, known.before, leg) }
            for (item, leg) in legs(entry.item) {
                let seconds = entry.seconds + leg.seconds
                guard item != first, seconds < best[item]?.seconds ?? .infinity else { continue }
                best[item] = (seconds, entry.item, leg)
                heap.insert(Entry(seconds: seconds, item: item))
            }
        }
    }

    private struct Entry: Comparable {
        var seconds: Double
        var item: Int

        static func < (a: Entry, b: Entry) -> Bool { (a.seconds, a.item) < (b.seconds, b.item) }
    }
}
