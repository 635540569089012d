import LayoutModel

extension XAMLReader {
    /// A control: one element, whatever stands inside it.
    func control(_ node: MarkupNode, _ type: WidgetClass, _ part: inout WidgetDraft) {
        let role = type.role
        (part.element.role, part.element.isAdjustable) = (role, type.isAdjustable)
        name(node, type.names, &part.element)
        nameByCommand(node, &part.element)
        switch role {
        case .checkbox, .toggle:
            part.element.setOn(flag(node, "IsChecked") ?? flag(node, "IsOn") ?? flag(node, "IsToggled") ?? false)
        case .radioButton: part.element.isSelected = flag(node, "IsChecked") ?? false
        case .popUpButton:
            if flag(node, "IsEditable") == true { part.element.role = .comboBox }
            let items = node.children.filter { !$0.isProperty }
            let selected = node["SelectedIndex"].flatMap(wholeNumber) ?? -1
            if items.indices.contains(selected) {
                part.element.value = innerText(items[selected]) ?? literal(items[selected], "Content")
            }
            if !items.isEmpty { notes.add(.dropped, "the items of a closed list box were left out", at: node) }
        case .secureTextField: part.element.isPrivate = true
        case .textField, .textView, .searchField:
            if flag(node, "IsPassword") == true {
                part.element.setSecure()
            } else {
                part.element.value = literal(node, "Text").flatMap { $0.isEmpty ? nil : $0 }
                if part.element.value == nil, node["Text"] == nil { part.element.value = innerText(node) }
                if role == .textField, flag(node, "AcceptsReturn") == true { part.element.role = .textView }
            }
        case .listItem, .treeItem: part.element.isSelected = flag(node, "IsSelected") ?? false
        default: break
        }
        part.element.setDialogKey(isDefault: flag(node, "IsDefault") == true, isCancel: flag(node, "IsCancel") == true)
        if role == .menuButton || node.property("Flyout") != nil {
            if part.element.role == .button { part.element.role = .menuButton }
            noteClosed(node)
        }
    }

    /// Names what has no text by its command: WPF's own have one, of others the name stands for it.
    func nameByCommand(_ node: MarkupNode, _ element: inout Element) {
        guard element.label.isEmpty, let command = node["Command"], !command.hasPrefix("{") else { return }
        if dialect == .wpf, let known = XAMLKeys.command(command) { return element.label = known.label }
        guard let name = command.split(separator: ".").last.map(String.init) else { return }
        element.label = XAMLKeys.words(name.hasSuffix("Command") ? String(name.dropLast(7)) : name)
        notes.add(.assumed, "a command's name stands for a label that the app gives it", at: node)
    }

    /// A text, followed by the links inside it.
    func text(_ node: MarkupNode, _ part: WidgetDraft) -> [WidgetDraft] {
        var part = part
        part.element.role = .staticText
        name(node, ["Text", "Content"], &part.element)
        let isLabel = node.name == "Label" && dialect == .wpf
        // The letter of a label goes to what it labels.
        part.element.mnemonic = nil
        let links = node.descendants.filter { $0.name == "Hyperlink" }.map { link -> WidgetDraft in
            var inner = WidgetDraft(Element(role: .link, id: link.xamlName ?? ""), at: link)
            inner.element.label = innerText(link) ?? ""
            return inner
        }
        if part.element.label.isEmpty {
            guard isLabel, node.children.contains(where: { !$0.isProperty }) else { return links }
            part.element = part.element.asContainer(.group)
            part.onlyLaysOut = true
            part.children = inside(node, at: nil)
            return part.children.isEmpty ? links : [part]
        }
        if !gestures(node).isEmpty { part.element.interactive = true }
        return [part] + links
    }

    /// The gestures that an element of MAUI or Xamarin.Forms takes as a tap.
    func gestures(_ node: MarkupNode) -> [MarkupNode] {
        node.property("GestureRecognizers")?.children.filter { $0.name == "TapGestureRecognizer" } ?? []
    }

    /// A container without content that is tapped.
    func tappable(_ node: MarkupNode, _ part: inout WidgetDraft) -> [WidgetDraft] {
        part.element = Element(id: part.element.id)
        name(node, [], &part.element)
        part.element.interactive = true
        part.onlyLaysOut = false
        return [part]
    }

