import LayoutModel

/// Reads the tree of a window into parts.
struct WinAppDriverReader {
    private let root: MarkupNode
    private(set) var notes: FormatNotes
    private var origin = (x: 0.0, y: 0.0)
    private var focused: MarkupNode?

    init(_ root: MarkupNode, _ notes: FormatNotes) {
        self.root = root
        self.notes = notes
    }

    mutating func read() -> Screen {
        var screen = Screen(id: "main", label: singleLine(root["Name"] ?? ""))
        screen.line = root.line
        screen.readingOrder = .document
        if let frame = frame(root) {
            origin = (frame.x, frame.y)
            (screen.width, screen.height) = (frame.width, frame.height)
        }
        notes.add(.assumed, "frames are in pixels; the file does not tell how many make a point", at: root)
        let parts = part(root).children
        if parts.isEmpty { notes.add(.ignored, "the window holds nothing that people can stop on", at: root) }
        var writer = DraftWriter(screen)
        writer.focused = focused
        for part in parts { writer.write(part) }
        return writer.finish()
    }

    /// What a tag becomes: drafts in a container, which the caller may dissolve.
    private mutating func part(_ node: MarkupNode) -> WidgetDraft {
        let type = UIAClasses.type(node.name)
        var part = WidgetDraft(Element(.group, role: type.role, id: node["AutomationId"] ?? ""), at: node)
        part.element.label = singleLine(node["Name"] ?? "")
        part.element.frame = frame(node).map {
            Frame(x: $0.x - origin.x, y: $0.y - origin.y, width: $0.width, height: $0.height)
        }
        part.element.isEnabled = flag(node, "IsEnabled") ?? true
        part.element.isOffscreen = flag(node, "IsOffscreen") ?? false
        if flag(node, "HasKeyboardFocus") == true { focused = node }
        if type.kind != .control, type.kind != .nothing {
            for child in node.children { part.children += self.kept(child) }
        }
        switch type.kind {
        case .control:
            become(node, type.role, &part)
            // The field inside a list box has its focus.
            if node.descendants.contains(where: { $0["HasKeyboardFocus"] == "True" }) { focused = node }
        case .display: content(node, type.role, &part)
        case .item: item(node, type.role, &part)
        case .container: container(node, &part)
        default: part.onlyLaysOut = true
        }
        return part
    }

    private mutating func kept(_ node: MarkupNode) -> [WidgetDraft] {
        let part = part(node)
        return part.onlyLaysOut && part.children.isEmpty ? [] : [part]
    }

    // MARK: Kinds

    /// An element that reacts.
    private mutating func become(_ node: MarkupNode, _ role: Role, _ part: inout WidgetDraft) {
        var element = part.element
        element.kind = .element
        element.role = role
        if flag(node, "IsControlElement") == false { element.accessible = false }
        if flag(node, "IsKeyboardFocusable") == false { element.tabIndex = -1 }
        switch role {
        case .textField, .textView:
            if flag(node, "IsPassword") == true {
                element.setSecure()
                if value(node) != nil {
                    notes.add(.dropped, "the text of a password field was left out", at: node)
                }
            } else {
                element.value = value(node)
            }
        case .popUpButton:
            if node.child("Edit") != nil { element.role = .comboBox }
            element.value = value(node)
        case .slider, .stepper:
            element.isAdjustable = true
            element.value = value(node)
        case .checkbox: element.value = toggle(node) ?? "off"
        case .button:
            if let state = toggle(node) {
                element.role = .toggle
                element.value = state
            }
        default: break
        }
        if flag(node, "IsSelected", "SelectionItem.IsSelected") == true { element.isSelected = true }
        keys(node, &element)
        part.element = element
    }

    /// A text or picture; one that takes the focus reacts.
    private mutating func content(_ node: MarkupNode, _ role: Role, _ part: inout WidgetDraft) {
        let isSaid = flag(node, "IsControlElement") != false && flag(node, "IsContentElement") != false
        let inner = part.children
        guard !part.element.label.isEmpty else {
            part.onlyLaysOut = true
            return
        }
        part.element.kind = .element
        part.element.accessible = isSaid ? nil : false
        part.element.value = role == .progress ? value(node) : nil
        if flag(node, "IsKeyboardFocusable") == true { part.element.interactive = true }
        part.children = inner.flatMap(\.actingParts).isEmpty ? [] : inner
    }

