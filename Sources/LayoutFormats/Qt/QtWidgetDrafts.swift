import LayoutModel

/// What the widgets of a form become.
extension QtForm {
    /// What is in a widget.
    func drafts(in index: Int) -> [WidgetDraft] {
        let widget = tree.widgets[index]
        var inner = widget.children
        if widget.type.widgetClass == .mainWindow {
            // Bars stand above, whatever their place in the file.
            func place(_ child: Int) -> Int {
                switch tree.widgets[child].type.widgetClass {
                case .menuBar: 0
                case .toolBar: 1
                default: tree.widgets[child].type.role == .statusBar ? 3 : 2
                }
            }
            inner = inner.indices.sorted { (place(inner[$0]), $0) < (place(inner[$1]), $1) }.map { inner[$0] }
        }
        return inner.flatMap { drafts(of: $0) }
    }

    /// What a widget becomes; nothing where it only keeps others apart.
    private func drafts(of index: Int) -> [WidgetDraft] {
        let widget = tree.widgets[index]
        switch widget.part {
        case .button(let button)?: return [standardButton(button, index)]
        case .tabBar?, .pageArea?: return []
        case nil: break
        }
        let result = boxes(index)
        guard widget.policy == .tab, widget.proxy == nil, let box = result.first, box.element.kind == .group else {
            return result
        }
        switch widget.type.widgetClass {
        case .control, .field, .items, .tabs, .label, .display: return result
        case .groupBox where widget.node.qtFlag("checkable") == true: return result
        default: return [holding(leaf(index), box)]
        }
    }

    private func boxes(_ index: Int) -> [WidgetDraft] {
        let widget = tree.widgets[index]
        switch widget.type.widgetClass {
        case .separator: return []
        case .box: return plainBox(index)
        case .mainWindow, .buttonBox, .scrollArea: return [box(index, drafts(in: index))]
        case .groupBox: return [groupBox(index)]
        case .label: return [label(index)].compactMap(\.self)
        case .display: return [leaf(index)]
        case .control, .field: return [control(index)] + drafts(in: index)
        case .items: return [items(index)]
        case .tabs: return [tabs(index)]
        case .stack: return [box(index, widget.children.flatMap { page($0) })]
        case .toolBox: return [toolBox(index)]
        case .menuBar: return [actions.menuBar(widget, in: self)]
        case .menu: return []
        case .toolBar:
            var bar = box(index, actions.toolBar(widget) + drafts(in: index))
            bar.element.label = widget.node.qtLabel("windowTitle")
            return [bar.asPointerToolbar()]
        }
    }

    /// Puts a stop into the box that it scrolls or switches, under the widget's name.
    private func holding(_ stop: WidgetDraft, _ box: WidgetDraft) -> WidgetDraft {
        var box = box
        var stop = stop
        if !stop.element.role.isInteractive, stop.element.role != .scrollView { stop.element.role = .other }
        box.element.id = ""
        (stop.element.isHidden, stop.element.isEnabled, stop.element.interactive) = (false, true, true)
        box.children.insert(stop, at: 0)
        return box
    }

    private func plainBox(_ index: Int) -> [WidgetDraft] {
        let widget = tree.widgets[index]
        if widget.policy == .tab, widget.children.isEmpty {
            var stop = leaf(index)
            stop.element.role = .other
            stop.element.interactive = true
            return [stop]
        }
        var result = box(index, drafts(in: index))
        if widget.node.qtClass == "QDockWidget" { result.element.label = widget.node.qtLabel("windowTitle") }
        return result.children.isEmpty ? [] : [result]
    }

    /// A widget as a box.
    func box(_ index: Int, _ children: [WidgetDraft]) -> WidgetDraft {
        let widget = tree.widgets[index]
        var element = Element(.group, role: widget.type.role == .dialog ? .group : widget.type.role, id: widget.name)
        element.frame = widget.frame
        element.isHidden = widget.node.qtFlag("visible") == false
        element.isEnabled = widget.node.qtFlag("enabled") != false
        element.label = singleLine(widget.node.qtText("accessibleName") ?? "")
        return WidgetDraft(element, at: widget.node, children)
    }

