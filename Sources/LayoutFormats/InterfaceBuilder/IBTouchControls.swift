import LayoutModel

extension IBTouchReader {
    /// Makes a view that is one accessibility element; nil where it is a box, false where people meet nothing of it.
    func control(_ node: MarkupNode, _ part: inout WidgetDraft) -> Bool? {
        switch node.name {
        case "button": button(node, &part.element)
        case "label":
            part.element.role = .staticText
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
        case "switch":
            part.element.role = .toggle
            part.element.value = node.denies("on") ? "off" : "on"
        case "slider":
            part.element.role = .slider
            part.element.isAdjustable = true
            part.element.value = node["value"]
        case "datePicker":
            part.element.role = .datePicker
            part.element.isAdjustable = node["style"] == "wheels"
        case "pickerView":
            part.element.role = .picker
            part.element.isAdjustable = true
        case "pageControl":
            part.element.role = .pageIndicator
            part.element.isAdjustable = true
            part.element.interactive = true
        case "progressView": part.element.role = .progress
        case "activityIndicatorView":
            part.element.role = .activityIndicator
            if node.says("hidesWhenStopped"), !node.says("animating") { part.element.isHidden = true }
        case "imageView":
            part.element.role = .image
            part.element.accessible = false
            part.element.label = node["image"].map(IBNames.picture) ?? ""
        case "colorWell":
            part.element.role = .button
            part.element.label = node.string("title") ?? "Color"
        case "webView", "wkWebView", "mapView", "MKMapView":
            part.element = part.element.asContainer(node.name.lowercased().contains("map") ? .map : .webView)
            note(.dropped, "what a web view or map shows is not in the file", node)
        default: return nil
        }
        return true
    }

    private func button(_ node: MarkupNode, _ element: inout Element) {
        element.role = .button
        if node.says("showsMenuAsPrimaryAction") {
            element.role = node.says("changesSelectionAsPrimaryAction") ? .popUpButton : .menuButton
        }
        let normal = node.children.first { $0.name == "state" && $0["key"] == "normal" }
        let configuration = node.part("configuration")
        let titles = [configuration?.string("title"), normal?.string("title")]
        element.label = titles.lazy.compactMap(\.self).first { !$0.isEmpty } ?? ""
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
            for title in node.child("scopeButtonTitles")?.children.map(\.self) ?? [] {
                inside.append(extra(node, .segment, singleLine(title.text), nil))
            }
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
        let segments = node.child("segments")?.children.filter { $0.name == "segment" } ?? []
        let selected = node["selectedSegmentIndex"].flatMap(wholeNumber) ?? 0
        for (place, segment) in segments.enumerated() {
            let label = segment.string("title") ?? segment["image"].map(IBNames.picture) ?? ""
            var inner = extra(segment, .segment, label, part.element.frame?.slice(place, of: segments.count))
            inner.element.isSelected = place == selected
            inner.element.isEnabled = !segment.denies("enabled")
            part.children.append(inner)
        }
    }

    /// A stepper: two buttons.
    func stepper(_ node: MarkupNode, _ part: inout WidgetDraft, _ around: Frame) {
        for (place, label) in ["Decrement", "Increment"].enumerated() {
            part.children.append(extra(node, .button, label, part.element.frame?.slice(place, of: 2)))
        }
    }
}

extension Frame {
    /// One of equal parts side by side.
    func slice(_ place: Int, of count: Int) -> Frame {
        let part = width / Double(max(count, 1))
        return Frame(x: x + part * Double(place), y: y, width: part, height: height)
    }
}
