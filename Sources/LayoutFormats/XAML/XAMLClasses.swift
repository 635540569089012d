import LayoutModel

/// The classes of XAML.
enum XAMLClasses {
    /// What is known of a class; nil where it is not known.
    static func known(_ name: String, _ dialect: XAMLDialect) -> WidgetClass? {
        if name == "Frame", !dialect.isCrossPlatform { return .nothing }
        if name == "Label", dialect == .wpf { return text }
        if name == "Picker" || name == "Stepper", !dialect.isCrossPlatform { return nil }
        return all[name]
    }

    /// What a class that is not known is likely to be, by the end of its name.
    static func likely(_ name: String) -> WidgetClass? { endings.first { name.hasSuffix($0.0) }?.1 }

    private static let endings: [(String, WidgetClass)] = [
        ("RadioButton", .control(.radioButton, names: ["Content", "Text"])),
        ("ToggleButton", .control(.toggle, names: ["Content", "Text"])),
        ("Button", .control(.button, names: ["Content", "Text"])),
        ("CheckBox", .control(.checkbox, names: ["Content", "Text"])),
        ("TextBox", .control(.textField, names: ["Header"])), ("ComboBox", .control(.popUpButton, names: ["Header"])),
        ("TextBlock", text), ("Entry", .control(.textField)), ("Slider", .control(.slider, names: ["Header"])),
    ]

    /// The classes of WPF in whose text an underscore underlines the letter after it.
    static let withMnemonic: Set = [
        "Button", "RepeatButton", "ToggleButton", "CheckBox", "RadioButton", "Label", "MenuItem", "GroupBox",
        "TabItem", "Expander", "AccessText",
    ]

    /// The classes that hold one text in pieces.
    static let inline: Set = [
        "TextBlock", "Span", "Bold", "Italic", "Underline", "Run", "Paragraph", "Label", "FormattedString", "Hyperlink",
    ]

    private static let text = WidgetClass(.label, .staticText)
    private static let content = ["Content", "Text", "Label"]

    private static let all = WidgetClass.table(
        "",
        [
            "Button RepeatButton AppBarButton ImageButton ColorPicker ToolbarItem SwipeItem": .control(
                .button, names: content),
            "DropDownButton SplitButton": .control(.menuButton, names: content),
            "HyperlinkButton Hyperlink": .control(.link, names: content),
            "ToggleButton AppBarToggleButton ToggleSplitButton": .control(.toggle, names: content),
            "ToggleSwitch Switch SwitchCell": .control(.toggle, names: ["Header", "Text"]),
            "CheckBox": .control(.checkbox, names: content), "RadioButton": .control(.radioButton, names: content),
            "TextBox NumberBox Entry EntryCell": .control(.textField, names: ["Header", "Label"]),
            "RichTextBox RichEditBox Editor": .control(.textView, names: ["Header"]),
            "PasswordBox": .control(.secureTextField, names: ["Header"]),
            "SearchBar AutoSuggestBox SearchBox": .control(.searchField, names: ["Header"]),
            "ComboBox Picker": .control(.popUpButton, names: ["Header", "Title"]),
            "Slider RatingControl": .control(.slider, names: ["Header"]), "Stepper": .control(.stepper),
            "DatePicker TimePicker Calendar CalendarView CalendarDatePicker": .control(
                .datePicker, names: ["Header", "Title"]),
            "ProgressBar ProgressRing": .control(.progress), "ActivityIndicator": .control(.activityIndicator),
            "MediaElement MediaPlayerElement": .control(.video),
            "ListBoxItem ListViewItem GridViewItem ComboBoxItem NavigationViewItem": .control(
                .listItem, names: ["Content"]),
            "TextCell ImageCell": .control(.cell, names: ["Text"]),
            "TreeViewItem": .control(.treeItem, names: ["Header", "Content"]), "Image": .display(.image),
            "TextBlock Label AccessText RichTextBlock FlowDocumentScrollViewer FlowDocumentReader": text,
            """
            Grid StackPanel DockPanel WrapPanel Canvas UniformGrid RelativePanel VariableSizedWrapGrid Border Viewbox
            UserControl ContentControl Page Window ContentPage ContentView StackLayout VerticalStackLayout
            HorizontalStackLayout FlexLayout AbsoluteLayout RelativeLayout Frame ContentPresenter HeaderedContentControl
            RefreshView RefreshContainer SwipeView SplitView ToolBarTray BulletDecorator AdornerDecorator ContentDialog
            NavigationWindow NavigationView ViewCell TableRoot PageFunction StatusBarItem
            """: WidgetClass(.layout),
            "GroupBox TableSection": .container, "ScrollViewer ScrollView": .container(.scrollView),
            "ToolBar CommandBar": .container(.toolbar), "StatusBar": .container(.statusBar),
            "RadioButtons": .container(.radioGroup), "WebView WebView2 WebBrowser": .container(.webView),
            "Map MapControl": .container(.map), "ListBox ListView GridView FlipView ItemsView": .items(.list),
            "CollectionView CarouselView ItemsControl ItemsRepeater TableView": .items(.list),
            "TreeView": .items(.tree), "DataGrid": .items(.table),
            "TabControl TabView Pivot TabbedPage": WidgetClass(.tabs), "Expander": WidgetClass(.expander),
            "Menu MenuBar": WidgetClass(.menuBar), "Shell": WidgetClass(.shell),
            "MenuItem MenuFlyoutItem MenuFlyoutSubItem MenuBarItem ToggleMenuFlyoutItem RadioMenuFlyoutItem":
                WidgetClass(.menuItem),
            "ContextMenu ToolTip Popup Flyout MenuFlyout TeachingTip CommandBarFlyout": WidgetClass(.closed),
            """
            Separator AppBarSeparator MenuFlyoutSeparator GridSplitter BoxView Rectangle Ellipse Line Path Polygon
            Style DataTemplate ControlTemplate ResourceDictionary Setter FontIcon SymbolIcon PathIcon BitmapIcon
            CollectionViewSource ObjectDataProvider XmlDataProvider VisualStateManager Thumb Track ScrollBar
            SolidColorBrush Array InkCanvas
            """: .nothing,
        ])
}
