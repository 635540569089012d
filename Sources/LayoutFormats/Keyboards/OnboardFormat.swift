import LayoutModel

extension LayoutFormat {
    /// On-screen keyboards of Onboard: a screen for each layer, frames from the drawings next to the file, and the groups
    /// in which its scanner goes.
    ///
    /// Source: layouts of `onboard-common`; Onboard's scanner (keys by priority, then rows).
    public static let onboard = LayoutFormat(
        id: "onboard", summary: "on-screen keyboard (Onboard)", roots: "<keyboard> holding <box>, <panel> or <include>",
        tells: [.frames, .order, .labels, .transitions, .containers],
        fileEndings: ["onboard"],
        recognises: { head in
            head.root.local == "keyboard"
                && (head.attributes["format"] != nil
                    || ["box", "panel", "key", "include", "key_template"].contains(head.firstChild?.local))
        },
        reading: .tree { (tree, sink) throws(FormatError) in
            sink.layout.platform = .aac
            // Onboard's own defaults; its layouts say nothing else. A row with one key is passed through, keys are in a row
            // only where their tops are the same, and a chosen key flashes for half a second before it types.
            sink.layout.scanSettings = [
                ScanSetting("interval", "1.2"), ScanSetting("cycles", "2"), ScanSetting("smallestRow", "2"),
                ScanSetting("start", "on"), ScanSetting("rowsBy", "tops"),
                ScanSetting("activation", "autoTap"), ScanSetting("autoTapDelay", "0.5"),
            ]
            sink.layout.name = tree.root["id"] ?? ""
            var keyboard = OnboardKeyboard(files: sink.files, notes: sink.notes)
            keyboard.read(tree.root)
            sink.notes = keyboard.notes
            guard !keyboard.keys.isEmpty else {
                throw tree.root.error("the keyboard has no key of its own; name a keyboard that includes it")
            }
            OnboardScreens(keyboard).add(to: &sink)
        }, rewriting: .keys(shape: "svg_id"))
}

/// A key with what its template and the containers around it say.
struct OnboardKey {
    var node: MarkupNode
    /// The line in the keyboard's own file.
    var line: Int
    var id: String
    var label: String
    var layer: String?
    var priority: Int
    var isScannable: Bool
    var isVisible: Bool
    var isSensitive: Bool
    var frame: Frame?
}

