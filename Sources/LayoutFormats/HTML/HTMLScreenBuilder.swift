import LayoutModel

/// An element of the screen to be, with what it was made of.
struct HTMLDraft {
    var element: Element
    var node: MarkupNode
    var children: [HTMLDraft] = []
    /// Whether people act on it.
    var isTarget = false
    /// Its place in the Tab order, the outermost scope first.
    var tabPlaces: [HTMLTabOrder.Place] = []
    /// Which part of its node it is, from 1; 0 where it is all of it.
    var part = 0
    /// The group of radio buttons that it belongs to, where the browser makes one of them.
    var radios: RadioGroup?

    struct RadioGroup: Hashable {
        var form: Int
        var name: String
    }

    /// Whether it or anything inside is a target.
    var holdsTargets: Bool { isTarget || children.contains { $0.holdsTargets } }

    /// Changes the targets inside, itself included, in order.
    mutating func forEachTarget(_ change: (inout HTMLDraft) -> Void) {
        if isTarget { change(&self) }
        for index in children.indices { children[index].forEachTarget(change) }
    }
}

/// Text that flows together until something else begins.
struct HTMLTextRun {
    private var text = ""
    private var node: MarkupNode?
    private var isInline = false

    /// Adds a text; where it is not empty, what follows is on its line.
    mutating func add(_ piece: MarkupNode, startsLine: inout Bool) {
        text += piece.text
        guard !piece.text.allSatisfy(isXMLSpace) else { return }
        if node == nil { (node, isInline) = (piece.parent, !startsLine) }
        startsLine = false
    }

    mutating func addSpace() { text += " " }

    /// Ends the run, which becomes a text of its own unless it is empty.
    mutating func flush(into list: inout [HTMLDraft]) {
        let line = singleLine(text)
        if let node, !line.isEmpty {
            var element = Element(role: .staticText, label: line)
            element.isInline = isInline
            list.append(HTMLDraft(element: element, node: node))
        }
        text = ""
        node = nil
    }
}

/// Makes a screen of a page: stops, texts and containers in the order in which readers meet them.
struct HTMLScreenBuilder {
    let page: HTMLPage
    let names: HTMLName
    var notes = FormatNotes()
    /// Whether what comes next stands at the beginning of a line.
    var startsLine = true
    private var focus: MarkupNode?

    init(_ page: HTMLPage) {
        self.page = page
        names = HTMLName(page)
    }

    /// The screen. O(nodes), and what names refer to.
    mutating func screen(_ notes: inout FormatNotes) -> Screen {
        self.notes = notes
        var list: [HTMLDraft] = []
        var run = HTMLTextRun()
        add(page.root, HTMLSurroundings(), &list, &run)
        run.flush(into: &list)
        HTMLRadios.group(&list, &self.notes)
        HTMLTabOrder.number(&list)
        var screen = HTMLScreenWriter(page).screen(list, focus: focus, &self.notes)
        let direction = page.root["dir"] ?? page.root.child("body")?["dir"]
        if direction?.lowercased() == "rtl" { screen.direction = .rightToLeft }
        notes = self.notes
        return screen
    }

    mutating func add(
        _ node: MarkupNode, _ around: HTMLSurroundings, _ list: inout [HTMLDraft], _ run: inout HTMLTextRun
    ) {
        if node.isText {
            if !around.isUnseen, !around.isAriaHidden, !isInClosedDetails(node) {
                run.add(node, startsLine: &startsLine)
            }
            return
        }
        guard !HTMLElements.silent.contains(node.name) else { return }
        if node.name == "br" || node.name == "wbr" {
            if node.name == "br" { startsLine = true }
            return run.addSpace()
        }
        var inner = around.inside(node, in: page)
        if isInClosedDetails(node) { inner.isHidden = true }
        let breaksLine = inner.breaksLine && !inner.isUnseen
        if breaksLine { startsLine = true }
        defer { if breaksLine { startsLine = true } }
        var focus = HTMLFocus(node, in: page, around)
        // A slot has no box, and what delegates the focus to its shadow tree never has it itself.
        if !inner.hasBox || node.name == "slot" || HTMLElements.delegatesFocus(node) { focus = HTMLFocus.none }
        // A player without buttons and a link in edited text are nothing to act on.
        if ["audio", "video"].contains(node.name), node["controls"] == nil { return }
        if node.isFrame, node.child("html") != nil {
            return addFrame(node, focus, inner, &list, &run)
        }
        let implicit = HTMLRole.implicit(node, in: page, around)
        var role = HTMLRole.stated(node, in: page, around) ?? implicit
        if node.name == "a", around.isEdited, !focus.isFocusable { role = .transparent }
        // What can have the focus cannot be presentation alone.
        if role == .transparent, focus.isFocusable, implicit.kind == .widget { role = implicit }
        let reacts = node["onclick"] != nil && !["html", "body", "form", "label"].contains(node.name)
        if role.kind == .composite { return addComposite(node, role, focus, inner, &list, &run) }
        if role.kind == .widget || focus.isFocusable && (focus.tabIndex >= 0 || isCell(node)) || reacts {
            guard node.name != "area" || focus.isFocusable else { return }
            return addStop(node, role, focus, inner, &list, &run)
        }
        let axis = inner.hasBox && !inner.isUnseen ? HTMLScroller.axis(of: node, in: page) : nil
        if axis != nil { run.flush(into: &list) }
        let start = list.count
        defer {
            if let axis {
                addScroller(node, axis, at: start, in: &list)
                if node["tabindex"] == nil { addScrollStop(node, inner, at: start, in: &list) }
            }
        }
        switch role.kind {
        case .container: addContainer(node, role, inner, &list, &run)
        case .heading: addHeading(node, inner, &list, &run)
        case .leaf: addLeaf(node, role, inner, &list, &run)
        default:
            let isBlock = axis != nil || HTMLElements.isBlock(node.name)
            if isBlock { run.flush(into: &list) }
            addContent(of: node, inner, &list, &run)
            if isBlock { run.flush(into: &list) }
        }
    }

