import AccessCost
import GroupingSearch
import LayoutModel

extension Rule {
    /// Something is destroyed at once, without a question.
    ///
    /// A press that comes late, or twice, is everyday life with a switch or a tremor. What cannot be undone should ask first.
    ///
    /// Shown targets are looked at that the file calls destructive and that ask for nothing. It is an error where a use of
    /// the rest of the screen hits the target by mistake more than once in a thousand times (P), by a scanning method asked
    /// for: with the person's chances where they are set, else with one unwanted press at a hundred highlights (P); for at
    /// most 8 targets of a screen, further ones are warnings, as all are where no method asked for can say. A label that
    /// sounds destructive, in a file that says nothing of it, cannot be told.
    static let unconfirmed = Rule(
        code: "unconfirmed", title: "a destructive target that does not ask first",
        message: "{target} destroys something and asks for no confirmation",
        remedy: "ask before anything is destroyed, or let it be undone",
        source: "WCAG 2.2, 3.3.4; Apple, Human Interface Guidelines, Alerts",
        examine: { screen, examination in
            var tried = 0
            for target in screen.targets {
                let element = screen.screen[target.element]
                if element.isDestructive, !element.confirms {
                    tried += 1
                    let worst = tried <= 8 ? screen.mishap(with: target.element) : nil
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
    /// The screen with one destructive target and no other.
    func destroying(only index: ElementIndex) -> Screen {
        var screen = screen
        for other in screen.elements.indices where screen.elements[other].isDestructive {
            if other != index.rawValue { screen[ElementIndex(other)].isDestructive = false }
        }
        return screen
    }

    /// The chance that a use of the screen activates a destructive target by mistake, by the method where it is largest.
    func mishap(with index: ElementIndex) -> (method: String, chance: Double)? {
        let alone = destroying(only: index)
        var worst: (method: String, chance: Double)?
        for own in asked {
            guard let evaluator = withErrors(own),
                let expected = evaluator.analysis(alone, own.tree.kind).tree.errors?.expected
            else { continue }
            if expected.destructive > worst?.chance ?? 0 { worst = (own.id, expected.destructive) }
        }
        return worst
    }
}
