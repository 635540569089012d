import LayoutModel

/// What the widgets of a form become.
extension QtForm {
    /// What is in a widget.
    func drafts(in index: Int) -> [WidgetDraft] {
        let widget = tree.widgets[index]
        var inner = widget.children
        if widget.type.kind == .window {
            // Bars stand above, wherever the file has them.
            func row(_ child: Int) -> Int {
                switch tree.widgets[child].type.kind {
                case .menuBar: 0
                case .toolBar: 1
                default: tree.widgets[child].type.role == .statusBar ? 3 : 2
                }
            }
            inner = inner.indices.sorted { (row(inner[$0]), $0) < (row(inner[$1]), $1) }.map { inner[$0] }
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
        let result = ownDrafts(of: index)
        guard widget.policy == .tab, widget.proxy == nil, let container = result.first,
            container.element.kind == .group
        else { return result }
        switch widget.type.kind {
        case .control, .field, .items, .tabs, .label, .display: return result
        case .groupBox where widget.node.qtFlag("checkable") == true: return result
        default:
            var stop = leaf(index)
            if !stop.element.role.isInteractive, stop.element.role != .scrollView { stop.element.role = .other }
            stop.element.interactive = true
            return [container.led(by: stop)]
        }
    }

    private func ownDrafts(of index: Int) -> [WidgetDraft] {
        let widget = tree.widgets[index]
        switch widget.type.kind {
        case .container: return plainContainer(index)
        case .window, .buttonBox, .scrollArea: return [container(index, drafts(in: index))]
        case .groupBox: return [groupBox(index)]
        case .label: return [label(index)].compactMap(\.self)
        case .display: return [leaf(index)]
        case .control, .field: return [control(index)] + drafts(in: index)
        case .items: return [items(index)]
        case .tabs: return [tabs(index)]
        case .stack: return [container(index, widget.children.flatMap { page($0) })]
        case .toolBox: return [toolBox(index)]
        case .menuBar: return [actions.menuBar(widget, in: self)]
        case .toolBar:
            var bar = container(index, actions.toolBar(widget) + drafts(in: index))
            bar.element.label = widget.node.qtLabel("windowTitle")
            return [bar.asPointerToolbar()]
        default: return []
        }
    }

    private func plainContainer(_ index: Int) -> [WidgetDraft] {
        let widget = tree.widgets[index]
        if widget.policy == .tab, widget.children.isEmpty {
            var stop = leaf(index)
            (stop.element.role, stop.element.interactive) = (.other, true)
            return [stop]
        }
        var result = container(index, drafts(in: index))
        if widget.node.qtClass == "QDockWidget" { result.element.label = widget.node.qtLabel("windowTitle") }
        return result.children.isEmpty ? [] : [result]
    }

    /// A widget as a container.
    func container(_ index: Int, _ children: [WidgetDraft]) -> WidgetDraft {
        let widget = tree.widgets[index]
        var element = element(.group, widget)
        if element.role == .dialog { element.role = .group }
        element.label = singleLine(widget.node.qtText("accessibleName") ?? "")
        return WidgetDraft(element, at: widget.node, children)
    }

    /// What every widget can say.
    private func element(_ kind: Element.Kind, _ widget: QtWidget) -> Element {
        var element = Element(kind, role: widget.type.role, id: widget.name)
        element.frame = widget.frame
        element.isHidden = widget.node.qtFlag("visible") == false
        element.isEnabled = widget.node.qtFlag("enabled") != false
        return element
    }

    /// The tab index of a widget, -1 where Tab skips it.
    func tabIndex(of index: Int) -> Int { tabOrder[index] > 0 ? tabOrder[index] : -1 }

    /// A page of a stack, hidden where it is not the current one.
    func page(_ index: Int) -> [WidgetDraft] {
        var page = container(index, drafts(in: index))
        let widget = tree.widgets[index]
        page.element.isHidden = tree.widgets[widget.parent].isShown && !widget.isShown
        return page.children.isEmpty ? [] : [page]
    }

    /// A widget as one element.
    func leaf(_ index: Int) -> WidgetDraft {
        let widget = tree.widgets[index]
        var element = element(.element, widget)
        element.isAdjustable = widget.type.isAdjustable
        if widget.type.role.isInteractive || widget.policy == .tab { element.tabIndex = tabIndex(of: index) }
        if widget.policy == .tab, !element.role.isInteractive { element.interactive = true }
        element.label = name(of: index, text: "")
        if let value = widget.node.qtText("value"), widget.type.role != .scrollBar { element.value = singleLine(value) }
        element.mnemonic = buddies[index]?.key
        return WidgetDraft(element, at: widget.node)
    }

    /// What a screen reader speaks: the accessible name, the own text, the label, the title of the group box.
    ///
    /// Source: Qt 6, QAccessibleWidget::text and qt_accText (buddyString).
    func name(of index: Int, text: String) -> String {
        let widget = tree.widgets[index]
        let stated = singleLine(widget.node.qtText("accessibleName") ?? "")
        if !stated.isEmpty { return stated }
        let tip = widget.node.qtLabel("toolTip")
        if !text.isEmpty { return saysSomething(text) || tip.isEmpty ? text : tip }
        if let label = buddies[index]?.text, !label.isEmpty { return label }
        if widget.parent >= 0, tree.widgets[widget.parent].type.kind == .groupBox {
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
        // A picture, or a text that the program sets later.
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
        var draft = WidgetDraft(.button, MnemonicText(button.label, marker: "&"), at: widget.node)
        draft.element.tabIndex = tabOrder[index]
        if form.child("connections")?.children.contains(where: { connection in
            button.isReject && connection.child("sender")?.text == tree.widgets[widget.parent].name
                && connection.child("signal")?.text.hasPrefix("rejected(") == true
                && connection.child("slot")?.text == "reject()"
        }) == true {
            draft.element.shortcut = Shortcut(key: "Escape")
        }
        return draft
    }
}
