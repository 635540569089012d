import LayoutModel

/// What containers of a builder file become, and the order in which they hold their children.
///
/// Sources: GTK 3, gtkcontainer.c (tab_compare); GTK 4, gtkwidgetfocus.c: children by the height of their middles, then
/// from leading to trailing. Without a layout the middles are those of their cells.
extension GtkScreens {
    /// What is in a container, in the order in which Tab goes through it.
    mutating func inside(_ node: MarkupNode, _ type: WidgetClass) -> [WidgetDraft] {
        let chain = focusChain(node)
        if chain != nil { hasFocusChain = true }
        var result: [WidgetDraft] = []
        for (object, slot) in ordered(node, type) {
            if slot["type"] == "label" || slot["name"].map(MarkupNode.gtkName) == "label-widget" { continue }
            if slot["internal-child"] == "accessible" { continue }
            for var draft in drafts(of: object, slot: slot) {
                if let chain { draft.focusRank = chain.firstIndex(of: object["id"] ?? "") }
                result.append(draft)
            }
        }
        if node["class"] == "GtkMessageDialog" { result = message(node) + result }
        return result
    }

    private mutating func focusChain(_ node: MarkupNode) -> [String]? {
        guard let chain = node.child("focus-chain") else { return nil }
        return chain.children.compactMap { widget in
            guard let name = widget["name"] else { return nil }
            if document.objects[name] == nil {
                notes.add(.ignored, "a focus chain names '\(name)', which is not there", at: widget)
                return nil
            }
            return name
        }
    }

    private func ordered(_ node: MarkupNode, _ type: WidgetClass) -> [(object: MarkupNode, slot: MarkupNode)] {
        let children = node.gtkChildren
        func sorted(_ key: (MarkupNode, MarkupNode, Int) -> (Int, Int, Int)) -> [(MarkupNode, MarkupNode)] {
            let keys = children.enumerated().map { key($1.object, $1.slot, $0) }
            return children.indices.sorted { keys[$0] < keys[$1] }.map { children[$0] }
        }
        if type.kind == .grid {
            return sorted { object, slot, index in
                func number(_ names: [String]) -> Int? {
                    names.lazy.compactMap { object.gtkCellNumber($0, in: slot) }.first
                }
                let top = number(["top-attach", "row", "y"]) ?? 0
                let left = number(["left-attach", "column", "x"]) ?? 0
                let bottom = number(["bottom-attach"]) ?? top + (number(["height", "row-span"]) ?? 1)
                let right = number(["right-attach"]) ?? left + (number(["width", "column-span"]) ?? 1)
                return (top + bottom, left + right, index)
            }
        }
        return sorted { object, slot, number in
            let kind = slot["type"] ?? slot["name"] ?? ""
            let isEnd = object.gtkCell("pack-type", in: slot) == "end" || kind == "end"
            let position = object.gtkCellNumber("position", in: slot) ?? number
            if slot["name"] == "titlebar" || kind == "titlebar" { return (-1, 0, number) }
            // The second group of buttons stands at the other end.
            if ["True", "true", "1"].contains(object.gtkCell("secondary", in: slot) ?? "") {
                return (-1, position, number)
            }
            if isEnd || kind == "end-widget" { return (3, -position, -number) }
            if ["center", "center-widget", "title", "title-widget"].contains(kind) { return (1, 0, number) }
            return kind == "action" ? (4, number, number) : (0, position, number)
        }
    }

    /// The text and buttons of a message dialog.
    private func message(_ node: MarkupNode) -> [WidgetDraft] {
        let texts = ["text", "secondary-text"].compactMap { node.gtkText($0) }.filter { !$0.isEmpty }.map {
            WidgetDraft(Element(role: .staticText, label: singleLine(withoutTags($0))), at: node)
        }
        return texts
            + GtkStock.messageButtons(node.gtkText("buttons") ?? "").map {
                WidgetDraft(.button, MnemonicText($0, marker: "_"), at: node)
            }
    }

    /// A title that shows and hides what is in it.
    mutating func expander(_ node: MarkupNode, _ type: WidgetClass, _ slot: MarkupNode) -> WidgetDraft {
        var header = stop(node, type, slot)
        header.element.mnemonic = titleText(node).key ?? header.element.mnemonic
        return container(node, type, slot, inside(node, type))
            .disclosed(by: header, isOpen: node.gtkFlag("expanded") == true)
    }

    /// A scrolled window takes the focus itself where nothing in it does.
    mutating func scroller(_ node: MarkupNode, _ type: WidgetClass, _ slot: MarkupNode) -> WidgetDraft {
        let result = container(node, type, slot, inside(node, type))
        return isFocusable(node, type) && !result.holdsStop ? result.led(by: stop(node, type, slot)) : result
    }

