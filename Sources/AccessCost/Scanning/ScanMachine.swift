import LayoutModel

/// Scanning with one, two or three switches over an access tree and the menus of its targets.
///
/// States: an item highlighted, with the passes through its list and the lists around it; a target about to be tapped by
/// itself; what has been done; the start; the scan that has given up, on each page; and the scan that goes on at an item. Entering a list begins its first pass; leaving
/// it, the pass through the list around it goes on.
struct ScanMachine: NarrowingMachine {
    /// Passes of lists deeper than this many levels are forgotten when an inner list is left.
    static let levels = 5

    let tree: ScanTree
    let timing: ScanTiming
    let context: MachineContext
    /// The item before each one in its list; the last one for the first.
    let previous: ContiguousArray<Int>
    /// Where the states of each item begin, and after the last one their number.
    private let offsets: ContiguousArray<Int>
    /// The most passes through a list.
    private let passes: Int

    /// The machine of a context. O(items).
    ///
    /// - Parameter known: the lists of the same context and timing, passes left out, where they are known.
    init(_ context: MachineContext, _ timing: ScanTiming, _ known: ScanTree? = nil) {
        self.context = context
        self.timing = timing
        tree = known ?? ScanTree(context, timing)
        passes = timing.cycles ?? 1
        var previous = ContiguousArray(repeating: -1, count: tree.nodes.count)
        var offsets: ContiguousArray = [0]
        for node in tree.nodes.indices {
            previous[tree.next(after: node) ?? tree.first(ofListWith: node)] = node
            offsets.append(offsets[node] + Self.codes(depth: tree.nodes[node].depth, passes: passes))
        }
        self.previous = previous
        self.offsets = offsets
    }

    /// The number of ways to be in some pass of each remembered list.
    static func codes(depth: Int, passes: Int) -> Int {
        (0..<min(depth + 1, levels)).reduce(1) { product, _ in product * passes }
    }

    /// The number of states in which an item is highlighted; as many follow in which it is about to be tapped by itself.
    var highlights: Int { offsets[tree.nodes.count] }

    /// The state of an item being highlighted; the code holds the passes, the innermost list last.
    func highlight(_ node: Int, code: Int = 0) -> MachineState {
        code == 0 ? offsets[node] : offsets[node] + code % Self.codes(depth: tree.nodes[node].depth, passes: passes)
    }

    private func armed(_ node: Int, code: Int) -> MachineState { highlights + highlight(node, code: code) }
    private func done(_ node: Int) -> MachineState { 2 * highlights + node }
    var start: MachineState { 2 * highlights + tree.nodes.count }
    /// The scan has given up; a press starts it again.
    var ended: MachineState { start + 1 }
    /// The scan is about to go on at an item.
    private func resumed(_ node: Int) -> MachineState { ended + 1 + node }
    /// The scan has given up on a page: after a press it goes on at the first item of it.
    private func ended(atPageFrom first: Int) -> MachineState { first == 0 ? ended : resumed(first) + tree.nodes.count }
    /// The scan starts over on a page: what has been scrolled stays so.
    private func start(atPageFrom first: Int) -> MachineState { first == 0 ? start : resumed(first) }
    /// The scan starts over on the page that an item is on.
    func start(onPageOf node: Int) -> MachineState { start(atPageFrom: tree.pageStart(of: node)) }
    /// The first item of the page on which the scan starts over, or has given up; nil for the other states.
    func pageStarted(at state: MachineState) -> Int? {
        guard state >= start else { return nil }
        return state <= ended ? 0 : (state - ended - 1) % tree.nodes.count
    }
    /// The same state on the first page, of one in which the scan starts over or has given up.
    func onFirstPage(_ state: MachineState) -> MachineState {
        state > ended ? start + (state - ended - 1) / tree.nodes.count : state
    }
    /// What brings the highlight to the first item of a page: a step, and a press where a press starts the scan or it has given
    /// up.
    func startCost(hasGivenUp: Bool = false) -> Cost {
        let pays = hasGivenUp || context.action == .activate && timing.startsWithPress
        return (pays ? timing.startPress : Cost()) + Cost(steps: 1)
    }
    /// The number of states up to the last that a route from the start comes to: where passes are not counted, no scan gives up.
    var countFromStart: Int { timing.cycles == nil ? ended + 1 : stateCount }
    var stateCount: Int { ended + 1 + (tree.pageStarts.isEmpty ? 1 : 2) * tree.nodes.count }

