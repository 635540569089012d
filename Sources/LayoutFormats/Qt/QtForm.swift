import LayoutModel

/// A form with what its widgets say of each other.
struct QtForm {
    let form: MarkupNode
    let tree: QtWidgetTree
    let actions: QtActions
    /// The position of each widget in the Tab order, from 1; 0 for widgets that Tab skips.
    var tabOrder: [Int]
    /// The labels that name other widgets, by those widgets.
    var buddies: [Int: MnemonicText] = [:]
    private var exclusive: [String: Bool] = [:]
    /// The widgets that hold radio buttons of no stated group.
    ///
    /// Source: Qt 6, QAbstractButtonPrivate::queryButtonList (findChildren goes all the way down).
    private var radioParents: Set<Int> = []

    init(_ form: MarkupNode, root: MarkupNode, _ notes: inout FormatNotes) {
        self.form = form
        tree = QtWidgetTree(form, root: root, &notes)
        actions = QtActions(form)
        tabOrder = Array(repeating: 0, count: tree.widgets.count)
        for group in form.child("buttongroups")?.children ?? form.children where group.name == "buttongroup" {
            exclusive[group.qtName] = group.qtFlag("exclusive") ?? true
        }
        for widget in tree.widgets where isAutoExclusive(widget) { radioParents.insert(widget.parent) }
        addNotes(&notes)
        readBuddies(&notes)
        readTabStops(&notes)
    }

    /// Says where Qt's Tab key does something that the file's readers would not expect.
    ///
    /// Source: Qt 6 itself, with real Tab keys (Tests/Live/qt_live.py).
    private func addNotes(_ notes: inout FormatNotes) {
        for widget in tree.widgets where widget.part == nil && widget.policy == .tab && widget.isShown {
            switch (widget.type.kind, widget.type.role) {
            case (.control, .datePicker) where widget.type.isAdjustable:
                notes.add(
                    .assumed,
                    "Tab goes through the parts of a date or time before it leaves; they are taken as one stop",
                    at: widget.node)
            case (.field, .textView) where takesTab(widget):
                notes.add(
                    .assumed,
                    "Qt types Tab into a text of several lines and has no other key that leaves it; Control-Tab is taken (setting tabChangesFocus avoids this)",
                    at: widget.node)
            case (.items, .table) where widget.node.qtFlag("tabKeyNavigation") != false:
                notes.add(
                    .assumed,
                    "Qt's Tab goes from cell to cell of a table that is not empty and does not leave it; it is taken as one stop (clearing tabKeyNavigation avoids this)",
                    at: widget.node)
            default: break
            }
        }
    }

    /// Whether Tab is typed into a text.
    func takesTab(_ widget: QtWidget) -> Bool {
        widget.type.role == .textView && widget.node.qtFlag("tabChangesFocus") != true
            && widget.node.qtFlag("readOnly") != true && widget.node.qtClass != "QTextBrowser"
    }

    private mutating func readBuddies(_ notes: inout FormatNotes) {
        for widget in tree.widgets where widget.type.kind == .label {
            guard let name = widget.node.qtText("buddy").map(trimmed), !name.isEmpty else { continue }
            guard let buddy = tree.named[name] else {
                notes.add(.ignored, "a label names '\(name)' as its buddy, which is not there", at: widget.node)
                continue
            }
            // The first of several labels speaks.
            if buddies[buddy] == nil, tree.widgets[buddy].type.kind != .label {
                buddies[buddy] = labelText(widget)
            }
        }
    }

    /// The text of a label; its letter is underlined only where it has a buddy, and never in rich text.
    func labelText(_ label: QtWidget) -> MnemonicText {
        let raw = label.node.qtText("text") ?? ""
        let isRich = withoutTags(raw) != raw
        let hasBuddy = !(label.node.qtText("buddy") ?? "").isEmpty
        if isRich || !hasBuddy { return MnemonicText(plain: singleLine(withoutTags(raw))) }
        var text = MnemonicText(raw, marker: "&")
        text.text = singleLine(text.text)
        return text
    }

    private mutating func readTabStops(_ notes: inout FormatNotes) {
        var chain = QtFocusChain(tree.widgets)
        var last: Int?
        for stop in form.child("tabstops")?.children ?? form.children where stop.name == "tabstop" {
            let name = trimmed(stop.text)
            guard let widget = tree.named[name] else {
                notes.add(.ignored, "a tab stop names '\(name)', which is not there", at: stop)
                continue
            }
            if let last { chain.setOrder(last, widget) }
            last = widget
        }
        var count = 0
        for index in chain.order where tree.widgets[index].policy == .tab && tree.widgets[index].proxy == nil {
            count += 1
            tabOrder[index] = count
        }
    }

    /// The radio group that a button belongs to: its QButtonGroup, else the buttons of its parent.
    func radioGroup(of index: Int) -> String? {
        let widget = tree.widgets[index]
        let isRadio = widget.type.role == .radioButton
        if let name = widget.node.qtText("buttonGroup").map(trimmed), !name.isEmpty {
            let isCheckable = isRadio || widget.type.role == .checkbox || widget.node.qtFlag("checkable") == true
            return isCheckable && exclusive[name] ?? true ? "group \(name)" : nil
        }
        guard isAutoExclusive(widget) else { return nil }
        // A container that holds one takes those of all containers inside it as well.
        var outermost = widget.parent
        var around = widget.parent
        while around >= 0 {
            if radioParents.contains(around) { outermost = around }
            around = tree.widgets[around].parent
        }
        return "parent \(outermost)"
    }

    /// Whether choosing a button takes the choice from the others of its parent.
    private func isAutoExclusive(_ widget: QtWidget) -> Bool {
        let isRadio = widget.type.role == .radioButton
        let isCheckable = isRadio || widget.type.role == .checkbox || widget.node.qtFlag("checkable") == true
        return widget.part == nil && (isRadio || widget.type.role == .button || widget.type.role == .checkbox)
            && isCheckable && widget.node.qtText("buttonGroup") == nil && widget.node.qtFlag("autoExclusive") ?? isRadio
    }

    /// The form as a screen.
    mutating func screen(_ notes: inout FormatNotes) -> Screen {
        let root = tree.widgets[0]
        var screen = Screen(
            id: root.name.isEmpty ? "main" : root.name, label: root.node.qtLabel("windowTitle"),
            width: root.frame?.width, height: root.frame?.height)
        if screen.label.isEmpty { screen.label = root.node.qtLabel("caption") }
        screen.isInitial = true
        if root.node.qtWords("layoutDirection") == ["RightToLeft"] { screen.direction = .rightToLeft }
        var drafts = RadioGroups.gathered(drafts(in: 0))
        if root.type.role == .dialog {
            var dialog = Element(.group, role: .dialog, label: screen.label)
            dialog.isModal =
                root.node.qtFlag("modal") == true
                || root.node.qtWords("windowModality").contains { $0 == "ApplicationModal" || $0 == "WindowModal" }
            dialog.frame = root.frame
            drafts = [WidgetDraft(dialog, at: root.node, drafts)]
        }
        let hasFrames = tree.widgets.dropFirst().contains { $0.frame != nil }
        screen.readingOrder = hasFrames ? .frames : .document
        return screen.holding(drafts, line: root.node.line)
    }
}
