import LayoutModel

/// Makes the controls of AppKit, and gives them their names.
extension IBCocoaReader {
    /// Makes a view that is one accessibility element; nil where it is a container, false where people meet nothing of it.
    func control(_ node: MarkupNode, _ cell: MarkupNode?, _ part: inout WidgetDraft) -> Bool? {
        part.element.set(IBNames.controls[node.name])
        switch node.name {
        case "button": button(cell ?? node, &part.element)
        case "popUpButton": popUp(cell ?? node, &part.element)
        case "textField", "secureTextField", "searchField", "comboBox", "tokenField", "datePicker":
            return text(node, cell ?? node, &part.element)
        case "textView":
            part.element.role = node.denies("editable") ? .staticText : .textView
            let text = node.string("string") ?? ""
            if node.denies("editable") { part.element.label = text } else if !text.isEmpty { part.element.value = text }
        case "switch": part.element.setOn(node["state"] == "on")
        case "slider": part.element.value = cell?["doubleValue"]
        case "stepper": part.element.set(.control(.stepper))
        case "colorWell": part.element.label = "Color"
        case "pathControl": break
        case "imageView":
            part.element.label = (cell?["image"] ?? node["image"]).map(IBNames.picture) ?? ""
            if cell?.says("editable") == true || node.says("editable") { part.element.interactive = true }
        case "levelIndicator": part.element.role = cell?.says("editable") == true ? .slider : .progress
        case "progressIndicator":
            part.element.role = node["style"] == "spinning" ? .activityIndicator : .progress
            if node.says("displayedWhenStopped") == false, node.denies("displayedWhenStopped") {
                part.element.isHidden = true
            }
        case "segmentedControl": segments(cell ?? node, &part)
        case "matrix": matrix(node, &part)
        case "scroller", "tableHeaderView": return false
        case "webView", "wkWebView", "pdfView", "mapView":
            part.element = part.element.asContainer(node.name == "mapView" ? .map : .webView)
            note(.dropped, "what a web view or map shows is not in the file", node)
        default: return nil
        }
        return true
    }

    private func button(_ cell: MarkupNode, _ element: inout Element) {
        let state = cell["state"]
        switch cell["type"] {
        case "check":
            element.role = .checkbox
            element.value = state == "on" ? "on" : state == "mixed" ? "mixed" : "off"
        case "radio":
            element.role = .radioButton
            element.isSelected = state == "on"
        case "disclosureTriangle", "roundedDisclosure", "disclosure", "pushDisclosure": element.role = .disclosure
        default: element.role = .button
        }
        element.label = cell.string("title") ?? ""
        if cell["bezelStyle"] == "helpButton" || cell["type"] == "help" { element.label = "Help" }
        if cell.says("hasDestructiveAction") { element.isDestructive = true }
        element.shortcut = IBKeys.shortcut(of: cell, withoutMask: [], &project.notes)
    }

    private func popUp(_ cell: MarkupNode, _ element: inout Element) {
        let items = cell.part("menu")?.child("items")?.children.filter { $0.name == "menuItem" } ?? []
        if cell.says("pullsDown") {
            element.role = .menuButton
            element.label = items.first?.string("title") ?? cell.string("title") ?? ""
            if element.label.isEmpty { element.label = items.first?["image"].map(IBNames.picture) ?? "" }
        } else {
            element.role = .popUpButton
            let selected = items.first { $0["id"] != nil && $0["id"] == cell["selectedItem"] }
            if let title = selected?.string("title") ?? cell.string("title"), !title.isEmpty { element.value = title }
        }
        if !items.isEmpty {
            note(.dropped, "the items of a closed pop-up menu were left out", cell)
        }
    }

    private func text(_ node: MarkupNode, _ cell: MarkupNode, _ element: inout Element) -> Bool {
        let title = cell.string("title") ?? ""
        switch node.name {
        case "secureTextField": element.setSecure()
        case "searchField": element.role = .searchField
        case "comboBox": element.role = .comboBox
        case "datePicker": break
        default:
            guard cell.says("editable") else {
                element.role = .staticText
                element.label = title
                if title.isEmpty {
                    note(.dropped, "a label without text was left out: code sets what it says", node)
                }
                return !title.isEmpty
            }
            element.role = .textField
        }
        if element.role != .secureTextField, !title.isEmpty { element.value = title }
        return true
    }

    private func segments(_ cell: MarkupNode, _ part: inout WidgetDraft) {
        part.element = part.element.asContainer(.segmentedControl)
        part.element.isEnabled = !cell.denies("enabled")
        part.element.isHidden = part.node.says("hidden")
        let segments = cell.elements(in: "segments").filter { $0.name == "segment" }
        for (index, segment) in segments.enumerated() {
            var element = Element(role: .segment)
            element.label = firstText(
                segment.string("label"), segment.string("title"), segment.string("toolTip"),
                segment["image"].map(IBNames.picture))
            element.frame = part.element.frame?.slice(index, of: segments.count)
            element.isSelected = segment.says("selected")
            element.isEnabled = !segment.denies("enabled")
            part.children.append(WidgetDraft(element, at: segment))
        }
    }

    /// A matrix of button cells, column by column.
    private func matrix(_ node: MarkupNode, _ part: inout WidgetDraft) {
        let isHidden = part.element.isHidden
        part.element = part.element.asContainer(node["mode"] == "radio" ? .radioGroup : .group)
        part.element.isHidden = isHidden
        let columns = node.child("cells")?.children.filter { $0.name == "column" } ?? []
        for (x, column) in columns.enumerated() {
            let cells = column.children.map(\.self)
            for (y, cell) in cells.enumerated() {
                var element = Element(id: cell["id"] ?? "")
                button(cell, &element)
                element.isEnabled = !cell.denies("enabled")
                element.frame = part.element.frame?.slice(x, of: columns.count)
                if let frame = element.frame {
                    element.frame?.height = frame.height / Double(cells.count)
                    element.frame?.y += frame.height / Double(cells.count) * Double(y)
                }
                part.children.append(WidgetDraft(element, at: cell))
            }
        }
    }

    // MARK: Names

    /// Names a control: by its accessibility label, its title, the text that is its title, or what it shows.
    func name(_ node: MarkupNode, _ cell: MarkupNode?, _ element: inout Element) {
        guard element.label.isEmpty || element.role == .textField else { return }
        let accessibility = node.child("accessibility") ?? cell?.child("accessibility")
        if let label = accessibility?.string("description"), !label.isEmpty {
            element.label = label
            return
        }
        let links =
            node.connections("accessibilityConnection") + (cell?.connections("accessibilityConnection") ?? [])
            + (accessibility?.connections("accessibilityConnection") ?? [])
        for link in links where link["property"] == "title" {
            guard let title = document.object(link["destination"]) else {
                note(.ignored, "a title for accessibility names no object of the file", link)
                continue
            }
            let text = title.part("cell")?.string("title") ?? title.string("title") ?? ""
            if !text.isEmpty {
                element.label = text
                return
            }
        }
        element.label = firstText(
            cell?.string("placeholderString"), (cell?["image"] ?? node["image"]).map(IBNames.picture),
            node.string("toolTip"), element.role == .searchField ? "Search" : nil, element.label)
    }
}
