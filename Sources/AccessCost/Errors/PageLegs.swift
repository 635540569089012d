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

    /// The first legs of the ways to one page, by the numbers of the items where they begin.
    struct Ways {
        fileprivate let numbers: [Int: Int]
        /// The leg with which the way from an item begins; nil where none leads there.
        fileprivate(set) var legs: ContiguousArray<Leg?>
        /// The number of the item where that leg ends, -1 for none.
        fileprivate(set) var ends: ContiguousArray<Int>
        /// The number of the first item of the page; nil where no leg begins or ends there.
        fileprivate let page: Int?

        /// The leg with which the way from an item begins; nil where none leads there.
        subscript(item: Int) -> Leg? { numbers[item].flatMap { legs[$0] } }

        /// Whether a way leads to the page from an item, by its number.
        func lead(from number: Int) -> Bool { number == page || legs[number] != nil }
    }

    /// A leg with the number of the item at its other end.
    private struct Neighbour {
        var number: Int
        var leg: Leg
    }

    /// The items at which a leg begins or ends, in rising order, and the number of each.
    let items: [Int]
    private let numbers: [Int: Int]
    /// The legs that begin at each of these items, and those that end there.
    private let onwards: [[Neighbour]]
    private let backwards: [[Neighbour]]

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
        let items = Set(legs.flatMap { [$0.key] + $0.value.map(\.next) } + [0]).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: zip(items, items.indices))
        var onwards = [[Neighbour]](repeating: [], count: items.count)
        var backwards = onwards
        for (number, item) in items.enumerated() {
            for leg in legs[item] ?? [] {
                onwards[number].append(Neighbour(number: numbers[leg.next]!, leg: leg))
                backwards[numbers[leg.next]!].append(Neighbour(number: number, leg: leg))
            }
        }
        (self.items, self.numbers, self.onwards, self.backwards) = (items, numbers, onwards, backwards)
    }

    /// The number of an item among those where a leg begins or ends, and of the first of all; nil for others.
    func number(of item: Int) -> Int? { numbers[item] }

    /// The leg from an item to another without a page between; nil where there is none.
    func leg(from origin: Int, to item: Int) -> Leg? {
        numbers[origin].flatMap { number in onwards[number].first { $0.leg.next == item }?.leg }
    }

    /// The last legs of the cheapest ways from the first item of all to everywhere that a leg ends, nearest ends first.
    func legsFromStart() -> [(end: Int, origin: Int, leg: Leg)] {
        var result: [(end: Int, origin: Int, leg: Leg)] = []
        search(from: numbers[0]!, onwards) { result.append((items[$0], items[$1], $2)) }
        return result
    }

    /// The first leg of the way to a page from everywhere that a leg begins and that leads there.
    func legs(toPageFrom first: Int) -> Ways {
        var result = Ways(
            numbers: numbers, legs: ContiguousArray(repeating: nil, count: items.count),
            ends: ContiguousArray(repeating: -1, count: items.count), page: numbers[first])
        if let number = numbers[first] {
            search(from: number, backwards) { (result.legs[$0], result.ends[$0]) = ($2, $1) }
        }
        return result
    }

    /// Dijkstra's algorithm; names each item that is found by its number, nearest first, with the one before it and the leg
    /// between them.
    private func search(
        from first: Int, _ neighbours: [[Neighbour]], _ found: (_ number: Int, _ before: Int, Leg) -> Void
    ) {
        var best = ContiguousArray<(seconds: Double, before: Int, leg: Leg?)>(
            repeating: (.infinity, -1, nil), count: items.count)
        best[first].seconds = 0
        var isSettled = ContiguousArray(repeating: false, count: items.count)
        var heap: Heap = [Entry(seconds: 0, number: first)]
        while let entry = heap.popMin() {
            guard !isSettled[entry.number] else { continue }
            isSettled[entry.number] = true
            if let leg = best[entry.number].leg { found(entry.number, best[entry.number].before, leg) }
            for neighbour in neighbours[entry.number] where neighbour.number != first {
                let seconds = entry.seconds + neighbour.leg.seconds
                guard seconds < best[neighbour.number].seconds else { continue }
                best[neighbour.number] = (seconds, entry.number, neighbour.leg)
                heap.insert(Entry(seconds: seconds, number: neighbour.number))
            }
        }
    }

    private struct Entry: Comparable {
        var seconds: Double
        var number: Int

        static func < (a: Entry, b: Entry) -> Bool { (a.seconds, a.number) < (b.seconds, b.number) }
    }
}
