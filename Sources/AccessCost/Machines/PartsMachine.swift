/// Group selection: each of N switches selects one part of the list, until a single stop is left.
///
/// The list is split into near-equal contiguous parts, the first n mod N one larger; a group that is left alone is
/// replaced by what it holds. A cancel item ends every way: where a list has as many stops as there are switches, the last
/// switch selects the last stop and the cancel item together. States: one for each part of each page, the stops dealt with, and the menus of containers that
/// scroll, whose items are selected by parts, too. On the `halves` tree, whose groups are the parts, it goes down that tree;
/// the costs are those of the flat tree.
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
    private let options: ScrollOptions
    private var parts: [Part] = []
    /// The part of each page that holds all of it.
    private var pageParts: [Int] = []
    private(set) var depths: ContiguousArray<Int?>
    /// Whether a cancel item stands at the end of every way; the `halves` tree holds it already.
    private let cancels: Bool

    init(_ context: MachineContext) {
        self.context = context
        press = context.parameters[.press]
        startsWithPress = context.parameters[.startsWithPress]
        options = ScrollOptions(context)
        depths = ContiguousArray(repeating: nil, count: context.tree.stops.count)
        let switches = context.parameters[.switches]
        cancels = context.parameters[.cancelItem] && context.tree.kind != .halves
        for page in 0..<options.pageCount {
            pageParts.append(parts.count)
            let stops = options.stops(on: page)
            split(list(from: stops.isEmpty ? nil : stops.lowerBound), switches: switches, depth: 0)
        }
    }

    private func list(from first: StopIndex?) -> ArraySlice<StopIndex> {
        var result: [StopIndex] = []
        var next = first
        while let stop = next {
            result.append(stop)
            next = context.tree.next(after: stop)
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
                return split(list(from: context.tree.firstChild(of: only)), switches: switches, depth: depth)
            }
            // A cancel item of the tree leads nowhere.
            guard context.tree.stops[only].kind != .exit else { return number }
            parts[number].stop = only
            depths[only] = depth
            return number
        }
        for part in Self.parts(of: stops, switches) {
            // What is left alone at the end of a list of single stops shares its switch with the cancel item.
            let isShared = cancels && stops.count >= switches && part.count == 1 && part.endIndex == stops.endIndex
            let child =
                isShared
                ? shared(part, switches: switches, depth: depth + 1) : split(part, switches: switches, depth: depth + 1)
            parts[number].children.append(child)
        }
        return number
    }

    /// Adds the part that holds the last stop and the cancel item, which leads nowhere.
    private mutating func shared(_ stops: ArraySlice<StopIndex>, switches: Int, depth: Int) -> Int {
        let number = parts.count
        parts.append(Part(depth: depth))
        let child = split(stops, switches: switches, depth: depth + 1)
        parts[number].children.append(child)
        return number
    }

    /// Near-equal contiguous parts, the first ones one larger where it does not come out even.
    private static func parts<Item>(of list: ArraySlice<Item>, _ switches: Int) -> [ArraySlice<Item>] {
        let (size, extra) = list.count.quotientAndRemainder(dividingBy: switches)
        var rest = list
        return (0..<switches).compactMap { index in
            let part = rest.prefix(size + (index < extra ? 1 : 0))
            rest = rest.dropFirst(part.count)
            return part.isEmpty ? nil : part
        }
    }

    var start: MachineState { parts.count }
    func goal(of stop: StopIndex) -> MachineState { parts.count + 1 + stop }
    private func menu(_ stop: StopIndex) -> MachineState { parts.count + 1 + depths.count + stop }
    private var scrolled: MachineState { parts.count + 1 + 2 * depths.count }
    private func scrolled(_ page: Int, _ option: ScrollOptions.Option) -> MachineState {
        scrolled + 2 * (page * options.trackCount + option.track) + (option.isForward ? 0 : 1)
    }
    var stateCount: Int { scrolled + 2 * options.pageCount * options.trackCount }

    /// What has been scrolled stays so.
    func resume(after stop: StopIndex, action: Int) -> MachineState {
        let page = options.page(of: stop)
        return page == 0 ? start : pageParts[page]
    }

    private var startCost: Cost? {
        context.action == .activate && startsWithPress ? Cost(presses: 1, seconds: press) : nil
    }

    func visitMoves(from state: MachineState, _ visit: (Move) -> Void) {
        if state == start {
            visit(
                Move(
                    startCost == nil ? "" : "Start", by: startCost == nil ? .clock : .person, cost: startCost ?? Cost(),
                    to: pageParts[0]))
        } else if state < start {
            for (index, child) in parts[state].children.enumerated() {
                let cost = Cost(presses: 1, steps: 1, seconds: press)
                let stop = parts[child].stop
                visit(Move("Switch \(index + 1)", by: .person, cost: cost, to: stop.map(arrival) ?? child))
            }
        } else if state >= scrolled {
            let (page, track) = ((state - scrolled) / 2).quotientAndRemainder(dividingBy: options.trackCount)
            visitMenu(of: [track], on: page, staysOpen: true, visit)
        } else if state > start + depths.count {
            let stop = state - parts.count - 1 - depths.count
            guard context.tree.stops[stop].kind == .target else {
                return visitMenu(of: options.tracks(of: stop), on: options.page(of: stop), staysOpen: false, visit)
            }
            let cost = Cost(presses: 1, steps: 1, seconds: press)
            visit(Move("Tap", by: .person, cost: cost, to: goal(of: stop)))
        }
    }

    /// Where selecting a stop leads: to its menu where one opens.
    private func arrival(_ stop: StopIndex) -> MachineState { opensMenu(stop) ? menu(stop) : goal(of: stop) }

    private func opensMenu(_ stop: StopIndex) -> Bool {
        if context.tree.stops[stop].kind == .scroll { return true }
        let values = context.parameters
        guard context.action == .activate else { return false }
        return values[.activation] == .menu
            || values[.menuForSeveral] && context.actionCount(of: stop) > 1
    }

    // MARK: Scrolling

    /// The number of selections that leave one item of a list.
    private func selections(of index: Int, in count: Int) -> [Int] {
        var list = Array(0..<count)[...]
        var result: [Int] = []
        while list.count > 1 {
            let parts = Self.parts(of: list, context.parameters[.switches])
            let part = parts.firstIndex { $0.contains(index) }!
            result.append(part)
            list = parts[part]
        }
        return result
    }

    private func select(_ index: Int, in count: Int) -> (name: String, cost: Cost) {
        let parts = selections(of: index, in: count)
        let presses = Double(parts.count)
        return (
            parts.map { "Switch \($0 + 1)" }.joined(separator: ", "),
            Cost(presses: presses, steps: presses, seconds: presses * press)
        )
    }

    private func visitMenu(of tracks: [Int], on page: Int, staysOpen: Bool, _ visit: (Move) -> Void) {
        let all = options.options(of: tracks, on: page)
        let repeats = context.parameters[.scrollRepeat]
        for (index, option) in all.enumerated() {
            guard let target = option.target else { continue }
            let choice = select(index, in: all.count + 1)
            let restart = repeats ? Cost() : startCost ?? Cost()
            visit(
                Move(
                    restart == Cost() ? choice.name : "\(choice.name), Start", by: .person, cost: choice.cost + restart,
                    to: repeats ? scrolled(target, option) : pageParts[target]))
        }
        guard staysOpen else { return }
        let exit = select(all.count, in: all.count + 1)
        visit(
            Move(
                startCost == nil ? exit.name : "\(exit.name), Start", by: .person,
                cost: exit.cost + (startCost ?? Cost()), to: pageParts[page]))
    }

    /// The number of levels is the number of presses and of steps; over several pages, the cheapest routes.
    func closedForm() -> ClosedForm {
        let routes = CheapestRoutes(self)
        let route: @Sendable (StopIndex, Int) -> Route = { stop, _ in routes.route(to: goal(of: stop)) ?? Route() }
        if options.pageCount > 1 {
            return ClosedForm(
                cost: { stop, action in action == 0 ? routes.cost(to: goal(of: stop)) : nil }, route: route)
        }
        var costs = ContiguousArray<Cost?>(repeating: nil, count: depths.count)
        for (stop, depth) in depths.enumerated() {
            guard let depth, context.tree.stops[stop].kind == .target else { continue }
            let levels = Double(depth + (opensMenu(stop) ? 1 : 0))
            let presses = levels + (startCost == nil ? 0 : 1)
            costs[stop] = Cost(presses: presses, steps: levels, seconds: presses * press)
        }
        return ClosedForm(cost: { [costs] stop, action in action == 0 ? costs[stop] : nil }, route: route)
    }
}
