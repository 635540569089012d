import LayoutModel

/// What one view of a layout says.
///
/// Source: Android, View, TextView and AccessibilityNodeInfo reference (attributes and the defaults of each class).
struct AndroidView {
    /// The views that the focus goes to, by id; an empty id stands for no view.
    struct Neighbours {
        var own: String
        var up, down, left, right, forward: String?

        var isEmpty: Bool { own.isEmpty || up == nil && down == nil && left == nil && right == nil && forward == nil }
    }

    let node: MarkupNode
    private let overrides: MarkupNode?
    private let resources: AndroidResources
    /// The class without its package.
    let simpleName: String
    var element = Element()
    var attributes = AndroidAttributes()
    private(set) var isHidden = false
    private(set) var hidesDescendants = false
    private(set) var blocksDescendants = false
    private(set) var isTelevision = false
    /// Whether people can use it but assistive technology is told to pass it by.
    private(set) var isUnimportantTarget = false
    private(set) var labelFor: (id: String, text: String)?
    private(set) var neighbours = Neighbours(own: "")

    init(_ node: MarkupNode, _ overrides: MarkupNode?, _ resources: AndroidResources) {
        self.node = node
        self.overrides = overrides
        self.resources = resources
        let name = node.name == "view" ? node["class"] ?? "View" : node.name
        simpleName = name.split { $0 == "." || $0 == "$" }.last.map(String.init) ?? name
        attributes.viewClass = AndroidClass(named: name)
        // On a phone a plain layout's name may end as a widget's does.
        if simpleName == "TabItem" { attributes.viewClass.role = .tab }
    }

    /// An attribute of Android's namespace: an include's own id, visibility and layout attributes win over the view's.
    func attribute(_ name: String) -> String? {
        if let overrides, name == "id" || name == "visibility" || name.hasPrefix("layout_"),
            let value = overrides.attribute(name, namespace: AndroidNamespace.android)
        {
            return value
        }
        return node.attribute(name, namespace: AndroidNamespace.android)
    }

    /// The name that an id reference means: `@+id/a` and `@id/a` are the same.
    static func id(_ reference: String) -> String {
        reference.hasPrefix("@") ? reference.split(separator: "/").last.map(String.init) ?? "" : reference
    }

    /// Reads the attributes.
    mutating func read(_ notes: inout FormatNotes) {
        element.role = attributes.viewClass.role
        element.isAdjustable = attributes.viewClass.isAdjustable
        element.id = Self.id(attribute("id") ?? "")
        attributes.text = text("text", &notes) ?? ""
        attributes.hint = text("hint", &notes) ?? ""
        if attributes.hint.isEmpty, let value = node.attribute("hint", namespace: AndroidNamespace.app) {
            attributes.hint = resources.text(value) ?? ""
        }
        attributes.paneTitle = text("accessibilityPaneTitle", &notes) ?? ""
        readBehaviour(&notes)
        readAccessibility(&notes)
        if let target = attribute("labelFor") { labelFor = (Self.id(target), attributes.speech) }
        finish(&notes)
        func next(_ name: String) -> String? { attribute(name).map { $0 == "@null" ? "" : Self.id($0) } }
        neighbours = Neighbours(
            own: element.id, up: next("nextFocusUp"), down: next("nextFocusDown"), left: next("nextFocusLeft"),
            right: next("nextFocusRight"), forward: next("nextFocusForward"))
        if simpleName == "fragment" || simpleName == "FragmentContainerView" || simpleName == "NavHostFragment" {
            notes.add(.assumed, "a fragment's content is in code or another file", at: node)
        } else if attributes.viewClass.holdsItems || attributes.viewClass.role == .popUpButton {
            notes.add(.assumed, "a list's items come from code; how many there are is not known", at: node)
        }
        if attribute("onClick")?.hasPrefix("@{") == true
            || node.attributes.contains(where: { $0.value.hasPrefix("@{") })
        {
            notes.add(.assumed, "values that are bound to data are not known", at: node)
        }
        if node["style"] != nil {
            notes.add(.assumed, "styles and themes are not read; they may hold texts, focus and clicks")
        }
    }

