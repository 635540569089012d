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
