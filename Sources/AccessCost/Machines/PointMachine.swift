import LayoutModel

/// Point scanning with a gliding cursor: on each axis one to three passes, a press ends each.
///
/// With one pass a line glides from the leading edge to the target's centre. With two a broad band glides until its
/// middle is there, then a fine line glides from the band's edge to the centre; with three the fine line's distance is
/// covered by a narrow band and a line. The distance across the screen is that of the centre in all cases.
struct PointMachine: AccessMachine {
    private let context: MachineContext
    private let passes: Int
    private let reaction: Double
    private let speed: Double
    private let fineSpeed: Double
    private let band: Double

    init(_ context: MachineContext) {
        self.context = context
        passes = context.parameters[.precision].passes
        reaction = context.parameters[.reaction]
        speed = context.parameters[.speed]
        fineSpeed = context.parameters[.fineSpeed]
        band = context.parameters[.band]
    }

    private var stopCount: Int { context.tree.stops.count }
    var start: MachineState { 0 }
    /// The cursor is over a target in one of its passes, or the menu is open on it.
    private func state(_ stop: StopIndex, pass: Int) -> MachineState { 1 + stop * (2 * passes + 2) + pass }
    func goal(of stop: StopIndex) -> MachineState { state(stop, pass: 2 * passes + 1) }
    var stateCount: Int { 1 + stopCount * (2 * passes + 2) }

    /// The centre of a stop's element; nil where the file does not tell.
    private func centre(of stop: StopIndex) -> Point? {
        guard let frame = context.tree.stops[stop].element.flatMap({ context.screen[$0].frame }) else { return nil }
        let fromLeading =
            context.screen.direction == .rightToLeft ? context.screen.width.map { $0 - frame.midX } : frame.midX
        return Point(x: max(0, fromLeading ?? frame.midX), y: max(0, frame.midY))
    }

    /// The seconds that each pass takes for a distance from the edge, in points.
    private func glides(over distance: Double) -> [Double] {
        guard passes > 1 else { return [distance / speed] }
        let fine = min(distance, band / 2)
        let broad = (distance - fine) / speed
        return passes == 2 ? [broad, fine / fineSpeed] : [broad, fine / fineSpeed / 2, fine / fineSpeed / 2]
    }

    private func passTimes(to stop: StopIndex) -> [Double]? {
        centre(of: stop).map { glides(over: $0.x) + glides(over: $0.y) }
    }

    func visitMoves(from state: MachineState, _ visit: (Move) -> Void) {
        if state == start {
            for stop in 0..<stopCount where context.tree.stops[stop].kind == .target {
                guard let first = passTimes(to: stop)?.first else { continue }
                visit(Move("", by: .clock, cost: Cost(wait: first, seconds: first), to: self.state(stop, pass: 0)))
            }
            return
        }
        let (stop, pass) = (state - 1).quotientAndRemainder(dividingBy: 2 * passes + 2)
        let press = Cost(presses: 1, seconds: reaction)
        if pass < 2 * passes - 1, let times = passTimes(to: stop) {
            let glide = Cost(wait: times[pass + 1], seconds: times[pass + 1])
            visit(Move("Press", by: .person, cost: press + glide, to: self.state(stop, pass: pass + 1)))
        } else if pass == 2 * passes - 1 {
            switch activation {
            case .menu: visit(Move("Press", by: .person, cost: press, to: self.state(stop, pass: pass + 1)))
            default: visit(Move("Press", by: .person, cost: press + delay, to: goal(of: stop)))
            }
        } else if pass == 2 * passes {
            visit(Move("Tap", by: .person, cost: press, to: goal(of: stop)))
        }
    }

    private var activation: ScanActivation { context.action == .none ? .always : context.parameters[.activation] }

    private var delay: Cost {
        guard activation == .autoTap else { return Cost() }
        let seconds = context.parameters[.autoTapDelay]
        return Cost(wait: seconds, seconds: seconds)
    }

    /// Two, four or six presses, and the time across the screen at the cursor's speeds.
    func closedForm() -> ClosedForm {
        var costs = ContiguousArray<Cost?>(repeating: nil, count: stopCount)
        let presses = Double(2 * passes + (activation == .menu ? 1 : 0))
        for stop in 0..<stopCount where context.tree.stops[stop].kind == .target {
            guard let wait = passTimes(to: stop)?.reduce(0, +) else { continue }
            costs[stop] = Cost(presses: presses, wait: wait, seconds: wait + presses * reaction) + delay
        }
        return ClosedForm(
            cost: { [costs] stop, action in action == 0 ? costs[stop] : nil },
            route: { _, _ in
                var route = Route()
                route.append("Press", count: 2 * passes)
                if activation == .menu { route.append("Tap") }
                return route
            }, reason: "the file does not say where it is")
    }
}
