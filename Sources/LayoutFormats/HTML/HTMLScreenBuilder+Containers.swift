import LayoutModel

/// Containers that assistive technology knows, headings, and what has no content of its own.
extension HTMLScreenBuilder {
    mutating func addComposite(
        _ node: MarkupNode, _ role: HTMLRole, _ focus: HTMLFocus, _ around: HTMLSurroundings,
        _ list: inout [HTMLDraft], _ run: inout HTMLTextRun
    ) {
        run.flush(into: &list)
        var inner = around
        inner.isInMenuBar = role.role == .menuBar
        let children = content(of: node, inner)
        var container = HTMLDraft(element: containerElement(node, role, around), node: node, children: children)
        guard focus.isFocusable, focus.tabIndex >= 0 else {
            if role.role == .radioGroup, !isOneStop(container) {
                container.element.role = .group
                container.element.container = .semanticGroup
            }
            if !children.isEmpty { list.append(container) }
            return
        }
        var tabbable = 0
        var members = 0
        container.forEachTarget {
            members += 1
            tabbable += $0.element.tabIndex ?? 0 >= 0 ? 1 : 0
        }
        if members == 0 || tabbable > 0 {
            var stop = HTMLDraft(
                element: Element(role: role.role, label: container.element.label), node: node, isTarget: true)
            stop.tabPlaces = around.scopes + [.init(index: focus.tabIndex, offset: node.offset)]
            HTMLStop.read(node, focus, around, into: &stop.element, &notes)
            if members == 0 {
                list.append(stop)
                list += children
            } else {
                container.children.insert(stop, at: 0)
                list.append(container)
            }
            return
        }
        // The container has the focus and names its active member: Tab lands on that one.
        let active = page.nodes(node["aria-activedescendant"]).first
        var landing: MarkupNode?
        container.forEachTarget {
            if landing == nil, $0.node == active || active == nil && $0.element.isSelected { landing = $0.node }
        }
        container.forEachTarget {
            if landing == nil { landing = $0.node }
            $0.element.tabIndex = $0.node == landing ? focus.tabIndex : -1
            $0.tabPlaces = around.scopes + [.init(index: focus.tabIndex, offset: node.offset)]
        }
        list.append(container)
    }

    /// Whether Tab stops once in a group of radio buttons: one of them is in the Tab order, or they are native.
    private func isOneStop(_ container: HTMLDraft) -> Bool {
        var container = container
        var count = 0
        var isNative = false
        container.forEachTarget {
            count += $0.element.tabIndex ?? 0 >= 0 ? 1 : 0
            isNative = isNative || $0.radios != nil
        }
        return count == 1 || isNative
    }

    /// What a frame shows that is in the file; where nothing in it takes the focus, the frame itself does.
    mutating func addFrame(
        _ node: MarkupNode, _ focus: HTMLFocus, _ around: HTMLSurroundings, _ list: inout [HTMLDraft],
        _ run: inout HTMLTextRun
    ) {
        run.flush(into: &list)
        var inner = HTMLSurroundings().insideScope(node)
        inner.scopes = around.scopes + inner.scopes
        inner.isPassedBy = inner.isPassedBy || around.isPassedBy
        inner.isHidden = around.isUnseen
        var children: [HTMLDraft] = []
        var text = HTMLTextRun()
        for child in node.children { add(child, inner, &children, &text) }
        text.flush(into: &children)
        let label = names.name(of: node, fromContent: false)
        var tabbable = 0
        for index in children.indices {
            children[index].forEachTarget { tabbable += $0.element.tabIndex ?? 0 >= 0 ? 1 : 0 }
        }
        if tabbable == 0, focus.isFocusable, focus.tabIndex >= 0 {
            var stop = HTMLDraft(element: Element(role: .webView, label: label), node: node, isTarget: true)
            stop.tabPlaces = around.scopes + [.init(index: focus.tabIndex, offset: node.offset)]
            HTMLStop.read(node, focus, around, into: &stop.element, &notes)
            children.insert(stop, at: 0)
        }
        var group = Element(.group, role: .group, label: label)
        group.isHidden = around.isUnseen
        if !children.isEmpty { list.append(HTMLDraft(element: group, node: node, children: children)) }
    }

    mutating func addContainer(
        _ node: MarkupNode, _ role: HTMLRole, _ around: HTMLSurroundings, _ list: inout [HTMLDraft],
        _ run: inout HTMLTextRun
    ) {
        run.flush(into: &list)
        let children = content(of: node, around)
        guard !children.isEmpty else { return }
        if node["aria-modal"]?.lowercased() == "true", !around.isUnseen {
            notes.add(
                .assumed,
                "whether a modal dialog is open is for styles and scripts to say; it is taken as part of the page",
                at: node)
        }
        list.append(HTMLDraft(element: containerElement(node, role, around), node: node, children: children))
    }

    private func containerElement(_ node: MarkupNode, _ role: HTMLRole, _ around: HTMLSurroundings) -> Element {
        var element = Element(.group, role: role.role, label: names.name(of: node, fromContent: false))
        element.container = role.container
        element.landmark = role.landmark
        element.isHidden = around.isUnseen
        return element
    }

    mutating func addHeading(
        _ node: MarkupNode, _ around: HTMLSurroundings, _ list: inout [HTMLDraft], _ run: inout HTMLTextRun
    ) {
        run.flush(into: &list)
        let level = Int(node["aria-level"] ?? "") ?? Int(node.name.dropFirst()) ?? 2
        let isInline = !startsLine
        var inside = content(of: node, around)
        if let first = inside.firstIndex(where: { $0.holdsTargets }) {
            if inside[first].isTarget { inside[first].element.headingLevel = max(level, 1) }
            list += inside
        } else if !around.isUnseen, !around.isAriaHidden {
            var heading = Element(role: .heading, label: names.name(of: node, fromContent: true))
            heading.headingLevel = max(level, 1)
            heading.isInline = isInline
            if !heading.label.isEmpty { list.append(HTMLDraft(element: heading, node: node)) }
        }
    }

    mutating func addLeaf(
        _ node: MarkupNode, _ role: HTMLRole, _ around: HTMLSurroundings, _ list: inout [HTMLDraft],
        _ run: inout HTMLTextRun
    ) {
        if node.name == "object" || node.name == "embed" {
            notes.add(.ignored, "embedded objects are not read", at: node)
        }
        let label = names.name(of: node, fromContent: role.role == .staticText)
        if ["svg", "canvas", "object"].contains(node.name) {
            addContent(of: node, around, &list, &run)
        } else {
            // Readers skip what is in a picture; the focus does not.
            let stops = content(of: node, around).filter { $0.holdsTargets }
            if !stops.isEmpty { run.flush(into: &list) }
            list += stops
        }
        let isDecoration = label.isEmpty && (node.name != "img" || node["alt"] != nil)
        guard !isDecoration || role.role == .progress, !around.isUnseen, !around.isAriaHidden else { return }
        if label.isEmpty, node.name == "img" {
            notes.add(.assumed, "a picture has no alternative text; readers may speak its file's name", at: node)
        }
        run.flush(into: &list)
        var leaf = Element(role: role.role, label: label)
        leaf.isInline = standsOnLine(around)
        HTMLValue.read(node, into: &leaf)
        list.append(HTMLDraft(element: leaf, node: node))
    }
}
