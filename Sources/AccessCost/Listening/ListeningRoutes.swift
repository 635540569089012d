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
    /// The states and moves of one who does not listen.
    let silent: any AccessMachine
    private var searches: [ListeningClasses.Beginning: LeastSearch] = [:]
    private var last: (goal: MachineState, found: Found)?

    /// A route, and the machine of its person.
    private struct Found {
        var route: RaisedRoutes.Found?
        var machine: any AccessMachine
        var beginning: ListeningClasses.Beginning
        /// The class of the target.
        var number: Int
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
        if route.isSearched, let own = searches[found.beginning]!.shares(of: found.number, silent) {
            return own[goal]
        }
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
                beginning, least, method.machine(context.listening(least), over: bare), rank: rank, classes)
        }
        let listener = classes.listener(number)
        let machine = method.machine(context.listening(listener), over: bare)
        let found = Found(
            route: searches[beginning]!.route(to: goal, by: machine, listener, class: number, next: next),
            machine: machine,
            beginning: beginning, number: number)
        last = (goal, found)
        return found
    }
}

/// The routes of a whole search, with the seconds of listening on them once these are asked for.
private struct HeardRoutes {
    let routes: CheapestRoutes
    private let machine: any AccessMachine
    private var known: ContiguousArray<Double>?

    /// O((states + moves) log states).
    init(_ machine: any AccessMachine, rank: Rank) {
        self.machine = machine
        routes = CheapestRoutes(machine, rank: rank)
    }

    /// The seconds of listening on the route to each state. O(states + moves) once.
    mutating func seconds(_ silent: any AccessMachine) -> ContiguousArray<Double> {
        let found = known ?? ListeningShare.seconds(machine, silent, routes)
        known = found
        return found
    }
}

/// A search by the least that is heard on the way to targets whose names begin alike.
private struct LeastSearch {
    private let beginning: ListeningClasses.Beginning
    private let listener: Listener
    private let machine: any AccessMachine
    private let classes: ListeningClasses
    private var least: HeardRoutes
    private let rank: Rank
    /// Whether the targets with that name and no more hear just that; nil until asked for.
    private var isExact: Bool?
    /// What lies on the known routes; nil until a route has to be compared.
    private var routes: RaisedRoutes?
    /// Where more may be heard of a stop before something is done at it, and routes lead on.
    private var acting: RaisedRoutes.Raise?
    /// The stops whose names begin so and go on, by the next node of the tree of names; nil until asked for.
    private var stopsBeyond: [Int: [StopIndex]]?
    /// Where known routes pass a stop whose name begins alike, by the node of the tree of names.
    private var passing: [Int: RaisedRoutes.Raise] = [:]
    /// What the routes of classes of many targets take more, by the class.
    private var extras: [Int: [[RaisedRoutes.Extra]]] = [:]
    /// So many targets are many.
    private static let many = 16
    /// Searches of their own for the largest classes, of which there are at most so many.
    private var whole: [Int: HeardRoutes] = [:]
    private static let largest = 32

    /// O((states + moves) log states).
    init(
        _ beginning: ListeningClasses.Beginning, _ listener: Listener, _ machine: any AccessMachine, rank: Rank,
        _ classes: ListeningClasses
    ) {
        self.beginning = beginning
        self.listener = listener
        self.machine = machine
        self.classes = classes
        self.rank = rank
        least = HeardRoutes(machine, rank: rank)
    }

    /// The cheapest route of a person who may hear more of the stops whose names pass a node of the tree of names.
    mutating func route(
        to goal: MachineState, by costlier: any AccessMachine, _ other: Listener, class number: Int, next node: Int?
    ) -> RaisedRoutes.Found? {
        if node == nil, isExact(other) {
            return least.routes.cost(to: goal).map { _ in RaisedRoutes.Found(routes: least.routes, isSearched: false) }
        }
        let routes = routes ?? RaisedRoutes(least.routes, by: machine, rank: rank, stops: classes.stopCount)
        self.routes = routes
        let acting = acting ?? acts(on: routes)
        self.acting = acting
        var raises = [acting]
        if let node {
            let raise = passing[node] ?? passes(of: node, on: routes)
            passing[node] = raise
            raises.append(raise)
        }
        let (machine, listener) = (machine, listener)
        func more(_ source: MachineState, _ target: MachineState) -> Double {
            if let stop = machine.stop(at: target) { return other.passing(stop) - listener.passing(stop) }
            return machine.stop(at: source).map { other.rest($0) - listener.rest($0) } ?? 0
        }
        // What many ask for is worked out once.
        if classes.size(number) >= Self.many, extras[number] == nil {
            extras[number] = raises.map { routes.extras(of: $0, more) }
        }
        let sums = extras[number]
        let increases = raises.indices.map { RaisedRoutes.Increase(raise: raises[$0], extras: sums?[$0]) }
        if let found = routes.known(to: goal, increases, more) { return found }
        guard classes.size(number) * Self.largest >= classes.stopCount else {
            return routes.searched(to: goal, by: costlier, raises)
        }
        let search = whole[number] ?? HeardRoutes(costlier, rank: rank)
        if whole[number] == nil { whole[number] = search }
        return search.routes.cost(to: goal).map { _ in RaisedRoutes.Found(routes: search.routes, isSearched: true) }
    }

    /// Whether a person hears the least of every stop. O(stops) once.
    private mutating func isExact(_ other: Listener) -> Bool {
        let found = isExact ?? (0..<classes.stopCount).allSatisfy { other.rest($0) == listener.rest($0) }
        isExact = found
        return found
    }

    /// The seconds of listening on the known routes. O(states + moves) once.
    mutating func shares(_ silent: any AccessMachine) -> ContiguousArray<Double> { least.seconds(silent) }

    /// The seconds of listening on the routes of a class that has a whole search of its own; nil for others. O(states + moves) once.
    mutating func shares(of number: Int, _ silent: any AccessMachine) -> ContiguousArray<Double>? {
        whole[number]?.seconds(silent)
    }

    private func acts(on routes: RaisedRoutes) -> RaisedRoutes.Raise {
        routes.raise { source, target in
            machine.stop(at: target) == nil && machine.stop(at: source).map(classes.isHeardOnActing) ?? false
        } alike: { source, other, _ in
            machine.stop(at: source) == machine.stop(at: other) && !listener.times.overlaps
        }
    }

    private mutating func passes(of node: Int, on routes: RaisedRoutes) -> RaisedRoutes.Raise {
        /// Whether a move lands on a stop that is heard: not where use begins, and not the same stop again.
        func isHeard(_ source: MachineState, _ stop: StopIndex) -> Bool {
            source != machine.start && machine.stop(at: source) != stop
        }
        let stops = stopsBeyond ?? classes.stops(beyond: beginning)
        stopsBeyond = stops
        return routes.raise(into: stops[node, default: []].flatMap(routes.states)) { source, target in
            machine.stop(at: target).map { isHeard(source, $0) } ?? false
        } alike: { _, other, target in
            machine.stop(at: target).map { isHeard(other, $0) } ?? false && !listener.times.overlaps
        }
    }
}
