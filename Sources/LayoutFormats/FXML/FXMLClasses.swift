import LayoutModel

/// What the importer must know of a JavaFX class.
struct FXMLClass: Sendable {
    /// How nodes of a class are taken apart.
    enum WidgetClass: Sendable {
        case box, control, field, label, items, tabs, titled, accordion, menuBar, menu, menuItem, menuButton, dialog
        /// Something that shows a state.
        case display
        case nothing
    }

    var widgetClass: WidgetClass
    var role: Role
    /// Whether the focus stops on it unless the file says otherwise.
    var isTraversable = false
    var isAdjustable = false
    /// Whether "_" in its text marks a letter unless the file says otherwise.
    var parsesMnemonics = false

    static let box = FXMLClass(widgetClass: .box, role: .group)

    private static func control(_ role: Role, adjustable: Bool = false, mnemonics: Bool = false) -> FXMLClass {
        FXMLClass(
            widgetClass: .control, role: role, isTraversable: true, isAdjustable: adjustable, parsesMnemonics: mnemonics
        )
    }
    private static func field(_ role: Role) -> FXMLClass {
        FXMLClass(widgetClass: .field, role: role, isTraversable: true)
    }
    private static func items(_ role: Role) -> FXMLClass {
        FXMLClass(widgetClass: .items, role: role, isTraversable: true)
    }
    private static func kind(_ widgetClass: WidgetClass, _ role: Role) -> FXMLClass {
        FXMLClass(widgetClass: widgetClass, role: role)
    }

    /// Source: OpenJFX, the classes of javafx.scene.control (focusTraversable, mnemonicParsing) and javafx.scene.layout.
    static let known: [String: FXMLClass] = [
        "Button": control(.button, mnemonics: true), "ToggleButton": control(.toggle, mnemonics: true),
        "CheckBox": control(.checkbox, mnemonics: true), "RadioButton": control(.radioButton, mnemonics: true),
        "Hyperlink": control(.link, mnemonics: true), "ComboBox": control(.popUpButton),
        "ChoiceBox": control(.popUpButton), "ColorPicker": control(.popUpButton), "DatePicker": control(.datePicker),
        "Slider": control(.slider, adjustable: true), "Spinner": control(.stepper, adjustable: true),
        "Pagination": control(.pageIndicator), "WebView": control(.webView), "TextField": field(.textField),
        "PasswordField": field(.secureTextField), "TextArea": field(.textView), "HTMLEditor": field(.textView),
        "ListView": items(.list), "TreeView": items(.tree), "TableView": items(.table), "TreeTableView": items(.table),
        "MenuButton": FXMLClass(
            widgetClass: .menuButton, role: .menuButton, isTraversable: true, parsesMnemonics: true),
        "SplitMenuButton": FXMLClass(
            widgetClass: .menuButton, role: .menuButton, isTraversable: true, parsesMnemonics: true),
        "Label": kind(.label, .staticText), "Text": kind(.label, .staticText), "ImageView": kind(.display, .image),
        "ProgressBar": kind(.display, .progress), "ProgressIndicator": kind(.display, .activityIndicator),
        "Canvas": kind(.display, .canvas), "MediaView": kind(.display, .video), "ScrollBar": kind(.nothing, .scrollBar),
        "LineChart": kind(.display, .chart), "BarChart": kind(.display, .chart), "PieChart": kind(.display, .chart),
        "AreaChart": kind(.display, .chart), "ScatterChart": kind(.display, .chart),
        "BubbleChart": kind(.display, .chart), "StackedBarChart": kind(.display, .chart),
        "Separator": kind(.nothing, .separator), "Region": kind(.nothing, .other), "Line": kind(.nothing, .other),
        "Rectangle": kind(.nothing, .other), "Circle": kind(.nothing, .other), "SVGPath": kind(.nothing, .other),
        "Arc": kind(.nothing, .other), "Ellipse": kind(.nothing, .other), "Path": kind(.nothing, .other),
        "Polygon": kind(.nothing, .other), "Polyline": kind(.nothing, .other), "Box": kind(.nothing, .other),
        "CubicCurve": kind(.nothing, .other), "QuadCurve": kind(.nothing, .other),
        "AnchorPane": box, "BorderPane": box, "FlowPane": box, "GridPane": box, "HBox": box, "VBox": box, "Pane": box,
        "StackPane": box, "TextFlow": box, "TilePane": box, "Group": box, "ButtonBar": box, "Scene": box,
        "Stage": kind(.box, .window), "ScrollPane": kind(.box, .scrollView), "SplitPane": kind(.box, .splitView),
        // Each of a tool bar's controls is a Tab stop.
        "ToolBar": box, "TabPane": FXMLClass(widgetClass: .tabs, role: .tabGroup, isTraversable: true),
        "TitledPane": FXMLClass(widgetClass: .titled, role: .disclosure, isTraversable: true),
        "Accordion": kind(.accordion, .group), "DialogPane": kind(.dialog, .dialog),
        "MenuBar": kind(.menuBar, .menuBar), "Menu": kind(.menu, .menu), "MenuItem": kind(.menuItem, .menuItem),
        "CheckMenuItem": kind(.menuItem, .menuItem), "RadioMenuItem": kind(.menuItem, .menuItem),
        "CustomMenuItem": kind(.menuItem, .menuItem), "SeparatorMenuItem": kind(.nothing, .separator),
    ]

    /// The properties whose values stand on the screen.
    static let visible: Set = [
        "children", "content", "items", "center", "top", "bottom", "left", "right", "tabs", "panes", "buttons", "menus",
        "header", "expandableContent", "root", "scene", "graphic",
    ]
}
