import LayoutModel

/// What the nodes of an FXML file become.
extension FXMLReader {
    /// What an element becomes; nothing where it is no part of the screen.
    mutating func drafts(of node: MarkupNode) -> [WidgetDraft] {
        if node.isFX(named: "include") { return included(node) }
        if node.isFX(named: "define") || node.isFX(named: "script") || node.isFX(named: "reference") { return [] }
        guard let type = FXMLClasses.known[node.fxClass] else {
            let inner = inside(node)
            notes.add(.assumed, "what \(node.fxClass) does is not known; it is taken as a box", at: node)
            return inner.isEmpty ? [] : [container(node, .container, inner)]
        }
        switch type.kind {
        case .container:
            let inner = inside(node)
            return inner.isEmpty ? [] : [container(node, type, inner)]
        case .control, .items: return [control(node, type)]
        case .field: return [field(node, type)]
        case .label, .display:
            let result = leaf(node, type)
            return result.element.label.isEmpty && type.role != .progress && !result.element.respondsToInteraction
                ? [] : [result]
        case .menuButton:
            var button = control(node, type)
            let id = ids.insertUnique(button.element.id.isEmpty ? "menu" : "\(button.element.id).menu")
            button.element.leadsTo = id
            pending.append((node, id, button.element.label))
            return [button]
        case .tabs: return [tabs(node)]
        case .expander: return [titled(node, type, isOpen: node.fxFlag("expanded") ?? true)]
        case .accordion:
            let open = node.fxReference("expandedPane")
            let panes = values(node).flatMap { pane in
                guard let type = FXMLClasses.known[pane.fxClass], type.kind == .expander else {
                    return drafts(of: pane)
                }
                return [titled(pane, type, isOpen: open != nil && pane.fxID == open)]
            }
            return [container(node, type, panes)]
        case .window:
            var dialog = container(node, type, inside(node) + dialogButtons(node))
            dialog.element.role = .dialog
            dialog.element.label = node.fxText("headerText") ?? ""
            return [dialog]
        case .menuBar:
            let menus = values(node).filter { $0.fxClass == "Menu" }.map { menu($0, isOuter: true) }
            return [container(node, type, menus)]
        default: return []
        }
    }

    /// The objects in a node that stand on the screen, in their order.
    func values(_ node: MarkupNode) -> [MarkupNode] {
        node.children.flatMap { child -> [MarkupNode] in
            if !child.isFXProperty { return [child] }
            return FXMLClasses.visible.contains(child.name) ? Array(child.children) : []
        }
    }

    private mutating func inside(_ node: MarkupNode) -> [WidgetDraft] {
        values(node).flatMap { drafts(of: $0) }
    }

    private func describe(_ element: inout Element, _ node: MarkupNode) {
        element.isHidden = node.fxFlag("visible") == false
        element.isEnabled = node.fxFlag("disable") != true
        element.id = node.fxID ?? node["id"] ?? ""
    }

    private func container(_ node: MarkupNode, _ type: WidgetClass, _ children: [WidgetDraft]) -> WidgetDraft {
        let role: Role = type.role.isInteractive || type.role == .window ? .group : type.role
        var element = Element(.group, role: role, label: node.fxText("accessibleText") ?? "")
        if node.fxClass == "ToolBar" { element.container = .semanticGroup }
        describe(&element, node)
        return WidgetDraft(element, at: node, children)
    }

    /// A node as one element.
    private mutating func leaf(_ node: MarkupNode, _ type: WidgetClass) -> WidgetDraft {
        var element = Element(role: type.role)
        describe(&element, node)
        element.isAdjustable = type.isAdjustable
        element.setFocusable(node.fxFlag("focusTraversable") ?? type.isFocusable)
        element.label = node.fxText("accessibleText") ?? text(of: node, type).text
        let id = node.fxID ?? ""
        if element.label.isEmpty { element.label = labels[id]?.text ?? node.fxText("promptText") ?? "" }
        if element.label.isEmpty, let tip = node.fxObject("tooltip") { element.label = tip.fxText("text") ?? "" }
        element.mnemonic = labels[id]?.key
        return WidgetDraft(element, at: node)
    }

