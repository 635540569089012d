import LayoutModel

/// Reads the tree of a window into drafts.
struct ATSPIReader {
    private let window: ATSPINode
    private let tellsStates, isGtk: Bool
    private(set) var notes: FormatNotes
    private var origin = (x: 0.0, y: 0.0)
    private var focused: MarkupNode?

    init(_ window: ATSPINode, tellsStates: Bool, isGtk: Bool, _ notes: FormatNotes) {
        (self.window, self.tellsStates, self.isGtk, self.notes) = (window, tellsStates, isGtk, notes)
    }

    /// The screen with what the window holds.
    mutating func read(_ empty: Screen) -> Screen {
        var screen = empty
        screen.line = window.node.line
        screen.readingOrder = .document
        if let frame = window.frame {
            origin = (frame.x, frame.y)
            (screen.width, screen.height) = (frame.width, frame.height)
        }
        let drafts = RadioGroups.gathered(inside(window))
        if drafts.isEmpty {
            notes.add(.ignored, "a window holds nothing that people can stop on", at: window.node)
        }
        var writer = DraftWriter(screen)
        writer.focused = focused
        for draft in drafts { writer.write(draft) }
        return writer.finish()
    }

    private mutating func inside(_ node: ATSPINode, inMenu: Bool = false) -> [WidgetDraft] {
        ordered(node.children).flatMap { drafts($0, in: node, inMenu: inMenu) }
    }

    /// GTK goes through what a container holds by the middle of the frames; others say no more than their tree.
    private func ordered(_ nodes: [ATSPINode]) -> [ATSPINode] {
        let frames = nodes.map(\.frame)
        guard isGtk, frames.contains(where: { $0 != nil }) else { return nodes }
        func middle(_ index: Int) -> (Double, Double, Int) {
            guard let frame = frames[index] else { return (-.infinity, -.infinity, index) }
            return ((frame.y + frame.height / 2).rounded(.down), (frame.x + frame.width / 2).rounded(.down), index)
        }
        return nodes.indices.sorted { middle($0) < middle($1) }.map { nodes[$0] }
    }

    /// What a thing becomes; nothing where it is not on the screen.
    private mutating func drafts(_ node: ATSPINode, in outer: ATSPINode, inMenu: Bool = false) -> [WidgetDraft] {
        let type = ATSPIClasses.type(node.word)
        if tellsStates, !inMenu, !node.isShown, ![.menuBar, .menu, .menuItem].contains(type.kind) { return [] }
        if type.kind == .nothing { return [] }
        if node.states.contains("focused"), focused == nil || node.states.contains("focusable") { focused = node.node }
        switch type.kind {
        case .control, .field: return control(node, type.role, in: outer)
        case .items: return collection(node, type.role)
        case .item: return [element(node, type.role)]
        case .tabs: return tabs(node)
        case .menuBar, .menu, .menuItem: return menu(node, type)
        case .label, .display:
            var draft = element(node, type.role)
            if node.states.contains("focusable") { draft.element.setFocusable(true) }
            return draft.element.label.isEmpty ? [] : [draft]
        default: return [container(node, type)]
        }
    }

    /// The frame in the window.
    private func frame(_ node: ATSPINode) -> Frame? {
        node.frame.map { Frame(x: $0.x - origin.x, y: $0.y - origin.y, width: $0.width, height: $0.height) }
    }

    /// A thing without what is in it.
    private func element(_ node: ATSPINode, _ role: Role) -> WidgetDraft {
        var element = Element(role: role, id: node.id ?? "", label: label(node))
        element.frame = frame(node)
        if tellsStates { element.isEnabled = !node.states.isDisjoint(with: ["sensitive", "enabled"]) }
        element.isSelected = node.states.contains("selected") || role == .radioButton && node.states.contains("checked")
        return WidgetDraft(element, at: node.node)
    }

    private func label(_ node: ATSPINode) -> String {
        if !node.name.isEmpty { return node.name }
        let texts = node.node.descendants.map { ATSPINode($0) }.filter {
            ["label", "static", "image"].contains($0.word)
        }
        let inside = joinedLabel(texts.map(\.name))
        return inside.isEmpty ? singleLine(node.node["description"] ?? "") : inside
    }

