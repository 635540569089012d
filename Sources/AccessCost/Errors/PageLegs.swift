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

    /// The legs that end at each item, with the items where they begin.
    private let backwards: [Int: [(origin: Int, leg: Leg)]]

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
        // What an item costs beside getting to it: a press may start the scan again.
        func arrival(_ node: Int) -> (next: Int, seconds: Double)? {
            guard case .jump(let next, let restarts) = tree.nodes[node].kind, next >= 0 else { return nil }
            let starts = restarts && machine.context.action == .activate && machine.timing.startsWithPress
            return (next, starts ? machine.timing.startPress.seconds : 0)
        }
        for node in tree.nodes.indices {
            guard let end = arrival(node), !tree.isInOpenMenu(node) else { continue }
            add(
                Leg(goal: node, next: end.next, seconds: reached[node].seconds + end.seconds),
                from: tree.pageStart(of: node))
        }
        // The open menus, from each item that a scroll leaves highlighted.
        for entry in Set(tree.scrollItems.compactMap { arrival($0.node)?.next }) where tree.isInOpenMenu(entry) {
            for node in sequence(first: tree.first(ofListWith: entry), next: { tree.next(after: $0) }) {
                guard let end = arrival(node) else { continue }
                let seconds = machine.seconds(from: entry, to: node) + machine.timing.select.seconds
                add(Leg(goal: node, next: end.next, seconds: seconds + end.seconds), from: entry)
            }
        }
        var backwards: [Int: [(origin: Int, leg: Leg)]] = [:]
        for (origin, own) in legs.sorted(by: { $0.key < $1.key }) {
            for leg in own { backwards[leg.next, default: []].append((origin, leg)) }
        }
        self.backwards = backwards
    }

    /// The first leg of the way to a page from everywhere that a leg begins and that leads there.
    func legs(toPageFrom first: Int) -> [Int: Leg] {
        struct Entry: Comparable {
            var seconds: Double
            var item: Int
            static func < (a: Entry, b: Entry) -> Bool { (a.seconds, a.item) < (b.seconds, b.item) }
        }
        var result: [Int: Leg] = [:]
        var best: [Int: Double] = [first: 0]
        var settled: Set<Int> = []
        var heap: Heap = [Entry(seconds: 0, item: first)]
        while let entry = heap.popMin() {
            guard settled.insert(entry.item).inserted else { continue }
            for (origin, leg) in backwards[entry.item] ?? [] {
                let seconds = entry.seconds + leg.seconds
                guard origin != first, seconds < best[origin] ?? .infinity else { continue }
                best[origin] = seconds
                result[origin] = leg
                heap.insert(Entry(seconds: seconds, item: origin))
            }
        }
        return result
    }
}