    func goal(of stop: StopIndex) -> MachineState { goal(of: stop, action: 0) ?? ended }
    func goal(of stop: StopIndex, action: Int) -> MachineState? { tree.node(of: stop, action: action).map(done) }

    func resume(after stop: StopIndex, action: Int) -> MachineState {
        guard let act = tree.node(of: stop, action: action) else { return start }
        if timing.afterActivation == .top { return start(onPageOf: act) }
        // The item of a menu is gone with its menu; what stays is the stop that it belongs to.
        return resumed(tree.item(ofStopWith: act))
    }

    func stop(at state: MachineState) -> StopIndex? {
        item(at: state).flatMap { stop(highlightedBy: $0.node) }
    }

    /// The stop that an item is; nil for the items of menus and exits. O(depth of the menu).
    func stop(highlightedBy node: Int) -> StopIndex? {
        tree.nodes[node].stop >= 0 && tree.item(ofStopWith: node) == node ? tree.nodes[node].stop : nil
    }

    /// Without passes there is nothing to leave out.
    func narrowed(from state: MachineState) -> (any RouteMachine)? {
        timing.cycles == nil ? nil : ScanRouteMachine(self, from: state)
    }

    /// The item that a state highlights, with its passes; nil for the other states.
    func item(at state: MachineState) -> (node: Int, code: Int)? {
        guard state >= 0, state < highlights else { return nil }
        // Where passes are not counted an item has one state.
        guard passes > 1 else { return (state, 0) }
        let low = offsets[..<tree.nodes.count].partitionIndex { $0 > state } - 1
        return (low, state - offsets[low])
    }

    /// The item that is highlighted in a state, also while it is about to be tapped by itself; nil for the other states.
    func shownItem(at state: MachineState) -> (node: Int, code: Int)? {
        item(at: state) ?? item(at: state - highlights)
    }

    /// The item that a state highlights, looked for first at the first item of an item's list and at the item after it. O(1) there.
    func item(at state: MachineState, after node: Int) -> (node: Int, code: Int)? {
        func holds(_ node: Int) -> Bool {
            node < tree.nodes.count && offsets[node] <= state && state < offsets[node + 1]
        }
        let end = tree.nodes[node].end
        return holds(node + 1)
            ? (node + 1, state - offsets[node + 1]) : holds(end) ? (end, state - offsets[end]) : item(at: state)
    }

    /// The item whose action a state has done, nil for the other states.
    func actDone(at state: MachineState) -> Int? {
        let node = state - 2 * highlights
        return tree.nodes.indices.contains(node) ? node : nil
    }

    func visitMoves(from state: MachineState, _ visit: (Move) -> Void) {
        if state >= start {
            guard !tree.nodes.isEmpty else { return }
            let node = pageStarted(at: state) ?? 0
            let hasGivenUp = state == ended || state > ended + tree.nodes.count
            let cost = startCost(hasGivenUp: hasGivenUp)
            let isPressed = cost.presses > 0
            visit(Move(isPressed ? "Start" : "", by: isPressed ? .person : .clock, cost: cost, to: highlight(node)))
        } else if let (node, code) = item(at: state) {
            visitSelection(of: node, code: code, visit)
            visitAdvance(from: node, code: code, visit)
        } else if state < 2 * highlights, let (node, code) = item(at: state - highlights) {
            let delay = Cost(wait: timing.autoTapDelay, seconds: timing.autoTapDelay)
            visit(Move("", by: .clock, cost: delay, to: done(node)))
            let again = timing.select + Cost(steps: 1)
            visit(Move(timing.words.select, by: actor, cost: again, to: highlight(node + 1, code: code * passes)))
        }
    }

