import HeapModule

/// The cheapest route from a machine's start, or from another of its states, to each state.
///
/// Dijkstra's algorithm; costs are compared figure by figure in the order of a rank, the first that differs decides, and
/// of equal ones the route with fewer legs, then the one whose text comes first: both are compared up to where two routes meet.
/// O((states + moves) log states), and O(legs of the route) for each tie. States that are entered once take no part in the
/// logarithm.
public struct CheapestRoutes: Sendable {
    private struct Entry: Comparable {
        var key: Key
        var state: MachineState

        static func < (a: Entry, b: Entry) -> Bool { a.key == b.key ? a.state < b.state : a.key < b.key }
    }

    /// The five figures of a rank as whole billionths, so that sums of the same moves in another order compare as equal.
    private struct Key: Comparable {
        var first, second, third, fourth, fifth: Int64

        init(_ cost: Cost, _ figures: [Figure]) {
            func part(_ index: Int) -> Int64 { Int64((cost[figures[index]] * 1e9).rounded()) }
            (first, second, third, fourth, fifth) = (part(0), part(1), part(2), part(3), part(4))
        }

        private init(first: Int64) { (self.first, second, third, fourth, fifth) = (first, 0, 0, 0, 0) }
        /// That of a state that no route has come to: more than any cost.
        static let unreached = Key(first: .max)

        static func < (a: Key, b: Key) -> Bool {
            if a.first != b.first { return a.first < b.first }
            if a.second != b.second { return a.second < b.second }
            if a.third != b.third { return a.third < b.third }
            if a.fourth != b.fourth { return a.fourth < b.fourth }
            return a.fifth < b.fifth
        }
    }

    /// The last leg of the route to a state: equal moves in a row are one leg.
    private struct Arrival: Equatable {
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

    let costs: FinishedStates<Cost?>
    private let arrivals: FinishedStates<Arrival>
    /// The state before each on the route to it, -1 where there is none.
    let before: FinishedStates<MachineState>

    private let figures: [Figure]

    /// The first state that ended the search, nil where none did.
    public let goal: MachineState?

    /// Finds the cheapest route to every state.
    ///
    /// - Parameter origin: where the routes begin; nil for the machine's start.
    public init(_ machine: some AccessMachine, rank: Rank = .seconds, from origin: MachineState? = nil) {
        self.init(machine, rank: rank, from: origin, among: machine.stateCount)
    }

    /// Finds the cheapest route to each of the first states of a machine, from which no move leads to the others.
    init(
        _ machine: some AccessMachine, rank: Rank = .seconds, from origin: MachineState? = nil, among count: Int
    ) {
        self.init(
            machine, rank, from: [Origin(state: origin ?? machine.start)],
            costs: ContiguousArray(repeating: nil, count: count),
            keys: ContiguousArray(repeating: .unreached, count: count),
            arrivals: ContiguousArray(repeating: Arrival(), count: count),
            before: ContiguousArray(repeating: -1, count: count),
            isDone: ContiguousArray(repeating: false, count: count),
            isAll: origin == nil, until: { _ in false })
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
            machine, rank, from: [Origin(state: origin ?? machine.start)],
            costs: SparseStates(repeating: nil, count: count), keys: SparseStates(repeating: .unreached, count: count),
            arrivals: SparseStates(repeating: Arrival(), count: count),
            before: SparseStates(repeating: -1, count: count), isDone: SparseStates(repeating: false, count: count),
            isAll: false, until: isGoal)
    }

    /// Goes on with routes that are known: finds the cheapest routes to a goal through the states given, of which those
    /// at the end of known routes are reached by these and no cheaper.
    ///
    /// - Parameters:
    ///   - known: routes that hold for this machine as far as the states in `ends`.
    ///   - states: where the routes may lead on, the ends and the goal included.
    init(
        _ machine: some AccessMachine, rank: Rank, continuing known: CheapestRoutes, at ends: [MachineState],
        through states: Set<MachineState>, to goal: MachineState
    ) {
        self.init(
            NearMachine(base: machine, states: states), rank,
            from: ends.compactMap { end in
                known.costs[end].map {
                    Origin(state: end, cost: $0, arrival: known.arrivals[end], before: known.before[end])
                }
            },
            costs: FewStates(repeating: nil), keys: FewStates(repeating: .unreached),
            arrivals: FewStates(repeating: Arrival(), over: known.arrivals),
            before: FewStates(repeating: -1, over: known.before), isDone: FewStates(repeating: false),
            isAll: false, until: { $0 == goal })
    }

