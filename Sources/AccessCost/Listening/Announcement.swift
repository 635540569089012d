public import LayoutModel

/// The order in which a screen reader speaks what it says of an element.
public enum AnnouncementOrder: String, ParameterChoice {
    /// Name, value, role, state: VoiceOver, and readers of web pages.
    case nameFirst
    /// State, name, value, role: TalkBack.
    case stateFirst
    /// Role, state, name, value: NVDA where its arrows go through a page.
    case roleFirst
}

/// What a screen reader speaks at a stop, hints off.
public struct Announcement: Hashable, Sendable {
    /// What is spoken before the name.
    public var before: [String]
    /// The name.
    public var name: String
    /// What is spoken after the name.
    public var after: [String]

    /// The announcement of an element.
    public init(_ element: Element, order: AnnouncementOrder) {
        name = element.label
        var states: [String] = []
        if element.isSelected { states.append("selected") }
        if !element.isEnabled { states.append("disabled") }
        let value = element.value.map { $0.isEmpty ? [] : [$0] } ?? []
        let role = element.headingLevel.map { ["heading level \($0)"] } ?? element.role.spoken.map { [$0] } ?? []
        switch order {
        case .nameFirst: (before, after) = ([], value + role + states)
        case .stateFirst: (before, after) = (states, value + role)
        case .roleFirst: (before, after) = (role + states, value)
        }
    }

    /// The announcement of a stop without an element, as a row of a scan.
    init(name: String) { (before, self.name, after) = ([], name, []) }

    /// Everything in the order in which it is spoken, separated by commas.
    public var text: String { (before + [name] + after).filter { !$0.isEmpty }.joined(separator: ", ") }
}

extension Role {
    /// What screen readers call it; nil where they speak the name alone.
    var spoken: String? {
        switch self {
        case .button, .link, .slider, .heading, .image, .tab, .menu, .toolbar, .table, .list, .group, .alert, .dialog:
            rawValue
        case .checkbox: "check box"
        case .radioButton: "radio button"
        case .toggle: "switch"
        case .stepper: "stepper"
        case .picker, .datePicker: "picker"
        case .comboBox: "combo box"
        case .popUpButton: "pop up button"
        case .menuButton: "menu button"
        case .menuItem: "menu item"
        case .textField, .secureTextField: "edit field"
        case .searchField: "search field"
        case .textView: "text area"
        case .progress: "progress"
        default: nil
        }
    }
}
