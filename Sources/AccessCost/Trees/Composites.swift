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
            let role = screen.elements[box].role
            let isRoving =
                rules.focus == .web && inside.count > 1 && Self.canRove(role)
                && inside.count { screen.elements[$0].tabIndex ?? 0 >= 0 } == 1
            // What also holds other things (a tab group with its page) is no composite.
            let holdsOnlyItsOwn = inside.allSatisfy { Self.member(of: role, screen.elements[$0].role) }
            guard isRoving || rules.composites.contains(role) && holdsOnlyItsOwn else { continue }
            // A container is skipped when the Tab order skips all its members, as in a tool bar that only a pointer reaches.
            if rules.focus == .controls, inside.allSatisfy({ screen.elements[$0].tabIndex ?? 0 < 0 }) { continue }
            isComposite[box] = true
            for member in inside { isMember[member] = true }
        }
        // A bar may hold nothing but menus, and a menu nothing but menus.
        Self.markBars(in: screen, rules, &isComposite)
        if rules.groups == .composites {
            for box in screen.elements.indices where screen.elements[box].role == .menu {
                guard isComposite[box] || Self.isOpened(ElementIndex(box), screen, isComposite, isMember) else {
                    continue
                }
                isComposite[box] = true
                // A menu absorbs the containers inside it, such as its sections.
                for member in box + 1..<screen.elements[box].subtreeEnd { isMember[member] = true }
            }
        }
        Self.markBars(in: screen, rules, &isComposite)
        self.isComposite = isComposite
        self.isMember = isMember
    }

    /// Makes one stop of each bar that holds one.
    private static func markBars(in screen: Screen, _ rules: TreeRules, _ isComposite: inout ContiguousArray<Bool>) {
        guard rules.composites.contains(.menuBar) else { return }
        for bar in screen.elements.indices where screen.elements[bar].role == .menuBar {
            if isComposite[bar..<screen.elements[bar].subtreeEnd].contains(true) { isComposite[bar] = true }
        }
    }

    /// Whether something opens a menu: a bar or menu around it that is one stop, or a button right before it.
    private static func isOpened(
        _ menu: ElementIndex, _ screen: Screen, _ isComposite: ContiguousArray<Bool>,
        _ isMember: ContiguousArray<Bool>
    ) -> Bool {
        var next = screen[menu].parent
        while let box = next {
            if isComposite[box.rawValue], [.menu, .menuBar].contains(screen[box].role) { return true }
            next = screen[box].parent
        }
        var before: ElementIndex?
        for sibling in screen.children(of: screen[menu].parent) {
            if sibling == menu { break }
            before = sibling
        }
        return before.map {
            screen[$0].role.opensMenu && (screen[$0].tabIndex ?? 0 >= 0 || isMember[$0.rawValue])
        } ?? false
    }

    private static func member(of box: Role, _ role: Role) -> Bool {
        switch box {
        case .radioGroup: role == .radioButton
        case .tabGroup: role == .tab
        default: true
        }
    }

    /// Whether a container's members can share one tab index: what only groups, as a list of links, does not.
    private static func canRove(_ role: Role) -> Bool {
        switch role {
        case .group, .form, .window, .dialog, .alert, .sheet, .popover, .application: false
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
    /// Whether a menu right after it is what it opens.
    var opensMenu: Bool { self == .menuButton }

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
