import LayoutModel

extension LayoutFormat {
    /// On-screen keyboards of matchbox: a screen for each layout, rows of keys with their widths.
    ///
    /// Source: layouts of `matchbox-keyboard` and their fragments.
    public static let matchbox = LayoutFormat(
        id: "matchbox", summary: "on-screen keyboard (matchbox)", roots: "<keyboard> holding <layout>",
        tells: [.frames, .order, .labels, .containers],
        recognises: { head in
            head.root.local == "keyboard" && head.attributes["format"] == nil
                && ["options", "layout"].contains(head.firstChild?.local)
        },
        reading: .tree { (tree, sink) throws(FormatError) in
            sink.layout.platform = .aac
            let layouts = tree.root.children.filter { $0.name == "layout" }
            guard !layouts.isEmpty else {
                throw tree.root.error("the keyboard has no layout; name another file")
            }
            var taken: Set<String> = []
            for (number, layout) in layouts.enumerated() {
                var id = layout["id"] ?? ""
                if id.isEmpty || !taken.insert(id).inserted { id = "layout\(number + 1)" }
                var reader = MatchboxLayout(files: sink.files, notes: sink.notes)
                var screen = reader.screen(of: layout, id: id)
                screen.isInitial = number == 0
                sink.notes = reader.notes
                sink.add(screen)
            }
        })
}

/// One layout of a keyboard with the fragments that it includes.
private struct MatchboxLayout {
    /// A key of width 1000 in points.
    private static let side = 50.0

    private var files: IncludeResolver
    private(set) var notes: FormatNotes
    private var including: [String] = []
    private var rows: [[(node: MarkupNode, width: Double)]] = []

    init(files: IncludeResolver, notes: FormatNotes) {
        self.files = files
        self.notes = notes
    }

    mutating func screen(of layout: MarkupNode, id: String) -> Screen {
        collect(layout)
        let widths = rows.map { $0.map(\.width).reduce(0, +) }
        let width = max(widths.max() ?? 0, Self.side)
        var builder = ScreenBuilder(
            Screen(id: id, label: id, width: width, height: Self.side * Double(max(rows.count, 1))), path: [],
            line: layout.line)
        for (number, row) in rows.enumerated() where !row.isEmpty {
            var rowGroup = Element(.group, role: .row, label: "Row \(number + 1)")
            rowGroup.container = .semanticGroup
            builder.enter(at: layout)
            builder.open(rowGroup, line: row[0].node.line, column: row[0].node.column)
            // Keys that fill share what the others leave.
            let fills = row.count { $0.node["fill"] == "true" }
            let spare = fills > 0 ? (width - widths[number]) / Double(fills) : 0
            var x = fills > 0 ? 0 : (width - widths[number]) / 2
            for (key, own) in row {
                let full = own + (key["fill"] == "true" ? spare : 0)
                if key.name == "key", var element = element(key) {
                    element.frame = Frame(x: x, y: Self.side * Double(number), width: full, height: Self.side)
                    builder.enter(at: key)
                    let source = layout.contains(key) ? key : layout
                    builder.open(element, line: source.line, column: source.column)
                    builder.leave()
                }
                x += full
            }
            builder.leave()
        }
        notes.add(.assumed, "keys are drawn in rows by their widths; the file has no places", at: layout)
        return builder.finish()
    }

    private mutating func collect(_ container: MarkupNode) {
        for child in container.children {
            switch child.name {
            case "row":
                rows.append(
                    child.children.filter { $0.name == "key" || $0.name == "space" }.map { key in
                        let share = key["width"].flatMap { decimalNumber($0.utf8) } ?? 1000
                        return (key, Self.side * (share > 0 && share <= 50_000 ? share : 1000) / 1000)
                    })
            case "include":
                guard let name = child["file"], including.count < 8, !including.contains(name) else {
                    notes.add(.ignored, "an include names no file, or one that includes itself", at: child)
                    continue
                }
                guard let fragment = files.document(name, &notes, line: child.line) else { continue }
                including.append(name)
                collect(fragment.root)
                including.removeLast()
            default: break
            }
        }
    }

    private mutating func element(_ key: MarkupNode) -> Element? {
        guard let own = key.child("default") else {
            notes.add(.dropped, "a key without anything to type is left out", at: key)
            return nil
        }
        let display = singleLine(own["display"] ?? "")
        let action = own["action"] ?? ""
        let isPicture = display.isEmpty || display.hasPrefix("image:")
        var word = action
        for prefix in ["modifier:", "xkeysym:"] where word.hasPrefix(prefix) {
            word = String(word.dropFirst(prefix.count))
        }
        var element = Element(
            role: .key, label: isPicture || action == "space" ? KeySymbols.label(of: word).capitalizedFirst : display)
        if element.label.isEmpty, let file = display.split(separator: ":").last {
            element.label = file.split(separator: ".").first.map(String.init) ?? ""
        }
        if let shifted = key.child("shifted")?["display"], shifted.uppercased() != display.uppercased() {
            element.inputLabels = [singleLine(shifted)].filter { !$0.isEmpty }
        }
        return element
    }
}

extension String {
    /// The text with its first letter in upper case.
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
