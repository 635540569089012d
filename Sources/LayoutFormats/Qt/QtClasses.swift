import LayoutModel

/// Whether Tab stops on a widget, and whether anything can give it the focus.
///
/// Source: Qt, enum Qt::FocusPolicy.
enum QtFocusPolicy: Sendable {
    case none, click, tab

    /// A value of the focusPolicy property.
    init?(_ word: String) {
        switch word {
        case "NoFocus": self = .none
        case "ClickFocus": self = .click
        case "TabFocus", "StrongFocus", "WheelFocus": self = .tab
        default: return nil
        }
    }
}

/// The widget classes of Qt 4 to 6, and those of Qt 3 that have other names.
///
/// Source: the focusPolicy of a new widget of each class in Qt 6.12; Qt 3.3's reference for the older ones.
enum QtClasses {
    static let known = WidgetClass.table(
        "Q",
        [
            "PushButton CommandLinkButton ToolButton": .control(.button), "CheckBox": .control(.checkbox),
            "RadioButton": .control(.radioButton), "ComboBox": .control(.popUpButton),
            "FontComboBox": .control(.comboBox), "SpinBox DoubleSpinBox AbstractSpinBox": .control(.stepper),
            "DateEdit TimeEdit DateTimeEdit": .control(.datePicker, adjustable: true),
            "CalendarWidget": .control(.datePicker), "Slider Dial": .control(.slider),
            "KeySequenceEdit": .control(.textField), "GraphicsView QuickWidget": .control(.canvas),
            "WebEngineView WebView": .control(.webView), "TabBar": .control(.tabGroup), "LineEdit": .field(.textField),
            "TextEdit PlainTextEdit TextBrowser MultiLineEdit TextView": .field(.textView),
            "ListWidget ListView UndoView ColumnView ListBox IconView": .items(.list),
            "TreeWidget TreeView": .items(.tree), "TableWidget TableView Table DataTable": .items(.table),
            "Label": WidgetClass(.label, .staticText), "ProgressBar": .display(.progress),
            "LCDNumber": .display(.staticText), "ScrollBar": .display(.scrollBar), "StatusBar": .container(.statusBar),
            "Widget Frame MdiArea WizardPage SizeGrip OpenGLWidget GLWidget DockWidget": .container,
            "LayoutWidget HBox VBox": .container, "Splitter": .container(.splitView), "Dialog": .container(.dialog),
            "Wizard": WidgetClass(.stack, .dialog), "StackedWidget WidgetStack": WidgetClass(.stack),
            "GroupBox ButtonGroup HButtonGroup VButtonGroup HGroupBox VGroupBox": WidgetClass(.groupBox),
            "TabWidget": WidgetClass(.tabs, .tabGroup, focusable: true), "ToolBox": WidgetClass(.toolBox),
            "DialogButtonBox": WidgetClass(.buttonBox), "MainWindow": WidgetClass(.window, .window),
            "MenuBar": WidgetClass(.menuBar, .menuBar), "Menu": WidgetClass(.menu, .menu),
            "ToolBar": WidgetClass(.toolBar, .toolbar),
            "ScrollArea ScrollView": WidgetClass(.scrollArea, .scrollView, focusable: true),
        ]
    ).merging(["Line": .nothing]) { $1 }
}
