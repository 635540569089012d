import LayoutModel

/// One widget of a form, or a part that Qt makes inside one.
struct QtWidget {
    /// A part that Qt makes by itself.
    enum Part {
        /// The tab bar of a tab widget.
        case tabBar
        /// What scrolls a page of a tool box.
        case pageArea
        case button(QtButtonBox.Button)
    }

    var node: MarkupNode
    var name: String
    var type: WidgetClass
    var parent: Int
    var policy: QtFocusPolicy
    var part: Part?
    /// The widget inside it that takes its focus.
    var proxy: Int?
    /// The widgets inside, in reading order.
    var children: [Int] = []
    var isLaidOut = false
    /// Whether it, and all around it, is shown.
    var isShown = true
    /// Whether it, and all around it, can be used.
    var isUsable = true
    var frame: Frame?
}

/// The widgets of a form in the order in which Qt creates them.
struct QtWidgetTree {
    private(set) var widgets: [QtWidget] = []
    /// The offsets by object name; the first of several of one name.
    private(set) var named: [String: Int] = [:]
    private let bases: [String: String]

    /// Reads the widgets of a form's root widget. O(elements).
    init(_ form: MarkupNode, root: MarkupNode, _ notes: inout FormatNotes) {
        var bases: [String: String] = [:]
        for custom in form.child("customwidgets")?.children ?? form.children where custom.name == "customwidget" {
            if let name = custom.child("class"), let base = custom.child("extends") {
                bases[trimmed(name.text)] = trimmed(base.text)
            }
        }
        self.bases = bases
        _ = read(root, parent: -1, isLaidOut: false, &notes)
    }

    private mutating func read(
        _ node: MarkupNode, parent: Int, isLaidOut: Bool, _ notes: inout FormatNotes
    ) -> Int {
        let type = type(of: node, &notes)
        let index = widgets.count
        var widget = QtWidget(
            node: node, name: node.qtName, type: type, parent: parent, policy: type.isFocusable ? .tab : .none)
        widget.isLaidOut = isLaidOut
        if type.kind == .groupBox, node.qtFlag("checkable") == true { widget.policy = .tab }
        if type.kind == .label {
            let flags = node.qtWords("textInteractionFlags")
            if flags.contains("LinksAccessibleByKeyboard") || flags.contains("TextBrowserInteraction") {
                widget.policy = .tab
            }
        }
        if let word = node.qtWords("focusPolicy").first {
            if let policy = QtFocusPolicy(word) {
                widget.policy = policy
            } else {
                notes.add(.ignored, "focusPolicy is '\(singleLine(word))', which Qt does not have", at: node)
            }
        }
        let around = parent < 0 ? nil : widgets[parent]
        widget.isShown = (around?.isShown ?? true) && (parent < 0 || node.qtFlag("visible") != false)
        widget.isUsable =
            (around?.isUsable ?? true) && node.qtFlag("enabled") != false
            && !(around?.node.qtFlag("checkable") == true && around?.node.qtFlag("checked") == false
                && around?.type.kind == .groupBox)
        widget.frame = frame(of: node, parent: parent, isLaidOut: isLaidOut)
        widgets.append(widget)
        if named[widget.name] == nil { named[widget.name] = index }
        addParts(of: index)
        var children: [Int] = []
        for child in node.children {
            if child.name == "widget" {
                if type.kind == .toolBox {
                    widgets.append(part(.pageArea, of: index))
                    widgets[widgets.count - 1].node = child
                }
                children.append(read(child, parent: index, isLaidOut: false, &notes))
            } else if Self.isLayout(child) {
                children += readLayout(child, parent: index, &notes)
            }
        }
        widgets[index].children += children
        hidePages(of: index, children)
        return index
    }

    private static func isLayout(_ node: MarkupNode) -> Bool { ["layout", "hbox", "vbox", "grid"].contains(node.name) }

    /// The widgets of a layout in reading order: a grid's by rows, others as they stand.
    private mutating func readLayout(_ layout: MarkupNode, parent: Int, _ notes: inout FormatNotes) -> [Int] {
        var cells: [(row: Int, column: Int, widgets: [Int])] = []
        for item in layout.children {
            let content = item.name == "item" ? item.children.first { $0.name == "widget" || Self.isLayout($0) } : item
            guard let content else { continue }
            func number(_ name: String) -> Int { (item[name] ?? content[name]).flatMap { Int($0) } ?? 0 }
            let (row, column) = (number("row"), number("column"))
            if content.name == "widget" {
                cells.append((row, column, [read(content, parent: parent, isLaidOut: true, &notes)]))
            } else if Self.isLayout(content) {
                cells.append((row, column, readLayout(content, parent: parent, &notes)))
            }
        }
        let order = cells.indices.sorted {
            (cells[$0].row, cells[$0].column, $0) < (cells[$1].row, cells[$1].column, $1)
        }
        return order.flatMap { cells[$0].widgets }
    }

