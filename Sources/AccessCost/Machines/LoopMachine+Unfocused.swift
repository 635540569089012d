import LayoutModel

/// Targets on which the focus does not stop, but which a chord of their own activates from anywhere.
///
/// The focus stays where it was: a key equivalent or a mnemonic presses a control without giving it the focus.
/// Sources: AppKit, `performKeyEquivalent(with:)` (sent to every view of the window, key view or not); HTML standard,
/// "The accesskey attribute" (any element, focusable or not); Microsoft, "Access keys" (they act on a control without
/// moving the focus where they are its own alone); Qt, `QAbstractButton.shortcut`, whatever the focus policy is.
extension LoopMachine {
    /// The state in which a target has been activated on which the focus does not stop.
    func goal(ofUnfocused element: ElementIndex) -> MachineState? { unfocused[element].map { start + 1 + $0 } }

    /// Activations count, and nothing less: the chord does not put the focus on the target.
    func visitUnfocused(_ visit: (Move) -> Void) {
        guard context.action == .activate else { return }
        for (element, chord) in anywhere.unfocused {
            let goal = start + 1 + unfocused[element]!
            visit(Move(chord.name, by: .person, cost: chord.cost(seconds), to: goal, family: .shortcut))
        }
    }
}
