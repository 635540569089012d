import LayoutModel

/// An element of the screen to be, with what it was made of.
struct HTMLDraft {
    var element: Element
    var node: MarkupNode
    var children: [HTMLDraft] = []
    /// Whether people act on it.
    var isTarget = false
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

    mutating func add(_ piece: MarkupNode) {
        if node == nil, !piece.text.allSatisfy(isXMLSpace) { node = piece.parent }
        text += piece.text
    }

    mutating func addSpace() { text += " " }

    /// Ends the run, which becomes a text of its own unless it is empty.
    mutating func flush(into list: inout [HTMLDraft]) {
        let line = singleLine(text)
        if let node, !line.isEmpty {
            list.append(HTMLDraft(element: Element(role: .staticText, label: line), node: node))
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
    private var focus: MarkupNode?
    private var hasShadow = false

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
        if !hasShadow, !page.isOwned.isEmpty { HTMLTabOrder.number(&list) }
        var screen = HTMLScreenWriter(page).screen(list, focus: focus, &self.notes)
        let direction = page.root["dir"] ?? page.root.child("body")?["dir"]
        if direction?.lowercased() == "rtl" { screen.direction = .rightToLeft }
        notes = self.notes
        return screen
    }

    private mutating func add(
        _ node: MarkupNode, _ around: HTMLSurroundings, _ list: inout [HTMLDraft], _ run: inout HTMLTextRun
    ) {
        if node.isText {
            if !around.isUnseen, !around.isAriaHidden { run.add(node) }
            return
        }
        guard !HTMLElements.silent.contains(node.name) else { return }
        if node.name == "br" || node.name == "wbr" { return run.addSpace() }
        var inner = around.inside(node, in: page)
        if let parent = node.parent, parent.name == "details", parent["open"] == nil, !HTMLElements.isSummary(node) {
            inner.isHidden = true
        }
        let focus = HTMLFocus(node, in: page, around)
        let implicit = HTMLRole.implicit(node, in: page, around)
        var role = HTMLRole.stated(node, in: page, around) ?? implicit
        // What can have the focus cannot be presentation alone.
        if role == .transparent, focus.isFocusable, implicit.kind == .widget { role = implicit }
        let reacts = node["onclick"] != nil && !["html", "body", "form", "label"].contains(node.name)
        if role.kind == .composite { return addComposite(node, role, focus, inner, &list, &run) }
        if role.kind == .widget || focus.isFocusable && (focus.tabIndex >= 0 || isCell(node)) || reacts {
            guard node.name != "area" || focus.isFocusable else { return }
            return addStop(node, role, focus, inner, &list, &run)
        }
        switch role.kind {
        case .container: addContainer(node, role, inner, &list, &run)
        case .heading: addHeading(node, inner, &list, &run)
        case .leaf: addLeaf(node, role, inner, &list, &run)
        default:
            let isBlock = HTMLElements.isBlock(node.name)
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
        if hosts.count > around.hosts.count { hasShadow = true }
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
        let holdsText = HTMLElements.isEditable(node) || ["select", "textarea", "input", "iframe"].contains(node.name)
        var inside: [HTMLDraft] = []
        if !holdsText {
            inside = content(of: node, around)
        }
        let holdsStops = inside.contains { $0.holdsTargets }
        draft.element.role = role.kind == .widget ? role.role : otherRole(node)
        let isNamedByContent = role.kind == .widget ? !holdsText && role.isNamedByContent : !holdsStops || isCell(node)
        draft.element.label = names.name(of: node, fromContent: isNamedByContent)
        HTMLStop.read(node, focus, around, into: &draft.element, &notes)
        if node.name == "input", node["type"]?.lowercased() == "radio", draft.element.isEnabled, !draft.element.isHidden
        {
            draft.radios = HTMLRadios.group(of: node, in: page)
        }
        if node["autofocus"] != nil, self.focus == nil { self.focus = node }
        list.append(draft)
        guard holdsStops else { return }
        // What is inside can be reached by itself; its texts have become the name.
        list += isNamedByContent ? inside.filter { $0.holdsTargets } : inside
    }

    /// The role of something that has the focus but no role of its own.
    private func otherRole(_ node: MarkupNode) -> Role {
        if HTMLElements.isEditable(node) { return .textView }
        switch node["role"]?.lowercased() ?? node.name {
        case "gridcell", "cell", "columnheader", "rowheader", "td", "th": return .cell
        case "row", "tr": return .row
        case "iframe": return .webView
        default: return .other
        }
    }
}
