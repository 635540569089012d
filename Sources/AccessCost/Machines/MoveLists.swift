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
        values[Int(ends[state])..<Int(ends[state + 1])].lazy.map(Int.init)
    }
}

/// States that hang on other states, numbered by a walk in depth.
struct StateTree: Sendable {
    /// The walk's numbers of the states, and of those after all that hang on them.
    private var entered: ContiguousArray<Int32>
    private var left: ContiguousArray<Int32>

    /// - Parameter parents: the state on which each hangs; -1 for those that hang on none. O(states).
    init(_ parents: [MachineState]) {
        let hung = parents.indices.filter { parents[$0] >= 0 }
        let children = NeighbourLists(hung.lazy.map { (Int32(parents[$0]), Int32($0)) }, count: parents.count)
        entered = ContiguousArray(repeating: -1, count: parents.count)
        left = entered
        var number: Int32 = 0
        var path = parents.indices.filter { parents[$0] < 0 }
        while let state = path.last {
            if entered[state] >= 0 {
                path.removeLast()
                left[state] = number
            } else {
                entered[state] = number
                number += 1
                path.append(contentsOf: children[state])
            }
        }
    }

    /// Whether a state hangs on another, or is the same. O(1).
    func isAbove(_ upper: MachineState, _ lower: MachineState) -> Bool {
        (entered[upper]..<left[upper]).contains(entered[lower])
    }

    /// Whether others hang on a state. O(1).
    func leadsOn(_ state: MachineState) -> Bool { left[state] > entered[state] + 1 }

    /// States in the order of the walk. O(states log states).
    func inOrder(_ states: [MachineState]) -> [MachineState] { states.sorted { entered[$0] < entered[$1] } }

    /// How many of some states, in the order of the walk, come no later than a state. O(log states).
    func count(of count: Int, upTo state: MachineState, _ states: (Int) -> MachineState) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if entered[states(middle)] <= entered[state] { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The branches that begin with some states. O(states log states).
    func branches(from states: [MachineState]) -> Branches {
        var branches = Branches()
        for branch in states.map({ entered[$0]..<left[$0] }).sorted(by: { $0.lowerBound < $1.lowerBound })
        where branch.lowerBound >= branches.ranges.last?.upperBound ?? 0 {
            branches.ranges.append(branch)
        }
        return branches
    }

    /// Whether a state is on one of some branches. O(log branches).
    func contains(_ branches: Branches, _ state: MachineState) -> Bool {
        let (number, ranges) = (entered[state], branches.ranges)
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound <= number { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].contains(number)
    }

    /// Parts of the tree, none inside another, in the order of the walk.
    struct Branches: Sendable {
        fileprivate var ranges: [Range<Int32>] = []
    }
}
