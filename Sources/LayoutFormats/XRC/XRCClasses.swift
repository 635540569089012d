import LayoutModel

/// What the importer must know of a wxWidgets class.
struct XRCClass: Sendable {
    /// How windows of a class are taken apart.
    enum WidgetClass: Sendable {
        /// A box, or a sizer or part that only holds others.
        case box
        case control, field, label, display, items, radioBox, book, collapsible, toolBar, tool, menuBar, menu, menuItem
        case nothing
    }

    var widgetClass: WidgetClass
    var role: Role
    var isAdjustable = false

    static let box = XRCClass(widgetClass: .box, role: .group)

    private static func control(_ role: Role, adjustable: Bool = false) -> XRCClass {
        XRCClass(widgetClass: .control, role: role, isAdjustable: adjustable)
    }
    private static func items(_ role: Role) -> XRCClass { XRCClass(widgetClass: .items, role: role) }
    private static func kind(_ widgetClass: WidgetClass, _ role: Role) -> XRCClass {
        XRCClass(widgetClass: widgetClass, role: role)
    }

    /// Source: wxWidgets, "XRC File Format".
    static let known: [String: XRCClass] = [
        "wxButton": control(.button), "wxBitmapButton": control(.button), "wxCommandLinkButton": control(.button),
        "wxToggleButton": control(.toggle), "wxBitmapToggleButton": control(.toggle),
        "wxContextHelpButton": control(.button), "wxCheckBox": control(.checkbox),
        "wxRadioButton": control(.radioButton), "wxChoice": control(.popUpButton), "wxComboBox": control(.comboBox),
        "wxOwnerDrawnComboBox": control(.comboBox), "wxBitmapComboBox": control(.comboBox),
        "wxComboCtrl": control(.comboBox), "wxSlider": control(.slider, adjustable: true),
        "wxSpinCtrl": control(.stepper, adjustable: true), "wxSpinCtrlDouble": control(.stepper, adjustable: true),
        "wxSpinButton": control(.stepper, adjustable: true), "wxHyperlinkCtrl": control(.link),
        "wxDatePickerCtrl": control(.datePicker), "wxTimePickerCtrl": control(.datePicker),
        "wxCalendarCtrl": control(.datePicker), "wxColourPickerCtrl": control(.button),
        "wxFontPickerCtrl": control(.button), "wxFilePickerCtrl": control(.button),
        "wxDirPickerCtrl": control(.button), "wxTextCtrl": kind(.field, .textField),
        "wxSearchCtrl": kind(.field, .searchField), "wxStyledTextCtrl": kind(.field, .textView),
        "wxRichTextCtrl": kind(.field, .textView), "wxListBox": items(.list), "wxCheckListBox": items(.list),
        "wxSimpleHtmlListBox": items(.list), "wxRearrangeList": items(.list), "wxEditableListBox": items(.list),
        "wxListCtrl": items(.list), "wxListView": items(.list), "wxFileCtrl": items(.list),
        "wxDataViewListCtrl": items(.table), "wxDataViewCtrl": items(.table), "wxDataViewTreeCtrl": items(.tree),
        "wxGrid": items(.table), "wxTreeCtrl": items(.tree), "wxTreeListCtrl": items(.tree),
        "wxGenericDirCtrl": items(.tree), "wxPropertyGrid": items(.table), "wxPropertyGridManager": items(.table),
        "wxHtmlWindow": items(.webView), "wxWebView": items(.webView), "wxRadioBox": kind(.radioBox, .radioGroup),
        "wxStaticText": kind(.label, .staticText), "wxGauge": kind(.display, .progress),
        "wxStaticBitmap": kind(.display, .image), "wxActivityIndicator": kind(.display, .activityIndicator),
        "wxAnimationCtrl": kind(.display, .image), "wxGenericAnimationCtrl": kind(.display, .image),
        "wxBannerWindow": kind(.display, .staticText), "wxStaticLine": kind(.nothing, .separator),
        "wxScrollBar": kind(.nothing, .scrollBar), "spacer": kind(.nothing, .other), "space": kind(.nothing, .other),
        "separator": kind(.nothing, .separator), "break": kind(.nothing, .other), "wxBitmap": kind(.nothing, .other),
        "wxIcon": kind(.nothing, .other), "wxImageList": kind(.nothing, .other),
        "wxStatusBar": kind(.nothing, .statusBar),
        "wxAcceleratorTable": kind(.nothing, .other), "accelerator": kind(.nothing, .other),
        "wxPanel": box, "wxScrolledWindow": kind(.box, .scrollView), "wxScrolled": kind(.box, .scrollView),
        "wxSplitterWindow": kind(.box, .splitView), "wxFrame": kind(.box, .window),
        "wxMDIParentFrame": kind(.box, .window),
        "wxMDIChildFrame": kind(.box, .window), "wxMiniFrame": kind(.box, .window), "wxDialog": kind(.box, .dialog),
        "wxWizard": kind(.box, .dialog), "wxWizardPage": box, "wxWizardPageSimple": box,
        "wxPropertySheetDialog": kind(.book, .dialog), "wxStaticBox": box, "wxStaticBoxSizer": box, "wxBoxSizer": box,
        "wxGridSizer": box, "wxFlexGridSizer": box, "wxGridBagSizer": box, "wxWrapSizer": box,
        "wxStdDialogButtonSizer": box, "sizeritem": box, "button": box, "panewindow": box, "wxAuiManager": box,
        "wxAuiPaneInfo": box, "label": box, "wxInfoBar": box, "wxNotebook": kind(.book, .tabGroup),
        "wxAuiNotebook": kind(.book, .tabGroup), "wxToolbook": kind(.book, .tabGroup),
        "wxListbook": kind(.book, .list), "wxTreebook": kind(.book, .tree), "wxChoicebook": kind(.book, .popUpButton),
        "wxSimplebook": kind(.book, .group), "wxCollapsiblePane": kind(.collapsible, .disclosure),
        "wxCollapsibleHeaderCtrl": kind(.control, .disclosure), "wxToolBar": kind(.toolBar, .toolbar),
        "wxAuiToolBar": kind(.toolBar, .toolbar), "tool": kind(.tool, .button), "wxMenuBar": kind(.menuBar, .menuBar),
        "wxMenu": kind(.menu, .menu), "wxMenuItem": kind(.menuItem, .menuItem),
    ]

    /// The labels of buttons that have none of their own, by their ids.
    static let stock: [String: String] = [
        "wxID_OK": "OK", "wxID_CANCEL": "Cancel", "wxID_YES": "&Yes", "wxID_NO": "&No", "wxID_APPLY": "&Apply",
        "wxID_CLOSE": "&Close", "wxID_HELP": "&Help", "wxID_SAVE": "&Save", "wxID_OPEN": "&Open", "wxID_ADD": "Add",
        "wxID_REMOVE": "Remove", "wxID_DELETE": "&Delete", "wxID_NEW": "&New", "wxID_EXIT": "&Quit",
        "wxID_ABOUT": "&About", "wxID_FIND": "&Find", "wxID_PRINT": "&Print", "wxID_UP": "&Up", "wxID_DOWN": "&Down",
        "wxID_RESET": "Reset", "wxID_REFRESH": "Refresh", "wxID_STOP": "&Stop", "wxID_EDIT": "&Edit",
        "wxID_SAVEAS": "Save &As...", "wxID_BACKWARD": "&Back", "wxID_FORWARD": "&Forward",
    ]
}
