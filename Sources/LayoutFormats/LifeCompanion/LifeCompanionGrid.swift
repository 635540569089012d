import LayoutModel

/// One grid of keys.
struct LifeCompanionGrid {
    /// The most rows or columns of a grid.
    private static let gridLimit = 1_000

    private let node: MarkupNode
    /// The stack that shows it.
    let stack: MarkupNode
    let id: String
    private let name: String
    /// Whether its stack shows it first.
    let isShown: Bool

    init(_ node: MarkupNode, stack: MarkupNode, id: String, name: String, isShown: Bool) {
        (self.node, self.stack, self.id, self.name, self.isShown) = (node, stack, id, name, isShown)
    }

    /// The id by which keys name it.
    var key: String? { node["id"] }

    /// A text as one line; the file writes "null" for none.
    static func text(_ text: String?) -> String {
        let line = singleLine(text ?? "")
        return line == "null" ? "" : line
    }

    /// Where something lies, and what of it.
    private struct Area {
        var frame: Frame
        var rows: Int
        var columns: Int
    }

    /// The screen of the grid. O(keys).
    func screen(destinations: [String: String], keepsEmpty: Bool, _ notes: inout FormatNotes) -> Screen {
        func side(_ name: String) -> Double {
            stack[name].flatMap { decimalNumber($0.utf8) }.flatMap { $0 > 0 && $0 < 100_000 ? $0 : nil } ?? 500
        }
        let frame = Frame(x: 0, y: 0, width: side("width"), height: side("height"))
        var screen = Screen(id: id, label: name)
        (screen.width, screen.height) = (frame.width, frame.height)
        var builder = ScreenBuilder(screen, path: [], line: node.line)
        var writer = Writer(destinations: destinations, keepsEmpty: keepsEmpty || !Self.holdsKeys(node))
        writer.add(node, frame, &builder, &notes)
        screen = builder.finish()
        screen.keepSomeWeight()
        return screen
    }

    /// Whether anything in a grid is not empty: where nothing is, nothing is left out.
    private static func holdsKeys(_ grid: MarkupNode) -> Bool {
        grid.descendants.contains { $0.name == "Cmp" && $0["ntyp"] == "GPKC" && !LifeCompanionKey($0).isEmpty }
    }

    /// Writes what a grid holds.
    private struct Writer {
        let destinations: [String: String]
        let keepsEmpty: Bool
        private var predictions = 0

        init(destinations: [String: String], keepsEmpty: Bool) {
            (self.destinations, self.keepsEmpty) = (destinations, keepsEmpty)
        }

        mutating func add(
            _ owner: MarkupNode, _ frame: Frame, _ builder: inout ScreenBuilder, _ notes: inout FormatNotes
        ) {
            guard let grid = owner.child("Grid") else { return }
            func count(_ name: String) -> Int {
                let count = grid[name].flatMap { wholeNumber($0) } ?? 0
                if !(1...LifeCompanionGrid.gridLimit).contains(count) {
                    notes.add(.ignored, "the grid has '\(singleLine(grid[name] ?? ""))' \(name)s", at: grid)
                }
                return min(max(count, 1), LifeCompanionGrid.gridLimit)
            }
            let area = Area(frame: frame, rows: count("row"), columns: count("column"))
            for component in grid.children where component.name == "Cmp" {
                let place = place(of: component, in: area, &notes)
                if component["ntyp"] == "GPKC" {
                    key(component, place, &builder, &notes)
                } else if component.child("Grid") != nil {
                    group(component, component, place, &builder, &notes)
                } else if let pages = component.child("StackGrid") {
                    let shown = pages.children.first { $0["id"] != nil && $0["id"] == component["displayed"] }
                    if let page = shown ?? pages.children.first(where: { $0.child("Grid") != nil }) {
                        notes.add(.assumed, "of a stack inside a grid the page shown first is read", at: component)
                        group(page, component, place, &builder, &notes)
                    }
                } else {
                    text(component, place, &builder, &notes)
                }
            }
        }

        private func place(of node: MarkupNode, in area: Area, _ notes: inout FormatNotes) -> Frame? {
            func number(_ name: String, _ least: Int) -> Int {
                max(node[name].flatMap { wholeNumber($0) } ?? least, least)
            }
            let (row, column) = (number("row", 0), number("column", 0))
            let (rows, columns) = (number("rowSpan", 1), number("columnSpan", 1))
            guard row < area.rows, column < area.columns, rows <= area.rows - row, columns <= area.columns - column
            else {
                notes.add(.ignored, "a key lies outside the rows and columns of its grid", at: node)
                return nil
            }
            let (width, height) = (area.frame.width / Double(area.columns), area.frame.height / Double(area.rows))
            return Frame(
                x: area.frame.x + width * Double(column), y: area.frame.y + height * Double(row),
                width: width * Double(columns),
                height: height * Double(rows))
        }

