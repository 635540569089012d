import LayoutModel

extension XCUITestDump {
    /// Decides what each tag becomes: from the outside in what it is a part of, from the inside out what it holds.
    mutating func resolve(_ notes: inout FormatNotes) {
        for index in tree.nodes.indices { decide(index, &notes) }
        var childCounts = [ChildCounts](repeating: ChildCounts(), count: tree.nodes.count)
        for index in tree.nodes.indices.reversed() {
            if tree.nodes[index].plan != .drop { become(index, childCounts[index], &notes) }
            let parent = tree.nodes[index].parent
            if parent >= 0 { childCounts[parent].add(tree.nodes[index], childCounts[index]) }
        }
        for index in tree.nodes.indices where tree.nodes[index].attributes.isStop { describe(index, &notes) }
        coverWindows(&notes)
        tree.dissolveIdleContainers()
    }

    // MARK: From the outside in

    /// Leaves out what is no part of the layout, and names the parts of bars and keyboards.
    private mutating func decide(_ index: Int, _ notes: inout FormatNotes) {
        let node = tree.nodes[index]
        guard let type = node.attributes.type else { return }
        let parent = node.parent >= 0 ? tree.nodes[node.parent] : nil
        if parent?.plan == .drop {
            tree.nodes[index].plan = .drop
            return
        }
        switch type.role {
        case .keyboard, .tabBar, .segmentedControl, .table, .collection, .list, .tree, .cell, .row, .treeItem:
            tree.nodes[index].attributes.around = type.role
        default: tree.nodes[index].attributes.around = parent?.attributes.around
        }
        func drop(_ what: String) {
            tree.nodes[index].plan = .drop
            notes.add(.dropped, what, line: node.line)
        }
        switch type.role {
        case .scrollBar: drop("a scroll bar was left out")
        case .menuItem where node.element.label.isEmpty && !node.element.isEnabled:
            drop("a separator of a menu was left out")
        case .menuItem where node.element.frame?.isEmpty == true:
            drop("a menu item without size was left out: it shows only while a key is held")
        case .menu:
            guard let parent, let role = parent.attributes.type?.role,
                [.menuBarItem, .menuItem, .popUpButton, .menuButton].contains(role)
            else { return }
            if isClosed(node, in: parent) { return drop("a closed menu was left out") }
            tree.nodes[index].element.isModal = !tree.isInside(index) { $0.element.isModal }
        case .button:
            switch parent.flatMap(\.attributes.around) {
            case .keyboard: tree.nodes[index].element.role = .key
            case .tabBar: tree.nodes[index].element.role = .tab
            case .segmentedControl: tree.nodes[index].element.role = .segment
            default: break
            }
        default: break
        }
    }

    /// Whether a menu is not open: what opens it is not selected, or the menu has no place next to it.
    private func isClosed(_ menu: DumpNode<XCUIAttributes>, in opener: DumpNode<XCUIAttributes>) -> Bool {
        guard opener.attributes.isSelected != false, let frame = menu.element.frame, !frame.isEmpty else { return true }
        guard let around = opener.element.frame else { return false }
        let slack = 32.0
        let near = Frame(
            x: around.x - slack, y: around.y - slack, width: around.width + 2 * slack, height: around.height + 2 * slack
        )
        return !frame.intersects(near)
    }

    // MARK: From the inside out

    /// What a tag holds that people can stop on.
    private struct ChildCounts {
        /// What can be activated, cells aside, and how much of it are switches and text fields.
        var controls = 0, toggles = 0, fields = 0
        var cells = 0
        /// What the file itself calls accessible.
        var stated = 0
        var openMenus = 0

        mutating func add(_ node: DumpNode<XCUIAttributes>, _ inside: ChildCounts) {
            guard node.plan != .drop else { return }
            stated += inside.stated + (node.attributes.accessible == true ? 1 : 0)
            if node.attributes.type?.role == .menu { openMenus += 1 }
            guard node.attributes.isStop else {
                controls += inside.controls
                toggles += inside.toggles
                fields += inside.fields
                cells += inside.cells
                return
            }
            guard node.element.respondsToInteraction, node.element.isEnabled || node.attributes.accessible == true
            else {
                return
            }
            switch node.element.role {
            case .cell, .row, .treeItem: cells += 1
            case .toggle, .checkbox: (controls, toggles) = (controls + 1, toggles + 1)
            case .textField, .secureTextField, .searchField, .textView: (controls, fields) = (controls + 1, fields + 1)
            default: controls += 1
            }
        }
    }

