import LayoutModel

/// What the view classes of Android are in navcost's words.
struct AndroidClass {
    /// What views of a class are for accessibility.
    enum WidgetClass {
        /// Something with a meaning of its own.
        case view
        /// A container that people know as one: a list, a bar, a pager.
        case container
        /// A container that only lays out.
        case layout
    }

    var role: Role
    var widgetClass: WidgetClass

    /// The class that a name such as "androidx.recyclerview.widget.RecyclerView" means, found by its ending.
    init(named name: String) {
        let simple = name.split { $0 == "." || $0 == "$" }.last.map(String.init) ?? name
        if let known = Self.endings.first(where: { simple.hasSuffix($0.0) }) {
            (role, widgetClass) = (known.1, known.2)
        } else {
            (role, widgetClass) =
                simple.hasSuffix("Layout") || simple.contains("ViewGroup") ? (.group, .layout) : (.other, .view)
        }
    }

    /// More special endings stand before those that they end in.
    private static let endings: [(String, Role, WidgetClass)] = [
        ("RadioButton", .radioButton, .view), ("ToggleButton", .toggle, .view), ("CheckBox", .checkbox, .view),
        ("CheckedTextView", .checkbox, .view), ("Switch", .toggle, .view), ("SwitchCompat", .toggle, .view),
        ("SwitchMaterial", .toggle, .view), ("Button", .button, .view), ("Chip", .button, .view),
        ("SearchAutoComplete", .searchField, .view), ("AutoCompleteTextView", .textField, .view),
        ("EditText", .textField, .view), ("TextView", .staticText, .view), ("Spinner", .popUpButton, .view),
        ("SeekBar", .slider, .view), ("RatingBar", .slider, .view), ("Slider", .slider, .view),
        ("ProgressBar", .progress, .view), ("ImageView", .image, .view), ("VideoView", .video, .view),
        ("WebView", .webView, .container), ("RecyclerView", .list, .container), ("GridView", .collection, .container),
        ("ListView", .list, .container), ("RadioGroup", .radioGroup, .container), ("Toolbar", .toolbar, .container),
        ("ActionBar", .toolbar, .container), ("BottomNavigationView", .tabBar, .container),
        ("TabLayout", .tabBar, .container), ("TabWidget", .tabBar, .container), ("ViewPager", .scrollView, .container),
        ("ViewPager2", .scrollView, .container), ("ScrollView", .scrollView, .container), ("Tab", .tab, .view),
        ("TabView", .tab, .view), ("Picker", .group, .layout), ("CardView", .group, .layout), ("Card", .group, .layout),
        ("AppBarLayout", .group, .layout),
    ]

    /// Whether a value of it is adjusted by swiping up and down.
    var isAdjustable: Bool { role == .slider }
    /// Whether it takes text.
    var isField: Bool { role == .textField || role == .searchField }
    /// Whether its children are items.
    var holdsItems: Bool { role == .list || role == .collection }
}
