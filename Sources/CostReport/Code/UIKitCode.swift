import GroupingSearch
import LayoutModel

extension CodeToolkit {
    /// UIKit.
    ///
    /// Sources: Apple, UIKit, "Accessibility for UIKit" (UIAccessibility, UIAccessibilityContainer,
    /// UIAccessibilityCustomAction), UIKeyCommand, UIAlertController.
    static let uikit = CodeToolkit(id: "uikit", name: "UIKit") { subject in
        var names = CodeNames(.camel, reserved: CodeNames.swift, for: subject)
        let all = subject.targets.map { names[$0] }
        let label = CodeText.swift(subject.label)
        switch subject.change.kind {
        case .moveCells, .scanBlock, .pageJump: return nil
        case .group:
            let (box, note) = names.group(of: subject)
            return
                (note + [
                    "\(box).accessibilityContainerType = .semanticGroup",
                    "\(box).accessibilityNavigationStyle = .combined",
                    "\(box).accessibilityLabel = \(label)",
                    "\(box).accessibilityElements = \(all.listed())",
                ]).lines
        case .ungroup:
            guard let box = subject.dissolved.map({ names[$0] }) else { return nil }
            return [
                "\(box).accessibilityContainerType = .none", "\(box).accessibilityNavigationStyle = .separate",
            ].lines
        case .order:
            return "\(subject.box.map { names[$0] } ?? "view").accessibilityElements = \(all.listed())"
        case .merge:
            guard let pair = subject.pair else { return nil }
            let (title, value) = (names[pair.title], names[pair.value])
            if pair.isControl {
                return ["\(value).accessibilityLabel = \(label)", "\(title).isAccessibilityElement = false"].lines
            }
            return [
                "\(title).accessibilityLabel = \(label)", "\(title).accessibilityValue = \(value).text",
                "\(value).isAccessibilityElement = false",
            ].lines
        case .actions: return actions(subject, all)
        case .gestureActions:
            return subject.gestureActions(
                names.new("target", ""), all, view: "UIView", set: (".accessibilityCustomActions = [", "]"),
                action: "UIAccessibilityCustomAction", block: "{ _ in")
        case .skip: return "\(all[0]).isAccessibilityElement = false"
        case .shortcut:
            guard let shortcut = subject.shortcut, let input = input(shortcut) else { return nil }
            let method = names.new("activate \(all[0])", "")
            return [
                "// In the view controller's viewDidLoad():",
                "addKeyCommand(UIKeyCommand(title: \(CodeText.swift(subject.target.label)), action: #selector(\(method)), input: \(input), modifierFlags: \(flags(shortcut))))",
                "", "// Beside it:", "@objc func \(method)() {", "    \(activation(subject.target, all[0]))", "}",
            ].lines
        case .inputLabel:
            return
                "\(all[0]).accessibilityUserInputLabels = \(subject.inputLabels.map(CodeText.swift).listed())"
        case .adjustable: return adjustable(subject, &names)
        case .mnemonic, .heading, .skipLink, .earlier, .roving, .radioGroup, .align: return nil
        case .confirm:
            return [
                "// Before anything happens:",
                "let alert = UIAlertController(title: \(CodeText.swift(subject.question)), message: nil, preferredStyle: .alert)",
                "alert.addAction(UIAlertAction(title: \"Cancel\", style: .cancel))",
                "alert.addAction(UIAlertAction(title: \(CodeText.swift(subject.answer)), style: .destructive) { _ in",
                "    // What \(all[0]) does now.", "})", "present(alert, animated: true)",
            ].lines
        }
    }

    private static func actions(_ subject: CodeSubject, _ all: [String]) -> String {
        let item = all[0]
        let start = subject.target.actions.isEmpty ? "" : "(\(item).accessibilityCustomActions ?? []) + "
        var lines = ["\(item).accessibilityCustomActions = \(start)["]
        for (name, button) in zip(subject.actionNames, all.dropFirst()) {
            lines += [
                "    UIAccessibilityCustomAction(name: \(CodeText.swift(name))) { _ in",
                "        \(button).sendActions(for: .touchUpInside)", "        return true", "    },",
            ]
        }
        lines.append("]")
        if !subject.target.respondsToInteraction {
            lines.append("\(item).accessibilityRespondsToUserInteraction = true")
        }
        return (lines + all.dropFirst().map { "\($0).isAccessibilityElement = false" }).lines
    }

    private static func adjustable(_ subject: CodeSubject, _ names: inout CodeNames) -> String {
        let carousel = subject.carousel
        let view = names.new(subject.label, "carousel")
        func page(_ element: Element?, _ names: CodeNames) -> String {
            element.map { "\(names[$0]).sendActions(for: .touchUpInside)" } ?? "// Show the one beside it."
        }
        return [
            "// \(view): the view around all of it.", "\(view).isAccessibilityElement = true",
            "\(view).accessibilityTraits.insert(.adjustable)",
            "\(view).accessibilityLabel = \(CodeText.swift(subject.label))",
            "\(view).accessibilityValue = \(CodeText.swift(carousel.items.first?.label ?? ""))", "",
            "// In its class, each also setting accessibilityValue to what is shown:",
            "override func accessibilityIncrement() {", "    \(page(carousel.on, names))", "}",
            "override func accessibilityDecrement() {", "    \(page(carousel.back, names))", "}",
        ].lines
    }

    private static func activation(_ element: Element, _ name: String) -> String {
        switch element.role {
        case .textField, .secureTextField, .searchField, .textView: "\(name).becomeFirstResponder()"
        case .toggle: "\(name).setOn(!\(name).isOn, animated: true)\n    \(name).sendActions(for: .valueChanged)"
        default: "\(name).sendActions(for: .touchUpInside)"
        }
    }

    /// The key of a chord as Apple's toolkits name it: a character; nil for named keys.
    static func input(_ shortcut: Shortcut) -> String? {
        shortcut.key.count == 1 ? CodeText.swift(shortcut.key.lowercased()) : nil
    }

    /// The modifiers of a chord, ".command" or "[.command, .shift]".
    static func flags(_ shortcut: Shortcut, option: String = ".alternate") -> String {
        let flags = shortcut.modifiers.map { modifier in
            switch modifier {
            case .command, .meta: ".command"
            case .control: ".control"
            case .option, .alt: option
            case .shift: ".shift"
            case .function: ".function"
            }
        }
        return flags.count == 1 ? flags[0] : "[\(flags.joined(separator: ", "))]"
    }
}
