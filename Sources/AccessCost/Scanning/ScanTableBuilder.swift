/// Walks through a scan machine and writes down its states and moves.
struct ScanTableBuilder {
    private let machine: ScanMachine
    /// The same machine with a scan interval that is one second longer: what differs follows the interval.
    private let slower: ScanMachine
    private let countsPasses: Bool

    init(_ machine: ScanMachine, countsPasses: Bool = true) {
        self.machine = machine
        self.countsPasses = countsPasses
        var timing = machine.timing
        timing.interval += 1
        // A reaction that is a share of the interval follows it.
        timing.reaction += machine.context.parameters.share(.reaction) ?? 0
        slower = ScanMachine(machine.context, timing)
    }

    /// The same without a limit of passes.
    func withoutPasses() -> ScanTableBuilder {
        var timing = machine.timing
        timing.cycles = nil
        return ScanTableBuilder(ScanMachine(machine.context, timing), countsPasses: false)
    }

    /// The table; nil where it has more states than that.
    func table(limit: Int, _ goals: [(stop: StopIndex, action: Int, cost: Cost)?]) -> ScanTable? {
        var table = ScanTable()
        let timing = machine.timing
        let scansByItself = timing.technique == .auto || timing.technique == .inverse
        table.interval = scansByItself ? timing.interval : 0
        table.isHeld = timing.technique == .inverse
        table.countsPasses = countsPasses
        table.items = machine.tree.nodes.indices.map(item)
        var numbers = [machine.start: 0]
        var found = [machine.start]
        var prices: [ScanTable.Price: Int] = [:]
        var index = 0
        while index < found.count {
            guard found.count <= limit else { return nil }
            let state = found[index]
            var slowMoves: [Cost] = []
            slower.visitMoves(from: state) { slowMoves.append($0.cost) }
            var entry = ScanTable.State(item: machine.shownItem(at: state)?.node)
            var number = 0
            machine.visitMoves(from: state) { move in
                let intervals = slowMoves[number].wait - move.cost.wait
                number += 1
                if move.actor == .clock, let known = entry.clock, table.prices[known.price].cost.wait <= move.cost.wait
                {
                    return
                }
                let price = ScanTable.Price(cost: move.cost, intervals: intervals)
                if prices[price] == nil {
                    prices[price] = table.prices.count
                    table.prices.append(price)
                }
                if numbers[move.target] == nil {
                    numbers[move.target] = found.count
                    found.append(move.target)
                }
                take(ScanTable.Move(target: numbers[move.target]!, price: prices[price]!), as: move, into: &entry)
            }
            table.states.append(entry)
            index += 1
        }
        let slowForm = slower.timing.closedForm(machine.context)
        table.goals = goals.map { goal in
            guard let goal, let state = machine.goal(of: goal.stop, action: goal.action).flatMap({ numbers[$0] })
            else { return nil }
            let slow = slowForm.cost(goal.stop, goal.action) ?? goal.cost
            return ScanTable.Goal(state: state, cost: goal.cost, secondsPerInterval: slow.seconds - goal.cost.seconds)
        }
        return table
    }

    /// Which switch makes a move: the names are those of the machine.
    private func take(_ entry: ScanTable.Move, as move: Move, into state: inout ScanTable.State) {
        let hasNext = machine.timing.technique == .manual || machine.timing.technique == .dwell
        switch (move.actor, move.name) {
        case (.clock, _): state.clock = entry
        case (.person, "Previous"): state.back = entry
        case (.person, "Start") where hasNext:
            state.next = entry
            if machine.timing.technique == .manual { state.select = entry }
        case (.person, machine.timing.words.advance) where hasNext: state.next = entry
        default: state.select = entry
        }
    }

    private func item(_ number: Int) -> ScanTable.Item {
        let node = machine.tree.nodes[number]
        let stop = node.stop >= 0 ? node.stop : machine.tree.openMenus[node.first]
        return ScanTable.Item(
            stop: stop, word: node.word, isExit: node.kind == .exit || node.stop < 0 && node.word == "Exit",
            isInMenu: machine.tree.isInMenu(number), list: node.parent < 0 ? nil : node.parent, first: node.first)
    }
}
