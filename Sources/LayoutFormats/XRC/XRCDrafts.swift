import LayoutModel

/// What the windows of a resource file become.
extension XRCReader {
    typealias Origin = (x: Double, y: Double)

    /// What an object becomes.
    ///
    /// - Parameters:
    ///   - origin: where the window around it stands; nil where it is not known.
    ///   - isLaidOut: whether a sizer places it.
    mutating func drafts(of stated: MarkupNode, origin: Origin?, isLaidOut: Bool) -> [WidgetDraft] {
        guard let node = resolved(stated) else { return [] }
        count += 1
        guard count < Self.objectLimit else {
            notes.add(.dropped, "references bring in more than \(Self.objectLimit) objects; the rest is left out")
            return []
        }
        if stated.name == "object_ref" { following.append(stated["ref"] ?? "") }
        defer { if stated.name == "object_ref" { following.removeLast() } }
        let name = node["class"] ?? ""
        guard let type = XRCClasses.known[name] else {
            let what = node["subclass"] ?? name
            notes.add(
                .assumed,
                "what \(what.isEmpty ? "an object without class" : what) does is not known; it is taken as a box",
                at: node)
            let inner = inside(node, origin: nil)
            return inner.isEmpty ? [] : [container(node, .container, inner, origin: nil, isLaidOut: isLaidOut)]
        }
        switch type.kind {
        case .container: return containers(node, type, origin: origin, isLaidOut: isLaidOut)
        case .label:
            let text = node.xrcLabel("label")
            label = text
            var draft = leaf(node, type, origin: origin, isLaidOut: isLaidOut)
            draft.element.label = text.text
            return text.text.isEmpty ? [] : [draft]
        case .display:
            let draft = leaf(node, type, origin: origin, isLaidOut: isLaidOut)
            return draft.element.label.isEmpty && type.role != .progress ? [] : [draft]
        case .control, .field, .items: return [control(node, type, origin: origin, isLaidOut: isLaidOut)]
        case .radioGroup: return [radioBox(node, type, origin: origin, isLaidOut: isLaidOut)]
        case .tabs: return [book(node, type, origin: origin, isLaidOut: isLaidOut)]
        case .expander:
            let header = control(node, type, origin: origin, isLaidOut: isLaidOut)
            let result = container(node, type, inside(node, origin: nil), origin: origin, isLaidOut: isLaidOut)
            return [result.disclosed(by: header, isOpen: node.xrcFlag("collapsed") != true)]
        case .toolBar:
            return [container(node, type, tools(node), origin: origin, isLaidOut: isLaidOut).asPointerToolbar()]
        case .menuBar: return [menuBar(node)]
        case .menu:
            return [WidgetDraft(Element(.group, role: .menu, id: node["name"] ?? ""), at: node, menuItems(node))]
        default: return []
        }
    }

    /// A container, or only what is in it where it is a sizer or another part that only lays out.
    private mutating func containers(
        _ node: MarkupNode, _ type: WidgetClass, origin: Origin?, isLaidOut: Bool
    ) -> [WidgetDraft] {
        let name = node["class"] ?? ""
        let isWindow = name.hasPrefix("wx") && !name.hasSuffix("Sizer") && !name.hasPrefix("wxAui")
        if !isWindow, name != "wxStaticBoxSizer" { return inside(node, origin: origin) }
        var own = origin
        if isWindow, node["name"] == nil || node.parent?.name != "resource" {
            let position = isLaidOut || origin == nil ? (0, 0) : node.xrcPair("pos", &notes) ?? (0, 0)
            own = isLaidOut ? nil : origin.map { ($0.x + max(position.0, 0), $0.y + max(position.1, 0)) }
        }
        var result = container(node, type, inside(node, origin: own), origin: origin, isLaidOut: isLaidOut)
        if name == "wxInfoBar" { result.element.isHidden = true }
        return result.children.isEmpty ? [] : [result]
    }

    private mutating func inside(_ node: MarkupNode, origin: Origin?) -> [WidgetDraft] {
        let isSizer = (node["class"] ?? "").hasSuffix("Sizer") || node["class"] == "sizeritem"
        var result: [WidgetDraft] = []
        for child in node.xrcObjects { result += drafts(of: child, origin: origin, isLaidOut: isSizer) }
        return result
    }

    private mutating func container(
        _ node: MarkupNode, _ type: WidgetClass, _ children: [WidgetDraft], origin: Origin?, isLaidOut: Bool
    ) -> WidgetDraft {
        let role: Role = type.role.isInteractive || type.role == .window ? .group : type.role
        var element = element(.group, role, node, origin: origin, isLaidOut: isLaidOut)
        element.label = node.xrcLabel("label").text
        if node.parent?.name == "resource" { element.isHidden = false }
        return WidgetDraft(element, at: node, children)
    }

    /// What every window can say.
    private mutating func element(
        _ kind: Element.Kind, _ role: Role, _ node: MarkupNode, origin: Origin?, isLaidOut: Bool
    ) -> Element {
        var element = Element(kind, role: role, id: node["name"] ?? "")
        element.isHidden = node.xrcFlag("hidden") == true
        element.isEnabled = node.xrcFlag("enabled") != false
        element.frame = frame(node, origin: origin, isLaidOut: isLaidOut)
        return element
    }

    private mutating func frame(_ node: MarkupNode, origin: Origin?, isLaidOut: Bool) -> Frame? {
        guard !isLaidOut, let origin, let position = node.xrcPair("pos", &notes),
            let size = node.xrcPair("size", &notes), position.0 >= 0, position.1 >= 0, size.0 > 0, size.1 > 0
        else { return nil }
        return Frame(x: origin.x + position.0, y: origin.y + position.1, width: size.0, height: size.1)
    }

