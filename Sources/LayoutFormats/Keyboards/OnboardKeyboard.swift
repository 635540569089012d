import LayoutModel

/// A box, a panel or a key: what decides where it is shown.
struct OnboardItem {
    enum Kind: Hashable {
        /// What it holds stands side by side, or one below the other.
        case box(isRow: Bool)
        /// What it holds stands where the drawings have it.
        case panel
        /// A key by its index; nil for one that is not shown.
        case key(Int?)
    }

    var kind: Kind
    /// The layer with which it is shown; nil for all.
    var layer: String?
    /// Whether it is shown, layers aside.
    var isVisible = true
    /// How much smaller what it holds is on each side, in units of the drawing.
    var border = 0.0
    /// What lies between the parts of a box, in units of the drawing.
    var spacing = 1.0
    /// Whether what is not shown takes no room in it.
    var isCompact = false
    /// Whether it grows into the room of what is not shown beside it.
    var expands = true
    /// Where the drawing has the key.
    var drawn: Frame?
    /// The items in it, by their indices.
    var children: [Int] = []
}

/// Reads a keyboard with its templates, includes and drawings.
struct OnboardKeyboard {
    /// The most layers; Onboard's own keyboards have six at most.
    private static let layerLimit = 100

    private var files: IncludeResolver
    private(set) var notes: FormatNotes
    private(set) var keys: [OnboardKey] = []
    /// The boxes, panels and keys; the last is the keyboard itself.
    private(set) var items: [OnboardItem] = []
    /// The layers in the order in which they occur, which is how keys name them.
    private(set) var layers: [String] = []
    /// The line on which each layer is first named.
    private(set) var layerLines: [String: Int] = [:]
    private var templates: [String: MarkupNode] = [:]
    private var drawings: [String: SVGShapes?] = [:]
    private var including: [String] = []

    init(files: IncludeResolver, notes: FormatNotes) {
        self.files = files
        self.notes = notes
    }

    /// What the containers around a key say.
    private struct Context {
        var layer: String?
        var priority = 0
        var isScannable = true
        var isShown = true
        var drawing: String?
        var line: Int?
    }

    mutating func read(_ root: MarkupNode) {
        var item = OnboardItem(kind: .panel)
        item.children = children(of: root, Context())
        items.append(item)
    }

    /// Reads a box or panel and returns its index.
    private mutating func container(_ node: MarkupNode, _ context: Context) -> Int {
        var inner = context
        var item = OnboardItem(
            kind: node.name == "box" ? .box(isRow: node["orientation"] != "vertical") : .panel,
            isVisible: !Self.isOff(node) && node["visible"].flatMap(dumpBoolean) != false)
        if let layer = node["layer"], !layer.isEmpty {
            (inner.layer, item.layer) = (layer, layer)
            if !layers.contains(layer), layers.count < Self.layerLimit {
                layers.append(layer)
                layerLines[layer] = context.line ?? node.line
            }
            if !layers.contains(layer) {
                notes.add(
                    .dropped, "of the layers of a keyboard \(Self.layerLimit) are read", line: context.line ?? node.line
                )
            }
        }
        if let priority = node["scan_priority"].flatMap({ wholeNumber($0) }) { inner.priority = priority }
        if node["scannable"].flatMap(dumpBoolean) == false { inner.isScannable = false }
        if let file = node["filename"] { inner.drawing = file }
        if !item.isVisible { inner.isShown = false }
        func number(_ name: String) -> Double? {
            node[name].flatMap { decimalNumber($0.utf8) }.flatMap { abs($0) < 1e6 ? $0 : nil }
        }
        item.border = number("border") ?? 0
        item.spacing = number("spacing") ?? 1
        item.isCompact = node["compact"] == "true"
        item.expands = node["expand"] != "false"
        item.children = children(of: node, inner)
        items.append(item)
        return items.count - 1
    }

