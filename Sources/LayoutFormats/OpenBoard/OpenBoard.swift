import LayoutModel

/// One board of buttons.
struct OpenBoard {
    /// The side of a cell in points; the file has no sizes.
    private static let cell = 100.0
    /// The most rows or columns of a board.
    private static let gridLimit = 1_000.0

    private let root: MarkupNode
    let id: String
    let name: String

    init(_ root: MarkupNode, id: String? = nil) {
        self.root = root
        self.id = id ?? root.jsonText("id") ?? "main"
        name = root.jsonText("name") ?? ""
    }

    /// The screen of the board. O(buttons + cells).
    func screen(in set: OpenBoardSet, _ notes: inout FormatNotes) -> Screen {
        var screen = Screen(id: id, label: name)
        let buttons = root.jsonItems("buttons")
        var byID: [String: MarkupNode] = [:]
        for button in buttons {
            guard let id = button.jsonText("id") else {
                notes.add(.ignored, "a button has no id, so that no cell can show it", at: button)
                continue
            }
            if byID.updateValue(button, forKey: id) != nil {
                notes.add(.ignored, "the id '\(id)' belongs to several buttons; the last counts", at: button)
            }
        }
        var placed: [(button: MarkupNode, frame: Frame?)] = []
        if let grid = root.child("grid") {
            let (width, height) = size(of: grid, &notes)
            (screen.width, screen.height) = (width, height)
            for (row, cells) in grid.jsonItems("order").enumerated() {
                for (column, cell) in cells.children.enumerated() {
                    let id = singleLine(cell.text)
                    guard !id.isEmpty else { continue }
                    guard let button = byID[id] else {
                        notes.add(.ignored, "a cell shows the button '\(id)', which is not there", at: cell)
                        continue
                    }
                    let frame = Frame(
                        x: Self.cell * Double(column), y: Self.cell * Double(row), width: Self.cell, height: Self.cell)
                    placed.append((button, absolute(button, width, height) ?? frame))
                }
            }
            let shown = Set(placed.map(\.button.offset))
            let hidden = buttons.filter { !shown.contains($0.offset) }.count
            if hidden > 0 { notes.add(.dropped, "\(hidden) buttons stand in no cell of their board", at: root) }
        } else {
            notes.add(.assumed, "the board has no grid; its buttons are taken in the order of the file", at: root)
            placed = buttons.map { ($0, absolute($0, 1_000, 1_000)) }
            if placed.contains(where: { $0.frame != nil }) { (screen.width, screen.height) = (1_000, 1_000) }
        }
        let pictures = OpenBoardPictures(root)
        var builder = ScreenBuilder(screen, path: [], line: root.line)
        for (button, frame) in placed {
            var element = element(of: button, in: set, &notes)
            element.frame = frame
            element.colour = button.jsonText("background_color").flatMap(CellColour.hex)
            element.picture = button.jsonText("image_id").flatMap { pictures[$0] }
            builder.enter(at: button)
            builder.open(element, line: button.line, column: button.column)
            builder.leave()
        }
        notes.add(.assumed, "how a board is scanned is not in the file; it is a setting of the person")
        screen = builder.finish()
        screen.keepSomeWeight()
        return screen
    }

    /// The width and height of the grid in points, by what it says or by its cells.
    private func size(of grid: MarkupNode, _ notes: inout FormatNotes) -> (Double, Double) {
        let order = grid.jsonItems("order")
        let columns = order.map { $0.children.reduce(0) { count, _ in count + 1 } }.max() ?? 0
        func count(_ key: String, _ found: Int) -> Double {
            guard let stated = grid.jsonNumber(key), stated >= 1, stated <= Self.gridLimit else {
                return Double(max(found, 1))
            }
            if Int(stated) < found { notes.add(.ignored, "the grid has more \(key) than it says", at: grid) }
            return max(stated, Double(found))
        }
        return (Self.cell * count("columns", columns), Self.cell * count("rows", order.count))
    }

    /// The frame of a button that states its place as shares of the board.
    private func absolute(_ button: MarkupNode, _ width: Double, _ height: Double) -> Frame? {
        guard let left = button.jsonNumber("left"), let top = button.jsonNumber("top"),
            let wide = button.jsonNumber("width"),
            let high = button.jsonNumber("height"), [left, top, wide, high].allSatisfy({ (0...1).contains($0) }),
            wide > 0,
            high > 0
        else { return nil }
        return Frame(x: left * width, y: top * height, width: wide * width, height: high * height)
    }

    private func element(of button: MarkupNode, in set: OpenBoardSet, _ notes: inout FormatNotes) -> Element {
        var element = Element(role: .button, label: button.jsonText("label") ?? button.jsonText("vocalization") ?? "")
        if let id = button.jsonText("id") { element.id = id }
        element.isHidden = button.jsonFlag("hidden")
        var actions = button.jsonItems("actions").map { singleLine($0.text) }
        if actions.isEmpty, let action = button.jsonText("action") { actions = [action] }
        for action in actions {
            if action.hasPrefix("+") {
                element.role = .key
                if element.label.isEmpty { element.label = String(action.dropFirst()) }
            } else if action == ":space" {
                element.role = .key
                if element.label.isEmpty { element.label = "Space" }
            } else if action == ":home" {
                element.leadsTo = set.home
            } else if ["prediction", "completion", "suggestion"].contains(where: action.contains) {
                element.role = .key
                element.weight = 0
                if element.label.isEmpty { element.label = "predicted word" }
                notes.add(
                    .assumed,
                    "cells of predicted words are stops, but left out of the averages: what they say is not in the file",
                    at: button)
            }
        }
        if let link = button.child("load_board"), link["type"] == "object" {
            element.leadsTo = set.destination(of: link)
            if element.leadsTo == nil {
                notes.add(
                    set.paths.isEmpty ? .assumed : .ignored,
                    set.paths.isEmpty
                        ? "jumps to other boards are not followed; name the set (.obz, or its manifest.json) for them"
                        : "a button loads the board '\(link.jsonText("path") ?? link.jsonText("id") ?? link.jsonText("name") ?? "")', which is not in the set",
                    at: button)
            }
        }
        if element.label.isEmpty { notes.add(.assumed, "a button has no label", at: button) }
        return element
    }
}
