import AccessCost
import LayoutModel

extension Rule {
    /// The screen shows something, and nothing on it can be acted on.
    ///
    /// People who use a switch or a keyboard get to such a screen and can do nothing there, not even leave it. Often the
    /// file draws its controls itself, or builds them from classes that say nothing of what they do; then its figures are
    /// about an empty screen, and silence would look like good news.
    ///
    /// The rule checks screens with at least one element or text that is shown. What is taken out of accessibility, or
    /// lies inside an element that speaks for it, does not count as something to act on: no method stops there. Where all
    /// of it is hidden, disabled, without a size or out of view, it cannot be told: code may change that.
    static let noTarget = Rule(
        code: "no-target", title: "a screen with nothing to act on",
        message: "the screen {screen} shows something, but holds nothing that can be acted on",
        remedy: "make what reacts an accessibility element with a role, and offer a way to leave the screen",
        source: "Apple, UIAccessibility, isAccessibilityElement; WCAG 2.2, 2.1.1 and 4.1.2",
        affects: [.switches, .keys, .screenReader, .voice], touches: [.keyboard, .nameRoleValue],
        examine: { screen, examination in
            let entries = screen.exposure.entries
            let isShown = screen.indices.contains {
                screen.screen[$0].kind == .element && entries[$0.rawValue].reason != .hidden
            }
            guard isShown, screen.exposure.targets.isEmpty else { return }
            var mayComeBack = false
            for index in screen.indices where screen.screen[index].respondsToInteraction {
                let entry = entries[index.rawValue]
                switch entry.reason {
                case .hidden, .zeroSized, .behindModal: mayComeBack = true
                case nil: mayComeBack = mayComeBack || entry.isDisabled || entry.isOffscreen
                default: continue
                }
            }
            if mayComeBack {
                examination.cannotTell("what can be acted on is hidden, covered or disabled; code may change that")
            } else {
                examination.found(.error, at: [])
            }
        })
}
