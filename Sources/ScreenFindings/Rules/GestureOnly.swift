import AccessCost
import LayoutModel

extension Rule {
    /// A gesture does something that nothing else does.
    ///
    /// Many people cannot swipe, press long or pinch. A custom action with the same effect appears in the menu of every
    /// screen reader, of Switch Control and of the keyboard.
    ///
    /// The rule leaves out gestures that assistive technology makes by itself: swipes up and down on an adjustable
    /// element, scrolling, the long press on Android, and what the keys of an on-screen keyboard understand. Where an
    /// element offers fewer actions than it has such gestures, their names do not tell which gesture they replace. A
    /// finding is an error where a requested method activates the element but cannot make the gesture, else a warning.
    static let gestureOnly = Rule(
        code: "gesture-only", title: "a gesture without an action that does the same",
        message: "{target} understands {gestures}, and no custom action does the same",
        remedy: "add a custom action for each gesture",
        source: "Apple, WWDC 2020, App accessibility for Switch Control; WCAG 2.2, 2.5.1",
        affects: [.switches, .screenReader, .voice, .keys], touches: [.keyboard, .pointerGestures, .actions],
        examine: { screen, examination in
            for (index, target) in screen.targets.enumerated() {
                let element = screen.screen[target.element]
                let gestures = element.touchGestures(on: screen.platform)
                guard !gestures.isEmpty, element.actions.count < gestures.count else { continue }
                guard element.actions.isEmpty else {
                    examination.cannotTell(
                        "the names of its actions do not tell what its gestures do", at: [target.element])
                    continue
                }
                let all = TargetAction.all(of: element)
                let isLost = screen.methods.contains { own in
                    own.tree.costs[index].status == .reached
                        && all.indices.contains { number in
                            all[number].kind == .gesture && gestures.contains { $0.rawValue == all[number].name }
                                && own.tree.action(number, of: index) == nil
                        }
                }
                examination.found(
                    isLost ? .error : .warning, at: [target.element],
                    ["gestures": .text(gestures.map(\.words).joined(separator: ", "))])
            }
        })
}
