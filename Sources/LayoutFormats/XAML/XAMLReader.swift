import LayoutModel

/// Reads the elements of a XAML file into parts.
final class XAMLReader {
    let document: XAMLDocument
    var notes: FormatNotes
    /// How Tab moves in the containers of which the file says it.
    var tabModes: [MarkupNode: String] = [:]
    /// The stops of each box that Tab goes round in, inner boxes first: by number, and then by element.
    var cycles: [[Int]] = []
    var turns: [[MarkupNode]] = []
    var bindings: [(shortcut: Shortcut, command: String, line: Int)] = []

    var dialect: XAMLDialect { document.dialect }

    init(_ document: XAMLDocument, _ notes: FormatNotes) {
        self.document = document
        self.notes = notes
    }

    func read() -> Screen {
        let root = document.tree.root
        var screen = Screen(id: root.xamlName ?? root.name)
        let title = ["Title", "AutomationProperties.Name"].lazy.compactMap { self.shown(root, $0) }.first
        screen.label = title ?? root.xaml("Class").flatMap { $0.split(separator: ".").last.map(String.init) } ?? ""
        screen.readingOrder = .document
        screen.line = root.line
        (screen.width, screen.height) = (length(root, "Width", "WidthRequest"), length(root, "Height", "HeightRequest"))
        if root["FlowDirection"] == "RightToLeft" { screen.direction = .rightToLeft }
        if dialect.isCrossPlatform {
            notes.add(
                .assumed, "the app runs on phones and desktops: the file does not say which access methods fit",
                at: root)
        }
        noteStyles(root)
        readBindings(root)
        var parts = parts(root, at: (0, 0))
        // The root's own container, and one that fills it, is the screen.
        while parts.count == 1, parts[0].onlyLaysOut, parts[0].element.kind == .group { parts = parts[0].children }
        numberStops(&parts)
        for unused in bindings where !unused.command.isEmpty {
            notes.add(.ignored, "a key binding's command belongs to no element of the file", line: unused.line)
        }
        if !parts.contains(where: \.holdsElement) {
            notes.add(.ignored, "the file holds nothing that people can stop on", at: root)
        }
        var writer = DraftWriter(screen)
        for part in parts { writer.write(part) }
        let focus = root["FocusManager.FocusedElement"].flatMap(XAMLDocument.reference)
        var result = writer.finish { _, indices in
            guard let focus else { return nil }
            if indices[focus] == nil {
                self.notes.add(.ignored, "the element with the focus is not in the file", at: root)
            }
            return indices[focus]
        }
        joinEnds(&result)
        return result
    }

    /// What an element becomes.
    ///
    /// - Parameter corner: the corner from which a fixed frame inside is measured, nil where it is not known.
    func parts(_ node: MarkupNode, at corner: (x: Double, y: Double)?) -> [WidgetDraft] {
        // What the designer alone sees is not on the screen.
        if node.isProperty || node.namespace.contains("/expression/blend/") { return [] }
        let found = isForeign(node) ? nil : XAMLClasses.known(node.name, dialect)
        guard let type = found ?? XAMLClasses.likely(node.name) else { return unknown(node) }
        if found == nil {
            notes.add(.assumed, "a class that is not known is taken as what its name ends with", at: node)
        }
        let id = node.xamlName ?? node["AutomationProperties.AutomationId"] ?? node["AutomationId"] ?? ""
        var part = WidgetDraft(Element(id: id), at: node)
        let frame = frame(node, at: corner)
        part.element.frame = frame
        switch type.kind {
        case .closed:
            noteClosed(node)
            return []
        case .control: control(node, type, &part)
        case .label: return finished(text(node, part), node)
        case .display:
            part.element.role = .image
            let label = statedName(node)
            part.element.label = label ?? ""
            if label == nil { part.element.accessible = false }
        case .layout:
            part.element.become(.group)
            part.onlyLaysOut = true
            part.children = inside(node, at: frame.map { ($0.x, $0.y) } ?? origin(node, corner))
            if node.name == "ContentDialog" { part.children += dialogButtons(node) }
            if document.tree.root == node { part.children = bars(node) + part.children }
            if part.children.isEmpty, !gestures(node).isEmpty { return tappable(node, &part) }
        case .container:
            part.element.become(type.role)
            part.onlyLaysOut = type.role == .scrollView
            name(node, ["Header", "Title"], &part.element)
            part.element.mnemonic = nil
            part.children = inside(node, at: nil)
        case .items: items(node, type.role, &part)
        case .tabs: tabs(node, &part)
        case .expander: expander(node, &part)
        case .menuBar: return finished(menuBar(node, part), node)
        case .menuItem: return finished([menuItem(node, part)], node)
        case .shell: shell(node, &part)
        default: return []
        }
        return finished([part], node)
    }

    /// Whether a class is the app's own or a library's.
    private func isForeign(_ node: MarkupNode) -> Bool {
        (node.namespace.contains("clr-namespace:") || node.namespace.hasPrefix("using:"))
            && !node.namespace.hasSuffix(".UI.Xaml.Controls")
    }

