import LayoutModel

/// Numbers the stops of Tab where the file states an order.
///
/// Sources: WPF, KeyboardNavigation: elements of one scope go by TabIndex, then as they stand; `Continue` (the default)
/// is no scope, `Local`, `Cycle` and `Contained` are, `None` holds no stop; from the last stop of a `Cycle` Tab goes to its
/// first. WinUI: every control is a scope of its own.
extension XAMLReader {
    /// A stop, or a scope with what is in it in order.
    private struct TabEntry {
        var tabIndex: Int
        /// The numbers of the stops in preorder.
        var stops: [Int]
    }

    func numberStops(_ parts: inout [WidgetDraft]) {
        var states = false
        scan(parts, &states)
        var count = 0
        let all = entries(parts, &count, isClosed: false)
        // The order among all stops, by their number in preorder.
        var numbers = [Int](repeating: -1, count: count)
        for (index, stop) in ordered(all).enumerated() { numbers[stop] = index + 1 }
        var next = 0
        var nodes: [MarkupNode] = []
        apply(&parts, states ? numbers : nil, &next, &nodes, isClosed: false)
        turns = cycles.map { $0.map { nodes[$0] } }
    }

    /// Joins the ends of the boxes that Tab goes round in. O(elements).
    func joinEnds(_ screen: inout Screen) {
        guard !turns.isEmpty else { return }
        var stops: [MarkupPlace: ElementIndex] = [:]
        for (offset, element) in screen.elements.enumerated() where element.isAccessibilityElement {
            let place = MarkupPlace(line: element.line, column: element.column)
            guard element.respondsToInteraction, element.isEnabled, !element.isHidden, element.tabIndex != -1,
                stops[place] == nil
            else { continue }
            stops[place] = ElementIndex(offset)
        }
        for turn in turns {
            let ends = turn.compactMap { stops[MarkupPlace(line: $0.line, column: $0.column)] }
            guard let first = ends.first, let last = ends.last, screen[last].next.forward == nil else { continue }
            screen[last].next.forward = screen[first].id
        }
    }

    /// Where an element stands in the file.
    private struct MarkupPlace: Hashable {
        var line: Int
        var column: Int
    }

    private func scan(_ parts: [WidgetDraft], _ states: inout Bool) {
        for part in parts {
            if part.element.tabIndex ?? -1 >= 0 { states = true }
            scan(part.children, &states)
        }
    }

    private func mode(_ part: WidgetDraft) -> String {
        let mode = tabModes[part.node] ?? "Continue"
        let isGroup = part.children.count == 1 && part.children[0].element.role == .radioGroup
        if mode == "Once", part.element.kind == .group, !isGroup,
            ![.radioGroup, .toolbar, .list, .tree, .table].contains(part.element.role)
        {
            notes.add(
                .assumed, "in a box that takes Tab once, arrows move; each element in it is taken as a stop of Tab",
                at: part.node)
        }
        if mode == "Contained", part.node.parent != nil {
            notes.add(.assumed, "Tab does not leave a box again; it is taken to", at: part.node)
        }
        if dialect == .winui, mode == "Continue",
            ["UserControl", "ContentControl", "ScrollViewer", "Expander", "RadioButtons", "CommandBar"].contains(
                part.node.name)
        {
            return "Local"
        }
        return mode
    }

    /// The stops and scopes of one scope; `count` numbers every stop in preorder.
    private func entries(_ parts: [WidgetDraft], _ count: inout Int, isClosed: Bool) -> [TabEntry] {
        var result: [TabEntry] = []
        for part in parts {
            if part.isTabStop {
                let own = count
                count += 1
                if part.element.tabIndex != -1, !isClosed {
                    result.append(TabEntry(tabIndex: part.element.tabIndex ?? .max, stops: [own]))
                }
            }
            guard !part.children.isEmpty else { continue }
            let mode = mode(part)
            let inner = entries(part.children, &count, isClosed: isClosed || mode == "None")
            if mode == "Continue" {
                result += inner
            } else {
                let index = part.element.tabIndex ?? .max
                let stops = ordered(inner)
                if mode == "Cycle", part.node.parent != nil { cycles.append(stops) }
                result.append(TabEntry(tabIndex: index < 0 ? .max : index, stops: stops))
            }
        }
        return result
    }

    private func ordered(_ entries: [TabEntry]) -> [Int] {
        entries.enumerated().sorted { ($0.element.tabIndex, $0.offset) < ($1.element.tabIndex, $1.offset) }.flatMap(
            \.element.stops)
    }

    private func apply(
        _ parts: inout [WidgetDraft], _ numbers: [Int]?, _ next: inout Int, _ nodes: inout [MarkupNode], isClosed: Bool
    ) {
        for index in parts.indices {
            let isStop = parts[index].isTabStop
            if isStop {
                nodes.append(parts[index].node)
                if isClosed {
                    parts[index].element.tabIndex = -1
                } else if parts[index].element.tabIndex != -1 {
                    parts[index].element.tabIndex = numbers?[next]
                }
                next += 1
            } else {
                parts[index].element.tabIndex = nil
            }
            let isNone = tabModes[parts[index].node] == "None" && !parts[index].children.isEmpty
            apply(&parts[index].children, numbers, &next, &nodes, isClosed: isClosed || isNone)
        }
    }
}
