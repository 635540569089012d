import AccessCost
import LayoutModel

extension Rule {
    /// The cursor never lands on something that reacts.
    ///
    /// A button that only a finger or a pointer finds does not exist for people who use a switch, a keyboard or a
    /// screen reader.
    ///
    /// The rule checks elements that react and are shown and enabled, but are taken out of accessibility, or lie inside
    /// an element that speaks for them and offers no action in their place. No method stops on those; `unreachable`
    /// reports what a single method cannot reach. Elements that a modal element covers are left out. An element without
    /// a size cannot be told, and neither can parts of an element whose actions the file does not state: the app may
    /// lay them out, or offer them as actions, when it runs.
    static let noStop = Rule(
        code: "no-stop", title: "something that reacts is skipped",
        message: "{target} reacts when it is activated, but no access method stops on it",
        remedy: "make it an accessibility element, or offer what it does as an action of the element around it",
        source: "Apple, UIAccessibility, isAccessibilityElement; WCAG 2.2, 2.1.1",
        affects: [.switches, .keys, .screenReader], touches: [.keyboard, .nameRoleValue],
        examine: { screen, examination in
            let listsActions = screen.format.tellsActions || screen.screen.elements.contains { !$0.actions.isEmpty }
            for index in screen.indices {
                let element = screen.screen[index]
                let entry = screen.exposure.entries[index.rawValue]
                guard element.respondsToInteraction, !entry.isDisabled, element.kind == .element else { continue }
                switch entry.reason {
                case .notAccessible:
                    if element.subtreeEnd > index.rawValue + 1, screen.holdsTarget(index) { continue }
                    examination.found(.error, at: [index])
                case .insideElement:
                    guard let around = screen.speaker(for: index), screen.screen[around].actions.isEmpty,
                        !screen.saysSame(index, around)
                    else { continue }
                    if listsActions {
                        examination.found(.error, at: [index, around])
                    } else {
                        examination.cannotTell(
                            "the file does not say which actions the element around offers", at: [index])
                    }
                case .zeroSized: examination.cannotTell("it has no size in the file", at: [index])
                default: continue
                }
            }
        })
}

extension CheckedScreen {
    /// Whether an element holds a target.
    func holdsTarget(_ index: ElementIndex) -> Bool {
        (index.rawValue + 1..<screen[index].subtreeEnd).contains { isTarget(ElementIndex($0)) }
    }

    /// The element around another that speaks and acts for it.
    func speaker(for index: ElementIndex) -> ElementIndex? {
        sequence(first: index) { self.screen[$0].parent }.dropFirst().first { isExposed($0) }
    }

    /// Whether an element is the only target in the one around it, or has its label: acting on either is the same.
    func saysSame(_ index: ElementIndex, _ around: ElementIndex) -> Bool {
        guard screen[around].respondsToInteraction || screen[around].label == screen[index].label else { return false }
        if screen[around].label == screen[index].label || screen[index].label.isEmpty { return true }
        let inside = (around.rawValue + 1..<screen[around].subtreeEnd).filter {
            screen.elements[$0].respondsToInteraction
        }
        return inside.count == 1 && !screen[around].role.isInteractive
    }
}
