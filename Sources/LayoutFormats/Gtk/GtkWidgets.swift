import LayoutModel

/// What the widgets of a builder file become.
extension GtkScreens {
    /// What a widget becomes; nothing where people never meet it.
    mutating func drafts(of node: MarkupNode, slot: MarkupNode, isRoot: Bool = false) -> [WidgetDraft] {
        guard let type = type(of: node) else { return [] }
        switch type.kind {
        case .container, .window, .grid:
            var result = container(node, type, slot, inside(node, type), isRoot: isRoot)
            if isFocusable(node, type), result.children.isEmpty { return [stop(node, type, slot)] }
            // An information bar has a button of its own at its end.
            if node["class"] == "GtkInfoBar", node.gtkFlag("show-close-button") == true {
                let id = node["id"].map { $0 + ".close" } ?? ""
                var close = WidgetDraft(Element(role: .button, id: id, label: "Close"), at: node)
                close.element.isHidden = node.gtkFlag("revealed") == false
                result.children.append(close)
            }
            return result.children.isEmpty ? [] : [result]
        case .groupBox:
            var frame = container(node, type, slot, inside(node, type), isRoot: isRoot)
            if frame.element.label.isEmpty { frame.element.label = titleText(node).text }
            return frame.children.isEmpty ? [] : [frame]
        case .revealer:
            let isShown = node.gtkFlag("reveal-child") ?? node.gtkFlag("search-mode-enabled") ?? false
            let children = inside(node, type).hidden(unless: isShown)
            return children.isEmpty ? [] : [container(node, type, slot, children, isRoot: isRoot)]
        case .expander: return [expander(node, type, slot)]
        case .tabs: return [notebook(node, type, slot)]
        case .stack: return [stack(node, type, slot, isRoot: isRoot)]
        case .switcher: return [switcher(node, type, slot)]
        case .scrollArea: return [scroller(node, type, slot)]
        case .rows: return [rows(node, type, slot)].compactMap(\.self)
        case .items:
            var list = stop(node, type, slot)
            list.element.interactive = true
            return [list]
        case .control:
            let result = control(node, type, slot)
            if result.element.role == .datePicker, document.isGtk4 { return [result] + calendarButtons(of: result) }
            guard result.element.role == .comboBox else { return [result] }
            // The button that opens the list is a stop of its own after the field.
            return [result, result.part("button", .popUpButton)]
        case .field: return [field(node, type, slot)]
        case .label: return [label(node, type, slot)].compactMap(\.self)
        case .display:
            let result = stop(node, type, slot)
            if result.element.respondsToInteraction { return [result] }
            // A picture without a name says nothing.
            return type.role == .image && result.element.label.isEmpty ? [] : [result]
        case .menuBar: return [menuBar(node, type, slot)]
        default: return []
        }
    }

    /// Whether Tab can stop on a widget: in GTK 3 as can-focus says, in GTK 4 as focusable and can-focus say.
    func isFocusable(_ node: MarkupNode, _ type: WidgetClass) -> Bool {
        if document.isGtk4 {
            return node.gtkFlag("can-focus") != false && node.gtkFlag("focusable") ?? type.isFocusable
        }
        // What takes the focus in GTK 3's choices is a button or field inside them.
        if type.role == .popUpButton { return true }
        return node.gtkFlag("can-focus") ?? type.isFocusable
    }

    /// Whether a widget is shown: GTK 4 shows all unless told, GTK 3 nothing but what it makes itself.
    private func isShown(_ node: MarkupNode, _ slot: MarkupNode) -> Bool {
        if let stated = node.gtkFlag("visible") { return stated }
        return document.isGtk4 || !document.statesVisibility || slot["internal-child"] != nil
    }

    /// Fills in what every kind of widget can say.
    private func describe(_ element: inout Element, _ node: MarkupNode, _ slot: MarkupNode, isRoot: Bool) {
        element.isHidden = !isRoot && !isShown(node, slot)
        element.isEnabled = node.gtkFlag("sensitive") != false
    }

    /// A widget as a container.
    mutating func container(
        _ node: MarkupNode, _ type: WidgetClass, _ slot: MarkupNode, _ children: [WidgetDraft], isRoot: Bool = false
    ) -> WidgetDraft {
        let role: Role = type.role.isInteractive || type.role == .window || type.role == .dialog ? .group : type.role
        var element = Element(.group, role: role, id: node["id"] ?? "", label: accessibleName(node))
        if node.name == "template" { element.id = node["class"] ?? "" }
        describe(&element, node, slot, isRoot: isRoot)
        let takesFocus = !document.isGtk4 || node.gtkFlag("can-focus") != false
        return WidgetDraft(element, at: node, takesFocus ? children : children.map { unfocused($0) })
    }