    private mutating func control(_ node: ATSPINode, _ base: Role, in outer: ATSPINode) -> [WidgetDraft] {
        let parts = node.node.descendants.map { ATSPINode($0) }
        let isFocusable = node.states.contains("focusable")
        // Buttons of GTK 4 hold the button that people press.
        let holdsFocus = parts.contains { $0.states.contains("focusable") }
        let isWhole = base != .button && base != .toggle && base != .menuButton
        if tellsStates, !isFocusable, holdsFocus, !isWhole { return inside(node) }
        if parts.contains(where: { $0.states.contains("focused") }), isWhole { focused = node.node }
        var draft = element(node, base)
        switch base {
        case .textField where node.states.contains("multi-line"): draft.element.role = .textView
        case .popUpButton where parts.contains(where: { $0.states.contains("editable") || $0.word == "entry" }):
            draft.element.role = .comboBox
        case .button where node.states.contains("expandable"), .toggle where node.states.contains("expandable"):
            draft.element.role = .disclosure
        case .secureTextField:
            draft.element.setSecure()
            if node.value != nil {
                notes.add(.dropped, "the text of a password field was left out", at: node.node)
            }
        case .slider, .stepper: draft.element.isAdjustable = true
        case .radioButton: draft.radioGroup = "\(outer.node.offset)"
        default: break
        }
        if base == .checkbox || draft.element.role == .toggle {
            let isOn = !node.states.isDisjoint(with: ["checked", "pressed"])
            draft.element.value = node.states.contains("indeterminate") ? "mixed" : isOn ? "on" : "off"
        } else if base != .secureTextField, base != .button {
            draft.element.value = node.value
        }
        // What opens in GTK takes the focus by a button that AT-SPI does not list.
        if tellsStates, !isFocusable, !(holdsFocus && isWhole), base != .tab, !(isGtk && base == .popUpButton) {
            draft.element.tabIndex = -1
        }
        keys(node, &draft.element)
        return [draft]
    }

    /// A list, table or tree with its rows: items that stand side by side are one.
    private mutating func collection(_ node: ATSPINode, _ role: Role) -> [WidgetDraft] {
        var rows: [[ATSPINode]] = []
        for item in node.children where ATSPIClasses.type(item.word).kind == .item {
            if tellsStates, !item.states.contains("visible") { continue }
            let isBeside =
                item.word == "table-cell" && item.frame != nil && rows.last?.first?.frame?.y == item.frame?.y
            if isBeside { rows[rows.count - 1].append(item) } else { rows.append([item]) }
        }
        var list = WidgetDraft(Element(.group, role: role, id: node.id ?? "", label: node.name), at: node.node)
        list.element.frame = frame(node)
        let isStop =
            !tellsStates || node.states.contains("focusable")
            || rows.joined().contains {
                $0.states.contains("focusable")
            }
        for cells in rows {
            var row = element(cells[0], cells.count > 1 ? .row : ATSPIClasses.type(cells[0].word).role)
            row.element.label = joinedLabel(cells.map(label))
            row.element.isSelected = cells.contains { $0.states.contains("selected") }
            row.element.isOffscreen = tellsStates && !cells[0].states.contains("showing")
            row.element.isEnabled = true
            if !isStop { row.element.tabIndex = -1 }
            if cells.contains(where: { $0.states.contains("focused") }) { focused = row.node }
            list.children.append(row)
        }
        guard !list.children.isEmpty else {
            (list.element.kind, list.element.interactive) = (.element, isStop)
            return [list]
        }
        list.element.entry = .selected
        if focused == node.node {
            focused = (list.children.first(where: \.element.isSelected) ?? list.children[0]).node
        }
        return [list]
    }

