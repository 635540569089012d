/// The best order and nesting where the order is free: groups of at most so many targets, any number of levels.
///
/// A position of the top list is a target or a list of one of few shapes (`ListShapes`); the targets then fill the cheapest
/// places, the heaviest first, and locked groups those that have room for what is in them (`PlaceFilling`). What is left is
/// which position is what: position after position, states that a bound (`NestingBound`) cannot exclude, equal ones together.
public enum FreeNesting {
    /// The most targets, and the most states that are looked at.
    private static let (mostTargets, mostStates) = (300, 100_000)

    /// The best plan of groups of at most `largest` targets and at most `depth` levels of them, nil for any number, with its
    /// cost.
    ///
    /// - Parameter depths: the groups inside each target's own place, where it is a locked group; empty where there are none.
    ///   What is deeper than the levels stands in the top list, and so does what is `Int.max` deep.
    /// - Returns: nil where nothing is proven: the price has no t > 0 or a price of groups, or shapes, states or locked groups of
    ///   different depths are too many. A proof compares sums to 1e-9 of the cost. O(states x shapes x largest), after O(targets x
    ///   shapes x largest) for each round of the bound.
    public static func best(
        _ weights: [Double], depths: [Int] = [], _ price: ListPrice, depth: Int?, largest: Int
    ) -> (plan: GroupingPlan, cost: Double)? {
        guard price.perPosition > 0, price.perGroup == 0, largest > 1, depth ?? 1 > 0 else { return nil }
        guard weights.count <= mostTargets else { return nil }
        let places = min(largest, weights.count)
        let classes = Classes(weights, depths: depths, depth: depth, places: places)
        guard let filling = PlaceFilling(classes.targets.map { $0.map { weights[$0] } }) else { return nil }
        var list = [Int](repeating: 0, count: weights.count)
        var shapes: [ListShape] = []
        if weights.count > 2 {
            let levels = (depth ?? places) - 1
            guard let found = ListShapes.lists(places: places, depth: levels, depths: classes.depths, price) else {
                return nil
            }
            shapes = found
            let table = NestingTable(filling, price, shapes)
            var states = NestingStates(table, NestingBound(table))
            guard let best = states.best(limit: mostStates) else { return nil }
            list = best
        }
        guard let items = Filled(list, shapes, price, filling, classes)?.items else { return nil }
        let plan = GroupingPlan(items)
        return (plan, plan.cost(weights: weights, price: price))
    }

    /// The targets by the room that they need.
    private struct Classes {
        /// The targets of each class, heaviest first: first those that need no room, then one class for each of `depths`.
        var targets: [[Int]]
        /// How many levels of groups the locked groups hold, each number once, ascending.
        var depths: [Int]

        init(_ weights: [Double], depths: [Int], depth: Int?, places: Int) {
            // What is deeper than all levels has room in the top list alone; no list has more levels in it than places.
            let needed = depths.map { own in depth.map { min(own, $0) } ?? (own == .max ? places : 0) }
            self.depths = Set(needed.filter { $0 > 0 }).sorted()
            let order = weights.indices.sorted { (-weights[$0], $0) < (-weights[$1], $1) }
            targets = ([0] + self.depths).map { depth in order.filter { (needed.isEmpty ? 0 : needed[$0]) == depth } }
        }
    }

    /// The targets in the places of a list.
    private struct Filled {
        /// The target of each place, in the order of the list; nil where it stays empty.
        private var targets: [Int?] = []
        private var next = 0
        private(set) var items: [GroupingPlan.Item] = []

        /// Nil where the targets do not fit.
        init?(
            _ list: [Int], _ shapes: [ListShape], _ price: ListPrice, _ filling: PlaceFilling, _ classes: Classes
        ) {
            let top = list.map {
                $0 == 0 ? ListShape.Item.place(room: classes.depths.count) : .list(shapes[$0 - 1].items)
            }
            var places: [PlaceFilling.Place] = []
            Self.collect(top, price, around: 0, &places)
            targets = [Int?](repeating: nil, count: places.count)
            let order = places.indices.sorted { (places[$0].cost, $0) < (places[$1].cost, $1) }
            guard let best = filling.best(order.map { places[$0] }) else { return nil }
            var placed = classes.targets.map { _ in 0 }
            for (place, one) in zip(order, best.classes) {
                guard let one else { continue }
                targets[place] = classes.targets[one][placed[one]]
                placed[one] += 1
            }
            items = filled(top)
            if items.count == 1, case .group(let inner) = items[0] { items = inner }
        }

        private static func collect(
            _ items: [ListShape.Item], _ price: ListPrice, around: Double, _ places: inout [PlaceFilling.Place]
        ) {
            for (place, item) in items.enumerated() {
                let here = around + price.price(at: place + 1)
                switch item {
                case .place(let room): places.append(PlaceFilling.Place(cost: here, room: room))
                case .list(let inner): collect(inner, price, around: here, &places)
                }
            }
        }

        /// What items hold; a list of a single target is that target.
        private mutating func filled(_ items: [ListShape.Item]) -> [GroupingPlan.Item] {
            items.compactMap { item in
                switch item {
                case .place:
                    next += 1
                    return targets[next - 1].map { .target($0) }
                case .list(let inner):
                    let items = filled(inner)
                    return items.isEmpty ? nil : items.count == 1 ? items[0] : .group(items)
                }
            }
        }
    }
}
