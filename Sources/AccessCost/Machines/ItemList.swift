import LayoutModel

/// The items of a tree as a screen reader goes over them: every stop but groups and exits, in order.
struct ItemList: Sendable {
    /// The stop of each item.
    private(set) var stops: [StopIndex] = []
    /// The first item at or after each stop of the tree.
    private var itemFrom: ContiguousArray<Int>

    /// O(stops).
    init(_ tree: AccessTree) {
        itemFrom = ContiguousArray(repeating: 0, count: tree.stops.count)
        for (offset, stop) in tree.stops.enumerated() {
            itemFrom[offset] = stops.count
            if stop.kind == .target || stop.kind == .text { stops.append(offset) }
        }
    }

    /// The item of a stop that is no group. O(1).
    func item(of stop: StopIndex) -> Int { itemFrom[stop] }

    /// Where the cursor goes on after activating each stop that is a skip link: the first item at or after what the
    /// link names, in document order. O(stops).
    func skips(in context: MachineContext) -> [StopIndex: Int] {
        guard context.screen.elements.contains(where: { $0.jumpsTo != nil }) else { return [:] }
        let elements = stops.map { context.tree.stops[$0].element?.rawValue ?? -1 }
        var places: [String: Int] = [:]
        for (offset, element) in context.screen.elements.enumerated() { places[element.id] = offset }
        var skips: [StopIndex: Int] = [:]
        for (item, stop) in stops.enumerated() where elements[item] >= 0 {
            guard let id = context.screen.elements[elements[item]].jumpsTo, let target = places[id] else { continue }
            skips[stop] = elements.firstIndex { $0 >= target }
        }
        return skips
    }

    /// The items of the chosen stops: the stops themselves, and the first items of groups. O(stops).
    func firstItems(where isChosen: (StopIndex) -> Bool) -> [Int] {
        var result: [Int] = []
        for stop in itemFrom.indices where isChosen(stop) {
            let item = itemFrom[stop]
            if item < stops.count, result.last != item { result.append(item) }
        }
        return result
    }

    /// The jumps between the given items, which are in order. O(items).
    func jumps(to chosen: [Int]) -> Jumps { Jumps(chosen, count: stops.count) }

    /// Where jumping to the next or the previous of some items leads from each item.
    struct Jumps: Sendable {
        private var following, preceding: ContiguousArray<Int>
        /// Whether there is nothing to jump to.
        let isEmpty: Bool

        init(_ chosen: [Int], count: Int) {
            isEmpty = chosen.isEmpty
            following = ContiguousArray(repeating: -1, count: count)
            preceding = following
            var index = chosen.count - 1
            for item in (0..<count).reversed() {
                following[item] = index + 1 < chosen.count ? chosen[index + 1] : -1
                if index >= 0, chosen[index] == item { index -= 1 }
            }
            var last = -1
            index = 0
            for item in 0..<count {
                preceding[item] = last
                if index < chosen.count, chosen[index] == item {
                    last = item
                    index += 1
                }
            }
        }

        /// O(1).
        func next(after item: Int) -> Int? { following[item] < 0 ? nil : following[item] }

        /// O(1).
        func previous(before item: Int) -> Int? { preceding[item] < 0 ? nil : preceding[item] }
    }
}
