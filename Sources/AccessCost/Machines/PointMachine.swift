import LayoutModel

/// Point scanning with a gliding cursor: on each axis one to three passes, a press ends each.
///
/// With one pass a line glides from the leading edge to the target's centre. With two a broad band glides until its
/// middle is there, then a fine line glides from the band's edge to the centre; with three the fine line's distance is
/// covered by a narrow band and a line. The distance across the screen is that of the centre in all cases. The menu of
/// what was pointed at is scanned item by item.
///
/// States: the cursor at the start of a page, over a target in one of its passes, the menu open on it, the target about to be
/// tapped by itself or acted on, and the menu that has stayed open on an item after a scroll.
struct PointMachine: AccessMachine {
    private let context: MachineContext
    private let passes: Int
    private let reaction: Double
    private let speed: Double
    private let fineSpeed: Double
    private let band: Double
    private let interval: Double
    private let options: ScrollOptions

    init(_ context: MachineContext) {
        self.context = context
        passes = context.parameters[.precision].passes
        reaction = context.parameters[.reaction]
        speed = context.parameters[.speed]
        fineSpeed = context.parameters[.fineSpeed]
        band = context.parameters[.band]
        interval = context.parameters[.menuInterval]
        options = ScrollOptions(context)
    }

    private var stopCount: Int { context.tree.stops.count }
    private var pages: Int { options.pageCount }
    var start: MachineState { 0 }
    /// The cursor is over a target in one of its passes; then its menu is open, it has been acted on, or it is about to be
    /// tapped by itself.
    private func state(_ stop: StopIndex, pass: Int) -> MachineState { pages + stop * statesOfStop + pass }
    private var statesOfStop: Int { 2 * passes + 3 }
    func goal(of stop: StopIndex) -> MachineState { state(stop, pass: 2 * passes + 1) }
    private var scrolled: MachineState { pages + stopCount * statesOfStop }
    private func scrolled(_ page: Int, _ option: ScrollOptions.Option) -> MachineState {
        scrolled + 2 * (page * options.trackCount + option.track) + (option.isForward ? 0 : 1)
    }
    var stateCount: Int { scrolled + 2 * pages * options.trackCount }

    /// What has been scrolled stays so.
    func resume(after stop: StopIndex, action: Int) -> MachineState { options.page(of: stop) }

    /// The centre of a stop's element; nil where the file does not tell.
    private func centre(of stop: StopIndex) -> Point? {
        guard let frame = options.frame(of: stop) else { return nil }
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
        if state < pages {
            for stop in options.stops(on: state) where context.tree.stops[stop].kind == .target {
                guard let first = passTimes(to: stop)?.first else { continue }
                visit(Move("", by: .clock, cost: Cost(wait: first, seconds: first), to: self.state(stop, pass: 0)))
            }
            return
        }
        if state >= scrolled { return visitScrolls(afterScroll: state - scrolled, visit) }
        let (stop, pass) = (state - pages).quotientAndRemainder(dividingBy: statesOfStop)
        let press = Cost(presses: 1, seconds: reaction)
        if pass < 2 * passes - 1, let times = passTimes(to: stop) {
            let glide = Cost(wait: times[pass + 1], seconds: times[pass + 1])
            visit(Move("Press", by: .person, cost: press + glide, to: self.state(stop, pass: pass + 1)))
        } else if pass == 2 * passes - 1 {
            let menu = self.state(stop, pass: pass + 1)
            switch activation {
            case .menu: visit(Move("Press", by: .person, cost: press, to: menu))
            case .always: visit(Move("Press", by: .person, cost: press, to: goal(of: stop)))
            case .autoTap: visit(Move("Press", by: .person, cost: press, to: self.state(stop, pass: 2 * passes + 2)))
            }
        } else if pass == 2 * passes {
            // Who lets a target tap itself opens its menu for something else.
            if activation == .menu { visit(Move("Tap", by: .person, cost: press, to: goal(of: stop))) }
            visitScrolls(fromMenuOf: stop, visit)
        } else if pass == 2 * passes + 2 {
            visit(Move("", by: .clock, cost: delay, to: goal(of: stop)))
            visit(Move("Press", by: .person, cost: press, to: self.state(stop, pass: 2 * passes)))
        }
    }

    // MARK: Scrolling

    /// What selecting an item of a menu costs, the highlight coming from another.
    private func select(_ position: Int, from origin: Int = 1) -> Cost {
        let wait = Double(position - origin) * interval
        return Cost(presses: 1, wait: wait, seconds: wait + reaction)
    }

    private func visitScrolls(fromMenuOf stop: StopIndex, _ visit: (Move) -> Void) {
        let tracks = options.tracks(of: stop)
        guard !tracks.isEmpty, context.parameters[.menuOrder].contains(.scroll) else { return }
        let page = options.page(of: stop)
        let actions = context.actions(of: stop)
        var position = 1
        for part in context.parameters[.menuOrder] {
            switch part {
            case .scroll:
                let open = select(position)
                for (index, option) in options.options(of: tracks, on: page).enumerated() {
                    guard let target = option.target else { continue }
                    visit(
                        Move(
                            "Scroll, Scroll \(option.direction.rawValue)", by: .person, cost: open + select(index + 1),
                            to: scrolled(target, option)))
                }
                return
            case .tap, .exit: position += 1
            case .actions: position += actions.count { $0.kind == .action }
            case .gestures: position += actions.contains { $0.kind == .gesture } ? 1 : 0
            }
        }
    }

    /// The menu of one axis is scanned again from the item that scrolled, or left by its exit.
    private func visitScrolls(afterScroll number: Int, _ visit: (Move) -> Void) {
        let (page, track) = (number / 2).quotientAndRemainder(dividingBy: options.trackCount)
        let all = options.options(of: [track], on: page)
        guard let index = all.firstIndex(where: { $0.isForward == number.isMultiple(of: 2) }) else { return }
        if let target = all[index].target, context.parameters[.scrollRepeat] {
            visit(
                Move(
                    "Scroll \(all[index].direction.rawValue)", by: .person, cost: select(1),
                    to: scrolled(target, all[index])))
        }
        let leave = context.parameters[.scrollRepeat] ? select(all.count + 1, from: index + 1) : Cost()
        visit(Move(leave == Cost() ? "" : "Exit", by: .person, cost: leave, to: page))
    }

    private var activation: ScanActivation { context.action == .none ? .always : context.parameters[.activation] }

    private var delay: Cost {
        guard activation == .autoTap else { return Cost() }
        let seconds = context.parameters[.autoTapDelay]
        return Cost(wait: seconds, seconds: seconds)
    }

    /// Two, four or six presses, and the time across the screen at the cursor's speeds; over several pages, the cheapest
    /// routes.
    func closedForm() -> ClosedForm {
        if pages > 1 {
            let routes = CheapestRoutes(self)
            return ClosedForm(
                cost: { stop, action in action == 0 ? routes.cost(to: goal(of: stop)) : nil },
                route: { stop, _ in routes.route(to: goal(of: stop)) ?? Route() },
                reason: activation == .always
                    ? "scrolling stands in the menu, which does not open" : "the file does not say where it is")
        }
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
