/// The expected costs of scanning when presses go wrong: the absorbing Markov chain of `ScanMachine`, solved exactly by
/// elimination along the lists.
///
/// In a list each item is passed on to the next with some chance, or selected. What selecting a wrong list costs until
/// it is left again does not depend on the target, so it is solved once, from the inside out; what it takes to pass a
/// run of items is an affine function of what follows, so runs before and after each item are composed once. Each
/// target then costs O(depth x cycles). O(items + targets x depth x cycles) in all.
///
/// Source: (I - Q) x = c for absorbing chains; Kemeny, Snell 1960, Finite Markov Chains, chapter III.
struct ScanErrors {
    let machine: ScanMachine
    let context: MachineContext
    let model: ErrorModel
    /// What happens after selecting each wrong list, until it is left.
    private var wrongLists: ContiguousArray<Outcome>
    /// For each item, the passages through the items before it and after it in its list, in both directions.
    private var before: ContiguousArray<Passage>
    private var after: ContiguousArray<Passage>
    private var beforeBackwards: ContiguousArray<Passage> = []
    private var behindBackwards: ContiguousArray<Passage> = []

    var tree: ScanTree { machine.tree }
    var timing: ScanTiming { machine.timing }
    let step = Outcome(Cost(steps: 1))
    /// What highlights make of presses that may be late; nil without them.
    let presses: TimedPresses?

    init(_ machine: ScanMachine, _ context: MachineContext, _ model: ErrorModel) {
        self.machine = machine
        self.context = context
        self.model = model
        presses = machine.presses(model)
        let count = machine.tree.nodes.count
        wrongLists = ContiguousArray(repeating: Outcome(), count: count)
        before = ContiguousArray(repeating: Passage(), count: count)
        after = before
        if timing.hasBack {
            beforeBackwards = before
            behindBackwards = before
        }
        // Children stand after their list, so that lists are solved from the inside out.
        for node in tree.nodes.indices.reversed() {
            if model.selectsWrongly, tree.nodes[node].end > node + 1 { wrongLists[node] = solveWrongList(node) }
        }
        for first in tree.tops { composeRuns(ofListFrom: first) }
        for list in tree.nodes.indices where tree.nodes[list].end > list + 1 { composeRuns(ofListFrom: list + 1) }
    }

    // MARK: One item

    /// Passing an item that is selected with a chance; what selecting it leads to may come back to it.
    func passage(_ node: Int, selecting chance: Double, to selected: Outcome) -> Passage {
        let rest = 1 - chance * selected.up
        var leaving = selected
        leaving.up = 0
        let onwards = Outcome(machine.advance(from: node))
        return Passage(
            constant: (1 / rest) * (chance * leaving + (1 - chance) * onwards), factor: (1 - chance) / rest)
    }

    /// Passing an item of a list around the target that is not the one to select.
    private func unwantedPassage(_ node: Int) -> Passage {
        guard model.accidental > 0 else {
            return Passage(constant: Outcome(machine.advance(from: node)), factor: 1)
        }
        guard tree.nodes[node].kind == .exit else {
            return passage(node, selecting: model.accidental, to: wrongSelection(node))
        }
        return leavingPassage(node, selecting: model.accidental)
    }

    /// Passing the exit item of a list: selecting it ends the list for good.
    func leavingPassage(_ node: Int, selecting chance: Double) -> Passage {
        var left = Outcome(timing.select) + step
        left.up = 1
        let onwards = Outcome(machine.advance(from: node))
        return Passage(constant: chance * left + (1 - chance) * onwards, factor: 1 - chance)
    }

    /// What selecting a wrong item leads to.
    func wrongSelection(_ node: Int) -> Outcome {
        let item = tree.nodes[node]
        let selected = Outcome(timing.select)
        switch item.kind {
        case .list: return selected + step + wrongLists[node]
        case .exit: return selected
        case .jump where tree.closesOpenMenu(node):
            var result = selected
            result.startOver = 1
            return result
        case .act, .autoTap, .jump:
            let delay = item.kind == .autoTap ? Cost(wait: timing.autoTapDelay, seconds: timing.autoTapDelay) : Cost()
            let scroll = if case .jump = item.kind { Outcome(machine.selectionCost(of: node)) } else { selected }
            var result = scroll + Outcome(delay + model.undo)
            result.wrong = 1
            if ScanMachine.isDestructive(item, context) { result.destructive = 1 } else { result.startOver = 1 }
            return result
        }
    }

    // MARK: Lists

    private func items(ofListFrom first: Int) -> [Int] {
        var items: [Int] = []
        items.reserveCapacity(tree.nodes[first].siblingCount)
        var next: Int? = first
        while let node = next {
            items.append(node)
            next = tree.next(after: node)
        }
        return items
    }

    /// The items in the order in which the highlight comes to them, moving back from the first one.
    private func backwards(_ items: [Int]) -> [Int] { Array(items.prefix(1)) + items.dropFirst().reversed() }

    private mutating func composeRuns(ofListFrom first: Int) {
        let forwards = items(ofListFrom: first)
        let passages = forwards.map { unwantedPassage($0) }
        Self.compose(forwards, passages, &before, &after)
        if timing.hasBack {
            Self.compose(
                backwards(forwards), Array(passages.prefix(1)) + passages.dropFirst().reversed(), &beforeBackwards,
                &behindBackwards)
        }
    }