    /// Adds what Qt makes inside a widget, where in the chain it makes it.
    private mutating func addParts(of index: Int) {
        let widget = widgets[index]
        switch widget.type.kind {
        case .tabs:
            widgets[index].proxy = widgets.count
            widgets.append(part(.tabBar, of: index))
        case .buttonBox:
            let buttons = QtButtonBox.buttons(widget.node.qtWords("standardButtons"))
            let order = QtButtonBox.tabOrder(buttons, isAlone: !hasStopBefore(index))
            let first = widgets.count
            for button in order { widgets.append(part(.button(buttons[button]), of: index)) }
            widgets[index].children = buttons.indices.compactMap { button in
                order.firstIndex(of: button).map { first + $0 }
            }
        default: break
        }
    }

    /// Whether something before a widget takes the focus in its page, which is a window of its own while it is made.
    private func hasStopBefore(_ index: Int) -> Bool {
        var page = index
        while widgets[page].parent >= 0 {
            let around = widgets[page].parent
            if [.tabs, .stack, .toolBox].contains(widgets[around].type.kind) { break }
            page = around
        }
        return widgets[page..<index].contains { $0.policy != .none }
    }

    private func part(_ part: QtWidget.Part, of index: Int) -> QtWidget {
        var made = widgets[index]
        (made.part, made.name, made.parent, made.policy, made.children) = (part, "", index, .tab, [])
        (made.proxy, made.frame) = (nil, nil)
        return made
    }

    /// Only the current page of a stack is shown.
    private mutating func hidePages(of index: Int, _ pages: [Int]) {
        guard [.tabs, .stack, .toolBox].contains(widgets[index].type.kind), !pages.isEmpty else { return }
        let current = widgets[index].node.qtNumber("currentIndex") ?? 0
        let shown = pages.indices.contains(current) ? current : 0
        for (number, page) in pages.enumerated() where number != shown { hide(page) }
    }

    /// Hides a widget with all in it: what was read after it.
    private mutating func hide(_ widget: Int) {
        for inner in widget..<widgets.count where inner == widget || isInside(inner, widget) {
            widgets[inner].isShown = false
        }
    }

    private func isInside(_ widget: Int, _ container: Int) -> Bool {
        var around = widgets[widget].parent
        while around > container { around = widgets[around].parent }
        return around == container
    }

    private func frame(of node: MarkupNode, parent: Int, isLaidOut: Bool) -> Frame? {
        guard !isLaidOut, var own = node.qtGeometry else { return nil }
        guard parent >= 0 else { return Frame(x: 0, y: 0, width: own.width, height: own.height) }
        let around = widgets[parent]
        guard let outer = around.frame, around.type.kind != .window, around.type.kind != .toolBox else { return nil }
        if around.type.kind == .tabs {
            // Pages fill what the tab bar leaves.
            own.x = max((outer.width - own.width) / 2, 0)
            own.y = max(outer.height - own.height, 0)
        }
        return Frame(x: outer.x + own.x, y: outer.y + own.y, width: own.width, height: own.height)
    }

    /// What is known of a widget's class, through the classes that it extends.
    private func type(of node: MarkupNode, _ notes: inout FormatNotes) -> WidgetClass {
        let name = node.qtClass
        var current = name
        var steps = 0
        while true {
            if let known = QtClasses.known[current] { return adjusted(known, current, node) }
            guard let base = bases[current], steps <= bases.count else { break }
            current = base
            steps += 1
        }
        if name.hasPrefix("K"), let known = QtClasses.known["Q" + name.dropFirst()] {
            notes.add(.assumed, "\(name) is taken as the Qt widget of that name", at: node)
            return adjusted(known, "Q" + name.dropFirst(), node)
        }
        notes.add(
            .assumed, "what \(name.isEmpty ? "a widget without class" : name) does is not known; it is taken as a box",
            at: node)
        return .container
    }

    private func adjusted(_ type: WidgetClass, _ name: String, _ node: MarkupNode) -> WidgetClass {
        var type = type
        if name == "QComboBox", node.qtFlag("editable") == true { type.role = .comboBox }
        // Qt 3's QListView has columns.
        if name == "QListView", node.child("column") != nil { type.role = .tree }
        return type
    }
}
