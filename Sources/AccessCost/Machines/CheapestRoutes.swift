import HeapModule

/// The cheapest way from a machine's start, or from another of its states, to each state.
///
/// Dijkstra's algorithm; costs are compared figure by figure in the order of a rank, the first that differs decides, and
/// of equal ones the way whose text comes first. O((states + moves) log states), and O(moves of the way) for each tie.
public struct CheapestRoutes: Sendable {
    private struct Entry: Comparable {
        var key: Key
        var state: MachineState

        static func < (a: Entry, b: Entry) -> Bool { a.key == b.key ? a.state < b.state : a.key < b.key }
    }

    /// Costs as whole billionths, so that sums of the same moves in another order compare as equal.
    private struct Key: Comparable {
        var parts: SIMD8<Int64>

        init(_ cost: Cost, _ figures: [Figure]) {
            parts = .zero
            for (place, figure) in figures.enumerated() { parts[place] = Int64((cost[figure] * 1e9).rounded()) }
        }

        static func < (a: Key, b: Key) -> Bool {
            for place in 0..<8 where a.parts[place] != b.parts[place] { return a.parts[place] < b.parts[place] }
            return false
        }
    }

    private let costs: ContiguousArray<Cost?>
    private let arrivals: ContiguousArray<(state: MachineState, move: String)>

    /// The first state that ended the search, nil where none did.
    public let goal: MachineState?

    /// Finds the cheapest way to every state, or to those that are cheaper to reach than the first that ends the search.
    ///
    /// - Parameters:
    ///   - origin: where the ways begin; nil for the machine's start.
    ///   - isGoal: whether a state ends the search.
    public init(
        _ machine: some AccessMachine, rank: Rank = .seconds, from origin: MachineState? = nil,
        until isGoal: (MachineState) -> Bool = { _ in false }
    ) {
        let origin = origin ?? machine.start
        let figures = rank.figures
        var costs = ContiguousArray<Cost?>(repeating: nil, count: machine.stateCount)
        var keys = ContiguousArray<Key?>(repeating: nil, count: machine.stateCount)
        var arrivals = ContiguousArray<(state: MachineState, move: String)>(
            repeating: (-1, ""), count: machine.stateCount)
        var isDone = ContiguousArray<Bool>(repeating: false, count: machine.stateCount)
        var heap = Heap<Entry>()
        costs[origin] = Cost()
        keys[origin] = Key(Cost(), figures)
        heap.insert(Entry(key: Key(Cost(), figures), state: origin))
        var goal: MachineState?
        while let entry = heap.popMin() {
            let state = entry.state
            guard !isDone[state], let cost = costs[state] else { continue }
            isDone[state] = true
            if isGoal(state) {
                goal = state
                break
            }
            machine.visitMoves(from: state) { move in
                guard !isDone[move.target] else { return }
                let sum = cost + move.cost
                let key = Key(sum, figures)
                if let known = keys[move.target] {
                    guard key <= known else { return }
                    if key == known {
                        let old = Self.route(to: move.target, arrivals)
                        var new = Self.route(to: state, arrivals)
                        new.append(move.name, count: move.name.isEmpty ? 0 : 1)
                        if old.description <= new.description { return }
                    }
                }
                costs[move.target] = sum
                keys[move.target] = key
                arrivals[move.target] = (state, move.name)
                heap.insert(Entry(key: key, state: move.target))
            }
        }
        self.goal = goal
        self.costs = costs
        self.arrivals = arrivals
    }

    /// The cost of the cheapest way to a state, nil where there is none. O(1).
    public func cost(to state: MachineState) -> Cost? { costs[state] }

    /// The cheapest way to a state, nil where there is none. O(moves of the way).
    public func route(to state: MachineState) -> Route? {
        costs[state] == nil ? nil : Self.route(to: state, arrivals)
    }

    private static func route(
        to state: MachineState, _ arrivals: ContiguousArray<(state: MachineState, move: String)>
    ) -> Route {
        var moves: [String] = []
        var current = state
        while arrivals[current].state >= 0 {
            moves.append(arrivals[current].move)
            current = arrivals[current].state
        }
        var route = Route()
        for move in moves.reversed() where !move.isEmpty { route.append(move) }
        return route
    }
}
