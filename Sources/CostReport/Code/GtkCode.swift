import GroupingSearch
import LayoutModel

extension CodeToolkit {
    /// GTK 4, as the XML of GtkBuilder; classes are those of the roles, their other properties stay as they are.
    ///
    /// Sources: GTK 4, GtkAccessible ("accessible-role", the "accessibility" element of GtkBuilder, GtkAccessibleRole),
    /// GtkShortcutController, GtkCheckButton ("group": radio buttons), GtkAlertDialog (from 4.10).
    static let gtk = CodeToolkit(id: "gtk", name: "GTK") { subject in
        switch subject.change.kind {
        case .moveCells, .scanBlock, .pageJump: return nil
        case .group:
            let id = subject.box.map(\.id) ?? ""
            return box(
                subject, id,
                [
                    "  <property name=\"accessible-role\">group</property>", "  <accessibility>",
                    "    <property name=\"label\">\(CodeText.xml(subject.label))</property>", "  </accessibility>",
                ])
        // Tab follows the order of children.
        case .order: return box(subject, subject.box?.id ?? "", [])
        case .ungroup:
            return subject.dissolved.map { box in
                object("GtkBox", box.id, ["  <property name=\"accessible-role\">generic</property>"])
            }
        case .merge:
            guard let pair = subject.pair, pair.isControl else { return nil }
            return object(
                widget(pair.value), pair.value.id,
                [
                    "  <accessibility>",
                    "    <relation name=\"labelled-by\">\(CodeText.xml(pair.title.id))</relation>",
                    "  </accessibility>",
                ])
        case .skip:
            return object(
                widget(subject.target), subject.target.id,
                ["  <property name=\"accessible-role\">presentation</property>"])
        case .shortcut:
            guard let shortcut = subject.shortcut, shortcut.key.count == 1 else { return nil }
            let modifiers = shortcut.modifiers.compactMap { modifier -> String? in
                switch modifier {
                case .control: "<Control>"
                case .alt, .option: "<Alt>"
                case .shift: "<Shift>"
                case .meta, .command: "<Super>"
                case .function: nil
                }
            }
            guard modifiers.count == shortcut.modifiers.count else { return nil }
            let trigger = CodeText.xml(modifiers.joined() + shortcut.key.lowercased())
            let isField = [Role.textField, .searchField, .secureTextField, .textView].contains(subject.target.role)
            return object(
                widget(subject.target), subject.target.id,
                [
                    "  <child>", "    <object class=\"GtkShortcutController\">",
                    "      <property name=\"scope\">managed</property>", "      <child>",
                    "        <object class=\"GtkShortcut\">",
                    "          <property name=\"trigger\">\(trigger)</property>",
                    "          <property name=\"action\">\(isField ? "mnemonic-activate" : "activate")</property>",
                    "        </object>", "      </child>", "    </object>", "  </child>",
                ])
        case .confirm:
            return object(
                "GtkAlertDialog", "",
                [
                    "  <property name=\"message\">\(CodeText.xml(subject.question))</property>",
                    "  <property name=\"buttons\">Cancel\n\(CodeText.xml(subject.answer.filter { !$0.isNewline }))</property>",
                    "  <property name=\"cancel-button\">0</property>",
                    "  <property name=\"default-button\">0</property>",
                ])
        // GTK has no custom actions, no further names, and adjusts ranges alone.
        case .mnemonic:
            return object(
                widget(subject.target), subject.target.id,
                [
                    "  <property name=\"label\">\(CodeText.xml(subject.underlined("_")))</property>",
                    "  <property name=\"use-underline\">1</property>",
                ])
        case .radioGroup:
            return subject.targets.map { button in
                let group = "  <property name=\"group\">\(CodeText.xml(subject.target.id))</property>"
                return object("GtkCheckButton", button.id, button.id == subject.target.id ? [] : [group])
            }.lines
        case .actions, .gestureActions, .inputLabel, .adjustable, .heading, .skipLink, .earlier, .roving, .align:
            return nil
        }
    }

    private static func box(_ subject: CodeSubject, _ id: String, _ properties: [String]) -> String {
        let orientation = subject.isRow ? "horizontal" : "vertical"
        let members = subject.targets.map { member in
            "  <child><object class=\"\(widget(member))\" id=\"\(CodeText.xml(member.id))\"/></child>"
        }
        return object(
            "GtkBox", id, properties + ["  <property name=\"orientation\">\(orientation)</property>"] + members)
    }

    private static func object(_ name: String, _ id: String, _ lines: [String]) -> String {
        let id = id.isEmpty ? "" : " id=\"\(CodeText.xml(id))\""
        return (["<object class=\"\(name)\"\(id)>"] + lines + ["</object>"]).lines
    }

    private static func widget(_ element: Element) -> String {
        switch element.role {
        case .button: "GtkButton"
        case .menuButton: "GtkMenuButton"
        case .toggle: "GtkToggleButton"
        case .checkbox, .radioButton: "GtkCheckButton"
        case .link: "GtkLinkButton"
        case .textField: "GtkEntry"
        case .secureTextField: "GtkPasswordEntry"
        case .searchField: "GtkSearchEntry"
        case .textView: "GtkTextView"
        case .slider: "GtkScale"
        case .stepper: "GtkSpinButton"
        case .picker, .popUpButton, .comboBox: "GtkDropDown"
        case .image, .icon: "GtkImage"
        case .separator: "GtkSeparator"
        case .progress: "GtkProgressBar"
        case .staticText, .heading: "GtkLabel"
        default: "GtkBox"
        }
    }
}
