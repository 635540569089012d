import GroupingSearch
import LayoutModel

extension CodeToolkit {
    /// Qt Widgets in C++; widgets are pointers that are named after ids.
    ///
    /// Sources: Qt 6, QGroupBox, QWidget::setTabOrder, QLabel::setBuddy, QAbstractButton::setShortcut, QShortcut, QButtonGroup,
    /// QMessageBox.
    static let qt = CodeToolkit(id: "qt", name: "Qt") { subject in
        var names = CodeNames(.camel, reserved: CodeNames.cpp, for: subject)
        let all = subject.targets.map { names[$0] }
        let order = zip(all, all.dropFirst()).map { "QWidget::setTabOrder(\($0), \($1));" }
        switch subject.change.kind {
        case .moveCells, .scanBlock, .pageJump: return nil
        case .group:
            if let box = subject.box, box.role == .group {
                return (["\(names[box])->setAccessibleName(tr(\(CodeText.cpp(subject.label))));"] + order).lines
            }
            let box = names.new(subject.label, "group")
            let layout = names.new(subject.label, "layout")
            return
                ([
                    "auto *\(box) = new QGroupBox(tr(\(CodeText.cpp(subject.label))));",
                    "auto *\(layout) = new \(subject.isRow ? "QHBoxLayout" : "QVBoxLayout")(\(box));",
                ] + all.map { "\(layout)->addWidget(\($0));" } + order).lines
        case .order: return order.lines
        case .merge:
            guard let pair = subject.pair, pair.isControl else { return nil }
            let (title, value) = (names[pair.title], names[pair.value])
            return [
                "\(title)->setBuddy(\(value));",
                "\(value)->setAccessibleName(tr(\(CodeText.cpp(subject.label))));",
            ].lines
        case .shortcut:
            guard let shortcut = subject.shortcut, let keys = sequence(shortcut) else { return nil }
            if buttons.contains(subject.target.role) { return "\(all[0])->setShortcut(\(keys));" }
            let chord = names.new("\(all[0])", "shortcut")
            return [
                "auto *\(chord) = new QShortcut(\(keys), \(all[0])->window());",
                "connect(\(chord), &QShortcut::activated, \(all[0]), [=] { \(all[0])->setFocus(Qt::ShortcutFocusReason); });",
            ].lines
        case .mnemonic:
            return buttons.contains(subject.target.role)
                ? "\(all[0])->setText(tr(\(CodeText.cpp(subject.underlined("&")))));" : nil
        case .confirm:
            let question = CodeText.cpp(subject.question)
            return [
                "// Before anything happens:",
                "if (QMessageBox::warning(this, tr(\(CodeText.cpp(subject.answer))), tr(\(question)),",
                "                         QMessageBox::Yes | QMessageBox::Cancel, QMessageBox::Cancel) != QMessageBox::Yes)",
                "    return;",
            ].lines
        case .radioGroup:
            let group = names.new(subject.label, "choice")
            return (["auto *\(group) = new QButtonGroup(this);"] + all.map { "\(group)->addButton(\($0));" }).lines
        case .heading, .skipLink, .earlier, .roving, .align: return nil
        // Widgets are neither hidden from readers nor given further actions or names without a class of their own.
        case .ungroup, .actions, .gestureActions, .skip, .inputLabel, .adjustable: return nil
        }
    }

    private static let buttons: Set<Role> = [.button, .menuButton, .toggle, .checkbox, .radioButton]

    private static func sequence(_ shortcut: Shortcut) -> String? {
        guard shortcut.key.count == 1, let letter = shortcut.key.first, letter.isASCII,
            letter.isLetter || letter.isNumber
        else { return nil }
        let modifiers = shortcut.modifiers.compactMap { modifier -> String? in
            switch modifier {
            case .control: "Qt::CTRL"
            case .alt, .option: "Qt::ALT"
            case .shift: "Qt::SHIFT"
            case .meta, .command: "Qt::META"
            case .function: nil
            }
        }
        guard modifiers.count == shortcut.modifiers.count else { return nil }
        return "QKeySequence(\((modifiers + ["Qt::Key_\(letter)"]).joined(separator: " | ")))"
    }
}
