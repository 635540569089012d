import GroupingSearch
import LayoutModel

extension CodeToolkit {
    /// AppKit.
    ///
    /// Sources: Apple, AppKit, NSAccessibilityProtocol (roles, children, children in navigation order, user input labels
    /// from macOS 14), NSAccessibilityCustomAction, NSButton (key equivalents), NSAlert. What a control shows is its
    /// cell's to speak.
    static let appKit = CodeToolkit(id: "appkit", name: "AppKit") { subject in
        var names = CodeNames(.camel, reserved: CodeNames.swift, for: subject)
        let all = subject.targets.map { names[$0] }
        let label = CodeText.swift(subject.label)
        switch subject.change.kind {
        case .moveCells, .scanBlock, .pageJump: return nil
        case .group:
            let (box, note) = names.group(of: subject)
            return
                (note + [
                    "\(box).setAccessibilityElement(true)", "\(box).setAccessibilityRole(.group)",
                    "\(box).setAccessibilityLabel(\(label))", "\(box).setAccessibilityChildren(\(all.listed()))",
                ]).lines
        case .ungroup: return subject.dissolved.map { "\(names[$0]).setAccessibilityElement(false)" }
        case .order:
            let box = subject.box.map { names[$0] } ?? "view"
            let keys = zip(all, all.dropFirst()).map { "\($0).nextKeyView = \($1)" }
            return (["\(box).setAccessibilityChildrenInNavigationOrder(\(all.listed()))"] + keys).lines
        case .merge:
            guard let pair = subject.pair else { return nil }
            return ["\(names[pair.value]).setAccessibilityLabel(\(label))", hidden(pair.title, names)].lines
        case .actions:
            let actions = zip(subject.actionNames, all.dropFirst()).map { name, button in
                "NSAccessibilityCustomAction(name: \(CodeText.swift(name))) { \(button).performClick(nil); return true }"
            }
            return
                (["\(all[0]).setAccessibilityCustomActions(["] + actions.map { "    \($0)," } + ["])"]
                + subject.targets.dropFirst().map { hidden($0, names) }).lines
        case .gestureActions:
            return subject.gestureActions(
                names.new("target", ""), all, view: "NSView", set: (".setAccessibilityCustomActions([", "])"),
                action: "NSAccessibilityCustomAction", block: "{")
        case .skip: return hidden(subject.target, names)
        case .shortcut:
            // Key equivalents are buttons' and menu items' alone.
            guard let shortcut = subject.shortcut, let key = input(shortcut), buttons.contains(subject.target.role)
            else {
                return nil
            }
            return [
                "\(all[0]).keyEquivalent = \(key)",
                "\(all[0]).keyEquivalentModifierMask = \(flags(shortcut, option: ".option"))",
            ].lines
        case .inputLabel:
            return "\(all[0]).setAccessibilityUserInputLabels(\(subject.inputLabels.map(CodeText.swift).listed()))"
        // Only sliders and steppers are adjusted in place.
        case .adjustable, .mnemonic, .heading, .skipLink, .earlier, .roving, .radioGroup, .align: return nil
        case .confirm:
            return [
                "// Before anything happens:", "let alert = NSAlert()",
                "alert.messageText = \(CodeText.swift(subject.question))",
                "alert.addButton(withTitle: \(CodeText.swift(subject.answer))).hasDestructiveAction = true",
                "alert.addButton(withTitle: \"Cancel\")",
                "guard alert.runModal() == .alertFirstButtonReturn else { return }",
            ].lines
        }
    }

    private static let buttons: Set<Role> = [.button, .menuButton, .popUpButton, .checkbox, .radioButton, .disclosure]

    private static func hidden(_ element: Element, _ names: CodeNames) -> String {
        switch element.role {
        case .staticText, .image, .button, .menuButton: "\(names[element]).cell?.setAccessibilityElement(false)"
        default: "\(names[element]).setAccessibilityElement(false)"
        }
    }
}
