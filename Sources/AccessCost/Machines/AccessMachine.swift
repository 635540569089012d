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

    /// What is done, in the words of routes: "Press", "Wait", "VO-Right".
    public var name: String
    /// Who makes the move.
    public var actor: Actor
    /// What it costs.
    public var cost: Cost
    /// The state after it.
    public var target: MachineState
    /// What kind of move it is; nil for moves that every route may have.
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
/// From it alone come the cheapest routes, the expected costs with errors of use, and what the scan player replays.
public protocol AccessMachine: Sendable {
    /// The number of states; they are numbered from 0.
    var stateCount: Int { get }
    /// Where everything begins.
    var start: MachineState { get }
    /// The state in which the target of a stop has been dealt with.
    func goal(of stop: StopIndex) -> MachineState
    /// The state in which one of the stop's actions (`TargetAction.all`, activation is 0) has been done; nil where the
    /// method has no way to do it.
    func goal(of stop: StopIndex, action: Int) -> MachineState?
    /// The state in which a target that is no stop of the tree has been activated; nil where nothing does that.
    func goal(ofUnfocused element: ElementIndex) -> MachineState?
    /// The state in which the same thing is highlighted or focused, and nothing has been begun.
    func rest(at state: MachineState) -> MachineState
    /// Where the scan or the focus stands once an action of the stop's target has been done and the screen has stayed.
    func resume(after stop: StopIndex, action: Int) -> MachineState
    /// The stop that the highlight or the focus is on in a state; nil where it is on none, as in a menu.
    func stop(at state: MachineState) -> StopIndex?
    /// Why there is no way to a stop; nil where there is nothing to say but that.
    func obstacle(to stop: StopIndex) -> Obstacle?
    /// Names each move out of a state. O(moves).
    func visitMoves(from state: MachineState, _ visit: (Move) -> Void)
}

extension AccessMachine {
    /// Methods that say nothing of other actions can only activate.
    public func goal(of stop: StopIndex, action: Int) -> MachineState? { action == 0 ? goal(of: stop) : nil }
    /// Most methods act on nothing but their stops.
    public func goal(ofUnfocused element: ElementIndex) -> MachineState? { nil }
    /// In most machines nothing is begun that does not show.
    public func rest(at state: MachineState) -> MachineState { state }
    /// Methods that say nothing of it begin again.
    public func resume(after stop: StopIndex, action: Int) -> MachineState { start }
    /// Methods that say nothing of it show no stop before it is activated.
    public func stop(at state: MachineState) -> StopIndex? { nil }

    /// Most methods have nothing to say.
    public func obstacle(to stop: StopIndex) -> Obstacle? { nil }
}

/// The moves of a way, equal ones in a row counted.
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

    /// The empty way.
    public init() {}

    /// Adds a move at the end, `count` times.
    public mutating func append(_ move: String, count: Int = 1) {
        guard count > 0 else { return }
        if legs.last?.move == move {
            legs[legs.count - 1].count += count
        } else {
            legs.append(Leg(move: move, count: count))
        }
    }
}

extension Route: CustomStringConvertible {
    /// The way as "VO-Right x25, VO-Space".
    public var description: String {
        var text = ""
        for (place, leg) in legs.enumerated() {
            if place > 0 { text += ", " }
            text += leg.move
            guard leg.count != 1 else { continue }
            text += " x"
            text += String(leg.count)
        }
        return text
    }
}