    /// Where passes are not counted and the highlight only moves on, an item comes after the one before it, or after the list that it is
    /// in. The first item of a page and those of menus that have stayed open are scrolled to from several others.
    func isEnteredOnce(_ state: MachineState) -> Bool {
        guard timing.cycles == nil, !timing.hasBack, state < start else { return false }
        guard state < highlights else { return true }
        let item = tree.nodes[state]
        return item.parent >= 0 || item.position > 1 && !tree.isInOpenMenu(state)
    }

    private var actor: Move.Actor { timing.technique == .dwell ? .clock : .person }

    /// What selecting an item that scrolls costs, the highlight after it included.
    func selectionCost(of node: Int) -> Cost {
        var cost = Cost()
        visitSelection(of: node, code: 0) { cost = $0.cost }
        return cost
    }

    func visitSelection(of node: Int, code: Int, _ visit: (Move) -> Void) {
        let item = tree.nodes[node]
        let word = item.word ?? timing.words.select
        let step = Cost(steps: 1)
        switch item.kind {
        case .list:
            if context.action == .none, item.stop >= 0, tree.node(of: item.stop, action: 0) == node {
                visit(Move(word, by: actor, cost: timing.select, to: done(node)))
            }
            guard item.end > node + 1 else { return }
            visit(Move(word, by: actor, cost: timing.select + step, to: highlight(node + 1, code: code * passes)))
        case .exit:
            visit(Move(word, by: actor, cost: timing.select + step, to: highlight(item.parent, code: code / passes)))
        case .act: visit(Move(word, by: actor, cost: timing.select, to: done(node)))
        case .autoTap: visit(Move(word, by: actor, cost: timing.select, to: armed(node, code: code)))
        case .jump(let target, let restarts):
            // At the end of the content the menu stays as it is.
            guard target >= 0 else {
                return visit(Move(word, by: actor, cost: timing.select + step, to: highlight(node, code: code)))
            }
            let start = restarts && context.action == .activate && timing.startsWithPress ? timing.startPress : Cost()
            visit(
                Move(
                    start == Cost() ? word : "\(word), Start", by: actor, cost: timing.select + start + step,
                    to: highlight(target)))
        }
    }

    /// What moving the highlight on from an item costs, without the step that it makes.
    func advance(from node: Int) -> Cost {
        let cost = timing.advance(fromFirst: tree.nodes[node].position == 1)
        guard !tree.prompts.isEmpty else { return cost }
        let extra = tree.prompts[node].extra
        return cost + Cost(wait: extra, seconds: extra)
    }

    func visitAdvance(from node: Int, code: Int, _ visit: (Move) -> Void) {
        let step = Cost(steps: 1)
        let cost = advance(from: node)
        let mover: Move.Actor = timing.technique == .auto || timing.technique == .inverse ? .clock : .person
        let target =
            tree.next(after: node).map { highlight($0, code: code) } ?? afterLast(node, code: code)
        visit(
            Move(timing.words.advance, by: mover, cost: pageStarted(at: target) == nil ? cost + step : cost, to: target)
        )
        if timing.hasBack {
            let back = timing.advance(fromFirst: false) + step
            visit(Move("Previous", by: .person, cost: back, to: highlight(previous[node], code: code)))
        }
    }

    /// Where the highlight goes from the last item of a list: to its first, or elsewhere where its cycles are used up.
    private func afterLast(_ node: Int, code: Int) -> MachineState {
        let first = tree.first(ofListWith: node)
        guard let cycles = timing.cycles else { return highlight(first) }
        if code % passes + 1 < cycles { return highlight(first, code: code + 1) }
        let list = tree.nodes[node].parent
        let page = tree.pageStart(of: node)
        guard list >= 0 else { return ended(atPageFrom: page) }
        switch timing.afterCycles {
        case .stop: return ended(atPageFrom: page)
        case .up: return highlight(list, code: code / passes)
        case .top: return highlight(page)
        }
    }
}
