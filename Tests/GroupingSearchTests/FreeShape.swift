import GroupingSearch

/// The best order and grouping one level deep where the order is free, by another program than the search's own: which shape costs
/// least, the heaviest target taking the cheapest place.
enum FreeShape {
    /// The most positions that are looked back on; each doubles the work.
    private static let farthest = 11

    /// The best plan of groups of at most `largest` targets, one level deep, with its cost; nil where the price is not one
    /// that this can do: it needs t > 0, no price of groups, groups whose last place is paid within eleven positions, and at most 300
    /// targets.
    ///
    /// Position p is a target of the price D(p), or a group of places of the prices D(p) + D(1), D(p) + D(2) ...: places are
    /// filled in the order of their prices, so that a group is as long as is worth it. State before position p: which of the
    /// last positions are groups, and how many targets are placed. O(n^2 2^b b), b the positions looked back on, which are as
    /// many as D(largest) / t.
    static func best(
        _ weights: [Double], _ price: ListPrice, largest: Int
    ) -> (plan: GroupingPlan, cost: Double)? {
        guard weights.count > 2 else {
            let order = heaviest(weights)
            let plan = GroupingPlan(order.map { .target($0) })
            return (plan, plan.cost(weights: weights, price: price))
        }
        guard let shape = FreeShapeTable(weights.sorted(by: >), price, largest, farthest) else { return nil }
        let plan = plan(shape.groups(), price, largest, heaviest(weights))
        return (plan, plan.cost(weights: weights, price: price))
    }

    private static func heaviest(_ weights: [Double]) -> [Int] {
        weights.indices.sorted { (-weights[$0], $0) < (-weights[$1], $1) }
    }

    /// The plan of a shape: the heaviest target in the cheapest place.
    private static func plan(_ groups: [Bool], _ price: ListPrice, _ largest: Int, _ order: [Int]) -> GroupingPlan {
        var places: [(price: Double, list: Int)] = []
        for (list, isGroup) in groups.enumerated() {
            let around = price.price(at: list + 1)
            if isGroup {
                for place in 1...largest { places.append((around + price.price(at: place), list)) }
            } else {
                places.append((around, list))
            }
        }
        places.sort { ($0.price, $0.list) < ($1.price, $1.list) }
        var lists = [[Int]](repeating: [], count: groups.count)
        for (target, place) in zip(order, places) { lists[place.list].append(target) }
        return GroupingPlan(
            lists.filter { !$0.isEmpty }.map { $0.count == 1 ? .target($0[0]) : .group($0.map { .target($0) }) })
    }
}

/// The least costs of all states, position by position.
private struct FreeShapeTable {
    private let weights: [Double]
    private let price: ListPrice
    private let largest: Int
    /// The positions that are looked back on.
    private let back: Int
    /// For each position and state, whether the position that is just out of sight was a group.
    private var dropped: [[Bool]] = []
    /// The position at which the last target is placed, its state with its own choice, and the targets placed before it.
    private var end: (position: Int, mask: Int, placed: Int) = (0, 0, 0)

    init?(_ weights: [Double], _ price: ListPrice, _ largest: Int, _ farthest: Int) {
        guard price.perPosition > 0, price.perGroup == 0 else { return nil }
        let reach = (price.price(at: largest) + price.firstNext) / price.perPosition
        guard reach < Double(farthest), weights.count <= 300 else { return nil }
        self.weights = weights
        self.price = price
        self.largest = largest
        back = max(1, Int(reach) + 1)
        search()
    }

    /// The prices that become due from position p, its own included, until the next one, with how far back and which place
    /// of it each is; the position itself being a target has the place 0.
    private func due(_ position: Int) -> [(price: Double, back: Int, place: Int)] {
        let (from, until) = (price.price(at: position), price.price(at: position + 1))
        var due: [(price: Double, back: Int, place: Int)] = [(from, 0, 0)]
        for distance in 0...min(back, position - 1) {
            for place in 1...largest {
                let here = price.price(at: position - distance) + price.price(at: place)
                // A price equal to that of the next position falls due there.
                if here >= from, here < until { due.append((here, distance, place)) }
            }
        }
        return due.sorted { ($0.price, $0.back, $0.place) < ($1.price, $1.back, $1.place) }
    }

    private mutating func search() {
        let (count, masks) = (weights.count, 1 << back)
        let row = count + 1
        var costs = [Double](repeating: .infinity, count: masks * row)
        costs[0] = 0
        var least = Double.infinity
        // The last group may be paid later than the last position.
        for position in 1...count + back {
            let due = due(position)
            var next = [Double](repeating: .infinity, count: masks * row)
            var out = [Bool](repeating: false, count: masks * row)
            var isOpen = false
            for mask in 0..<masks {
                for isGroup in [0, 1] {
                    // Bit b is the position b before this one.
                    let wide = mask << 1 | isGroup
                    let prices = due.filter { $0.place == 0 ? isGroup == 0 : wide >> $0.back & 1 == 1 }.map(\.price)
                    let new = wide & (masks - 1)
                    for placed in 0..<count {
                        var cost = costs[mask * row + placed]
                        guard cost < least else { continue }
                        var now = placed
                        for price in prices where now < count {
                            cost += weights[now] * price
                            now += 1
                        }
                        if now == count {
                            if cost < least {
                                least = cost
                                end = (position, wide, placed)
                            }
                        } else if cost < next[new * row + now] {
                            next[new * row + now] = cost
                            out[new * row + now] = wide >> back & 1 == 1
                            isOpen = true
                        }
                    }
                }
            }
            dropped.append(out)
            costs = next
            if !isOpen { break }
        }
    }

    /// Which positions are groups.
    func groups() -> [Bool] {
        let (row, masks) = (weights.count + 1, 1 << back)
        var groups: [Bool] = []
        var (mask, placed) = (end.mask >> 1, end.placed)
        groups.append(end.mask & 1 == 1)
        for position in stride(from: end.position - 1, through: 1, by: -1) {
            let isOut = dropped[position - 1][mask * row + placed]
            groups.append(mask & 1 == 1)
            let wide = isOut ? mask | masks : mask
            let filled = due(position).count { $0.place == 0 ? wide & 1 == 0 : wide >> $0.back & 1 == 1 }
            placed -= filled
            mask = wide >> 1
        }
        return groups.reversed()
    }
}
