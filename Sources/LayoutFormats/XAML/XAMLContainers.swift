import LayoutModel

extension XAMLReader {
    /// A list, tree or table: the items that stand in the file, or one for those that come from data.
    func items(_ node: MarkupNode, _ role: Role, _ part: inout WidgetDraft) {
        let item: Role = role == .tree ? .treeItem : role == .table ? .row : .listItem
        part.element.become(role)
        name(node, ["Header"], &part.element)
        part.element.mnemonic = nil
        let isBound =
            node["ItemsSource"] != nil || node["BindableLayout.ItemsSource"] != nil
            || node.property("ItemTemplate") != nil
        let isPassive = ["ItemsControl", "ItemsRepeater"].contains(node.name)
        var inside: [WidgetDraft] = []
        for inner in stated(node) { inside += itemParts(inner, item, isPassive: isPassive) }
        if role == .table {
            for column in node.property("Columns")?.children.map(\.self) ?? [] {
                if let header = shown(column, "Header") {
                    inside.append(WidgetDraft(Element(role: .staticText, label: header), at: column))
                }
            }
        }
        if isBound || role == .table, !inside.contains(where: { $0.element.role == item }) {
            if isPassive {
                notes.add(.dropped, "items that come from data were left out: the file does not hold them", at: node)
            } else {
                notes.add(
                    .assumed, "how many items a list has is not in the file; one stands for them, its texts unknown",
                    at: node)
                inside.append(WidgetDraft(Element(role: item), at: node))
            }
        }
        part.children = inside
        if isPassive || inside.isEmpty { part.element.role = .group }
        part.onlyLaysOut = inside.isEmpty || isPassive
    }

    /// The items that stand in the file, in the element itself or its property.
    func stated(_ node: MarkupNode) -> [MarkupNode] {
        node.children.filter { !$0.isProperty || $0.name.hasSuffix(".Items") }
            .flatMap { $0.isProperty ? Array($0.children) : [$0] }
    }

    private func itemParts(_ node: MarkupNode, _ role: Role, isPassive: Bool) -> [WidgetDraft] {
        let own = parts(node, at: nil)
        if isPassive { return own }
        if role == .treeItem, node.name == "TreeViewItem" { return tree(node, own) }
        if node.name == "TableSection" || node.name == "TableRoot" { return own }
        guard let first = own.first, own.count == 1, first.element.role == .listItem || first.element.role == .cell
        else {
            // Any element can be an item: it is wrapped in one.
            guard !own.isEmpty else { return [] }
            let acting = own.flatMap(\.actingParts)
            var item = WidgetDraft(Element(role: role, label: joinedLabel(own.flatMap(\.spokenLabels))), at: node)
            if acting.isEmpty { return [item] }
            item.element = item.element.asContainer(role)
            item.element.label = ""
            item.children = own.count == 1 && own[0].onlyLaysOut ? own[0].children : own
            return [item]
        }
        return own
    }

    /// An item of a tree, followed by those inside it where it is open.
    private func tree(_ node: MarkupNode, _ own: [WidgetDraft]) -> [WidgetDraft] {
        var inner: [WidgetDraft] = []
        for child in node.children where child.name == "TreeViewItem" { inner += tree(child, parts(child, at: nil)) }
        guard !inner.isEmpty else { return own }
        var closed = WidgetDraft(Element(.group), at: node, inner)
        closed.element.isHidden = true
        return own + (flag(node, "IsExpanded") == true ? inner : [closed])
    }

    /// Tabs, and what the selected one shows; what the others hold is hidden.
    func tabs(_ node: MarkupNode, _ part: inout WidgetDraft) {
        let pages = node.children.filter { !$0.isProperty }
        let stated = node["SelectedIndex"].flatMap(wholeNumber)
        let selected = pages.firstIndex { flag($0, "IsSelected") == true } ?? stated ?? 0
        var strip = WidgetDraft(Element(.group, role: .tabGroup, id: part.element.id), at: node)
        strip.element.container = .semanticGroup
        name(node, [], &strip.element)
        strip.element.mnemonic = nil
        var contents: [WidgetDraft] = []
        for (index, page) in pages.enumerated() {
            var tab = WidgetDraft(Element(role: .tab, id: page.xamlName ?? ""), at: page)
            name(page, ["Header", "Title"], &tab.element)
            tab.element.isSelected = index == selected
            tab.element.isEnabled = flag(page, "IsEnabled") ?? true
            tab.element.isHidden = page["Visibility"] == "Collapsed"
            strip.children.append(tab)
            var content = WidgetDraft(Element(.group), at: page, content(page))
            content.element.isHidden = index != selected
            content.onlyLaysOut = index == selected
            if !content.children.isEmpty { contents.append(content) }
        }
        if node["ItemsSource"] != nil, pages.isEmpty {
            notes.add(.dropped, "items that come from data were left out: the file does not hold them", at: node)
        }
        part.element.become(.group)
        part.element.id = ""
        part.onlyLaysOut = true
        part.children = (strip.children.isEmpty ? [] : [strip]) + contents
    }

    /// What a page or expander holds below its header.
    func content(_ node: MarkupNode) -> [WidgetDraft] {
        inside(node, at: nil).filter { $0.node.parent?.name.hasSuffix(".Header") != true }
    }

    /// The shell of a MAUI app: a tab or flyout item for each page, which stand in files of their own.
    func shell(_ node: MarkupNode, _ part: inout WidgetDraft) {
        let isFlyout = node["Shell.FlyoutBehavior"] == "Flyout" || node.child("FlyoutItem") != nil
        part.element.become(.group)
        part.onlyLaysOut = true
        var bar = WidgetDraft(Element(.group, role: isFlyout ? .list : .tabBar), at: node)
        let names: Set<String> = [
            "ShellContent", "FlyoutItem", "Tab", "MenuItem", "TabBar", "ShellSection", "ShellItem",
        ]
        func add(_ item: MarkupNode) {
            guard names.contains(item.name) else { return }
            if let title = shown(item, "Title") ?? shown(item, "Text") {
                var element = Element(role: isFlyout ? .listItem : .tab, id: item.xamlName ?? "", label: title)
                element.isSelected = bar.children.isEmpty
                element.isHidden = flag(item, "FlyoutItemIsVisible") == false || flag(item, "IsVisible") == false
                bar.children.append(WidgetDraft(element, at: item))
            } else {
                for inner in item.children { add(inner) }
            }
        }
        for item in node.children { add(item) }
        if !bar.children.isEmpty {
            notes.add(.dropped, "the pages of the shell stand in files of their own", at: node)
        }
        let footer = ["FlyoutHeader", "FlyoutFooter"].map {
            node.property($0)?.children.flatMap { parts($0, at: nil) } ?? []
        }
        part.children = footer[0] + (bar.children.isEmpty ? [] : [bar]) + footer[1]
    }
}