    /// A header that shows and hides what is below it.
    func expander(_ node: MarkupNode, _ part: inout WidgetDraft) {
        let isOpen = flag(node, "IsExpanded") ?? false
        var header = WidgetDraft(Element(role: .disclosure, id: part.element.id), at: node)
        name(node, ["Header"], &header.element)
        header.element.value = isOpen ? "expanded" : "collapsed"
        var content = WidgetDraft(Element(.group), at: node, content(node))
        content.element.isHidden = !isOpen
        part.element.become(.group)
        part.element.id = ""
        part.children = content.children.isEmpty ? [header] : [header, content]
        part.onlyLaysOut = true
    }

    /// The buttons below a dialog of WinUI.
    func dialogButtons(_ node: MarkupNode) -> [WidgetDraft] {
        ["PrimaryButtonText", "SecondaryButtonText", "CloseButtonText"].compactMap { property in
            guard let label = shown(node, property) else { return nil }
            return WidgetDraft(Element(role: .button, label: label), at: node)
        }
    }

    /// The bar above a page of MAUI or Xamarin.Forms: its title, its buttons, its menus.
    func bars(_ node: MarkupNode) -> [WidgetDraft] {
        guard dialect.isCrossPlatform else { return [] }
        var result: [WidgetDraft] = []
        let items = node.property("ToolbarItems")?.children.flatMap { parts($0, at: nil) } ?? []
        if !items.isEmpty {
            var bar = WidgetDraft(Element(.group, role: .navigationBar), at: node)
            if let title = shown(node, "Title") {
                var heading = WidgetDraft(Element(role: .heading, label: title), at: node)
                heading.element.headingLevel = 1
                bar.children.append(heading)
            }
            bar.children += items
            result.append(bar)
        }
        if let menus = node.property("MenuBarItems") {
            let items = menus.children.flatMap { parts($0, at: nil) }
            if !items.isEmpty { result.insert(WidgetDraft(Element(.group, role: .menuBar), at: menus, items), at: 0) }
        }
        return result
    }

    // MARK: Frames

    /// A frame that the file fixes: in a canvas, by absolute bounds, or by margins from the corner of a grid.
    func frame(_ node: MarkupNode, at corner: (x: Double, y: Double)?) -> Frame? {
        guard let corner else { return nil }
        let around = node.parent?.name
        let width = length(node, "Width", "WidthRequest")
        let height = length(node, "Height", "HeightRequest")
        if around == "Canvas" {
            guard let width, let height else { return nil }
            let left = coordinate(node, "Canvas.Left")
            let top = coordinate(node, "Canvas.Top")
            guard let left, let top, node["Canvas.Right"] == nil, node["Canvas.Bottom"] == nil else { return nil }
            return Frame(x: corner.x + left, y: corner.y + top, width: width, height: height)
        }
        if around == "AbsoluteLayout", (node["AbsoluteLayout.LayoutFlags"] ?? "None") == "None" {
            let sides = (node["AbsoluteLayout.LayoutBounds"] ?? "").split(separator: ",")
                .compactMap { decimalNumber(trimmed(String($0)).utf8) }
            guard sides.count == 4, sides.allSatisfy({ abs($0) < 1e9 }), sides[2] >= 0, sides[3] >= 0 else {
                return nil
            }
            return Frame(x: corner.x + sides[0], y: corner.y + sides[1], width: sides[2], height: sides[3])
        }
        return nil
    }

    private func coordinate(_ node: MarkupNode, _ name: String) -> Double? {
        guard let value = node[name] else { return 0 }
        return decimalNumber(value.utf8).flatMap { abs($0) < 1e9 ? $0 : nil }
    }

    /// The corner from which a container measures fixed frames, where it fills what is around it.
    func origin(_ node: MarkupNode, _ corner: (x: Double, y: Double)?) -> (x: Double, y: Double)? {
        guard corner != nil, node["Margin"] == nil, node["Padding"] == nil, node["BorderThickness"] == nil,
            node.parent == nil || node.parent?.parent == nil
        else { return nil }
        return corner
    }
}