    /// A page of a stack, hidden where it is not the current one.
    func page(_ index: Int) -> [WidgetDraft] {
        var page = box(index, drafts(in: index))
        let widget = tree.widgets[index]
        page.element.isHidden = tree.widgets[widget.parent].isShown && !widget.isShown
        return page.children.isEmpty ? [] : [page]
    }

    /// A widget as one element, with what every kind of widget can say.
    func leaf(_ index: Int) -> WidgetDraft {
        let widget = tree.widgets[index]
        var element = Element(role: widget.type.role, id: widget.name)
        element.frame = widget.frame
        element.isHidden = widget.node.qtFlag("visible") == false
        element.isEnabled = widget.node.qtFlag("enabled") != false
        element.isAdjustable = widget.type.isAdjustable
        if widget.type.role.isInteractive || widget.policy == .tab {
            element.tabIndex = places[index] > 0 ? places[index] : -1
        }
        if widget.policy == .tab, !element.role.isInteractive { element.interactive = true }
        element.label = name(of: index, text: "")
        if let value = widget.node.qtText("value"), widget.type.role != .scrollBar { element.value = singleLine(value) }
        element.mnemonic = buddies[index]?.key
        return WidgetDraft(element, at: widget.node)
    }

    /// What a screen reader speaks: the accessible name, the own text, the label, the title of the box around.
    ///
    /// Source: Qt 6, QAccessibleWidget::text and qt_accText (buddyString).
    func name(of index: Int, text: String) -> String {
        let widget = tree.widgets[index]
        let stated = singleLine(widget.node.qtText("accessibleName") ?? "")
        if !stated.isEmpty { return stated }
        let tip = widget.node.qtLabel("toolTip")
        if !text.isEmpty { return saysSomething(text) || tip.isEmpty ? text : tip }
        if let label = buddies[index]?.text, !label.isEmpty { return label }
        if widget.parent >= 0, tree.widgets[widget.parent].type.widgetClass == .groupBox {
            let title = MnemonicText(tree.widgets[widget.parent].node.qtLabel("title"), marker: "&").text
            if !title.isEmpty { return title }
        }
        let hint = singleLine(widget.node.qtText("placeholderText") ?? "")
        return hint.isEmpty ? tip : hint
    }

    private func label(_ index: Int) -> WidgetDraft? {
        let text = labelText(tree.widgets[index]).text
        var draft = leaf(index)
        draft.element.mnemonic = nil
        if draft.element.label.isEmpty || tree.widgets[index].node.qtText("accessibleName") == nil {
            draft.element.label = text
        }
        // A picture, or a place that the program fills later.
        if draft.element.label.isEmpty {
            let isPicture = tree.widgets[index].node.qtProperty("pixmap") != nil
            guard isPicture || tree.widgets[index].policy == .tab else { return nil }
            if isPicture { draft.element.role = .image }
            draft.element.label = tree.widgets[index].node.qtLabel("toolTip")
        }
        return draft
    }

    private func standardButton(_ button: QtButtonBox.Button, _ index: Int) -> WidgetDraft {
        let widget = tree.widgets[index]
        let text = MnemonicText(button.label, marker: "&")
        var element = Element(role: .button, label: text.text)
        element.mnemonic = text.key
        element.tabIndex = places[index]
        if form.child("connections")?.children.contains(where: { connection in
            button.isReject && connection.child("sender")?.text == tree.widgets[widget.parent].name
                && connection.child("signal")?.text.hasPrefix("rejected(") == true
                && connection.child("slot")?.text == "reject()"
        }) == true {
            element.shortcut = Shortcut(key: "Escape")
        }
        return WidgetDraft(element, at: widget.node)
    }
}
