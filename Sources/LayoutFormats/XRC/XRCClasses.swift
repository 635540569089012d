import LayoutModel

/// The classes of wxWidgets' resource files.
///
/// Source: wxWidgets, "XRC File Format".
enum XRCClasses {
    static let known = WidgetClass.table(
        "wx",
        [
            "Button BitmapButton CommandLinkButton ContextHelpButton": .control(.button),
            "ColourPickerCtrl FontPickerCtrl FilePickerCtrl DirPickerCtrl": .control(.button),
            "ToggleButton BitmapToggleButton": .control(.toggle), "CheckBox": .control(.checkbox),
            "RadioButton": .control(.radioButton), "Choice": .control(.popUpButton),
            "ComboBox OwnerDrawnComboBox BitmapComboBox ComboCtrl": .control(.comboBox), "Slider": .control(.slider),
            "SpinCtrl SpinCtrlDouble SpinButton": .control(.stepper), "HyperlinkCtrl": .control(.link),
            "DatePickerCtrl TimePickerCtrl CalendarCtrl": .control(.datePicker),
            "CollapsibleHeaderCtrl": .control(.disclosure), "TextCtrl": .field(.textField),
            "SearchCtrl": .field(.searchField), "StyledTextCtrl RichTextCtrl": .field(.textView),
            "ListBox CheckListBox SimpleHtmlListBox RearrangeList EditableListBox ListCtrl ListView": .items(.list),
            "FileCtrl": .items(.list), "DataViewListCtrl DataViewCtrl Grid": .items(.table),
            "PropertyGrid PropertyGridManager": .items(.table),
            "DataViewTreeCtrl TreeCtrl TreeListCtrl GenericDirCtrl": .items(.tree),
            "HtmlWindow WebView": .items(.webView), "RadioBox": WidgetClass(.radioGroup, .radioGroup),
            "StaticText": WidgetClass(.label, .staticText), "Gauge": .display(.progress),
            "StaticBitmap AnimationCtrl GenericAnimationCtrl": .display(.image),
            "ActivityIndicator": .display(.activityIndicator), "BannerWindow": .display(.staticText),
            "StaticLine ScrollBar Bitmap Icon ImageList StatusBar AcceleratorTable": .nothing,
            "Panel WizardPage WizardPageSimple StaticBox AuiManager AuiPaneInfo InfoBar": .container,
            "StaticBoxSizer BoxSizer GridSizer FlexGridSizer GridBagSizer WrapSizer StdDialogButtonSizer": .container,
            "ScrolledWindow Scrolled": .container(.scrollView), "SplitterWindow": .container(.splitView),
            "Frame MDIParentFrame MDIChildFrame MiniFrame": .container(.window), "Dialog Wizard": .container(.dialog),
            "Notebook AuiNotebook Toolbook": WidgetClass(.tabs, .tabGroup), "Listbook": WidgetClass(.tabs, .list),
            "Treebook": WidgetClass(.tabs, .tree), "Choicebook": WidgetClass(.tabs, .popUpButton),
            "Simplebook": WidgetClass(.tabs), "PropertySheetDialog": WidgetClass(.tabs, .dialog),
            "CollapsiblePane": WidgetClass(.expander, .disclosure),
            "ToolBar AuiToolBar": WidgetClass(.toolBar, .toolbar),
            "MenuBar": WidgetClass(.menuBar, .menuBar), "Menu": WidgetClass(.menu, .menu),
            "MenuItem": WidgetClass(.menuItem, .menuItem),
        ]
    ).merging(parts) { $1 }

    /// What stands inside objects of some classes.
    private static let parts = WidgetClass.table(
        "",
        [
            "spacer space separator break accelerator": .nothing, "sizeritem button panewindow label": .container,
            "tool": WidgetClass(.tool, .button),
        ])

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