    private func text(_ name: String, _ notes: inout FormatNotes) -> String? {
        guard let value = attribute(name), value != "@null" else { return nil }
        if let text = resources.text(value) { return text }
        if value.hasPrefix("@string/") {
            notes.add(.assumed, "strings are not next to the file; their names stand for them", at: node)
            return String(value.dropFirst(8)).replacing("_", with: " ")
        }
        return nil
    }

    private func flag(_ name: String, _ notes: inout FormatNotes) -> Bool? {
        guard let value = attribute(name) else { return nil }
        if let flag = resources.flag(value) { return flag }
        notes.add(.assumed, "\(name) is '\(singleLine(value))', which the file does not resolve", at: node)
        return nil
    }

    private mutating func readBehaviour(_ notes: inout FormatNotes) {
        let role = attributes.viewClass.role
        attributes.isCheckable = [.checkbox, .radioButton, .toggle].contains(role)
        let reacts = role.isInteractive || attributes.viewClass.isField
        attributes.isClickable = flag("clickable", &notes) ?? (reacts || attribute("onClick") != nil)
        attributes.isLongClickable = flag("longClickable", &notes) ?? false
        if attributes.isLongClickable { element.gestures = [.longPress] }
        attributes.isFocusable =
            attribute("focusable") == "auto"
            ? attributes.isClickable : flag("focusable", &notes) ?? attributes.isClickable
        attributes.isScrollable = simpleName.hasSuffix("ScrollView")
        attributes.isChecked = flag("checked", &notes) ?? false
        element.isEnabled = flag("enabled", &notes) ?? true
        element.isSelected = flag("selected", &notes) ?? false
        blocksDescendants = attribute("descendantFocusability") == "blocksDescendants"
        if flag("keyboardNavigationCluster", &notes) == true || flag("touchscreenBlocksFocus", &notes) == true {
            attributes.viewClass.widgetClass = .container
            element.container = .semanticGroup
        }
        isTelevision = node.name.contains("leanback")
        switch attribute("visibility") {
        case "gone", "invisible": isHidden = true
        case nil, "visible": break
        default: notes.add(.assumed, "whether it is shown is bound to data; it is taken as shown", at: node)
        }
        if let alpha = attribute("alpha"), decimalNumber(alpha.utf8) == 0 { isHidden = true }
        if isHidden {
            notes.add(.assumed, "what is gone or invisible at first is taken as hidden; code may show it", at: node)
        }
    }

    private mutating func readAccessibility(_ notes: inout FormatNotes) {
        if attribute("contentDescription") == "@null" {
            attributes.isImportant = false
        } else {
            attributes.description = text("contentDescription", &notes) ?? ""
        }
        switch attribute("importantForAccessibility") {
        case "no": attributes.isImportant = false
        case "noHideDescendants":
            attributes.isImportant = false
            hidesDescendants = true
        case "yes": attributes.isImportant = true
        default: break
        }
        if flag("accessibilityHeading", &notes) == true { element.headingLevel = 1 }
        if flag("screenReaderFocusable", &notes) == true { attributes.isFocusable = true }
        let isTarget = attributes.isClickable || attributes.isLongClickable || attributes.isCheckable
        isUnimportantTarget =
            isTarget && ["no", "noHideDescendants"].contains(attribute("importantForAccessibility") ?? "")
        if isUnimportantTarget {
            notes.add(
                .assumed, "something that reacts is not important for accessibility; assistive technology passes it by",
                at: node)
        }
    }

    /// Resolves what follows from the attributes together.
    private mutating func finish(_ notes: inout FormatNotes) {
        let input = attribute("inputType") ?? ""
        if attributes.viewClass.isField {
            if input.lowercased().contains("password") || flag("password", &notes) == true {
                element.role = .secureTextField
                element.isPrivate = true
            } else if !attributes.text.isEmpty {
                element.value = attributes.text
            }
            attributes.text = ""
            if attributes.description.isEmpty { attributes.description = attributes.hint }
        }
        if attributes.viewClass.role == .radioButton {
            element.isSelected = element.isSelected || attributes.isChecked
        } else if attributes.isCheckable {
            element.value = attributes.isChecked ? "on" : "off"
        }
        element.label = attributes.speech
        if element.headingLevel != nil, element.role == .staticText { element.role = .heading }
    }
}