    /// A window as one element.
    private mutating func leaf(_ node: MarkupNode, _ type: WidgetClass, origin: Origin?, isLaidOut: Bool) -> WidgetDraft
    {
        var element = element(.element, type.role, node, origin: origin, isLaidOut: isLaidOut)
        element.isAdjustable = type.isAdjustable
        let text = node.xrcLabel(node["class"] == "wxBannerWindow" ? "title" : "label")
        element.label = text.text.isEmpty ? node.xrcLabel("tooltip").text : text.text
        return WidgetDraft(element, at: node)
    }

    private mutating func control(_ node: MarkupNode, _ type: WidgetClass, origin: Origin?, isLaidOut: Bool)
        -> WidgetDraft
    {
        var draft = leaf(node, type, origin: origin, isLaidOut: isLaidOut)
        let before = label
        label = nil
        var text = node.xrcLabel("label")
        if text.text.isEmpty, type.role == .button, let stock = XRCClasses.stock[node["name"] ?? ""] {
            text = MnemonicText(stock, marker: "&")
        }
        if !text.text.isEmpty {
            draft.element.label = text.text
            draft.element.mnemonic = text.key
        } else if let before, !before.text.isEmpty, type.role != .button {
            // The text before a control names it, and its letter leads to it.
            draft.element.label = before.text
            draft.element.mnemonic = before.key
        } else if draft.element.label.isEmpty {
            draft.element.label = node.xrcLabel("hint").text
        }
        describe(node, type, &draft)
        if node.xrcFlag("focused") == true { focus = draft }
        return draft
    }

    /// What the kinds of controls say of their state.
    private mutating func describe(_ node: MarkupNode, _ type: WidgetClass, _ draft: inout WidgetDraft) {
        let style = node.xrcStyle
        switch (type.kind, type.role) {
        case (.field, _):
            let isPassword = style.contains("wxTE_PASSWORD")
            let value = singleLine(node.xrcText("value") ?? "")
            if isPassword {
                draft.element.setSecure()
            } else if !value.isEmpty {
                draft.element.value = value
            }
            guard style.contains("wxTE_MULTILINE"), type.role == .textField else { return }
            draft.element.role = .textView
            if style.contains("wxTE_READONLY") {
                // Tab is not typed into it.
                (draft.element.role, draft.element.interactive, draft.element.tabIndex) = (.staticText, true, 0)
                if draft.element.label.isEmpty { (draft.element.label, draft.element.value) = (value, nil) }
            }
        case (.items, _): fill(node, type, &draft)
        case (_, .radioButton):
            if style.contains("wxRB_GROUP") { radioGroups += 1 }
            draft.element.isSelected = node.xrcFlag("value") == true
            if !style.contains("wxRB_SINGLE") { draft.radioGroup = "group \(radioGroups)" }
        case (_, .checkbox), (_, .toggle): draft.element.setOn(node.xrcFlag("checked") == true)
        case (_, .slider), (_, .stepper): draft.element.value = node.xrcText("value").map(singleLine)
        case (_, .comboBox), (_, .popUpButton):
            if style.contains("wxCB_READONLY") { draft.element.role = .popUpButton }
            let items = content(node)
            let chosen = selection(node) ?? -1
            draft.element.value =
                items.indices.contains(chosen) ? items[chosen].text : node.xrcText("value").map(singleLine)
        case (_, .button):
            let isDefault = node.xrcFlag("default") == true
            let isCancel = !isDefault && isDialog && node["name"] == "wxID_CANCEL"
            draft.element.setDialogKey(isDefault: isDefault, isCancel: isCancel)
        default: break
        }
    }

    /// The items that the file gives a list or choice.
    private func content(_ node: MarkupNode) -> [(text: String, node: MarkupNode)] {
        node.child("content")?.children.map { (singleLine(trimmed($0.text)), $0) } ?? []
    }

    private func selection(_ node: MarkupNode) -> Int? { node.xrcText("selection").flatMap { Int(trimmed($0)) } }

    private func fill(_ node: MarkupNode, _ type: WidgetClass, _ draft: inout WidgetDraft) {
        let items = content(node)
        guard !items.isEmpty else {
            (draft.element.interactive, draft.element.tabIndex) = (true, 0)
            return
        }
        var list = Element(.group, role: type.role, id: draft.element.id, label: draft.element.label)
        list.entry = .selected
        (list.isHidden, list.isEnabled) = (draft.element.isHidden, draft.element.isEnabled)
        list.frame = draft.element.frame
        let chosen = selection(node)
        let drafts = items.enumerated().map { number, item in
            var element = Element(role: .listItem, label: item.text)
            element.isSelected = number == chosen
            if node["class"] == "wxCheckListBox" { element.setOn(item.node["checked"] == "1") }
            return WidgetDraft(element, at: item.node)
        }
        draft = WidgetDraft(list, at: node, drafts)
    }

    private mutating func radioBox(_ node: MarkupNode, _ type: WidgetClass, origin: Origin?, isLaidOut: Bool)
        -> WidgetDraft
    {
        label = nil
        let chosen = selection(node) ?? 0
        let buttons = content(node).enumerated().map { number, item in
            var button = WidgetDraft(.radioButton, MnemonicText(item.text, marker: "_"), at: item.node)
            button.element.isSelected = number == chosen
            button.element.isEnabled = item.node["enabled"] != "0"
            button.element.isHidden = item.node["hidden"] == "1"
            return button
        }
        var result = container(node, type, buttons, origin: origin, isLaidOut: isLaidOut)
        result.element.entry = .selected
        return result
    }
}
