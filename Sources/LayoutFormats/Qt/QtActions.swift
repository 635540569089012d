import LayoutModel

/// The actions of a form, and the menus and tool bars that show them.
struct QtActions {
    private let actions: [String: MarkupNode]
    private let menus: [String: MarkupNode]

    /// Finds the actions and menus of a form. O(elements).
    init(_ form: MarkupNode) {
        var actions: [String: MarkupNode] = [:]
        var menus: [String: MarkupNode] = [:]
        for node in form.descendants {
            if node.name == "action", actions[node.qtName] == nil, node.child("property") != nil {
                actions[node.qtName] = node
            }
            if node.name == "widget", node.qtClass == "QMenu" { menus[node.qtName] = node }
        }
        self.actions = actions
        self.menus = menus
    }

    /// The menu bar with its menus; the items of inner menus stand in the menu around them.
    func menuBar(_ widget: QtWidget, in form: QtForm) -> WidgetDraft {
        var bar = Element(.group, role: .menuBar, id: widget.name)
        bar.isHidden = widget.node.qtFlag("visible") == false
        bar.isEnabled = widget.node.qtFlag("enabled") != false
        var used: Set<String> = []
        return WidgetDraft(bar, at: widget.node, entries(widget.node, used: &used, isOuter: true))
    }

    private func entries(_ container: MarkupNode, used: inout Set<String>, isOuter: Bool) -> [WidgetDraft] {
        var result: [WidgetDraft] = []
        for entry in container.children
        where entry.name == "addaction" || entry.name == "action" || entry.name == "item" {
            let name = entry["name"] ?? ""
            if entry.name == "item" {
                // Qt 3 nests the menus in the bar.
                result.append(menu(entry, title: entry["text"] ?? "", used: &used, isOuter: isOuter))
            } else if let menu = menus[name], used.insert(name).inserted {
                result.append(self.menu(menu, title: menu.qtLabel("title"), used: &used, isOuter: isOuter))
            } else if let action = actions[name], isOuter || container.name != "widget" || entry.name == "addaction" {
                result.append(
                    WidgetDraft(element(action, role: isOuter ? .menuBarItem : .menuItem, id: name), at: action))
            }
        }
        return result
    }

    private func menu(_ node: MarkupNode, title: String, used: inout Set<String>, isOuter: Bool) -> WidgetDraft {
        let items = entries(node, used: &used, isOuter: false)
        var menu = WidgetDraft(
            menu: MnemonicText(title, marker: "&"), id: node.qtName, isInner: !isOuter, at: node, items)
        menu.element.isEnabled = node.qtFlag("enabled") != false
        return menu
    }

    /// The buttons of a tool bar; Tab does not reach them.
    func toolBar(_ widget: QtWidget) -> [WidgetDraft] {
        widget.node.children.filter { $0.name == "addaction" || $0.name == "action" }.compactMap { entry in
            guard let action = actions[entry["name"] ?? ""] else { return nil }
            var element = element(action, role: .button, id: "")
            element.tabIndex = -1
            return WidgetDraft(element, at: entry)
        }
    }

    private func element(_ action: MarkupNode, role: Role, id: String) -> Element {
        let raw = ["text", "menuText", "iconText"].lazy.compactMap { action.qtText($0) }.first { !$0.isEmpty } ?? ""
        let text = MnemonicText(singleLine(raw), marker: "&")
        var element = Element(role: role, id: id, label: text.text)
        if role == .menuBarItem { element.mnemonic = text.key }
        element.shortcut = (action.qtText("shortcut") ?? action.qtText("accel")).flatMap { Shortcut.qt($0) }
        element.isEnabled = action.qtFlag("enabled") != false
        element.isHidden = action.qtFlag("visible") == false
        if action.qtFlag("checkable") == true || action.qtFlag("toggleAction") == true {
            element.setOn(action.qtFlag("checked") == true || action.qtFlag("on") == true)
        }
        return element
    }
}