    private mutating func become(_ index: Int, _ childCounts: ChildCounts, _ notes: inout FormatNotes) {
        let node = tree.nodes[index]
        guard let widgetClass = node.attributes.widgetClass else { return }
        let stated = node.attributes.accessible
        var isStop = stated ?? false
        switch widgetClass {
        case .cell: isStop = isOneStop(index, childCounts, &notes)
        case .control, .composite:
            if childCounts.openMenus > 0 || widgetClass == .composite && childCounts.controls > 0 {
                isStop = false
            } else if stated == nil {
                isStop = childCounts.stated == 0
            }
        case .text: if stated == nil { isStop = childCounts.stated == 0 && !node.element.label.isEmpty }
        case .wrapper:
            if stated == nil { isStop = tree.isLeaf(index) && node.attributes.hasLabel && !node.element.label.isEmpty }
        case .container, .silent: break
        }
        if isStop, widgetClass == .container || widgetClass == .wrapper, childCounts.stated > 0 {
            isStop = false
            notes.add(
                .ignored, "the file calls a box accessible and what it holds too; the box is none", line: node.line)
        }
        if isStop, stated == nil, widgetClass != .cell {
            notes.add(.assumed, "whether it is accessible is not in the file; taken from its type", line: node.line)
        }
        tree.nodes[index].attributes.isStop = isStop
        if isStop {
            tree.nodes[index].plan = .keep
        } else if widgetClass == .control || widgetClass == .text || widgetClass == .silent, childCounts.openMenus == 0
        {
            tree.nodes[index].element.accessible = false
            tree.nodes[index].plan = node.element.label.isEmpty ? .dissolve : .keep
        } else {
            let isModal = node.element.isModal
            tree.nodes[index].element = node.element.asContainer(
                node.element.role == .other ? .group : node.element.role)
            tree.nodes[index].element.isModal = isModal
            let isScreen = node.attributes.type?.role == .application && node.parent <= 0
            tree.nodes[index].plan = isScreen ? .dissolve : .keep
            tree.nodes[index].leastChildren = widgetClass == .wrapper || widgetClass == .cell ? 2 : 1
        }
    }

    /// Whether a cell is one stop: it holds nothing else to activate, or one switch that it acts for.
    ///
    /// UIKit makes one element of a cell of the system's own kinds even where the driver reports its texts as accessible.
    private mutating func isOneStop(_ index: Int, _ childCounts: ChildCounts, _ notes: inout FormatNotes) -> Bool {
        let node = tree.nodes[index]
        let isCell = node.element.role == .cell
        let acting = childCounts.controls + (isCell ? childCounts.cells : 0)
        let speaksForOne =
            acting == 1
            && (childCounts.toggles == 1
                || node.attributes.accessible == nil && childCounts.stated == 0
                    && childCounts.controls - childCounts.fields == 1)
        guard acting == 0 || speaksForOne else {
            notes.add(.assumed, "a cell that holds controls is taken as a box around them", line: node.line)
            return false
        }
        if node.attributes.accessible == false {
            guard childCounts.stated > 0 || node.attributes.hasLabel else { return false }
            notes.add(.assumed, "a cell that holds only texts is taken as one stop, against the file", line: node.line)
        } else if node.attributes.accessible == nil {
            notes.add(.assumed, "whether it is accessible is not in the file; taken from its type", line: node.line)
        }
        return true
    }

    // MARK: The stops

    /// Completes what is known of a stop.
    private mutating func describe(_ index: Int, _ notes: inout FormatNotes) {
        let node = tree.nodes[index]
        var element = node.element
        let inside = tree.inside(index).map { tree.nodes[$0] }.filter { $0.plan != .drop }
        if node.attributes.widgetClass == .cell {
            if element.label.isEmpty { element.label = joinedLabel(inside.map(\.element.label).filter { !$0.isEmpty }) }
            if element.value == nil {
                element.value =
                    inside.first { $0.element.role == .toggle || $0.element.role == .checkbox }?.element.value
            }
        }
        if element.label.isEmpty, !node.attributes.hasLabel { element.label = node.attributes.name ?? "" }
        if node.attributes.isVisible == false {
            element.isOffscreen = true
            notes.add(
                .assumed, "it is not visible; taken as to be scrolled to (covered and hidden cannot be told apart)",
                line: node.line)
        }
        if node.attributes.widgetClass == .wrapper, !node.attributes.isStatic,
            element.role == .other || element.role == .group
        {
            let isBar =
                element.value?.hasSuffix("%") == true && element.frame.map { min($0.width, $0.height) <= 30 } == true
            let isHeader = [.table, .collection, .list, .tree].contains(node.attributes.around)
            if isBar {
                element.role = .scrollBar
                element.accessible = node.attributes.accessible ?? false
            } else if isHeader || platform == .mac {
                element.role = isHeader ? .staticText : element.role
            } else {
                element.interactive = true
                notes.add(
                    .assumed, "whether it reacts is not in the file; an element of type 'Other' is taken to",
                    line: node.line)
            }
        }
        let reacts =
            node.attributes.widgetClass == .control || node.attributes.widgetClass == .composite || element.isAdjustable
        if reacts, !element.role.isInteractive { element.interactive = true }
        tree.nodes[index].element = element
    }
}
