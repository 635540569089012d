import LayoutModel

extension IBCocoaReader {
    /// A table or outline: its headers, and one row of what each column holds.
    func table(_ node: MarkupNode, _ part: inout WidgetDraft, _ space: Space) {
        part.element.role = node.name == "outlineView" ? .tree : .table
        part.element.isEnabled = !node.denies("enabled")
        let columns =
            node.elements(in: "tableColumns").filter { $0.name == "tableColumn" && !$0.says("hidden") }
        var around = node.parent
        while let scroll = around, scroll.name != "scrollView", scroll.name != "view" { around = scroll.parent }
        if around?.part("headerView") != nil {
            for column in columns {
                guard let title = column.part("headerCell")?.string("title"), !title.isEmpty else { continue }
                part.children.append(WidgetDraft(Element(role: .staticText, label: title), at: column))
            }
        }
        var cells: [WidgetDraft] = []
        for column in columns {
            guard let view = column.elements(in: "prototypeCellViews").first else { continue }
            if let cell = self.part(view, Space(frame: space.frame, isFlipped: true)) { cells.append(cell) }
        }
        var row = WidgetDraft(Element(role: node.name == "outlineView" ? .treeItem : .row), at: node)
        let height = node.number("rowHeight") ?? 17
        row.element.frame = Frame(x: space.frame.x, y: space.frame.y, width: space.frame.width, height: height)
        // Text fields in rows are edited in the row; Tab skips them.
        row.children = cells.map(\.asCell)
        row.element.label = joinedLabel(row.children.flatMap(\.spokenLabels))
        let acting = row.children.flatMap(\.actingParts)
        note(.assumed, "how many rows a table has is not in the file; one is shown, its texts as drawn", node)
        guard !acting.isEmpty else {
            part.children.append(row)
            return
        }
        // The row is chosen with arrows, the controls in it are reached from there.
        row.children = []
        row.element.label = joinedLabel(cells.map(\.asCell).flatMap(\.shownTexts))
        part.children.append(row)
        part.children += acting
    }

    /// The tabs of a tab view and what the shown one holds; what the others hold is hidden.
    func tabView(_ node: MarkupNode, _ part: inout WidgetDraft, _ space: Space) {
        let items = node.elements(in: "tabViewItems").filter { $0.name == "tabViewItem" }
        let shown = items.firstIndex { $0["id"] != nil && $0["id"] == node["initialItem"] } ?? 0
        var tabs = WidgetDraft(Element(.group, role: .tabGroup, id: node["id"] ?? ""), at: node)
        tabs.element.container = .semanticGroup
        let strip = Frame(
            x: space.frame.x, y: space.frame.y, width: space.frame.width, height: min(30, space.frame.height))
        tabs.element.frame = strip
        part.element.id = ""
        part.onlyLaysOut = true
        for (index, item) in items.enumerated() {
            var tab = Element(role: .tab, id: item["id"] ?? "", label: item.string("label") ?? "")
            tab.frame = strip.slice(index, of: items.count)
            tab.isSelected = index == shown
            tabs.children.append(WidgetDraft(tab, at: item))
            guard let view = item.part("view"), var content = self.part(view, space) else { continue }
            if index != shown {
                content.onlyLaysOut = false
                content.element.isHidden = true
            }
            part.children.append(content)
        }
        if node["type"]?.hasPrefix("noTabs") != true, !items.isEmpty { part.children.insert(tabs, at: 0) }
    }

    /// The toolbar of a window: the items that it shows at first, not those that it allows.
    func toolbar(_ node: MarkupNode, width: Double) -> WidgetDraft {
        var part = WidgetDraft(Element(.group, role: .toolbar, id: node["id"] ?? ""), at: node)
        part.element.frame = Frame(x: 0, y: 0, width: width, height: 52)
        let all = node.elements(in: "allowedToolbarItems")
        let items = node.elements(in: node.child("defaultToolbarItems") == nil ? "items" : "defaultToolbarItems")
        for item in items {
            var node = item
            if let id = item["reference"] {
                guard let found = all.first(where: { $0["id"] == id }) else {
                    note(.ignored, "a toolbar shows an item that is not there", item)
                    continue
                }
                node = found
            }
            let label = node.string("label") ?? ""
            let system = node["implicitItemIdentifier"].flatMap(IBNames.toolbarItem)
            if let view = node.part("view") {
                guard var inner = self.part(view, Space(frame: Frame(x: 0, y: 0, width: 0, height: 52))) else {
                    continue
                }
                if inner.element.label.isEmpty { inner.element.label = label }
                part.children.append(inner)
            } else if system != nil || node["implicitItemIdentifier"] == nil {
                var element = Element(role: .button, id: node["id"] ?? "", label: system ?? label)
                if element.label.isEmpty { element.label = node["image"].map(IBNames.picture) ?? "" }
                element.isEnabled = !node.denies("enabled")
                lead(node, &element)
                part.children.append(WidgetDraft(element, at: node))
            }
        }
        for (index, item) in part.children.enumerated() {
            guard let own = part.element.frame?.slice(index, of: part.children.count) else { continue }
            let before = item.element.frame ?? own
            part.children[index] = item.moved(right: own.x - before.x, down: own.y - before.y)
            if item.element.frame == nil { part.children[index].element.frame = own }
        }
        return part
    }

    /// The tabs of the controller in which a scene is seen.
    func tabs(of scene: IBScene, width: Double) -> WidgetDraft? {
        guard let tab = project.tabs[scene.key], let controller = project.scene(tab.controller)?.node else {
            return nil
        }
        var part = WidgetDraft(Element(.group, role: .tabGroup, id: controller["id"] ?? ""), at: controller)
        part.element.container = .semanticGroup
        part.element.frame = Frame(x: 0, y: 0, width: width, height: 40)
        let items = controller.elements(in: "tabViewItems").filter { $0.name == "tabViewItem" }
        let children = project.related(tab.controller, ["tabItems"])
        for (index, child) in children.enumerated() {
            let item = index < items.count ? items[index] : nil
            let title = project.shown(child).flatMap { project.scene($0)?.node.string("title") }
            var element = Element(role: .tab, id: item?["id"] ?? "", label: item?.string("label") ?? title ?? "")
            element.frame = part.element.frame?.slice(index, of: children.count)
            element.isSelected = index == tab.index
            element.leadsTo = project.screenID(of: child)
            part.children.append(WidgetDraft(element, at: item ?? controller))
        }
        return part
    }
}

extension WidgetDraft {
    /// The same inside a row: its texts only say something.
    fileprivate var asCell: WidgetDraft {
        var part = self
        if part.element.role == .textField {
            part.element.role = .staticText
            if part.element.label.isEmpty { part.element.label = part.element.value ?? "" }
            part.element.value = nil
        }
        part.children = children.map(\.asCell)
        return part
    }

    /// What the texts inside say.
    fileprivate var shownTexts: [String] {
        if element.isHidden { return [] }
        return element.role == .staticText ? [element.label] : children.flatMap(\.shownTexts)
    }
}
