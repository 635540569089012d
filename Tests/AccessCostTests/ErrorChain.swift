import LayoutModel

@testable import AccessCost

/// The absorbing Markov chain of a scan whose presses go wrong, solved sparsely for one target.
///
/// It knows nothing of lists: states, chances and costs come from the machine. Gauss-Seidel sweeps over the states that
/// the start leads to, until no expected figure changes by more than a trillionth of the largest one.
/// O(sweeps x states); tests hold `ScanErrors` equal to it.
struct ErrorChain {
    /// The expected cost from the start, nil where the sweeps do not settle.
    let expected: ErrorCost?

    init(
        _ machine: ScanMachine, _ context: MachineContext, goal: Int, _ model: ErrorModel, sweeps limit: Int = 100_000
    ) {
        let done = machine.goal(of: machine.tree.nodes[goal].stop, action: Self.action(of: goal, machine, context))
        guard let wish = ScanWish(goal, machine, machine.tree.pageStarts.isEmpty ? nil : PageLegs(machine)) else {
            expected = nil
            return
        }
        let presses = machine.presses(model)
        // The states that the start leads to with what is wanted there, the furthest first, so that values flow back in one
        // sweep.
        var order = [(state: machine.start, wish: wish)]
        var places = [[machine.start, wish.wanted]: 0]
        var chances: [[(probability: Double, event: Event, target: Int)]] = []
        var next = 0
        while next < order.count {
            let (state, wish) = order[next]
            let wanted = wish.wanted
            next += 1
            guard state != done else {
                chances.append([])
                continue
            }
            chances.append(
                machine.chances(from: state, goal: wish.wanted, model, presses).filter { $0.probability > 0 }.map {
                    chance in
                    var wish = wish
                    let target = wish.follow(chance, machine)
                    let place = places[[target, wish.wanted]] ?? order.count
                    if place == order.count {
                        places[[target, wish.wanted]] = place
                        order.append((target, wish))
                    }
                    return (chance.probability, Self.event(of: chance, wanted: wanted, machine, context), place)
                })
        }
        var values = [Event](repeating: Event(), count: order.count)
        for _ in 0..<limit {
            var change = 0.0
            var largest = 1.0
            for place in order.indices.reversed() where !chances[place].isEmpty {
                var sum = Event()
                var (rest, harmlessRest) = (1.0, 1.0)
                for chance in chances[place] {
                    let (share, isHarmless) = (chance.probability, chance.event.destructive == 0)
                    sum.cost += chance.event.cost * share
                    sum.wrong += chance.event.wrong * share
                    sum.destructive += chance.event.destructive * share
                    if chance.target == place {
                        rest -= share
                        if isHarmless { harmlessRest -= share }
                    } else {
                        let value = values[chance.target]
                        sum.cost += value.cost * share
                        sum.wrong += value.wrong * share
                        // What has been destroyed once stays so.
                        if isHarmless { sum.destructive += value.destructive * share }
                    }
                }
                let value = Event(
                    cost: sum.cost * (1 / rest), wrong: sum.wrong / rest, destructive: sum.destructive / harmlessRest)
                let old = values[place]
                for figure in Figure.allCases { change = max(change, abs(value.cost[figure] - old.cost[figure])) }
                change = max(change, abs(value.wrong - old.wrong), abs(value.destructive - old.destructive))
                largest = max(largest, abs(value.cost.seconds), abs(value.cost.steps))
                values[place] = value
            }
            if change <= 1e-12 * largest {
                expected = ErrorCost(
                    cost: values[0].cost, wrongActivations: values[0].wrong, destructive: values[0].destructive)
                return
            }
        }
        expected = nil
    }

    /// What happens with a chance, or is expected from a state on.
    private struct Event {
        var cost = Cost()
        /// The activations that nobody wanted, scrolls among them.
        var wrong = 0.0
        /// The chance that something is destroyed.
        var destructive = 0.0
    }

    private static func event(
        of chance: ScanMachine.Chance, wanted: Int, _ machine: ScanMachine, _ context: MachineContext
    ) -> Event {
        var event = Event(cost: chance.cost)
        guard let node = chance.selected, node != wanted, machine.pageStarted(at: chance.target) != nil else {
            return event
        }
        let item = machine.tree.nodes[node]
        switch item.kind {
        case .jump where machine.tree.closesOpenMenu(node): break
        case .act, .autoTap, .jump:
            event.wrong = 1
            if ScanMachine.isDestructive(item, context) { event.destructive = 1 }
        case .list, .exit: break
        }
        return event
    }

    private static func action(of goal: Int, _ machine: ScanMachine, _ context: MachineContext) -> Int {
        if case .act(let action) = machine.tree.nodes[goal].kind { action } else { 0 }
    }
}

extension ErrorCost {
    /// Whether all figures are those of another way to the same cost, but for a share of them.
    func isClose(to other: ErrorCost, within share: Double) -> Bool {
        Figure.allCases.allSatisfy { abs(cost[$0] - other.cost[$0]) <= share * max(1, cost[$0]) }
            && abs(wrongActivations - other.wrongActivations) <= share * max(1, wrongActivations)
            && abs(destructive - other.destructive) <= share
    }
}

extension ScanErrors {
    /// The expected cost of one action of a stop's target.
    func cost(of stop: StopIndex, action: Int) -> ErrorCost? { costs(of: [.init(stop: stop, action: action)])[0] }
}
