import AccessCost
import LayoutModel

/// How a layout says that a box is a group, for the access method that is to see it.
enum GroupStyle: Sendable {
    /// A semantic container whose children are entered together.
    case container
    /// A landmark of a page.
    case landmark
    /// A tool bar of which one member is in the Tab order, the others are reached by arrows.
    case rovingToolbar
    /// Only widgets that are made for it are groups: nothing that a layout could say makes one.
    case none

    /// The style that a method sees.
    init(_ rules: TreeRules) {
        switch rules.groups {
        case .containers, .navigationStyle, .branching: self = .container
        case .landmarks: self = .landmark
        case .composites: self = rules.focus == .web ? .rovingToolbar : .none
        }
    }

    /// Whether an author of a platform can make groups of this style.
    func canBeMade(on platform: Platform?) -> Bool {
        switch self {
        case .container: platform?.allows(.container) ?? true
        case .landmark, .rovingToolbar: true
        case .none: false
        }
    }

    /// The most groups around a target: a tool bar holds no tool bar. Nil for any number.
    var deepest: Int? { self == .rovingToolbar ? 1 : nil }

    /// Makes a box a group.
    func makeGroup(_ element: inout Element, label: String) {
        if !label.isEmpty { element.label = label }
        switch self {
        case .container:
            if element.containerType == .none { element.container = .semanticGroup }
            element.navigationStyle = .combined
            if element.isAccessibilityElement { element.accessible = false }
        case .landmark:
            element.container = .landmark
            if element.landmark == nil { element.landmark = .region }
        case .rovingToolbar:
            element.role = .toolbar
            element.container = .semanticGroup
        case .none: break
        }
    }

    /// Whether a new group of this style may hold an element: a tool bar holds buttons and the like, no links and no
    /// fields, whose arrow keys have another meaning.
    ///
    /// Source: WAI-ARIA Authoring Practices, "Toolbar Pattern".
    func mayHold(_ element: Element) -> Bool {
        guard self == .rovingToolbar else { return true }
        return switch element.role {
        case .button, .toggle, .menuButton: true
        default: false
        }
    }

    /// The box that can be made a group, or of a group a box, of an element that holds others; nil where nothing can.
    ///
    /// How a box is seen, only a group can say in a file. An element can become one unless it says what only elements can.
    /// A landmark, list or table stays what it is and holds the tool bar.
    func box(of element: Element) -> Element? {
        if self == .rovingToolbar {
            let isPlain = element.role == .group || element.role == .toolbar
            let saysMore = element.landmark != nil || [.list, .landmark, .dataTable].contains(element.containerType)
            return element.kind == .group && isPlain && !saysMore && !element.isModal ? element : nil
        }
        // A page has one role for each element: what is a dialog, a list or a table is no landmark besides.
        if self == .landmark, element.landmark == nil, element.role != .group || element.isModal { return nil }
        if element.kind == .group || self == .none { return element }
        let bare = Element(.element)
        guard element.weight == bare.weight, element.shortcut == nil, element.accessKey == nil, element.tabIndex == nil,
            element.next == NextFocus(), element.headingLevel == nil, !element.isAdjustable, !element.isSelected,
            element.gestures.isEmpty, !element.isDestructive, !element.confirms, element.timeout == nil,
            !element.isPrivate, element.reveals == nil, element.shape == bare.shape, element.leadsTo == nil,
            element.jumpsTo == nil, element.inputLabels.isEmpty, element.actions.isEmpty
        else { return nil }
        var box = element
        box.kind = .group
        box.accessible = element.isAccessibilityElement ? true : element.accessible
        return box
    }

    /// Whether there is anything to dissolve: a box in the file may be, an element only where its role makes it a group.
    func isGroup(_ element: Element) -> Bool {
        element.kind == .group || element.containerType != .none || self == .landmark && element.landmark != nil
    }

    /// Makes a box of what was a group.
    func dissolve(_ element: inout Element) {
        switch self {
        case .container:
            element.container = ContainerType.none
            element.navigationStyle = .automatic
            element.scanBlock = nil
        case .landmark:
            element.container = ContainerType.none
            element.landmark = nil
        case .rovingToolbar, .none: break
        }
    }
}
