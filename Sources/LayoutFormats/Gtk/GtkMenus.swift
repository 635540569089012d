import LayoutModel

/// What the menus of a builder file become: GTK 3's menu items, and menu models.
extension GtkScreens {
    /// A menu bar with its menus; the items of inner menus stand in the menu around them.
    mutating func menuBar(_ node: MarkupNode, _ type: WidgetClass, _ slot: MarkupNode) -> WidgetDraft {
        var bar = container(node, type, slot, [])
        if let model = node.gtkText("menu-model"), let menu = document.menus[model] {
            bar.children = menu.children.filter { $0.name == "submenu" }.map { submenu in
                WidgetDraft(menu: title(submenu), at: submenu, menuItems(submenu))
            }
            return bar
        }
        for (item, slot) in node.gtkChildren where self.type(of: item)?.kind == .menuItem {
            let text = titleText(item)
            var entry = WidgetDraft(.menuBarItem, text, at: item)
            if let submenu = submenu(of: item) { entry = WidgetDraft(menu: text, at: item, menuItems(submenu)) }
            entry.element.id = item["id"] ?? ""
            entry.element.isHidden = item.gtkFlag("visible") == false || slot["type"] == "placeholder"
            entry.element.isEnabled = item.gtkFlag("sensitive") != false
            bar.children.append(entry)
        }
        return bar
    }

    private func submenu(of item: MarkupNode) -> MarkupNode? {
        for slot in item.children where slot.name == "child" && slot["type"] == "submenu" {
            if let object = slot.child("object") { return object }
        }
        guard let property = item.gtkProperty("submenu") else { return nil }
        return property.child("object") ?? document.objects[trimmed(property.text)]
    }

    /// The items of a menu, of a section or of a menu widget.
    mutating func menuItems(_ node: MarkupNode) -> [WidgetDraft] {
        var seen: Set<MarkupNode> = []
        return menuItems(node, &seen)
    }

    private mutating func menuItems(_ node: MarkupNode, _ seen: inout Set<MarkupNode>) -> [WidgetDraft] {
        // Menus that open each other would never end.
        guard seen.insert(node).inserted else { return [] }
        if node.name == "object" { return widgetItems(node, &seen) }
        var result: [WidgetDraft] = []
        for child in node.children {
            switch child.name {
            case "section": result += menuItems(child, &seen)
            case "submenu":
                let inner = menuItems(child, &seen)
                result.append(WidgetDraft(menu: title(child), isInner: true, at: child, inner))
            case "item":
                var element = Element(role: .menuItem, id: child["id"] ?? "", label: title(child).text)
                element.shortcut = attribute("accel", of: child).flatMap { Accelerator.gtk($0) }
                result.append(WidgetDraft(element, at: child))
            default: break
            }
        }
        return result
    }

    private mutating func widgetItems(_ menu: MarkupNode, _ seen: inout Set<MarkupNode>) -> [WidgetDraft] {
        var result: [WidgetDraft] = []
        for (item, slot) in menu.gtkChildren where type(of: item)?.kind == .menuItem {
            var draft = stop(item, WidgetClass(.menuItem, .menuItem), slot)
            (draft.element.tabIndex, draft.element.mnemonic) = (nil, nil)
            if ["GtkCheckMenuItem", "GtkRadioMenuItem"].contains(item["class"] ?? "") {
                draft.element.setOn(item.gtkFlag("active") == true)
            }
            if let submenu = submenu(of: item) {
                let own = draft.element
                let title = MnemonicText(plain: own.label)
                draft = WidgetDraft(menu: title, id: own.id, isInner: true, at: item, menuItems(submenu, &seen))
                (draft.element.isHidden, draft.element.isEnabled) = (own.isHidden, own.isEnabled)
            }
            result.append(draft)
        }
        return result
    }

    private func attribute(_ name: String, of node: MarkupNode) -> String? {
        node.children.first { $0.name == "attribute" && $0["name"] == name }.map { singleLine(trimmed($0.text)) }
    }

    private func title(_ node: MarkupNode) -> MnemonicText {
        MnemonicText(attribute("label", of: node) ?? "", marker: "_")
    }
}
