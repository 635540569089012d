/// An ordered tree of targets that a search changes move by move, with the cost of each of its lists.
///
/// Nodes are numbered: targets from 0, then the top list, then groups.
struct Arrangement: Sendable {
    let price: ListPrice
    /// The number of targets, and of the node that is the top list.
    let top: Int
    private(set) var children: [[Int]]
    /// The list that each node is in, -1 for the top list and for unused groups.
    private(set) var parents: [Int]
    private(set) var weights: [Double]
    /// The cost of the positions of each list: the sum of weight times price over its nodes.
    private(set) var listCosts: [Double]
    private(set) var freeGroups: [Int] = []
    /// What all lists cost.
    private(set) var cost: Double

    /// The arrangement of a plan. O(targets + groups).
    init(_ plan: GroupingPlan, weights: [Double], price: ListPrice) {
        self.price = price
        top = weights.count
        children = Array(repeating: [], count: weights.count + 1)
        parents = Array(repeating: -1, count: weights.count + 1)
        self.weights = weights + [0]
        listCosts = Array(repeating: 0, count: weights.count + 1)
        cost = 0
        fill(top, with: plan.items)
        for list in listCosts.indices { cost += listCosts[list] }
    }

    private mutating func fill(_ list: Int, with items: [GroupingPlan.Item]) {
        for item in items {
            let node: Int
            switch item {
            case .target(let target): node = target
            case .group(let inner):
                node = children.count
                children.append([])
                parents.append(-1)
                weights.append(0)
                listCosts.append(0)
                fill(node, with: inner)
            }
            parents[node] = list
            children[list].append(node)
        }
        weights[list] = children[list].reduce(0) { $0 + weights[$1] }
        listCosts[list] = listCost(children[list]) { weights[$0] }
    }

    /// Whether a node is a target. O(1).
    func isTarget(_ node: Int) -> Bool { node < top }

    /// The groups that are there, in the order of their numbers.
    var groups: [Int] { (top + 1..<max(top + 1, children.count)).filter { parents[$0] >= 0 } }

    /// The targets in visiting order. O(targets + groups).
    var order: [Int] {
        var order: [Int] = []
        order.reserveCapacity(top)
        append(top, to: &order)
        return order
    }

    private func append(_ list: Int, to order: inout [Int]) {
        for node in children[list] { if isTarget(node) { order.append(node) } else { append(node, to: &order) } }
    }

    /// The plan that it is. O(targets + groups).
    var plan: GroupingPlan { GroupingPlan(items(of: top)) }

    private func items(of list: Int) -> [GroupingPlan.Item] {
        children[list].map { isTarget($0) ? .target($0) : .group(items(of: $0)) }
    }

    /// What the places of a list cost.
    private func listCost(_ nodes: [Int], _ weight: (Int) -> Double) -> Double {
        var sum = 0.0
        for (index, node) in nodes.enumerated() {
            sum += weight(node) * price.price(at: index + 1)
            if node > top { sum += price.perGroup }
        }
        return sum
    }

    // MARK: Edits

    /// What an edit changes, worked out: the lists in it and those around them.
    private func outcome(of edit: Edit) -> (weights: [Int: Double], costs: [Int: Double]) {
        var weights: [Int: Double] = [:]
        var costs: [Int: Double] = [:]
        func weight(_ node: Int) -> Double {
            weights[node] ?? (node < self.weights.count ? self.weights[node] : 0)
        }
        // Inner lists first: what is in an edit is worked out before the list around it.
        func work(_ list: Int) {
            guard costs[list] == nil else { return }
            let nodes = edit.children(of: list, in: self)
            costs[list] = 0
            for node in nodes where node > top && edit.touches(node) { work(node) }
            weights[list] = nodes.reduce(0) { $0 + weight($1) }
            costs[list] = listCost(nodes, weight)
        }
        for list in edit.touched { work(list) }
        return (weights, costs)
    }

    /// How much more all lists cost after an edit. O(lengths of the lists that it touches and of those around them).
    func delta(of edit: Edit) -> Double {
        let costs = outcome(of: edit).costs
        var delta = 0.0
        for list in edit.touched {
            delta += costs[list] ?? 0
            if list < listCosts.count { delta -= listCosts[list] }
        }
        for list in edit.removed { delta -= listCosts[list] }
        return delta
    }

    /// Makes an edit. O(lengths of the lists that it touches and of those around them).
    mutating func apply(_ edit: Edit) {
        let (newWeights, costs) = outcome(of: edit)
        for list in edit.touched {
            while list >= children.count {
                children.append([])
                parents.append(-1)
                weights.append(0)
                listCosts.append(0)
            }
        }
        freeGroups.removeAll { costs[$0] != nil }
        for list in edit.removed {
            cost -= listCosts[list]
            listCosts[list] = 0
            children[list] = []
            parents[list] = -1
            freeGroups.append(list)
        }
        for list in edit.touched {
            cost += costs[list]! - listCosts[list]
            listCosts[list] = costs[list]!
            weights[list] = newWeights[list]!
            if let nodes = edit.changed[list] { children[list] = nodes }
        }
        for list in edit.touched { for node in children[list] { parents[node] = list } }
        parents[top] = -1
    }
}

extension Arrangement {
    /// The same shape with the heaviest target in the cheapest position: no order of it costs less (rearrangement inequality).
    ///
    /// O(n log n).
    /// - Parameter heaviest: the targets by weight, the heaviest first.
    func assigned(_ heaviest: [Int]) -> Arrangement {
        var places: [(price: Double, number: Int)] = []
        places.reserveCapacity(top)
        price(top, around: 0, &places)
        places.sort { ($0.price, $0.number) < ($1.price, $1.number) }
        var target = [Int](repeating: 0, count: top)
        for (place, heavy) in zip(places, heaviest) { target[place.number] = heavy }
        var result = self
        var next = 0
        result.assign(top, target, &next)
        result.cost = result.listCosts.reduce(0, +)
        return result
    }

    /// The prices of the places for targets, numbered in visiting order.
    private func price(_ list: Int, around: Double, _ places: inout [(price: Double, number: Int)]) {
        for (index, node) in children[list].enumerated() {
            let here = around + price.price(at: index + 1)
            if isTarget(node) { places.append((here, places.count)) } else { price(node, around: here, &places) }
        }
    }

    private mutating func assign(_ list: Int, _ targets: [Int], _ next: inout Int) {
        for index in children[list].indices {
            let node = children[list][index]
            if isTarget(node) {
                children[list][index] = targets[next]
                parents[targets[next]] = list
                next += 1
            } else {
                assign(node, targets, &next)
            }
        }
        weights[list] = children[list].reduce(0) { $0 + weights[$1] }
        listCosts[list] = listCost(children[list]) { weights[$0] }
    }
}
