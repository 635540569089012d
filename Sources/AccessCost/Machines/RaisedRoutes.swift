import HeapModule

/// The cheapest routes by machines whose moves cost the same as those of one that was searched whole, or more.
///
/// Where all that costs more on a known route is entered by every route, the known route stays the cheapest. Else what is
/// known is a lower bound of what remains to a state, so a search from the goal back to the start (A*) meets few states, and
/// it ends where the known route passes nothing that costs more. The routes are then found forward through the states that
/// it met, as a whole search would find them: the same costs, the same route of several that cost the same.
/// Source: Hart, Nilsson, Raphael, "A formal basis for the heuristic determination of minimum cost paths", IEEE
/// Transactions on Systems Science and Cybernetics 1968.
struct RaisedRoutes: Sendable {
    /// Moves that may cost more: those that enter some states.
    struct Raise: Sendable {
        /// The states from which known routes lead on, each with whether all moves to its place cost the same more.
        fileprivate var states: [(state: MachineState, isAlike: Bool)] = []
        /// All that lies beyond such moves on known routes.
        fileprivate var branches = StateTree.Branches()
    }

    /// A route that was found.
    struct Found: Sendable {
        /// The search that found it.
        var routes: CheapestRoutes
        /// Whether it was searched for; else it is a known one.
        var isSearched: Bool
        /// What it costs besides.
        var extra = Cost()
    }

    /// The cheapest routes that are known.
    let known: CheapestRoutes
    private let rank: Rank
    private let start: MachineState
    private let moves: MoveLists
    private let tree: StateTree
    /// The place of each state, the states of each place, and which places every route passes.
    private let places: ContiguousArray<Int>
    private let statesAt: NeighbourLists
    private let dominators: Dominators

    /// Searches a machine whole. O((states + moves) log states).
    ///
    /// The states of one stop are one place: which of them a route passes is of no account.
    init(_ machine: any AccessMachine, rank: Rank, stops: Int) {
        let known = CheapestRoutes(machine, rank: rank)
        self.known = known
        self.rank = rank
        start = machine.start
        moves = MoveLists(machine, known)
        tree = StateTree((0..<machine.stateCount).map { known.before[$0] })
        let places = ContiguousArray((0..<machine.stateCount).map { machine.stop(at: $0) ?? stops + $0 })
        self.places = places
        statesAt = NeighbourLists(
            places.indices.lazy.map { (Int32(places[$0]), Int32($0)) }, count: stops + machine.stateCount)
        dominators = Dominators(from: places[start], moves.between(places))
    }

    /// The moves that known routes make and that may cost more. O(states log states).
    ///
    /// The last move of a route, to the goal, is to cost the same.
    ///
    /// - Parameters:
    ///   - isRaised: whether the move from one state to another may.
    ///   - isAlike: whether two moves to the same place cost the same more by each machine; moves at the place are not asked for.
    func raise(
        where isRaised: (_ source: MachineState, _ target: MachineState) -> Bool,
        alike isAlike: (_ source: MachineState, _ other: MachineState, _ target: MachineState) -> Bool
    ) -> Raise {
        var raise = Raise()
        let states = places.indices.filter { state in
            known.before[state] >= 0 && isRaised(known.before[state], state)
        }
        let wanted = Set(states)
        raise.branches = tree.branches(from: states)
        for state in states where tree.leadsOn(state) {
            let (before, place) = (known.before[state], places[state])
            let isAlike = statesAt[place].allSatisfy { other in
                // A route that comes twice pays twice, of which the second time may be avoided.
                (other == state || !wanted.contains(other)
                    || !tree.isAbove(other, state) && !tree.isAbove(state, other))
                    && moves.sources(of: other).allSatisfy { places[$0] == place || isAlike(before, $0, state) }
            }
            raise.states.append((state, isAlike))
        }
        return raise
    }

    /// The cheapest route to a goal.
    ///
    /// O(moves that may cost more), or where that does not decide O(moves log states) over the states through which routes
    /// lead that may be the cheapest, as far back as the known routes hold.
    ///
    /// - Parameters:
    ///   - machine: the same states and moves in the same order; none costs less.
    ///   - raises: the moves on known routes that may cost more.
    ///   - seconds: how much more the known move into a state takes by this machine.
    /// - Returns: nil where no route leads to the goal.
    func route(
        to goal: MachineState, by machine: any AccessMachine, _ raises: [Raise],
        _ seconds: (_ source: MachineState, _ target: MachineState) -> Double
    ) -> Found? {
        guard known.cost(to: goal) != nil else { return nil }
        if let extra = unavoidable(to: goal, raises, seconds) {
            return Found(routes: known, isSearched: false, extra: Cost(seconds: extra))
        }
        let (states, ends) = statesOfRoutes(to: goal, by: machine, raises)
        return Found(
            routes: CheapestRoutes(machine, rank: rank, continuing: known, at: ends, through: states, to: goal),
            isSearched: true)
    }

    /// How much more the known route takes, if every route takes that; else nil.
    private func unavoidable(
        to goal: MachineState, _ raises: [Raise],
        _ seconds: (_ source: MachineState, _ target: MachineState) -> Double
    ) -> Double? {
        var sum = 0.0
        for raise in raises {
            for (state, isAlike) in raise.states where tree.isAbove(state, goal) {
                let more = seconds(known.before[state], state)
                guard more == 0 || isAlike && dominators.passes(places[state], to: places[goal]) else { return nil }
                sum += more
            }
        }
        return sum
    }

    /// The states on all routes to a goal that may be the cheapest, and those of them as far as which known routes hold.
    private func statesOfRoutes(
        to goal: MachineState, by machine: any AccessMachine, _ raises: [Raise]
    ) -> (states: Set<MachineState>, ends: [MachineState]) {
        let figure = rank.figures[0]
        var remaining = [goal: 0.0]
        var states: Set<MachineState> = []
        var ends: [MachineState] = []
        var heap: Heap<Near> = [Near(total: 0, state: goal)]
        var least = Double.infinity
        while let near = heap.popMin(), near.total <= least {
            let state = near.state
            guard states.insert(state).inserted, let rest = remaining[state] else { continue }
            guard state != start, raises.contains(where: { tree.contains($0.branches, state) }) else {
                ends.append(state)
                least = min(least, near.total + Self.tolerance)
                continue
            }
            for source in moves.sources(of: state) {
                guard let cost = known.cost(to: source), !states.contains(source) else { continue }
                machine.visitMoves(from: source) { move in
                    guard move.target == state else { return }
                    let sum = rest + move.cost[figure]
                    guard sum < remaining[source] ?? .infinity else { return }
                    remaining[source] = sum
                    heap.insert(Near(total: sum + cost[figure], state: source))
                }
            }
        }
        return (states, ends)
    }

    /// So much more than the least may a route cost that is looked at: far more than sums in another order differ, far
    /// less than any move.
    private static let tolerance = 1e-6

    /// A state by the least that a route through it may cost.
    private struct Near: Comparable {
        var total: Double
        var state: MachineState

        static func < (a: Near, b: Near) -> Bool { (a.total, a.state) < (b.total, b.state) }
    }
}