        private mutating func group(
            _ grid: MarkupNode, _ cell: MarkupNode, _ frame: Frame?, _ builder: inout ScreenBuilder,
            _ notes: inout FormatNotes
        ) {
            guard let frame else { return }
            var group = Element(.group, role: .group, label: LifeCompanionGrid.text(grid["userName"]))
            group.container = .semanticGroup
            group.frame = frame
            if let id = cell["id"] { group.id = id }
            builder.enter(at: cell)
            builder.open(group, line: cell.line, column: cell.column)
            add(grid, frame, &builder, &notes)
            builder.leave()
        }

        private func text(
            _ node: MarkupNode, _ frame: Frame?, _ builder: inout ScreenBuilder, _ notes: inout FormatNotes
        ) {
            var element = Element(role: .textView, label: "text")
            element.interactive = false
            element.frame = frame
            if let id = node["id"] { element.id = id }
            builder.enter(at: node)
            builder.open(element, line: node.line, column: node.column)
            builder.leave()
        }

        private mutating func key(
            _ node: MarkupNode, _ frame: Frame?, _ builder: inout ScreenBuilder, _ notes: inout FormatNotes
        ) {
            let key = LifeCompanionKey(node)
            guard keepsEmpty || !key.isEmpty else {
                return notes.add(.dropped, "empty keys are left out, as the scan does")
            }
            if key.isPrediction { predictions += 1 }
            var element = key.element(predictions, destinations, &notes)
            element.frame = frame
            builder.enter(at: node)
            builder.open(element, line: node.line, column: node.column)
            builder.leave()
        }
    }
}

/// One key of a grid.
struct LifeCompanionKey {
    private let node: MarkupNode
    private let label: String
    private let options: [String]
    private let actions: [MarkupNode]

    init(_ node: MarkupNode) {
        self.node = node
        let text = LifeCompanionGrid.text(node["textContent"])
        label = text.isEmpty ? LifeCompanionGrid.text(node["imageName"]) : text
        options = node.children.compactMap { $0.name == "KeyOption" ? $0["ntyp"] : nil }
        // What happens while the highlight is on a key is no choice.
        actions = node.descendants.filter { $0.name == "Act" && $0.parent?["etyp"] != "OVER" }
    }

    /// Whether it shows nothing and does nothing.
    var isEmpty: Bool {
        label.isEmpty && actions.isEmpty && options.isEmpty && node["imageId2"].map { $0 == "null" } ?? true
    }

    /// The file of its picture in the archive: named after its content, in hexadecimal digits.
    private var picture: String? {
        guard let id = node["imageId2"], !id.isEmpty, id.utf8.count <= 128,
            id.utf8.allSatisfy({
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                    || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
            })
        else { return nil }
        return "images/\(id).png"
    }

    /// Whether what it shows is predicted at run time.
    var isPrediction: Bool { options.contains { $0.contains("Prediction") || $0.hasPrefix("AutoChar") } }

    /// The key as a target.
    func element(_ prediction: Int, _ destinations: [String: String], _ notes: inout FormatNotes) -> Element {
        var element = Element(role: .key, label: label)
        if let id = node["id"] { element.id = id }
        element.colour = node.child("KeyCompStyle")?["backgroundColor"].flatMap(CellColour.hex)
        element.picture = picture
        if isPrediction {
            element.weight = 0
            if label.isEmpty { element.label = "prediction \(prediction)" }
            notes.add(
                .assumed,
                "cells of predicted words are stops, but left out of the averages: what they say is not in the file",
                at: node)
        } else if isEmpty {
            element.weight = 0
            notes.add(.assumed, "empty keys are stops of this scan; they are left out of the averages", at: node)
        } else if actions.isEmpty, options.isEmpty || options.contains(where: { $0.hasPrefix("VariableInformation") }) {
            element.weight = 0
            notes.add(
                .assumed, "keys that only show something are stops of the scan; they are left out of the averages",
                at: node)
        } else if element.label.isEmpty {
            notes.add(.assumed, "a key has no text; what it shows is filled in at run time, or a picture", at: node)
        }
        for action in actions {
            guard let type = action["ntyp"], type.hasPrefix("MoveTo") else { continue }
            if let target = action["targetGridId"] {
                element.leadsTo = element.leadsTo ?? destinations[target]
                if destinations[target] == nil {
                    notes.add(.ignored, "a key moves to a grid that is not there", at: node)
                }
            } else {
                notes.add(
                    .assumed, "'\(singleLine(type))' leads where the person was before; it is no transition", at: node)
            }
        }
        return element
    }
}
