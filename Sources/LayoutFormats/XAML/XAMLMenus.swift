import LayoutModel

/// Reads menu bars: each menu is a group in the bar, its items are what people act on.
struct XAMLMenus {
    private let reader: XAMLReader

    init(_ reader: XAMLReader) { self.reader = reader }

    func read(_ node: MarkupNode, _ part: WidgetDraft) -> [WidgetDraft] {
        guard node.name == "Menu" || node.name == "MenuBar" else { return [item(node, part, isTop: true)] }
        var bar = part
        reader.box(&bar, .menuBar)
        reader.name(node, [], &bar.element)
        bar.element.mnemonic = nil
        bar.children = node.children.filter { !$0.isProperty }.flatMap { reader.parts($0, at: nil) }
        bar.onlyLaysOut = bar.children.isEmpty
        return bar.children.isEmpty ? [] : [bar]
    }

    private func item(_ node: MarkupNode, _ part: WidgetDraft, isTop: Bool) -> WidgetDraft {
        var part = part
        reader.name(node, ["Header", "Text", "Title"], &part.element)
        reader.nameByCommand(node, &part.element)
        var inside: [WidgetDraft] = []
        for child in node.children where !child.isProperty || child.name.hasSuffix(".Items") {
            inside += (child.isProperty ? child.children.map(\.self) : [child]).flatMap { reader.parts($0, at: nil) }
        }
        // The letters inside a menu work only while it is open.
        for place in inside.indices { inside[place].element.mnemonic = nil }
        if inside.isEmpty {
            part.element.role = isTop && node.parent?.name == "Menu" ? .menuBarItem : .menuItem
            part.element.isSelected = reader.flag(node, "IsChecked") ?? false
        } else {
            reader.box(&part, .menu)
            part.children = inside
        }
        return part
    }
}
