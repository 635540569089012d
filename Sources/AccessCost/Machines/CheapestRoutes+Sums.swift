extension CheapestRoutes {
    /// What a part of each move's cost adds up to on the cheapest route to each state, 0 where there is none.
    ///
    /// O(states + moves); for routes of a whole search.
    /// - Parameter part: the part, of moves that the routes take; the index counts the moves out of the state.
    func sums(
        _ machine: some AccessMachine, of part: (_ origin: MachineState, _ index: Int, _ move: Move) -> Double
    ) -> ContiguousArray<Double> {
        guard let before = before.all else { preconditionFailure("sums are of whole searches") }
        var parts = ContiguousArray(repeating: 0.0, count: before.count)
        for state in before.indices {
            visitTaken(machine, from: state) { index, move in parts[move.target] = part(state, index, move) }
        }
        var isDone = ContiguousArray(repeating: false, count: before.count)
        var chain: [MachineState] = []
        for state in before.indices {
            var next = state
            while next >= 0, !isDone[next] {
                chain.append(next)
                isDone[next] = true
                next = before[next]
            }
            while let last = chain.popLast() {
                if before[last] >= 0 { parts[last] += parts[before[last]] }
            }
        }
        return parts
    }

    /// The same on the cheapest route to one state, from what is known where this search began. O(moves of the route).
    func sum(
        _ machine: some AccessMachine, to state: MachineState, from known: (MachineState) -> Double,
        of part: (_ origin: MachineState, _ index: Int, _ move: Move) -> Double
    ) -> Double {
        var chain = [state]
        while let next = chain.last.map({ before[$0] }), next >= 0, costs[next] != nil { chain.append(next) }
        var total = known(chain.removeLast())
        while let state = chain.popLast() {
            var own = 0.0
            let origin = before[state]
            visitTaken(machine, from: origin) { index, move in
                if move.target == state { own = part(origin, index, move) }
            }
            total += own
        }
        return total
    }

    /// Calls a function with those moves out of a state that routes take.
    private func visitTaken(
        _ machine: some AccessMachine, from state: MachineState, _ visit: (_ index: Int, _ move: Move) -> Void
    ) {
        guard let cost = costs[state] else { return }
        var index = -1
        machine.visitMoves(from: state) { move in
            index += 1
            guard before[move.target] == state, let sum = costs[move.target],
                abs(cost.seconds + move.cost.seconds - sum.seconds) < 1e-9
            else { return }
            visit(index, move)
        }
    }
}