    /// A widget that nothing inside takes the focus of.
    private func unfocused(_ draft: WidgetDraft) -> WidgetDraft {
        var draft = draft
        if draft.element.respondsToInteraction { draft.element.tabIndex = -1 }
        draft.children = draft.children.map { unfocused($0) }
        return draft
    }

    /// A widget as one element.
    func stop(_ node: MarkupNode, _ type: WidgetClass, _ slot: MarkupNode) -> WidgetDraft {
        var element = Element(role: type.role, id: node["id"] ?? "")
        describe(&element, node, slot, isRoot: false)
        element.isAdjustable = type.isAdjustable
        element.setFocusable(isFocusable(node, type))
        if element.interactive == true, element.role == .group { element.role = .other }
        element.label = name(of: node)
        let id = node["id"] ?? ""
        element.mnemonic = document.labels[id]?.key
        element.shortcut = shortcut(node)
        if element.shortcut == nil {
            element.setDialogKey(isDefault: document.defaults.contains(id), isCancel: document.cancels.contains(id))
        }
        return WidgetDraft(element, at: node)
    }

    /// The chord of an accelerator, or of a GTK 4 shortcut that activates the widget.
    private func shortcut(_ node: MarkupNode) -> Shortcut? {
        for accelerator in node.children where accelerator.name == "accelerator" {
            guard let key = accelerator["key"] else { continue }
            let modifiers = (accelerator["modifiers"] ?? "").split { $0 == "|" || $0 == " " }.map(String.init)
            if let chord = Accelerator.chord(modifiers: modifiers, key: key) { return chord }
        }
        for (controller, _) in node.gtkChildren where controller["class"] == "GtkShortcutController" {
            for (shortcut, _) in controller.gtkChildren where shortcut["class"] == "GtkShortcut" {
                guard shortcut.gtkText("action") == "activate", let trigger = shortcut.gtkText("trigger") else {
                    continue
                }
                if let chord = Accelerator.gtk(trigger.split(separator: "|").first.map(String.init) ?? "") {
                    return chord
                }
            }
        }
        return nil
    }

    // MARK: Names

    /// The name that a file gives to assistive technology itself.
    func accessibleName(_ node: MarkupNode) -> String {
        for slot in node.children {
            if slot.name == "accessibility" {
                let label = slot.children.first { $0.name == "property" && $0["name"] == "label" }
                if let text = label.map({ singleLine(trimmed($0.text)) }), !text.isEmpty { return text }
            }
            if slot["internal-child"] == "accessible", let object = slot.child("object") {
                if let text = object.gtkText("AtkObject::accessible-name"), !text.isEmpty { return text }
            }
        }
        return ""
    }

    /// What a screen reader speaks: the accessible name, the own label, the label beside, the label inside, the tip, the name
    /// that GTK itself gives.
    ///
    /// GTK 4 makes a tip the description, so that an icon without a label has no name there.
    func name(of node: MarkupNode) -> String {
        let stated = accessibleName(node)
        if !stated.isEmpty { return stated }
        let own: String
        switch GtkClasses.known[node["class"] ?? ""]?.kind {
        case .control, .menuItem, .expander, .groupBox: own = titleText(node).text
        default: own = document.text(of: node).text
        }
        if !own.isEmpty { return own }
        if let label = node["id"].flatMap({ document.labels[$0]?.text }), !label.isEmpty { return label }
        let hint = node.gtkText("placeholder-text") ?? ""
        if !hint.isEmpty { return hint }
        let tip = node.gtkText("tooltip-text") ?? singleLine(withoutTags(node.gtkText("tooltip-markup") ?? ""))
        if !document.isGtk4, !tip.isEmpty { return tip }
        return GtkNames.own(of: node, isGtk4: document.isGtk4)
    }

    /// The label of a widget: its property, or the labels inside it.
    func titleText(_ node: MarkupNode) -> MnemonicText {
        let own = document.text(of: node)
        if !own.text.isEmpty { return own }
        var result = MnemonicText("", marker: "_")
        for (object, slot) in node.gtkChildren {
            let kind = GtkClasses.known[node["class"] ?? ""]?.kind
            if node.name == "object", kind == .groupBox || kind == .expander, slot["type"] != "label",
                slot["name"].map(MarkupNode.gtkName) != "label-widget"
            {
                continue
            }
            let inner: MnemonicText
            switch GtkClasses.known[object["class"] ?? ""]?.kind {
            case .label: inner = document.text(of: object)
            case .container, .grid: inner = titleText(object)
            default: continue
            }
            result.text = [result.text, inner.text].filter { !$0.isEmpty }.joined(separator: " ")
            result.key = result.key ?? inner.key
        }
        return result
    }
}