    mutating func addContent(
        of node: MarkupNode, _ around: HTMLSurroundings, _ list: inout [HTMLDraft], _ run: inout HTMLTextRun
    ) {
        let (content, hosts) = page.content(of: node, hosts: around.hosts)
        var around = around
        if around.hidesContent { around.isHidden = true }
        if hosts.count != around.hosts.count || node.name == "details" { around = around.insideScope(node) }
        around.hosts = hosts
        let legend = node.name == "fieldset" && node["disabled"] != nil ? node.child("legend") : nil
        for child in content {
            var own = around
            // The first legend of a disabled fieldset stays usable.
            if child == legend { own.isDisabled = around.isLegendDisabled }
            add(child, own, &list, &run)
        }
    }

    mutating func content(of node: MarkupNode, _ around: HTMLSurroundings) -> [HTMLDraft] {
        var list: [HTMLDraft] = []
        var run = HTMLTextRun()
        addContent(of: node, around, &list, &run)
        run.flush(into: &list)
        return list
    }

    /// Whether it is part of a details element that is closed.
    private func isInClosedDetails(_ node: MarkupNode) -> Bool {
        guard let parent = node.parent, parent.name == "details" else { return false }
        return parent["open"] == nil && !HTMLElements.isSummary(node)
    }

    /// Whether it is a cell or row of a grid, which scripts move the focus through.
    private func isCell(_ node: MarkupNode) -> Bool {
        ["gridcell", "columnheader", "rowheader", "row"].contains(node["role"]?.lowercased() ?? "")
    }

    private mutating func addStop(
        _ node: MarkupNode, _ role: HTMLRole, _ focus: HTMLFocus, _ around: HTMLSurroundings,
        _ list: inout [HTMLDraft], _ run: inout HTMLTextRun
    ) {
        run.flush(into: &list)
        var draft = HTMLDraft(element: Element(), node: node, isTarget: true)
        draft.tabPlaces = around.scopes + [.init(index: focus.tabIndex, offset: node.offset)]
        draft.element.isInline = standsOnLine(around)
        let isEditable = HTMLElements.isEditable(node)
        let holdsText =
            ["select", "textarea", "input", "iframe", "frame", "audio", "video"].contains(node.name) || node.showsObject
        var inside: [HTMLDraft] = []
        if !holdsText {
            inside = content(of: node, around)
        }
        let holdsStops = inside.contains { $0.holdsTargets }
        draft.element.role = role.kind == .widget ? role.role : otherRole(node)
        let isNamedByContent =
            node.name != "details" && !isEditable
            && (role.kind == .widget ? !holdsText && role.isNamedByContent : !holdsStops || isCell(node))
        draft.element.label = names.name(of: node, fromContent: isNamedByContent)
        HTMLStop.read(node, focus, around, into: &draft.element, &notes)
        if node.name == "input", node["type"]?.lowercased() == "radio", draft.element.isEnabled, !draft.element.isHidden
        {
            draft.radios = HTMLRadios.group(of: node, in: page)
        }
        if node["autofocus"] != nil, self.focus == nil { self.focus = node }
        let parts = HTMLParts.names(node, focus, draft.element)
        if !parts.isEmpty { draft = HTMLParts.draft(of: draft, parts, &notes) }
        list.append(draft)
        guard holdsStops || node.name == "details" else { return }
        // What is inside can be reached by itself; its texts have become the name, or are what is edited.
        list += isNamedByContent || isEditable ? inside.filter { $0.holdsTargets } : inside
    }

    /// Whether what is written now stands on the line of what was before it; what follows is on its line.
    mutating func standsOnLine(_ around: HTMLSurroundings) -> Bool {
        guard !around.isUnseen else { return false }
        defer { startsLine = false }
        return !startsLine
    }

    /// The role of something that has the focus but no role of its own.
    private func otherRole(_ node: MarkupNode) -> Role {
        if HTMLElements.isEditable(node) { return .textView }
        switch node["role"]?.lowercased() ?? node.name {
        case "gridcell", "cell", "columnheader", "rowheader", "td", "th": return .cell
        case "row", "tr": return .row
        case "iframe", "frame", "embed", "object": return .webView
        default: return .other
        }
    }
}
