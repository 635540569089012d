import LayoutModel

/// What single widgets of a builder file become.
extension GtkScreens {
    /// A button, slider, choice or the like.
    mutating func control(_ node: MarkupNode, _ type: WidgetClass, _ slot: MarkupNode) -> WidgetDraft {
        var draft = stop(node, type, slot)
        if let key = titleText(node).key { draft.element.mnemonic = key }
        let isActive = node.gtkFlag("active") == true
        switch type.role {
        case .checkbox, .radioButton, .toggle:
            // In GTK 4 a check button with a group is a radio button.
            if let group = radioGroup(node, type) {
                draft.element.role = .radioButton
                draft.element.isSelected = isActive
                draft.radioGroup = group
            } else if type.role == .radioButton {
                draft.element.isSelected = true
            } else {
                draft.element.setOn(isActive)
            }
        case .popUpButton:
            if node.gtkFlag("has-entry") == true { draft.element.role = .comboBox }
            draft.element.value = chosen(node)
        case .stepper, .slider:
            draft.element.value = (node.gtkText("value") ?? adjustment(node)?.gtkText("value")).flatMap {
                $0.isEmpty ? nil : $0
            }
        case .menuButton: open(node, &draft)
        default: break
        }
        return draft
    }

    /// The buttons of GTK 4's calendar, on which Tab stops after its days.
    mutating func calendarButtons(of calendar: WidgetDraft) -> [WidgetDraft] {
        notes.add(.assumed, "the buttons of a calendar are named by what they do", at: calendar.node)
        let names = ["Previous month", "Next month", "Previous year", "Next year"]
        return names.enumerated().map { index, name in
            var button = calendar.part("button\(index + 1)", .button)
            button.element.label = name
            return button
        }
    }

    /// The radio group of a button that shows a mark; one that looks like a button is a stop of its own.
    private func radioGroup(_ node: MarkupNode, _ type: WidgetClass) -> String? {
        guard type.role != .toggle, node.gtkFlag("draw-indicator") != false else { return nil }
        guard let group = document.radioGroup(of: node) else { return nil }
        guard document.isGtk4, type.role == .checkbox else { return group }
        // As long as none is chosen, Tab stops on each of them.
        let hasChosen = document.objects.values.contains {
            $0.gtkFlag("active") == true && document.radioGroup(of: $0) == group
        }
        return hasChosen ? group : nil
    }

    private func adjustment(_ node: MarkupNode) -> MarkupNode? {
        guard let property = node.gtkProperty("adjustment") else { return nil }
        return property.child("object") ?? document.objects[trimmed(property.text)]
    }

    /// The chosen one of the items that stand in the file.
    private func chosen(_ node: MarkupNode) -> String? {
        let items = (node.child("items")?.children ?? node.children).filter { $0.name == "item" }
        let texts = items.map { singleLine(trimmed($0.text)) }
        let named = node.gtkText("active-id").flatMap { id in items.firstIndex { $0["id"] == id } }
        let index = named ?? node.gtkNumber("active") ?? node.gtkNumber("selected") ?? -1
        return texts.indices.contains(index) ? texts[index] : nil
    }

    /// Makes what a menu button opens a screen of its own, to which the button leads.
    private mutating func open(_ node: MarkupNode, _ draft: inout WidgetDraft) {
        var opened: MarkupNode?
        for property in ["popover", "popup", "menu-model"] {
            guard opened == nil, let stated = node.gtkProperty(property) else { continue }
            let id = trimmed(stated.text)
            opened = stated.child("object") ?? document.menus[id] ?? document.objects[id]
            if opened == nil {
                notes.add(.ignored, "a menu button opens '\(id)', which is not there", at: node)
            }
        }
        guard let opened, opened.name == "menu" || type(of: opened) != nil else { return }
        let base = opened["id"] ?? "\(draft.element.id.isEmpty ? "button" : draft.element.id).popover"
        if opened["id"] != nil, ids.contains(base) {
            draft.element.leadsTo = base
            return
        }
        let id = ids.insertUnique(base)
        draft.element.leadsTo = id
        pending.append((opened, id, draft.element.label))
    }

    /// A text field.
    mutating func field(_ node: MarkupNode, _ type: WidgetClass, _ slot: MarkupNode) -> WidgetDraft {
        var draft = stop(node, type, slot)
        if type.role == .secureTextField || node.gtkFlag("visibility") == false {
            draft.element.setSecure()
        } else if let text = node.gtkText("text"), !text.isEmpty {
            draft.element.value = text
        }
        if type.role == .textView {
            if node.gtkFlag("accepts-tab") == false { draft.element.role = .textField }
            if node.gtkFlag("editable") == false {
                // Tab is not typed into it.
                draft.element.role = .staticText
                draft.element.interactive = true
                if draft.element.tabIndex == nil { draft.element.tabIndex = 0 }
            }
        }
        return draft
    }

    /// A text; one that can be selected is a stop.
    func label(_ node: MarkupNode, _ type: WidgetClass, _ slot: MarkupNode) -> WidgetDraft? {
        var type = type
        type.isFocusable = node.gtkFlag("selectable") == true
        var draft = stop(node, type, slot)
        if !type.isFocusable { draft.element.interactive = nil }
        draft.element.mnemonic = nil
        return draft.element.label.isEmpty && !type.isFocusable ? nil : draft
    }
}

extension WidgetDraft {
    /// A stop of its own inside a widget, under the widget's id.
    func part(_ name: String, _ role: Role) -> WidgetDraft {
        var part = self
        if !part.element.id.isEmpty { part.element.id += "." + name }
        (part.element.role, part.element.mnemonic, part.element.value) = (role, nil, nil)
        part.children = []
        return part
    }
}
