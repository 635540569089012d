import LayoutModel

extension UIAutomatorDump {
    /// Decides what each node becomes: what can be activated is a target, what only speaks belongs to the target around it.
    mutating func settle(_ notes: inout FormatNotes) {
        for index in tree.nodes.indices.dropFirst() { place(index, &notes) }
        var inner = [Inner](repeating: Inner(), count: tree.nodes.count)
        for index in tree.nodes.indices.reversed() where index > 0 {
            become(index, inner[index], &notes)
            inner[tree.nodes[index].parent].add(tree.nodes[index], inner[index])
        }
        tree.dissolveIdleBoxes()
    }

    /// Finds the targets, and what stands around each node.
    private mutating func place(_ index: Int, _ notes: inout FormatNotes) {
        let node = tree.nodes[index]
        let parent = tree.nodes[node.parent]
        var facts = node.facts
        facts.targetAround = parent.facts.isTarget ? node.parent : parent.facts.targetAround
        facts.isItem = parent.facts.viewClass.holdsItems || parent.facts.isItem && !parent.facts.isTarget
        let reacts = facts.isClickable || facts.isLongClickable
        if reacts, facts.viewClass.nature == .container, !tree.isLeaf(index) {
            notes.add(
                .assumed, "a container that says it can be clicked is no target, what it holds is", line: node.line)
        } else {
            facts.isTarget = reacts || facts.isCheckable && facts.targetAround == nil
        }
        tree.nodes[index].facts = facts
    }

    /// What a node holds that people can stop on.
    private struct Inner {
        var targets = 0
        var texts = 0
        var focusables = 0

        mutating func add(_ node: DumpNode<AndroidFacts>, _ inside: Inner) {
            focusables += inside.focusables + (node.facts.isFocusable ? 1 : 0)
            targets += inside.targets + (node.facts.isTarget ? 1 : 0)
            let speaks = node.plan == .keep && node.element.kind == .element && node.element.accessible != false
            let isStop = speaks || node.stopBefore != nil
            texts += (isStop && node.stopBefore == nil ? 0 : inside.texts) + (isStop && !node.facts.isTarget ? 1 : 0)
        }
    }

    private mutating func become(_ index: Int, _ inner: Inner, _ notes: inout FormatNotes) {
        let node = tree.nodes[index]
        let facts = node.facts
        if facts.isTarget { return becomeTarget(index, inner, &notes) }
        let isContainer =
            facts.viewClass.nature == .container || facts.isScrollable || facts.isDialog || !facts.paneTitle.isEmpty
        var stop = node.element
        if stop.role.isInteractive { stop.interactive = false }
        if stop.label.isEmpty, facts.isFocusable, facts.targetAround == nil, !isContainer, inner.targets == 0,
            inner.focusables == 0
        {
            stop.label = folded(index)
        }
        let speaks = !stop.label.isEmpty || stop.value != nil && facts.viewClass.nature == .view
        if speaks, facts.targetAround != nil || !facts.isImportant {
            tree.nodes[index].element.accessible = false
            tree.nodes[index].plan = .keep
            if facts.targetAround == nil {
                notes.add(.dropped, "an element that is not important for accessibility is no stop", line: node.line)
            }
        } else if speaks, !isContainer || !facts.speech.isEmpty {
            if facts.isFocusable {
                notes.add(
                    .assumed, "it takes the focus, but no action is in the file; it is no target", line: node.line)
            }
            mark(&stop, facts, &notes, line: node.line)
            if facts.viewClass.nature != .view, stop.role == .group { stop.role = .other }
            if isContainer || inner.targets > 0 || inner.texts > 0 && !facts.isFocusable {
                split(index, stop, isContainer: isContainer)
            } else {
                tree.nodes[index].element = stop
                tree.nodes[index].plan = .keep
            }
        } else if isContainer {
            tree.nodes[index].plan = .keep
            box(index, isContainer: true)
        } else if facts.viewClass.nature == .layout || !tree.isLeaf(index) {
            tree.nodes[index].plan = .keep
            box(index, isContainer: false)
        } else {
            tree.nodes[index].plan = .drop
            notes.add(.dropped, "a view without text and without action was left out", line: node.line)
        }
    }

    private mutating func becomeTarget(_ index: Int, _ inner: Inner, _ notes: inout FormatNotes) {
        let node = tree.nodes[index]
        var stop = node.element
        mark(&stop, node.facts, &notes, line: node.line)
        if stop.label.isEmpty, !node.facts.viewClass.isField { stop.label = folded(index) }
        if !stop.role.isInteractive {
            let checkable = parts(of: index).filter { tree.nodes[$0].facts.isCheckable }
            if checkable.count == 1 {
                let part = tree.nodes[checkable[0]].element
                stop.role = part.role.isInteractive ? part.role : .checkbox
                stop.value = part.value
                stop.isSelected = stop.isSelected || part.isSelected
            } else {
                stop.role = node.facts.isItem && node.facts.viewClass.nature == .layout ? .listItem : .button
            }
        }
        if inner.targets > 0 {
            split(index, stop, isContainer: false)
        } else {
            tree.nodes[index].element = stop
            tree.nodes[index].plan = .keep
        }
    }

    /// Marks a stop that is not shown.
    private func mark(_ stop: inout Element, _ facts: AndroidFacts, _ notes: inout FormatNotes, line: Int) {
        guard facts.isShown == false else { return }
        stop.isOffscreen = true
        notes.add(
            .assumed, "it is not shown; taken as to be scrolled to (covered and hidden cannot be told apart)",
            line: line)
    }

    /// Makes a stop of its own and a box behind it of a node that has stops inside.
    private mutating func split(_ index: Int, _ stop: Element, isContainer: Bool) {
        tree.nodes[index].stopBefore = stop
        tree.nodes[index].plan = .keep
        tree.nodes[index].element.id = ""
        box(index, isContainer: isContainer)
    }

    private mutating func box(_ index: Int, isContainer: Bool) {
        let node = tree.nodes[index]
        var role = node.facts.viewClass.nature == .view ? Role.group : node.element.role
        if node.facts.isScrollable, node.facts.viewClass.nature != .container { role = .scrollView }
        if node.facts.isDialog { role = .dialog }
        var box = node.element.asBox(role)
        if !node.facts.paneTitle.isEmpty { box.label = node.facts.paneTitle }
        box.isModal = node.facts.isDialog
        tree.nodes[index].element = box
        tree.nodes[index].leastChildren = isContainer ? 1 : 2
    }

    /// The nodes that a target speaks and acts for: those inside that are no targets and in none.
    private func parts(of index: Int) -> [Int] {
        var result: [Int] = []
        var next = index + 1
        while next < tree.nodes[index].end {
            if tree.nodes[next].facts.isTarget {
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
            if !node.facts.description.isEmpty { silentUntil = node.end }
            if node.facts.isShown != false, !node.facts.isGone { texts.append(node.facts.speech) }
        }
        return joinedLabel(texts)
    }
}