/// Reads a keyboard with its templates, includes and drawings.
struct OnboardKeyboard {
    private var files: IncludeResolver
    private(set) var notes: FormatNotes
    private(set) var keys: [OnboardKey] = []
    /// The layers in the order in which they occur, which is how keys name them.
    private(set) var layers: [String] = []
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
        var drawing: String?
        var line: Int?
    }

    mutating func read(_ root: MarkupNode) {
        _ = layOut(root, Context(), x: 0, y: 0)
    }

    /// Reads a container with its top left corner at a point and returns its size.
    private mutating func layOut(_ container: MarkupNode, _ context: Context, x: Double, y: Double) -> (
        width: Double, height: Double
    ) {
        var inner = context
        if let layer = container["layer"], !layer.isEmpty {
            inner.layer = layer
            if !layers.contains(layer) { layers.append(layer) }
        }
        if let priority = container["scan_priority"].flatMap({ wholeNumber($0) }) { inner.priority = priority }
        if container["scannable"].flatMap(dumpBoolean) == false { inner.isScannable = false }
        if let file = container["filename"] { inner.drawing = file }
        let isRow = container.name == "box" && container["orientation"] != "vertical"
        let isColumn = container.name == "box" && !isRow
        let spacing = container["spacing"].flatMap { decimalNumber($0.utf8) } ?? 0
        var size = (width: 0.0, height: 0.0)
        if container["filename"] != nil, let drawing = shapes(container["filename"] ?? "", container.line),
            let own = drawing.size
        {
            size = own
        }
        // Of the parts with one id for several languages the first that fits counts.
        var chosen: Set<String> = []
        for child in container.children {
            if let id = child["id"], chosen.contains(id) { continue }
            let start = (x: x + (isRow ? size.width : 0), y: y + (isColumn ? size.height : 0))
            var own = (width: 0.0, height: 0.0)
            if let id = child["id"], let languages = child["layout"] {
                guard languages.split(separator: ",").contains(where: { trimmed(String($0)) == "us" }) else {
                    notes.add(
                        .assumed, "parts for the keyboards of some languages are left out; a US one is assumed",
                        line: context.line ?? child.line)
                    continue
                }
                chosen.insert(id)
            }
            guard !Self.isOff(child) else {
                notes.add(
                    .assumed,
                    "rows for word suggestions and click buttons are left out: both are off until they are switched on",
                    line: context.line ?? child.line)
                continue
            }
            switch child.name {
            case "box", "panel": own = layOut(child, inner, x: start.x, y: start.y)
            case "key": add(child, inner, x: start.x, y: start.y)
            case "key_template": if let id = child["id"] { templates[id] = child }
            case "include": own = include(child, inner, x: start.x, y: start.y)
            default: break
            }
            guard own.width > 0 else { continue }
            if isRow {
                size = (size.width + own.width + spacing, max(size.height, own.height))
            } else if isColumn {
                size = (max(size.width, own.width), size.height + own.height + spacing)
            } else {
                size = (max(size.width, own.width), max(size.height, own.height))
            }
        }
        return size
    }

    /// Whether something is shown only with word suggestions or with click buttons; `nowordlist` and `noclick` mark what
    /// takes its place.
    private static func isOff(_ node: MarkupNode) -> Bool { ["wordlist", "click"].contains(node["group"]) }

    private mutating func include(_ node: MarkupNode, _ context: Context, x: Double, y: Double) -> (
        width: Double, height: Double
    ) {
        guard let name = node["file"], !including.contains(name), including.count < 16 else {
            notes.add(.ignored, "an include names no file, or one that includes itself", at: node)
            return (0, 0)
        }
        guard let document = files.document(name, &notes, line: node.line) else { return (0, 0) }
        including.append(name)
        defer { including.removeLast() }
        var inner = context
        inner.line = context.line ?? node.line
        return layOut(document.root, inner, x: x, y: y)
    }

    private mutating func shapes(_ name: String, _ line: Int) -> SVGShapes? {
        if let known = drawings[name] { return known }
        let drawing = files.document(name, &notes, line: line).map { SVGShapes($0.root) }
        drawings[name] = .some(drawing)
        return drawing
    }

    private mutating func add(_ node: MarkupNode, _ context: Context, x: Double, y: Double) {
        let id = node["id"] ?? ""
        let template = templates[id] ?? templates[id.split(separator: ".").first.map(String.init) ?? ""]
        func value(_ name: String) -> String? { node[name] ?? template?[name] }
        var label = singleLine(value("label") ?? "")
        if label.isEmpty { label = singleLine(value("tooltip") ?? value("summary") ?? "") }
        // Signs of a template, as an arrow, are no words; the key's own label is taken as it is.
        let isSign = node["label"] == nil && !label.contains { $0.isLetter || $0.isNumber }
        if let known = KeySymbols.label(ofKeyNamed: id), label.isEmpty || isSign {
            label = known
            if value("label") == nil {
                notes.add(
                    .assumed, "labels of letters come from the system's keyboard; a US one is assumed",
                    line: context.line ?? node.line)
            }
        }
        if label.isEmpty { label = value("char") ?? value("keysym").map { KeySymbols.label(of: $0) } ?? "" }
        if label.isEmpty { label = id.split(separator: ".").first.map(String.init) ?? "" }
        var frame: Frame?
        if let file = context.drawing, let drawing = shapes(file, node.line) {
            // "F1.wide" is the key F1 with a look of its own.
            let names = [node["svg_id"], id, id.split(separator: ".").first.map(String.init)].compactMap { $0 }
            frame = names.lazy.compactMap { drawing.frames[$0] }.first
            guard frame != nil else {
                // Onboard itself leaves such keys out.
                return notes.add(
                    .dropped, "keys without a shape in the drawing are left out", line: context.line ?? node.line)
            }
        }
        if let own = frame { frame = Frame(x: own.x + x, y: own.y + y, width: own.width, height: own.height) }
        keys.append(
            OnboardKey(
                node: node, line: context.line ?? node.line, id: id, label: label, layer: context.layer,
                priority: value("scan_priority").flatMap { wholeNumber($0) } ?? context.priority,
                isScannable: context.isScannable && value("scannable").flatMap(dumpBoolean) != false,
                isVisible: value("visible").flatMap(dumpBoolean) ?? true,
                isSensitive: value("sensitive").flatMap(dumpBoolean) ?? true, frame: frame))
    }
}
