import LayoutModel

/// The kinds of moves that a route is made of. `--routes` says which are allowed; each change to another kind is
/// charged mental time.
///
/// Moves without a family (activation, and what merely happens) are always allowed.
public enum RouteFamily: String, CaseIterable, Hashable, Sendable, Codable {
    /// Tab and Shift-Tab round the screen.
    case tab
    /// Arrow keys, on a keyboard inside a group and on a remote over the screen.
    case arrows
    /// Typing a part of the name.
    case find
    /// The target's, or the action's, own chord; mnemonics and access keys among them.
    case shortcut
    /// The menu or rotor of custom actions.
    case actions
    /// The menu of gestures, or a gesture by itself.
    case gestures
    /// A screen reader's next and previous item.
    case items
    /// Entering and leaving groups.
    case groups
    /// Jumps to a container or to the menu bar, and on by a skip link.
    case jump
    /// A screen reader's next and previous heading.
    case headings
    /// A screen reader's next and previous landmark.
    case landmarks
    /// A screen reader's next and previous form field.
    case fields
    /// A screen reader's next and previous button.
    case buttons
    /// A page on or back in what scrolls.
    case pages
    /// Saying the target's name.
    case names
    /// Saying a number that stands beside the target.
    case numbers
}

/// Why no route leads to a target.
public struct Obstacle: Hashable, Codable, Sendable {
    /// Whether the cost is unknown because the file does not tell it, rather than the target being unreachable.
    public var isUnknown: Bool
    /// The reason in a sentence without a full stop.
    public var reason: String

    /// A reason why no route leads to a target.
    public init(_ reason: String, isUnknown: Bool = false) {
        self.reason = reason
        self.isUnknown = isUnknown
    }
}

/// A machine with only those moves that are allowed.
struct LimitedMachine: AccessMachine {
    let base: any AccessMachine
    let allowed: Set<RouteFamily>

    var stateCount: Int { base.stateCount }
    var start: MachineState { base.start }
    func goal(of stop: StopIndex) -> MachineState { base.goal(of: stop) }
    func goal(of stop: StopIndex, action: Int) -> MachineState? { base.goal(of: stop, action: action) }
    func goal(ofUnfocused element: ElementIndex) -> MachineState? { base.goal(ofUnfocused: element) }
    func rest(at state: MachineState) -> MachineState { base.rest(at: state) }
    func resume(after stop: StopIndex, action: Int) -> MachineState { base.resume(after: stop, action: action) }
    func stop(at state: MachineState) -> StopIndex? { base.stop(at: state) }
    func announcement(at state: MachineState) -> String? { base.announcement(at: state) }
    func obstacle(to stop: StopIndex) -> Obstacle? {
        base.obstacle(to: stop)
            ?? Obstacle(
                "no route of those allowed leads to it (\(RouteFamily.allCases.filter(allowed.contains).map(\.rawValue).joined(separator: ", ")))"
            )
    }

    func visitMoves(from state: MachineState, _ visit: (Move) -> Void) {
        base.visitMoves(from: state) { move in
            if move.family.map(allowed.contains) ?? true { visit(move) }
        }
    }
}

/// A machine whose person stops to think before each new kind of move.
///
/// The keystroke-level model puts a mental operator before each unit and none where a key is anticipated by the one
/// before it: moves of one family in a row are a unit, and acting on what was reached is anticipated.
/// Source: Card, Moran, Newell, "The keystroke-level model for user performance time", CACM 1980, heuristics 0 to 2.
///
/// States: the base's, each with the family of the move before it.
struct MentalMachine: AccessMachine {
    private let base: any AccessMachine
    private let seconds: Double
    private let families: [RouteFamily]

    init(_ base: any AccessMachine, families: [RouteFamily], seconds: Double) {
        self.base = base
        self.families = families
        self.seconds = seconds
    }

    private var width: Int { families.count + 1 }
    var stateCount: Int { base.stateCount * width }
    var start: MachineState { base.start * width }
    func goal(of stop: StopIndex) -> MachineState { base.goal(of: stop) * width }
    func goal(of stop: StopIndex, action: Int) -> MachineState? {
        base.goal(of: stop, action: action).map { $0 * width }
    }
    func goal(ofUnfocused element: ElementIndex) -> MachineState? { base.goal(ofUnfocused: element).map { $0 * width } }
    func rest(at state: MachineState) -> MachineState { base.rest(at: state / width) * width }
    func resume(after stop: StopIndex, action: Int) -> MachineState { base.resume(after: stop, action: action) * width }
    func stop(at state: MachineState) -> StopIndex? { base.stop(at: state / width) }
    func announcement(at state: MachineState) -> String? { base.announcement(at: state / width) }
    func obstacle(to stop: StopIndex) -> Obstacle? { base.obstacle(to: stop) }

    func visitMoves(from state: MachineState, _ visit: (Move) -> Void) {
        let (index, unit) = state.quotientAndRemainder(dividingBy: width)
        base.visitMoves(from: index) { move in
            var move = move
            var next = unit
            // A method names all kinds of moves that it makes, as a test holds.
            if let place = move.family.flatMap({ families.firstIndex(of: $0) }) {
                next = 1 + place
                if next != unit { move.cost.seconds += seconds }
            }
            move.target = move.target * width + next
            visit(move)
        }
        // The unit may end anywhere; this costs nothing, so goals have one state each.
        if unit > 0 { visit(Move("", by: .clock, cost: Cost(), to: index * width)) }
    }
}
