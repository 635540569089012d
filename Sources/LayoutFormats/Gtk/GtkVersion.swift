import LayoutModel

/// Whether a builder file is for GTK 3 or GTK 4, by what only one of them knows.
///
/// Sources: GTK 4, "Migrating from GTK 3.x to GTK 4", "GtkBuilder" of both versions.
enum GtkVersion {
    /// Whether a file is for GTK 4: it says so, else by what it holds. What both versions read is GTK 3's where most of its
    /// objects say that they are visible, which GTK 4 takes for granted.
    static func isGtk4(_ root: MarkupNode) -> Bool {
        for requires in root.children where requires.name == "requires" {
            switch requires["lib"] {
            case "gtk+": return false
            case "gtk", "gtk4", "libadwaita": return true
            default: continue
            }
        }
        var old = 0
        var new = 0
        var objects = 0
        var visible = 0
        for node in root.descendants {
            if isOld(node) { old += 1 }
            if isNew(node) { new += 1 }
            if node.name == "object" || node.name == "template", node.parent?.name != "interface" { objects += 1 }
            if node.name == "property", node["name"] == "visible", dumpBoolean(trimmed(node.text)) == true {
                visible += 1
            }
        }
        if old != new { return new > old }
        return visible * 2 < max(objects, 1)
    }

    private static func isOld(_ node: MarkupNode) -> Bool {
        switch node.name {
        case "packing", "focus-chain", "placeholder": true
        case "object": oldClasses.contains(node["class"] ?? "")
        case "property": oldProperties.contains(MarkupNode.gtkName(node["name"] ?? ""))
        default: false
        }
    }

    private static func isNew(_ node: MarkupNode) -> Bool {
        switch node.name {
        case "layout": node.parent?.name == "object"
        // GTK 3 has relations and actions there, its relations with a type.
        case "accessibility": node.children.contains { ["property", "state"].contains($0.name) || $0["name"] != nil }
        case "object":
            newClasses.contains(node["class"] ?? "") || node["class"]?.hasPrefix("Adw") == true
                || node["class"]?.hasPrefix("GtkEventController") == true
        case "property":
            newProperties.contains(MarkupNode.gtkName(node["name"] ?? ""))
                // A widget that stands in a property, as GTK 4 has it for what holds one.
                || node["name"] == "child" && node.child("object") != nil
        default: false
        }
    }

    private static let oldClasses: Set<String> = [
        "AtkObject", "GtkRadioButton", "GtkMenuBar", "GtkMenu", "GtkMenuItem", "GtkImageMenuItem", "GtkToolbar",
        "GtkToolButton", "GtkEventBox", "GtkAlignment", "GtkButtonBox", "GtkHBox", "GtkVBox", "GtkTable",
        "GtkHButtonBox",
        "GtkVButtonBox", "GtkHPaned", "GtkVPaned", "GtkHScale", "GtkVScale", "GtkLayout", "GtkModelButton", "GtkBin",
        "GtkFileChooserButton", "GtkRecentChooserWidget", "GtkHSeparator", "GtkVSeparator", "GtkAccelGroup",
    ]

    private static let newClasses: Set<String> = [
        "GtkDropDown", "GtkCenterBox", "GtkListView", "GtkColumnView", "GtkColumnViewColumn", "GtkGridView",
        "GtkPicture",
        "GtkPasswordEntry", "GtkText", "GtkPopoverMenuBar", "GtkEditableLabel", "GtkWindowControls", "GtkWindowHandle",
        "GtkStackPage", "GtkNotebookPage", "GtkAssistantPage", "GtkVideo", "GtkBuilderListItemFactory", "GtkStringList",
        "GtkShortcutController", "GtkShortcut", "GtkSelectionModel", "GtkSingleSelection", "GtkBoxLayout",
        "GtkGridLayout",
        "GtkColorDialogButton", "GtkFontDialogButton", "GtkInscription",
    ]

    private static let oldProperties: Set<String> = [
        "border-width", "use-stock", "window-position", "type-hint", "shadow-type", "toolbar-style", "stock",
        "resize-mode", "no-show-all", "relief", "always-show-image", "layout-style", "double-buffered",
    ]

    private static let newProperties: Set<String> = [
        "focusable", "hide-on-close", "show-title-buttons", "focus-widget", "default-widget", "css-classes",
        "can-target", "start-child", "end-child",
    ]
}
