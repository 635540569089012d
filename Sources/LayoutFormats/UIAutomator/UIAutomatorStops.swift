import LayoutModel

extension UIAutomatorDump {
    /// Decides what each node becomes: what can be activated is a target, what only speaks belongs to the target around it.
    mutating func resolve(_ notes: inout FormatNotes) {
        for index in tree.nodes.indices.dropFirst() { decide(index, &notes) }
        var childCounts = [ChildCounts](repeating: ChildCounts(), count: tree.nodes.count)
        for index in tree.nodes.indices.reversed() where index > 0 {
            become(index, childCounts[index], &notes)
            childCounts[tree.nodes[index].parent].add(tree.nodes[index], childCounts[index])
        }
        tree.dissolveIdleContainers()
    }

    /// Finds the targets, and what stands around each node.
    private mutating func decide(_ index: Int, _ notes: inout FormatNotes) {
        let node = tree.nodes[index]
        let parent = tree.nodes[node.parent]
        var attributes = node.attributes
        attributes.targetAround = parent.attributes.isTarget ? node.parent : parent.attributes.targetAround
        attributes.isItem =
            parent.attributes.viewClass.holdsItems || parent.attributes.isItem && !parent.attributes.isTarget
        let reacts = attributes.isClickable || attributes.isLongClickable
        if reacts, attributes.viewClass.widgetClass == .container, !tree.isLeaf(index) {
            notes.add(
                .assumed, "a container that says it can be clicked is no target, what it holds is", line: node.line)
        } else {
            attributes.isTarget = reacts || attributes.isCheckable && attributes.targetAround == nil
        }
        tree.nodes[index].attributes = attributes
    }

    /// What a node holds that people can stop on.
    private struct ChildCounts {
        var targets = 0
        var texts = 0
        var focusables = 0

        mutating func add(_ node: DumpNode<AndroidAttributes>, _ inside: ChildCounts) {
            focusables += inside.focusables + (node.attributes.isFocusable ? 1 : 0)
            targets += inside.targets + (node.attributes.isTarget ? 1 : 0)
            let speaks = node.plan == .keep && node.element.kind == .element && node.element.accessible != false
            let isStop = speaks || node.stopBefore != nil
            texts +=
                (isStop && node.stopBefore == nil ? 0 : inside.texts) + (isStop && !node.attributes.isTarget ? 1 : 0)
        }
    }

    private mutating func become(_ index: Int, _ childCounts: ChildCounts, _ notes: inout FormatNotes) {
        let node = tree.nodes[index]
        let attributes = node.attributes
        if attributes.isTarget { return becomeTarget(index, childCounts, &notes) }
        let isContainer =
            attributes.viewClass.widgetClass == .container || attributes.isScrollable || attributes.isDialog
            || !attributes.paneTitle.isEmpty
        var stop = node.element
        if stop.role.isInteractive { stop.interactive = false }
        if stop.label.isEmpty, attributes.isFocusable, attributes.targetAround == nil, !isContainer,
            childCounts.targets == 0,
            childCounts.focusables == 0
        {
            stop.label = folded(index)
        }
        let speaks = !stop.label.isEmpty || stop.value != nil && attributes.viewClass.widgetClass == .view
        if speaks, attributes.targetAround != nil || !attributes.isImportant {
            tree.nodes[index].element.accessible = false
            tree.nodes[index].plan = .keep
            if attributes.targetAround == nil {
                notes.add(.dropped, "an element that is not important for accessibility is skipped", line: node.line)
            }
        } else if speaks, !isContainer || !attributes.speech.isEmpty {
            if attributes.isFocusable {
                notes.add(
                    .assumed, "it takes the focus, but no action is in the file; it is no target", line: node.line)
            }
            mark(&stop, attributes, &notes, line: node.line)
            if attributes.viewClass.widgetClass != .view, stop.role == .group { stop.role = .other }
            if isContainer || childCounts.targets > 0 || childCounts.texts > 0 && !attributes.isFocusable {
                split(index, stop, isContainer: isContainer)
            } else {
                tree.nodes[index].element = stop
                tree.nodes[index].plan = .keep
            }
        } else if isContainer {
            tree.nodes[index].plan = .keep
            makeContainer(index, isContainer: true)
        } else if attributes.viewClass.widgetClass == .layout || !tree.isLeaf(index) {
            tree.nodes[index].plan = .keep
            makeContainer(index, isContainer: false)
        } else {
            tree.nodes[index].plan = .drop
            notes.add(.dropped, "a view without text and without action was left out", line: node.line)
        }
    }

