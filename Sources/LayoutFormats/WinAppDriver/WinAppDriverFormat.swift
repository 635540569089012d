import LayoutModel

extension LayoutFormat {
    /// The page source of WinAppDriver and of drivers that write the same, as NovaWindows: the UI Automation tree of a window.
    ///
    /// Places are measured from the corner of the root window, in pixels. The order is that of the tree.
    /// Source: Microsoft, UI Automation control types and properties (IsKeyboardFocusable, IsControlElement, AccessKey ...).
    public static let winAppDriver = LayoutFormat(
        id: "winappdriver", summary: "page source of WinAppDriver (Windows, UI Automation)",
        roots: "<Window>, <Pane> ... with RuntimeId",
        tells: [.frames, .order, .labels, .shortcuts, .containers], traits: FormatTraits(isSnapshot: true),
        toleratesNoise: true,
        recognises: { head in
            guard head.root.namespace.isEmpty, head.attributes["type"] == nil else { return false }
            let names = ["RuntimeId", "AutomationId", "IsOffscreen", "IsKeyboardFocusable", "LocalizedControlType"]
            return names.count { head.attributes[$0] != nil } >= 2
        },
        reading: .tree { (tree, sink) throws(FormatError) in
            var reader = WinAppDriverReader(tree.root, sink.notes)
            let screen = reader.read()
            sink.notes = reader.notes
            sink.layout.name = screen.label
            sink.layout.platform = .windows
            sink.add(screen)
        })
}

/// What the control types of UI Automation are in navcost's words.
struct UIAType {
    /// What elements of a type are.
    enum WidgetClass {
        /// Reacts, and speaks for what is in it.
        case control
        /// Reacts, beside what is in it.
        case item
        /// A text or picture.
        case content
        case box
        /// Nothing that anybody stops on.
        case silent
    }

    var role: Role
    var widgetClass: WidgetClass

    /// The type of a tag; a box where it is not known.
    init(named name: String) { self = Self.all[name] ?? UIAType(.group, .box) }

    private init(_ role: Role, _ widgetClass: WidgetClass) { (self.role, self.widgetClass) = (role, widgetClass) }

    private static let all: [String: UIAType] = [
        "Button": UIAType(.button, .control), "SplitButton": UIAType(.menuButton, .control),
        "CheckBox": UIAType(.checkbox, .control), "RadioButton": UIAType(.radioButton, .control),
        "ComboBox": UIAType(.popUpButton, .control), "Edit": UIAType(.textField, .control),
        "Document": UIAType(.textView, .item), "Hyperlink": UIAType(.link, .control),
        "Slider": UIAType(.slider, .control), "Spinner": UIAType(.stepper, .item),
        "Calendar": UIAType(.datePicker, .item),
        "ListItem": UIAType(.listItem, .item), "TreeItem": UIAType(.treeItem, .item), "TabItem": UIAType(.tab, .item),
        "DataItem": UIAType(.row, .item), "MenuItem": UIAType(.menuItem, .item),
        "HeaderItem": UIAType(.staticText, .content),
        "Text": UIAType(.staticText, .content), "Image": UIAType(.image, .content),
        "ProgressBar": UIAType(.progress, .content), "ToolTip": UIAType(.staticText, .content),
        "List": UIAType(.list, .box), "Tree": UIAType(.tree, .box), "Tab": UIAType(.tabGroup, .box),
        "Table": UIAType(.table, .box), "DataGrid": UIAType(.table, .box), "Menu": UIAType(.menu, .box),
        "MenuBar": UIAType(.menuBar, .box), "ToolBar": UIAType(.toolbar, .box), "AppBar": UIAType(.toolbar, .box),
        "StatusBar": UIAType(.statusBar, .box), "Window": UIAType(.window, .box), "Group": UIAType(.group, .box),
        "Pane": UIAType(.group, .box), "Custom": UIAType(.group, .box), "Header": UIAType(.group, .box),
        "TitleBar": UIAType(.group, .box), "SemanticZoom": UIAType(.group, .box),
        "ScrollBar": UIAType(.scrollBar, .silent),
        "Thumb": UIAType(.other, .silent), "Separator": UIAType(.separator, .silent),
    ]
}