    private mutating func control(_ node: MarkupNode, _ type: WidgetClass) -> WidgetDraft {
        var draft = leaf(node, type)
        if let key = text(of: node, type).key { draft.element.mnemonic = key }
        let isSelected = node.fxFlag("selected") == true
        switch type.role {
        case .radioButton:
            draft.element.isSelected = isSelected
            draft.radioGroup = node.fxReference("toggleGroup")
        case .checkbox, .toggle: draft.element.setOn(isSelected)
        case .popUpButton:
            if node.fxFlag("editable") == true { draft.element.role = .comboBox }
            draft.element.value = node.fxText("value")
        case .slider: draft.element.value = node.fxText("value")
        case .button:
            draft.element.setDialogKey(
                isDefault: node.fxFlag("defaultButton") == true, isCancel: node.fxFlag("cancelButton") == true)
        default: break
        }
        return draft
    }

    private mutating func field(_ node: MarkupNode, _ type: WidgetClass) -> WidgetDraft {
        var draft = leaf(node, type)
        let label = labels[node.fxID ?? ""]?.text ?? ""
        draft.element.label =
            [node.fxText("accessibleText") ?? "", label, node.fxText("promptText") ?? ""].first { !$0.isEmpty } ?? ""
        if type.role == .secureTextField {
            draft.element.setSecure()
        } else if let text = node.fxText("text"), !text.isEmpty, !text.hasPrefix("%"), !text.hasPrefix("$") {
            draft.element.value = text
        }
        return draft
    }

    /// The tabs as a bar of their own, and the pages.
    private mutating func tabs(_ node: MarkupNode) -> WidgetDraft {
        var tabs: [WidgetDraft] = []
        var pages: [WidgetDraft] = []
        for (number, tab) in values(node).filter({ $0.fxClass == "Tab" }).enumerated() {
            var element = Element(role: .tab, id: tab.fxID ?? "", label: text(of: tab, .container).text)
            element.isEnabled = tab.fxFlag("disable") != true
            element.isSelected = number == 0
            element.setFocusable(node.fxFlag("focusTraversable") ?? true)
            tabs.append(WidgetDraft(element, at: tab))
            pages += inside(tab).hidden(unless: number == 0)
        }
        return container(node, .container, pages).withTabs(tabs)
    }

    /// A title that shows and hides what is below it.
    private mutating func titled(_ node: MarkupNode, _ type: WidgetClass, isOpen: Bool) -> WidgetDraft {
        let title = control(node, type)
        var result = container(node, type, inside(node))
        guard node.fxFlag("collapsible") == false else { return result.disclosed(by: title, isOpen: isOpen) }
        result.element.label = title.element.label
        return result
    }

    /// The buttons of a dialog that its file names.
    private func dialogButtons(_ node: MarkupNode) -> [WidgetDraft] {
        node.child("buttonTypes")?.children.map { button in
            let name = button.fx("constant") ?? button["text"] ?? ""
            var element = Element(role: .button)
            element.label = name == "OK" ? name : name.prefix(1).uppercased() + name.dropFirst().lowercased()
            element.setDialogKey(
                isDefault: name == "OK" || name == "FINISH", isCancel: name == "CANCEL" || name == "CLOSE")
            return WidgetDraft(element, at: button)
        } ?? []
    }
}

/// Menus of an FXML file.
extension FXMLReader {
    /// The items of a menu or menu button; inner menus stand in the menu around them.
    mutating func menuItems(_ node: MarkupNode) -> [WidgetDraft] {
        var result: [WidgetDraft] = []
        for item in values(node) {
            switch FXMLClasses.known[item.fxClass]?.kind {
            case .menu: result.append(menu(item, isOuter: false))
            case .menuItem:
                var draft = WidgetDraft(Element(role: .menuItem), at: item)
                describe(&draft.element, item)
                draft.element.label = text(of: item, .container.withMnemonic).text
                draft.element.shortcut = item.fxAccelerator
                if item.fxClass == "CheckMenuItem" || item.fxClass == "RadioMenuItem" {
                    draft.element.setOn(item.fxFlag("selected") == true)
                }
                result.append(draft)
            default: break
            }
        }
        return result
    }

    fileprivate mutating func menu(_ node: MarkupNode, isOuter: Bool) -> WidgetDraft {
        let title = text(of: node, .container.withMnemonic)
        var menu = WidgetDraft(menu: title, isInner: !isOuter, at: node, menuItems(node))
        describe(&menu.element, node)
        return menu
    }
}
