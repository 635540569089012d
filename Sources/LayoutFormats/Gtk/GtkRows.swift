import LayoutModel

/// Lists of a builder file whose rows are widgets.
extension GtkScreens {
    /// A list whose rows are widgets: each row is an item with what it says, and with the controls in it after it.
    ///
    /// In GTK 4 Tab goes from row to row of a list box and from child to child of a flow box, through the controls in each;
    /// in GTK 3 the list is one stop.
    mutating func rows(_ node: MarkupNode, _ type: WidgetClass, _ slot: MarkupNode) -> WidgetDraft? {
        var list = container(node, type, slot, [])
        if list.element.label.isEmpty { list.element.label = name(of: node) }
        for (object, slot) in node.gtkChildren where slot["internal-child"] != "accessible" {
            // It stands where rows would, as long as there are none.
            if slot["type"] == "placeholder" { continue }
            guard self.type(of: object) != nil else { continue }
            let content = drafts(of: object, slot: slot)
            var row = Element(role: type.role == .grid ? .cell : .listItem, id: object["id"] ?? "")
            row.label = joinedLabel(content.flatMap(\.textLabels))
            if row.label.isEmpty { row.label = titleText(object).text }
            row.isHidden = content.first?.element.isHidden ?? false
            row.isEnabled = object.gtkFlag("sensitive") != false
            if document.isGtk4 ? object.gtkFlag("focusable") == false : object.gtkFlag("can-focus") == false {
                row.tabIndex = -1
            }
            list.children.append(WidgetDraft(row, at: object))
            // What can be used inside a row is reached from it.
            list.children += content.flatMap { $0.controls(isHidden: false) }
        }
        let isOpen = document.isGtk4 && [.list, .grid].contains(type.role)
        if isOpen { (list.element.role, list.element.container) = (.group, .list) }
        if list.children.isEmpty {
            // Nothing in it takes the focus; what scrolls around it does.
            if isOpen { return nil }
            var empty = stop(node, type, slot)
            empty.element.interactive = true
            return empty
        }
        return list
    }
}

extension WidgetDraft {
    /// What people can act on in it, without the containers, the hidden ones as such.
    fileprivate func controls(isHidden: Bool) -> [WidgetDraft] {
        var own = self
        own.element.isHidden = isHidden || element.isHidden
        if element.kind == .element { return element.respondsToInteraction ? [own] : [] }
        return children.flatMap { $0.controls(isHidden: own.element.isHidden) }
    }
}
