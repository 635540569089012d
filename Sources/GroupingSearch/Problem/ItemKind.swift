import LayoutModel

/// What kind of thing an item is, as people sort what belongs together.
enum ItemKind: Hashable, Sendable {
    /// Buttons, links, and what else does something at once.
    case command
    /// Fields, choices and what else takes a value.
    case field
    /// Members of lists and tables.
    case member
    /// An item that is only read.
    case text
    /// Locked groups, and what has no word.
    case other

    init(_ element: Element) {
        switch element.role {
        case .button, .link, .popUpButton, .menuButton, .disclosure, .tab, .key, .menuItem, .menuBarItem, .icon,
            .segment:
            self = .command
        case .checkbox, .radioButton, .toggle, .slider, .stepper, .picker, .datePicker, .comboBox, .textField,
            .secureTextField, .searchField, .textView:
            self = .field
        case .cell, .row, .listItem, .treeItem: self = .member
        case .staticText, .heading, .image, .progress, .activityIndicator, .pageIndicator, .separator, .video, .chart,
            .canvas:
            self = element.respondsToInteraction ? .command : .text
        default: self = element.respondsToInteraction && element.kind == .element ? .command : .other
        }
    }

    /// Whether two kinds may be in one group: equal kinds, and a text with the field that it names.
    func goes(with other: ItemKind) -> Bool {
        if self == other { return self != .other }
        return self == .text && other == .field || self == .field && other == .text
    }
}
