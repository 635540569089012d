/// The best order and nesting where the order is free: groups of at most so many targets, any number of levels.
///
/// A position of the top list is a target or a list of one of few shapes (`ListShapes`); the targets then fill the cheapest
/// places, the heaviest first (rearrangement inequality). What is left is which position is what: position after position,
/// states that a bound (`NestingBound`) cannot exclude, equal ones together.
public enum FreeNesting {
    /// The most targets, and the most states that are looked at.
    private static let (mostTargets, mostStates) = (300, 100_000)

    /// The best plan of groups of at most `largest` targets and at most `depth` levels of them, nil for any number, with its
    /// cost.
    ///
    /// - Returns: nil where nothing is proven: the price has no t > 0 or a price of groups, or shapes or states are too many.
    ///   A proof compares sums to 1e-9 of the cost. O(states x shapes x largest), after O(targets x shapes x largest) for each round
    ///   of the bound.
    public static func best(
        _ weights: [Double], _ price: ListPrice, depth: Int?, largest: Int
    ) -> (plan: GroupingPlan, cost: Double)? {
        guard price.perPosition > 0, price.perGroup == 0, largest > 1, depth ?? 1 > 0 else { return nil }
        guard weights.count <= mostTargets else { return nil }
        let order = weights.indices.sorted { (-weights[$0], $0) < (-weights[$1], $1) }
        let places = min(largest, weights.count)
        var list = [Int](repeating: 0, count: weights.count)
        var shapes: [ListShape] = []
        if weights.count > 2 {
            guard let found = ListShapes.lists(places: places, depth: (depth ?? places) - 1, price) else { return nil }
            shapes = found
            let table = NestingTable(order.map { weights[$0] }, price, shapes)
            var states = NestingStates(table, NestingBound(table))
            guard let best = states.best(limit: mostStates) else { return nil }
            list = best
        }
        let plan = GroupingPlan(Filling(list, shapes, price, order).items)
        return (plan, plan.cost(weights: weights, price: price))
    }

    /// The targets in the cheapest places of a list, heaviest first.
    private struct Filling {
        /// The target of each place, in the order of the list; nil where it stays empty.
        private var targets: [Int?] = []
        private var next = 0
        private(set) var items: [GroupingPlan.Item] = []

        init(_ list: [Int], _ shapes: [ListShape], _ price: ListPrice, _ order: [Int]) {
            let top = list.map { $0 == 0 ? ListShape.Item.place : .list(shapes[$0 - 1].items) }
            var costs: [Double] = []
            Self.collect(top, price, around: 0, &costs)
            targets = [Int?](repeating: nil, count: costs.count)
            let cheapest = costs.indices.sorted { (costs[$0], $0) < (costs[$1], $1) }
            for (target, place) in zip(order, cheapest) { targets[place] = target }
            items = filled(top)
            if items.count == 1, case .group(let inner) = items[0] { items = inner }
        }

        private static func collect(
            _ items: [ListShape.Item], _ price: ListPrice, around: Double, _ costs: inout [Double]
        ) {
            for (place, item) in items.enumerated() {
                let here = around + price.price(at: place + 1)
                switch item {
                case .place: costs.append(here)
                case .list(let inner): collect(inner, price, around: here, &costs)
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

/// The lists that a bound does not exclude, position by position.
private struct NestingStates {
    /// What is known of a list up to a position: lists that agree in it go on alike.
    private struct Key: Hashable {
        /// The targets in places that cost no more than the next position.
        var placed: Int
        /// The ranks of the other places, ascending.
        var open: [Int]
    }

    private struct State {
        var cost: Double
        var parent: Int
        var choice: Int
    }

    private let table: NestingTable
    private let bound: NestingBound
    private var least: Double
    private var list: [Int]
    /// The states of each position, in the order in which they were met.
    private var states: [[State]] = [[State(cost: 0, parent: -1, choice: 0)]]

    init(_ table: NestingTable, _ bound: NestingBound) {
        self.table = table
        self.bound = bound
        (least, list) = (bound.cost, bound.list)
    }

    /// The best list, as the choice at each position; nil where there are more states than the limit.
    mutating func best(limit: Int) -> [Int]? {
        var keys = [Key(placed: 0, open: [])]
        var count = 0
        for position in 0..<table.positions where !keys.isEmpty {
            var next: [State] = []
            var places: [Key: Int] = [:]
            var met: [Key] = []
            for (parent, key) in keys.enumerated() {
                for choice in table.choices.indices {
                    var state = State(cost: states[position][parent].cost, parent: parent, choice: choice)
                    guard let key = advanced(key, position, &state) else { continue }
                    if let place = places[key] {
                        if state.cost < next[place].cost { next[place] = state }
                    } else {
                        count += 1
                        guard count <= limit else { return nil }
                        places[key] = next.count
                        next.append(state)
                        met.append(key)
                    }
                }
            }
            states.append(next)
            keys = met
        }
        return list
    }

    /// The key after one more position; nil where all targets are placed, or nothing better can follow.
    private mutating func advanced(_ key: Key, _ position: Int, _ state: inout State) -> Key? {
        let count = table.weights.count
        var open = (key.open + table.ranks[position][state.choice]).sorted()
        var placed = key.placed
        let due = open.prefix { $0 <= table.firstRanks[position + 1] }.prefix(count - placed)
        for rank in due {
            state.cost += table.weights[placed] * table.costs[rank]
            placed += 1
        }
        guard placed < count else {
            if state.cost < least {
                least = state.cost
                list = choices(position, state)
            }
            return nil
        }
        open = Array(open.dropFirst(due.count).prefix(count - placed))
        var reached = state.cost + bound.owedFrom[placed] - bound.worthFrom[position + 1]
        for rank in open { reached -= bound.worth[rank] }
        return reached < least - 1e-9 * abs(least) ? Key(placed: placed, open: open) : nil
    }

    private func choices(_ position: Int, _ last: State) -> [Int] {
        var (choices, state) = ([last.choice], last)
        for before in stride(from: position, to: 0, by: -1) {
            state = states[before][state.parent]
            choices.append(state.choice)
        }
        return choices.reversed()
    }
}
