import LayoutModel

/// What a stop of a page says besides its role and name.
enum HTMLStop {
    /// Reads it into the element.
    static func read(
        _ node: MarkupNode, _ focus: HTMLFocus, _ around: HTMLSurroundings, into element: inout Element,
        _ notes: inout FormatNotes
    ) {
        HTMLValue.read(node, into: &element)
        if !element.role.isInteractive { element.interactive = true }
        let isDefault = focus.isFocusable && focus.tabIndex == 0 && node["tabindex"] == nil
        let isContent = [.cell, .row, .listItem, .treeItem].contains(element.role) || !element.role.isInteractive
        if !isDefault || isContent { element.tabIndex = focus.tabIndex }
        element.isHidden = around.isUnseen
        let canBeDisabled = HTMLElements.canBeDisabled(node.name)
        element.isEnabled = !(canBeDisabled && (node["disabled"] != nil || around.isDisabled))
        if node["aria-disabled"]?.lowercased() == "true" {
            if focus.isFocusable, focus.tabIndex >= 0 {
                notes.add(
                    .assumed, "what is aria-disabled keeps its place in the Tab order; it is counted as a target",
                    at: node)
            } else {
                element.isEnabled = false
            }
        }
        element.accessKey = HTMLKeys.accessKey(node)
        element.shortcut = HTMLKeys.shortcut(node)
        guard !element.isHidden else { return }
        if around.isAriaHidden {
            notes.add(
                .assumed, "something hidden from screen readers can be reached all the same; it is kept",
                at: node)
        }
        if element.label.isEmpty {
            notes.add(.assumed, "a target has no name that the file tells", at: node)
        }
        noteInnerStops(node, &notes)
    }

    /// Says where a browser has stops of its own inside one element.
    private static func noteInnerStops(_ node: MarkupNode, _ notes: inout FormatNotes) {
        switch node.name {
        case _ where node.isFrame && node.child("html") == nil || node.showsObject:
            notes.add(
                .assumed, "what a frame shows is not in a file beside the page; the frame counts as one stop", at: node)
        case "audio", "video":
            notes.add(.assumed, "a player's own buttons differ by browser; it counts as one stop", at: node)
        default: break
        }
    }
}

/// Native radio buttons: those of one form and name are one Tab stop.
///
/// Source: HTML standard, "Radio Button state"; browsers make the chosen one, else the first, the stop.
enum HTMLRadios {
    /// The group that a radio button belongs to, nil where it is alone.
    static func group(of node: MarkupNode, in page: HTMLPage) -> HTMLDraft.RadioGroup? {
        guard let name = node["name"], !name.isEmpty else { return nil }
        if let id = node["form"], let form = page.byID[id] { return .init(form: form.offset, name: name) }
        var next = node.parent
        while let around = next {
            if around.name == "form" { return .init(form: around.offset, name: name) }
            next = around.parent
        }
        return .init(form: -1, name: name)
    }

    /// Puts the buttons of each group into a container of their own, where nothing else stands between them.
    static func group(_ list: inout [HTMLDraft], _ notes: inout FormatNotes) {
        var totals: [HTMLDraft.RadioGroup: Int] = [:]
        for index in list.indices {
            list[index].forEachTarget { if let key = $0.radios { totals[key, default: 0] += 1 } }
        }
        var loose = totals.filter { $0.value > 1 }
        wrap(&list, &loose)
        guard !loose.isEmpty else { return }
        notes.add(
            .assumed,
            "radio buttons of one name stand apart: Tab stops on one of them, and arrows between them are not counted")
        // Tab stops on the chosen one, else on the first.
        var landing: [HTMLDraft.RadioGroup: MarkupNode] = [:]
        for wantsChosen in [true, false] {
            for index in list.indices {
                list[index].forEachTarget {
                    guard let key = $0.radios, loose[key] != nil, landing[key] == nil else { return }
                    if !wantsChosen || $0.element.isSelected { landing[key] = $0.node }
                }
            }
        }
        for index in list.indices {
            list[index].forEachTarget {
                if let key = $0.radios, let stop = landing[key], stop != $0.node { $0.element.tabIndex = -1 }
            }
        }
    }

    /// Wraps the groups of one list; a container that holds nothing else to act on becomes the group itself.
    private static func wrap(_ list: inout [HTMLDraft], _ loose: inout [HTMLDraft.RadioGroup: Int]) {
        for index in list.indices where !list[index].children.isEmpty {
            let targets = list[index].children.filter { $0.holdsTargets }
            let keys = Set(targets.map(\.radios))
            if keys.count == 1, let key = keys.first, let key, loose[key] == targets.count,
                list[index].element.role == .group, list[index].element.landmark == nil
            {
                list[index].element.role = .radioGroup
                list[index].element.container = nil
                loose[key] = nil
            } else {
                wrap(&list[index].children, &loose)
            }
        }
        var index = 0
        while index < list.count {
            guard let key = list[index].radios, let count = loose[key] else {
                index += 1
                continue
            }
            var end = index
            var found = 0
            while end < list.count, found < count {
                if list[end].radios == key { found += 1 } else if list[end].holdsTargets { break }
                end += 1
            }
            if found == count {
                let container = HTMLDraft(
                    element: Element(.group, role: .radioGroup), node: list[index].node,
                    children: Array(list[index..<end]))
                list.replaceSubrange(index..<end, with: [container])
                loose[key] = nil
            }
            index += 1
        }
    }
}
