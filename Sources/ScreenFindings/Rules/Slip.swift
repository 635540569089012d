import AccessCost
import LayoutModel

extension Rule {
    /// One slip away from something frequent, something is destroyed.
    ///
    /// Who waits for Send every day passes Delete every day, and a single press too early is enough.
    ///
    /// Destructive targets are looked at that ask for nothing, of a screen as many as are quick to compute (2 to 8), against
    /// the targets that are wanted as often as the mean or more. For each scanning method asked for, the engine computes the chance that a use of the
    /// frequent one destroys by just this target: with the person's chances where they are set, else with one accidental selection
    /// at a hundred highlights (P). One slip is enough where that is at least half the chance of an accidental selection: a method
    /// that opens a menu first needs two. What is worst of all uses is named. For keyboards there is no model of slips: where
    /// one stands right beside a frequent target in the Tab order and no method asked for scans, it cannot be told.
    static let slip = Rule(
        code: "slip", title: "destructive, and one slip away from something frequent",
        message: "on the way to {other}, {target} is activated by mistake with a chance of {chance} by {method}",
        remedy: "move it away from what is wanted often, or let it ask first",
        source: #"the documentation, Model, "Errors of use""#,
        examine: { screen, examination in
            guard !screen.mishaps.isEmpty else { return }
            let frequent = screen.targets.indices.filter {
                screen.targets[$0].weight >= screen.meanWeight && screen.targets[$0].weight > 0
                    && !screen.screen[screen.targets[$0].element].isDestructive
            }
            for (index, mishaps) in screen.mishaps.sorted(by: { $0.key < $1.key }) {
                var worst: (place: Int, method: String, chance: Double)?
                for mishap in mishaps {
                    for place in frequent {
                        guard let chance = mishap.errors.costs[place]?.destructive,
                            chance >= mishap.errors.model.accidental / 2, chance > worst?.chance ?? 0
                        else { continue }
                        worst = (place, mishap.method, chance)
                    }
                }
                if let worst {
                    examination.found(
                        worst.chance >= 0.05 ? .error : .warning,
                        at: [index, screen.targets[worst.place].element], method: worst.method,
                        ["chance": .chance(worst.chance)])
                } else if !screen.asked.contains(where: \.hasErrors), screen.isBeside(index, frequent) {
                    examination.cannotTell("how often keys are pressed by mistake is not known", at: [index])
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
