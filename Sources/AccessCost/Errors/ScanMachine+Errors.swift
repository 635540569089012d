import LayoutModel

extension ScanMachine {
    /// Whether activating an item's target by mistake destroys something at once.
    static func isDestructive(_ item: ScanTree.Node, _ context: MachineContext) -> Bool {
        guard item.kind == .act(0) || item.kind == .autoTap, let index = context.tree.stops[item.stop].element else {
            return false
        }
        let element = context.screen[index]
        return element.isDestructive && !element.confirms
    }

    /// Whether a person who has a switch back reaches an item of a list by it.
    func goesBack(to node: Int) -> Bool { goesBack(to: node, from: 1) }

    /// Whether a person who has a switch back reaches an item of a list by it from a place in the list.
    private func goesBack(to node: Int, from position: Int) -> Bool {
        let item = tree.nodes[node]
        let onwards = (item.position - position + item.siblingCount) % item.siblingCount
        return timing.hasBack && onwards > 0 && item.siblingCount - onwards < onwards
    }

    /// The seconds from an item of a list to another without errors, the selection left out.
    func seconds(from origin: Int, to node: Int) -> Double {
        let goesBack = goesBack(to: node, from: tree.nodes[origin].position)
        var place = origin
        var seconds = 0.0
        while place != node {
            if goesBack {
                seconds += timing.advance(fromFirst: false).seconds
                place = previous[place]
            } else {
                seconds += advance(from: place).seconds
                place = tree.next(after: place) ?? tree.first(ofListWith: place)
            }
        }
        return seconds
    }

    /// What may happen next to a person who wants an item and whose presses go wrong.
    struct Chance {
        var probability: Double
        var cost: Cost
        var target: MachineState
        /// The item that is selected; nil where none is.
        var selected: Int?
        /// How a press comes whose time has a distribution; its mean stands in the cost.
        var press: Press?

        enum Press: Hashable {
            case inTime, late
        }
    }

    /// The moves out of a state with their chances, for a person who wants the item `goal` of the page or of the open menu.
    ///
    /// A wrong activation leads to the start of the page, at the cost of putting it right.
    func chances(from state: MachineState, goal: Int, _ model: ErrorModel, _ presses: TimedPresses?) -> [Chance] {
        guard let (node, code) = item(at: state) else { return onlyChance(from: state) }
        let item = tree.nodes[node]
        let isOnPath = node <= goal && goal < item.end
        let listIsOnPath = item.parent < 0 || item.parent <= goal && goal < tree.nodes[item.parent].end
        let isWanted = isOnPath || item.kind == .exit && !listIsOnPath
        var goesBack = false
        if timing.hasBack, let wanted = listIsOnPath ? pathItem(inListWith: node, goal: goal) : exit(inListWith: node) {
            // A menu that has stayed open begins at the item that scrolled.
            goesBack = self.goesBack(to: wanted, from: tree.isInOpenMenu(node) ? item.position : 1)
        }
        var selection: Move?
        var advance: Move?
        // Where only the route counts, the goal may be a menu that need not be entered.
        visitSelection(of: node, code: code) { if selection == nil || node != goal { selection = $0 } }
        // Onwards first, then back where there is a switch for it.
        visitAdvance(from: node, code: code) { if advance == nil || goesBack { advance = $0 } }
        guard let advance else { return [] }
        guard let selection else { return [Chance(probability: 1, cost: advance.cost, target: advance.target)] }
        let chance = isWanted ? 1 - model.missed : model.accidental
        var result = [outcome(of: selection, node, chance: chance, goal: goal, model)]
        var passed = 1 - chance
        if isWanted, let split = presses?.split(at: node) {
            result[0].probability = chance * (1 - split.late)
            result[0].cost.seconds += split.inTime - timing.reaction
            result[0].press = .inTime
            var next: Move?
            let place = self.item(at: advance.target)
            // On the last item of the last cycle there is no next highlight in the list.
            if let place, model.lateness?.press == .next, tree.nodes[place.node].parent == item.parent {
                visitSelection(of: place.node, code: place.code) { if next == nil || place.node != goal { next = $0 } }
            }
            if let next, let place {
                var late = outcome(of: next, place.node, chance: chance * split.late, goal: goal, model)
                late.cost += advance.cost
                late.cost.seconds += split.afterwards - self.advance(from: node).wait - timing.reaction
                late.press = .late
                result.append(late)
            } else {
                passed += chance * split.late
            }
        }
        return result + [Chance(probability: passed, cost: advance.cost, target: advance.target)]
    }

    /// Where selecting an item leads a person who wants the item `goal`.
    private func outcome(of selection: Move, _ node: Int, chance: Double, goal: Int, _ model: ErrorModel) -> Chance {
        let item = tree.nodes[node]
        var target = selection.target
        var cost = selection.cost
        switch item.kind {
        case .jump where node != goal && tree.closesOpenMenu(node): break
        case .act where node != goal, .jump where node != goal:
            // A scroll that nobody wanted is put right, too.
            cost += model.undo
            target = start(onPageOf: node)
        case .autoTap where node != goal:
            let delay = Cost(wait: timing.autoTapDelay, seconds: timing.autoTapDelay)
            if goal > node, goal < item.end {
                // The menu after it is wanted: selecting again opens it.
                cost += timing.select + Cost(steps: 1)
                target = menu(after: selection.target)
            } else {
                cost += delay + model.undo
                target = start(onPageOf: node)
            }
        default: break
        }
        return Chance(probability: chance, cost: cost, target: target, selected: node)
    }

    /// From the start, from the end, or while a target taps itself, the first move is what happens.
    private func onlyChance(from state: MachineState) -> [Chance] {
        var result: [Chance] = []
        visitMoves(from: state) { move in
            if result.isEmpty { result.append(Chance(probability: 1, cost: move.cost, target: move.target)) }
        }
        return result
    }

    /// Where selecting again leads while a target is about to be tapped: the first item of its menu.
    private func menu(after armed: MachineState) -> MachineState {
        var target = armed
        visitMoves(from: armed) { target = $0.target }
        return target
    }

    /// The item of a list that leads to the goal; nil where none does. O(depth of the goal).
    private func pathItem(inListWith node: Int, goal: Int) -> Int? {
        sequence(first: goal) { [tree] in tree.nodes[$0].parent >= 0 ? tree.nodes[$0].parent : nil }
            .first { tree.nodes[$0].first == tree.nodes[node].first }
    }

    /// The last exit item of a list.
    private func exit(inListWith node: Int) -> Int? {
        var exit: Int?
        for item in sequence(first: tree.first(ofListWith: node), next: { tree.next(after: $0) })
        where tree.nodes[item].kind == .exit {
            exit = item
        }
        return exit
    }
}