    /// An item: a stop, followed by what can be used inside it.
    private mutating func item(_ node: MarkupNode, _ role: Role, _ part: inout WidgetDraft) {
        let inner = part.children
        if role == .textView, !inner.flatMap(\.actingParts).isEmpty {
            part.element.role = .group
            part.onlyLaysOut = part.element.label.isEmpty
            return
        }
        var own = part
        own.children = []
        become(node, role, &own)
        if own.element.label.isEmpty { own.element.label = joinedLabel(inner.flatMap(\.spokenLabels)) }
        guard !inner.flatMap(\.actingParts).isEmpty else {
            part = own
            return
        }
        part.element = Element(.group)
        (part.element.frame, part.element.isOffscreen) = (own.element.frame, own.element.isOffscreen)
        part.children = [own] + inner
    }

    private mutating func container(_ node: MarkupNode, _ part: inout WidgetDraft) {
        let isModal = flag(node, "IsModal", "Window.IsModal") == true
        if isModal, node != root {
            part.element.isModal = true
            part.element.role = .dialog
        }
        if part.children.isEmpty {
            // A container of the app's own that takes the focus is one thing to act on.
            if part.element.role == .group, flag(node, "IsKeyboardFocusable") == true, !part.element.label.isEmpty {
                (part.element.kind, part.element.role) = (.element, .other)
                part.element.setFocusable(true)
                keys(node, &part.element)
                return
            }
            part.onlyLaysOut = true
            return
        }
        let isPlain = part.element.role == .group && part.element.label.isEmpty
        part.onlyLaysOut = isPlain && part.element.isEnabled && !part.element.isOffscreen
        if part.children.contains(where: { $0.element.role == .radioButton }),
            part.children.allSatisfy({ $0.element.role == .radioButton })
        {
            part.element.role = .radioGroup
            part.onlyLaysOut = false
        }
        if part.element.role == .tabGroup, part.children.allSatisfy({ $0.element.role == .tab }) {
            part.element.container = .semanticGroup
        }
    }

    // MARK: Attributes

    private mutating func keys(_ node: MarkupNode, _ element: inout Element) {
        if let text = node["AcceleratorKey"], !text.isEmpty { element.shortcut = XAMLKeys.gesture(text) }
        guard let text = node["AccessKey"], !text.isEmpty else { return }
        // "Alt+F", "Alt, F" or "F".
        let letters = text.split { "+, ".contains($0) }.map(String.init).filter { $0.lowercased() != "alt" }
        if letters.count == 1, letters[0].count == 1 {
            element.mnemonic = letters[0].uppercased()
        } else {
            notes.add(.ignored, "an access key of several keys is not followed", at: node)
        }
    }

    private func value(_ node: MarkupNode) -> String? {
        let texts = [node["Value.Value"], node["Value"], node["RangeValue.Value"]]
        return texts.lazy.compactMap { $0.map(singleLine) }.first { !$0.isEmpty }
    }

    private func toggle(_ node: MarkupNode) -> String? {
        switch (node["ToggleState"] ?? node["Toggle.ToggleState"])?.lowercased() {
        case "on", "1", "true": "on"
        case "off", "0", "false": "off"
        case "indeterminate", "2": "mixed"
        default: nil
        }
    }

    private mutating func flag(_ node: MarkupNode, _ names: String...) -> Bool? {
        for name in names {
            guard let text = node[name], !text.isEmpty else { continue }
            if let value = dumpBoolean(text) { return value }
            notes.add(.ignored, "\(name) is '\(singleLine(text))', not True or False", line: node.line)
        }
        return nil
    }

    private mutating func frame(_ node: MarkupNode) -> Frame? {
        let sides = ["x", "y", "width", "height"].map { node[$0].flatMap { decimalNumber(trimmed($0).utf8) } }
        guard let x = sides[0], let y = sides[1], let width = sides[2], let height = sides[3], width >= 0, height >= 0,
            sides.allSatisfy({ abs($0 ?? 0) < 1e9 })
        else {
            notes.add(.assumed, "the frame is not there as a whole; its place is not known", at: node)
            return nil
        }
        return Frame(x: x, y: y, width: width, height: height)
    }
}
