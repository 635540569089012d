import LayoutModel

/// Menu bars: each menu is a group in the bar, its items are what people act on.
extension XAMLReader {
    func menuBar(_ node: MarkupNode, _ part: WidgetDraft) -> [WidgetDraft] {
        var bar = part
        bar.element.become(.menuBar)
        name(node, [], &bar.element)
        bar.element.mnemonic = nil
        bar.children = node.children.filter { !$0.isProperty }.flatMap { parts($0, at: nil) }
        return bar.children.isEmpty ? [] : [bar]
    }

    func menuItem(_ node: MarkupNode, _ part: WidgetDraft) -> WidgetDraft {
        var part = part
        name(node, ["Header", "Text", "Title"], &part.element)
        nameByCommand(node, &part.element)
        part.children = stated(node).flatMap { parts($0, at: nil) }
        // The letters inside a menu work only while it is open.
        for index in part.children.indices { part.children[index].element.mnemonic = nil }
        if part.children.isEmpty {
            part.element.role = node.parent?.name == "Menu" ? .menuBarItem : .menuItem
            part.element.isSelected = flag(node, "IsChecked") ?? false
        } else {
            part.element.become(.menu)
        }
        return part
    }
}
