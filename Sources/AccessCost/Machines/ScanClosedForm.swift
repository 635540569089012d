extension ScanTiming {
    /// What getting to a place in a list and selecting it costs: MODEL's table of scanning, one level.
    ///
    /// - Parameters:
    ///   - position: 1-based.
    ///   - ring: the number of stops in the list, the exit included.
    func level(position: Int, ring: Int) -> Cost {
        let moves = moves(to: position, ring: ring)
        let count = Double(moves.onwards + moves.back)
        var cost = select
        cost.steps = count + 1
        switch technique {
        case .auto, .inverse:
            let wait = count * interval + (position > 1 ? firstItemPause : 0)
            cost += Cost(wait: wait, seconds: wait)
        case .manual, .dwell:
            cost += Cost(presses: count, seconds: count * press)
        }
        return cost
    }

    /// How the highlight gets to a place: onwards, or back where that takes fewer presses.
    private func moves(to position: Int, ring: Int) -> (onwards: Int, back: Int) {
        let back = ring - position + 1
        return hasBack && position > 1 && back < position - 1 ? (0, back) : (position - 1, 0)
    }

    /// The cost of every target of a tree, each one step from that of the group around it. O(stops).
    func closedForm(_ context: MachineContext) -> ClosedForm {
        let stops = context.tree.stops
        var reached = ContiguousArray<Cost>()
        reached.reserveCapacity(stops.count)
        var costs = ContiguousArray<Cost?>(repeating: nil, count: stops.count)
        let begin = context.action == .activate ? start : Cost()
        for (offset, stop) in stops.enumerated() {
            let base = stop.parent < 0 ? begin : reached[stop.parent]
            let cost = base + level(position: stop.position, ring: stop.ring)
            reached.append(cost)
            guard stop.kind == .target else { continue }
            costs[offset] =
                context.action == .activate ? cost + activationCost(ofActions: context.actionCount(of: offset)) : cost
        }
        return ClosedForm(costs: costs) { route(to: $0, context) }
    }

    private func route(to stop: StopIndex, _ context: MachineContext) -> Route {
        var route = Route()
        if context.action == .activate, startsWithPress { route.append("Start") }
        for (position, ring) in zip(context.tree.path(of: stop), context.tree.rings(of: stop)) {
            let moves = moves(to: position, ring: ring)
            route.append(words.advance, count: moves.onwards)
            route.append("Previous", count: moves.back)
            route.append(words.select)
        }
        if context.action == .activate, activation(ofActions: context.actionCount(of: stop)) == .menu {
            route.append(technique == .dwell ? "Dwell" : "Tap")
        }
        return route
    }
}