    /// Reads what a container holds and returns the indices.
    private mutating func children(of container: MarkupNode, _ context: Context) -> [Int] {
        var result: [Int] = []
        // Of the parts with one id for several languages the first that fits counts.
        var chosen: Set<String> = []
        for child in container.children {
            if let id = child["id"], chosen.contains(id) { continue }
            if let id = child["id"], let languages = child["layout"] {
                guard languages.split(separator: ",").contains(where: { trimmed(String($0)) == "us" }) else {
                    notes.add(
                        .assumed, "parts for the keyboards of some languages are left out; a US one is assumed",
                        line: context.line ?? child.line)
                    continue
                }
                chosen.insert(id)
            }
            if Self.isOff(child), context.isShown {
                notes.add(
                    .assumed,
                    "rows for word suggestions and click buttons are left out: both are off until they are switched on",
                    line: context.line ?? child.line)
            }
            switch child.name {
            case "box", "panel": result.append(self.container(child, context))
            case "key": if let key = key(child, context) { result.append(key) }
            case "key_template": if let id = child["id"] { templates[id] = child }
            case "include": result += include(child, context)
            default: break
            }
        }
        return result
    }

    /// Whether something is shown only with word suggestions or with click buttons; `nowordlist` and `noclick` mark what
    /// takes its place.
    private static func isOff(_ node: MarkupNode) -> Bool { ["wordlist", "click"].contains(node["group"]) }

    private mutating func include(_ node: MarkupNode, _ context: Context) -> [Int] {
        guard let name = node["file"], !including.contains(name), including.count < 16 else {
            notes.add(.ignored, "an include names no file, or one that includes itself", at: node)
            return []
        }
        guard let document = files.document(name, &notes, line: node.line) else { return [] }
        including.append(name)
        defer { including.removeLast() }
        var inner = context
        inner.line = context.line ?? node.line
        return children(of: document.root, inner)
    }

    private mutating func shapes(_ name: String, _ line: Int) -> SVGShapes? {
        if let known = drawings[name] { return known }
        let drawing = files.document(name, &notes, line: line).map { SVGShapes($0.root) }
        drawings[name] = .some(drawing)
        return drawing
    }

    /// Reads a key and returns the index of its item; nil where it has no shape.
    private mutating func key(_ node: MarkupNode, _ context: Context) -> Int? {
        let id = node["id"] ?? ""
        let template = templates[id] ?? templates[id.split(separator: ".").first.map(String.init) ?? ""]
        func value(_ name: String) -> String? { node[name] ?? template?[name] }
        let isShown = context.isShown && !Self.isOff(node)
        var drawn: Frame?
        if let file = context.drawing, let drawing = shapes(file, node.line) {
            // "F1.wide" is the key F1 with a look of its own.
            let names = [node["svg_id"], id, id.split(separator: ".").first.map(String.init)].compactMap { $0 }
            drawn = names.lazy.compactMap { drawing.frames[$0] }.first
            guard drawn != nil else {
                // Onboard itself leaves such keys out.
                if isShown {
                    notes.add(
                        .dropped, "keys without a shape in the drawing are left out", line: context.line ?? node.line)
                }
                return nil
            }
        }
        let isVisible = !Self.isOff(node) && value("visible").flatMap(dumpBoolean) != false
        var item = OnboardItem(kind: .key(nil), isVisible: isVisible, drawn: drawn)
        if isShown {
            item.kind = .key(keys.count)
            keys.append(
                OnboardKey(
                    node: node, line: context.line ?? node.line, id: id,
                    label: label(id, node["label"], value, line: context.line ?? node.line), layer: context.layer,
                    priority: value("scan_priority").flatMap { wholeNumber($0) } ?? context.priority,
                    isScannable: context.isScannable && value("scannable").flatMap(dumpBoolean) != false,
                    isVisible: isVisible, isSensitive: value("sensitive").flatMap(dumpBoolean) ?? true,
                    drawn: drawn))
        }
        items.append(item)
        return items.count - 1
    }

    private mutating func label(_ id: String, _ own: String?, _ value: (String) -> String?, line: Int) -> String {
        var label = singleLine(value("label") ?? "")
        if label.isEmpty { label = singleLine(value("tooltip") ?? value("summary") ?? "") }
        // Signs of a template, as an arrow, are no words; the key's own label is taken as it is.
        let isSign = own == nil && !label.contains { $0.isLetter || $0.isNumber }
        if let known = KeySymbols.label(ofKeyNamed: id), label.isEmpty || isSign {
            label = known
            if value("label") == nil {
                notes.add(
                    .assumed, "labels of letters come from the system's keyboard; a US one is assumed", line: line)
            }
        }
        if label.isEmpty { label = value("char") ?? value("keysym").map { KeySymbols.label(of: $0) } ?? "" }
        return label.isEmpty ? id.split(separator: ".").first.map(String.init) ?? "" : label
    }
}
