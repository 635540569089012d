import AccessCost
import LayoutModel

extension Rule {
    /// One slip away from something frequent, something is destroyed.
    ///
    /// Who waits for Send every day passes Delete every day, and a single press too early is enough.
    ///
    /// Destructive targets are looked at that ask for nothing, at most 8 of a screen, against the targets that are wanted as
    /// often as the mean or more. For each scanning method asked for, the engine computes the chance that a use of the
    /// frequent one destroys by just this target: with the person's chances where they are set, else with one unwanted press
    /// at a hundred highlights (P). One slip is enough where that is at least half the chance of an unwanted press: a method
    /// that opens a menu first needs two. What is worst of all uses is named. For keyboards there is no model of slips: where one stands
    /// right beside a frequent target in the Tab order and no method asked for scans, it cannot be told.
    static let slip = Rule(
        code: "slip", title: "destructive, and one slip away from something frequent",
        message: "on the way to {other}, {target} is activated by mistake with a chance of {chance} by {method}",
        remedy: "move it away from what is wanted often, or let it ask first",
        source: "MODEL: when presses go wrong",
        examine: { screen, examination in
            let destructive = screen.targets.filter {
                screen.screen[$0.element].isDestructive && !screen.screen[$0.element].confirms
            }.prefix(8)
            guard !destructive.isEmpty else { return }
            let frequent = screen.targets.indices.filter {
                screen.targets[$0].weight >= screen.meanWeight && screen.targets[$0].weight > 0
                    && !screen.screen[screen.targets[$0].element].isDestructive
            }
            for target in destructive {
                let alone = screen.destroying(only: target.element)
                var worst: (place: Int, method: String, chance: Double)?
                for own in screen.asked {
                    guard let evaluator = screen.withErrors(own),
                        let errors = evaluator.analysis(alone, own.tree.kind).tree.errors
                    else { continue }
                    for place in frequent {
                        guard let chance = errors.costs[place]?.destructive, chance >= errors.model.unwanted / 2,
                            chance > worst?.chance ?? 0
                        else { continue }
                        worst = (place, own.id, chance)
                    }
                }
                if let worst {
                    examination.found(
                        worst.chance >= 0.05 ? .error : .warning,
                        at: [target.element, screen.targets[worst.place].element], method: worst.method,
                        ["chance": .chance(worst.chance)])
                } else if !screen.asked.contains(where: \.hasErrors), screen.isBeside(target.element, frequent) {
                    examination.cannotTell("how often keys are pressed by mistake is not known", at: [target.element])
                }
            }
        })
}

extension CheckedScreen {
    /// Whether one of some targets is a neighbour of an element among the stops of a method.
    fileprivate func isBeside(_ element: ElementIndex, _ others: [Int]) -> Bool {
        let others = Set(others.map { targets[$0].element })
        return asked.contains { own in
            let stops = own.tree.tree.stops.compactMap(\.element)
            return zip(stops, stops.dropFirst()).contains {
                $0 == element && others.contains($1) || $1 == element && others.contains($0)
            }
        }
    }
}
