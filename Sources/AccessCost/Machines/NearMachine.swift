import LayoutModel

/// A machine of which only some states can be entered.
struct NearMachine: AccessMachine {
    let base: any AccessMachine
    let states: Set<MachineState>

    var stateCount: Int { base.stateCount }
    var start: MachineState { base.start }
    func goal(of stop: StopIndex) -> MachineState { base.goal(of: stop) }

    func visitMoves(from state: MachineState, _ visit: (Move) -> Void) {
        base.visitMoves(from: state) { move in
            if states.contains(move.target) { visit(move) }
        }
    }
}
