public import LayoutModel

/// The number of a machine's state: where the highlight or the focus is.
public typealias MachineState = Int

/// One thing that the person or the clock does, and what it costs.
public struct Move: Hashable, Codable, Sendable {
    /// Who makes the move.
    public enum Actor: String, Sendable, Codable {
        /// A press, a key, a gesture.
        case person
        /// Time passing.
        case clock
    }

    /// The move's name in routes: "Press", "Wait", "VO-Right".
    public var name: String
    /// Who makes the move.
    public var actor: Actor
    /// What it costs.
    public var cost: Cost
    /// The state after it.
    public var target: MachineState
    /// The kind of the move; nil for moves that every route may have.
    public var family: RouteFamily?

    /// A move to a state.
    public init(_ name: String, by actor: Actor, cost: Cost, to target: MachineState, family: RouteFamily? = nil) {
        self.name = name
        self.actor = actor
        self.cost = cost
        self.target = target
        self.family = family
    }
}

/// The states and moves of an access method on one tree: a successor function, never a stored table.
///
/// It is the only source of the cheapest routes, the expected costs with errors of use, and the scan player's moves.
public protocol AccessMachine: Sendable {
    /// The number of states; they are numbered from 0.
    var stateCount: Int { get }
    /// The state in which use of the screen begins.
    var start: MachineState { get }
    /// The state in which the target of a stop has been acted on.
    func goal(of stop: StopIndex) -> MachineState
    /// The state in which one of the stop's actions (`TargetAction.all`, activation is 0) has been done; nil where the
    /// method cannot do it.
    func goal(of stop: StopIndex, action: Int) -> MachineState?
    /// The state in which a target that is not a stop of the tree has been activated; nil where no move activates it.
    func goal(ofUnfocused element: ElementIndex) -> MachineState?
    /// The state with the same highlight or focus in which no action is half done.
    func rest(at state: MachineState) -> MachineState
    /// Where the scan or the focus is after an action of the stop's target that leaves the screen as it is.
    func resume(after stop: StopIndex, action: Int) -> MachineState
    /// The stop that has the highlight or the focus in a state; nil where none has it, as in a menu.
    func stop(at state: MachineState) -> StopIndex?
    /// What is spoken in a state in which no stop has the cursor, as in a menu of actions; nil where nothing is.
    func announcement(at state: MachineState) -> String?
    /// Why no route leads to a stop; nil where no particular reason is known.
    func obstacle(to stop: StopIndex) -> Obstacle?
    /// Calls a function with each move out of a state. O(moves).
    func visitMoves(from state: MachineState, _ visit: (Move) -> Void)
    /// Whether every route from the start enters a state first by the same move, so that no cheaper one is to be waited for. O(1).
    func isEnteredOnce(_ state: MachineState) -> Bool
}

extension AccessMachine {
    /// By default a method can only activate.
    public func goal(of stop: StopIndex, action: Int) -> MachineState? { action == 0 ? goal(of: stop) : nil }
    /// By default a method acts only on its stops.
    public func goal(ofUnfocused element: ElementIndex) -> MachineState? { nil }
    /// By default a state has no action half done.
    public func rest(at state: MachineState) -> MachineState { state }
    /// By default use begins again at the start.
    public func resume(after stop: StopIndex, action: Int) -> MachineState { start }
    /// By default no state has a highlighted stop.
    public func stop(at state: MachineState) -> StopIndex? { nil }

    /// By default a state may be entered by several moves.
    public func isEnteredOnce(_ state: MachineState) -> Bool { false }

    /// By default nothing is spoken but stops.
    public func announcement(at state: MachineState) -> String? { nil }

    /// By default no reason is given.
    public func obstacle(to stop: StopIndex) -> Obstacle? { nil }
}

/// The moves of a route; equal moves in a row are one leg with a count.
public struct Route: Hashable, Codable, Sendable {
    /// A move and how often it is made in a row.
    public struct Leg: Hashable, Codable, Sendable {
        /// The move's name.
        public var move: String
        /// How often it is made in a row.
        public var count: Int
    }

    /// The moves in order.
    public private(set) var legs: [Leg] = []

    /// The empty route.
    public init() {}

    /// The empty route, with room for so many legs.
    init(legs count: Int) { legs.reserveCapacity(count) }

    /// Adds a move at the end, `count` times.
    public mutating func append(_ move: String, count: Int = 1) {
        guard count > 0 else { return }
        let last = legs.count - 1
        if last >= 0, legs[last].move == move {
            legs[last].count += count
        } else {
            legs.append(Leg(move: move, count: count))
        }
    }
}

extension Route: CustomStringConvertible {
    /// The route as "VO-Right x25, VO-Space".
    public var description: String {
        String(unsafeUninitializedCapacity: longestDescription) { text in
            var end = 0
            forEachPiece { piece in
                var piece = piece
                piece.withUTF8 { end = text[end...].update(fromContentsOf: $0) }
            }
            return end
        }
    }

    /// How many bytes the description has at most. O(legs).
    package var longestDescription: Int {
        var count = 0
        // A count has at most 19 digits.
        for index in legs.indices { count += legs[index].move.utf8.count + 24 }
        return count
    }

    /// Calls a function with the pieces of the description in order, none of which is made for it but numbers. O(legs).
    package func forEachPiece(_ body: (String) -> Void) {
        for index in legs.indices {
            if index > 0 { body(", ") }
            body(legs[index].move)
            guard legs[index].count != 1 else { continue }
            body(" x")
            body(String(legs[index].count))
        }
    }
}
