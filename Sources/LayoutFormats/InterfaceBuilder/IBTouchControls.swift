import LayoutModel

extension IBTouchReader {
    /// Makes a view that is one accessibility element; nil where it is a container, false where people meet nothing of it.
    func control(_ node: MarkupNode, _ part: inout WidgetDraft) -> Bool? {
        part.element.set(IBNames.controls[node.name])
        switch node.name {
        case "button": button(node, &part.element)
        case "pickerView", "progressView": break
        case "label":
            part.element.label = node.string("text") ?? ""
            if part.element.label.isEmpty {
                guard node.child("accessibility") != nil else {
                    note(.dropped, "a label without text was left out: code sets what it says", node)
                    return false
                }
            }
        case "textField": field(node, &part.element)
        case "textView":
            let text = node.string("text") ?? ""
            if node.denies("editable") {
                part.element.role = .staticText
                part.element.label = text
            } else {
                part.element.role = .textView
                if !text.isEmpty { part.element.value = text }
            }
        case "searchBar": searchBar(node, &part)
        case "switch": part.element.setOn(!node.denies("on"))
        case "slider": part.element.value = node["value"]
        case "datePicker": part.element.isAdjustable = node["style"] == "wheels"
        case "pageControl": part.element.interactive = true
        case "activityIndicatorView":
            if node.says("hidesWhenStopped"), !node.says("animating") { part.element.isHidden = true }
        case "imageView":
            part.element.accessible = false
            part.element.label = node["image"].map(IBNames.picture) ?? ""
        case "colorWell": part.element.label = node.string("title") ?? "Color"
        case "webView", "wkWebView", "mapView", "MKMapView":
            part.element = part.element.asContainer(node.name.lowercased().contains("map") ? .map : .webView)
            note(.dropped, "what a web view or map shows is not in the file", node)
        default: return nil
        }
        return true
    }

    private func button(_ node: MarkupNode, _ element: inout Element) {
        if node.says("showsMenuAsPrimaryAction") {
            element.role = node.says("changesSelectionAsPrimaryAction") ? .popUpButton : .menuButton
        }
        let normal = node.children.first { $0.name == "state" && $0["key"] == "normal" }
        let configuration = node.part("configuration")
        element.label = firstText(configuration?.string("title"), normal?.string("title"))
        if element.label.isEmpty {
            let types = [
                "contactAdd": "Add contact", "detailDisclosure": "More Info", "infoLight": "More Info",
                "infoDark": "More Info", "close": "Close",
            ]
            if let label = types[node["buttonType"] ?? ""] {
                element.label = label
            } else if let image = configuration?["image"] ?? normal?["image"] ?? normal?["backgroundImage"] {
                element.label = IBNames.picture(image)
                if node.part("accessibilityConfiguration")?["label"] == nil {
                    note(.assumed, "a button has a picture and no title; the picture's name stands for its label", node)
                }
            }
        }
        if node["role"] == "destructive" { element.isDestructive = true }
        if node.says("selected") { element.isSelected = true }
    }

    private func field(_ node: MarkupNode, _ element: inout Element) {
        let isSecure = node.part("textInputTraits")?.says("secureTextEntry") == true
        element.role = isSecure ? .secureTextField : .textField
        element.label = node.string("placeholder") ?? ""
        element.isPrivate = isSecure
        if !isSecure, let text = node.string("text"), !text.isEmpty { element.value = text }
    }

    /// A search field, with the buttons and scopes that the bar shows.
    private func searchBar(_ node: MarkupNode, _ part: inout WidgetDraft) {
        var field = part.element
        field.role = .searchField
        field.label = node.string("placeholder") ?? "Search"
        if let text = node.string("text"), !text.isEmpty { field.value = text }
        var inside: [WidgetDraft] = []
        if node.says("showsCancelButton") { inside.append(extra(node, .button, "Cancel", part.element.frame)) }
        if node.says("showsBookmarkButton") { inside.append(extra(node, .button, "Bookmarks", part.element.frame)) }
        if node.says("showsScopeBar") {
            inside += node.elements(in: "scopeButtonTitles").map { extra(node, .segment, singleLine($0.text), nil) }
        }
        guard !inside.isEmpty else {
            part.element = field
            return
        }
        part.element = part.element.asContainer(.group)
        field.id = ""
        part.children = [WidgetDraft(field, at: node)] + inside
    }

    /// A part of a control that is no object of its own in the file.
    func extra(_ node: MarkupNode, _ role: Role, _ label: String, _ frame: Frame?) -> WidgetDraft {
        var element = Element(role: role, label: label)
        element.frame = frame
        return WidgetDraft(element, at: node)
    }

    /// A segmented control: its segments share its width.
    func segments(_ node: MarkupNode, _ part: inout WidgetDraft, _ around: Frame) {
        part.element.role = .segmentedControl
        let segments = node.elements(in: "segments").filter { $0.name == "segment" }
        let selected = node["selectedSegmentIndex"].flatMap(wholeNumber) ?? 0
        for (index, segment) in segments.enumerated() {
            let label = segment.string("title") ?? segment["image"].map(IBNames.picture) ?? ""
            var inner = extra(segment, .segment, label, part.element.frame?.slice(index, of: segments.count))
            inner.element.isSelected = index == selected
            inner.element.isEnabled = !segment.denies("enabled")
            part.children.append(inner)
        }
    }

    /// A stepper: two buttons.
    func stepper(_ node: MarkupNode, _ part: inout WidgetDraft, _ around: Frame) {
        for (index, label) in ["Decrement", "Increment"].enumerated() {
            part.children.append(extra(node, .button, label, part.element.frame?.slice(index, of: 2)))
        }
    }
}

extension Frame {
    /// One of equal parts side by side.
    func slice(_ index: Int, of count: Int) -> Frame {
        let part = width / Double(max(count, 1))
        return Frame(x: x + part * Double(index), y: y, width: part, height: height)
    }
}
