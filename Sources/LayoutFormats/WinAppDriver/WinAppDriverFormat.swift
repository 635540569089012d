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

/// The control types of UI Automation.
enum UIAClasses {
    /// The type of a tag; a container where it is not known.
    static func type(_ name: String) -> WidgetClass { all[name] ?? .container }

    private static let all = WidgetClass.table(
        "",
        [
            "Button": .control(.button), "SplitButton": .control(.menuButton), "CheckBox": .control(.checkbox),
            "RadioButton": .control(.radioButton), "ComboBox": .control(.popUpButton), "Edit": .control(.textField),
            "Hyperlink": .control(.link), "Slider": .control(.slider), "Document": WidgetClass(.item, .textView),
            "Spinner": WidgetClass(.item, .stepper), "Calendar": WidgetClass(.item, .datePicker),
            "ListItem": WidgetClass(.item, .listItem), "TreeItem": WidgetClass(.item, .treeItem),
            "TabItem": WidgetClass(.item, .tab), "DataItem": WidgetClass(.item, .row),
            "MenuItem": WidgetClass(.item, .menuItem), "HeaderItem Text ToolTip": .display(.staticText),
            "Image": .display(.image), "ProgressBar": .display(.progress), "List": .container(.list),
            "Tree": .container(.tree), "Tab": .container(.tabGroup), "Table DataGrid": .container(.table),
            "Menu": .container(.menu), "MenuBar": .container(.menuBar), "ToolBar AppBar": .container(.toolbar),
            "StatusBar": .container(.statusBar), "Window": .container(.window), "ScrollBar Thumb Separator": .nothing,
        ])
}
