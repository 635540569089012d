import LayoutModel

/// A machine whose person hears where they are before they go on.
///
/// Each landing on a stop costs what is heard of it, jumps included; before a stop is acted on its name has been heard in
/// full. Where the cursor starts is not heard again. States are those of the base.
struct ListeningMachine: AccessMachine {
    let base: any AccessMachine
    let listener: Listener

    var stateCount: Int { base.stateCount }
    var start: MachineState { base.start }
    func goal(of stop: StopIndex) -> MachineState { base.goal(of: stop) }
    func goal(of stop: StopIndex, action: Int) -> MachineState? { base.goal(of: stop, action: action) }
    func goal(ofUnfocused element: ElementIndex) -> MachineState? { base.goal(ofUnfocused: element) }
    func rest(at state: MachineState) -> MachineState { base.rest(at: state) }
    func resume(after stop: StopIndex, action: Int) -> MachineState { base.resume(after: stop, action: action) }
    func stop(at state: MachineState) -> StopIndex? { base.stop(at: state) }
    func obstacle(to stop: StopIndex) -> Obstacle? { base.obstacle(to: stop) }
    func announcement(at state: MachineState) -> String? { base.announcement(at: state) }

    func visitMoves(from state: MachineState, _ visit: (Move) -> Void) {
        let origin = base.stop(at: state)
        base.visitMoves(from: state) { move in
            var move = move
            let heard = state == base.start ? 0 : seconds(from: origin, to: move.target)
            move.cost.seconds =
                listener.times.overlaps ? max(move.cost.seconds, heard) : move.cost.seconds + heard
            visit(move)
        }
    }

    /// The seconds of listening that a move brings.
    private func seconds(from origin: StopIndex?, to target: MachineState) -> Double {
        if let stop = base.stop(at: target) { return stop == origin ? 0 : listener.passing(stop) }
        let name = origin.map { listener.rest($0) } ?? 0
        let item = base.announcement(at: target).map { listener.times.seconds(of: SpokenWords($0).count) } ?? 0
        return name + item
    }
}