    /// The tabs as a bar of their own, and the pages.
    mutating func notebook(_ node: MarkupNode, _ type: WidgetClass, _ slot: MarkupNode) -> WidgetDraft {
        var actions: [WidgetDraft] = []
        var pages: [(page: MarkupNode, slot: MarkupNode, tab: MarkupNode?, position: Int)] = []
        for (object, slot) in node.gtkChildren {
            if slot["type"] == "tab" {
                if !pages.isEmpty { pages[pages.count - 1].tab = object }
            } else if slot["type"] == "action-start" || slot["type"] == "action-end" {
                actions += drafts(of: object, slot: slot)
            } else if object["class"] == "GtkNotebookPage" {
                guard let content = object.gtkProperty("child")?.child("object") else { continue }
                let tab = object.gtkProperty("tab")?.child("object")
                pages.append((content, object, tab, object.gtkNumber("position") ?? pages.count))
            } else {
                pages.append((object, slot, nil, object.gtkCellNumber("position", in: slot) ?? pages.count))
            }
        }
        // What stands beside the tabs comes after them.
        let order = pages.indices.sorted { (pages[$0].position, $0) < (pages[$1].position, $1) }
        let stated = node.gtkNumber("page") ?? 0
        let current = pages.indices.contains(stated) ? stated : 0
        var tabs: [WidgetDraft] = []
        var contents = actions
        for (number, page) in order.map({ pages[$0] }).enumerated() {
            let text = page.tab.map { titleText($0) } ?? MnemonicText("Page \(number + 1)", marker: "_")
            var tab = WidgetDraft(.tab, text, id: page.tab?["id"] ?? "", at: page.tab ?? page.page)
            tab.element.isSelected = number == current
            tab.element.setFocusable(isFocusable(node, type))
            tabs.append(tab)
            contents += drafts(of: page.page, slot: page.slot).hidden(unless: number == current)
        }
        var result = container(node, type, slot, contents)
        if node.gtkFlag("show-tabs") != false { return result.withTabs(tabs, label: accessibleName(node)) }
        result.element.id = ""
        return result
    }

    /// The pages of a stack: their content, name and title.
    private func pages(of stack: MarkupNode) -> [(content: MarkupNode, slot: MarkupNode, name: String, title: String)] {
        stack.gtkChildren.compactMap { object, slot in
            if object["class"] == "GtkStackPage" || object["class"] == "GtkAssistantPage" {
                guard let content = object.gtkProperty("child")?.child("object") else { return nil }
                return (content, object, object.gtkText("name") ?? "", object.gtkText("title") ?? "")
            }
            return (object, slot, object.gtkCell("name", in: slot) ?? "", object.gtkCell("title", in: slot) ?? "")
        }
    }

    /// The index of the page that is shown.
    private func currentPage(of stack: MarkupNode) -> Int {
        let pages = pages(of: stack)
        let name = stack.gtkText("visible-child-name") ?? ""
        let id = stack.gtkText("visible-child") ?? ""
        return pages.firstIndex { !name.isEmpty && $0.name == name || !id.isEmpty && $0.content["id"] == id } ?? 0
    }

    /// The pages of a stack, all but one hidden.
    mutating func stack(_ node: MarkupNode, _ type: WidgetClass, _ slot: MarkupNode, isRoot: Bool) -> WidgetDraft {
        let current = currentPage(of: node)
        var contents: [WidgetDraft] = []
        for (number, page) in pages(of: node).enumerated() {
            contents += drafts(of: page.content, slot: page.slot).hidden(unless: number == current)
        }
        return container(node, type, slot, contents, isRoot: isRoot)
    }

    /// The buttons that choose the pages of a stack.
    mutating func switcher(_ node: MarkupNode, _ type: WidgetClass, _ slot: MarkupNode) -> WidgetDraft {
        guard let stack = node.gtkText("stack").flatMap({ document.objects[$0] }) else {
            return WidgetDraft(Element(.group, id: node["id"] ?? ""), at: node)
        }
        let current = currentPage(of: stack)
        let isList = type.role == .list
        let buttons = pages(of: stack).enumerated().filter { !$1.title.isEmpty }.map { number, page in
            var element = Element(role: isList ? .listItem : .tab, label: page.title)
            element.isSelected = number == current
            return WidgetDraft(element, at: page.content)
        }
        var result = container(node, type, slot, buttons)
        // Each of a switcher's buttons is a stop of its own; a sidebar is one list, in GTK 4 a list box.
        if isList, document.isGtk4 { (result.element.role, result.element.container) = (.group, .list) }
        if isList { result.element.entry = .selected }
        return result
    }
}

extension WidgetDraft {
    /// Whether Tab stops somewhere in it.
    fileprivate var holdsStop: Bool {
        if element.isHidden { return false }
        return isTabStop && element.tabIndex ?? 0 >= 0 && element.isEnabled || children.contains(where: \.holdsStop)
    }
}