    private mutating func becomeTarget(_ index: Int, _ childCounts: ChildCounts, _ notes: inout FormatNotes) {
        let node = tree.nodes[index]
        var stop = node.element
        mark(&stop, node.attributes, &notes, line: node.line)
        if stop.label.isEmpty, !node.attributes.viewClass.isField { stop.label = folded(index) }
        if !stop.role.isInteractive {
            let checkable = parts(of: index).filter { tree.nodes[$0].attributes.isCheckable }
            if checkable.count == 1 {
                let part = tree.nodes[checkable[0]].element
                stop.role = part.role.isInteractive ? part.role : .checkbox
                stop.value = part.value
                stop.isSelected = stop.isSelected || part.isSelected
            } else {
                stop.role =
                    node.attributes.isItem && node.attributes.viewClass.widgetClass == .layout ? .listItem : .button
            }
        }
        if childCounts.targets > 0 {
            split(index, stop, isContainer: false)
        } else {
            tree.nodes[index].element = stop
            tree.nodes[index].plan = .keep
        }
    }

    /// Marks a stop that is not shown.
    private func mark(_ stop: inout Element, _ attributes: AndroidAttributes, _ notes: inout FormatNotes, line: Int) {
        guard attributes.isShown == false else { return }
        stop.isOffscreen = true
        notes.add(
            .assumed, "it is not shown; taken as to be scrolled to (covered and hidden cannot be told apart)",
            line: line)
    }

    /// Makes a stop of its own and a container after it of a node that has stops inside.
    private mutating func split(_ index: Int, _ stop: Element, isContainer: Bool) {
        tree.nodes[index].stopBefore = stop
        tree.nodes[index].plan = .keep
        tree.nodes[index].element.id = ""
        makeContainer(index, isContainer: isContainer)
    }

    private mutating func makeContainer(_ index: Int, isContainer: Bool) {
        let node = tree.nodes[index]
        var role = node.attributes.viewClass.widgetClass == .view ? Role.group : node.element.role
        if node.attributes.isScrollable, node.attributes.viewClass.widgetClass != .container { role = .scrollView }
        if node.attributes.isDialog { role = .dialog }
        var container = node.element.asContainer(role)
        if !node.attributes.paneTitle.isEmpty { container.label = node.attributes.paneTitle }
        container.isModal = node.attributes.isDialog
        container.isScrollable = node.attributes.isScrollable
        // A dump does not name the direction, and a RecyclerView may have either: where the content lies decides.
        if container.isScrollable, role == .list { container.scrolls = .both }
        tree.nodes[index].element = container
        tree.nodes[index].leastChildren = isContainer ? 1 : 2
    }

    /// The nodes that a target speaks and acts for: those inside that are no targets and in none.
    private func parts(of index: Int) -> [Int] {
        var result: [Int] = []
        var next = index + 1
        while next < tree.nodes[index].end {
            if tree.nodes[next].attributes.isTarget {
                next = tree.nodes[next].end
            } else {
                result.append(next)
                next += 1
            }
        }
        return result
    }

    /// The label of the texts inside; a description speaks for what stands below it.
    private func folded(_ index: Int) -> String {
        var texts: [String] = []
        var silentUntil = 0
        for part in parts(of: index) where part >= silentUntil {
            let node = tree.nodes[part]
            if !node.attributes.description.isEmpty { silentUntil = node.end }
            if node.attributes.isShown != false, !node.attributes.isGone { texts.append(node.attributes.speech) }
        }
        return joinedLabel(texts)
    }
}
