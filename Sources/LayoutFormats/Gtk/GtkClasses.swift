import LayoutModel

/// What the importer must know of a GTK widget class.
struct GtkClass: Sendable {
    /// How widgets of a class are taken apart.
    enum WidgetClass: Sendable {
        /// A box that puts its children in a line or on top of each other.
        case box
        /// A box with rows and columns.
        case grid
        case frame, expander, notebook, stack, scroller, revealer, window, popover
        /// A list whose rows are widgets.
        case rows
        /// A list of what a program fills in.
        case items
        /// One thing that people act on; what is in it is its label.
        case control
        case field
        case label
        /// Something that shows a state.
        case display
        case menuBar, menu, menuItem, toolItem
        /// The buttons that choose the page of a stack.
        case switcher
        /// A line between things, or a thing that a person never meets.
        case nothing
    }

    var widgetClass: WidgetClass
    var role: Role
    /// Whether it takes the focus unless the file says otherwise.
    var isFocusable = false
    var isAdjustable = false

    static let box = GtkClass(widgetClass: .box, role: .group)

    private static func control(_ role: Role, adjustable: Bool = false) -> GtkClass {
        GtkClass(widgetClass: .control, role: role, isFocusable: true, isAdjustable: adjustable)
    }
    private static func field(_ role: Role) -> GtkClass { GtkClass(widgetClass: .field, role: role, isFocusable: true) }
    private static func items(_ role: Role) -> GtkClass { GtkClass(widgetClass: .items, role: role, isFocusable: true) }
    private static func display(_ role: Role) -> GtkClass { GtkClass(widgetClass: .display, role: role) }
    private static func window(_ role: Role) -> GtkClass { GtkClass(widgetClass: .window, role: role) }
    private static func kind(_ widgetClass: WidgetClass, _ role: Role) -> GtkClass {
        GtkClass(widgetClass: widgetClass, role: role)
    }

    /// Whether objects of a class that is not known are widgets: their names end as those of models do otherwise.
    static func isNoWidget(_ name: String) -> Bool {
        noWidgets.contains { name.hasSuffix($0) } || name.contains("CellRenderer") || !name.contains { $0.isUppercase }
    }

    /// Sources: GTK 3 and 4 reference; the can-focus and focusable defaults are those of the toolkits themselves.
    private static let noWidgets = [
        "Adjustment", "SizeGroup", "Store", "Filter", "Model", "Selection", "Factory", "Controller", "Gesture",
        "Click", "LongPress", "Drag", "Column", "Buffer", "TagTable", "AccelGroup", "Action", "ActionGroup", "Icon",
        "Source", "Target", "Scroll", "Motion", "Expression", "Sorter", "Manager", "WindowGroup", "Completion",
        "LayoutChild", "Shortcut", "Mnemonics", "Provider", "Settings", "List", "AtkObject", "Key", "Swipe",
    ]

