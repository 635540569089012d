import LayoutModel

extension LayoutFormat {
    /// On-screen keyboards of Caribou: a screen for each level, its rows, and in scanning layouts its groups of keys.
    ///
    /// Source: layouts of GNOME's Caribou (`libcaribou-common`); keys are named as X calls its symbols.
    public static let caribou = LayoutFormat(
        id: "caribou", summary: "on-screen keyboard (Caribou)", roots: "<layout> holding <level>",
        tells: [.frames, .order, .labels, .transitions, .containers],
        recognises: { $0.root.local == "layout" && $0.firstChild?.local == "level" },
        reading: .tree { (tree, sink) throws(FormatError) in
            sink.layout.platform = .aac
            let levels = tree.root.children.filter { $0.name == "level" }
            let names = Set(levels.compactMap { $0["name"] }).subtracting([""])
            if names.count < levels.count {
                sink.notes.add(.ignored, "levels without a name of their own are numbered")
            }
            var taken: Set<String> = []
            for (number, level) in levels.enumerated() {
                var id = level["name"] ?? ""
                if id.isEmpty || !taken.insert(id).inserted { id = "level\(number + 1)~" }
                sink.add(CaribouLevel(level, levels: names).screen(id: id, isFirst: number == 0, &sink.notes))
            }
            if !sink.layout.screens.contains(where: \.isInitial), !sink.layout.screens.isEmpty {
                sink.layout.screens[0].isInitial = true
            }
        })
}

/// One level of a keyboard.
private struct CaribouLevel {
    /// The side of a key of width 1 in points; the file has no other sizes.
    private static let side = 50.0

    private let level: MarkupNode
    private let levels: Set<String>

    init(_ level: MarkupNode, levels: Set<String>) {
        self.level = level
        self.levels = levels
    }

    func screen(id: String, isFirst: Bool, _ notes: inout FormatNotes) -> Screen {
        let rows = level.children.filter { $0.name == "row" }
        var screen = Screen(id: id, label: id)
        screen.isInitial = level["mode"] == "default" && isFirst
        let widths = rows.map { $0.descendants.map { self.width(of: $0) }.reduce(0, +) }
        let width = max(widths.max() ?? 0, Self.side)
        screen.width = width
        screen.height = Self.side * Double(max(rows.count, 1))
        var builder = ScreenBuilder(screen, path: [], line: level.line)
        for (number, row) in rows.enumerated() {
            var x = row["align"] == "right" ? width - widths[number] : 0
            let columns = row.children.filter { $0.name == "column" }
            var rowGroup = Element(.group, role: .row, label: "Row \(number + 1)")
            rowGroup.container = .semanticGroup
            builder.enter(at: row)
            builder.open(rowGroup, line: row.line, column: row.column)
            for (index, child) in row.children.enumerated() {
                guard child.name == "column" else {
                    write(child, &x, number, &builder, &notes)
                    continue
                }
                var group = Element(.group, label: "Row \(number + 1), group \(index + 1)")
                group.container = .semanticGroup
                builder.enter(at: child)
                builder.open(group, line: child.line, column: child.column)
                for key in child.children { write(key, &x, number, &builder, &notes) }
                builder.leave()
            }
            builder.leave()
            if !columns.isEmpty {
                notes.add(.assumed, "groups of keys are taken to stand side by side in their row", line: row.line)
            }
        }
        notes.add(.assumed, "keys are drawn in rows by their widths; the file has no places", line: level.line)
        return builder.finish()
    }

    /// The width of a key; keys inside a key are its variants and stand nowhere of their own.
    private func width(of key: MarkupNode) -> Double {
        guard key.name == "key", key.parent?.name != "key" else { return 0 }
        let share = key["width"].flatMap { decimalNumber($0.utf8) } ?? 1
        return Self.side * (share > 0 && share < 100 ? share : 1)
    }

    private func write(
        _ key: MarkupNode, _ x: inout Double, _ row: Int, _ builder: inout ScreenBuilder, _ notes: inout FormatNotes
    ) {
        guard key.name == "key" else { return }
        let width = width(of: key)
        defer { x += width }
        let name = key["name"] ?? ""
        guard name != "_", !name.isEmpty else {
            return notes.add(.dropped, "keys that hold a place and do nothing are left out", line: key.line)
        }
        var element = Element(role: .key, label: key["text"] ?? KeySymbols.label(of: name))
        element.id = name
        element.frame = Frame(x: x, y: Self.side * Double(row), width: width, height: Self.side)
        if key.child("key") != nil {
            element.gestures = [.longPress]
            notes.add(.assumed, "variants of a key open by holding it", line: key.line)
        }
        if let toggle = key["toggle"] {
            if levels.contains(toggle) {
                element.leadsTo = toggle
            } else if toggle != "default" {
                notes.add(.ignored, "a key leads to the level '\(toggle)', which is not there", line: key.line)
            } else {
                element.leadsTo = levels.sorted().first { $0 == "level1" }
            }
        }
        builder.enter(at: key)
        builder.open(element, line: key.line, column: key.column)
        builder.leave()
    }
}