    private static func compose(
        _ order: [Int], _ passages: [Passage], _ before: inout ContiguousArray<Passage>,
        _ after: inout ContiguousArray<Passage>
    ) {
        let highlight = Passage(constant: Outcome(Cost(steps: 1)), factor: 1)
        var run = Passage()
        for (node, passage) in zip(order, passages) {
            before[node] = run
            run = run.then(passage).then(highlight)
        }
        run = Passage()
        for (node, passage) in zip(order, passages).reversed() {
            after[node] = run
            run = highlight.then(passage).then(run)
        }
    }

    /// What happens in a list that was selected by mistake, from its first item until it is left.
    private func solveWrongList(_ list: Int) -> Outcome {
        let forwards = items(ofListFrom: list + 1)
        let exit = forwards.last { tree.nodes[$0].kind == .exit }
        let goesBack = exit.map { machine.goesBack(to: $0) } ?? false
        var leaving = Outcome(timing.select) + step
        leaving.up = 1
        func run(isLastPass: Bool) -> Passage {
            var run = Passage()
            for (index, node) in (goesBack ? backwards(forwards) : forwards).enumerated() {
                if index > 0 { run = run.then(Passage(constant: step, factor: 1)) }
                run = run.then(
                    node == exit
                        ? wantedPassage(node, to: leaving, ends: true, isLastPass: isLastPass) : unwantedPassage(node))
            }
            return run
        }
        return value(of: run, inList: list)
    }

    /// The value at the first item of a list for a passage through it, over all its cycles.
    private func value(of run: (_ isLastPass: Bool) -> Passage, inList list: Int) -> Outcome {
        guard let cycles = timing.cycles else {
            let run = run(false)
            // Round and round: x = run(step + x). A list that is never left counts as a scan that has given up.
            guard run.factor < 1 else { return afterCycles(ofList: -1) }
            return (1 / (1 - run.factor)) * run(step)
        }
        var value = run(true)(afterCycles(ofList: list))
        guard cycles > 1 else { return value }
        let earlier = run(false)
        for _ in 1..<cycles { value = earlier(step + value) }
        return value
    }

    private func afterCycles(ofList list: Int) -> Outcome {
        var result = Outcome()
        guard list >= 0, timing.afterCycles != .stop else {
            result.ended = 1
            return result
        }
        result = step
        if timing.afterCycles == .up { result.up = 1 } else { result.top = 1 }
        return result
    }

    // MARK: Targets

    /// The expected costs of actions of stops' targets; nil where the method offers none, or where it is never reached.
    ///
    /// O(depth x cycles) for each, and the ways to the pages that they are on.
    func costs(of actions: [ErrorSolver.Action?]) -> [ErrorCost?] {
        let goals = actions.map { $0.flatMap { tree.node(of: $0.stop, action: $0.action) } }
        let pages = Set(goals.compactMap { $0.map(tree.pageStart(of:)) }.filter { $0 > 0 })
        let arrivals = pages.isEmpty ? [:] : pageArrivals(to: pages)
        return goals.map { goal in
            guard let goal else { return nil }
            let page = tree.pageStart(of: goal)
            return (page == 0 ? PageArrival() : arrivals[page]).flatMap { cost(of: goal, after: $0) }
        }
    }

    /// The expected cost of selecting an item, after the way to its page; nil where it is never reached.
    private func cost(of goal: Int, after arrival: PageArrival) -> ErrorCost? {
        var selected = Outcome(timing.select)
        if tree.nodes[goal].kind == .autoTap {
            selected = selected + Outcome(Cost(wait: timing.autoTapDelay, seconds: timing.autoTapDelay))
        }
        guard let again = total(from: goal, selected) else { return nil }
        return ErrorCost(
            cost: machine.startCost() + arrival.outcome.cost + again.outcome.cost,
            wrongActivations: arrival.outcome.wrong + again.outcome.wrong,
            destructive: arrival.then(again).destructive)
    }

    /// What it takes from the first item of a page until an item of the page is selected; nil where it never is.
    func total(from goal: Int, _ selected: Outcome) -> PageArrival? {
        var node = goal
        var selected = selected
        while true {
            let item = tree.nodes[node]
            let isBack = machine.goesBack(to: node)
            let (own, chosen) = (node, selected)
            let value = value(
                of: { isLastPass in
                    let wanted = wantedPassage(own, to: chosen, isLastPass: isLastPass)
                    return isBack
                        ? beforeBackwards[own].then(wanted).then(behindBackwards[own])
                        : before[own].then(wanted).then(after[own])
                }, inList: item.parent)
            guard item.parent >= 0 else { return total(value) }
            let again = tree.nodes[item.parent].kind == .autoTap ? Outcome(timing.select) : Outcome()
            selected = Outcome(timing.select) + again + step + value
            node = item.parent
        }
    }

    /// From the first item of the top list to the whole: what starts over, goes to the top or has given up begins again.
    private func total(_ first: Outcome) -> PageArrival? {
        let start = Outcome(machine.startCost())
        let restart = Outcome(machine.startCost(hasGivenUp: true))
        let startOver = first.startOver + first.destructive
        let reached = 1 - startOver - first.top - first.ended
        guard reached > 1e-12 else { return nil }
        return PageArrival(
            outcome: (1 / reached) * (first + startOver * start + first.ended * restart),
            destructive: first.destructive / (reached + first.destructive))
    }
}
