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

/// What the importer must know of a widget class.
struct QtClass: Sendable {
    /// How widgets of a class are taken apart.
    enum WidgetClass: Sendable {
        /// Only a box.
        case box
        /// One thing that people act on.
        case control
        /// A text that people type into, or read.
        case field
        /// A box with a title, perhaps with a check mark.
        case groupBox
        /// A text, which may be the label of another widget.
        case label
        /// Something that shows a state.
        case display
        /// A list, tree or table of items.
        case items
        case tabs, stack, toolBox, buttonBox, mainWindow, menuBar, menu, toolBar, scrollArea
        /// A line between things.
        case separator
    }

    var widgetClass: WidgetClass
    var role: Role
    var policy: QtFocusPolicy
    /// Whether arrow keys change its value.
    var isAdjustable = false

    static let box = QtClass(widgetClass: .box, role: .group, policy: .none)

    private static func control(_ role: Role, adjustable: Bool = false) -> QtClass {
        QtClass(widgetClass: .control, role: role, policy: .tab, isAdjustable: adjustable)
    }
    private static func field(_ role: Role) -> QtClass { QtClass(widgetClass: .field, role: role, policy: .tab) }
    private static func items(_ role: Role) -> QtClass { QtClass(widgetClass: .items, role: role, policy: .tab) }
    private static func display(_ role: Role) -> QtClass { QtClass(widgetClass: .display, role: role, policy: .none) }

    /// The classes of Qt 4 to 6, and those of Qt 3 that have other names.
    ///
    /// Source: the focusPolicy of a new widget of each class in Qt 6.12; Qt 3.3's reference for the older ones.
    static let known: [String: QtClass] = [
        "QPushButton": control(.button), "QCommandLinkButton": control(.button), "QToolButton": control(.button),
        "QCheckBox": control(.checkbox), "QRadioButton": control(.radioButton),
        "QComboBox": control(.popUpButton), "QFontComboBox": control(.comboBox),
        "QSpinBox": control(.stepper, adjustable: true), "QDoubleSpinBox": control(.stepper, adjustable: true),
        "QAbstractSpinBox": control(.stepper, adjustable: true),
        "QDateEdit": control(.datePicker, adjustable: true), "QTimeEdit": control(.datePicker, adjustable: true),
        "QDateTimeEdit": control(.datePicker, adjustable: true), "QCalendarWidget": control(.datePicker),
        "QSlider": control(.slider, adjustable: true), "QDial": control(.slider, adjustable: true),
        "QKeySequenceEdit": control(.textField), "QGraphicsView": control(.canvas),
        "QQuickWidget": control(.canvas), "QWebEngineView": control(.webView), "QWebView": control(.webView),
        "QTabBar": QtClass(widgetClass: .control, role: .tabGroup, policy: .tab),
        "QLineEdit": field(.textField), "QTextEdit": field(.textView), "QPlainTextEdit": field(.textView),
        "QTextBrowser": field(.textView),
        "QListWidget": items(.list), "QListView": items(.list), "QUndoView": items(.list),
        "QColumnView": items(.list), "QTreeWidget": items(.tree), "QTreeView": items(.tree),
        "QTableWidget": items(.table), "QTableView": items(.table),
        "QLabel": QtClass(widgetClass: .label, role: .staticText, policy: .none),
        "QProgressBar": display(.progress), "QLCDNumber": display(.staticText), "QScrollBar": display(.scrollBar),
        "QStatusBar": QtClass(widgetClass: .box, role: .statusBar, policy: .none),
        "Line": QtClass(widgetClass: .separator, role: .separator, policy: .none),
        "QWidget": box, "QFrame": box, "QSplitter": QtClass(widgetClass: .box, role: .splitView, policy: .none),
        "QMdiArea": box, "QWizardPage": box, "QSizeGrip": box, "QOpenGLWidget": box, "QGLWidget": box,
        "QDockWidget": QtClass(widgetClass: .box, role: .group, policy: .none),
        "QDialog": QtClass(widgetClass: .box, role: .dialog, policy: .none),
        "QWizard": QtClass(widgetClass: .stack, role: .dialog, policy: .none),
        "QGroupBox": QtClass(widgetClass: .groupBox, role: .group, policy: .none),
        "QTabWidget": QtClass(widgetClass: .tabs, role: .tabGroup, policy: .tab),
        "QStackedWidget": QtClass(widgetClass: .stack, role: .group, policy: .none),
        "QToolBox": QtClass(widgetClass: .toolBox, role: .group, policy: .none),
        "QDialogButtonBox": QtClass(widgetClass: .buttonBox, role: .group, policy: .none),
        "QMainWindow": QtClass(widgetClass: .mainWindow, role: .window, policy: .none),
        "QMenuBar": QtClass(widgetClass: .menuBar, role: .menuBar, policy: .none),
        "QMenu": QtClass(widgetClass: .menu, role: .menu, policy: .none),
        "QToolBar": QtClass(widgetClass: .toolBar, role: .toolbar, policy: .none),
        "QScrollArea": QtClass(widgetClass: .scrollArea, role: .scrollView, policy: .tab),
        // Qt 3
        "QLayoutWidget": box, "QHBox": box, "QVBox": box, "QButtonGroup": QtClass.groups, "QHButtonGroup": groups,
        "QVButtonGroup": groups, "QHGroupBox": groups, "QVGroupBox": groups, "QListBox": items(.list),
        "QIconView": items(.list), "QTable": items(.table), "QDataTable": items(.table),
        "QMultiLineEdit": field(.textView), "QTextView": field(.textView),
        "QWidgetStack": QtClass(widgetClass: .stack, role: .group, policy: .none),
        "QScrollView": QtClass(widgetClass: .scrollArea, role: .scrollView, policy: .tab),
    ]

    private static let groups = QtClass(widgetClass: .groupBox, role: .group, policy: .none)
}
