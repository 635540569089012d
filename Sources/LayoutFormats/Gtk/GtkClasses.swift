import LayoutModel

/// The widget classes of GTK 3 and 4.
///
/// Sources: GTK 3 and 4 reference; the can-focus and focusable defaults are those of the toolkits themselves.
enum GtkClasses {
    /// Whether objects of a class that is not known are no widgets, as their names end like those of models.
    static func isNoWidget(_ name: String) -> Bool {
        noWidgets.contains { name.hasSuffix($0) } || name.contains("CellRenderer") || !name.contains { $0.isUppercase }
    }

    private static let noWidgets = [
        "Adjustment", "SizeGroup", "Store", "Filter", "Model", "Selection", "Factory", "Controller", "Gesture",
        "Click", "LongPress", "Drag", "Column", "Buffer", "TagTable", "AccelGroup", "Action", "ActionGroup", "Icon",
        "Source", "Target", "Scroll", "Motion", "Expression", "Sorter", "Manager", "WindowGroup", "Completion",
        "LayoutChild", "Shortcut", "Mnemonics", "Provider", "Settings", "List", "AtkObject", "Key", "Swipe",
    ]

    static let known = WidgetClass.table(
        "Gtk",
        [
            "Button FontButton ColorButton FileChooserButton LockButton ScaleButton VolumeButton ModelButton": .control(
                .button),
            "ColorDialogButton FontDialogButton ToolButton": .control(.button),
            "ToggleButton Switch ToggleToolButton RadioToolButton": .control(.toggle),
            "CheckButton": .control(.checkbox), "RadioButton": .control(.radioButton), "LinkButton": .control(.link),
            "MenuButton MenuToolButton": .control(.menuButton), "SpinButton": .control(.stepper),
            "Scale HScale VScale": .control(.slider), "Calendar": .control(.datePicker),
            "ComboBox ComboBoxText DropDown AppChooserButton": .control(.popUpButton),
            "Entry Text EditableLabel": .field(.textField), "PasswordEntry": .field(.secureTextField),
            "SearchEntry": .field(.searchField), "TextView SourceView": .field(.textView),
            "ListView PlacesSidebar": .items(.list), "GridView IconView": .items(.grid), "ColumnView": .items(.table),
            "TreeView": .items(.tree), "StackSidebar": WidgetClass(.switcher, .list, focusable: true),
            "StackSwitcher": WidgetClass(.switcher, .tabGroup, focusable: true),
            "ListBox": WidgetClass(.rows, .list, focusable: true),
            "FlowBox": WidgetClass(.rows, .grid, focusable: true), "Label AccelLabel": WidgetClass(.label, .staticText),
            "Image Picture": .display(.image), "ProgressBar LevelBar": .display(.progress),
            "Spinner": .display(.activityIndicator), "Video": .display(.video), "DrawingArea GLArea": .display(.canvas),
            "Separator HSeparator VSeparator Scrollbar SeparatorMenuItem SeparatorToolItem WindowControls": .nothing,
            "Box HBox VBox ButtonBox HButtonBox VButtonBox CenterBox Overlay Alignment EventBox Viewport": .container,
            "Layout ActionBar HeaderBar InfoBar WindowHandle Widget Bin Container ToolItem": .container,
            "ListBoxRow FlowBoxChild ListItem": .container, "Paned HPaned VPaned": .container(.splitView),
            "Statusbar": .container(.statusBar), "Toolbar": .container(.toolbar),
            "Grid Table Fixed": WidgetClass(.grid), "Frame AspectFrame": WidgetClass(.groupBox),
            "Expander": WidgetClass(.expander, .disclosure, focusable: true),
            "Notebook": WidgetClass(.tabs, .tabGroup, focusable: true), "Stack": WidgetClass(.stack),
            "Assistant": WidgetClass(.stack, .dialog),
            "ScrolledWindow": WidgetClass(.scrollArea, .scrollView, focusable: true),
            "Revealer SearchBar": WidgetClass(.revealer),
            "Window ApplicationWindow OffscreenWindow ShortcutsWindow": WidgetClass(.window, .window),
            "Dialog MessageDialog AboutDialog ColorChooserDialog FontChooserDialog FileChooserDialog": WidgetClass(
                .window, .dialog),
            "Popover PopoverMenu": WidgetClass(.popover, .popover),
            "MenuBar PopoverMenuBar": WidgetClass(.menuBar, .menuBar), "Menu": WidgetClass(.menu, .menu),
            "MenuItem ImageMenuItem CheckMenuItem RadioMenuItem": WidgetClass(.menuItem, .menuItem),
        ])
}
