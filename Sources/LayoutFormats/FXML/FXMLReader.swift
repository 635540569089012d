import LayoutModel

/// Reads an FXML file, with the files that it includes, into screens.
struct FXMLReader {
    let root: MarkupNode
    var files: IncludeResolver
    var notes: FormatNotes
    /// The files that are being included, from outside in, by their names from the input's folder.
    var including: [String] = []
    /// The labels that name other controls, by their fx:id.
    var labels: [String: MnemonicText] = [:]
    /// The menus that buttons open, still to be written.
    var pending: [(node: MarkupNode, id: String, label: String)] = []
    var ids: Set<String> = []

    mutating func write(_ sink: inout LayoutSink) {
        readLabels(root)
        func size(_ name: String) -> Double? { root[name].flatMap { Double($0) }.flatMap { $0 > 0 ? $0 : nil } }
        let id = root.fxID ?? root["id"].flatMap { $0.isEmpty ? nil : $0 } ?? "main"
        ids.insert(id)
        var screen = Screen(
            id: id, label: root.fxText("title") ?? root.fxText("headerText") ?? "", width: size("prefWidth"),
            height: size("prefHeight"))
        screen.isInitial = true
        if root["nodeOrientation"] == "RIGHT_TO_LEFT" { screen.direction = .rightToLeft }
        add(RadioGroups.gathered(drafts(of: root)), to: screen, root, &sink)
        while !pending.isEmpty {
            let next = pending.removeFirst()
            let title = MnemonicText(plain: next.label)
            let menu = WidgetDraft(menu: title, at: next.node, menuItems(next.node))
            add([menu], to: Screen(id: next.id, label: next.label), next.node, &sink)
        }
        sink.layout.name = screen.label.isEmpty ? screen.id : screen.label
    }

    private func add(_ drafts: [WidgetDraft], to screen: Screen, _ node: MarkupNode, _ sink: inout LayoutSink) {
        var screen = screen
        screen.readingOrder = .document
        sink.add(screen.holding(drafts, line: node.line))
    }

    /// Finds what labels name, and notes names that the file does not have.
    mutating func readLabels(_ document: MarkupNode) {
        let known = Set(document.descendants.compactMap { $0.fxID })
        for node in document.descendants where node.fxClass == "Label" {
            guard let target = node.fxReference("labelFor") else { continue }
            if !known.contains(target) {
                notes.add(.ignored, "a label is for '\(target)', which is not there", at: node)
            }
            if labels[target] == nil { labels[target] = text(of: node, FXMLClasses.known["Label"] ?? .container) }
        }
    }

    /// A node's text, in which "_" may mark a letter.
    mutating func text(of node: MarkupNode, _ type: WidgetClass) -> MnemonicText {
        var raw = node.fxText("text") ?? ""
        if raw.hasPrefix("%") {
            notes.add(.assumed, "texts are keys of a resource bundle; the keys are taken as labels", at: node)
            raw.removeFirst()
        } else if raw.hasPrefix("$") {
            notes.add(.assumed, "a text is bound to something else; it is not known", at: node)
            raw = ""
        }
        if node.fxFlag("mnemonicParsing") ?? type.hasMnemonic { return MnemonicText(raw, marker: "_") }
        return MnemonicText(plain: raw)
    }

    /// What a file that is included holds; nothing where it is not there or includes itself.
    mutating func included(_ node: MarkupNode) -> [WidgetDraft] {
        guard let source = node["source"], !source.isEmpty else {
            notes.add(.ignored, "an fx:include does not say what", at: node)
            return []
        }
        let folder = including.last.map { name in
            name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
        }
        // A leading "/" is the root of the class path: most often the project's, which no file tells.
        guard let name = IncludeResolver.normalised((folder ?? "") + source) else {
            notes.add(.ignored, "'\(source)' is no file beside this one; it is left out", at: node)
            return []
        }
        guard !including.contains(name) else {
            notes.add(.ignored, "'\(name)' includes itself", at: node)
            return []
        }
        guard let document = files.document(name, &notes, line: node.line) else { return [] }
        including.append(name)
        defer { including.removeLast() }
        let outer = labels
        readLabels(document.root)
        defer { labels = outer }
        return drafts(of: document.root)
    }
}
