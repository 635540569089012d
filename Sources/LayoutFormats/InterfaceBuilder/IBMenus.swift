import LayoutModel

/// Reads menus: the main menu of an app, and menus that stand by themselves.
///
/// Each menu is a group in the bar or menu around it; its items are what people act on. Separators are left out, and so
/// are items that show only while a key is held (alternates).
extension IBViewReader {
    /// The parts of a menu, or of an application's main menu.
    func menus(_ node: MarkupNode) -> [WidgetDraft] {
        guard let menu = node.name == "menu" ? node : node.part("mainMenu") else { return [] }
        let isBar = menu["systemMenu"] == "main" || node.name == "application"
        var part = WidgetDraft(
            menu: MnemonicText(plain: menu.string("title") ?? ""), id: menu["id"] ?? "", at: menu, items(of: menu))
        if isBar { part.element.role = .menuBar }
        return part.children.isEmpty ? [] : [part]
    }

    private func items(of menu: MarkupNode) -> [WidgetDraft] {
        menu.elements(in: "items").compactMap { item -> WidgetDraft? in
            switch item.name {
            case "menuItem": return menuItem(item)
            case "menu":
                // Catalyst's menus stand in one another without items around them.
                return self.menu(item, label: item.string("title") ?? "", item)
            default: return command(item)
            }
        }
    }

    private func menuItem(_ node: MarkupNode) -> WidgetDraft? {
        if node.says("isSeparatorItem") || node.says("sectionHeader") { return nil }
        if node.says("alternate") {
            note(.dropped, "a menu item that shows only while a key is held was left out", node)
            return nil
        }
        let label = node.string("title") ?? node.part("submenu")?.string("title") ?? ""
        if let menu = node.part("submenu"), var part = self.menu(node, label: label, menu) {
            part.element.isHidden = node.says("hidden")
            return part
        }
        var part = WidgetDraft(Element(role: .menuItem, id: node["id"] ?? "", label: label), at: node)
        part.element.isEnabled = !node.denies("enabled")
        part.element.isHidden = node.says("hidden")
        part.element.isSelected = node["state"] == "on"
        part.element.shortcut = IBKeys.shortcut(of: node, withoutMask: [.command], &project.notes)
        if let name = node.connections("binding").first(where: { ["hidden", "enabled"].contains($0["name"] ?? "") })?[
            "name"]
        {
            note(.assumed, "what '\(name)' is bound to is not known; it is taken as shown and enabled", node)
        }
        part.applyAccessibility(&project.notes)
        lead(node, &part.element)
        return part
    }

    private func menu(_ node: MarkupNode, label: String, _ menu: MarkupNode) -> WidgetDraft? {
        let element = Element(.group, role: .menu, id: node["id"] ?? "", label: label)
        let part = WidgetDraft(element, at: node, items(of: menu))
        if part.children.isEmpty, menu["systemMenu"] != nil {
            note(.dropped, "what the system puts into a menu is not in the file", node)
        }
        return part.children.isEmpty ? nil : part
    }

    /// A command of a Catalyst menu.
    private func command(_ node: MarkupNode) -> WidgetDraft? {
        guard node.name == "command" || node.name == "keyCommand", let title = node.string("title") else { return nil }
        var part = WidgetDraft(Element(role: .menuItem, id: node["id"] ?? "", label: title), at: node)
        part.element.shortcut = IBKeys.shortcut(of: node, key: "input", withoutMask: [.command], &project.notes)
        return part
    }
}
