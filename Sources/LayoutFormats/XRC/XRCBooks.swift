import LayoutModel

/// Books, tool bars and menus of a resource file.
extension XRCReader {
    /// A book: what chooses its pages, and the pages, all but one hidden.
    mutating func book(_ node: MarkupNode, _ type: WidgetClass, origin: Origin?, isLaidOut: Bool) -> WidgetDraft {
        label = nil
        let pages = node.xrcObjects.filter { ($0["class"] ?? "").hasSuffix("page") }
        let current = pages.firstIndex { $0.xrcFlag("selected") == true } ?? 0
        let titles = pages.map { $0.xrcLabel("label") }
        var contents: [WidgetDraft] = []
        for (number, page) in pages.enumerated() {
            label = nil
            for object in page.xrcObjects {
                contents += drafts(of: object, origin: nil, isLaidOut: true).hidden(unless: number == current)
            }
        }
        label = nil
        var result = WidgetDraft(Element(.group), at: node, contents)
        result.element.isHidden = node.xrcFlag("hidden") == true
        result.element.isEnabled = node.xrcFlag("enabled") != false
        if type.role == .dialog { result.element.role = .dialog }
        if let chooser = chooser(node, type, pages, titles, current) { result.children.insert(chooser, at: 0) }
        return result
    }

    /// What chooses the pages of a book: tabs, a list, or a choice.
    private func chooser(
        _ node: MarkupNode, _ type: WidgetClass, _ pages: [MarkupNode], _ titles: [MnemonicText], _ current: Int
    ) -> WidgetDraft? {
        let id = node["name"] ?? ""
        if type.role == .group || pages.isEmpty { return nil }
        if type.role == .popUpButton {
            var choice = Element(role: .popUpButton, id: id)
            choice.value = titles[current].text
            return WidgetDraft(choice, at: node)
        }
        var bar = Element(.group, role: type.role == .dialog ? .tabGroup : type.role, id: id)
        bar.entry = .selected
        if bar.role == .tabGroup { bar.container = .semanticGroup }
        let role: Role = bar.role == .tree ? .treeItem : bar.role == .list ? .listItem : .tab
        let items = pages.indices.map { number in
            let title = role == .tab ? titles[number] : MnemonicText(plain: titles[number].text)
            var item = WidgetDraft(role, title, at: pages[number])
            item.element.isSelected = number == current
            return item
        }
        return WidgetDraft(bar, at: node, items)
    }

    /// The buttons of a tool bar, which Tab does not reach, and the controls in it.
    mutating func tools(_ node: MarkupNode) -> [WidgetDraft] {
        var result: [WidgetDraft] = []
        for object in node.xrcObjects {
            guard XRCClasses.known[object["class"] ?? ""]?.kind == .tool else {
                result += drafts(of: object, origin: nil, isLaidOut: true)
                continue
            }
            let text = object.xrcLabel("label").text
            var element = Element(role: .button, id: object["name"] ?? "", label: text)
            if text.isEmpty { element.label = object.xrcLabel("tooltip").text }
            element.isEnabled = object.xrcFlag("disabled") != true
            element.isHidden = object.xrcFlag("hidden") == true
            if object.xrcFlag("toggle") == true || object.xrcFlag("radio") == true {
                element.role = .toggle
                element.setOn(object.xrcFlag("checked") == true)
            }
            element.tabIndex = -1
            result.append(WidgetDraft(element, at: object))
        }
        return result
    }

    /// A menu bar with its menus; the items of inner menus stand in the menu around them.
    mutating func menuBar(_ node: MarkupNode) -> WidgetDraft {
        let bar = Element(.group, role: .menuBar, id: node["name"] ?? "")
        var menus: [WidgetDraft] = []
        for object in node.xrcObjects {
            guard let menu = resolved(object), menu["class"] == "wxMenu" else { continue }
            menus.append(self.menu(menu, isOuter: true))
        }
        return WidgetDraft(bar, at: node, menus)
    }

    private mutating func menu(_ node: MarkupNode, isOuter: Bool) -> WidgetDraft {
        var menu = WidgetDraft(
            menu: node.xrcLabel("label"), id: node["name"] ?? "", isInner: !isOuter, at: node, menuItems(node))
        menu.element.isEnabled = node.xrcFlag("enabled") != false
        return menu
    }

    /// The items of a menu.
    mutating func menuItems(_ node: MarkupNode) -> [WidgetDraft] {
        var result: [WidgetDraft] = []
        for object in node.xrcObjects {
            guard let item = resolved(object) else { continue }
            count += 1
            guard count < Self.objectLimit else { return result }
            if object.name == "object_ref" { following.append(object["ref"] ?? "") }
            defer { if object.name == "object_ref" { following.removeLast() } }
            switch XRCClasses.known[item["class"] ?? ""]?.kind {
            case .menu: result.append(menu(item, isOuter: false))
            case .menuItem:
                // What follows a tab in the label is the chord.
                let parts = (item.xrcText("label") ?? "").split(separator: "\t", maxSplits: 1).map(String.init)
                let text = MnemonicText(singleLine(parts.first ?? ""), marker: "&")
                var element = Element(role: .menuItem, id: item["name"] ?? "", label: text.text)
                if text.text.isEmpty, let stock = XRCClasses.stock[element.id] {
                    element.label = MnemonicText(stock, marker: "&").text
                }
                element.shortcut = (item.xrcText("accel") ?? (parts.count > 1 ? parts[1] : nil)).flatMap {
                    Accelerator.chord($0)
                }
                element.isEnabled = item.xrcFlag("enabled") != false
                if item.xrcFlag("checkable") == true || item.xrcFlag("radio") == true {
                    element.setOn(item.xrcFlag("checked") == true)
                }
                result.append(WidgetDraft(element, at: item))
            default: break
            }
        }
        return result
    }
}
