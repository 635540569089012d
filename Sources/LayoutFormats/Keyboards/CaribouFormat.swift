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
        }, rewriting: .keys())
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
        var drafts: [WidgetDraft] = []
        for (number, row) in rows.enumerated() {
            var x = row["align"] == "right" ? width - widths[number] : 0
            var keys: [WidgetDraft] = []
            for (index, child) in row.children.enumerated() {
                if child.name == "column" {
                    let inner = child.children.compactMap { key($0, &x, number, &notes) }
                    keys.append(group("Row \(number + 1), group \(index + 1)", .group, at: child, inner))
                } else if let key = key(child, &x, number, &notes) {
                    keys.append(key)
                }
            }
            drafts.append(group("Row \(number + 1)", .row, at: row, keys))
            if row.child("column") != nil {
                notes.add(.assumed, "groups of keys are taken to stand side by side in their row", at: row)
            }
        }
        notes.add(.assumed, "keys are drawn in rows by their widths; the file has no places", at: level)
        return screen.holding(drafts, line: level.line)
    }

    private func group(_ label: String, _ role: Role, at node: MarkupNode, _ keys: [WidgetDraft]) -> WidgetDraft {
        var group = Element(.group, role: role, label: label)
        group.container = .semanticGroup
        return WidgetDraft(group, at: node, keys)
    }

    /// The width of a key; keys inside a key are its variants and stand nowhere of their own.
    private func width(of key: MarkupNode) -> Double {
        guard key.name == "key", key.parent?.name != "key" else { return 0 }
        let share = key["width"].flatMap { decimalNumber($0.utf8) } ?? 1
        return Self.side * (share > 0 && share < 100 ? share : 1)
    }

    private func key(
        _ key: MarkupNode, _ x: inout Double, _ row: Int, _ notes: inout FormatNotes
    ) -> WidgetDraft? {
        guard key.name == "key" else { return nil }
        let width = width(of: key)
        defer { x += width }
        let name = key["name"] ?? ""
        guard name != "_", !name.isEmpty else {
            notes.add(.dropped, "keys that hold a place and do nothing are left out", at: key)
            return nil
        }
        var element = Element(role: .key, label: key["text"] ?? KeySymbols.label(of: name))
        element.id = name
        element.frame = Frame(x: x, y: Self.side * Double(row), width: width, height: Self.side)
        if key.child("key") != nil {
            element.gestures = [.longPress]
            notes.add(.assumed, "variants of a key open by holding it", at: key)
        }
        if let toggle = key["toggle"] {
            if levels.contains(toggle) {
                element.leadsTo = toggle
            } else if toggle != "default" {
                notes.add(.ignored, "a key leads to the level '\(toggle)', which is not there", at: key)
            } else {
                element.leadsTo = levels.sorted().first { $0 == "level1" }
            }
        }
        return WidgetDraft(element, at: key)
    }
}