    private mutating func tabs(_ node: ATSPINode) -> [WidgetDraft] {
        var bar: [WidgetDraft] = []
        var pages: [WidgetDraft] = []
        for child in node.children {
            guard child.word == "page-tab" else {
                pages += drafts(child, in: node)
                continue
            }
            if !tellsStates || child.frame != nil || !label(child).isEmpty { bar.append(element(child, .tab)) }
            if !tellsStates || child.states.contains("selected") { pages += inside(child) }
        }
        let isStop = !tellsStates || node.states.contains("focusable")
        for index in bar.indices where !isStop { bar[index].element.tabIndex = -1 }
        var box = WidgetDraft(Element(.group, id: node.id ?? ""), at: node.node, pages)
        box.onlyLaysOut = true
        return bar.isEmpty ? pages : [box.withTabs(bar, label: node.name)]
    }

    /// A menu with all its items, open or not; frames of items that nobody sees are none.
    private mutating func menu(_ node: ATSPINode, _ type: WidgetClass) -> [WidgetDraft] {
        if type.kind == .menuBar {
            var bar = WidgetDraft(Element(.group, role: .menuBar, id: node.id ?? ""), at: node.node)
            bar.element.frame = frame(node)
            bar.children = inside(node, inMenu: true)
            return bar.children.isEmpty ? [] : [bar]
        }
        if node.word == "popup-menu" { return inside(node, inMenu: true) }
        let items = inside(node, inMenu: true)
        var draft = element(node, .menuItem)
        keys(node, &draft.element)
        if !node.states.contains("showing") { draft.element.frame = nil }
        if items.isEmpty { return draft.element.label.isEmpty || type.kind == .menu ? [] : [draft] }
        let title = MnemonicText(plain: draft.element.label)
        var menu = WidgetDraft(menu: title, id: node.id ?? "", at: node.node, items)
        (menu.element.mnemonic, menu.element.frame) = (draft.element.mnemonic, draft.element.frame)
        return [menu]
    }

    private mutating func container(_ node: ATSPINode, _ type: WidgetClass) -> WidgetDraft {
        var draft = WidgetDraft(Element(.group, role: type.role, id: node.id ?? "", label: node.name), at: node.node)
        draft.element.frame = frame(node)
        draft.element.isModal = node.states.contains("modal")
        draft.children = inside(node)
        if type.kind == .scrollArea { draft.element.scrolls = axis(node) }
        // Nobody acts on a box in which nothing takes the focus, unless it takes it itself.
        let isIdle = draft.children.flatMap(\.actingParts).isEmpty
        if isIdle, node.states.contains("focusable"), type.kind == .scrollArea || !isGtk {
            var own = element(node, .other)
            own.element.setFocusable(true)
            own.children = []
            draft.children.insert(own, at: 0)
            draft.element.id = ""
        }
        let isPlain = type.kind == .layout || draft.element.role == .group && draft.element.label.isEmpty
        draft.onlyLaysOut =
            (isPlain || type.kind == .scrollArea && draft.element.scrolls == nil) && !draft.element.isModal
        if type.kind == .toolBar, !isGtk, draft.children.contains(where: { $0.element.tabIndex == -1 }) {
            return draft.asPointerToolbar()
        }
        return draft
    }

    private func axis(_ node: ATSPINode) -> ScrollAxis? {
        let bars = node.children.filter { $0.word == "scroll-bar" && $0.frame != nil }
        let down = bars.contains { $0.states.contains("vertical") }
        let across = bars.contains { $0.states.contains("horizontal") }
        return down && across ? .both : down ? .vertical : across ? .horizontal : nil
    }

    /// The letter that acts on a thing together with Alt, or in its menu, and its shortcut.
    private func keys(_ node: ATSPINode, _ element: inout Element) {
        for (place, text) in node.keyBindings.flatMap({ $0.split(separator: ";", omittingEmptySubsequences: false) })
            .enumerated()
        {
            guard !text.contains(":"),
                let chord = text.contains("<") ? Accelerator.gtk(String(text)) : Accelerator.chord(String(text))
            else { continue }
            let isLetter = chord.key.count == 1 && (chord.modifiers == [.alt] || chord.modifiers.isEmpty)
            if isLetter, place == 0 {
                element.mnemonic = chord.key
            } else if chord.modifiers.contains(where: { $0 != .shift }), chord.modifiers != [.alt] || !isLetter {
                element.shortcut = element.shortcut ?? chord
            }
        }
    }
}
