import LayoutModel

/// What the roles of AT-SPI stand for.
enum ATSPIClasses {
    /// The class of a role; a container that nobody sees where it is not known.
    static func type(_ word: String) -> WidgetClass { all[word] ?? WidgetClass(.layout) }

    private static let all = WidgetClass.table(
        "",
        [
            "push-button button": .control(.button), "push-button-menu": .control(.menuButton),
            "toggle-button": .control(.toggle), "switch": .control(.toggle), "check-box": .control(.checkbox),
            "radio-button": .control(.radioButton), "combo-box": .control(.popUpButton),
            "calendar date-editor": .control(.datePicker), "slider dial": .control(.slider),
            "spin-button": .control(.stepper), "link": .control(.link), "password-text": .field(.secureTextField),
            "text entry editbar": .field(.textField), "terminal document-text": .field(.textView),
            "list list-box description-list": .items(.list), "table": .items(.table),
            "tree tree-table directory-pane": .items(.tree), "list-item": WidgetClass(.item, .listItem),
            "tree-item": WidgetClass(.item, .treeItem), "table-cell": WidgetClass(.item, .cell),
            "table-row": WidgetClass(.item, .row), "page-tab-list": WidgetClass(.tabs, .tabGroup),
            "page-tab": WidgetClass(.control, .tab), "menu-bar": WidgetClass(.menuBar, .menuBar),
            "menu popup-menu": WidgetClass(.menu, .menu),
            "menu-item check-menu-item radio-menu-item tearoff-menu-item": WidgetClass(.menuItem, .menuItem),
            "tool-bar": WidgetClass(.toolBar, .toolbar),
            "label static paragraph caption": WidgetClass(.label, .staticText),
            "heading": WidgetClass(.label, .heading), "image icon desktop-icon": .display(.image),
            "progress-bar level-bar": .display(.progress), "video": .display(.video), "chart": .display(.chart),
            "scroll-pane": WidgetClass(.scrollArea, .scrollView), "status-bar": .container(.statusBar),
            "form": .container(.form), "dialog file-chooser": .container(.dialog), "alert": .container(.alert),
            "internal-frame frame window panel grouping section landmark": .container,
            "tool-tip separator scroll-bar ruler table-column-header table-row-header column-header row-header":
                .nothing,
        ])
}
