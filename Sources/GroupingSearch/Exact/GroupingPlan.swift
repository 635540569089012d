/// An ordered tree of targets: what a list holds, target by target and group by group.
public struct GroupingPlan: Hashable, Sendable {
    /// One place of a list.
    public indirect enum Item: Hashable, Sendable {
        /// A target, by its number.
        case target(Int)
        /// A group with what it holds, in order.
        case group([Item])
    }

    /// The top list.
    public var items: [Item]

    /// A plan of a top list.
    public init(_ items: [Item]) { self.items = items }

    /// What the plan costs: for each target its weight times the prices of the positions on its path, and each group's own
    /// price. O(targets + groups).
    public func cost(weights: [Double], price: ListPrice) -> Double {
        Self.cost(items, weights, price).cost
    }

    private static func cost(_ items: [Item], _ weights: [Double], _ price: ListPrice) -> (cost: Double, weight: Double)
    {
        var total = (cost: 0.0, weight: 0.0)
        for (place, item) in items.enumerated() {
            switch item {
            case .target(let number):
                total.weight += weights[number]
                total.cost += weights[number] * price.price(at: place + 1)
            case .group(let inner):
                let inside = cost(inner, weights, price)
                total.weight += inside.weight
                total.cost += inside.weight * price.price(at: place + 1) + inside.cost + price.perGroup
            }
        }
        return total
    }

    /// The numbers of the targets in visiting order.
    public var targets: [Int] { Self.targets(items) }

    private static func targets(_ items: [Item]) -> [Int] {
        items.flatMap { item -> [Int] in
            switch item {
            case .target(let number): [number]
            case .group(let inner): targets(inner)
            }
        }
    }

    /// The number of groups, nested ones included.
    public var groupCount: Int { Self.groupCount(items) }

    private static func groupCount(_ items: [Item]) -> Int {
        items.reduce(0) { count, item in
            if case .group(let inner) = item { count + 1 + groupCount(inner) } else { count }
        }
    }

    /// The number of groups around the deepest target.
    public var depth: Int { Self.depth(items) }

    private static func depth(_ items: [Item]) -> Int {
        items.map { item in if case .group(let inner) = item { 1 + depth(inner) } else { 0 } }.max() ?? 0
    }
}
