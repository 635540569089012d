import LayoutModel

/// What the element types of XCUITest are in navcost's words.
///
/// Source: Apple, XCUIElement.ElementType; the numbers are its raw values, which Mac2 writes instead of names.
struct XCUIType: Sendable {
    /// What elements of a type are for accessibility where the file does not say.
    enum WidgetClass: Sendable {
        /// Reacts, and is one stop.
        case control
        /// A control, or the container of the controls inside.
        case composite
        /// One stop where it has a label.
        case text
        /// A row or cell: one stop, or the container of the controls inside.
        case cell
        /// A container.
        case container
        /// A container that only lays out, unless it is a labelled leaf.
        case wrapper
        /// Nothing that anybody stops on.
        case silent
    }

    var name: String
    var role: Role
    var widgetClass: WidgetClass

    init(_ name: String, _ role: Role, _ widgetClass: WidgetClass) {
        self.name = name
        self.role = role
        self.widgetClass = widgetClass
    }

    /// Whether it covers what is around it by its nature.
    var isModal: Bool { role == .alert || role == .sheet || role == .dialog }
    /// Whether it is adjusted by swiping up and down.
    var isAdjustable: Bool { ["Slider", "PickerWheel", "PageIndicator", "RatingIndicator"].contains(name) }

    /// The type that a file means, nil where it is not known.
    init?(named name: String) {
        let prefix = "XCUIElementType"
        guard let type = Self.named[name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name] else {
            return nil
        }
        self = type
    }

    /// The type of a raw value, nil where it is not known.
    init?(number: Int) {
        guard Self.all.indices.contains(number) else { return nil }
        self = Self.all[number]
    }

    /// What a type that nobody knows is taken for.
    static let unknown = XCUIType("Other", .other, .wrapper)

    private static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// Every type in the order of its raw value.
    private static let all: [XCUIType] = [
        XCUIType("Any", .group, .wrapper), XCUIType("Other", .other, .wrapper),
        XCUIType("Application", .application, .container),
        XCUIType("Group", .group, .wrapper), XCUIType("Window", .window, .container),
        XCUIType("Sheet", .sheet, .container),
        XCUIType("Drawer", .group, .container), XCUIType("Alert", .alert, .container),
        XCUIType("Dialog", .dialog, .container),
        XCUIType("Button", .button, .control), XCUIType("RadioButton", .radioButton, .control),
        XCUIType("RadioGroup", .radioGroup, .container), XCUIType("CheckBox", .checkbox, .control),
        XCUIType("DisclosureTriangle", .disclosure, .control), XCUIType("PopUpButton", .popUpButton, .control),
        XCUIType("ComboBox", .comboBox, .control), XCUIType("MenuButton", .menuButton, .control),
        XCUIType("ToolbarButton", .button, .control), XCUIType("Popover", .popover, .container),
        XCUIType("Keyboard", .keyboard, .container), XCUIType("Key", .key, .control),
        XCUIType("NavigationBar", .navigationBar, .container), XCUIType("TabBar", .tabBar, .container),
        XCUIType("TabGroup", .tabGroup, .container), XCUIType("Toolbar", .toolbar, .container),
        XCUIType("StatusBar", .statusBar, .container), XCUIType("Table", .table, .container),
        XCUIType("TableRow", .row, .cell),
        XCUIType("TableColumn", .group, .silent), XCUIType("Outline", .tree, .container),
        XCUIType("OutlineRow", .treeItem, .cell), XCUIType("Browser", .group, .container),
        XCUIType("CollectionView", .collection, .container), XCUIType("Slider", .slider, .control),
        XCUIType("PageIndicator", .pageIndicator, .control), XCUIType("ProgressIndicator", .progress, .text),
        XCUIType("ActivityIndicator", .activityIndicator, .text),
        XCUIType("SegmentedControl", .segmentedControl, .composite), XCUIType("Picker", .picker, .composite),
        XCUIType("PickerWheel", .picker, .control), XCUIType("Switch", .toggle, .control),
        XCUIType("Toggle", .toggle, .control), XCUIType("Link", .link, .control), XCUIType("Image", .image, .text),
        XCUIType("Icon", .icon, .control), XCUIType("SearchField", .searchField, .control),
        XCUIType("ScrollView", .scrollView, .container), XCUIType("ScrollBar", .scrollBar, .silent),
        XCUIType("StaticText", .staticText, .text), XCUIType("TextField", .textField, .control),
        XCUIType("SecureTextField", .secureTextField, .control), XCUIType("DatePicker", .datePicker, .composite),
        XCUIType("TextView", .textView, .control), XCUIType("Menu", .menu, .container),
        XCUIType("MenuItem", .menuItem, .control), XCUIType("MenuBar", .menuBar, .container),
        XCUIType("MenuBarItem", .menuBarItem, .control), XCUIType("Map", .map, .container),
        XCUIType("WebView", .webView, .container), XCUIType("IncrementArrow", .button, .control),
        XCUIType("DecrementArrow", .button, .control), XCUIType("Timeline", .other, .wrapper),
        XCUIType("RatingIndicator", .slider, .control), XCUIType("ValueIndicator", .other, .silent),
        XCUIType("SplitGroup", .splitView, .container), XCUIType("Splitter", .separator, .silent),
        XCUIType("RelevanceIndicator", .progress, .text), XCUIType("ColorWell", .button, .control),
        XCUIType("HelpTag", .other, .silent), XCUIType("Matte", .other, .wrapper),
        XCUIType("DockItem", .icon, .control), XCUIType("Ruler", .other, .silent),
        XCUIType("RulerMarker", .other, .silent), XCUIType("Grid", .grid, .container),
        XCUIType("LevelIndicator", .progress, .text), XCUIType("Cell", .cell, .cell),
        XCUIType("LayoutArea", .group, .wrapper), XCUIType("LayoutItem", .other, .wrapper),
        XCUIType("Handle", .other, .silent), XCUIType("Stepper", .stepper, .composite), XCUIType("Tab", .tab, .control),
        XCUIType("TouchBar", .toolbar, .container), XCUIType("StatusItem", .menuBarItem, .control),
    ]
}
