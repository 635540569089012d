import GroupingSearch

/// Every tree over few targets, for comparing searches with trying everything.
enum SmallTrees {
    /// Prices of all forms.
    static let prices = [
        ListPrice.steps, .presses, .stepsAndPresses, .wait(interval: 1.5, firstItemDelay: 0.5),
        .seconds(interval: 1, reaction: 0.65), .seconds(interval: 1, reaction: 0.65, firstItemDelay: 0.7),
        ListPrice(perPosition: 1, perChoice: 0.5, firstNext: 2, perGroup: 3),
    ]

    /// Every ordered tree over an interval of targets, groups of two or more; no list holds a single group alone.
    static func trees(_ range: Range<Int>, isRest: Bool = false) -> [[GroupingPlan.Item]] {
        if range.isEmpty { return [[]] }
        var result: [[GroupingPlan.Item]] = []
        for end in range.lowerBound + 1...range.upperBound {
            let first = range.lowerBound..<end
            guard first != range || isRest || first.count == 1 else { continue }
            let heads: [GroupingPlan.Item] =
                first.count == 1 ? [.target(first.lowerBound)] : trees(first).map { .group($0) }
            for tail in trees(end..<range.upperBound, isRest: true) {
                for head in heads { result.append([head] + tail) }
            }
        }
        return result
    }

    /// The most targets in a group.
    static func largest(_ items: [GroupingPlan.Item]) -> Int {
        items.map { item in
            if case .group(let inner) = item { max(GroupingPlan(inner).targets.count, largest(inner)) } else { 0 }
        }.max() ?? 0
    }

    /// All trees over up to 7 targets, made once.
    static let all = (0...7).map { count in
        trees(0..<count).map { items in (plan: GroupingPlan(items), largest: largest(items)) }
    }

    /// The least cost of all trees over all orders: for a given tree the heaviest target takes the cheapest place.
    static func least(_ weights: [Double], _ price: ListPrice, where isAllowed: (GroupingPlan, Int) -> Bool) -> Double {
        let sorted = weights.sorted(by: >)
        return all[weights.count].filter { isAllowed($0.plan, $0.largest) }.map { tree in
            let places = weights.indices.map { target in
                tree.plan.cost(weights: weights.indices.map { $0 == target ? 1 : 0 }, price: price)
                    - Double(tree.plan.groupCount) * price.perGroup
            }.sorted()
            return zip(sorted, places).reduce(Double(tree.plan.groupCount) * price.perGroup) { $0 + $1.0 * $1.1 }
        }.min()!
    }

    /// The least cost of all trees over all orders in which a locked group stands in the top list or where there is room for the
    /// groups in it.
    static func least(
        _ weights: [Double], depths: [Int], _ price: ListPrice, depth: Int?, largest: Int
    ) -> Double {
        let orders = orders(of: Array(weights.indices))
        return all[weights.count].filter { $0.largest <= largest && $0.plan.depth <= depth ?? .max }.map { tree in
            let levels = levels(tree.plan.items)
            let costs = weights.indices.map { target in
                tree.plan.cost(weights: weights.indices.map { $0 == target ? 1 : 0 }, price: price)
            }
            return orders.filter { order in
                depth == nil || zip(order, levels).allSatisfy { $1 == 0 || $1 + depths[$0] <= depth! }
            }.map { order in zip(order, costs).reduce(0) { $0 + weights[$1.0] * $1.1 } }.min() ?? .infinity
        }.min()!
    }

    /// The number of groups around each target, in visiting order.
    static func levels(_ items: [GroupingPlan.Item], around: Int = 0) -> [Int] {
        items.flatMap { item in
            if case .group(let inner) = item { levels(inner, around: around + 1) } else { [around] }
        }
    }

    /// Every order of some values.
    static func orders<Value>(of values: [Value]) -> [[Value]] {
        if values.isEmpty { return [[]] }
        return values.indices.flatMap { index in
            var others = values
            let first = others.remove(at: index)
            return orders(of: others).map { [first] + $0 }
        }
    }
}
