import LayoutModel

/// Brings the radio buttons of each group together in one container, where the group's first stands.
///
/// A keyboard has one stop for a group, and what stands between its buttons is no member of it.
struct RadioGroups {
    private var members: [String: [WidgetDraft]] = [:]
    private var placed: Set<String> = []

    /// The widgets with their radio groups as containers. O(widgets).
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

    /// Hidden and disabled buttons are groups of their own: those of a hidden page do not come out through their group.
    private static func key(_ name: String, _ isHidden: Bool, _ isEnabled: Bool) -> String {
        (isHidden ? "hidden " : isEnabled ? "shown " : "disabled ") + name
    }

    private mutating func replaced(_ drafts: [WidgetDraft], isHidden: Bool, isEnabled: Bool) -> [WidgetDraft] {
        drafts.compactMap { draft in
            let hides = isHidden || draft.element.isHidden
            let enables = isEnabled && draft.element.isEnabled
            if let key = draft.radioGroup.map({ Self.key($0, hides, enables) }), let buttons = members[key] {
                return placed.insert(key).inserted ? Self.container(buttons) : nil
            }
            var draft = draft
            draft.children = replaced(draft.children, isHidden: hides, isEnabled: enables)
            return draft
        }
    }

    private static func container(_ buttons: [WidgetDraft]) -> WidgetDraft {
        var buttons = buttons
        let own = buttons.contains { !$0.isOuterGroups } ? buttons.filter { !$0.isOuterGroups } : buttons
        let tabIndex = own.compactMap(\.element.tabIndex).filter { $0 > 0 }.min()
        if let tabIndex { for index in buttons.indices { buttons[index].element.tabIndex = tabIndex } }
        var group = WidgetDraft(radioGroup: buttons, at: buttons[0].node)
        group.element.entry = .selected
        return group
    }
}

extension WidgetDraft {
    /// A group of radio buttons, with the frame around theirs where all have one.
    init(radioGroup buttons: [WidgetDraft], at node: MarkupNode) {
        self.init(Element(.group, role: .radioGroup), at: node, buttons)
        let frames = buttons.compactMap(\.element.frame)
        if frames.count == buttons.count { element.frame = frames.dropFirst().reduce(frames[0]) { $0.union($1) } }
    }
}

extension [WidgetDraft] {
    /// The widgets of one container with their radio buttons in groups, each where its first stands.
    ///
    /// - Parameters:
    ///   - name: the name of a widget's group; nil for what is no radio button.
    ///   - group: makes the container of a group, which has two buttons or more.
    func withRadioGroups(_ name: (WidgetDraft) -> String?, _ group: ([WidgetDraft]) -> WidgetDraft) -> [WidgetDraft] {
        let names = map(name)
        var members: [String: [WidgetDraft]] = [:]
        for (draft, name) in zip(self, names) { if let name { members[name, default: []].append(draft) } }
        var placed: Set<String> = []
        return zip(self, names).compactMap { draft, name in
            guard let name, let buttons = members[name], buttons.count > 1 else { return draft }
            return placed.insert(name).inserted ? group(buttons) : nil
        }
    }
}
