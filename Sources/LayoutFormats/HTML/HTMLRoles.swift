import LayoutModel

/// What an element of a page is: by its role attribute, else by its name.
///
/// Sources: WAI-ARIA 1.2, "Definition of roles"; ARIA in HTML, "Document conformance requirements" (implicit roles).
struct HTMLRole: Equatable {
    /// How it is built into the screen.
    enum Kind: Equatable {
        /// Something that people act on.
        case widget
        /// A container of widgets that can be one stop of the Tab order.
        case composite
        /// A container that assistive technology knows.
        case container
        /// A heading.
        case heading
        /// A picture or other thing without content that readers stop on.
        case leaf
        /// Nothing of its own: what is inside stands in its place.
        case transparent
    }

    var kind: Kind
    var role: Role = .group
    var container: ContainerType?
    var landmark: Landmark?

    /// Whether its name is what is inside, where nothing else names it.
    var isNamedByContent: Bool {
        ![.textField, .searchField, .textView, .comboBox, .slider, .stepper, .video].contains(role)
    }

    static let transparent = HTMLRole(kind: .transparent)
    private static func widget(_ role: Role) -> HTMLRole { HTMLRole(kind: .widget, role: role) }
    private static func composite(_ role: Role, _ container: ContainerType? = nil) -> HTMLRole {
        HTMLRole(kind: .composite, role: role, container: container)
    }
    private static func container(_ role: Role, _ container: ContainerType? = nil, _ landmark: Landmark? = nil)
        -> HTMLRole
    {
        HTMLRole(kind: .container, role: role, container: container, landmark: landmark)
    }
    private static func leaf(_ role: Role) -> HTMLRole { HTMLRole(kind: .leaf, role: role) }
    private static func landmark(_ landmark: Landmark) -> HTMLRole { container(.group, .landmark, landmark) }

    /// The role that an element states: the first word that is one.
    static func stated(_ node: MarkupNode, in page: HTMLPage, _ around: HTMLSurroundings) -> HTMLRole? {
        for word in page.words(node["role"]?.lowercased()) {
            if let role = byWord[word] {
                switch word {
                case "menuitem" where around.isInMenuBar: return widget(.menuBarItem)
                case "button":
                    return widget(ofButton: node)
                case "textbox" where node["aria-multiline"]?.lowercased() == "true": return widget(.textView)
                case "form", "region": return HTMLName(page).hasStatedName(node) ? role : .transparent
                default: return role
                }
            }
        }
        return nil
    }

    private static func widget(ofButton node: MarkupNode) -> HTMLRole {
        if let popup = node["aria-haspopup"]?.lowercased(), popup != "false", !popup.isEmpty {
            return widget(.menuButton)
        }
        return widget(node["aria-pressed"] != nil ? .toggle : .button)
    }

    private static let byWord: [String: HTMLRole] = wordTable(
        "",
        [
            "button": widget(.button), "link": widget(.link), "checkbox": widget(.checkbox),
            "radio": widget(.radioButton), "switch": widget(.toggle), "slider": widget(.slider),
            "spinbutton": widget(.stepper), "textbox": widget(.textField), "searchbox": widget(.searchField),
            "combobox": widget(.comboBox), "option": widget(.listItem), "tab": widget(.tab),
            "treeitem": widget(.treeItem), "menuitem menuitemcheckbox menuitemradio": widget(.menuItem),
            "listbox": composite(.list), "menu": composite(.menu), "menubar": composite(.menuBar),
            "radiogroup": composite(.radioGroup), "tablist": composite(.tabGroup, .semanticGroup),
            "toolbar": composite(.toolbar), "tree": composite(.tree), "grid treegrid": composite(.grid),
            "row rowgroup gridcell cell columnheader rowheader listitem none presentation generic tabpanel":
                .transparent,
            "article figure note status alert log timer marquee feed document term definition paragraph": .transparent,
            "application group": container(.group, .semanticGroup), "list directory": container(.group, .list),
            "table": container(.table), "dialog": container(.dialog, .semanticGroup),
            "alertdialog": container(.alert, .semanticGroup), "heading": HTMLRole(kind: .heading, role: .heading),
            "img image": leaf(.image), "math": leaf(.staticText), "progressbar meter": leaf(.progress),
            "separator": leaf(.separator), "scrollbar": leaf(.scrollBar), "banner": landmark(.banner),
            "complementary": landmark(.complementary), "contentinfo": landmark(.contentinfo),
            "form": container(.form, .landmark, .form), "main": landmark(.main), "navigation": landmark(.navigation),
            "region": landmark(.region), "search": landmark(.search),
        ])

