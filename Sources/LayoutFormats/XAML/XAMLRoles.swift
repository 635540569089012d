import LayoutModel

/// What the classes of XAML are in navcost's words.
enum XAMLRoles {
    /// How a class is read.
    enum Kind {
        /// One element; the properties that name it.
        case control(Role, [String])
        /// A text.
        case text
        /// A box for layout.
        case panel
        /// A box with a role.
        case box(Role)
        /// Items in a list, tree or table.
        case items(Role, Role)
        /// Tabs with a page each.
        case tabs
        case expander, picture, menuBar, menuItem, shell, separator
        /// Not on the screen until something opens it.
        case closed
        /// No part of the screen.
        case nothing
    }

    /// How a class is read; nil where it is not known.
    static func kind(_ name: String, _ dialect: XAMLDialect) -> Kind? {
        if name == "Frame", !dialect.isCrossPlatform { return .nothing }
        if name == "Label", dialect == .wpf { return .text }
        if name == "Picker" || name == "Stepper", !dialect.isCrossPlatform { return nil }
        return all[name]
    }

    /// How a class that is not known is read by the end of its name.
    static func likely(_ name: String) -> Kind? {
        let ends: [(String, Kind)] = [
            ("RadioButton", .control(.radioButton, ["Content", "Text"])),
            ("ToggleButton", .control(.toggle, ["Content", "Text"])),
            ("Button", .control(.button, ["Content", "Text"])),
            ("CheckBox", .control(.checkbox, ["Content", "Text"])), ("TextBox", .control(.textField, ["Header"])),
            ("ComboBox", .control(.popUpButton, ["Header"])), ("TextBlock", .text), ("Entry", .control(.textField, [])),
            ("Slider", .control(.slider, ["Header"])),
        ]
        return ends.first { name.hasSuffix($0.0) }?.1
    }

    /// Whether an underscore in its text underlines the letter after it (WPF).
    static func hasMnemonic(_ name: String) -> Bool {
        [
            "Button", "RepeatButton", "ToggleButton", "CheckBox", "RadioButton", "Label", "MenuItem", "GroupBox",
            "TabItem",
            "Expander", "AccessText",
        ].contains(name)
    }

    /// Whether what stands in it is one text.
    static func isInline(_ name: String) -> Bool {
        [
            "TextBlock", "Span", "Bold", "Italic", "Underline", "Run", "Paragraph", "Label", "FormattedString",
            "Hyperlink",
        ]
        .contains(name)
    }

    private static let all: [String: Kind] = {
        var kinds: [String: Kind] = [:]
        func add(_ names: String, _ kind: Kind) {
            for name in names.split(separator: " ") { kinds[String(name)] = kind }
        }
        let content = ["Content", "Text", "Label"]
        add(
            "Button RepeatButton AppBarButton ImageButton ColorPicker ToolbarItem SwipeItem", .control(.button, content)
        )
        add("DropDownButton SplitButton", .control(.menuButton, content))
        add("HyperlinkButton Hyperlink", .control(.link, content))
        add("ToggleButton AppBarToggleButton ToggleSplitButton", .control(.toggle, content))
        add("ToggleSwitch Switch SwitchCell", .control(.toggle, ["Header", "Text"]))
        add("CheckBox", .control(.checkbox, content))
        add("RadioButton", .control(.radioButton, content))
        add("TextBox NumberBox Entry EntryCell", .control(.textField, ["Header", "Label"]))
        add("RichTextBox RichEditBox Editor", .control(.textView, ["Header"]))
        add("PasswordBox", .control(.secureTextField, ["Header"]))
        add("SearchBar AutoSuggestBox SearchBox", .control(.searchField, ["Header"]))
        add("ComboBox Picker", .control(.popUpButton, ["Header", "Title"]))
        add("Slider RatingControl", .control(.slider, ["Header"]))
        add("Stepper", .control(.stepper, []))
        add(
            "DatePicker TimePicker Calendar CalendarView CalendarDatePicker",
            .control(.datePicker, ["Header", "Title"]))
        add("ProgressBar ProgressRing", .control(.progress, []))
        add("ActivityIndicator", .control(.activityIndicator, []))
        add("MediaElement MediaPlayerElement", .control(.video, []))
        add("ListBoxItem ListViewItem GridViewItem ComboBoxItem NavigationViewItem", .control(.listItem, ["Content"]))
        add("TextCell ImageCell", .control(.cell, ["Text"]))
        add("TreeViewItem", .control(.treeItem, ["Header", "Content"]))
        add("TextBlock Label AccessText RichTextBlock FlowDocumentScrollViewer FlowDocumentReader", .text)
        add(
            "Grid StackPanel DockPanel WrapPanel Canvas UniformGrid RelativePanel VariableSizedWrapGrid Border Viewbox "
                + "UserControl ContentControl Page Window ContentPage ContentView StackLayout VerticalStackLayout "
                + "HorizontalStackLayout FlexLayout AbsoluteLayout RelativeLayout Frame ContentPresenter HeaderedContentControl "
                + "RefreshView RefreshContainer SwipeView SplitView ToolBarTray BulletDecorator AdornerDecorator ContentDialog "
                + "NavigationWindow NavigationView ViewCell TableRoot PageFunction",
            .panel)
        add("GroupBox TableSection", .box(.group))
        add("ScrollViewer ScrollView", .box(.scrollView))
        add("ToolBar CommandBar", .box(.toolbar))
        add("StatusBar", .box(.statusBar))
        add("StatusBarItem", .panel)
        add("RadioButtons", .box(.radioGroup))
        add(
            "ListBox ListView GridView FlipView ItemsView CollectionView CarouselView ItemsControl ItemsRepeater TableView",
            .items(.list, .listItem))
        add("TreeView", .items(.tree, .treeItem))
        add("DataGrid", .items(.table, .row))
        add("TabControl TabView Pivot TabbedPage", .tabs)
        add("Expander", .expander)
        add("Image", .picture)
        add("WebView WebView2 WebBrowser", .box(.webView))
        add("Map MapControl", .box(.map))
        add("Menu MenuBar", .menuBar)
        add("MenuItem MenuFlyoutItem MenuFlyoutSubItem MenuBarItem ToggleMenuFlyoutItem RadioMenuFlyoutItem", .menuItem)
        add("Shell", .shell)
        add(
            "Separator AppBarSeparator MenuFlyoutSeparator GridSplitter BoxView Rectangle Ellipse Line Path Polygon",
            .separator)
        add("ContextMenu ToolTip Popup Flyout MenuFlyout TeachingTip CommandBarFlyout", .closed)
        add(
            "Style DataTemplate ControlTemplate ResourceDictionary Setter FontIcon SymbolIcon PathIcon BitmapIcon "
                + "CollectionViewSource ObjectDataProvider XmlDataProvider VisualStateManager Thumb Track ScrollBar "
                + "SolidColorBrush Array InkCanvas",
            .nothing)
        return kinds
    }()
}
