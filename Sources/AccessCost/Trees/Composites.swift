import LayoutModel

/// Which containers are one stop of a keyboard's Tab loop, with arrows between their members.
///
/// Sources: WAI-ARIA Authoring Practices, "Keyboard navigation inside components" (a roving tabindex leaves one member
/// in the Tab order); HTML standard (a radio group is one stop); TreeRules.Composites for the roles.
struct Composites {
    private let isComposite: ContiguousArray<Bool>
    /// Whether an element may be a stop although it is out of the Tab order.
    private let isMember: ContiguousArray<Bool>

    /// Finds them. O(elements x depth).
    init(_ screen: Screen, _ exposure: Exposure, _ rules: TreeRules) {
        var isComposite = ContiguousArray(repeating: false, count: screen.elements.count)
        var isMember = isComposite
        var members: [Int: [Int]] = [:]
        for target in exposure.targets {
            var next = screen[target].parent
            while let box = next, !Self.isContainer(screen[box]) { next = screen[box].parent }
            if let box = next { members[box.rawValue, default: []].append(target.rawValue) }
        }
        for (box, inside) in members {
            let isRoving =
                rules.focus == .web && inside.count > 1
                && inside.count { screen.elements[$0].tabIndex ?? 0 >= 0 } == 1
            let role = screen.elements[box].role
            // What also holds other things (a tab group with its page) is no composite.
            let holdsOnlyItsOwn = inside.allSatisfy { Self.member(of: role, screen.elements[$0].role) }
            guard isRoving || rules.composites.contains(role) && holdsOnlyItsOwn else { continue }
            // A box whose members are all out of the Tab order is no way in, as a tool bar that only a pointer reaches.
            if rules.focus == .controls, inside.allSatisfy({ screen.elements[$0].tabIndex ?? 0 < 0 }) { continue }
            isComposite[box] = true
            for member in inside { isMember[member] = true }
        }
        self.isComposite = isComposite
        self.isMember = isMember
    }

    private static func member(of box: Role, _ role: Role) -> Bool {
        switch box {
        case .radioGroup: role == .radioButton
        case .tabGroup: role == .tab
        default: true
        }
    }

    private static func isContainer(_ element: Element) -> Bool {
        element.containerType != .none || element.navigationStyle == .combined || !element.order.isEmpty
            || element.isModal
    }

    /// Whether a container is one stop. O(1).
    func contains(_ index: ElementIndex) -> Bool { isComposite[index.rawValue] }

    /// Whether the keyboard focus stops on a target. O(1).
    func isFocusable(_ index: ElementIndex, on screen: Screen, _ focus: TreeRules.Focus) -> Bool {
        let element = screen[index]
        if focus == .any { return true }
        if focus == .textsAndLists { return element.role.isText || isMember[index.rawValue] }
        if isMember[index.rawValue], element.tabIndex != nil || element.role.isInteractive { return true }
        if let place = element.tabIndex { return place >= 0 }
        return focus == .web ? element.role.isWebControl : element.role.isInteractive
    }
}

extension Role {
    /// Whether browsers put elements of this role into the Tab order by themselves; items of lists and tables are content.
    ///
    /// Source: HTML standard, "Focusable areas".
    var isWebControl: Bool {
        switch self {
        case .cell, .row, .listItem, .treeItem, .icon: false
        default: isInteractive
        }
    }

    /// Whether it takes typed text, so that reaching it with a keyboard is all that activating it does.
    var isText: Bool {
        switch self {
        case .textField, .secureTextField, .searchField, .textView: true
        default: false
        }
    }
}
