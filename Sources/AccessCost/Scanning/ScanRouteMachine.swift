import LayoutModel

/// Scanning as far as the cheapest routes from one state need it: most passes through lists are left out.
///
/// A list that a route enters is never left for the one around it: the route would be back where it was, later. So the passes
/// through the lists around it do not matter. Nor does a second pass on a page that was entered at its first item: whatever
/// begins there began earlier. What matters is the pass through each list that the first state is in, and of other lists on its
/// page, and of menus that stay open over scrolling, the pass through that list alone.
///
/// A class, as a search asks for the moves out of each state, and a copy would hold a dozen arrays.
final class ScanRouteMachine: RouteMachine {
    /// A highlighted item.
    private struct Place {
        var node: Int
        /// The pass through its list; of an outer list with the passes through those around it.
        var code: Int
        /// Whether its list is one of those below the top of the page that the first state is in.
        var isOuter = false
    }

    /// The states of one of those lists.
    private struct OuterList {
        var first: Int
        /// The number of ways to be in some pass of it and of each list around it.
        var codes: Int
        /// Where its states begin.
        var offset: Int
    }

    private let whole: ScanMachine
    private let passes: Int
    /// The items of the page that the first state is in the middle of.
    private let page: Range<Int>
    /// The first item of the menus that stay open over scrolling, which come after all pages.
    private let menus: Int
    /// The lists around the first state without that of its page, the outermost first.
    private let outer: [OuterList]
    /// The number of states with a highlighted item. As many follow in which it is about to be tapped by itself.
    private let highlights: Int
    /// The first state by the number that it has in the whole machine.
    private let origin: MachineState

    /// The states that the cheapest routes from a state may pass. O(pages + depth).
    init(_ whole: ScanMachine, from state: MachineState) {
        self.whole = whole
        origin = state
        let tree = whole.tree
        passes = whole.timing.cycles ?? 1
        menus = tree.openMenus.keys.min() ?? tree.nodes.count
        let shown = whole.shownItem(at: state)
        let node = shown?.node ?? whole.pageStarted(at: state) ?? -1
        let isWithinPage =
            tree.nodes.indices.contains(node)
            && (shown != nil || tree.nodes[node].first != node || tree.nodes[node].depth > 0)
        var lists: [OuterList] = []
        var count = passes * tree.nodes.count
        if isWithinPage {
            let begin = tree.pageStart(of: node)
            page = begin..<(tree.pageStarts.first { $0 > begin } ?? menus)
            for item in sequence(first: node, next: { tree.nodes[$0].depth > 0 ? tree.nodes[$0].parent : nil })
                .reversed()
            where tree.nodes[item].depth > 0 {
                let list = tree.nodes[item]
                let codes = ScanMachine.codes(depth: list.depth, passes: passes)
                lists.append(OuterList(first: list.first, codes: codes, offset: count))
                count += codes * (tree.nodes[list.parent].end - list.first)
            }
        } else {
            page = 0..<0
        }
        outer = lists
        highlights = count
    }

    var start: MachineState {
        guard let (node, code) = whole.shownItem(at: origin) else {
            return other(origin)
        }
        let place = Place(node: node, code: code, isOuter: whole.tree.nodes[node].depth > 0)
        return (origin < whole.highlights ? 0 : highlights) + number(of: place)
    }

    var stateCount: Int { other(whole.stateCount) }

    /// The number of a state in which nothing is highlighted.
    private func other(_ state: MachineState) -> MachineState { state + 2 * (highlights - whole.highlights) }

    func goal(of stop: StopIndex) -> MachineState { other(whole.goal(of: stop)) }
    func goal(of stop: StopIndex, action: Int) -> MachineState? { whole.goal(of: stop, action: action).map(other) }

    func stop(at state: MachineState) -> StopIndex? {
        state < highlights ? whole.stop(highlightedBy: place(highlight: state).node) : nil
    }

    private func number(of place: Place) -> MachineState {
        guard place.isOuter else { return passes * place.node + place.code % passes }
        let list = outer[whole.tree.nodes[place.node].depth - 1]
        return list.offset + list.codes * (place.node - list.first) + place.code
    }

    private func place(highlight state: MachineState) -> Place {
        guard let list = outer.last(where: { $0.offset <= state }) else {
            return Place(node: state / passes, code: state % passes)
        }
        let (node, code) = (state - list.offset).quotientAndRemainder(dividingBy: list.codes)
        return Place(node: list.first + node, code: code, isOuter: true)
    }

    /// The item highlighted in a state, also while it is about to be tapped; nil for other states.
    private func place(at state: MachineState) -> Place? {
        state < highlights
            ? place(highlight: state) : state < 2 * highlights ? place(highlight: state - highlights) : nil
    }

    func visitMoves(from state: MachineState, _ visit: (Move) -> Void) {
        guard let place = place(at: state) else {
            whole.visitMoves(from: state - other(0)) { pass($0, from: nil, visit) }
            return
        }
        guard state < highlights else {
            let armed = whole.highlights + whole.highlight(place.node, code: place.code)
            whole.visitMoves(from: armed) { pass($0, from: place, visit) }
            return
        }
        whole.visitSelection(of: place.node, code: place.code) { pass($0, from: place, visit) }
        let isLast = whole.tree.next(after: place.node) == nil
        let countsPasses = place.isOuter || page.contains(place.node) || place.node >= menus
        let leavesUp = whole.timing.afterCycles == .up
        var isOnwards = true
        whole.visitAdvance(from: place.node, code: place.code) { move in
            defer { isOnwards = false }
            if isOnwards, isLast, !countsPasses { return }
            pass(move, from: place, leavesUp: leavesUp, visit)
        }
    }

    /// Passes on a move of the whole machine, told in the states of this one, unless it leaves a list that was entered.
    ///
    /// - Parameters:
    ///   - place: the item highlighted before; nil where there is none.
    ///   - leavesUp: whether to get to the item of the list around is to leave the list; else the scan starts over there.
    private func pass(_ move: Move, from place: Place?, leavesUp: Bool = true, _ visit: (Move) -> Void) {
        var move = move
        let target = place.map { whole.item(at: move.target, after: $0.node) } ?? whole.item(at: move.target)
        guard let (node, code) = target else {
            let isArmed = move.target < 2 * whole.highlights
            move.target = isArmed && place != nil ? highlights + number(of: place!) : other(move.target)
            return visit(move)
        }
        let item = whole.tree.nodes[node]
        var isOuter = item.depth > 0
        if let place {
            let before = whole.tree.nodes[place.node]
            let isUp = leavesUp && node == before.parent
            if isUp, !place.isOuter { return }
            isOuter = place.isOuter && (isUp ? item.depth > 0 : item.first == before.first)
        }
        move.target = number(of: Place(node: node, code: code, isOuter: isOuter))
        visit(move)
    }

    func state(at end: MachineState, of routes: CheapestRoutes) -> MachineState {
        guard let last = place(at: end) else { return end - other(0) }
        // The passes through the lists around are those in which the route entered the next one.
        var (place, state) = (last, end)
        var (code, factor) = (last.code, passes)
        for _ in 1..<ScanMachine.levels where !place.isOuter && whole.tree.nodes[place.node].depth > 0 {
            let list = whole.tree.nodes[place.node].parent
            guard let before = routes.last(before: state, where: { self.place(at: $0)?.node == list }),
                let entered = self.place(at: before)
            else { break }
            (place, state) = (entered, before)
            code += factor * entered.code
            factor *= passes
        }
        return (end < highlights ? 0 : whole.highlights) + whole.highlight(last.node, code: code)
    }
}
