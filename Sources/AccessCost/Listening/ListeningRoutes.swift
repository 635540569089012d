import LayoutModel

/// The cheapest routes of people who listen, from where use of a screen begins.
///
/// What is heard of a stop that is passed depends on the class of the target. Searches from the start are made by the least
/// that is heard of each stop, one for each beginning that many names share; from them the route to each target is found
/// on demand.
struct ListeningRoutes {
    private let context: MachineContext
    private let method: AccessMethod
    private let rank: Rank
    private let classes: ListeningClasses
    private let bare: any AccessMachine
    private let silent: any AccessMachine
    private var searches: [ListeningClasses.Beginning: LeastSearch] = [:]
    private var last: (goal: MachineState, found: Found)?

    /// A route, and the machine of its person.
    private struct Found {
        var route: RaisedRoutes.Found?
        var machine: any AccessMachine
        var beginning: ListeningClasses.Beginning
    }

    init(_ context: MachineContext, _ method: AccessMethod, rank: Rank, _ classes: ListeningClasses) {
        self.context = context
        self.method = method
        self.rank = rank
        self.classes = classes
        bare = method.bareMachine(context)
        silent = method.machine(context, over: bare)
    }

    /// The cheapest route to what is done with a stop's target, and what it costs; nil where none leads there.
    mutating func route(to goal: MachineState, of stop: StopIndex) -> (cost: Cost, route: Route)? {
        guard let cost = cost(to: goal, of: stop), let route = find(goal, stop).route?.routes.route(to: goal) else {
            return nil
        }
        return (cost, route)
    }

    /// The cost of the cheapest route; nil where there is none.
    mutating func cost(to goal: MachineState, of stop: StopIndex) -> Cost? {
        guard let found = find(goal, stop).route else { return nil }
        return found.routes.cost(to: goal).map { $0 + found.extra }
    }

    /// The seconds of listening on the cheapest route; nil where there is none.
    mutating func seconds(to goal: MachineState, of stop: StopIndex) -> Double? {
        let found = find(goal, stop)
        guard let route = found.route else { return nil }
        let known = searches[found.beginning]!.shares(silent)
        guard route.isSearched else { return known[goal] + route.extra.seconds }
        return ListeningShare.seconds(found.machine, silent, route.routes, to: goal, known: known)
    }

    /// Whether a search of its own found the route, as no known one was sure to be the cheapest.
    mutating func isSearched(_ goal: MachineState, of stop: StopIndex) -> Bool {
        find(goal, stop).route?.isSearched ?? false
    }

    private mutating func find(_ goal: MachineState, _ stop: StopIndex) -> Found {
        if let last, last.goal == goal { return last.found }
        let number = classes.number(of: stop)
        let (beginning, next) = classes.common(of: number)
        if searches[beginning] == nil {
            let least = classes.leastListener(after: beginning)
            searches[beginning] = LeastSearch(
                least, method.machine(context.listening(least), over: bare), rank: rank, classes)
        }
        let listener = classes.listener(number)
        let machine = method.machine(context.listening(listener), over: bare)
        let found = Found(
            route: searches[beginning]!.route(to: goal, by: machine, listener, next: next), machine: machine,
            beginning: beginning)
        last = (goal, found)
        return found
    }
}

/// A search by the least that is heard on the way to targets whose names begin alike.
private struct LeastSearch {
    private let listener: Listener
    private let machine: any AccessMachine
    private let classes: ListeningClasses
    private let routes: RaisedRoutes
    /// Where more may be heard of a stop before something is done at it, and routes lead on.
    private let acting: RaisedRoutes.Raise
    /// Where known routes pass a stop whose name begins alike, by the node of the tree of names.
    private var passing: [Int: RaisedRoutes.Raise] = [:]
    private var shares: ContiguousArray<Double>?

    /// O((states + moves) log states).
    init(_ listener: Listener, _ machine: any AccessMachine, rank: Rank, _ classes: ListeningClasses) {
        self.listener = listener
        self.machine = machine
        self.classes = classes
        routes = RaisedRoutes(machine, rank: rank, stops: classes.stopCount)
        acting = routes.raise { source, target in
            machine.stop(at: target) == nil && machine.stop(at: source).map(classes.isHeardOnActing) ?? false
        } alike: { source, other, _ in
            machine.stop(at: source) == machine.stop(at: other) && !listener.times.overlaps
        }
    }

    /// The cheapest route of a person who may hear more of the stops whose names pass a node of the tree of names.
    mutating func route(
        to goal: MachineState, by costlier: any AccessMachine, _ other: Listener, next node: Int?
    ) -> RaisedRoutes.Found? {
        var raises = [acting]
        if let node {
            let raise = passing[node] ?? passes(of: node)
            passing[node] = raise
            raises.append(raise)
        }
        return routes.route(to: goal, by: costlier, raises) { source, target in
            if let stop = machine.stop(at: target) { return other.passing(stop) - listener.passing(stop) }
            return machine.stop(at: source).map { other.rest($0) - listener.rest($0) } ?? 0
        }
    }

    /// The seconds of listening on the known routes. O(states + moves) once.
    mutating func shares(_ silent: any AccessMachine) -> ContiguousArray<Double> {
        let found = shares ?? ListeningShare.seconds(machine, silent, routes.known)
        shares = found
        return found
    }

    private func passes(of node: Int) -> RaisedRoutes.Raise {
        /// Whether a move lands on a stop that is heard: not where use begins, and not the same stop again.
        func isHeard(_ source: MachineState, _ stop: StopIndex) -> Bool {
            source != machine.start && machine.stop(at: source) != stop
        }
        return routes.raise { source, target in
            guard let stop = machine.stop(at: target), classes.passes(stop, node) else { return false }
            return isHeard(source, stop)
        } alike: { _, other, target in
            machine.stop(at: target).map { isHeard(other, $0) } ?? false && !listener.times.overlaps
        }
    }
}
