import HeapModule
import LayoutModel

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
        fileprivate struct State {
            var state: MachineState
            /// Whether all moves to its place cost the same more.
            var isAlike: Bool
            /// The last of these states before it on its known route, -1 for none.
            var above: Int
        }

        /// The states from which known routes lead on, in the order of the walk over them.
        fileprivate var states: [State] = []
        /// All that lies beyond such moves on known routes.
        fileprivate var branches = StateTree.Branches()
    }

    /// What a known route as far as a state costs more.
    struct Extra: Sendable {
        /// The seconds; nil where a route might do without them.
        fileprivate var seconds: Double? = 0
        /// The last state before which it costs more, -1 for none.
        fileprivate var last: MachineState = -1
    }

    /// How much more known moves take by a machine.
    struct Increase {
        /// The moves that may.
        var raise: Raise
        /// What known routes as far as each of its states cost more, where it was worked out.
        var extras: [Extra]?
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

    /// What is known of a machine that was searched whole. O(states + moves log states).
    ///
    /// The states of one stop are one place: which of them a route passes is of no account.
    init(_ known: CheapestRoutes, by machine: any AccessMachine, rank: Rank, stops: Int) {
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

    /// The states of a stop. O(1).
    func states(of stop: StopIndex) -> some Collection<MachineState> { statesAt[stop] }

    /// The moves that known routes make into some states and that may cost more. O(states log states).
    ///
    /// The last move of a route, to the goal, is to cost the same.
    ///
    /// - Parameters:
    ///   - targets: the states; nil for all.
    ///   - isRaised: whether the move from one state to another may.
    ///   - isAlike: whether two moves to the same place cost the same more by each machine; moves at the place are not asked for.
    func raise(
        into targets: [MachineState]? = nil,
        where isRaised: (_ source: MachineState, _ target: MachineState) -> Bool,
        alike isAlike: (_ source: MachineState, _ other: MachineState, _ target: MachineState) -> Bool
    ) -> Raise {
        var raise = Raise()
        let states = (targets ?? Array(places.indices)).filter { state in
            known.before[state] >= 0 && isRaised(known.before[state], state)
        }
        let wanted = Set(states)
        raise.branches = tree.branches(from: states)
        var open: [Int] = []
        for state in tree.inOrder(states.filter(tree.leadsOn)) {
            let (before, place) = (known.before[state], places[state])
            let isAlike = statesAt[place].allSatisfy { other in
                // A route that comes twice pays twice, of which the second time may be avoided.
                (other == state || !wanted.contains(other)
                    || !tree.isAbove(other, state) && !tree.isAbove(state, other))
                    && moves.sources(of: other).allSatisfy { places[$0] == place || isAlike(before, $0, state) }
            }
            while let last = open.last, !tree.isAbove(raise.states[last].state, state) { open.removeLast() }
            raise.states.append(.init(state: state, isAlike: isAlike, above: open.last ?? -1))
            open.append(raise.states.count - 1)
        }
        return raise
    }

    /// What known routes as far as each state of a raise cost more. O(states).
    func extras(
        of raise: Raise, _ seconds: (_ source: MachineState, _ target: MachineState) -> Double
    ) -> [Extra] {
        var extras: [Extra] = []
        extras.reserveCapacity(raise.states.count)
        for state in raise.states {
            extras.append(extra(after: state.above < 0 ? Extra() : extras[state.above], state, seconds))
        }
        return extras
    }

    private func extra(
        after extra: Extra, _ next: Raise.State, _ seconds: (_ source: MachineState, _ target: MachineState) -> Double
    ) -> Extra {
        let more = seconds(known.before[next.state], next.state)
        guard more != 0, let sum = extra.seconds else { return extra }
        let isUnavoidable = next.isAlike && isPassed(extra.last, to: next.state)
        return Extra(seconds: isUnavoidable ? sum + more : nil, last: next.state)
    }

    /// Whether every route to a state passes the place of another.
    private func isPassed(_ other: MachineState, to state: MachineState) -> Bool {
        other < 0 || dominators.passes(places[other], to: places[state])
    }

    /// The known route to a goal where it stays the cheapest; nil where no route leads there or that is not certain.
    ///
    /// O(log states) where the extras are worked out, else O(moves of the route that may cost more).
    ///
    /// - Parameters:
    ///   - increases: the moves on known routes that may cost more.
    ///   - seconds: how much more the known move into a state takes.
    func known(
        to goal: MachineState, _ increases: [Increase],
        _ seconds: (_ source: MachineState, _ target: MachineState) -> Double
    ) -> Found? {
        guard known.cost(to: goal) != nil, let extra = unavoidable(to: goal, increases, seconds) else { return nil }
        return Found(routes: known, isSearched: false, extra: Cost(seconds: extra))
    }

    /// The cheapest route to a goal, searched for; nil where none leads there.
    ///
    /// O(moves log states) over the states through which routes lead that may be the cheapest, as far back as the known
    /// routes hold.
    ///
    /// - Parameters:
    ///   - machine: the same states and moves in the same order; none costs less.
    ///   - raises: the moves on known routes that may cost more.
    func searched(to goal: MachineState, by machine: any AccessMachine, _ raises: [Raise]) -> Found? {
        guard known.cost(to: goal) != nil else { return nil }
        let (states, ends) = statesOfRoutes(to: goal, by: machine, raises)
        return Found(
            routes: CheapestRoutes(machine, rank: rank, continuing: known, at: ends, through: states, to: goal),
            isSearched: true)
    }

    /// How much more the known route takes, if every route takes that; else nil.
    ///
    /// What every route to the last state passes, and that state itself, is on every route to the goal.
    private func unavoidable(
        to goal: MachineState, _ increases: [Increase],
        _ seconds: (_ source: MachineState, _ target: MachineState) -> Double
    ) -> Double? {
        var sum = 0.0
        for increase in increases {
            let states = increase.raise.states
            var last = states.partitionIndex(where: { tree.isLater($0.state, than: goal) }) - 1
            while last >= 0, !tree.isAbove(states[last].state, goal) { last = states[last].above }
            guard last >= 0 else { continue }
            var extra = Extra()
            if let extras = increase.extras {
                extra = extras[last]
            } else {
                let route = sequence(first: last) { states[$0].above >= 0 ? states[$0].above : nil }
                for place in Array(route).reversed() { extra = self.extra(after: extra, states[place], seconds) }
            }
            guard let more = extra.seconds, isPassed(extra.last, to: goal) else { return nil }
            sum += more
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
