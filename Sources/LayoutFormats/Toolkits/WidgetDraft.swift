import LayoutModel

/// A widget on its way into a screen: what it becomes, where it stands in the file, and what is in it.
struct WidgetDraft {
    var element: Element
    var node: MarkupNode
    var children: [WidgetDraft] = []
    /// Names the radio group that it belongs to; members of one group may stand in different boxes.
    var radioGroup: String?
    /// The place in the stated focus chain of the box around it, nil where it is in none.
    var focusRank: Int?
    /// Whether the group's place in the Tab order is not this one's as long as others say one.
    var isOuterGroups = false

    /// A widget with what is in it.
    init(_ element: Element, at node: MarkupNode, _ children: [WidgetDraft] = []) {
        self.element = element
        self.node = node
        self.children = children
    }
}

extension WidgetDraft {
    /// A tool bar whose buttons Tab does not reach; where it holds other controls, it is a box and no stop by itself.
    func asPointerToolbar() -> WidgetDraft {
        var bar = self
        if children.contains(where: { $0.element.tabIndex != -1 }) {
            bar.element.role = .group
            bar.element.container = .semanticGroup
        }
        return bar
    }
}

extension ScreenBuilder {
    /// Adds widgets with all that is in them to the element around.
    mutating func add(_ drafts: [WidgetDraft]) {
        for draft in drafts {
            enter(at: draft.node)
            open(draft.element, line: draft.node.line, column: draft.node.column)
            add(draft.children)
            leave()
        }
    }
}

/// Brings the radio buttons of each group together in one box, at the place of the group's first.
///
/// A keyboard has one stop for a group, and what stands between its buttons is no member of it.
struct RadioGroups {
    private var members: [String: [WidgetDraft]] = [:]
    private var placed: Set<String> = []

    /// The widgets with their radio groups as boxes. O(widgets).
    static func gathered(_ drafts: [WidgetDraft]) -> [WidgetDraft] {
        var groups = RadioGroups()
        groups.collect(drafts, isHidden: false, isEnabled: true)
        groups.members = groups.members.filter { $0.value.count > 1 }
        return groups.members.isEmpty ? drafts : groups.replaced(drafts, isHidden: false, isEnabled: true)
    }

    private mutating func collect(_ drafts: [WidgetDraft], isHidden: Bool, isEnabled: Bool) {
        for draft in drafts {
            let hides = isHidden || draft.element.isHidden
            let enables = isEnabled && draft.element.isEnabled
            if let name = draft.radioGroup {
                var member = draft
                member.element.isHidden = hides
                member.element.isEnabled = enables
                members[Self.key(name, hides, enables), default: []].append(member)
            }
            collect(draft.children, isHidden: hides, isEnabled: enables)
        }
    }

    /// What is hidden, as on a page behind another, or disabled with its box, does not come out through its group.
    private static func key(_ name: String, _ isHidden: Bool, _ isEnabled: Bool) -> String {
        (isHidden ? "hidden " : isEnabled ? "shown " : "disabled ") + name
    }

    private mutating func replaced(_ drafts: [WidgetDraft], isHidden: Bool, isEnabled: Bool) -> [WidgetDraft] {
        drafts.compactMap { draft in
            let hides = isHidden || draft.element.isHidden
            let enables = isEnabled && draft.element.isEnabled
            if let key = draft.radioGroup.map({ Self.key($0, hides, enables) }), let buttons = members[key] {
                return placed.insert(key).inserted ? Self.box(buttons) : nil
            }
            var draft = draft
            draft.children = replaced(draft.children, isHidden: hides, isEnabled: enables)
            return draft
        }
    }

    private static func box(_ buttons: [WidgetDraft]) -> WidgetDraft {
        var buttons = buttons
        let own = buttons.contains { !$0.isOuterGroups } ? buttons.filter { !$0.isOuterGroups } : buttons
        let place = own.compactMap(\.element.tabIndex).filter { $0 > 0 }.min()
        if let place { for index in buttons.indices { buttons[index].element.tabIndex = place } }
        var box = Element(.group, role: .radioGroup)
        box.entry = .selected
        let frames = buttons.compactMap(\.element.frame)
        if frames.count == buttons.count { box.frame = frames.dropFirst().reduce(frames[0]) { $0.union($1) } }
        return WidgetDraft(box, at: buttons[0].node, buttons)
    }
}
