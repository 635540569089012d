import AccessCost
import LayoutModel

extension Rule {
    /// One slip away from a frequent target, something is destroyed.
    ///
    /// People who wait for Send every day pass Delete every day, and a single press too early is enough.
    ///
    /// The rule compares destructive targets that ask for no confirmation, of a screen as many as are quick to compute
    /// (2 to 8), with the targets whose weight is at least the mean. For each requested scanning method, the engine
    /// computes the chance that a use of the frequent target activates just this destructive one: with the person's
    /// chances where they are set, else with one accidental selection in a hundred highlights (P). A chance of at least
    /// half that of an accidental selection is one slip; a method that opens a menu first needs two. The finding names
    /// the worst of all uses. For keyboards there is no model of slips: where a destructive target is right beside a
    /// frequent one in the Tab order and no requested method scans, it cannot be told.
    static let slip = Rule(
        code: "slip", title: "destructive, and one slip away from something frequent",
        message: "on the route to {other}, {target} is activated by mistake with a chance of {chance} by {method}",
        remedy: "move it away from what is wanted often, or let it ask first",
        source: #"the documentation, Model, "Errors of use""#,
        affects: [.switches], touches: [.errorPrevention],
        examine: { screen, examination in
            guard !screen.errorOutcomes.isEmpty else { return }
            let frequent = screen.targets.indices.filter {
                screen.targets[$0].weight >= screen.meanWeight && screen.targets[$0].weight > 0
                    && !screen.screen[screen.targets[$0].element].isDestructive
            }
            for (index, errorOutcomes) in screen.errorOutcomes.sorted(by: { $0.key < $1.key }) {
                var worst: (place: Int, method: String, chance: Double)?
                for outcome in errorOutcomes {
                    for place in frequent {
                        guard let chance = outcome.errors.costs[place]?.destructive,
                            chance >= outcome.errors.model.accidental / 2, chance > worst?.chance ?? 0
                        else { continue }
                        worst = (place, outcome.method, chance)
                    }
                }
                if let worst {
                    examination.found(
                        worst.chance >= 0.05 ? .error : .warning,
                        at: [index, screen.targets[worst.place].element], method: worst.method,
                        ["chance": .chance(worst.chance)])
                } else if !screen.methods.contains(where: \.hasErrors), screen.isBeside(index, frequent) {
                    examination.cannotTell("how often keys are pressed by mistake is not known", at: [index])
                }
            }
        })
}

extension CheckedScreen {
    /// Whether one of some targets is a neighbour of an element among the stops of a method.
    fileprivate func isBeside(_ element: ElementIndex, _ others: [Int]) -> Bool {
        let others = Set(others.map { targets[$0].element })
        return methods.contains { own in
            let tree = own.tree.tree
            let stops = tree.stops[tree.visibleStops].compactMap(\.element)
            return zip(stops, stops.dropFirst()).contains {
                $0 == element && others.contains($1) || $1 == element && others.contains($0)
            }
        }
    }
}
