import LayoutModel

/// A widget on its way into a screen: what it becomes, where it stands in the file, and what is in it.
struct WidgetDraft {
    var element: Element
    var node: MarkupNode
    var children: [WidgetDraft] = []
    /// Whether it is a container that is kept only where it holds at least two things.
    var onlyLaysOut = false
    /// Names the radio group that it belongs to; members of one group may stand in different containers.
    var radioGroup: String?
    /// The index in the stated focus chain of the container around it, nil where it is in none.
    var focusRank: Int?
    /// Whether its tab index counts for its radio group only where no other member has one.
    var isOuterGroups = false

    /// A widget with what is in it.
    init(_ element: Element, at node: MarkupNode, _ children: [WidgetDraft] = []) {
        self.element = element
        self.node = node
        self.children = children
    }

    /// A widget with a text and its underlined letter.
    init(_ role: Role, _ text: MnemonicText, id: String = "", at node: MarkupNode) {
        self.init(Element(role: role, id: id, label: text.text), at: node)
        element.mnemonic = text.key
    }

    /// A menu. An inner one stands in the menu around it; its letter works only while that is open.
    init(menu title: MnemonicText, id: String = "", isInner: Bool = false, at node: MarkupNode, _ items: [WidgetDraft])
    {
        self.init(Element(.group, role: .menu, id: id, label: title.text), at: node, items)
        if isInner { element.container = ContainerType.none } else { element.mnemonic = title.key }
    }
}

// MARK: - What is in it

extension WidgetDraft {
    /// What is there to act on: itself, or what is in it, without containers.
    var actingParts: [WidgetDraft] {
        if element.isHidden { return [] }
        if element.isAccessibilityElement { return element.respondsToInteraction ? [self] : [] }
        return children.flatMap(\.actingParts)
    }

    /// What it and what is inside say, in order.
    var spokenLabels: [String] {
        if element.isHidden { return [] }
        return element.isAccessibilityElement ? [element.label] : children.flatMap(\.spokenLabels)
    }

    /// What the texts inside say, controls aside.
    var textLabels: [String] {
        if element.isHidden { return [] }
        if element.isAccessibilityElement { return element.respondsToInteraction ? [] : [element.label] }
        return children.flatMap(\.textLabels)
    }

    /// Whether Tab stops on it unless the file says otherwise.
    var isTabStop: Bool { element.isAccessibilityElement && element.respondsToInteraction }
}

extension [WidgetDraft] {
    /// The same, hidden unless they are shown.
    func hidden(unless isShown: Bool) -> [WidgetDraft] {
        var result = self
        for index in result.indices where !isShown { result[index].element.isHidden = true }
        return result
    }
}

// MARK: - Containers with stops of their own

extension WidgetDraft {
    /// A container with its widget's own stop as the first in it, under the widget's id.
    func led(by stop: WidgetDraft) -> WidgetDraft {
        var (stop, container) = (stop, self)
        container.element.id = ""
        (stop.element.isHidden, stop.element.isEnabled) = (false, true)
        container.children.insert(stop, at: 0)
        return container
    }

    /// A container below a title that shows and hides what is in it.
    func disclosed(by title: WidgetDraft, isOpen: Bool) -> WidgetDraft {
        var (title, container) = (title, self)
        title.element.value = isOpen ? "open" : "closed"
        container.children = children.hidden(unless: isOpen)
        return container.led(by: title)
    }

    /// A container of pages with its tabs before them, under the widget's id.
    func withTabs(_ tabs: [WidgetDraft], label: String = "") -> WidgetDraft {
        var bar = Element(.group, role: .tabGroup, id: element.id, label: label)
        bar.container = .semanticGroup
        bar.entry = .selected
        var result = self
        result.element.id = ""
        result.children.insert(WidgetDraft(bar, at: node, tabs), at: 0)
        return result
    }

    /// A tool bar whose buttons Tab does not reach. One that holds other controls is a group and no stop by itself.
    func asPointerToolbar() -> WidgetDraft {
        var bar = self
        if children.contains(where: { $0.element.tabIndex != -1 }) {
            (bar.element.role, bar.element.container) = (.group, .semanticGroup)
        }
        return bar
    }
}

// MARK: - States

extension Element {
    /// Puts an element into the Tab order, or out of it, where its role says otherwise.
    mutating func setFocusable(_ isFocusable: Bool) {
        if isFocusable, !role.isInteractive { (interactive, tabIndex) = (true, 0) }
        if !isFocusable, role.isInteractive { tabIndex = -1 }
    }

    /// Sets what a class of widgets tells of an element; nothing where there is none.
    mutating func set(_ type: WidgetClass?) {
        guard let type else { return }
        (role, isAdjustable) = (type.role, type.isAdjustable)
    }

    /// Makes a container of a role.
    mutating func become(_ role: Role) { (kind, self.role) = (.group, role) }

    /// Makes a text field one whose text nobody may see.
    mutating func setSecure() {
        (role, isPrivate) = (.secureTextField, true)
    }

    /// Sets the state of something that is checked, or turned on.
    mutating func setOn(_ isOn: Bool) { value = isOn ? "on" : "off" }

    /// Sets the key of a dialog's default or cancel button.
    mutating func setDialogKey(isDefault: Bool, isCancel: Bool) {
        if isDefault { shortcut = Shortcut(key: "Return") }
        if isCancel { shortcut = Shortcut(key: "Escape") }
    }
}

extension Set<String> {
    /// Adds an id, with "~" after it as often as the set has it already. The id as it was added.
    mutating func insertUnique(_ id: String) -> String {
        var result = id
        while !insert(result).inserted { result += "~" }
        return result
    }
}
