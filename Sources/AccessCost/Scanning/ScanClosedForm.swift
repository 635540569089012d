extension ScanTiming {
    /// What getting to a place in a list and selecting it costs: NavCost.docc/Model.md, "Scanning costs", one level.
    ///
    /// - Parameters:
    ///   - position: 1-based.
    ///   - ring: the number of items in the list, the exit included.
    func level(position: Int, siblingCount: Int) -> Cost {
        let moves = moves(to: position, siblingCount: siblingCount)
        let count = Double(moves.onwards + moves.back)
        var cost = select
        cost.steps = count + 1
        switch technique {
        case .auto, .inverse:
            let wait = count * interval + (position > 1 ? firstItemDelay : 0)
            cost += Cost(wait: wait, seconds: wait)
        case .manual, .dwell:
            cost += Cost(presses: count, seconds: count * press)
        }
        return cost
    }

    /// How the highlight gets to a place: onwards, or back where that takes fewer presses.
    private func moves(to position: Int, siblingCount: Int) -> (onwards: Int, back: Int) {
        let back = siblingCount - position + 1
        return hasBack && position > 1 && back < position - 1 ? (0, back) : (position - 1, 0)
    }

    /// The costs of everything that can be done on a tree, each one level from that of the list around it. O(items).
    func closedForm(_ context: MachineContext) -> ClosedForm {
        if context.tree.scrolling?.pages.count ?? 1 > 1 { return formByRoutes(context) }
        let tree = ScanTree(context, self)
        let reached = tree.reached(from: context.action == .activate && startsWithPress ? startPress : Cost())
        let delay = Cost(wait: autoTapDelay, seconds: autoTapDelay)
        return ClosedForm(
            cost: { stop, action in
                tree.node(of: stop, action: action).map { node in
                    tree.nodes[node].kind == .autoTap ? reached[node] + delay : reached[node]
                }
            },
            route: { stop, action in
                tree.node(of: stop, action: action).map { route(to: $0, in: tree, context) } ?? Route()
            }, machine: { ScanMachine(context, self, tree) })
    }

    /// The costs by the cheapest routes over all pages; passes through a list do not matter without errors.
    private func formByRoutes(_ context: MachineContext) -> ClosedForm {
        var timing = self
        timing.cycles = nil
        let machine = ScanMachine(context, timing)
        let routes = CheapestRoutes(machine, among: machine.countFromStart)
        let whole = { @Sendable in ScanMachine(context, self, machine.tree) }
        return ClosedForm(
            cost: { stop, action in machine.goal(of: stop, action: action).flatMap(routes.cost) },
            route: { stop, action in machine.goal(of: stop, action: action).flatMap(routes.route) ?? Route() },
            reason: "its menu offers no scrolling", machine: whole,
            highlight: { stop in
                // The routes go through no list twice, so that the whole machine is in the first pass of each.
                let items = machine.tree.nodes.indices.lazy.filter { machine.stop(highlightedBy: $0) == stop }
                return routes.nearest(of: items.map { machine.highlight($0) }).flatMap { state in
                    routes.cost(to: state).map { ($0, whole().highlight(state)) }
                }
            })
    }

    private func route(to goal: Int, in tree: ScanTree, _ context: MachineContext) -> Route {
        var path: [Int] = []
        path.reserveCapacity(tree.nodes[goal].depth + 1)
        var node = goal
        while node >= 0 {
            path.append(node)
            node = tree.nodes[node].parent
        }
        // Onwards or back, and selecting, on each level.
        var route = Route(legs: 2 * path.count + 1)
        if context.action == .activate, startsWithPress { route.append("Start") }
        for node in path.reversed() {
            let parent = tree.nodes[node].parent
            let moves = moves(to: tree.nodes[node].position, siblingCount: tree.nodes[node].siblingCount)
            if parent >= 0, tree.nodes[parent].kind == .autoTap { route.append(words.select) }
            route.append(words.advance, count: moves.onwards)
            route.append("Previous", count: moves.back)
            route.append(tree.nodes[node].word ?? words.select)
        }
        return route
    }
}

extension ScanTree {
    /// What getting to each item from the first one of its page costs, and selecting it. O(items).
    ///
    /// - Parameter begin: what comes before.
    func reached(from begin: Cost) -> ContiguousArray<Cost> {
        var reached = ContiguousArray<Cost>()
        reached.reserveCapacity(nodes.count)
        for node in nodes {
            var base = node.parent < 0 ? begin : reached[node.parent]
            // The menu after a target that taps by itself is opened by selecting again.
            if node.parent >= 0, nodes[node.parent].kind == .autoTap { base += timing.select }
            reached.append(base + timing.level(position: node.position, siblingCount: node.siblingCount))
            if !prompts.isEmpty {
                let before = prompts[reached.count - 1].before
                reached[reached.count - 1] += Cost(wait: before, seconds: before)
            }
        }
        return reached
    }
}