    /// Where a search begins, and how its state was reached.
    private struct Origin {
        var state: MachineState
        var cost = Cost()
        var arrival = Arrival()
        var before: MachineState = -1
    }

    /// The search, with tables in which nothing is known.
    ///
    /// Not generic in the machine: with both open, the compiler would specialise neither, and each look at a table would be a call.
    /// - Parameter isAll: whether it is one from the start to every state, in which those that are entered once do not wait for
    ///   their turn.
    private init(
        _ machine: any AccessMachine, _ rank: Rank, from origins: [Origin],
        costs: consuming some StateTable<Cost?>, keys: consuming some StateTable<Key>,
        arrivals: consuming some StateTable<Arrival>, before: consuming some StateTable<MachineState>,
        isDone: consuming some StateTable<Bool>, isAll: Bool, until isGoal: (MachineState) -> Bool
    ) {
        var (costs, keys, arrivals, before, isDone) = (costs, keys, arrivals, before, isDone)
        let figures = rank.figures
        self.figures = figures
        var heap = Heap<Entry>()
        var enteredOnce: [MachineState] = []
        for origin in origins {
            let key = Key(origin.cost, figures)
            costs[origin.state] = origin.cost
            keys[origin.state] = key
            arrivals[origin.state] = origin.arrival
            before[origin.state] = origin.before
            heap.insert(Entry(key: key, state: origin.state))
        }
        var goal: MachineState?
        while let state = enteredOnce.popLast() ?? heap.popMin()?.state {
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
                let known = keys[move.target]
                if key > known { return }
                let arrival = arrivals[state].followed(by: move.name, from: state)
                if key == known {
                    let old = arrivals[move.target]
                    if old.legs < arrival.legs { return }
                    if old.legs == arrival.legs, !Self.isBefore(arrival, old, arrivals) { return }
                }
                isDone[move.target] = false
                costs[move.target] = sum
                keys[move.target] = key
                arrivals[move.target] = arrival
                before[move.target] = state
                if isAll, machine.isEnteredOnce(move.target) {
                    enteredOnce.append(move.target)
                } else {
                    heap.insert(Entry(key: key, state: move.target))
                }
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

    /// The cost of the cheapest route to a state; nil where there is none. O(1).
    public func cost(to state: MachineState) -> Cost? { costs[state] }

    /// The one of some states that the search came to first; nil where it came to none. O(states).
    func nearest(of states: some Sequence<MachineState>) -> MachineState? {
        states.lazy.compactMap { state in costs[state].map { Entry(key: Key($0, figures), state: state) } }.min()?.state
    }

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
        return route(backwards: legs)
    }

    private static func route(backwards legs: [Arrival]) -> Route {
        var route = Route(legs: legs.count)
        for leg in legs.reversed() { route.append(leg.move, count: leg.count) }
        return route
    }

    /// Whether the text of a route comes before that of another one. O(legs after the last that both share).
    private static func isBefore(_ new: Arrival, _ old: Arrival, _ arrivals: some StateLookup<Arrival>) -> Bool {
        var (first, second): ([Arrival], [Arrival]) = ([], [])
        var (a, b) = (new, old)
        while a.origin >= 0 || b.origin >= 0 {
            // Routes that have a leg in common have all legs before it, and their text, unless the next leg adds to its count.
            let isShared = a == b && a.move != first.last?.move && a.move != second.last?.move
            if a.origin >= 0 {
                first.append(a)
                a = arrivals[a.origin]
            }
            if b.origin >= 0 {
                second.append(b)
                b = arrivals[b.origin]
            }
            if isShared { break }
        }
        return route(backwards: first).description < route(backwards: second).description
    }
}
