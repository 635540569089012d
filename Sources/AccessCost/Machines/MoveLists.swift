/// Which states the moves of a machine connect.
struct MoveLists: Sendable {
    /// The number of states, or of places.
    let count: Int
    private var lists: (sources: NeighbourLists, targets: NeighbourLists)

    /// The moves from states that routes lead to. O(states + moves).
    init(_ machine: any AccessMachine, _ routes: CheapestRoutes) {
        var moves: ContiguousArray<(Int32, Int32)> = []
        for state in 0..<machine.stateCount where routes.cost(to: state) != nil {
            machine.visitMoves(from: state) { moves.append((Int32(state), Int32($0.target))) }
        }
        self.init(moves, count: machine.stateCount)
    }

    private init(_ moves: ContiguousArray<(Int32, Int32)>, count: Int) {
        self.count = count
        lists = (
            NeighbourLists(moves.lazy.map { ($0.1, $0.0) }, count: count),
            NeighbourLists(moves.lazy.map { $0 }, count: count)
        )
    }

    /// The moves between places, of which each state is at one. O(states + moves).
    func between(_ places: ContiguousArray<Int>) -> MoveLists {
        var moves: ContiguousArray<(Int32, Int32)> = []
        for state in 0..<count {
            for target in lists.targets[state] where places[state] != places[target] {
                moves.append((Int32(places[state]), Int32(places[target])))
            }
        }
        return MoveLists(moves, count: (places.max() ?? -1) + 1)
    }

    /// The states from which moves lead to a state, one from which several do as often. O(1).
    func sources(of state: MachineState) -> some BidirectionalCollection<MachineState> { lists.sources[state] }

    /// The states to which moves lead from a state, one to which several do as often. O(1).
    func targets(of state: MachineState) -> some BidirectionalCollection<MachineState> { lists.targets[state] }
}

/// A list of numbers for each number, in one array.
struct NeighbourLists: Sendable {
    private var ends: ContiguousArray<Int32>
    private var values: ContiguousArray<Int32>

    /// The second of each pair for the first. O(states + pairs).
    init(_ pairs: some Collection<(Int32, Int32)>, count: Int) {
        ends = ContiguousArray(repeating: 0, count: count + 1)
        for (state, _) in pairs { ends[Int(state) + 1] += 1 }
        for state in 1..<ends.count { ends[state] += ends[state - 1] }
        values = ContiguousArray(repeating: 0, count: pairs.count)
        var next = ends
        for (state, value) in pairs {
            values[Int(next[Int(state)])] = value
            next[Int(state)] += 1
        }
    }

    subscript(_ state: Int) -> some BidirectionalCollection<Int> {
        self[state...state]
    }

    /// The numbers of several that stand side by side.
    subscript(_ states: ClosedRange<Int>) -> some BidirectionalCollection<Int> {
        values[Int(ends[states.lowerBound])..<Int(ends[states.upperBound + 1])].lazy.map(Int.init)
    }
}