    static let known: [String: GtkClass] = [
        "GtkButton": control(.button), "GtkToggleButton": control(.toggle), "GtkCheckButton": control(.checkbox),
        "GtkRadioButton": control(.radioButton), "GtkSwitch": control(.toggle), "GtkLinkButton": control(.link),
        "GtkFontButton": control(.button), "GtkColorButton": control(.button),
        "GtkFileChooserButton": control(.button), "GtkAppChooserButton": control(.popUpButton),
        "GtkMenuButton": control(.menuButton), "GtkLockButton": control(.button),
        "GtkScaleButton": control(.button), "GtkVolumeButton": control(.button),
        "GtkModelButton": control(.button), "GtkColorDialogButton": control(.button),
        "GtkFontDialogButton": control(.button), "GtkSpinButton": control(.stepper, adjustable: true),
        "GtkScale": control(.slider, adjustable: true), "GtkHScale": control(.slider, adjustable: true),
        "GtkVScale": control(.slider, adjustable: true), "GtkComboBox": control(.popUpButton),
        "GtkComboBoxText": control(.popUpButton), "GtkDropDown": control(.popUpButton),
        "GtkCalendar": control(.datePicker), "GtkEntry": field(.textField), "GtkText": field(.textField),
        "GtkPasswordEntry": field(.secureTextField), "GtkSearchEntry": field(.searchField),
        "GtkEditableLabel": field(.textField), "GtkTextView": field(.textView), "GtkSourceView": field(.textView),
        "GtkListView": items(.list), "GtkGridView": items(.grid), "GtkColumnView": items(.table),
        "GtkTreeView": items(.tree), "GtkIconView": items(.grid), "GtkPlacesSidebar": items(.list),
        "GtkStackSidebar": GtkClass(widgetClass: .switcher, role: .list, isFocusable: true),
        "GtkStackSwitcher": GtkClass(widgetClass: .switcher, role: .tabGroup, isFocusable: true),
        "GtkListBox": GtkClass(widgetClass: .rows, role: .list, isFocusable: true),
        "GtkFlowBox": GtkClass(widgetClass: .rows, role: .grid, isFocusable: true),
        "GtkLabel": kind(.label, .staticText), "GtkAccelLabel": kind(.label, .staticText),
        "GtkImage": display(.image), "GtkPicture": display(.image), "GtkProgressBar": display(.progress),
        "GtkLevelBar": display(.progress), "GtkSpinner": display(.activityIndicator), "GtkVideo": display(.video),
        "GtkDrawingArea": display(.canvas), "GtkGLArea": display(.canvas), "GtkLayout": kind(.box, .group),
        "GtkSeparator": kind(.nothing, .separator), "GtkHSeparator": kind(.nothing, .separator),
        "GtkVSeparator": kind(.nothing, .separator), "GtkScrollbar": kind(.nothing, .scrollBar),
        "GtkSeparatorMenuItem": kind(.nothing, .separator), "GtkSeparatorToolItem": kind(.nothing, .separator),
        "GtkBox": box, "GtkHBox": box, "GtkVBox": box, "GtkButtonBox": box, "GtkHButtonBox": box,
        "GtkVButtonBox": box, "GtkAlignment": box, "GtkEventBox": box, "GtkOverlay": box,
        "GtkPaned": kind(.box, .splitView),
        "GtkHPaned": kind(.box, .splitView), "GtkVPaned": kind(.box, .splitView), "GtkViewport": box,
        "GtkCenterBox": box, "GtkAspectFrame": kind(.frame, .group), "GtkFixed": kind(.grid, .group),
        "GtkGrid": kind(.grid, .group), "GtkTable": kind(.grid, .group), "GtkFrame": kind(.frame, .group),
        "GtkActionBar": box, "GtkHeaderBar": box, "GtkInfoBar": box, "GtkStatusbar": kind(.box, .statusBar),
        "GtkWindowControls": kind(.nothing, .other), "GtkWindowHandle": box, "GtkWidget": box, "GtkBin": box,
        "GtkContainer": box, "GtkListBoxRow": box, "GtkFlowBoxChild": box, "GtkListItem": box,
        "GtkExpander": GtkClass(widgetClass: .expander, role: .disclosure, isFocusable: true),
        "GtkNotebook": GtkClass(widgetClass: .notebook, role: .tabGroup, isFocusable: true),
        "GtkStack": kind(.stack, .group), "GtkAssistant": kind(.stack, .dialog),
        "GtkScrolledWindow": GtkClass(widgetClass: .scroller, role: .scrollView, isFocusable: true),
        "GtkRevealer": kind(.revealer, .group), "GtkSearchBar": kind(.revealer, .group),
        "GtkWindow": window(.window), "GtkApplicationWindow": window(.window), "GtkOffscreenWindow": window(.window),
        "GtkShortcutsWindow": window(.window), "GtkDialog": window(.dialog), "GtkMessageDialog": window(.dialog),
        "GtkAboutDialog": window(.dialog), "GtkColorChooserDialog": window(.dialog),
        "GtkFontChooserDialog": window(.dialog), "GtkFileChooserDialog": window(.dialog),
        "GtkPopover": kind(.popover, .popover), "GtkPopoverMenu": kind(.popover, .popover),
        "GtkMenuBar": kind(.menuBar, .menuBar), "GtkPopoverMenuBar": kind(.menuBar, .menuBar),
        "GtkMenu": kind(.menu, .menu), "GtkMenuItem": kind(.menuItem, .menuItem),
        "GtkImageMenuItem": kind(.menuItem, .menuItem), "GtkCheckMenuItem": kind(.menuItem, .menuItem),
        "GtkRadioMenuItem": kind(.menuItem, .menuItem), "GtkToolbar": kind(.box, .toolbar),
        "GtkToolItem": box, "GtkToolButton": GtkClass(widgetClass: .toolItem, role: .button, isFocusable: true),
        "GtkToggleToolButton": GtkClass(widgetClass: .toolItem, role: .toggle, isFocusable: true),
        "GtkRadioToolButton": GtkClass(widgetClass: .toolItem, role: .toggle, isFocusable: true),
        "GtkMenuToolButton": GtkClass(widgetClass: .toolItem, role: .menuButton, isFocusable: true),
    ]
}
