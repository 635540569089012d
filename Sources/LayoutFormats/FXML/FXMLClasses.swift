import LayoutModel

/// The classes of JavaFX.
///
/// Source: OpenJFX, the classes of javafx.scene.control (focusTraversable, mnemonicParsing) and javafx.scene.layout.
enum FXMLClasses {
    static let known = WidgetClass.table(
        "",
        [
            "Button": .control(.button).withMnemonic, "ToggleButton": .control(.toggle).withMnemonic,
            "CheckBox": .control(.checkbox).withMnemonic, "RadioButton": .control(.radioButton).withMnemonic,
            "Hyperlink": .control(.link).withMnemonic, "ComboBox ChoiceBox ColorPicker": .control(.popUpButton),
            "DatePicker": .control(.datePicker), "Slider": .control(.slider), "Spinner": .control(.stepper),
            "Pagination": .control(.pageIndicator), "WebView": .control(.webView), "TextField": .field(.textField),
            "PasswordField": .field(.secureTextField), "TextArea HTMLEditor": .field(.textView),
            "ListView": .items(.list), "TreeView": .items(.tree), "TableView TreeTableView": .items(.table),
            "MenuButton SplitMenuButton": WidgetClass(.menuButton, .menuButton, focusable: true).withMnemonic,
            "Label Text": WidgetClass(.label, .staticText), "ImageView": .display(.image),
            "ProgressBar": .display(.progress), "ProgressIndicator": .display(.activityIndicator),
            "Canvas": .display(.canvas), "MediaView": .display(.video),
            "LineChart BarChart PieChart AreaChart ScatterChart BubbleChart StackedBarChart": .display(.chart),
            "ScrollBar Separator SeparatorMenuItem Region": .nothing,
            "Line Rectangle Circle SVGPath Arc Ellipse Path Polygon Polyline Box CubicCurve QuadCurve": .nothing,
            // Each of a tool bar's controls is a Tab stop.
            "ToolBar AnchorPane BorderPane FlowPane GridPane HBox VBox Pane StackPane TextFlow TilePane": .container,
            "Group ButtonBar Scene": .container, "Stage": .container(.window), "ScrollPane": .container(.scrollView),
            "SplitPane": .container(.splitView), "TabPane": WidgetClass(.tabs, .tabGroup, focusable: true),
            "TitledPane": WidgetClass(.expander, .disclosure, focusable: true), "Accordion": WidgetClass(.accordion),
            "DialogPane": WidgetClass(.window, .dialog), "MenuBar": WidgetClass(.menuBar, .menuBar),
            "Menu": WidgetClass(.menu, .menu),
            "MenuItem CheckMenuItem RadioMenuItem CustomMenuItem": WidgetClass(.menuItem, .menuItem),
        ])

    /// The properties whose values stand on the screen.
    static let visible: Set = [
        "children", "content", "items", "center", "top", "bottom", "left", "right", "tabs", "panes", "buttons", "menus",
        "header", "expandableContent", "root", "scene", "graphic",
    ]
}
