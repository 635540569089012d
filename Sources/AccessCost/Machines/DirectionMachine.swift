import LayoutModel

/// A remote's or D-pad's focus: each arrow key moves it to the next target in that direction.
///
/// Where the file states the next focus of a direction (nextFocusUp and the like, focus guides), it wins. A group that is
/// entered on its selected member is entered there from outside.
struct DirectionMachine: AccessMachine {
    private let context: MachineContext
    private let seconds: Double
    /// Four targets for each stop, up, down, left, right; -1 where a key leads nowhere.
    private let targets: ContiguousArray<Int32>
    private let first: StopIndex?
    private let hasAllFrames: Bool

    /// O(stops) for layouts whose targets lie side by side.
    init(_ context: MachineContext, rule: RemoteRule) {
        self.context = context
        seconds = context.parameters[.keystrokeTime]
        let (tree, screen) = (context.tree, context.screen)
        let stops = tree.stops.indices.filter { tree.stops[$0].kind == .target }
        var byID: [String: StopIndex] = [:]
        var framed: [StopIndex] = []
        var frames: [Frame] = []
        for stop in stops {
            guard let index = tree.stops[stop].element else { continue }
            byID[screen[index].id] = stop
            if let frame = screen[index].frame {
                framed.append(stop)
                frames.append(frame)
            }
        }
        hasAllFrames = frames.count == stops.count
        first = screen.focus.flatMap { byID[$0] } ?? stops.first
        var targets = ContiguousArray<Int32>(repeating: -1, count: 4 * tree.stops.count)
        let map = FocusMap(
            frames, rule, on: context.platform,
            containers: rule == .siblings ? Self.containers(framed, tree, screen) : [])
        for key in FocusField.Direction.allCases.indices {
            for (stop, next) in zip(framed, map.next(key: key)) {
                guard let next else { continue }
                targets[4 * stop + key] = Int32(Self.landing(on: framed[next], from: stop, tree, screen))
            }
        }
        for stop in stops {
            guard let index = tree.stops[stop].element else { continue }
            let next = screen[index].next
            for (key, id) in [next.up, next.down, next.left, next.right].enumerated() {
                if let id, let target = byID[id], target != stop { targets[4 * stop + key] = Int32(target) }
            }
        }
        self.targets = targets
    }

    /// For each framed stop the containers around it, the innermost first.
    private static func containers(_ framed: [StopIndex], _ tree: AccessTree, _ screen: Screen) -> [[Int]] {
        framed.map { stop in
            var result: [Int] = []
            var next = tree.stops[stop].element.flatMap { screen[$0].parent }
            while let box = next {
                result.append(box.rawValue)
                next = screen[box].parent
            }
            return result
        }
    }

    /// Where the focus lands that goes to a stop: on the selected member of a group entered there from outside.
    private static func landing(
        on stop: StopIndex, from source: StopIndex, _ tree: AccessTree, _ screen: Screen
    ) -> StopIndex {
        let group = tree.stops[stop].parent
        guard group >= 0, tree.stops[source].parent != group, let box = tree.stops[group].element,
            screen[box].entry == .selected
        else { return stop }
        var member = tree.firstChild(of: group)
        while let next = member {
            if tree.stops[next].kind == .target, tree.stops[next].element.map({ screen[$0].isSelected }) ?? false {
                return next
            }
            member = tree.next(after: next)
        }
        return stop
    }

    private var stopCount: Int { context.tree.stops.count }
    func goal(of stop: StopIndex) -> MachineState { stopCount + stop }
    var start: MachineState { 2 * stopCount }
    var stateCount: Int { start + 1 }
    /// The focus stays where it has acted.
    func resume(after stop: StopIndex, action: Int) -> MachineState { stop }
    func stop(at state: MachineState) -> StopIndex? { state < stopCount ? state : nil }

    func obstacle(to stop: StopIndex) -> Obstacle? {
        hasAllFrames
            ? Obstacle("no arrow key leads to it")
            : Obstacle(
                "the file does not say where the targets are, so that arrow keys cannot be followed", isUnknown: true)
    }

    func visitMoves(from state: MachineState, _ visit: (Move) -> Void) {
        if state == start {
            if let first { visit(Move("", by: .clock, cost: Cost(), to: first)) }
        } else if state < stopCount {
            for key in 0..<4 where targets[4 * state + key] >= 0 {
                let chord = Chord(ArrowMap.keys[key], keystrokes: 1)
                visit(
                    Move(
                        chord.name, by: .person, cost: chord.cost(seconds), to: Int(targets[4 * state + key]),
                        family: .arrows))
            }
            let select = Chord("Select", keystrokes: 1)
            visit(
                context.action == .none
                    ? Move("", by: .person, cost: Cost(), to: goal(of: state))
                    : Move(select.name, by: .person, cost: select.cost(seconds), to: goal(of: state)))
        }
    }
}
