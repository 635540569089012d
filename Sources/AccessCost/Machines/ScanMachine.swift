/// Scanning with one, two or three switches over an access tree.
///
/// States: a stop highlighted in a pass through its list, the scanner menu open on a stop, a stop dealt with, the start,
/// and the scan that has given up.
struct ScanMachine: AccessMachine {
    private let context: MachineContext
    private let timing: ScanTiming
    /// The stop before each one in its list; the last one for the first.
    private let previous: ContiguousArray<StopIndex>
    private let first: StopIndex?

    init(_ context: MachineContext, _ timing: ScanTiming) {
        self.context = context
        self.timing = timing
        let stops = context.tree.stops
        first = stops.isEmpty ? nil : 0
        var previous = ContiguousArray(repeating: -1, count: stops.count)
        for stop in stops.indices {
            if let next = context.tree.next(after: stop) {
                previous[next] = stop
            } else {
                let list = stops[stop].parent + 1
                previous[list] = stop
            }
        }
        self.previous = previous
    }

    private var stopCount: Int { context.tree.stops.count }
    private var passes: Int { timing.loops ?? 1 }

    private func highlight(_ stop: StopIndex, pass: Int = 0) -> MachineState { stop * passes + pass }
    private func menu(_ stop: StopIndex) -> MachineState { stopCount * passes + stop }
    func goal(of stop: StopIndex) -> MachineState { stopCount * (passes + 1) + stop }
    var start: MachineState { stopCount * (passes + 2) }
    /// The scan has given up; a press starts it again.
    private var ended: MachineState { start + 1 }
    var stateCount: Int { start + 2 }

    func visitMoves(from state: MachineState, _ visit: (Move) -> Void) {
        if state == start || state == ended {
            guard let first else { return }
            let pays = context.action == .activate && timing.startsWithPress
            let step = Cost(steps: 1)
            if pays {
                visit(Move("Start", by: .person, cost: timing.start + step, to: highlight(first)))
            } else {
                visit(Move("", by: .clock, cost: step, to: highlight(first)))
            }
        } else if state < stopCount * passes {
            visitMoves(fromStop: state / passes, pass: state % passes, visit)
        } else if state < stopCount * (passes + 1) {
            let stop = state - stopCount * passes
            let word = timing.technique == .dwell ? "Dwell" : "Tap"
            visit(Move(word, by: actor, cost: timing.select, to: goal(of: stop)))
        }
    }

    private var actor: Move.Actor { timing.technique == .dwell ? .clock : .person }

    private func visitMoves(fromStop stop: StopIndex, pass: Int, _ visit: (Move) -> Void) {
        let step = Cost(steps: 1)
        let tree = context.tree
        let isFirst = tree.stops[stop].position == 1
        switch tree.stops[stop].kind {
        case .target: visitSelection(of: stop, visit)
        case .group:
            if let child = tree.firstChild(of: stop) {
                visit(Move(timing.words.select, by: actor, cost: timing.select + step, to: highlight(child)))
            }
        case .exit:
            let group = tree.stops[stop].parent
            visit(Move(timing.words.select, by: actor, cost: timing.select + step, to: highlight(group)))
        case .text: break
        }
        let mover: Move.Actor = timing.technique == .auto || timing.technique == .inverse ? .clock : .person
        let onwards = timing.advance(fromFirst: isFirst) + step
        if let next = tree.next(after: stop) {
            visit(Move(timing.words.advance, by: mover, cost: onwards, to: highlight(next, pass: pass)))
        } else if let goal = afterLast(stop, pass: pass) {
            let cost = goal == ended ? timing.advance(fromFirst: isFirst) : onwards
            visit(Move(timing.words.advance, by: mover, cost: cost, to: goal))
        }
        if timing.hasBack {
            let cost = timing.advance(fromFirst: false) + step
            visit(Move("Previous", by: .person, cost: cost, to: highlight(previous[stop], pass: pass)))
        }
    }

    private func visitSelection(of stop: StopIndex, _ visit: (Move) -> Void) {
        let select = timing.words.select
        guard context.action == .activate else {
            return visit(Move(select, by: actor, cost: timing.select, to: goal(of: stop)))
        }
        switch timing.activation(ofActions: context.actionCount(of: stop)) {
        case .menu: visit(Move(select, by: actor, cost: timing.select + Cost(steps: 1), to: menu(stop)))
        case .always: visit(Move(select, by: actor, cost: timing.select, to: goal(of: stop)))
        case .autoTap:
            let delay = Cost(wait: timing.autoTapDelay, seconds: timing.autoTapDelay)
            visit(Move(select, by: actor, cost: timing.select + delay, to: goal(of: stop)))
        }
    }

    /// Where the highlight goes from the last stop of a list: to its first, or where its loops are used up elsewhere.
    private func afterLast(_ stop: StopIndex, pass: Int) -> MachineState? {
        let group = context.tree.stops[stop].parent
        let firstOfList = group + 1
        guard let loops = timing.loops else { return highlight(firstOfList) }
        if pass + 1 < loops { return highlight(firstOfList, pass: pass + 1) }
        guard group >= 0 else { return ended }
        switch timing.afterLoops {
        case .stop: return ended
        case .up: return highlight(group)
        case .top: return first.map { highlight($0) }
        }
    }
}
