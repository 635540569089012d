import AccessCost
import LayoutModel

extension Rule {
    /// A dialog lets the cursor reach the screen behind it.
    ///
    /// People who see the screen see a dialog and a dimmed background. The cursor goes on through everything behind the
    /// dialog, and people who do not see the screen get lost there.
    ///
    /// The rule checks shown dialogs, alerts, sheets and popovers that are not modal while there are stops outside of
    /// them. The severity compares what the targets inside cost now with a modal dialog. On the web a dialog may be
    /// open beside its page, so it cannot be told. A container that fills the whole screen is the screen itself.
    static let modal = Rule(
        code: "modal", title: "a dialog that does not hide what is behind it",
        message: "{target} is shown, but {count} stops outside of it can be reached",
        remedy: "make it modal for assistive technology (accessibilityViewIsModal, aria-modal)",
        source: "Apple, UIAccessibility, accessibilityViewIsModal; WAI-ARIA Authoring Practices, Dialog",
        affects: [.screenReader, .keys, .switches], touches: [.focusOrder],
        examine: { screen, examination in
            for index in screen.indices {
                let element = screen.screen[index]
                guard [.dialog, .alert, .sheet, .popover].contains(element.role), !element.isModal,
                    screen.exposure.entries[index.rawValue].reason == nil
                else { continue }
                let inside = (index.rawValue..<element.subtreeEnd)
                let outside = screen.indices.filter {
                    screen.isExposed($0) && !inside.contains($0.rawValue)
                        && (screen.isTarget($0) || !screen.screen[$0].label.isEmpty)
                }
                guard !outside.isEmpty, inside.contains(where: { screen.isTarget(ElementIndex($0)) }) else { continue }
                if screen.platform?.isScripted == true {
                    examination.cannotTell("a dialog of a page may be open beside it", at: [index])
                    continue
                }
                var changed = screen.screen
                changed[index].isModal = true
                let saving = screen.sharedSaving(changed)
                examination.found(
                    saving.map { max(.warning, .costing($0.now, insteadOf: $0.improved)) } ?? .warning, at: [index],
                    method: saving?.method, ["count": .count(outside.count)])
            }
        })
}
