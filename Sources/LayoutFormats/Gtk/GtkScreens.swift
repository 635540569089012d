import LayoutModel

/// Makes the screens of a builder file: its windows, and what opens from them.
struct GtkScreens {
    let document: GtkDocument
    var ids: Set<String> = []
    /// Popovers and menus that are still to be written, with what opens them.
    var pending: [(node: MarkupNode, id: String, label: String)] = []
    var notes = FormatNotes()
    /// Whether a stated focus chain changes the order.
    var hasFocusChain = false

    init(_ document: GtkDocument) { self.document = document }

    mutating func write(_ sink: inout LayoutSink) {
        notes = sink.notes
        for node in document.root.children {
            switch node.name {
            case "object", "template":
                guard let type = type(of: node, isTop: true) else { continue }
                // Pictures beside the windows are those of buttons.
                if [.nothing, .display].contains(type.kind) { continue }
                if document.opened.contains(node["id"] ?? "") { continue }
                write(node, id: node["id"] ?? node["class"] ?? "", label: node.gtkText("title") ?? "", type, &sink)
            case "menu" where !document.opened.contains(node["id"] ?? ""):
                let items = menuItems(node)
                let id = ids.insertUnique(node["id"] ?? "menu")
                add([WidgetDraft(Element(.group, role: .menu, id: id), at: node, items)], id: id, "", node, &sink)
            default: break
            }
            writePending(&sink)
        }
        if !sink.layout.screens.isEmpty { sink.layout.screens[0].isInitial = true }
        sink.layout.name = sink.layout.screens.first.map { $0.label.isEmpty ? $0.id : $0.label } ?? ""
        if !document.isGtk4, !document.statesVisibility, !sink.layout.screens.isEmpty {
            notes.add(.assumed, "nothing is said to be visible; all of it is taken as shown")
        }
        sink.notes = notes
    }

    private mutating func writePending(_ sink: inout LayoutSink) {
        while !pending.isEmpty {
            let next = pending.removeFirst()
            if next.node.name == "menu" {
                let title = MnemonicText(plain: next.label)
                let menu = WidgetDraft(menu: title, at: next.node, menuItems(next.node))
                add([menu], id: next.id, next.label, next.node, &sink)
            } else if let type = type(of: next.node, isTop: true) {
                write(next.node, id: next.id, label: next.label, type, &sink, isNamed: true)
            }
        }
    }

    private mutating func write(
        _ node: MarkupNode, id: String, label: String, _ type: WidgetClass, _ sink: inout LayoutSink,
        isNamed: Bool = false
    ) {
        hasFocusChain = false
        var drafts: [WidgetDraft]
        switch type.kind {
        case .window, .popover:
            let window = Element(.group, role: type.role, label: node.gtkText("title") ?? label)
            drafts = [WidgetDraft(window, at: node, inside(node, type))]
            drafts[0].element.isModal = node.gtkFlag("modal") == true && type.kind == .window
            if type.kind == .popover, let model = node.gtkText("menu-model"), let menu = document.menus[model] {
                drafts[0].children.append(WidgetDraft(Element(.group, role: .menu), at: menu, menuItems(menu)))
            }
        case .menu:
            drafts = [WidgetDraft(Element(.group, role: .menu, label: label), at: node, menuItems(node))]
        default:
            drafts = self.drafts(of: node, slot: node, isRoot: true)
        }
        drafts = RadioGroups.gathered(drafts)
        if hasFocusChain {
            var number = 0
            drafts = drafts.map { numbered($0, &number, isIn: true) }
        }
        add(drafts, id: isNamed ? id : ids.insertUnique(id.isEmpty ? "screen" : id), label, node, &sink)
    }

    private mutating func add(
        _ drafts: [WidgetDraft], id: String, _ label: String, _ node: MarkupNode, _ sink: inout LayoutSink
    ) {
        var screen = Screen(id: id, label: label)
        screen.readingOrder = .document
        screen = screen.holding(drafts, line: node.line)
        screen.focus = firstStop(of: screen, belowTitleBarOf: node)
        sink.add(screen)
    }

    /// The id of the first stop below a title bar of the window's own, in which GTK does not begin; nil without one.
    private func firstStop(of screen: Screen, belowTitleBarOf window: MarkupNode) -> String? {
        let bar = window.gtkChildren.first { _, slot in
            slot["type"] == "titlebar" || slot["name"].map(MarkupNode.gtkName) == "titlebar"
        }
        guard let bar, !screen.elements.isEmpty else { return nil }
        // A bar that holds nothing is not on the screen.
        let id = bar.object["id"] ?? ""
        let container = screen.children(of: ElementIndex(0)).map { screen[$0] }.first { id.isEmpty || $0.id == id }
        guard var index = container?.subtreeEnd else { return nil }
        while index < screen.elements.count {
            let element = screen.elements[index]
            let isUsable = !element.isHidden && element.isEnabled
            if isUsable, element.kind == .element, element.respondsToInteraction, element.tabIndex ?? 0 >= 0 {
                return element.id
            }
            index = isUsable ? index + 1 : element.subtreeEnd
        }
        return nil
    }

    /// Numbers the stops in the order in which Tab visits them, where a focus chain is stated.
    private func numbered(_ draft: WidgetDraft, _ number: inout Int, isIn: Bool) -> WidgetDraft {
        var draft = draft
        if draft.element.kind == .element, draft.element.respondsToInteraction, draft.element.tabIndex ?? 0 >= 0 {
            number += 1
            draft.element.tabIndex = isIn ? number : -1
        }
        let ranks = draft.children.map(\.focusRank)
        let hasChain = ranks.contains { $0 != nil }
        let order = draft.children.indices.sorted { (ranks[$0] ?? .max, $0) < (ranks[$1] ?? .max, $1) }
        for index in order {
            let isInner = isIn && (!hasChain || ranks[index] != nil)
            draft.children[index] = numbered(draft.children[index], &number, isIn: isInner)
        }
        return draft
    }

    /// What is known of an object's class; nil for what is no widget.
    mutating func type(of node: MarkupNode, isTop: Bool = false) -> WidgetClass? {
        let name = (node.name == "template" ? node["parent"] : node["class"]) ?? ""
        if let known = GtkClasses.known[name] { return known }
        if GtkClasses.isNoWidget(name) { return nil }
        // Objects of the top level that nobody shows.
        if isTop, node.name == "object", node.child("child") == nil, node.gtkProperty("visible") == nil { return nil }
        notes.add(.assumed, "what \(name) does is not known; it is taken as a box", at: node)
        return .container
    }
}
