import LayoutModel

@testable import AccessCost

/// The absorbing Markov chain of a scan whose presses go wrong, solved sparsely for one target.
///
/// It knows nothing of lists: states, chances and costs come from the machine. Gauss-Seidel sweeps over the states that
/// the start leads to, until no expected cost changes by more than a trillionth of the largest one.
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
        var chances: [[(probability: Double, cost: Cost, target: Int)]] = []
        var next = 0
        while next < order.count {
            let (state, wish) = order[next]
            next += 1
            guard state != done else {
                chances.append([])
                continue
            }
            chances.append(
                machine.chances(from: state, goal: wish.wanted, model, presses).filter { $0.probability > 0 }.map {
                    chance in
                    var wish = wish
                    wish.follow(chance, machine)
                    let place = places[[chance.target, wish.wanted]] ?? order.count
                    if place == order.count {
                        places[[chance.target, wish.wanted]] = place
                        order.append((chance.target, wish))
                    }
                    return (chance.probability, chance.cost, place)
                })
        }
        var values = [Cost](repeating: Cost(), count: order.count)
        for _ in 0..<limit {
            var change = 0.0
            var largest = 1.0
            for place in order.indices.reversed() where !chances[place].isEmpty {
                var sum = Cost()
                var rest = 1.0
                for chance in chances[place] {
                    if chance.target == place {
                        rest -= chance.probability
                    } else {
                        sum += (chance.cost + values[chance.target]) * chance.probability
                        continue
                    }
                    sum += chance.cost * chance.probability
                }
                let value = sum * (1 / rest)
                for figure in Figure.allCases { change = max(change, abs(value[figure] - values[place][figure])) }
                largest = max(largest, abs(value.seconds), abs(value.steps))
                values[place] = value
            }
            if change <= 1e-12 * largest {
                expected = ErrorCost(cost: values[0], wrongActivations: 0, destructive: 0)
                return
            }
        }
        expected = nil
    }

    private static func action(of goal: Int, _ machine: ScanMachine, _ context: MachineContext) -> Int {
        if case .act(let action) = machine.tree.nodes[goal].kind { action } else { 0 }
    }
}

extension ScanErrors {
    /// The expected cost of one action of a stop's target.
    func cost(of stop: StopIndex, action: Int) -> ErrorCost? { costs(of: [.init(stop: stop, action: action)])[0] }
}