    /// The role that an element has by its name.
    static func implicit(_ node: MarkupNode, in page: HTMLPage, _ around: HTMLSurroundings) -> HTMLRole {
        let names = HTMLName(page)
        switch node.name {
        case "a", "area": return node["href"] == nil ? .transparent : widget(.link)
        case "button": return widget(ofButton: node)
        case "input": return input(node)
        case "select":
            return widget(node["multiple"] != nil || Int(node["size"] ?? "") ?? 1 > 1 ? .picker : .popUpButton)
        case "textarea": return widget(.textView)
        case "summary": return HTMLElements.isSummary(node) ? widget(.disclosure) : .transparent
        // Without a summary the browser makes one.
        case "details": return node.child("summary") == nil ? widget(.disclosure) : .transparent
        case "audio", "video": return node["controls"] == nil ? .transparent : widget(.video)
        case "iframe", "frame", "object", "embed": return leaf(.webView)
        case "img": return leaf(.image)
        case "svg", "canvas": return HTMLRole(kind: .leaf, role: node.name == "svg" ? .image : .canvas)
        case "progress", "meter": return leaf(.progress)
        case "h1", "h2", "h3", "h4", "h5", "h6": return HTMLRole(kind: .heading, role: .heading)
        case "nav": return landmark(.navigation)
        case "main": return landmark(.main)
        case "aside": return landmark(.complementary)
        case "search": return landmark(.search)
        case "header": return around.isInSection ? .transparent : landmark(.banner)
        case "footer": return around.isInSection ? .transparent : landmark(.contentinfo)
        case "section": return names.hasStatedName(node) ? landmark(.region) : .transparent
        case "form": return names.hasStatedName(node) ? container(.form, .landmark, .form) : .transparent
        case "ul", "ol", "menu": return container(.group, .list)
        case "table": return container(.table)
        case "fieldset", "optgroup": return container(.group, .semanticGroup)
        case "dialog": return container(.dialog, .semanticGroup)
        default: return .transparent
        }
    }

    private static func input(_ node: MarkupNode) -> HTMLRole {
        switch node["type"]?.lowercased() {
        case "hidden": .transparent
        case "button", "submit", "reset", "image", "color", "file": widget(ofButton: node)
        case "checkbox": widget(.checkbox)
        case "radio": widget(.radioButton)
        case "range": widget(.slider)
        case "number": widget(.stepper)
        case "date", "time", "month", "week", "datetime-local": widget(.datePicker)
        case "password": widget(.secureTextField)
        case "search": widget(node["list"] == nil ? .searchField : .comboBox)
        default: widget(node["list"] == nil ? .textField : .comboBox)
        }
    }
}

/// Whether the keyboard focus goes to an element, and at which number.
struct HTMLFocus {
    /// Whether it can have the focus at all.
    var isFocusable: Bool
    /// The number that it states, 0 where it is in document order, -1 where Tab passes it by.
    var tabIndex: Int

    /// That of something that cannot have the focus.
    static let none = HTMLFocus()

    private init() { (isFocusable, tabIndex) = (false, -1) }

    /// That of a box that scrolls and says nothing of the focus itself.
    init(scroller around: HTMLSurroundings) { (isFocusable, tabIndex) = (true, around.isPassedBy ? -1 : 0) }

    /// Source: HTML standard, "Focusable areas" and "The tabindex attribute"; Chromium (a link in an edited text has none).
    init(_ node: MarkupNode, in page: HTMLPage, _ around: HTMLSurroundings) {
        let stated = HTMLElements.tabIndex(node)
        let isNative: Bool =
            switch node.name {
            case "a": node["href"] != nil && !around.isEdited
            case "area": node["href"] != nil && page.isUsed(node)
            case "button", "select", "textarea", "iframe", "frame": true
            case "input": node["type"]?.lowercased() != "hidden"
            case "summary": HTMLElements.isSummary(node)
            case "audio", "video": node["controls"] != nil
            case "details": node.child("summary") == nil
            case "embed", "object": node.showsObject
            default: HTMLElements.isEditable(node) && !around.isEdited
            }
        let isObject = node.name == "object" || node.name == "embed"
        isFocusable = isNative || stated != nil && !isObject && node.name != "area"
        tabIndex = isFocusable ? stated ?? 0 : -1
        if around.isPassedBy { tabIndex = -1 }
    }
}

extension HTMLPage {
    /// Whether a picture uses the map that an area belongs to.
    func isUsed(_ area: MarkupNode) -> Bool {
        var next = area.parent
        while let node = next {
            if node.name == "map" {
                return usedMaps.contains(node["name"] ?? "") || usedMaps.contains(node["id"] ?? "")
            }
            next = node.parent
        }
        return false
    }
}
