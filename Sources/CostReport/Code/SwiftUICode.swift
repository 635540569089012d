import GroupingSearch
import LayoutModel

extension CodeToolkit {
    /// SwiftUI: views are named after ids, what they do after "activate" and the id.
    ///
    /// Sources: Apple, SwiftUI, "Accessibility modifiers" (accessibilityElement(children:), accessibilitySortPriority,
    /// accessibilityAction, accessibilityInputLabels), keyboardShortcut, confirmationDialog.
    static let swiftUI = CodeToolkit(id: "swiftui", name: "SwiftUI") { subject in
        var names = CodeNames(.camel, reserved: CodeNames.swift, for: subject)
        let all = subject.targets.map { names[$0] }
        let label = CodeText.swift(subject.label)
        switch subject.change.kind {
        case .moveCells, .scanBlock, .pageJump: return nil
        case .group:
            return stack(subject, all)
                + [
                    ".accessibilityElement(children: .contain)", ".accessibilityLabel(\(label))",
                ].map { "\n\($0)" }.joined()
        // The modifiers that made the group are taken away: there is nothing to write.
        case .ungroup, .mnemonic, .heading, .skipLink, .earlier, .roving, .radioGroup, .align: return nil
        case .order:
            return all.enumerated().map { place, name in
                "\(name)\n    .accessibilitySortPriority(\(all.count - place))"
            }.lines
        case .merge:
            guard let pair = subject.pair else { return nil }
            if pair.isControl {
                return [
                    "\(names[pair.title])", "    .accessibilityHidden(true)", "\(names[pair.value])",
                    "    .accessibilityLabel(\(label))",
                ].lines
            }
            return stack(subject, all) + "\n.accessibilityElement(children: .combine)"
        case .actions:
            let actions = zip(subject.actionNames, all.dropFirst()).map { name, button in
                "    .accessibilityAction(named: \(CodeText.swift(name))) { \(names.new("activate \(button)", ""))() }"
            }
            return ([all[0]] + actions + all.dropFirst().flatMap { [$0, "    .accessibilityHidden(true)"] }).lines
        case .gestureActions:
            return all.flatMap { name in
                [name]
                    + subject.change.gestureActionNames.map { action in
                        "    .accessibilityAction(named: \(CodeText.swift(action))) { \(names.new("\(action) \(name)", ""))() }"
                    }
            }.lines
        case .skip: return "\(all[0])\n    .accessibilityHidden(true)"
        case .shortcut:
            // A shortcut presses what can be pressed; it puts no focus into a field.
            guard let shortcut = subject.shortcut, let key = input(shortcut),
                !shortcut.modifiers.contains(.function), buttons.contains(subject.target.role)
            else { return nil }
            return "\(all[0])\n    .keyboardShortcut(\(key), modifiers: \(flags(shortcut, option: ".option")))"
        case .inputLabel:
            return
                "\(all[0])\n    .accessibilityInputLabels(\(subject.inputLabels.map(CodeText.swift).listed(indent: "    ")))"
        case .adjustable:
            let view = names.new(subject.label, "carousel")
            let carousel = subject.carousel
            func page(_ element: Element?, _ way: String, _ names: inout CodeNames) -> String {
                element.map { names.new("activate \(names[$0])", "") } ?? "show\(way)"
            }
            return [
                view, "    .accessibilityElement()", "    .accessibilityLabel(\(label))",
                "    .accessibilityValue(\(CodeText.swift(carousel.items.first?.label ?? "")))",
                "    .accessibilityAdjustableAction { direction in", "        switch direction {",
                "        case .increment: \(page(carousel.on, "Next", &names))()",
                "        case .decrement: \(page(carousel.back, "Previous", &names))()",
                "        @unknown default: break", "        }", "    }",
            ].lines
        case .confirm:
            let state = names.new("confirms \(all[0])", "")
            return [
                "// @State private var \(state) = false, which the button sets instead of acting.", all[0],
                "    .confirmationDialog(\(CodeText.swift(subject.question)), isPresented: $\(state)) {",
                "        Button(\(CodeText.swift(subject.answer)), role: .destructive) { \(names.new("activate \(all[0])", ""))() }",
                "    }",
            ].lines
        }
    }

    private static let buttons: Set<Role> = [.button, .menuButton, .toggle, .checkbox]

    private static func stack(_ subject: CodeSubject, _ members: [String]) -> String {
        ([subject.isRow ? "HStack {" : "VStack {"] + members.map { "    \($0)" } + ["}"]).lines
    }
}
