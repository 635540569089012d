import LayoutModel

/// What the nodes of an FXML file become.
extension FXMLReader {
    /// What an element becomes; nothing where it is no part of the screen.
    mutating func drafts(of node: MarkupNode) -> [WidgetDraft] {
        if node.isFX(named: "include") { return included(node) }
        if node.isFX(named: "define") || node.isFX(named: "script") || node.isFX(named: "reference") { return [] }
        guard let type = FXMLClass.known[node.fxClass] else {
            let inner = inside(node)
            notes.add(.assumed, "what \(node.fxClass) does is not known; it is taken as a box", line: node.line)
            return inner.isEmpty ? [] : [box(node, .box, inner)]
        }
        switch type.widgetClass {
        case .nothing, .menu, .menuItem: return []
        case .box:
            let inner = inside(node)
            return inner.isEmpty ? [] : [box(node, type, inner)]
        case .control, .items: return [control(node, type)]
        case .field: return [field(node, type)]
        case .label, .display:
            let result = leaf(node, type)
            return result.element.label.isEmpty && type.role != .progress && !result.element.respondsToInteraction
                ? [] : [result]
        case .menuButton:
            var button = control(node, type)
            let base = button.element.id.isEmpty ? "menu" : "\(button.element.id).menu"
            var id = base
            while !ids.insert(id).inserted { id += "~" }
            button.element.leadsTo = id
            pending.append((node, id, button.element.label))
            return [button]
        case .tabs: return [tabs(node, type)]
        case .titled: return [titled(node, type, isOpen: node.fxFlag("expanded") ?? true)]
        case .accordion:
            let open = node.fxReference("expandedPane")
            let panes = values(node).map { pane in
                FXMLClass.known[pane.fxClass]?.widgetClass == .titled
                    ? [
                        titled(
                            pane, FXMLClass.known["TitledPane"] ?? type, isOpen: open != nil && pane.fx("id") == open)
                    ]
                    : drafts(of: pane)
            }
            return [box(node, type, panes.flatMap { $0 })]
        case .dialog:
            var dialog = box(node, type, inside(node) + dialogButtons(node))
            dialog.element.role = .dialog
            dialog.element.label = node.fxText("headerText") ?? ""
            return [dialog]
        case .menuBar:
            return [
                box(node, type, values(node).filter { $0.fxClass == "Menu" }.map { menu($0, isOuter: true) })
            ]
        }
    }

    /// The objects in a node that stand on the screen, in their order.
    func values(_ node: MarkupNode) -> [MarkupNode] {
        node.children.flatMap { child -> [MarkupNode] in
            if !child.isFXProperty { return [child] }
            return FXMLClass.visible.contains(child.name) ? Array(child.children) : []
        }
    }

    private mutating func inside(_ node: MarkupNode) -> [WidgetDraft] {
        var result: [WidgetDraft] = []
        for value in values(node) { result += drafts(of: value) }
        return result
    }

    private func describe(_ element: inout Element, _ node: MarkupNode) {
        element.isHidden = node.fxFlag("visible") == false
        element.isEnabled = node.fxFlag("disable") != true
        element.id = node.fx("id") ?? node["id"] ?? ""
    }

    private func box(_ node: MarkupNode, _ type: FXMLClass, _ children: [WidgetDraft]) -> WidgetDraft {
        let role: Role = type.role.isInteractive || type.role == .window ? .group : type.role
        var element = Element(.group, role: role, label: node.fxText("accessibleText") ?? "")
        if node.fxClass == "ToolBar" { element.container = .semanticGroup }
        describe(&element, node)
        return WidgetDraft(element, at: node, children)
    }

    /// A node as one element.
    private mutating func leaf(_ node: MarkupNode, _ type: FXMLClass) -> WidgetDraft {
        var element = Element(role: type.role)
        describe(&element, node)
        element.isAdjustable = type.isAdjustable
        let isTraversable = node.fxFlag("focusTraversable") ?? type.isTraversable
        if isTraversable, !type.role.isInteractive {
            element.interactive = true
            element.tabIndex = 0
        } else if !isTraversable, type.role.isInteractive {
            element.tabIndex = -1
        }
        element.label = node.fxText("accessibleText") ?? text(of: node, type).text
        let id = node.fx("id") ?? ""
        if element.label.isEmpty { element.label = labels[id]?.text ?? node.fxText("promptText") ?? "" }
        if element.label.isEmpty, let tip = node.fxObject("tooltip") { element.label = tip.fxText("text") ?? "" }
        element.mnemonic = labels[id]?.key
        return WidgetDraft(element, at: node)
    }

