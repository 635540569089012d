import LayoutModel

/// What controls, lists and pages of a form become.
extension QtForm {
    /// A control or text field.
    func control(_ index: Int) -> WidgetDraft {
        let widget = tree.widgets[index]
        var draft = leaf(index)
        switch widget.type.role {
        case .button, .checkbox, .radioButton: describeButton(index, &draft)
        case .comboBox, .popUpButton: draft.element.value = currentItem(widget.node)
        case .textField, .textView: describeField(widget, &draft.element)
        case .canvas, .webView, .tabGroup: draft.element.interactive = true
        default: break
        }
        return draft
    }

    private func describeButton(_ index: Int, _ draft: inout WidgetDraft) {
        let widget = tree.widgets[index]
        let text = MnemonicText(singleLine(widget.node.qtText("text") ?? ""), marker: "&")
        draft.element.label = name(of: index, text: text.text)
        if let key = text.key { draft.element.mnemonic = key }
        if let stated = widget.node.qtText("shortcut") ?? widget.node.qtText("accel"), let chord = Shortcut.qt(stated) {
            // A chord of its own replaces the underlined letter.
            draft.element.mnemonic = nil
            draft.element.shortcut = chord
        } else if widget.node.qtFlag("default") == true, tree.widgets[0].type.role == .dialog {
            draft.element.shortcut = Shortcut(key: "Return")
        }
        let isChecked = widget.node.qtFlag("checked") == true
        draft.radioGroup = radioGroup(of: index)
        draft.isOuterGroups =
            draft.radioGroup.map { $0.hasPrefix("parent") && $0 != "parent \(widget.parent)" } ?? false
        if draft.radioGroup != nil || widget.type.role == .radioButton {
            draft.element.role = .radioButton
            draft.element.isSelected = isChecked
        } else if widget.type.role == .checkbox || widget.node.qtFlag("checkable") == true {
            draft.element.setOn(isChecked)
        }
    }

    private func describeField(_ widget: QtWidget, _ element: inout Element) {
        let isReadOnly = widget.node.qtFlag("readOnly") == true || widget.node.qtClass == "QTextBrowser"
        let echo = widget.node.qtWords("echoMode").first ?? "Normal"
        if echo == "Password" || echo == "NoEcho" || echo == "PasswordEchoOnEdit" {
            element.setSecure()
        } else {
            element.value = ["text", "plainText", "html"].lazy.map { widget.node.qtLabel($0) }.first { !$0.isEmpty }
        }
        guard element.role == .textView else { return }
        if isReadOnly {
            // Tab is not typed into it.
            element.role = .staticText
            element.interactive = true
            if element.label.isEmpty, let value = element.value { (element.label, element.value) = (value, nil) }
        } else if widget.node.qtFlag("tabChangesFocus") == true {
            element.role = .textField
        }
    }

    private func currentItem(_ node: MarkupNode) -> String? {
        let items = node.children.filter { $0.name == "item" }.map { $0.qtLabel("text") }
        let current = node.qtNumber("currentIndex") ?? node.qtNumber("currentItem") ?? 0
        return items.indices.contains(current) ? items[current] : nil
    }

    /// A list, tree or table: its items where the form has any, else one stop.
    func items(_ index: Int) -> WidgetDraft {
        let widget = tree.widgets[index]
        let itemRole: Role =
            switch widget.type.role {
            case .tree: .treeItem
            case .table: .cell
            default: .listItem
            }
        let current = widget.node.qtNumber("currentRow") ?? widget.node.qtNumber("currentItem")
        let items = widget.node.children.filter { $0.name == "item" }
        guard !items.isEmpty else {
            var stop = leaf(index)
            stop.element.interactive = true
            return stop
        }
        var list = container(index, [])
        list.element.label = name(of: index, text: "")
        list.element.entry = .selected
        for (number, item) in items.enumerated() {
            var element = Element(role: itemRole, label: item.qtLabel("text"))
            element.tabIndex = tabIndex(of: index)
            element.isSelected = number == current
            list.children.append(WidgetDraft(element, at: item))
        }
        return list
    }

    /// A container with a title; a checkable one has its check mark as its first stop, and what is in it follows that.
    func groupBox(_ index: Int) -> WidgetDraft {
        let widget = tree.widgets[index]
        let title = MnemonicText(widget.node.qtLabel("title"), marker: "&")
        var group = container(index, drafts(in: index))
        if group.element.label.isEmpty { group.element.label = title.text }
        guard widget.node.qtFlag("checkable") == true else { return group }
        let isChecked = widget.node.qtFlag("checked") != false
        for child in group.children.indices where !isChecked { group.children[child].element.isEnabled = false }
        var mark = leaf(index)
        (mark.element.role, mark.element.interactive, mark.element.frame) = (.checkbox, nil, nil)
        (mark.element.label, mark.element.mnemonic) = (group.element.label, title.key)
        mark.element.setOn(isChecked)
        return group.led(by: mark)
    }

    /// The tabs as a bar of their own, and the pages.
    func tabs(_ index: Int) -> WidgetDraft {
        let widget = tree.widgets[index]
        let bar = widget.proxy ?? index
        let tabs = widget.children.map { child in
            let page = tree.widgets[child]
            var tab = WidgetDraft(.tab, MnemonicText(page.node.qtLabel("title"), marker: "&"), at: page.node)
            tab.element.tabIndex = tabIndex(of: bar)
            tab.element.isSelected = !widget.isShown || page.isShown
            return tab
        }
        var result = container(index, widget.children.flatMap { page($0) })
        result.element.role = .group
        return result.withTabs(tabs, label: result.element.label)
    }

    /// The titles of a tool box, which only a pointer or their letter reaches, each with its page.
    func toolBox(_ index: Int) -> WidgetDraft {
        let widget = tree.widgets[index]
        return container(
            index,
            widget.children.enumerated().flatMap { number, page in
                let node = tree.widgets[page].node
                var header = WidgetDraft(.disclosure, MnemonicText(node.qtLabel("label"), marker: "&"), at: node)
                header.element.tabIndex = -1
                // Each page lies in an area that scrolls it, which takes the focus.
                let id = "\(widget.name).page\(number + 1)"
                var area = Element(role: .scrollView, id: id, label: header.element.label)
                (area.interactive, area.tabIndex) = (true, tabOrder[page - 1])
                area.isHidden = widget.isShown && !tree.widgets[page].isShown
                return [header, WidgetDraft(area, at: node)] + self.page(page)
            })
    }
}
