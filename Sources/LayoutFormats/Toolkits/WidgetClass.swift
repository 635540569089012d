import LayoutModel

/// What a reader must know of a class of widgets.
struct WidgetClass: Sendable {
    /// How widgets of a class are taken apart. A reader leaves out the kinds that its toolkit does not have.
    enum Kind: Sendable {
        /// A container of widgets in a line or on top of each other.
        case container
        /// A container that nobody sees: it only lays out.
        case layout
        /// A container with rows and columns.
        case grid
        /// A container with a title, perhaps with a check mark.
        case groupBox
        /// A title that shows and hides what is below it.
        case expander
        /// Expanders of which one at most is open.
        case accordion
        /// Pages with tabs, a list or a choice of them.
        case tabs
        /// Pages of which one is shown.
        case stack
        /// Pages that lie on top of each other, each with a title.
        case toolBox
        /// The buttons that choose the page of a stack.
        case switcher
        /// A container that an action shows and hides.
        case revealer
        case scrollArea, window, popover, toolBar, buttonBox, radioGroup
        /// The frame of an app, with an item for each of its pages.
        case shell
        /// A list whose rows are widgets.
        case rows
        /// A list, tree or table of items.
        case items
        /// An item of a list, with what can be used inside it.
        case item
        /// One thing that people act on; what is in it is its label.
        case control
        /// A text that people type into, or read.
        case field
        /// A text, which may be the label of another widget.
        case label
        /// A picture, or something that shows a state.
        case display
        /// A button of a tool bar.
        case tool
        case menuBar, menu, menuItem, menuButton
        /// Not on the screen until something opens it.
        case closed
        /// A line between things, or a thing that people never meet.
        case nothing
    }

    var kind: Kind
    var role: Role
    /// Whether the focus stops on it unless the file says otherwise.
    var isFocusable: Bool
    /// Whether arrow keys, or swiping up and down, change its value.
    var isAdjustable: Bool
    /// Whether a marker in its text underlines a letter unless the file says otherwise.
    var hasMnemonic = false
    /// The properties that name it, in the order in which they count.
    var names: [String]

    init(_ kind: Kind, _ role: Role = .group, focusable: Bool? = nil, adjustable: Bool? = nil, names: [String] = []) {
        self.kind = kind
        self.role = role
        isFocusable = focusable ?? [.control, .field, .items].contains(kind)
        isAdjustable = adjustable ?? (role == .slider || role == .stepper)
        self.names = names
    }

    static let container = WidgetClass(.container)
    static let nothing = WidgetClass(.nothing, .other)

    static func container(_ role: Role) -> WidgetClass { WidgetClass(.container, role) }
    static func control(_ role: Role, adjustable: Bool? = nil, names: [String] = []) -> WidgetClass {
        WidgetClass(.control, role, adjustable: adjustable, names: names)
    }
    static func field(_ role: Role) -> WidgetClass { WidgetClass(.field, role) }
    static func items(_ role: Role) -> WidgetClass { WidgetClass(.items, role) }
    static func display(_ role: Role) -> WidgetClass { WidgetClass(.display, role) }

    /// The same, but a marker in its text underlines a letter.
    var withMnemonic: WidgetClass {
        var result = self
        result.hasMnemonic = true
        return result
    }

    /// The classes by name, without what all names begin with.
    static func table(_ prefix: String = "", _ classes: KeyValuePairs<String, WidgetClass>) -> [String: WidgetClass] {
        wordTable(prefix, classes)
    }
}

/// A table by word, of one with several words in each text, without what all words begin with.
func wordTable<Value>(_ prefix: String = "", _ values: KeyValuePairs<String, Value>) -> [String: Value] {
    var result: [String: Value] = [:]
    for (words, value) in values {
        for word in words.split(whereSeparator: isXMLSpace) { result[prefix + word] = value }
    }
    return result
}
