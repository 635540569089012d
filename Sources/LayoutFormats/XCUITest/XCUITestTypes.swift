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

    private init(_ name: String, _ role: Role, _ widgetClass: WidgetClass) {
        (self.name, self.role, self.widgetClass) = (name, role, widgetClass)
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
    private static let all = table.map { XCUIType($0.0, $0.1, $0.2) }

    private static let table: [(String, Role, WidgetClass)] = [
        ("Any", .group, .wrapper), ("Other", .other, .wrapper), ("Application", .application, .container),
        ("Group", .group, .wrapper), ("Window", .window, .container), ("Sheet", .sheet, .container),
        ("Drawer", .group, .container), ("Alert", .alert, .container), ("Dialog", .dialog, .container),
        ("Button", .button, .control), ("RadioButton", .radioButton, .control), ("RadioGroup", .radioGroup, .container),
        ("CheckBox", .checkbox, .control), ("DisclosureTriangle", .disclosure, .control),
        ("PopUpButton", .popUpButton, .control), ("ComboBox", .comboBox, .control),
        ("MenuButton", .menuButton, .control), ("ToolbarButton", .button, .control), ("Popover", .popover, .container),
        ("Keyboard", .keyboard, .container), ("Key", .key, .control), ("NavigationBar", .navigationBar, .container),
        ("TabBar", .tabBar, .container), ("TabGroup", .tabGroup, .container), ("Toolbar", .toolbar, .container),
        ("StatusBar", .statusBar, .container), ("Table", .table, .container), ("TableRow", .row, .cell),
        ("TableColumn", .group, .silent), ("Outline", .tree, .container), ("OutlineRow", .treeItem, .cell),
        ("Browser", .group, .container), ("CollectionView", .collection, .container), ("Slider", .slider, .control),
        ("PageIndicator", .pageIndicator, .control), ("ProgressIndicator", .progress, .text),
        ("ActivityIndicator", .activityIndicator, .text), ("SegmentedControl", .segmentedControl, .composite),
        ("Picker", .picker, .composite), ("PickerWheel", .picker, .control), ("Switch", .toggle, .control),
        ("Toggle", .toggle, .control), ("Link", .link, .control), ("Image", .image, .text), ("Icon", .icon, .control),
        ("SearchField", .searchField, .control), ("ScrollView", .scrollView, .container),
        ("ScrollBar", .scrollBar, .silent), ("StaticText", .staticText, .text), ("TextField", .textField, .control),
        ("SecureTextField", .secureTextField, .control), ("DatePicker", .datePicker, .composite),
        ("TextView", .textView, .control), ("Menu", .menu, .container), ("MenuItem", .menuItem, .control),
        ("MenuBar", .menuBar, .container), ("MenuBarItem", .menuBarItem, .control), ("Map", .map, .container),
        ("WebView", .webView, .container), ("IncrementArrow", .button, .control), ("DecrementArrow", .button, .control),
        ("Timeline", .other, .wrapper), ("RatingIndicator", .slider, .control), ("ValueIndicator", .other, .silent),
        ("SplitGroup", .splitView, .container), ("Splitter", .separator, .silent),
        ("RelevanceIndicator", .progress, .text), ("ColorWell", .button, .control), ("HelpTag", .other, .silent),
        ("Matte", .other, .wrapper), ("DockItem", .icon, .control), ("Ruler", .other, .silent),
        ("RulerMarker", .other, .silent), ("Grid", .grid, .container), ("LevelIndicator", .progress, .text),
        ("Cell", .cell, .cell), ("LayoutArea", .group, .wrapper), ("LayoutItem", .other, .wrapper),
        ("Handle", .other, .silent), ("Stepper", .stepper, .composite), ("Tab", .tab, .control),
        ("TouchBar", .toolbar, .container), ("StatusItem", .menuBarItem, .control),
    ]
}
