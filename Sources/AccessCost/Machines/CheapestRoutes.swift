import HeapModule

/// The cheapest route from a machine's start, or from another of its states, to each state.
///
/// Dijkstra's algorithm; costs are compared figure by figure in the order of a rank, the first that differs decides, and
/// of equal ones the route with fewer legs, then the one whose text comes first: both are compared up to where two routes meet.
/// O((states + moves) log states), and O(legs of the route) for each tie.
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
            for (index, figure) in figures.enumerated() { parts[index] = Int64((cost[figure] * 1e9).rounded()) }
        }

        static func < (a: Key, b: Key) -> Bool {
            for index in 0..<8 where a.parts[index] != b.parts[index] { return a.parts[index] < b.parts[index] }
            return false
        }
    }

    /// The last leg of the route to a state: equal moves in a row are one leg.
    private struct Arrival {
        /// The state at which the leg begins, -1 where the route is empty.
        var origin: MachineState = -1
        var move = ""
        var count = 0
        /// The number of legs, this one included.
        var legs = 0

        /// The arrival at the next state; moves without a name leave no trace.
        func followed(by name: String, from state: MachineState) -> Arrival {
            if name.isEmpty { return self }
            if name == move, count > 0 { return Arrival(origin: origin, move: move, count: count + 1, legs: legs) }
            return Arrival(origin: state, move: name, count: 1, legs: legs + 1)
        }
    }

    private let costs: FinishedStates<Cost?>
    private let arrivals: FinishedStates<Arrival>
    /// The state before each on the route to it, -1 where there is none.
    private let before: FinishedStates<MachineState>

    /// The first state that ended the search, nil where none did.
    public let goal: MachineState?

    /// Finds the cheapest route to every state.
    ///
    /// - Parameter origin: where the routes begin; nil for the machine's start.
    public init(_ machine: some AccessMachine, rank: Rank = .seconds, from origin: MachineState? = nil) {
        let count = machine.stateCount
        self.init(
            machine, rank, from: origin, costs: ContiguousArray(repeating: nil, count: count),
            keys: ContiguousArray(repeating: nil, count: count),
            arrivals: ContiguousArray(repeating: Arrival(), count: count),
            before: ContiguousArray(repeating: -1, count: count),
            isDone: ContiguousArray(repeating: false, count: count), until: { _ in false })
    }

    /// Finds the cheapest routes to the states that are cheaper to reach than the first that ends the search.
    ///
    /// - Parameters:
    ///   - origin: where the routes begin; nil for the machine's start.
    ///   - isGoal: whether a state ends the search.
    public init(
        _ machine: some AccessMachine, rank: Rank = .seconds, from origin: MachineState? = nil,
        until isGoal: (MachineState) -> Bool
    ) {
        let count = machine.stateCount
        self.init(
            machine, rank, from: origin, costs: SparseStates(repeating: nil, count: count),
            keys: SparseStates(repeating: nil, count: count),
            arrivals: SparseStates(repeating: Arrival(), count: count),
            before: SparseStates(repeating: -1, count: count), isDone: SparseStates(repeating: false, count: count),
            until: isGoal)
    }

    /// The search, with tables in which nothing is known.
    private init(
        _ machine: some AccessMachine, _ rank: Rank, from origin: MachineState?,
        costs: consuming some StateTable<Cost?>, keys: consuming some StateTable<Key?>,
        arrivals: consuming some StateTable<Arrival>, before: consuming some StateTable<MachineState>,
        isDone: consuming some StateTable<Bool>, until isGoal: (MachineState) -> Bool
    ) {
        var (costs, keys, arrivals, before, isDone) = (costs, keys, arrivals, before, isDone)
        let origin = origin ?? machine.start
        let figures = rank.figures
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
                // A move that costs nothing may bring a better text to a state that is settled already.
                guard !isDone[move.target] || move.cost == Cost() else { return }
                let sum = cost + move.cost
                let key = Key(sum, figures)
                if let known = keys[move.target], key > known { return }
                let arrival = arrivals[state].followed(by: move.name, from: state)
                if key == keys[move.target] {
                    let old = arrivals[move.target]
                    if old.legs < arrival.legs { return }
                    if old.legs == arrival.legs {
                        let text = Self.route(old, arrivals).description
                        if text <= Self.route(arrival, arrivals).description { return }
                    }
                }
                isDone[move.target] = false
                costs[move.target] = sum
                keys[move.target] = key
                arrivals[move.target] = arrival
                before[move.target] = state
                heap.insert(Entry(key: key, state: move.target))
            }
        }
        self.goal = goal
        self.costs = costs.finished
        self.arrivals = arrivals.finished
        self.before = before.finished
    }

    /// The last state before a state on its cheapest route that fulfils a condition; nil where none does.
    /// O(moves of the route).
    func last(before state: MachineState, where isWanted: (MachineState) -> Bool) -> MachineState? {
        var next = before[state]
        while next >= 0, !isWanted(next) { next = before[next] }
        return next >= 0 ? next : nil
    }

    /// What a part of each move's cost adds up to on the cheapest route to each state, 0 where there is none.
    ///
    /// O(states + moves).
    /// - Parameter part: the part, of moves that the routes take; the index counts the moves out of the state.
    func sums(
        _ machine: some AccessMachine, of part: (_ origin: MachineState, _ index: Int, _ move: Move) -> Double
    ) -> ContiguousArray<Double> {
        let (costs, before) = (costs.all, before.all)
        var parts = ContiguousArray(repeating: 0.0, count: costs.count)
        for state in costs.indices {
            guard let cost = costs[state] else { continue }
            var index = -1
            machine.visitMoves(from: state) { move in
                index += 1
                guard before[move.target] == state, let sum = costs[move.target],
                    abs(cost.seconds + move.cost.seconds - sum.seconds) < 1e-9
                else { return }
                parts[move.target] = part(state, index, move)
            }
        }
        var isDone = ContiguousArray(repeating: false, count: costs.count)
        var chain: [MachineState] = []
        for state in costs.indices {
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

    /// The cost of the cheapest route to a state; nil where there is none. O(1).
    public func cost(to state: MachineState) -> Cost? { costs[state] }

    /// The cheapest route to a state; nil where there is none. O(legs of the route).
    public func route(to state: MachineState) -> Route? {
        costs[state] == nil ? nil : Self.route(arrivals[state], arrivals)
    }

    private static func route(_ last: Arrival, _ arrivals: some StateLookup<Arrival>) -> Route {
        var legs: [Arrival] = []
        var arrival = last
        while arrival.origin >= 0 {
            legs.append(arrival)
            arrival = arrivals[arrival.origin]
        }
        var route = Route()
        for leg in legs.reversed() { route.append(leg.move, count: leg.count) }
        return route
    }
}