    private mutating func control(_ node: MarkupNode, _ type: FXMLClass) -> WidgetDraft {
        var draft = leaf(node, type)
        if let key = text(of: node, type).key { draft.element.mnemonic = key }
        let isSelected = node.fxFlag("selected") == true
        switch type.role {
        case .radioButton:
            draft.element.isSelected = isSelected
            draft.radioGroup = node.fxReference("toggleGroup")
        case .checkbox, .toggle: draft.element.value = isSelected ? "on" : "off"
        case .popUpButton:
            if node.fxFlag("editable") == true { draft.element.role = .comboBox }
            draft.element.value = node.fxText("value")
        case .slider: draft.element.value = node.fxText("value")
        case .button:
            if node.fxFlag("defaultButton") == true { draft.element.shortcut = Shortcut(key: "Return") }
            if node.fxFlag("cancelButton") == true { draft.element.shortcut = Shortcut(key: "Escape") }
        default: break
        }
        return draft
    }

    private mutating func field(_ node: MarkupNode, _ type: FXMLClass) -> WidgetDraft {
        var draft = leaf(node, type)
        let label = labels[node.fx("id") ?? ""]?.text ?? ""
        draft.element.label =
            [node.fxText("accessibleText") ?? "", label, node.fxText("promptText") ?? ""].first { !$0.isEmpty } ?? ""
        if type.role == .secureTextField {
            draft.element.isPrivate = true
        } else if let text = node.fxText("text"), !text.isEmpty, !text.hasPrefix("%"), !text.hasPrefix("$") {
            draft.element.value = text
        }
        return draft
    }

    /// The tabs as a bar of their own, and the pages.
    private mutating func tabs(_ node: MarkupNode, _ type: FXMLClass) -> WidgetDraft {
        let tabs = values(node).filter { $0.fxClass == "Tab" }
        var bar = Element(.group, role: .tabGroup)
        bar.container = .semanticGroup
        bar.entry = .selected
        var stops: [WidgetDraft] = []
        var pages: [WidgetDraft] = []
        let isTraversable = node.fxFlag("focusTraversable") ?? true
        for (number, tab) in tabs.enumerated() {
            var element = Element(role: .tab, id: tab.fx("id") ?? "", label: text(of: tab, .box).text)
            element.isEnabled = tab.fxFlag("disable") != true
            element.isSelected = number == 0
            if !isTraversable { element.tabIndex = -1 }
            stops.append(WidgetDraft(element, at: tab))
            for var page in inside(tab) {
                if number > 0 { page.element.isHidden = true }
                pages.append(page)
            }
        }
        var result = box(node, type, pages)
        bar.id = result.element.id
        result.element.id = ""
        result.element.role = .group
        result.children.insert(WidgetDraft(bar, at: node, stops), at: 0)
        return result
    }

    /// A title that shows and hides what is below it.
    private mutating func titled(_ node: MarkupNode, _ type: FXMLClass, isOpen: Bool) -> WidgetDraft {
        var title = control(node, type)
        var result = box(node, type, inside(node))
        if node.fxFlag("collapsible") == false {
            result.element.label = title.element.label
            return result
        }
        title.element.value = isOpen ? "open" : "closed"
        (title.element.isHidden, title.element.isEnabled) = (false, true)
        for place in result.children.indices where !isOpen { result.children[place].element.isHidden = true }
        result.element.id = ""
        result.children.insert(title, at: 0)
        return result
    }

    /// The buttons of a dialog that its file names.
    private func dialogButtons(_ node: MarkupNode) -> [WidgetDraft] {
        (node.child("buttonTypes")?.children).map { Array($0) }?.map { button in
            let name = button.fx("constant") ?? button["text"] ?? ""
            var element = Element(role: .button)
            element.label = name == "OK" ? name : name.prefix(1).uppercased() + name.dropFirst().lowercased()
            if name == "OK" || name == "FINISH" { element.shortcut = Shortcut(key: "Return") }
            if name == "CANCEL" || name == "CLOSE" { element.shortcut = Shortcut(key: "Escape") }
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
            switch FXMLClass.known[item.fxClass]?.widgetClass {
            case .menu: result.append(menu(item, isOuter: false))
            case .menuItem:
                var draft = WidgetDraft(Element(role: .menuItem), at: item)
                describe(&draft.element, item)
                var type = FXMLClass.box
                type.parsesMnemonics = true
                draft.element.label = text(of: item, type).text
                draft.element.shortcut = item.fxAccelerator
                if item.fxClass == "CheckMenuItem" || item.fxClass == "RadioMenuItem" {
                    draft.element.value = item.fxFlag("selected") == true ? "on" : "off"
                }
                result.append(draft)
            default: break
            }
        }
        return result
    }

    fileprivate mutating func menu(_ node: MarkupNode, isOuter: Bool) -> WidgetDraft {
        var type = FXMLClass.box
        type.parsesMnemonics = true
        let title = text(of: node, type)
        var menu = Element(.group, role: .menu, label: title.text)
        describe(&menu, node)
        if isOuter { menu.mnemonic = title.key } else { menu.container = ContainerType.none }
        return WidgetDraft(menu, at: node, menuItems(node))
    }
}
