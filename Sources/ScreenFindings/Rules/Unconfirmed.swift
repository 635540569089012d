import AccessCost
import GroupingSearch
import LayoutModel

extension Rule {
    /// Something is destroyed at once, without a question.
    ///
    /// With a switch or a tremor, late and double presses happen every day. What cannot be undone should ask first.
    ///
    /// The rule checks shown targets that the file calls destructive and that ask for no confirmation. It is an error
    /// where a use of the rest of the screen activates the target by mistake more than once in a thousand times (P) by
    /// a requested scanning method: with the person's chances where they are set, else with one accidental selection in
    /// a hundred highlights (P). Where no requested method can tell, and for the targets beyond those that are quick to
    /// compute (2 to 8), it is a warning. A label that sounds destructive, in a file that does not say so, cannot be
    /// told.
    static let unconfirmed = Rule(
        code: "unconfirmed", title: "a destructive target that does not ask first",
        message: "{target} destroys something and asks for no confirmation",
        remedy: "ask before anything is destroyed, or let it be undone",
        source: "WCAG 2.2, 3.3.4; Apple, Human Interface Guidelines, Alerts",
        affects: [.switches, .keys, .voice], touches: [.errorPrevention],
        examine: { screen, examination in
            for target in screen.targets {
                let element = screen.screen[target.element]
                if element.isDestructive, !element.confirms {
                    let worst = screen.errorOutcome(with: target.element)
                    examination.found(
                        (worst?.chance ?? 0) > 0.001 ? .error : .warning, at: [target.element], method: worst?.method,
                        worst.map { ["chance": .chance($0.chance)] } ?? [:])
                } else if !element.isDestructive, !element.confirms, ScreenChange.soundsDestructive(element.label) {
                    examination.cannotTell(
                        "its label sounds destructive, but the file does not say", at: [target.element])
                }
            }
        })
}

extension CheckedScreen {
    /// The chance that a use of the screen activates a destructive target by mistake, by the method where it is largest.
    fileprivate func errorOutcome(with index: ElementIndex) -> (method: String, chance: Double)? {
        var worst: (method: String, chance: Double)?
        for outcome in errorOutcomes[index] ?? [] {
            let chance = outcome.errors.expected?.destructive ?? 0
            if chance > worst?.chance ?? 0 { worst = (outcome.method, chance) }
        }
        return worst
    }
}
