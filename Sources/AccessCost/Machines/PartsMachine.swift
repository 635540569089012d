/// Group selection: each of N switches selects one part of the list, until a single stop is left.
///
/// The list is split into near-equal contiguous parts, the first n mod N one larger; a group that is left alone is
/// replaced by what it holds. States: one for each part, and the stops dealt with. On the `halves` tree, whose groups are
/// the parts, it goes down that tree; the costs are those of the flat tree.
struct PartsMachine: AccessMachine {
    private struct Part {
        var children: [Int] = []
        /// The stop where the part is a single target.
        var stop: StopIndex?
        var depth: Int
    }

    private let context: MachineContext
    private let press: Double
    private let startsWithPress: Bool
    private var parts: [Part] = []
    private(set) var depths: ContiguousArray<Int?>

    init(_ context: MachineContext) {
        self.context = context
        press = context.parameters[.press]
        startsWithPress = context.parameters[.startsWithPress]
        depths = ContiguousArray(repeating: nil, count: context.tree.stops.count)
        let switches = context.parameters[.switches]
        split(list(in: nil), switches: switches, depth: 0)
    }

    private func list(in group: StopIndex?) -> ArraySlice<StopIndex> {
        let tree = context.tree
        var result: [StopIndex] = []
        var next = group.map { tree.firstChild(of: $0) } ?? (tree.stops.isEmpty ? nil : 0)
        while let stop = next {
            result.append(stop)
            next = tree.next(after: stop)
        }
        return result[...]
    }

    /// Adds the part of the given stops with all parts inside it and returns its number.
    @discardableResult
    private mutating func split(_ stops: ArraySlice<StopIndex>, switches: Int, depth: Int) -> Int {
        let number = parts.count
        parts.append(Part(depth: depth))
        if stops.count == 1, let only = stops.first, depth > 0 {
            if context.tree.stops[only].kind == .group {
                parts.removeLast()
                return split(list(in: only), switches: switches, depth: depth)
            }
            parts[number].stop = only
            depths[only] = depth
            return number
        }
        let (size, extra) = stops.count.quotientAndRemainder(dividingBy: switches)
        var rest = stops
        for index in 0..<switches {
            let part = rest.prefix(size + (index < extra ? 1 : 0))
            rest = rest.dropFirst(part.count)
            guard !part.isEmpty else { break }
            let child = split(part, switches: switches, depth: depth + 1)
            parts[number].children.append(child)
        }
        return number
    }

    var start: MachineState { parts.count }
    func goal(of stop: StopIndex) -> MachineState { parts.count + 1 + stop }
    private func menu(_ stop: StopIndex) -> MachineState { parts.count + 1 + depths.count + stop }
    var stateCount: Int { parts.count + 1 + 2 * depths.count }

    func visitMoves(from state: MachineState, _ visit: (Move) -> Void) {
        if state == start {
            let pays = context.action == .activate && startsWithPress
            let cost = pays ? Cost(presses: 1, seconds: press) : Cost()
            visit(Move(pays ? "Start" : "", by: pays ? .person : .clock, cost: cost, to: 0))
        } else if state < start {
            for (index, child) in parts[state].children.enumerated() {
                let cost = Cost(presses: 1, steps: 1, seconds: press)
                let stop = parts[child].stop
                visit(Move("Switch \(index + 1)", by: .person, cost: cost, to: stop.map(arrival) ?? child))
            }
        } else if state > start + depths.count {
            let cost = Cost(presses: 1, steps: 1, seconds: press)
            visit(Move("Tap", by: .person, cost: cost, to: goal(of: state - parts.count - 1 - depths.count)))
        }
    }

    /// Where selecting a stop leads: to its menu where one opens.
    private func arrival(_ stop: StopIndex) -> MachineState { opensMenu(stop) ? menu(stop) : goal(of: stop) }

    private func opensMenu(_ stop: StopIndex) -> Bool {
        let values = context.parameters
        guard context.action == .activate else { return false }
        return values[.activation] == .menu
            || values[.menuForSeveral] && context.actionCount(of: stop) > 1
    }

    /// The number of levels is the number of presses and of steps.
    func closedForm() -> ClosedForm {
        let pays = context.action == .activate && startsWithPress
        var costs = ContiguousArray<Cost?>(repeating: nil, count: depths.count)
        for (stop, depth) in depths.enumerated() {
            guard let depth, context.tree.stops[stop].kind == .target else { continue }
            let levels = Double(depth + (opensMenu(stop) ? 1 : 0))
            let presses = levels + (pays ? 1 : 0)
            costs[stop] = Cost(presses: presses, steps: levels, seconds: presses * press)
        }
        let routes = CheapestRoutes(self)
        return ClosedForm(
            cost: { [costs] stop, action in action == 0 ? costs[stop] : nil },
            route: { stop, _ in routes.route(to: goal(of: stop)) ?? Route() })
    }
}
