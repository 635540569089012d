import LayoutModel

/// Reads menus: the main menu of an app, and menus that stand by themselves.
///
/// Each menu is a group in the bar or menu around it; its items are what people act on. Separators are none, and items
/// that show only while a key is held (alternates) are left out.
struct IBMenus {
    let project: IBProject
    let number: Int

    init(_ project: IBProject, _ number: Int) {
        self.project = project
        self.number = number
    }

    /// The parts of a menu, or of an application's main menu.
    func read(_ node: MarkupNode) -> [WidgetDraft] {
        guard let menu = node.name == "menu" ? node : node.part("mainMenu") else { return [] }
        let isBar = menu["systemMenu"] == "main" || node.name == "application"
        var part = WidgetDraft(
            Element(.group, role: isBar ? .menuBar : .menu, id: menu["id"] ?? "", label: menu.string("title") ?? ""),
            at: menu)
        part.children = items(of: menu)
        return part.children.isEmpty ? [] : [part]
    }

    private func items(of menu: MarkupNode) -> [WidgetDraft] {
        menu.child("items")?.children.compactMap { item in
            switch item.name {
            case "menuItem": return self.item(item)
            case "menu":
                // Catalyst's menus stand in one another without items around them.
                return box(item, id: item["id"] ?? "", label: item.string("title") ?? "", menu: item)
            default: return command(item)
            }
        } ?? []
    }

    private func item(_ node: MarkupNode) -> WidgetDraft? {
        if node.says("isSeparatorItem") || node.says("sectionHeader") { return nil }
        if node.says("alternate") {
            project.notes.add(.dropped, "a menu item that shows only while a key is held was left out", at: node)
            return nil
        }
        let label = node.string("title") ?? node.part("submenu")?.string("title") ?? ""
        if let menu = node.part("submenu"), var part = box(node, id: node["id"] ?? "", label: label, menu: menu) {
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
            project.notes.add(
                .assumed, "what '\(name)' is bound to is not known; it is taken as shown and enabled", at: node)
        }
        part.applyAccessibility(&project.notes)
        IBTransitions(project, number).lead(node, &part.element)
        return part
    }

    private func box(_ node: MarkupNode, id: String, label: String, menu: MarkupNode) -> WidgetDraft? {
        var part = WidgetDraft(Element(.group, role: .menu, id: id, label: label), at: node)
        part.children = items(of: menu)
        if part.children.isEmpty, menu["systemMenu"] != nil {
            project.notes.add(.dropped, "what the system puts into a menu is not in the file", at: node)
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