    /// The states that any element can have.
    private func finished(_ parts: [WidgetDraft], _ node: MarkupNode) -> [WidgetDraft] {
        guard var part = parts.first else { return [] }
        let isHidden =
            ["Collapsed", "Hidden"].contains(node["Visibility"] ?? "") || flagged(node, "IsVisible") == false
            || node.xaml("Load") == "False"
        if node["Visibility"]?.hasPrefix("{") == true {
            notes.add(.assumed, "what 'Visibility' is bound to is not known; its default is taken", at: node)
        }
        if isHidden {
            part.element.isHidden = true
            part.onlyLaysOut = false
        }
        if flagged(node, "IsEnabled") == false {
            part.element.isEnabled = false
            part.onlyLaysOut = part.onlyLaysOut && part.children.isEmpty
        }
        let isRaw =
            node["AutomationProperties.AccessibilityView"] == "Raw"
            || flagged(node, "AutomationProperties.IsInAccessibleTree") == false
        if isRaw, part.element.kind == .element { part.element.accessible = false }
        if flagged(node, "AutomationProperties.ExcludedWithChildren") == true { part.element.isHidden = true }
        if flagged(node, "IsTabStop") == false || flagged(node, "Focusable") == false { part.element.tabIndex = -1 }
        if let index = node["TabIndex"].flatMap({ wholeNumber(trimmed($0)) }), part.element.tabIndex == nil {
            part.element.tabIndex = max(index, 0)
        }
        let modes = ["KeyboardNavigation.TabNavigation", "TabFocusNavigation", "TabNavigation"]
        if let mode = modes.lazy.compactMap({ node[$0] }).first { tabModes[node] = mode }
        // Tab stops once in the whole of it.
        if tabModes[node] == "Once", part.element.kind == .group, part.element.role == .group,
            !part.children.contains(where: { $0.element.role == .radioGroup })
        {
            part.element.role = .toolbar
            part.onlyLaysOut = false
        }
        describe(node, &part.element)
        return [part] + parts.dropFirst()
    }

    private func flagged(_ node: MarkupNode, _ name: String) -> Bool? { node[name] == nil ? nil : flag(node, name) }

    private func describe(_ node: MarkupNode, _ element: inout Element) {
        let heading = node["AutomationProperties.HeadingLevel"] ?? node["SemanticProperties.HeadingLevel"]
        if let level = heading.flatMap({ $0.last?.wholeNumberValue }), (1...9).contains(level) {
            element.headingLevel = level
            if element.role == .staticText { element.role = .heading }
        }
        let landmarks: [String: Landmark] = [
            "Main": .main, "Navigation": .navigation, "Search": .search, "Form": .form, "Custom": .region,
        ]
        element.landmark = node["AutomationProperties.LandmarkType"].flatMap { landmarks[$0] }
        if element.landmark != nil { element.container = .landmark }
        if element.isAccessibilityElement { keys(node, &element) }
    }

    // MARK: Containers

    /// What stands in an element: its children, and those of the properties that show them.
    func inside(_ node: MarkupNode, at corner: (x: Double, y: Double)?) -> [WidgetDraft] {
        var result: [WidgetDraft] = []
        for child in node.children {
            if child.isProperty {
                let name = child.name.split(separator: ".").last.map(String.init) ?? ""
                if name == "MenuItems" || name == "FooterMenuItems" {
                    let items = child.children.flatMap { parts($0, at: nil) }
                    if !items.isEmpty { result.append(WidgetDraft(Element(.group, role: .list), at: child, items)) }
                } else if Self.shown.contains(name) {
                    for inner in child.children { result += parts(inner, at: nil) }
                } else if ["ContextMenu", "ContextFlyout", "Flyout", "ToolTip"].contains(name) {
                    noteClosed(child)
                }
            } else {
                result += parts(child, at: corner)
            }
        }
        return node.name == "RadioButtons" ? result : withRadioGroups(result, in: node)
    }

    /// The radio buttons of one container in groups: by GroupName, else all of the container.
    private func withRadioGroups(_ drafts: [WidgetDraft], in node: MarkupNode) -> [WidgetDraft] {
        drafts.withRadioGroups {
            guard $0.element.role == .radioButton else { return nil }
            return $0.node["GroupName"] ?? $0.node["RadioButtonGroup.GroupName"] ?? ""
        } _: {
            WidgetDraft(Element(.group, role: .radioGroup), at: node, $0)
        }
    }

    func noteClosed(_ node: MarkupNode) {
        notes.add(.dropped, "what opens only when it is asked for (a menu, tip or flyout) was left out", at: node)
    }

    /// The properties that put elements on the screen.
    private static let shown: Set<String> = [
        "Content", "Child", "Children", "Items", "Header", "Footer", "Pane", "PrimaryCommands", "Commands", "View",
        "Detail",
        "AutoSuggestBox", "CustomContent", "HeaderTemplateContent", "FooterContent", "PaneFooter", "FlyoutHeader",
    ]

    /// An element of a class that the file does not describe: a container of what it is given.
    private func unknown(_ node: MarkupNode) -> [WidgetDraft] {
        var part = WidgetDraft(Element(.group, id: node.xamlName ?? ""), at: node)
        part.onlyLaysOut = true
        part.children = inside(node, at: nil)
        if part.children.isEmpty {
            if isForeign(node) {
                notes.add(
                    .dropped,
                    "a control of the app's own or of a library was left out: what it shows is in another file",
                    at: node)
            }
            return []
        }
        return finished([part], node)
    }
}

extension WidgetDraft {
    /// Whether it or something inside is an accessibility element.
    fileprivate var holdsElement: Bool { element.isAccessibilityElement || children.contains(where: \.holdsElement) }
}
